"""A dealt table: a person picks tiles from the hand, lays them, and draws; hint and undo help."""

from __future__ import annotations

from typing import assert_never

from roundhouse import actions
from roundhouse.actions import DealtAction
from roundhouse.actions.action import Index
from roundhouse.games.core.moves import DONE, DRAW, Announce, Claim, Deal, LayEngine, Marker, Play
from roundhouse.games.core.position import Stage
from roundhouse.games.core.rulings import TableError
from roundhouse.hub.events import ButtonEvent
from roundhouse.indices import Seat, TileId, counted
from roundhouse.players import Advised
from roundhouse.presenters.available import dealt_offers, hand_offers, strip_offers, typed_offers
from roundhouse.presenters.context import PresenterContext
from roundhouse.presenters.dealt.hints import alternatives, why_not
from roundhouse.presenters.dealt.undo import consenting_seats, undo
from roundhouse.presenters.table.announcement import (
    answer_to_person,
    hint,
    no_announcement,
    permission,
    refusal,
    thinking,
    to_looking,
)
from roundhouse.presenters.table.table_view import ViewState, status_text, table_view
from roundhouse.presenters.table.typed_calls import explain, not_understood, undo_or_refuse
from roundhouse.presenters.views import Announcement, TablePage
from roundhouse.referee import Answer
from roundhouse.referee.calls import Call
from roundhouse.referee.modes.mode import asks_undo
from roundhouse.referee.session.thinking import Thought


