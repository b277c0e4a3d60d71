"""A saved table is taken up again call by call, and each answer compared with the one that was kept beside the call."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.catalogs import UserFacingError
from roundhouse.games.core.moves import TURN_MOVES, Marker, Overruled
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import ALLOWED, Ruling
from roundhouse.games.match.kept_answer import KeptAnswer, read_kept_answer
from roundhouse.games.rules.game import Game
from roundhouse.indices import number_of
from roundhouse.records.journal import SavedCall, SavedTable
from roundhouse.referee.call_corrections import event_of
from roundhouse.referee.calls import Call, Shuffled, Undo, write_call
from roundhouse.referee.referee import Referee
from roundhouse.referee.session.overruling import overruled_call
from roundhouse.referee.session.table_session import TableSession


@dataclass(frozen=True, slots=True)
class Difference:
    """Call `number` (from 0) of a saved table, and that today's rules answer it differently.

    `call` was made in the position `before`; it is None where the `line` cannot be read there anymore. Of what was
    answered `then` a journal of an earlier version knows nothing: it is None, and the call was allowed. `ruling` is
    today's.
    """

    number: int
    line: str
    call: Call | None
    before: Position | None
    game: Game
    names: tuple[str, ...]
    then: KeptAnswer | None
    now: KeptAnswer | None
    ruling: Ruling


class RuledOtherwise(UserFacingError):
    """A saved table that is not taken up in silence, because today's rules answer one of its calls differently.

    People decide what becomes of it (`DECISIONS`). Ruled anew from there, `lost` of its calls would be refused.
    """

    def __init__(self, kept: SavedTable, difference: Difference, lost: int) -> None:
        super().__init__("saved/differs", name=kept.name, number=number_of(difference.number))
        self.kept, self.difference, self.lost = kept, difference, lost


def take_up(table: TableSession, calls: Sequence[SavedCall]) -> Difference | None:
    """Take the calls of a journal up to the first that is answered differently than it was, and return that one."""
    for number, saved in enumerate(calls):
        referee, line = table.referee, saved.line
        then = None if saved.answer is None else read_kept_answer(saved.answer)
        before, game, names = referee.position, referee.game, referee.names
        call: Call | None = None
        ruling, now = ALLOWED, None
        try:
            call = referee.read_call(line)
            by_program = _by_program(referee, call)
            ruling = table.history.take_again(line).ruling
            now = referee.kept_answer(ruling)
        except ValueError:
            return Difference(number, line, call, before, game, names, then, None, ruling)
        differs = not ruling.allowed and by_program if then is None else now != then
        if differs:
            return Difference(number, line, call, before, game, names, then, now, ruling)
    return None


def rule_anew(table: TableSession, calls: Sequence[SavedCall]) -> tuple[list[SavedCall], int]:
    """Take the calls of a journal. Return them with today's answers, without those that mean nothing anymore, and how
    many are refused now that were not refused then."""
    taken, lost = [], 0
    for saved in calls:
        allowed = saved.answer is None or read_kept_answer(saved.answer).allowed
        try:
            ruling = table.history.take_again(saved.line).ruling
        except ValueError:
            lost += allowed
            continue
        lost += allowed and not ruling.allowed
        taken.append(SavedCall(saved.line, table.referee.kept_answer(ruling).text))
    return taken, lost


def keep_answers(table: TableSession, calls: Sequence[SavedCall]) -> tuple[list[SavedCall], int]:
    """Take the calls of a journal as they were ruled then: what is refused now stands, as overruled, what was refused
    then does nothing, and markers lie as they did. Return what `rule_anew` does."""
    referee, taken, lost, sizes = table.referee, list[SavedCall](), 0, list[int]()
    counted = not any(saved.line.startswith("amend ") for saved in calls)  # a correction names calls by their numbers
    for saved in calls:
        line, before = _as_it_was(referee, saved), referee.steps
        if line is None:
            continue
        if isinstance(back := referee.read_call(line) if line.startswith("undo ") else None, Undo) and counted:
            first = max(0, len(sizes) - back.steps)
            line = write_call(referee.game, Undo(sum(sizes[first:])))
            del sizes[first:]
        found, missed = rule_anew(table, [SavedCall(line, saved.answer)])
        taken, lost = [*taken, *found], lost + missed
        for marker in _moved_markers(referee, saved) if counted and referee.steps > before else ():
            taken += rule_anew(table, [SavedCall(marker, saved.answer)])[0]
        if referee.steps > before:
            sizes.append(referee.steps - before)
    return taken, lost


def _moved_markers(referee: Referee, saved: SavedCall) -> Iterator[str]:
    """The lines that put markers as they lay after a call, where today's rules put them otherwise."""
    position = referee.position
    ends = "" if saved.answer is None else read_kept_answer(saved.answer).facts.get("ends", "")
    for seat, end in enumerate(ends.split(",")[: referee.game.seats] if ends and position is not None else ()):
        marker = Marker(seat, end.endswith("*"))
        if position is not None and marker.up != bool(position.markers >> seat & 1):
            stands = Overruled(marker, seat, position.ruling(marker).clause or referee.game.turn_order)
            if referee.match.ruling(stands).allowed:
                yield write_call(referee.game, stands)


def _as_it_was(referee: Referee, saved: SavedCall) -> str | None:
    """The line of a call with which it is answered as it was; None where it did nothing then and would do something."""
    try:
        call = referee.read_call(saved.line)
        ruling = referee.match.ruling(event_of(referee.game, call))
    except (TypeError, ValueError):  # It takes calls back, or changes who sits where; or it means nothing anymore.
        return saved.line
    allowed = _by_program(referee, call) if saved.answer is None else read_kept_answer(saved.answer).allowed
    if ruling.allowed == allowed or (ruling.allowed and saved.answer is None):
        return saved.line
    if ruling.allowed:
        return None
    overruled = overruled_call(referee.position, call, ruling)
    return saved.line if overruled is None else write_call(referee.game, overruled)


DECISIONS: Final[Mapping[str, Callable[[TableSession, Sequence[SavedCall]], tuple[list[SavedCall], int]]]] = {
    "keep": keep_answers,
    "anew": rule_anew,
}
"""The ways to take the calls of a table that is ruled otherwise today, by what people decide."""


def _by_program(referee: Referee, call: Call) -> bool:
    """Whether the program itself makes the call, which it does only where it is allowed."""
    in_turn = referee.in_turn
    by_computer = in_turn is not None and not in_turn.is_person and isinstance(call, TURN_MOVES)
    return by_computer or isinstance(call, Shuffled)
