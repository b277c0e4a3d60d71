"""A dealt table: a person picks tiles from the hand, lays them, and draws; hint and undo help."""

from __future__ import annotations

from roundhouse.games.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Move, Play
from roundhouse.games.position import Position, Stage
from roundhouse.hub.events import Pressed
from roundhouse.presenters.actions import MARKERS, dealt_actions, hand_actions
from roundhouse.presenters.announcement import answer_to_person, hint, nothing, refusal
from roundhouse.presenters.front import Front
from roundhouse.presenters.hints import alternatives, why_not
from roundhouse.presenters.table_view import ViewState, standing, table_view
from roundhouse.presenters.views import TablePage
from roundhouse.referee import Answer, Seat
from roundhouse.referee.session import ADVISER
from roundhouse.referee.table_modes import asks_undo


class DealtControls:
    """See `Controls`."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self._session = front.session
        self._seat = front.hot_seat
        self._hand = front.hand
        self._hints: list[Move] = []

    # -- what happened ---------------------------------------------------------------------------------------

    def answered(self, answer: Answer) -> None:
        """See `Controls`."""
        front = self._front
        front.say(answer_to_person(answer, front.referee, front.hot_seat))
        front.note_refusal(answer)
        if answer.allowed:
            self._hand.let_go()
            self._hints = []

    def press(self, press: Pressed) -> None:
        """See `Controls`."""
        if asks_undo(press):
            self._undo()
        else:
            self._session.heard(press)

    def look(self) -> None:
        """See `Controls`."""
        if self._seat.turn():
            self._hand.let_go()
            self._front.say(self._front.last.message)  # again, for the person at the screen now

    # -- what the person does --------------------------------------------------------------------------------

    def do(self, kind: str, values: tuple[int, ...]) -> None:
        """See `Controls`."""
        session, position, mine = self._session, self._front.referee.position, self._seat.in_turn
        match kind:
            case "show":
                self._seat.covered = False
                self._front.say(self._front.last.message)  # again: the message may now mention the hand
            case "leave":
                session.hand_over(self._seat.viewer, Seat(self._front.referee.names[self._seat.viewer], ADVISER))
            case "next":
                session.go_on()
            case "undo":
                self._undo()
            case "pick":
                self._pick(values[0] if values else None)
            case "move":
                self._hand.move(values[0], values[1], held=bool(values[2:] and values[2]))
            case "drop":
                self._hand.drop(*values)
            case "play":
                self._hand.take(self._hand.hand[values[0]])
                self._hand.drop(*values[1:])
            case "turn" if self._hand.tile >= 0:
                self._hand.turned = not self._hand.turned
            case "hint" if position is not None and mine:
                self._hint(position)
            case "why" if position is not None and mine and self._hand.tile >= 0:
                self._why()
            case "order" if position is not None and not self._seat.covered:
                self._hand.arrange(position)
            case "draw" | "done" if mine:
                session.call(DRAW if kind == "draw" else DONE)
            case "marker-up" | "marker-down" if position is not None:
                session.call(Marker(self._seat.viewer, MARKERS[kind]))
            case "announce" if position is not None:
                session.call(Announce(self._seat.viewer))
            case "claim" if position is not None:
                session.call(Claim(position.game.unannounced(position)))

    def _undo(self) -> None:
        front = self._front
        steps = front.referee.steps_to(front.hot_seat.viewer) if self._session.may_undo else 0
        if steps and front.ask_others is not None and front.hot_seat.shared:
            front.ask_others(front.hot_seat.viewer)
        elif steps:
            self._session.undo(steps)

    def _pick(self, index: int | None) -> None:
        position = self._front.referee.position
        if position is None or self._seat.covered:
            return
        hand = self._hand.hand
        tile = -1 if index is None or index >= len(hand) else hand[index]
        asks = tile < 0 and self._hand.tile >= 0 and self._seat.in_turn and not self._hand.why_told
        if asks and self._why():
            return  # touched twice, and it cannot be played: the second touch asks why
        self._front.refused_train = None
        self._front.say(nothing)
        if tile >= 0 and self._seat.in_turn and position.stage == Stage.ENGINE:
            self._session.call(LayEngine(tile))
            return
        self._hand.take(tile)

    def _hint(self, position: Position) -> None:
        """Hint at what a computer player would do; asked again, at the other plays, one after the other."""
        first = not self._hints
        if first:
            self._hints = alternatives(position, self._session.choice(self._seat.viewer))
        move = self._hints.pop(0)
        if isinstance(move, Play):
            self._hand.take(move.tile)  # table and hub show where it goes
        self._front.say(hint(position, move, self._front.referee.names, first, more=len(self._hints)))

    def _why(self) -> bool:
        """Say why the picked tile cannot be played; False where it can."""
        front = self._front
        found = why_not(front.referee.match, self._hand.tile)
        if found is None:
            return False
        train, ruling = found
        front.say(refusal(ruling, front.referee, front.hot_seat.viewer))
        front.refused_train, self._hand.why_told = (train, front.now), True
        return True

    # -- what is shown ---------------------------------------------------------------------------------------

    def page(self) -> TablePage:
        """See `Controls`."""
        front, session, seat, hand = self._front, self._session, self._seat, self._hand
        referee, language = front.referee, front.language
        refused, last = front.refused_train or (None, 0), front.last.now
        prompt = standing(referee, seat.viewer, language, covered=seat.covered)
        actions = dealt_actions(session, seat, hand.tile, language)
        named = seat.shared or referee.position is None
        state = ViewState(
            last or prompt, hand.tile, hand.turned, actions, refused[0], refused[1], not seat.covered,
            tuple(hand.hand), hand.order.joined, named,
        )  # fmt: skip
        awaited = session.awaited
        return TablePage(
            session.revision,
            session.mode.name,
            seat.viewer,
            awaited.what,
            prompt,
            last,
            (*actions, *hand_actions(session, seat, language)),
            table_view(referee, seat.viewer, state, language),
            referee.names,
            awaited.in_turn,
            referee.position is not None,
            awaited.seat,
        )
