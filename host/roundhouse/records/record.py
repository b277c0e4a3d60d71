"""The record of a match: a text that a person reads, edits and writes by hand (RECORDS.md shows how).

A record is a match's options, its players' names and its events; everything else follows from them. `read_record`
and `write_record` undo each other exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from roundhouse.games import GAMES, Game
from roundhouse.games.match import Begin, Correct, Event, Match, Stop
from roundhouse.games.moves import Announce, Claim, Deal, Penalty, Reveal
from roundhouse.games.notation import read_move, seat_names, write_move
from roundhouse.games.options import OptionError, Options, read_options, write_options
from roundhouse.games.position import Position
from roundhouse.games.position_text import read_position, write_position
from roundhouse.games.rulings import Ambiguous, Refused, TableError, Unreadable
from roundhouse.records.names import fault_of_names

HEADER = "roundhouse record 1"

UNNAMED = (Deal, Announce, Claim, Penalty, Reveal)
"""Moves that are not bound to the player whose turn it is: their lines do not begin with his name."""


class RecordError(ValueError):
    """A line of a record that cannot be taken: where it stands, what it says, what was expected.

    `cause` is the refusal, ambiguity or option error behind it, when there is one.
    """

    def __init__(self, source: str, line: int, said: str, expected: str, cause: Exception | None = None) -> None:
        super().__init__(source, line, said, expected)
        self.source = source
        self.line = line
        self.said = said
        self.expected = expected
        self.cause = cause

    def __str__(self) -> str:
        where = f"{self.source}:{self.line}" if self.source else f"line {self.line}"
        return f"{where}: {self.said!r}: expected {self.expected}"


@dataclass(frozen=True)
class Line:
    """A line that says something, without its comment."""

    number: int
    text: str


@dataclass(frozen=True)
class Record:
    """What a record says: game with its options, names by seat, events; `start` for one begun in mid-round."""

    game: Game
    names: tuple[str, ...]
    events: tuple[Event, ...]
    start: Position | None = None

    def match(self) -> Match:
        """The match, played again from its events."""
        match = Match(self.game, self.start)
        match.apply_all(self.events)
        return match


def read_record(text: str, source: str = "") -> Record:
    """The record that a text holds; `source` is its file's name, for errors.

    Raises RecordError for the first line that cannot be read or played.

    >>> read_record("roundhouse record 1\\ngame mexican-train seats=2\\nbegin A\\n").events
    (Begin(leader=0),)
    >>> read_record("roundhouse record 1\\ngame whist", "mine.txt")
    Traceback (most recent call last):
    roundhouse.records.record.RecordError: mine.txt:2: 'game whist': expected a game (mexican-train, basic-trains)
    """
    lines = lines_of(text)
    reader = Reader(source, lines[0] if lines else Line(1, ""))
    reader.header()
    game: Game | None = None
    names: tuple[str, ...] = ()
    match: Match | None = None
    for line in lines[1:]:
        reader.line = line
        word, _, rest = line.text.partition(" ")
        if game is None:
            game = reader.game(word, rest)
            names = seat_names(game)
            match = Match(game)
            continue
        assert match is not None
        fresh = not match.events and match.start is None
        if word == "players" and fresh:
            names = reader.players(game, rest)
        elif word == "position" and fresh:
            match = Match(game, reader.position(game, rest))
        else:
            reader.apply(match, reader.event(match, names))
    if game is None or match is None:
        reader.line = Line(text.count("\n") + 1, "")
        raise reader.error("game and its name before the text ends")
    return Record(game, names, tuple(match.events), match.start)


def write_record(match: Match, names: Sequence[str] = ()) -> str:
    """The text that `read_record` turns into this match.

    Raises ValueError for names that a record cannot tell apart from its own words.
    """
    game = match.game
    names = tuple(names) or seat_names(game)
    fault = fault_of_names(names, game.seats)
    if fault:
        raise ValueError(f"these names cannot stand in a record ({', '.join(names)}): use {fault}")
    options = [f"{name}={value}" for name, value in write_options(game.options).items()]
    lines = [HEADER, " ".join(["game", game.name, f"seats={game.seats}", *options])]
    if names != seat_names(game):
        lines.append(f"players {', '.join(names)}")
    if match.start is not None:
        lines.append(f"position {write_position(match.start)}")
    lines += (write_event(match, index, names) for index in range(len(match.events)))
    return "\n".join(lines) + "\n"


def write_event(match: Match, index: int, names: Sequence[str]) -> str:
    """The line of one event of a match."""
    return written_event(match.before(index), match.events[index], names)


def written_event(before: Position | None, event: Event, names: Sequence[str]) -> str:
    """The line of an event that happens in a position, or between rounds (None)."""
    match event:
        case Begin(leader):
            return f"begin {names[leader]}"
        case Correct(round, seat, points):
            return f"correct {round + 1} {names[seat]} {points}"
        case Stop():
            return "stop"
    assert before is not None, "moves are made in rounds"
    move = write_move(before.game, event, names)
    return move if isinstance(event, UNNAMED) else f"{names[before.turn]} {move}"


@lru_cache(maxsize=256)
def _game(kind: type[Game], seats: int, options: Options, without: frozenset[str]) -> Game:
    """A game is a value, and making one costs more than reading a line: many records are of the same few."""
    return kind(seats, options, without)


def lines_of(text: str) -> list[Line]:
    """The lines that say something: comments run from `#`, blank lines and the space around are dropped."""
    stripped = ((number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1))
    return [Line(number, line) for number, line in stripped if line]


class Reader:
    """Reads a line at a time and says of a bad one where it stands and what was expected."""

    def __init__(self, source: str, line: Line) -> None:
        self.source = source
        self.line = line

    def error(self, expected: str, cause: Exception | None = None) -> RecordError:
        """The error for the line that is being read."""
        return RecordError(self.source, self.line.number, self.line.text, expected, cause)

    def header(self) -> None:
        """The first line names the format and its version."""
        if self.line.text != HEADER:
            raise self.error(f"{HEADER!r} as the first line")

    def game(self, word: str, rest: str, without: frozenset[str] = frozenset()) -> Game:
        """`game mexican-train seats=3 set=9`. Raises RecordError, with an OptionError as its cause where one is."""
        name, *words = rest.split() or [""]
        if word != "game":
            raise self.error("game and its name, like game mexican-train seats=3")
        if name not in GAMES:
            raise self.error(f"a game ({', '.join(GAMES)})")
        options: dict[str, str] = {}
        for each in words:
            option, equals, value = each.partition("=")
            if not equals:
                raise self.error(f"option=value, not {each}")
            options[option] = value
        seats = options.pop("seats", "")
        if not seats.isdecimal():
            raise self.error("seats= and how many players")
        kind = GAMES[name]
        try:
            return _game(kind, int(seats), read_options(kind.options_type, options), without)
        except OptionError as wrong:
            raise self.error(f"options that fit together ({wrong})", wrong) from wrong

    def players(self, game: Game, rest: str) -> tuple[str, ...]:
        """`players Ann, Bo, Cy`, one name a seat."""
        names = tuple(name.strip() for name in rest.split(","))
        fault = fault_of_names(names, game.seats)
        if fault:
            raise self.error(fault)
        return names

    def position(self, game: Game, rest: str) -> Position:
        """A position in full, of this very game."""
        try:
            position = read_position(rest)
        except Unreadable as wrong:
            raise self.error(wrong.expected, wrong) from wrong
        except OptionError as wrong:
            raise self.error(f"options that fit together ({wrong})", wrong) from wrong
        if position.game.key[:3] != game.key[:3]:
            raise self.error("a position of the game that the record names")
        return position.replace(game=game)

    def event(self, match: Match, names: Sequence[str]) -> Event:
        """The event that the line names, not yet applied."""
        words = self.line.text.split()
        match words[0]:
            case "begin":
                return Begin(self.seat(" ".join(words[1:]), names))
            case "stop" if len(words) == 1:
                return Stop()
            case "correct" if len(words) >= 4 and words[1].isdecimal() and words[-1].removeprefix("-").isdecimal():
                return Correct(int(words[1]) - 1, self.seat(" ".join(words[2:-1]), names), int(words[-1]))
            case "correct":
                raise self.error("correct, a round, a player and points, like correct 1 Ann 17")
        position = match.position
        if position is None:
            raise self.error("begin and who leads, correct or stop, since no round is in play")
        try:
            if words[0] in ("deal", "announce", "claim", "penalty", "reveal"):
                return read_move(position, self.line.text, names)
            return read_move(position, self._after_name(position, names), names)
        except Unreadable as wrong:
            raise self.error(wrong.expected, wrong) from wrong
        except Ambiguous as wrong:
            raise self.error(f"one of: {'; '.join(wrong.meanings)}", wrong) from wrong

    def apply(self, match: Match, event: Event) -> None:
        """Applies it. Raises RecordError when it is refused."""
        try:
            match.apply(event)
        except Refused as wrong:
            raise self.error(f"what the rules allow; {wrong.ruling}", wrong) from wrong

    def seat(self, name: str, names: Sequence[str]) -> int:
        """The seat of a player."""
        if name not in names:
            raise self.error(f"a player ({', '.join(names)}), not {name or 'nothing'}")
        return list(names).index(name)

    def _after_name(self, position: Position, names: Sequence[str]) -> str:
        """The move behind the name of whose turn it is."""
        name = names[position.turn]
        if not self.line.text.startswith(f"{name} "):
            raise self.error(f"{name} and a move, since it is {name}'s turn")
        return self.line.text[len(name) + 1 :].strip()


__all__ = ["HEADER", "Line", "Reader", "Record", "RecordError", "TableError", "lines_of", "read_record", "write_record"]