class DealtPresenter:
    def __init__(self, context: PresenterContext) -> None:
        self._context = context
        self._session = context.session
        self._seat = context.hot_seat
        self._hand = context.hand
        self._turn_end = context.turn_end
        self._hints: list[Advised] = []
        self._advice: Thought | None = None
        self._looking = self._seat.looking

    # -- what happened ---------------------------------------------------------------------------------------

    def answered(self, answer: Answer) -> None:
        context = self._context
        self._turn_end.note(answer)
        if any(isinstance(each.event, Deal) for each in (*answer.applied, *answer.taken_back)):
            self._seat.cover()
            self._hand.forget_orders()
        context.show(answer_to_person(answer, context.referee, context.hot_seat))
        context.note_refusal(answer)
        if answer.allowed:
            self._hand.let_go()
            self._hints, self._advice = [], None

    def handle_press(self, press: ButtonEvent) -> None:
        if asks_undo(press) and self._session.proposals.open is not None:
            self._session.proposals.agree(consenting_seats(self._session, self._seat))
        elif asks_undo(press):
            self._undo()
        else:
            self._session.handle_hub_event(press)

    def correct(self, call: Call | None) -> None:
        """Nothing of a call is entered before it is made."""

    def refresh(self, *, wait: bool = False) -> None:  # noqa: ARG002  (no photos are read here)
        self._tell_advice()
        if not self._turn_end.awaits_confirmation:
            self._seat.turn()
        if self._seat.looking != self._looking:
            self._looking = self._seat.looking
            self._hand.let_go()
            self._context.show(self._context.last.message)  # again, for the person at the screen now

    # -- what the person does --------------------------------------------------------------------------------

    def do(self, action: DealtAction) -> None:
        session, position, hand = self._session, self._context.referee.position, self._hand
        if not isinstance(action, actions.Hint):
            self._advice = None  # what people do next is worth more than what they asked before
        match action:
            case actions.ShowHand():
                self._seat.uncover()
                self._turn_end.forget()
                self._context.show(self._context.last.message)  # again: the message may now mention the hand
            case actions.TypeCall(text):
                try:
                    session.call_text(text)
                except TableError as error:
                    self._context.say(not_understood(error, session))
            case actions.Explain(text):
                explain(self._context, text)
            case actions.NextRound():
                session.mode.go_on()
            case actions.Undo():
                self._undo()
            case actions.UndoSteps(steps):
                undo_or_refuse(self._context, steps)
            case actions.PickTile(index):
                self._pick(index)
            case actions.MoveTile(tile, place, held):
                hand.move(tile, place, held=bool(held))
            case actions.DropTile(train, end):
                hand.drop(train, end)
            case actions.PlayTile(tile, train, end):
                hand.take(hand.hand[tile])
                hand.drop(train, end)
            case actions.TurnTile():
                hand.turn()
            case actions.Hint():
                self._hint()
            case actions.WhyNot():
                self._why()
            case actions.SortHand():
                if position is not None and not self._seat.covered:
                    hand.arrange(position)
            case actions.Done() if self._turn_end.awaits_confirmation or self._turn_end.announces:
                self._turn_end.release()
            case actions.Draw() | actions.Done():
                if self._seat.in_turn:
                    session.call(DRAW if isinstance(action, actions.Draw) else DONE)
            case actions.MarkerUp() | actions.MarkerDown():
                session.call(Marker(self._seat.seat, isinstance(action, actions.MarkerUp)))
            case actions.Announce():
                self._announce()
            case actions.Claim():
                if position is not None:
                    session.call(Claim(position.game.unannounced(position)))
            case actions.Quit() | actions.SeeScores():
                pass  # by the front end
            case _:
                assert_never(action)

    def _announce(self) -> None:
        position = self._context.referee.position
        if position is not None:
            own, silent = self._seat.seat, self._session.last_tile.silent
            may = position.ruling(Announce(own)).allowed and not self._seat.covered
            self._session.call(Announce(own if may else counted(silent)))

    def _undo(self) -> None:
        """Take back what ended the turn, while nobody has seen anything since; else ask the others."""
        if self._turn_end.reversible:
            self._turn_end.take_back()
        else:
            undo(self._session, self._seat.viewer, alone=not self._seat.is_of_table)

    def _pick(self, index: Index | None) -> None:
        position = self._context.referee.position
        if position is None or self._seat.covered:
            return
        hand = self._hand.hand
        tile = None if index is None or index >= len(hand) else hand[index]
        again = tile is not None and tile == self._hand.tile
        if again and not self._hand.why_told and self._why():
            return  # touched twice: the second touch asks why it can or cannot be played, the third puts it back
        self._context.refuse(None)
        self._context.show(no_announcement)
        if tile is not None and self._seat.in_turn and position.stage == Stage.ENGINE:
            self._session.call(LayEngine(tile))
            return
        self._hand.take(None if again else tile)

    def _hint(self) -> None:
        """Hint at what a computer player would do; asked again, at the other plays, one after the other."""
        if self._context.referee.position is None or not self._seat.in_turn:
            return
        if self._hints:
            self._tell_hint()
        elif self._advice is None:
            self._advice = self._session.computers.advice(self._seat.seat)
            self._context.say(thinking(self._context.typed))
            self._tell_advice()

    def _tell_advice(self) -> None:
        advised, position = None if self._advice is None else self._advice(), self._context.referee.position
        if advised is not None and position is not None:
            self._advice, self._hints = None, alternatives(position, advised)
            self._tell_hint(first=True)

    def _tell_hint(self, *, first: bool = False) -> None:
        position, view = self._context.referee.position, self._context.referee.views.of(counted(self._seat.viewer))
        if position is None or view is None:
            return
        advised = self._hints.pop(0)
        if isinstance(advised.move, Play):
            self._hand.take(TileId(advised.move.tile))  # table and hub show where it goes
        more = len(self._hints)
        said = hint(view, advised, self._context.referee.names, first, more, self._context.typed)
        self._context.say(to_looking(said, self._seat))

    def _why(self) -> bool:
        """Say why the picked tile can or cannot be played; False where nobody may ask."""
        context, tile, position = self._context, self._hand.tile, self._context.referee.position
        if not self._seat.in_turn or tile is None or position is None:
            return False
        if (found := why_not(context.referee.match, tile)) is None:
            said = permission(position, tile, context.referee.names)
        else:
            train, ruling = found
            said = refusal(ruling, context.referee, self._seat.viewer)
            context.refuse(train)
        context.say(to_looking(said, self._seat))
        self._hand.note_why()
        return True

    # -- what is shown ---------------------------------------------------------------------------------------

    def page(self) -> TablePage:
        context, session, seat, hand = self._context, self._session, self._seat, self._hand
        referee, texts = context.referee, context.texts
        refused, last = context.refused_train or (None, 0), context.last.announcement
        prompt = status_text(texts, referee, seat.viewer, seat)
        if self._turn_end.announces:
            owed = texts.screen("announce-owed")
            prompt = Announcement("turn", referee.names[seat.seat], owed, seat.viewer)
        offers = dealt_offers(texts, session, seat, hand.tile, self._turn_end)
        strip = strip_offers(texts, session, offers)
        named = seat.shared or referee.position is None
        state = ViewState(
            last or prompt, hand.tile, hand.turned, strip, refused[0], refused[1], not seat.covered,
            tuple(hand.hand), hand.joined, named, session.output.volume, session.output.liveries,
            covered=seat.covered and referee.position is not None, apart=hand.apart,
        )  # fmt: skip
        awaited = session.mode.awaited
        return TablePage(
            revision=session.revision,
            mode=session.mode.name,
            viewer=seat.viewer,
            awaited=awaited.what,
            prompt=prompt,
            announcement=last,
            offers=(*offers, *hand_offers(texts, session, seat, hand.tile), *typed_offers(texts, session, seat)),
            table=table_view(texts, referee, seat.viewer, state),
            names=referee.names,
            in_turn=awaited.in_turn,
            in_round=referee.position is not None,
            speaker=Seat(0) if awaited.seat is None else awaited.seat,
        )
