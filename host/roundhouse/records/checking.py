"""Checks a record against the rules, line by line, and audits what was taken on trust; answers `ask legal`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from roundhouse.games.core.moves import DONE, DRAW, Move, Play
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import ALLOWED, Ruling
from roundhouse.games.match.audit import Breach, audit, audit_of_played_hand
from roundhouse.games.match.kept_answer import kept_answer
from roundhouse.games.match.match import Between, Event, Match
from roundhouse.games.text.position_fault import fault_of_position
from roundhouse.records.record_parser import (
    SET_UP,
    AnsweredOtherwise,
    RecordError,
    RecordLine,
    RecordParser,
    RecordQuery,
    answered,
    changes_nothing,
)


@dataclass(frozen=True, slots=True)
class CheckedLine:
    """A line with the ruling on its event in the position `before`. A line that sets up the table has no event.

    `is_query`: the line is a question, and has changed nothing; one without an event asks for all moves. `in_own_turn`:
    if the question is about a player who is not in turn, the same in that player's turn. `changes_nothing`: the line is
    refused, but says only what is so already, and is left out. `breaches`: what this line, or the end of the record,
    proves to have been wrongly taken on trust, each with the numbers of its lines. `error`: why it cannot be read.
    `otherwise`: the line was answered differently when the record was written.
    """

    line: RecordLine
    event: Event | None = None
    ruling: Ruling = ALLOWED
    before: Position | None = None
    is_query: bool = False
    in_own_turn: CheckedLine | None = None
    changes_nothing: bool = False
    breaches: tuple[tuple[tuple[int, ...], Breach], ...] = ()
    error: RecordError | None = None
    otherwise: AnsweredOtherwise | None = None

    @property
    def wrong(self) -> bool:
        """Whether the line cannot be read, says what the rules refuse, or was answered differently."""
        return (
            self.error is not None
            or self.otherwise is not None
            or not (self.is_query or self.changes_nothing or self.ruling.allowed)
        )


def check_record(reading: RecordParser, go_on: bool = False) -> Iterator[CheckedLine]:
    """Yield each line of a record with its ruling, and stop after the first that is wrong.

    With `go_on` it skips such a line and goes on, unless the table cannot be set up without it. Raises RecordError
    if no line names the game.

    >>> text = "roundhouse record 1\\ngame mexican-train seats=2\\nbegin A\\nstop\\nbegin B\\nbegin A\\n"
    >>> [str(each.ruling) for each in check_record(RecordParser(text)) if each.event][-1]
    'refused: C-8 not_dealt'
    """
    lines_of_events: list[int] = []
    told: list[Breach] = []
    for line in reading.lines:
        checked = _checked(reading, line)
        if checked.event is not None and checked.ruling.allowed and not checked.is_query:
            lines_of_events.append(line.number)
        if checked.error is None:
            match = reading.match
            proven = audit(match) if reading.lines.following is None else audit_of_played_hand(match)
            breaches = _located([each for each in proven if each not in told], lines_of_events)
            checked, told = replace(checked, breaches=breaches), proven
        yield checked
        sets_up = line.text.partition(" ")[0] in SET_UP and not reading.is_set_up
        if checked.wrong and (not go_on or sets_up or not reading.game_named):
            return


def _checked(reading: RecordParser, line: RecordLine) -> CheckedLine:
    """The ruling on a line, which is applied if it is allowed and no question."""
    try:
        said = reading.parse_next(line)
    except RecordError as error:
        return CheckedLine(line, error=error)
    if said is None:
        return CheckedLine(line)
    match = reading.match
    if isinstance(said, RecordQuery):
        return answer_query(line, match, said)
    before, ruling, then = match.position, match.ruling(said.event, said.by), answered(match, line)
    if ruling.allowed:
        reading.apply(said)
    if then is not None and then != (now := kept_answer(ruling, match)):
        return CheckedLine(line, said.event, ruling, before, otherwise=AnsweredOtherwise(then, now, ruling))
    if not ruling.allowed and changes_nothing(match, said):
        return CheckedLine(line, said.event, ruling, before, changes_nothing=True)
    return CheckedLine(line, said.event, ruling, before)


def answer_query(line: RecordLine, match: Match, question: RecordQuery) -> CheckedLine:
    """The referee's answer to a question; the match does not change."""
    said = question.statement
    if said is None:
        return CheckedLine(line, before=match.position, is_query=True)
    now, event, ruling = match.position, said.event, match.ruling(said.event, said.by)
    answer = CheckedLine(line, event, ruling, now, is_query=True)
    if now is not None and said.by not in (None, now.turn) and not (ruling.allowed or isinstance(event, Between)):
        there = now.replace(turn=said.by, stage=now.game.stage_of_turn(said.by, now.begun), doubles_this_turn=0)
        # What is remembered of a turn that is not over may not fit another's.
        if fault_of_position(there) is None:
            return replace(answer, in_own_turn=replace(answer, ruling=there.ruling(event), before=there))
    return answer


def _located(breaches: list[Breach], lines_of_events: list[int]) -> tuple[tuple[tuple[int, ...], Breach], ...]:
    return tuple(
        (tuple(lines_of_events[each] for each in sorted((breach.event, *breach.others))), breach) for breach in breaches
    )


@dataclass(frozen=True, slots=True)
class RefusedMoves:
    """Moves that are refused for one reason: a draw, a pass, or the same train for several tiles.

    `ruling` is the ruling on the first of them.
    """

    moves: tuple[Move, ...]
    ruling: Ruling


def refused_moves(position: Position) -> list[RefusedMoves]:
    """Each known tile of the hand in turn on each visible train where it may not go; a draw; a pass.

    For each train, every known tile is either among the legal moves or here.
    """
    legal = position.legal()
    placed = {(move.tile, move.train) for move in legal if isinstance(move, Play)}
    found: dict[tuple[object, ...], tuple[list[Move], Ruling]] = {}
    for move in _tried(position, placed):
        ruling = position.ruling(move)
        if not ruling.allowed:
            reason = (move.train if isinstance(move, Play) else move, ruling.clause, ruling.why)
            found.setdefault(reason, ([], ruling))[0].append(move)
    return [RefusedMoves(tuple(moves), ruling) for moves, ruling in found.values()]


def _tried(position: Position, placed: set[tuple[int, int]]) -> Iterator[Move]:
    """The plays that are not legal, each once; then a draw and a pass."""
    game = position.game
    for train in position.trains_in_sight:
        spot = game.spot(train)
        for tile in position.known_tiles(position.turn):
            if (tile, train) not in placed:
                yield game.turned(tile, spot, position.ends[spot], game.tiles.ends[tile][0])
    if game.has_boneyard:
        yield DRAW
    yield DONE
