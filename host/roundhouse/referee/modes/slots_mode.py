"""A table where nothing is typed: the hub's buttons make the calls, and the referee keeps track.

Every press is a call or is refused, and the lamps answer at once. What no press can express is entered as at any called
table: the sums of the hands after a round. Lines may be typed, too.

    a slot      press: one tile on this train     long: a double on it     twice: its marker comes down,
                                                                               or its double is closed
    the engine  press: drew                       twice: passed, or done   long: undo

Before the deal and in a hunt for the engine, a slot stands for the player there: a press means that this player
leads or holds the engine, a long press also lays it. The engine button means that no player holds it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE
from roundhouse.games.core.moves import DONE, DRAW, Close, LayEngine, Marker, Move
from roundhouse.games.core.position import EngineFrom, Position, Stage
from roundhouse.games.core.rulings import Ruling
from roundhouse.hub.events import ButtonEvent
from roundhouse.indices import Seat, Slot
from roundhouse.referee.answers import Answer
from roundhouse.referee.awaited import Awaited, hidden_deal
from roundhouse.referee.calls import TakeSlot
from roundhouse.referee.hub_output.hub_slots import slots_only_error
from roundhouse.referee.hub_output.scene import color_of
from roundhouse.referee.modes.called_mode import CalledMode
from roundhouse.referee.modes.mode import TableServices
from roundhouse_hub.lamps.scene import (
    CLOSED,
    ENGINE,
    LAMPS,
    MARKER_UP,
    NO_COLOR,
    NO_TRAIN,
    NOWHERE,
    OPEN,
    REFUSED,
    Cue,
    Scene,
)
from roundhouse_hub.link.messages import DOWN, LONG, PRESS, TWICE

Moves = tuple[Move, ...]
"""The meaning of one press: a move, or two that go together."""


class SlotsMode:
    """Keeps turn, markers, hand counts, open doubles and the warning of the last tile from gestures alone.

    Raises OptionError for a game, or options of one, that buttons alone cannot express.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee import SeatedPlayer, TableSession
    >>> table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], mode="slots")
    >>> for slot in (3, 8, ENGINE): _ = table.handle_hub_event(ButtonEvent(slot, PRESS, ticks=0))
    >>> table.output.scene.turn in (3, 8)
    True
    """

    name: ClassVar[str] = "slots"
    deals: ClassVar[bool] = False
    told_move_by_move: ClassVar[bool] = True

    def __init__(self, table: TableServices) -> None:
        self._table = table
        self._lines = CalledMode(table)
        self._ended_at: int | None = None  # the steps made when the last press also ended its turn
        if refused := slots_only_error(table.referee.game):
            raise refused

    @property
    def awaited(self) -> Awaited:
        """Before play, the players press the slots in front of them, one after the other."""
        unplaced = self._table.referee.seats_without_slot
        return Awaited("place", unplaced[0], unplaced) if unplaced else self._lines.awaited

    def begin(self, leader: Seat | None = None) -> Answer:
        return self._lines.begin(leader)

    def deal(self, leader: Seat | None = None) -> Answer:
        return self._lines.deal(leader)

    def answer(self, seat: Seat | None) -> None:
        self._lines.answer(seat)

    def go_on(self) -> None:
        self._lines.go_on()

    def parse(self, text: str) -> list[Move]:
        return self._lines.parse(text)

    def call_text(self, text: str) -> list[Answer]:
        return self._lines.call_text(text)

    def step(self) -> Answer | None:
        return None

    # -- presses --------------------------------------------------------------------------------------------------

    def interpret_press(self, press: ButtonEvent) -> Answer | None:
        """A press counts once the hub knows its gesture: `down` alone means nothing."""
        table, referee, button, gesture = self._table, self._table.referee, press.button, press.gesture
        if gesture == DOWN:
            return None
        ended, self._ended_at = referee.steps == self._ended_at, None
        if button == ENGINE and gesture == LONG:
            return table.undo(self._steps_of_last_press) if referee.corrections.undo_steps else self._refuse(button)
        if ended and button == ENGINE and gesture == TWICE:
            return self._refuse(button)  # a habit: it must not cost the next player the turn
        if referee.seats_without_slot and button != ENGINE:
            answer = table.call(TakeSlot(referee.seats_without_slot[0], Slot(button)))
            table.output.sound((Cue(MARKER_UP, button),))
            return answer
        if referee.position is None:
            return self._between_rounds(button, gesture)
        return self._take(referee.position, button, gesture)

    def _between_rounds(self, button: int, gesture: str) -> Answer | None:
        """The engine begins a round; before the first one, a slot says who leads it."""
        referee = self._table.referee
        if gesture == PRESS and not referee.match.over:
            if button == ENGINE:
                return self.begin()
            if not referee.match.begun and button in referee.slots[: referee.game.seats]:
                return self.begin(Seat(referee.slots.index(button)))
        return self._refuse(button)

    def _take(self, position: Position, button: int, gesture: str) -> Answer | None:
        """The first meaning that the rules allow, or the refusal of the likeliest."""
        first: tuple[Moves, Ruling] | None = None
        for moves in press_meanings(position, self._table.referee.slots, button, gesture):
            ruling = _ruling(position, moves)
            if ruling.allowed:
                answer = [self._table.call(move) for move in moves][-1]
                now = self._table.referee.position
                if answer.allowed and now is not None and only_done_is_left(now):
                    answer = self._table.call(DONE)
                    self._ended_at = self._table.referee.steps
                return answer
            first = first or (moves, ruling)
        if first is None:
            return self._refuse(button)
        answer = Answer(first[0][-1], first[1], cues=(Cue(REFUSED, button),))
        self._table.publish(answer)
        return answer

    @property
    def _steps_of_last_press(self) -> int:
        """The steps to undo: two where the last press also ended its turn."""
        referee = self._table.referee
        events = referee.match.events
        if referee.corrections.is_last or not events or events[-1] != DONE:
            return 1
        before = referee.match.before(len(events) - 1)
        return 2 if before is not None and only_done_is_left(before) else 1

    def _refuse(self, button: int) -> Answer | None:
        """A press that cannot mean anything now."""
        self._table.output.sound((Cue(REFUSED, button),))
        return None

    # -- lamps ----------------------------------------------------------------------------------------------------

    def scene(self) -> Scene | None:
        """While people sit down, the seats taken so far, and the engine in the color of the next player."""
        referee = self._table.referee
        if not referee.seats_without_slot:
            return None
        lamps, colors, liveries = [NO_TRAIN] * LAMPS, [NO_COLOR] * LAMPS, self._table.output.liveries
        for other, slot in referee.reported_slots.items():
            lamps[slot], colors[slot] = CLOSED, color_of(other, liveries)
        lamps[ENGINE], colors[ENGINE] = OPEN, color_of(referee.seats_without_slot[0], liveries)
        return Scene("".join(lamps), "".join(colors), NOWHERE, self._table.output.volume)


def _ruling(position: Position, moves: Moves) -> Ruling:
    """The ruling on moves that go together: the first refusal, if any."""
    for move in moves:
        ruling = position.ruling(move)
        if not ruling.allowed:
            break
        position = position.after(move)
    return ruling


def only_done_is_left(position: Position) -> bool:
    """Whether the turn ends by itself: nothing but Done is allowed, as every train has its tile (BT-4)."""
    ends = position.stage == Stage.MAY_CONTINUE and position.legal() == (DONE,)
    return ends and not position.game.playable_spots(position)


def press_meanings(position: Position, slots: Sequence[int], button: int, gesture: str) -> list[Moves]:
    """Every meaning of a gesture in `position`, the likeliest first; empty if it has none.

    `slots` are the slots of the trains. Whether the rules allow it is not asked.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee.awaited import hidden_deal
    >>> game = MexicanTrain(2, None)
    >>> dealt = game.opening(game.next_round((), 0)).after(hidden_deal(game.opening(game.next_round((), 0))))
    >>> press_meanings(dealt, (3, 8, 0), ENGINE, PRESS)
    [(Draw(tile=-1),)]
    """
    game = position.game
    if button == ENGINE and ENGINE not in slots[: game.seats]:
        return _of_engine(position, gesture)
    if button not in slots:
        return []
    train = slots.index(button)
    if position.stage in (Stage.DEALING, Stage.HUNT):
        return _of_holder(position, train, gesture) if train < game.seats else []
    if gesture == TWICE:
        spots = range(game.spot(train), game.spot(train) + game.ends_per_train)
        closed: list[Moves] = [(Close(spot),) for spot in spots if spot in position.doubles]
        return [*closed, *((Marker(train, up),) for up in (False, True))] if train < game.seats else closed
    if position.stage == Stage.ENGINE:
        return [(engine,) for engine in _engines(position)] if train == position.turn else []
    return list(_plays(position, train, double=gesture == LONG))


def _of_engine(position: Position, gesture: str) -> list[Moves]:
    if position.stage in (Stage.DEALING, Stage.HUNT):
        return [(hidden_deal(position),)] if gesture == PRESS else []
    if gesture == PRESS:
        return [(DRAW,)]
    # A player who passes may have to raise the marker by hand.
    return [(DONE,), (Marker(position.turn, up=True),)] if gesture == TWICE else []


def _of_holder(position: Position, seat: int, gesture: str) -> list[Moves]:
    deal = hidden_deal(position, Seat(seat))
    if gesture == LONG and position.game.engine_from != EngineFrom.SET:
        return [(deal, engine) for engine in _engines(position)]
    return [(deal,)] if gesture == PRESS else []


def _engines(position: Position) -> Iterator[LayEngine]:
    """The double that is required, or else any double."""
    called = position.round.engine
    if called >= 0:
        yield LayEngine(position.game.tiles.double[called])
    yield LayEngine(UNKNOWN_DOUBLE)


def _plays(position: Position, train: int, double: bool) -> Iterator[Moves]:
    """A tile on either end of the train; for an empty public train, on any public train that has not begun.

    The rules, not the pressed button, decide which of these begins next.
    """
    game, begun = position.game, position.begun
    trains = [train]
    if train >= game.seats and not begun >> train & 1:
        trains += [each for each in range(game.seats, game.trains) if each != train and not begun >> each & 1]
    for each in trains:
        for end in range(game.ends_per_train):
            yield (game.play_of(UNKNOWN_DOUBLE if double else UNKNOWN, game.spot(each, end), UNKNOWN),)
