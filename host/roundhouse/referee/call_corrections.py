"""Correcting a call in place: what later calls still mean once an earlier one has been replaced.

The referee replaces the wrong call (`Amend`) and rules again on every call after it. It stops at the first that no
longer holds. The people at the table then keep that call on trust, change it or remove it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE
from roundhouse.games.core.moves import ROUND_STARTS, Draw, LayEngine, Move, Penalty, Play, Reveal, made_move
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import ALLOWED, Ruling, refused
from roundhouse.games.match.match import Event, Match
from roundhouse.games.rules.game import Game
from roundhouse.referee.calls import AddPlayer, Amend, Call, HandOver, Shuffled, TakeSlot, Undo, UndoCorrection
from roundhouse.referee.calls_made import CallsMade, RecordedCall, seat_of


class UndoError(ValueError):
    """An undo of more calls than there are: `steps` were requested, `possible` can be undone."""

    def __init__(self, steps: int, possible: int) -> None:
        super().__init__(steps, possible)
        self.steps = steps
        self.possible = possible

    def __str__(self) -> str:
        return f"{self.possible} steps can be taken back, not {self.steps}"


def wrong_seat_refusal(match: Match, said: RecordedCall) -> Ruling | None:
    """The refusal of a call that would now be another player's; None where it is still the same player's."""
    position = match.position
    if position is None or said.seat is None or (now := seat_of(position, said.call)) in (said.seat, None):
        return None
    ruling = match.ruling(event_of(match.game, said.call), by=said.seat)
    return refused(match.game.turn_order, "not_in_turn", seat=said.seat, turn=now) if ruling.allowed else ruling


def event_of(game: Game, call: Call) -> Event:
    """The event of a call in the match. Raises TypeError for one that only changes seats, or takes calls back."""
    match call:
        case Shuffled(shuffle, _):
            return shuffle.deal(game)
        case AddPlayer(join, _):
            return join
        case Undo() | Amend() | UndoCorrection() | HandOver() | TakeSlot():
            raise TypeError(f"no event of the match: {call}")
    return call


def reinterpreted(position: Position | None, call: Call) -> Iterator[Call]:
    """The call, and other meanings of the same words there: a tile may have to lie the other way around."""
    yield call
    if position is not None and isinstance(call, Play) and call.tile >= 0:
        turned = position.game.fitting_play(call.tile, call.spot, position.ends[call.spot])
        if turned != call:
            yield turned


def relaxed(match: Match, said: RecordedCall) -> Move | None:
    """The same act with less detail: a tile that nobody saw, a hand of which only the sum is known.

    None where the rules refuse that as well, or where there is nothing to leave open.
    """
    position = match.position
    if position is None or wrong_seat_refusal(match, said) is not None:
        return None
    game = position.game
    less: Move | None = None
    match said.call:
        case Play(tile=tile, spot=spot) if tile >= 0:
            less = game.play_of(UNKNOWN_DOUBLE if game.tiles.is_double(tile) else UNKNOWN, spot, UNKNOWN)
        case LayEngine(tile) if tile >= 0:
            less = LayEngine(UNKNOWN_DOUBLE)
        case Draw(tile) if tile >= 0:
            less = Draw(UNKNOWN)
        case Penalty(tile) if tile >= 0:
            less = Penalty(UNKNOWN)
        case Reveal(seat, tiles, -1):
            less = Reveal(seat, 0, game.hand_points(tiles))
    return less if less is not None and position.ruling(less).allowed else None


class CallCorrections:
    """The correction that is open, if one is, and those that are done; `made` are the calls of the match."""

    def __init__(self, match: Match, made: CallsMade) -> None:
        self._match, self._made = match, made
        self.replaced: tuple[RecordedCall, ...] = ()
        """The calls in whose place the last correction put others, or none."""
        # While a correction is open: the calls after it that are still to be ruled on, and all calls as they were.
        self._pending: list[RecordedCall] = []
        self._uncorrected: tuple[RecordedCall, ...] = ()
        # Of each correction that is done: all calls as they were before it, and how many there were right after it.
        self._done: list[tuple[tuple[RecordedCall, ...], int]] = []

    @property
    def pending(self) -> tuple[RecordedCall, ...]:
        """The calls after a corrected one that are not part of the match again yet; the first no longer holds."""
        return tuple(self._pending)

    @property
    def ruling(self) -> Ruling:
        """The reason why the first of the pending calls no longer holds."""
        return self._ruled_again(self._pending[0])[1] if self._pending else ALLOWED

    @property
    def on_trust(self) -> Move | None:
        """The first pending call with less detail, so that it holds on trust; None where it cannot."""
        return relaxed(self._match, self._pending[0]) if self._pending else None

    @property
    def is_last(self) -> bool:
        """Whether a correction was done last, so that an undo takes it back, and not a call."""
        return not self._pending and bool(self._done) and self._done[-1][1] == len(self._made.steps)

    @property
    def undo_steps(self) -> int:
        """The number of steps that can be taken back one after the other: calls, and the corrections between them."""
        found, steps = len(self._done), len(self._made.steps)
        for calls, after in reversed(self._done):
            found += steps - after
            steps = len(calls)
        return found + steps

    def undo_of(self, steps: int) -> tuple[Call, int]:
        """The call that takes back the last steps, a correction being one, or the first of them; and how many it does.

        Raises UndoError for more steps than there are.
        """
        if self._pending:
            return Undo(1), steps
        possible = self.undo_steps
        if not 1 <= steps <= possible:
            raise UndoError(steps, possible)
        if self.is_last:
            return UndoCorrection(), 1
        calls = min(steps, len(self._made.steps) - self._done[-1][1]) if self._done else steps
        return Undo(calls), calls

    def check(self, call: Amend) -> None:
        """Raise ValueError for an impossible correction."""
        number, drops, calls, steps = call.number, call.drops, call.calls, self._made.steps
        if self._made.shuffle is not None:
            raise ValueError("where the program deals, no call is corrected: chance has answered it")
        if any(isinstance(each, Undo | Amend | UndoCorrection | HandOver | TakeSlot) for each in calls):
            raise ValueError("a call can be corrected only to one that changes the match")
        left = len(steps) + len(self._pending) - number
        known = self._made.first_of_round <= number <= len(steps) and 0 <= drops <= left
        begins = known and number < len(steps) and isinstance(made_move(steps[number].said.call), ROUND_STARTS)
        begins_so = bool(drops) and any(isinstance(made_move(each), ROUND_STARTS) for each in calls[:1])
        if not known or not (drops or calls) or (begins and not begins_so):
            raise ValueError(f"no call {number} of this round can be corrected so")

    def begin(
        self, calls: tuple[RecordedCall, ...], rest: Sequence[RecordedCall], replaced: tuple[RecordedCall, ...]
    ) -> None:
        """Other calls take the place of those `replaced` among these, and the `rest` is ruled on again."""
        self._uncorrected, self._pending = self._uncorrected or calls, list(rest)
        self.replaced = replaced

    def next_that_holds(self) -> RecordedCall | None:
        """The next of the pending calls, which is pending no longer; None where it does not hold, or none is left."""
        if self._pending:
            call, ruling = self._ruled_again(self._pending[0])
            return replace(self._pending.pop(0), call=call) if ruling.allowed else None
        if self._uncorrected:
            self._done.append((self._uncorrected, len(self._made.steps)))
        self._uncorrected = ()
        return None

    def withdraw(self) -> tuple[RecordedCall, ...]:
        """All calls as they were before the correction that is open or was done last, which is forgotten."""
        calls = self._uncorrected if self._pending else self._done.pop()[0]
        self._pending, self._uncorrected = [], ()
        return calls

    def forget_after(self, steps: int) -> None:
        """Forget what came after so many calls: later ones were taken back."""
        while self._done and self._done[-1][1] > steps:
            self._done.pop()

    def _ruled_again(self, said: RecordedCall) -> tuple[Call, Ruling]:
        """The meaning that the call still has here, and the ruling on it."""
        match = self._match
        if (refusal := wrong_seat_refusal(match, said)) is not None:
            return said.call, refusal
        calls = reinterpreted(match.position, said.call)
        rulings = [(call, match.ruling(event_of(match.game, call))) for call in calls]
        return next(((call, ruling) for call, ruling in rulings if ruling.allowed), rulings[0])
