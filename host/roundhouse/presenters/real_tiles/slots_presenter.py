"""A table of buttons at a screen: what every press meant, or why it was refused. Hands are reported as sums."""

from __future__ import annotations

from dataclasses import replace

from roundhouse import actions
from roundhouse.actions import GESTURE_NAMES, SlotsAction
from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Slot
from roundhouse.presenters.available import engine_offers, further_offers
from roundhouse.presenters.context import PresenterContext
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.real_tiles.called_presenter import CalledPresenter, own_seat_offers, report_offers
from roundhouse.presenters.real_tiles.corrections import failed_call_offers
from roundhouse.presenters.real_tiles.prompts import prompt_of
from roundhouse.presenters.table.announcement import LocalizedAnnouncement, localized, no_announcement
from roundhouse.presenters.views import Announcement, TablePage
from roundhouse.referee import Answer, TakeSlot
from roundhouse.referee.awaited import Awaited
from roundhouse.referee.calls import Call
from roundhouse_hub.lamps.scene import ENGINE, REFUSED, SLOTS, Cue
from roundhouse_hub.link.messages import DOWN, LONG, PRESS, TWICE

WITHOUT_ENGINE = ("hand", "nothing")
"""The awaited things while the engine button neither draws nor ends a turn nor undoes: no round is in play."""
ON_SCREEN = (*WITHOUT_ENGINE, "correction")
"""The awaited things while the hub's buttons give no answer: a question takes the hub's place on the screen."""
PRESSES = Offer(actions.PressButton, "")


class SlotsPresenter:
    """Calls that no button can express are entered on the screen, as at a called table."""

    def __init__(self, context: PresenterContext) -> None:
        self._context = context
        self._session = context.session
        self._called = CalledPresenter(context)
        self._called.report.switch(by_sum=True)
        self._refused_button: tuple[int, int] | None = None
        self._seating: list[Seat] = []  # the seats that choose a slot again, in this order

    @property
    def _unseated(self) -> tuple[Seat, ...]:
        """The seats whose players must still press their slots, the next one first."""
        return tuple(self._seating) or self._context.referee.seats_without_slot

    # -- what happened ---------------------------------------------------------------------------------------

    def answered(self, answer: Answer) -> None:
        context = self._context
        self._called.answered(answer)
        if not self._called.report.goes_on:
            self._called.report.switch(by_sum=True)
        last = context.last.announcement
        told = answer.allowed and last is not None and last.tone == "info" and not answer.taken_back
        if told and context.referee.position is not None:
            # Every tile is taken on trust here: that is no news.
            message = context.last.message
            context.show(lambda texts: _without_trust(message(texts)))

    def handle_press(self, press: ButtonEvent) -> None:
        """A button that just went `down` means nothing until the hub knows the gesture."""
        if press.gesture != DOWN:
            self._press(press.button, press.gesture)

    def correct(self, call: Call | None) -> None:
        """Nothing of a call is entered before it is made."""

    def refresh(self, *, wait: bool = False) -> None:
        self._called.refresh(wait=wait)

    # -- what is pressed -------------------------------------------------------------------------------------

    def do(self, action: SlotsAction) -> None:
        awaited = self._session.mode.awaited.what
        match action:
            case actions.PressButton(button, gesture):
                self._press(button, GESTURE_NAMES[gesture])
            case actions.Draw() | actions.Done() | actions.Undo() if awaited not in WITHOUT_ENGINE:
                self._press(ENGINE, engine_gesture(action))
            case actions.SitElsewhere():
                self._seating = [Seat(seat) for seat in range(len(self._context.referee.names))]
                self._context.show(no_announcement)
            case _:
                self._called.do(action)

    def _press(self, button: int, gesture: str) -> None:
        """A press, on the hub or on its picture."""
        referee = self._context.referee
        steps = referee.steps
        if self._seating and button < SLOTS:
            self._sit(Slot(button))
            return
        unplaced = referee.seats_without_slot
        answer = self._session.handle_hub_event(ButtonEvent(button, gesture, ticks=0))
        if unplaced != referee.seats_without_slot:
            self._called.confirm_slot(unplaced)
        elif answer is None and referee.steps == steps:
            self._refuse(button, localized("refused", "no-meaning", Texts.buttons))
        elif answer is not None and not answer.allowed:
            self._refused_button = button, self._context.now

    def _sit(self, slot: Slot) -> None:
        unplaced, placed = tuple(self._seating), self._context.referee.reported_slots
        if slot in {placed.get(other) for other in map(Seat, range(unplaced[0]))}:
            self._refuse(slot, localized("refused", "slots-taken"))
            return
        self._seating.pop(0)
        self._session.call(TakeSlot(unplaced[0], slot))
        self._called.confirm_slot(unplaced)

    def _refuse(self, button: int, why: LocalizedAnnouncement) -> None:
        self._context.say(why)
        self._refused_button = button, self._context.now
        if button != ENGINE:
            self._session.output.sound((Cue(REFUSED, button),))

    # -- what is shown ---------------------------------------------------------------------------------------

    def page(self) -> TablePage:
        context, session, texts = self._context, self._session, self._context.texts
        awaited, unseated = session.mode.awaited, self._unseated
        if unseated:
            awaited = Awaited("place", unseated[0], unseated)
        last, page = context.last.announcement, self._called.page_offering(self._offers(texts))
        return replace(
            page,
            prompt=prompt_of(texts, session, awaited, self._context.hot_seat),
            announcement=last if last is not None or awaited.what == "hand" else self._ready(texts),
            question=page.question if session.mode.awaited.what in ON_SCREEN else None,
            unseated=unseated,
            refused_button=self._refused_button,
        )

    def _ready(self, texts: Texts) -> Announcement:
        corrected_call = self._context.corrected_call_text
        return Announcement("asked", corrected_call(texts) if corrected_call else texts.screen("slots-ready"))

    def _offers(self, texts: Texts) -> tuple[Offer, ...]:
        session = self._session
        if session.mode.awaited.what == "hand":
            found = [PRESSES, *report_offers(texts, session, self._called.report)]
        elif session.mode.awaited.what == "correction":
            found = [PRESSES, *failed_call_offers(texts, session)]
        elif session.mode.awaited.what == "nothing":
            found = [PRESSES]
        else:
            found = [PRESSES, *engine_offers(texts, session, bool(self._unseated))]
        if not session.referee.match.begun and not self._unseated:
            found.append(offered(texts, actions.SitElsewhere()))
        calling = own_seat_offers(texts, session, self._context.hot_seat)
        return (*found, *calling, *further_offers(texts, session))


def engine_gesture(action: actions.Draw | actions.Done | actions.Undo) -> str:
    """The press of the engine that means this."""
    match action:
        case actions.Draw():
            return PRESS
        case actions.Done():
            return TWICE
        case actions.Undo():
            return LONG


def _without_trust(last: Announcement | None) -> Announcement | None:
    return None if last is None else Announcement("info", last.title)
