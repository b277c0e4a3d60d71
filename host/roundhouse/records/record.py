"""Match records: text that people read, edit and write by hand (see RECORDS.md).

A record holds a match's options, its players' names and its events; everything else follows from them. `read_record`
and `write_record` are exact inverses.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from roundhouse.games import Game
from roundhouse.games.core.moves import Announce, Claim, Deal, Overruled, Penalty, Reveal
from roundhouse.games.core.notation import NOBODY, must_name_leader, seat_name, seat_names, write_move
from roundhouse.games.core.options import write_options
from roundhouse.games.core.position import Position
from roundhouse.games.core.position_text import write_position
from roundhouse.games.core.rulings import ALLOWED, Refused, Ruling
from roundhouse.games.match.kept_answer import RULES_VERSION, kept_answer, key_before
from roundhouse.games.match.match import Begin, Correct, Depart, Event, Join, Match, Stop, Swap, WentOut
from roundhouse.indices import number_of, seat_before
from roundhouse.records.player_names import fault_of_names
from roundhouse.records.record_parser import (
    HEADER,
    HEADERS,
    AnsweredOtherwise,
    RecordError,
    RecordLine,
    RecordParser,
    Statement,
    answered,
    changes_nothing,
)

UNNAMED = (Deal, Announce, Claim, Penalty, Reveal)
"""Moves that do not belong to the player in turn: their lines do not begin with a name."""


NOTES = 31
"""The column of what the program notes, where lines are short enough."""


@dataclass(frozen=True)
class Record:
    """A parsed record; `start` is the position if it begins in mid-round.

    `game` is the game at the start, `rule_sheet` the text of the rules that the table chose by name.
    `names` are those of all players: first by seat, then in the order of joining.
    """

    game: Game
    names: tuple[str, ...]
    events: tuple[Event, ...]
    start: Position | None = None
    rule_sheet: str = ""

    def match(self) -> Match:
        match = Match(self.game, self.start)
        match.apply_all(self.events)
        return match


def read_record(text: str | Iterable[str], source: str = "") -> Record:
    """Parse a record; `source` is the file's name, for errors.

    Raises RecordError for the first line that cannot be read or played.

    >>> read_record("roundhouse record 1\\ngame mexican-train seats=2\\nbegin A\\n").events
    (Begin(leader=0),)
    >>> read_record("roundhouse record 1\\ngame whist", "mine.txt")
    Traceback (most recent call last):
    roundhouse.records.record_parser.RecordError: mine.txt:2: 'game whist': expected a game (mexican-train, ...)
    """
    return read_to_end(RecordParser(text, source))


def read_to_end(reading: RecordParser, *, anew: bool = False) -> Record:
    """Parse the rest of a record. Raises RecordError as `read_record` does.

    The cause is AnsweredOtherwise where the record says that a line was answered differently; `anew`: such a line is
    ruled on again, and left out if it is refused.
    """
    for line in reading.lines:
        try:
            said = reading.parse_next(line)
        except RecordError:
            if anew and line.answer:
                continue
            raise
        if isinstance(said, Statement):
            _apply(reading, said, line, anew)
    match = reading.match
    return Record(match.first_game, reading.names, tuple(match.events), match.start, reading.rule_sheet)


def _apply(reading: RecordParser, said: Statement, line: RecordLine, anew: bool) -> None:
    match, reader = reading.match, reading.reader
    then = answered(match, line)
    ruling = ALLOWED if then is None else match.ruling(said.event, said.by)
    try:
        reading.apply(said)
    except Refused as wrong:
        if (anew and line.answer) or changes_nothing(match, said):
            return
        if then is None:
            raise reader.error("records/allowed", wrong, ruling=wrong.ruling) from wrong
    if then is None or anew:
        return
    now = kept_answer(ruling, match)
    if then != now:
        raise reader.error("records/allowed", AnsweredOtherwise(then, now, ruling), ruling=ruling)


def write_record(match: Match, names: Sequence[str] = (), *, answers: bool = False, rule_sheet: str = "") -> str:
    """The record of a match as text; with the `answers` a later version can tell that it would answer differently.

    `rule_sheet` is the text of the rules that the table chose by name.

    Raises ValueError for names that a record could confuse with its own words.
    """
    game = match.first_game
    names = tuple(names) or tuple(seat_name(player) for player in range(match.player_count))
    fault = fault_of_names(names, match.player_count)
    if fault:
        raise ValueError(f"these names cannot stand in a record ({', '.join(names)}): use {fault}")
    options = [f"{name}={value}" for name, value in write_options(game.options).items()]
    new = {type(event) for event in match.events}
    version = 4 if WentOut in new else 3 if rule_sheet else 2 if {Overruled, Swap} & new else 1
    header = HEADERS[version - 1]
    header = _noted(header, f"rules {RULES_VERSION}") if answers else header
    lines = [header, " ".join(["game", game.name, f"seats={game.seats}", *options])]
    lines += [rule_sheet] if rule_sheet else []
    first_names = names[: game.seats]
    if first_names != seat_names(game):
        lines.append(f"players {', '.join(first_names)}")
    if match.start is not None:
        lines.append(f"position {write_position(match.start)}")
    for index in range(len(match.events)):
        line = write_event(match, index, names)
        lines.append(_noted(line, _answer(match, index, line)) if answers else line)
    return "\n".join(lines) + "\n"


def _answer(match: Match, index: int, line: str) -> str:
    """The answer to an event, as `answered` reads it."""
    after = match.truncated(index + 1)
    trusted = [entry.clauses for entry in after.trusted_in(range(index, index + 1))]
    answer = kept_answer(Ruling(trusted=trusted[0] if trusted else ()), after)
    return f"{key_before(match.truncated(index), line)} {answer.text}"


def _noted(line: str, note: str) -> str:
    return f"{line:<{NOTES}} #= {note}"


def write_event(match: Match, index: int, names: Sequence[str]) -> str:
    """The line of one event of a match; `names` are those of all players so far, by player number."""
    seated = [names[player] for player in match.players_before(index)]
    event = match.events[index]
    if isinstance(event, Join):
        points = "" if event.points is None else f" {event.points}"
        return f"join {names[event.player]} after {seated[seat_before(event.seat, len(seated))]}{points}"
    return event_line(match.game, match.before(index), event, seated)


def event_line(game: Game, before: Position | None, event: Event, names: Sequence[str]) -> str:
    """The line of an event in a position, or between rounds (None); `names` are by seat."""
    match event:
        case Begin() | WentOut() | Overruled():
            return write_move(before.game if before else game, event, names)
        case Correct(round, seat, points):
            return f"correct {number_of(round)} {names[seat]} {points}"
        case Stop():
            return "stop"
        case Depart(seat):
            return f"depart {names[seat]}"
        case Swap(seat, other):
            return f"swap {names[seat]} with {names[other]}"
        case Join():
            raise ValueError("the line of a join needs the match: see `write_event`")
    assert before is not None, "moves are made in rounds"
    move = write_move(before.game, event, names)
    if isinstance(event, Deal) and must_name_leader(before, event):
        move += f"; leads {NOBODY}"
    return move if isinstance(event, UNNAMED) else f"{names[before.turn]} {move}"


__all__ = ["HEADER", "Record", "RecordError", "read_record", "read_to_end", "write_record"]
