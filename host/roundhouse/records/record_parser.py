"""Parses a record line by line; an error names the line and what was expected."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.dominoes import NotInSet
from roundhouse.games import GAMES, Game
from roundhouse.games.core.moves import Announce, Deal, Done, Marker, Move
from roundhouse.games.core.names import identity, leading_name, named, names_meant, two_meant
from roundhouse.games.core.notation import (
    CLAUSE,
    NOBODY,
    STAND,
    must_name_leader,
    read_move,
    says_who_leads,
    seat_names,
    with_seen_leader,
)
from roundhouse.games.core.options import OptionError, Options, read_options
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import Ambiguous, Ruling, TableError, Unreadable
from roundhouse.games.match.kept_answer import KeptAnswer, key_before, read_kept_answer
from roundhouse.games.match.match import Begin, Correct, Depart, Event, Join, Match, Stop, Swap, WentOut
from roundhouse.games.sheets import PREFIX, read_rules_text
from roundhouse.games.text.call_parser import notation_of, parse_call
from roundhouse.games.text.position_reader import read_position
from roundhouse.indices import NO_SEAT, Seat, index_of
from roundhouse.records.player_names import fault_of_names
from roundhouse.records.position_shorthand import complete_position, names_to_letters

VERSION: Final = 4
"""The newest version, which only records with rounds that nobody called need; those with the name of their rules are of
version 3, those with overruled calls or changed places of version 2, all others of version 1."""
HEADERS: Final = tuple(f"roundhouse record {version}" for version in range(1, VERSION + 1))
HEADER: Final = HEADERS[0]
LONGEST_LINE: Final = 10_000
"""Limits what is read into memory before a text proves to be no record."""
SET_UP: Final = ("game", PREFIX, "players", "position")
"""The first words of lines that set up the table."""
ASK: Final = "ask"
LEGAL: Final = "legal"
"""A question begins with `ask`; `ask legal`: what may be done now?"""
UNNAMED_WORDS: Final = ("announce", "claim", "penalty", "reveal", "close")
"""The first words of moves that need no player's name before them, apart from the deal."""

ToNotation = Callable[[str, Sequence[str]], str]
"""Brings a line that people wrote in their language, with the names in it, into the words of the notation."""


class RecordError(ValueError):
    """A line of a record that cannot be read or played: its place, its text, what was expected.

    `cause` is the refusal, ambiguity or option error behind it, if any; it says more than `expected`.
    """

    def __init__(self, source: str, line: int, said: str, expected: Message, cause: Exception | None) -> None:
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
class RecordLine:
    """A line that is not empty, without its comment; `answer` is what the program noted there (see `answered`)."""

    number: int
    text: str
    answer: str = ""


@lru_cache(maxsize=256)
def _game(kind: type[Game], seats: int, options: Options, without: frozenset[str]) -> Game:
    """A cached game. Games are values, and making one costs more than reading a line."""
    return kind(seats, options, without)


@dataclass(frozen=True, slots=True)
class Statement:
    """The meaning of a line: an event, and the seat that did it (`by`), if the line names it."""

    event: Event
    by: int | None = None
    further: tuple[str, ...] = ()
    """More lines that the same line stands for, where it names several tiles."""


@dataclass(frozen=True, slots=True)
class RecordQuery:
    """A line that asks and changes nothing: may this be done (`statement`), or what may be done now (None)?"""

    statement: Statement | None


def changes_nothing(match: Match, said: Statement) -> bool:
    """Whether a refused line only says what is so already: the turn is over, the marker lies so, one tile is left."""
    event, position = said.event, match.position
    match event:
        case Done() if said.by is not None and len(match.events) > match.round_start:
            last = match.before(len(match.events) - 1)
            goes_on = position is not None and position.turn == said.by and not position.over
            return last is not None and last.turn == said.by and not goes_on
        case Marker(seat, up) if position is not None:
            return bool(position.markers >> seat & 1) == up
        case Announce(seat) if position is not None:
            return position.count(seat) == 1
    return False


