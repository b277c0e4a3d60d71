"""Parses a record line by line; an error names the line and what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from roundhouse.dominoes import NotInSet
from roundhouse.games import GAMES, Game
from roundhouse.games.match import Begin, Correct, Depart, Event, Join, Match, Stop
from roundhouse.games.notation import read_move, seat_names
from roundhouse.games.options import OptionError, Options, read_options
from roundhouse.games.position import Position, Stage
from roundhouse.games.position_reader import read_position
from roundhouse.games.rulings import Ambiguous, Refused, Unreadable
from roundhouse.messages import Message
from roundhouse.records.player_names import fault_of_names
from roundhouse.records.position_shorthand import complete_position, names_to_letters

HEADER = "roundhouse record 1"
IN_TURN = (Stage.TURN, Stage.DREW)
"""Stages in which every player has a tile, since a player without one has ended the round."""


class RecordError(ValueError):
    """A line of a record that cannot be read or played: its place, its text, what was expected.

    `cause` is the refusal, ambiguity or option error behind it, if any; it says more than `expected`.
    """

    def __init__(self, source: str, line: int, said: str, expected: Message, cause: Exception | None = None) -> None:
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
    """A line that is not empty, without its comment."""

    number: int
    text: str


@lru_cache(maxsize=256)
def _game(kind: type[Game], seats: int, options: Options, without: frozenset[str]) -> Game:
    """A cached game. Games are values, and making one costs more than reading a line."""
    return kind(seats, options, without)


def lines_of(text: str) -> list[Line]:
    """The lines that are not empty, without comments (from `#`) and surrounding space."""
    stripped = ((number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1))
    return [Line(number, line) for number, line in stripped if line]


class RecordParser:
    """A record that is being parsed: its game, the names of everybody who has played so far, its match so far.

    Raises RecordError if the first line is not the header of a record.
    """

    def __init__(self, text: str, source: str = "") -> None:
        lines = lines_of(text)
        self.reader = LineParser(source, lines[0] if lines else Line(1, ""))
        self.reader.header()
        self.lines = lines[1:]
        self.names: tuple[str, ...] = ()
        self._match: Match | None = None
        self._end = Line(text.count("\n") + 1, "")

    @property
    def match(self) -> Match:
        """The match so far. Raises RecordError if no line has named the game."""
        if self._match is None:
            self.reader.line = self._end
            raise self.reader.error("records/game-before-end")
        return self._match

    def take(self, line: Line) -> Event | None:
        """Parses the next line: its event, not yet applied, or None for a line that sets up the table.

        Raises RecordError for a line that cannot be read.
        """
        reader, match = self.reader, self._match
        reader.line = line
        word, _, rest = line.text.partition(" ")
        if match is None:
            game = reader.game(word, rest)
            self.names, self._match = seat_names(game), Match(game)
            return None
        fresh = not match.events and match.start is None
        if word == "players" and fresh:
            self.names = reader.players(match.game, rest)
            return None
        if word == "position" and fresh:
            self._match = Match(match.game, reader.position(match.game, rest, self.names))
            return None
        event = reader.event(match, self.names)
        self.names = reader.with_newcomer(event, self.names)
        return event

    @property
    def seated(self) -> tuple[str, ...]:
        """The names of the present players by seat."""
        return tuple(self.names[player] for player in self.match.players)


class LineParser:
    """Parses single lines; `error` makes the error for the line that is being parsed."""

    def __init__(self, source: str, line: Line) -> None:
        self.source = source
        self.line = line

    def error(self, expected: str | Message, cause: Exception | None = None, **facts: object) -> RecordError:
        """The error for the present line; `expected` and `facts` say what was expected, as in a `Message`."""
        return RecordError(self.source, self.line.number, self.line.text, Message.of(expected, **facts), cause)

    def header(self) -> None:
        """Checks the first line, which names the format and its version."""
        if self.line.text != HEADER:
            raise self.error("records/first-line", header=repr(HEADER))

    def game(self, word: str, rest: str, without: frozenset[str] = frozenset()) -> Game:
        """Parses `game mexican-train seats=3 set=9`. Raises RecordError, whose cause may be an OptionError."""
        name, *words = rest.split() or [""]
        if word != "game":
            raise self.error("records/game-line")
        if name not in GAMES:
            raise self.error("records/game", games=", ".join(GAMES))
        options: dict[str, str] = {}
        for each in words:
            option, equals, value = each.partition("=")
            if not equals:
                raise self.error("positions/field", text=each)
            if option in options:
                raise self.error("positions/field-once", field=option)
            options[option] = value
        seats = options.pop("seats", "")
        if not seats.isdecimal():
            raise self.error("records/seats")
        kind = GAMES[name]
        try:
            return _game(kind, int(seats), read_options(kind.options_type, options), without)
        except OptionError as wrong:
            raise self.error("records/options-that-fit", wrong, fault=wrong) from wrong

    def players(self, game: Game, rest: str) -> tuple[str, ...]:
        """`players Ann, Bo, Cy`, one name a seat."""
        names = tuple(name.strip() for name in rest.split(","))
        fault = fault_of_names(names, game.seats)
        if fault:
            raise self.error(fault)
        return names

    def position(self, game: Game, rest: str, names: Sequence[str] = (), scored: int = 0) -> Position:
        """A position of this very game; what follows from the rest may be left out, and seats may go by names."""
        if not any(word.startswith("turn=") for word in rest.split()):
            raise self.error("positions/turn")
        try:
            position = read_position(complete_position(game, names_to_letters(game, rest, names), scored), names)
        except (Unreadable, NotInSet) as wrong:
            raise self.error(wrong.expected, wrong) from wrong
        except OptionError as wrong:
            raise self.error("records/options-that-fit", wrong, fault=wrong) from wrong
        except ValueError as wrong:
            raise self.error("positions/possible", wrong) from wrong
        if position.game.key[:3] != game.key[:3] or position.game.tiles is not game.tiles:
            raise self.error("positions/of-this-game")
        if position.stage in IN_TURN:
            bare = [seat for seat in range(game.seats) if not position.count(seat)]
            if bare:
                name = (names or seat_names(game))[bare[0]]
                raise self.error("positions/hands-held", name=name)
        return position.replace(game=game)

    def event(self, match: Match, names: Sequence[str]) -> Event:
        """The line's event, not yet applied; `names` are those of everybody who has played so far."""
        everybody, names = names, [names[player] for player in match.players]
        words = self.line.text.split()
        match words[0]:
            case "begin":
                return Begin(self.seat(" ".join(words[1:]), names))
            case "stop" if len(words) == 1:
                return Stop()
            case "correct" if len(words) >= 4 and words[1].isdecimal() and words[-1].removeprefix("-").isdecimal():
                return Correct(int(words[1]) - 1, self.seat(" ".join(words[2:-1]), names), int(words[-1]))
            case "correct":
                raise self.error("records/correct")
            case "join" if "after" in words:
                return self._join(match, everybody, names)
            case "join":
                raise self.error("records/join")
            case "depart":
                return Depart(self.seat(" ".join(words[1:]), names))
        position = match.position
        if position is None:
            raise self.error("records/between-rounds")
        try:
            if words[0] in ("deal", "announce", "claim", "penalty", "reveal"):
                return read_move(position, self.line.text, names)
            return read_move(position, self._after_name(position, names), names)
        except Unreadable as wrong:
            raise self.error(wrong.expected, wrong) from wrong
        except Ambiguous as wrong:
            raise self.error("records/one-of", wrong, meanings="; ".join(wrong.meanings)) from wrong

    def with_newcomer(self, event: Event, names: Sequence[str]) -> tuple[str, ...]:
        """The names of everybody who has played, after this line's event."""
        if isinstance(event, Join) and event.player == len(names):
            return (*names, self._comes()[0])
        return tuple(names)

    def _comes(self) -> tuple[str, str, int | None]:
        """Of a `join` line: who joins, after whom they sit, and their points for each missed round."""
        who, _, rest = self.line.text.removeprefix("join ").partition(" after ")
        neighbor, _, points = rest.rpartition(" ")
        if neighbor and points.removeprefix("-").isdecimal():
            return who.strip(), neighbor.strip(), int(points)
        return who.strip(), rest.strip(), None

    def _join(self, match: Match, everybody: Sequence[str], seated: Sequence[str]) -> Join:
        who, neighbor, points = self._comes()
        if who in seated:
            raise self.error("records/not-seated", names=", ".join(seated))
        player = list(everybody).index(who) if who in everybody else match.all_players
        fault = fault_of_names([*everybody, who], len(everybody) + 1) if player == match.all_players else None
        if fault:
            raise self.error(fault)
        return Join(self.seat(neighbor, seated) + 1, player, points)

    def apply(self, match: Match, event: Event) -> None:
        """Applies the event. Raises RecordError if it is refused."""
        try:
            match.apply(event)
        except Refused as wrong:
            raise self.error("records/allowed", wrong, ruling=wrong.ruling) from wrong

    def seat(self, name: str, names: Sequence[str]) -> int:
        """The seat of a player."""
        if name not in names:
            raise self.error("notation/player", names=", ".join(names), text=name or "-")
        return list(names).index(name)

    def _after_name(self, position: Position, names: Sequence[str]) -> str:
        """The move that follows the name of the player in turn."""
        name = names[position.turn]
        if not self.line.text.startswith(f"{name} "):
            raise self.error("records/turn-of", name=name)
        return self.line.text[len(name) + 1 :].strip()
