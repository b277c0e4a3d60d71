"""A table of buttons at a screen: what every press meant, or why it was refused. Hands are reported as sums."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.hub.events import Pressed
from roundhouse.i18n.texts import buttons_text, called_text, screen_text
from roundhouse.presenters.actions import engine_actions, further_actions
from roundhouse.presenters.announcement import LocalizedAnnouncement, nothing, sentence
from roundhouse.presenters.called import CalledControls, report_actions
from roundhouse.presenters.front import Front
from roundhouse.presenters.prompts import prompt_of
from roundhouse.presenters.views import Action, Announcement, TablePage
from roundhouse.referee import Answer, Place
from roundhouse.referee.awaited import Awaited
from roundhouse_hub.lamps.scene import ENGINE, REFUSED, SLOTS, Cue
from roundhouse_hub.link.messages import DOWN, LONG, PRESS, TWICE

GESTURES = (PRESS, LONG, TWICE)
"""The gestures in the order in which `press` counts them."""
ENGINE_GESTURES = {"draw": PRESS, "done": TWICE, "undo": LONG}
"""What a press of the engine means."""


class SlotsControls:
    """See `Controls`. What no button can express is entered on the screen, as at a called table."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self._session = front.session
        self._called = CalledControls(front)
        self._called.report.by_sum = True
        self._refused_button: tuple[int, int] | None = None
        self._seating: list[int] = []  # the seats that choose a slot again, in this order

    @property
    def _unseated(self) -> tuple[int, ...]:
        """The seats whose players must still press their slots, the next one first."""
        return tuple(self._seating) or self._front.referee.unplaced

    # -- what happened ---------------------------------------------------------------------------------------

    def answered(self, answer: Answer) -> None:
        """See `Controls`."""
        front = self._front
        self._called.answered(answer)
        self._called.report.by_sum = True
        last = front.last.now
        told = answer.allowed and last is not None and last.tone == "info" and not answer.taken_back
        if told and front.referee.position is not None:
            # Every tile is taken on trust here: that is no news.
            message = front.last.message
            front.say(lambda language: _without_trust(message(language)))

    def press(self, press: Pressed) -> None:
        """See `Controls`. A button that just went `down` means nothing until the hub knows the gesture."""
        if press.gesture != DOWN:
            self._press(press.button, press.gesture)

    def look(self) -> None:
        """See `Controls`: everybody shares this screen."""

    # -- what is pressed -------------------------------------------------------------------------------------

    def do(self, kind: str, values: tuple[int, ...]) -> None:
        """See `Controls`."""
        match kind:
            case "press":
                self._press(values[0], GESTURES[values[1] if len(values) > 1 else 0])
            case "draw" | "done" | "undo" if self._session.awaited.what not in ("hand", "nothing"):
                self._press(ENGINE, ENGINE_GESTURES[kind])
            case "sit-anew":
                self._seating = list(range(len(self._front.referee.names)))
                self._front.say(nothing)
            case _:
                self._called.do(kind, values)

    def _press(self, button: int, gesture: str) -> None:
        """A press, on the hub or on its picture."""
        referee = self._front.referee
        steps = referee.steps
        if self._seating and button < SLOTS:
            self._sit(button)
            return
        seat = next(iter(referee.unplaced), -1)
        answer = self._session.heard(Pressed(button, gesture, ticks=0))
        if seat >= 0 and button < SLOTS and seat in referee.placed:
            self._sat(seat, button)
        elif answer is None and referee.steps == steps:
            self._refuse(button, lambda language: Announcement("refused", buttons_text("no-meaning", language)))
        elif answer is not None and not answer.allowed:
            self._refused_button = button, self._front.now

    def _sit(self, slot: int) -> None:
        seat, placed = self._seating[0], self._front.referee.placed
        if slot in {placed.get(other) for other in range(seat)}:
            self._refuse(slot, sentence("refused", "slots-taken"))
            return
        self._seating.pop(0)
        self._session.call(Place(seat, slot))
        self._sat(seat, slot)

    def _sat(self, seat: int, slot: int) -> None:
        """Confirm a player's slot; once all have one, order the seats clockwise."""
        who, slot_name = self._front.referee.names[seat], str(slot + 1)
        self._front.say(
            lambda language: Announcement("info", called_text("sits-here", language, seat=who, slot=slot_name))
        )
        if not self._unseated:
            self._session.seat_clockwise()

    def _refuse(self, button: int, why: LocalizedAnnouncement) -> None:
        self._front.say(why)
        self._refused_button = button, self._front.now
        if button != ENGINE:
            self._session.sound((Cue(REFUSED, button),))

    # -- what is shown ---------------------------------------------------------------------------------------

    def page(self) -> TablePage:
        """See `Controls`."""
        front, session, language = self._front, self._session, self._front.language
        awaited, unseated = session.awaited, self._unseated
        if unseated:
            awaited = Awaited("place", unseated[0], unseated)
        last = front.last.now
        return replace(
            self._called.page(),
            prompt=prompt_of(session, awaited, language),
            announcement=last if last is not None or awaited.what == "hand" else _ready(language),
            actions=self._actions(language),
            unseated=unseated,
            refused_button=self._refused_button,
        )

    def _actions(self, language: str) -> tuple[Action, ...]:
        session = self._session
        if session.awaited.what == "hand":
            found = report_actions(session, self._called.report, language)
        else:
            found = [Action("press", "", takes="number"), *engine_actions(session, bool(self._unseated), language)]
        if not session.referee.match.begun and not self._unseated:
            found.append(Action("sit-anew", screen_text("slots-anew", language)))
        return (*found, *further_actions(session, language))


def _without_trust(last: Announcement | None) -> Announcement | None:
    return None if last is None else Announcement("info", last.title)


def _ready(language: str) -> Announcement:
    return Announcement("asked", screen_text("slots-ready", language))