class AnsweredOtherwise(Exception):
    """A line was answered `then`, when the record was written, otherwise than `now`, with today's `ruling`."""

    def __init__(self, then: KeptAnswer, now: KeptAnswer, ruling: Ruling) -> None:
        super().__init__(then, now)
        self.then, self.now, self.ruling = then, now, ruling


class NewerRecord(Exception):
    """A record in a version of the format that only a newer program reads."""


def answered(match: Match, line: RecordLine) -> KeptAnswer | None:
    """The answer to a line when the record was written.

    None where the record does not say it, or where this line, or one before it, is another one than it was then.
    """
    key, _, text = line.answer.partition(" ")
    if not key or key != key_before(match, line.text):
        return None
    with suppress(ValueError):
        return read_kept_answer(text)
    return None


class RecordLines:
    """The lines of a text that are not empty, one by one, without comments (from `#`) and surrounding space.

    Text that arrives in pieces is read no further than needed.
    """

    def __init__(self, text: str | Iterable[str], reader: LineParser) -> None:
        self._raw = iter(text.splitlines(keepends=True) if isinstance(text, str) else text)
        self._reader = reader
        self._ahead: list[RecordLine] = []
        self._number = 1
        """The number of the line that is read next."""

    @property
    def end(self) -> RecordLine:
        """The place after the last line read."""
        return RecordLine(self._number, "")

    @property
    def following(self) -> RecordLine | None:
        """The next line, which is still to come."""
        if not self._ahead:
            self._ahead.extend(line for line in [next(self, None)] if line is not None)
        return self._ahead[0] if self._ahead else None

    def insert(self, lines: Iterable[RecordLine]) -> None:
        """Put lines before all that are still to come."""
        self._ahead = [*lines, *self._ahead]

    def __iter__(self) -> Iterator[RecordLine]:
        return self

    def __next__(self) -> RecordLine:
        """Raise RecordError for a line that is too long for any record."""
        if self._ahead:
            return self._ahead.pop(0)
        for raw in self._raw:
            if raw == "\n":  # a fast path: a text may be nothing but millions of these
                self._number += 1
                continue
            number = self._number
            if len(raw) > LONGEST_LINE:
                self._reader.go_to(RecordLine(number, raw))
                raise self._reader.error("records/shorter-line", most=LONGEST_LINE)
            self._number += raw.endswith("\n")
            text, _, comment = raw.partition("#")
            if text := text.strip():
                return RecordLine(number, text, comment[1:].strip() if comment.startswith("=") else "")
        raise StopIteration


class RecordParser:
    """A record that is being parsed: its game, the names of all players so far, and its match so far.

    `text` may come line by line (each at most `LONGEST_LINE` letters and one more). Raises RecordError if the first
    line is not the header of a record.
    """

    def __init__(
        self, text: str | Iterable[str], source: str = "", to_notation: ToNotation = lambda line, _names: line
    ) -> None:
        self.reader = LineParser(source, RecordLine(1, ""), to_notation)
        self.lines = RecordLines(text, self.reader)
        self.reader.go_to(next(self.lines, RecordLine(1, "")))
        self.reader.header()
        self.names: tuple[str, ...] = ()
        self.rule_sheet = ""
        """The text of the rules that the table chose by name."""
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The match so far. Raises RecordError if no line has named the game."""
        if self._match is None:
            self.reader.go_to(self.lines.end)
            raise self.reader.error("records/game-before-end")
        return self._match

    @property
    def game_named(self) -> bool:
        return self._match is not None

    @property
    def is_set_up(self) -> bool:
        """Whether the table stands: a position was given, or something has happened at it."""
        return self._match is not None and (bool(self._match.events) or self._match.start is not None)

    def parse_next(self, line: RecordLine) -> Statement | RecordQuery | None:
        """Parse the next line: what it says, not yet applied, or None for a line that sets up the table.

        Raises RecordError for a line that cannot be read.
        """
        reader, match = self.reader, self._match
        reader.go_to(line)
        word, _, rest = line.text.partition(" ")
        if match is None:
            game = reader.game(word, rest)
            self.names, self._match = seat_names(game), Match(game)
            return None
        if word == PREFIX and not self.is_set_up:
            self.rule_sheet = reader.rule_sheet(match.game, line.text)
            return None
        if word == "players" and not match.events:
            self.names = reader.players(match.game, rest)
            return None
        if word == "position" and not self.is_set_up:
            self.names = self._names_below(match.game) or self.names
            self._match = Match(match.game, reader.position(match.game, rest, self.names))
            return None
        if word in SET_UP:
            raise reader.error("records/before-first-round", word=word)
        if word == ASK:
            return reader.question(match, self.names, rest)
        said = reader.statement(match, self.names, line.text)
        self.lines.insert(RecordLine(line.number, text) for text in said.further)
        return said

    def _names_below(self, game: Game) -> tuple[str, ...]:
        """The names in the next line, if it has the names: the position before it may use them."""
        line, following = self.reader.line, self.lines.following
        word, _, rest = following.text.partition(" ") if following is not None else ("", "", "")
        if following is None or word != "players":
            return ()
        self.reader.go_to(following)
        names = self.reader.players(game, rest)
        self.reader.go_to(line)
        return names

    def apply(self, statement: Statement) -> None:
        """Apply what the current line says; the match must allow it."""
        self.match.apply(statement.event, statement.by)
        self.names = self.reader.with_newcomer(statement.event, self.names)

    @property
    def seated(self) -> tuple[str, ...]:
        """The names of the present players by seat."""
        return tuple(self.names[player] for player in self.match.players)


class LineParser:
    """Parses single lines; `error` makes the error for the line that is being parsed."""

    def __init__(self, source: str, line: RecordLine, to_notation: ToNotation = lambda line, _names: line) -> None:
        self.source = source
        self.line = line
        self.to_notation = to_notation

    def go_to(self, line: RecordLine) -> None:
        self.line = line

    def error(self, expected: str | Message, cause: Exception | None = None, **facts: object) -> RecordError:
        """The error for the current line; `expected` and `facts` say what was expected, as in a `Message`."""
        return RecordError(self.source, self.line.number, self.line.text, Message.of(expected, **facts), cause)

    def header(self) -> None:
        """Check the first line, which names the format and its version."""
        found = re.fullmatch(r"roundhouse record (\d+)", self.line.text.casefold())
        if found is not None and int(found[1]) > VERSION:
            raise self.error("files/newer-record", NewerRecord())
        if self.line.text.casefold() not in HEADERS:
            raise self.error("records/first-line", header=repr(HEADER))

    def game(self, word: str, rest: str, without: frozenset[str] = frozenset()) -> Game:
        """Parse `game mexican-train seats=3 set=9`. Raises RecordError, whose cause may be an OptionError."""
        name, *words = re.sub(r"\s*=\s*", "=", rest).split() or [""]
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

    def rule_sheet(self, game: Game, text: str) -> str:
        """The name of the rules with what they say. Raises RecordError, whose cause may be an OptionError."""
        try:
            read = read_rules_text(text)
            if read.game != game.name:
                raise OptionError("sheet-of-game", sheet=read.name, game=read.game)
        except OptionError as wrong:
            raise self.error("records/options-that-fit", wrong, fault=wrong) from wrong
        return text

    def players(self, game: Game, rest: str) -> tuple[str, ...]:
        """`players Ann, Bo, Cy`, one name a seat."""
        names = tuple(name.strip() for name in rest.split(","))
        fault = fault_of_names(names, game.seats)
        if fault:
            raise self.error(fault)
        return names

    def position(self, game: Game, rest: str, names: Sequence[str] = (), scored: int = 0) -> Position:
        """A position of this game; what follows from the rest may be left out, and seats may be given by name."""
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
        return position.replace(game=game)

    def question(self, match: Match, names: Sequence[str], text: str) -> RecordQuery:
        """The question of a line; its first word has been taken off."""
        asked = text.strip()
        if not asked:
            raise self.error("records/ask", name=names[0], legal=LEGAL)
        said = None if asked == LEGAL else self.statement(match, names, asked)
        if said is not None and said.further:
            raise self.error("records/ask-one-tile")
        return RecordQuery(said)

    def statement(self, match: Match, names: Sequence[str], text: str) -> Statement:
        """The meaning of a line, not yet applied; `names` are those of all players so far."""
        everybody, names = names, [names[player] for player in match.players]
        words = text.split()
        match words[0]:
            case "begin" if len(words) == 1:
                raise self.error("records/begin", name=names[0])
            case "begin":
                return Statement(Begin(self.seat(" ".join(words[1:]), names)))
            case "out" if match.position is None and len(words) > 1:  # in a round, somebody is called so
                who = " ".join(words[1:])
                return Statement(WentOut(NO_SEAT if who == NOBODY else self.seat(who, names)))
            case "stop" if len(words) == 1:
                return Statement(Stop())
            case "correct" if len(words) >= 4 and words[1].isdecimal() and words[-1].removeprefix("-").isdecimal():
                round, seat = index_of(int(words[1])), self.seat(" ".join(words[2:-1]), names)
                return Statement(Correct(round, seat, int(words[-1])))
            case "correct":
                raise self.error("records/correct")
            case "join" if "after" in words:
                return Statement(self._join(match, text, everybody, names))
            case "join":
                raise self.error("records/join")
            case "depart" if len(words) == 1:
                raise self.error("records/depart", name=names[0])
            case "depart":
                return Statement(Depart(self.seat(" ".join(words[1:]), names)))
            case "swap" if not names_meant("swap", names):
                if (seats := two_meant(" ".join(words[1:]), names)) is None:
                    raise self.error("records/swap", name=names[0], other=names[-1])
                return Statement(Swap(*seats))
        playing = match.position is not None
        if not playing and words[0] == "deal":
            raise self.error("records/between-rounds")
        # Between rounds the match refuses every move (C-3): the line is only read, on an empty table.
        position = match.position or match.game.opening(match.game.next_round((), 0))
        try:
            if match.hands_due and (hand := self._as_called(match, everybody, text, names)):
                return hand
            if words[0] == "deal":
                return Statement(self._deal(position, text, names))
            if words[0] in UNNAMED_WORDS or self._stands(words, names):
                return Statement(read_move(position, text, names))
            return self._of_player(position, text, names, playing)
        except (Unreadable, RecordError) as wrong:
            try:
                if called := self._as_called(match, everybody, text, names):
                    return called
            except Ambiguous as question:
                raise self._which(question) from wrong
            if isinstance(wrong, RecordError):
                raise
            raise self.error(wrong.expected, wrong) from wrong
        except Ambiguous as wrong:
            raise self._which(wrong) from wrong

    def _stands(self, words: Sequence[str], names: Sequence[str]) -> bool:
        """Whether a line says that a refused move stands, and not what a player does who is called so."""
        return words[0] == STAND and (bool(CLAUSE.fullmatch("".join(words[1:2]))) or leading_name(STAND, names)[0] < 0)

    def _which(self, question: Ambiguous) -> RecordError:
        return self.error("records/one-of", question, meanings="; ".join(question.meanings))

    def _deal(self, position: Position, text: str, names: Sequence[str]) -> Move:
        """A deal; one that hides who leads says so itself, even if nobody does (C-10, SL-2)."""
        deal = read_move(position, text, names)
        assert isinstance(deal, Deal)
        if says_who_leads(text):
            return deal
        deal = with_seen_leader(position, deal)
        if must_name_leader(position, deal):
            raise self.error("records/leads", name=names[-1], nobody=NOBODY)
        return deal

    def _of_player(self, position: Position, text: str, names: Sequence[str], playing: bool) -> Statement:
        """The move of the player whose name begins the line, whether or not it is that player's turn.

        Where that will be refused, since the player is not in turn or no round is `playing`, any reading will do.
        """
        by, move = leading_name(text, names)
        if by < 0 or not move:
            raise self._no_player(position, text, names, playing)
        if playing and by == position.turn:
            return Statement(read_move(position, move, names), by)
        there = position.replace(turn=by)
        try:
            return Statement(read_move(there, move, names), by)
        except Ambiguous as wrong:
            return Statement(read_move(there, wrong.meanings[0], names), by)

    def _as_called(self, match: Match, everybody: Sequence[str], text: str, names: Sequence[str]) -> Statement | None:
        """The meaning of a line in the words of a table where moves are called (`mex`, `takes a tile`, several tiles).

        Raises Ambiguous for a name or a train that only resembles one, or begins several.
        """
        said = self.to_notation(text, names)
        try:
            call = parse_call(match.game, said, names, match.position)
        except TableError as error:
            lines = self._calls_between_commas(said, names)
            if isinstance(error, Ambiguous) and len(lines) <= 1:
                raise
        else:
            if call.seat is None and match.position is not None and not match.position.over:
                call = replace(call, seat=Seat(match.position.turn))
            lines = [] if call.seat is None and call.act not in ("penalty", "close") else notation_of(call, names)
            if call.seat is not None and call.act not in UNNAMED_WORDS:
                lines = [f"{names[call.seat]} {line}" for line in lines]
        if not lines or lines[0] == text:
            return None
        return replace(self.statement(match, everybody, lines[0]), further=tuple(lines[1:]))

    def _calls_between_commas(self, text: str, names: Sequence[str]) -> list[str]:
        """The lines of a player who does several things with commas between them, or of several players."""
        first, *others = (part.strip() for part in text.split(","))
        by = leading_name(first, names)[0]
        named_too = [leading_name(other, names)[0] >= 0 for other in others]
        rest = (other if own else f"{names[by]} {other}" for other, own in zip(others, named_too, strict=True))
        return [first, *rest] if by >= 0 else []

    def _no_player(self, position: Position, text: str, names: Sequence[str], playing: bool) -> RecordError:
        """The error for a line that does not begin with a player's name and a move."""
        first, _, rest = text.partition(" ")
        name = names[position.turn]
        if named(text, names) >= 0:
            return self.error("records/move-of", name=text)
        if _is_call(position, text, names):
            return self.error("records/name-first", name=name, move=text)
        if _is_call(position, rest, names):
            return self.error("notation/player", names=", ".join(names), text=first)
        if not playing:
            return self.error("records/between-rounds")
        return self.error("records/name-and-move", names=", ".join(names), name=name)

    def with_newcomer(self, event: Event, names: Sequence[str]) -> tuple[str, ...]:
        """The names of all players, after this line's event."""
        if isinstance(event, Join) and event.player == len(names):
            return (*names, self._join_parts(self.line.text)[0])
        return tuple(names)

    def _join_parts(self, text: str) -> tuple[str, str, int | None]:
        """Of `join Dana after Bo 20`: who joins, after whom they sit, and their points for each missed round."""
        who, _, rest = text.removeprefix("join ").partition(" after ")
        neighbor, _, points = rest.rpartition(" ")
        if neighbor and points.removeprefix("-").isdecimal():
            return who.strip(), neighbor.strip(), int(points)
        return who.strip(), rest.strip(), None

    def _join(self, match: Match, text: str, everybody: Sequence[str], seated: Sequence[str]) -> Join:
        who, neighbor, points = self._join_parts(text)
        if identity(who) in map(identity, seated):
            raise self.error("records/not-seated", names=", ".join(seated))
        # Taken literally: somebody may have written this down for Maria when María had left.
        gone = {identity(name): player for player, name in enumerate(everybody) if name not in seated}
        player = gone.get(identity(who), match.player_count)
        fault = fault_of_names([*everybody, who], len(everybody) + 1) if player == match.player_count else None
        if fault:
            raise self.error(fault)
        return Join(self.seat(neighbor, seated) + 1, player, points)

    def seat(self, name: str, names: Sequence[str]) -> int:
        """The seat of a player, whose name may be shortened."""
        seats = names_meant(name, names)
        if len(seats) != 1:
            raise self.error("notation/player", names=", ".join(names), text=name or "-")
        return seats[0]


def _is_call(position: Position, text: str, names: Sequence[str]) -> bool:
    try:
        return bool(notation_of(parse_call(position.game, text, names, position), names))
    except TableError as error:
        return isinstance(error, Ambiguous)
