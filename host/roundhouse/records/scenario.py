"""Scenarios: records with expectations, which test the rules clause by clause (see RECORDS.md).

A file holds several. Each sets up a table, plays, and states the expected rulings and results.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from roundhouse.dominoes import pips_in
from roundhouse.games.match import Between, Event, Match
from roundhouse.games.moves import DRAW, Draw
from roundhouse.games.notation import seat_names, train_name, write_move
from roundhouse.games.options import OptionError
from roundhouse.games.position import Position
from roundhouse.games.position_text import write_position
from roundhouse.games.rulings import Ruling
from roundhouse.games.sounds import Heard
from roundhouse.records.record_parser import Line, LineParser, RecordError, lines_of

MARK = re.compile(r"(?:^|\s)([!?+])\s+(?=[A-Z]{1,2}-\d)")
UNSAID = {"stage": "turn", "doubles": "", "fresh": "0", "idle": "0", "winner": "-", "leader": "-"}
"""The values that a position's line leaves out."""


class ScenarioError(AssertionError):
    """A scenario's expectation does not hold: file and line, what was expected, what was found."""

    def __init__(self, source: str, line: Line, expected: str, found: str) -> None:
        super().__init__(f"{source}:{line.number}: {line.text!r}: expected {expected}, found {found}")


@dataclass(frozen=True)
class Claim:
    """What a line of a scenario shows of a clause: that it allowed, refused or had to trust a play (`kind`)."""

    kind: str
    clause: str
    line: int


@dataclass(frozen=True)
class Scenario:
    """One scenario of a file; the lines after its title are not parsed yet."""

    title: str
    source: str
    lines: tuple[Line, ...]

    def run(self, without: frozenset[str] = frozenset(), options: Mapping[str, str] | None = None) -> ScenarioResult:
        """Plays it. Raises ScenarioError for an unmet expectation, RecordError for a line that cannot be read.

        The clauses in `without` are removed from the game and `options` override the scenario's: a scenario about
        them must then fail.
        """
        return _Run(self, without, options or {}).run()


@dataclass
class ScenarioResult:
    """The result of a scenario: its game, the options of its `game` line, its claims, the number of expectations."""

    game: str = ""
    said: dict[str, str] = field(default_factory=dict)
    claims: list[Claim] = field(default_factory=list)
    expectations: int = 0


def read_scenarios(text: str, source: str = "") -> list[Scenario]:
    """The scenarios of a file. Raises RecordError if the header or the first title is missing."""
    lines = lines_of(text)
    reader = LineParser(source, lines[0] if lines else Line(1, ""))
    reader.header()
    scenarios: list[Scenario] = []
    for line in lines[1:]:
        word, _, title = line.text.partition(" ")
        if word == "scenario":
            scenarios.append(Scenario(title.strip(), source, ()))
        elif scenarios:
            last = scenarios[-1]
            scenarios[-1] = Scenario(last.title, source, (*last.lines, line))
        else:
            reader.line = line
            raise reader.error("records/scenario")
    if not scenarios:
        raise reader.error("records/scenario-before-end")
    return scenarios


class _Run:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, without: frozenset[str], options: Mapping[str, str]) -> None:
        self.scenario, self.without, self.options = scenario, without, options
        self.reader = LineParser(scenario.source, scenario.lines[0] if scenario.lines else Line(0, ""))
        self.ran = ScenarioResult()
        self.names: tuple[str, ...] = ()
        self.match: Match | None = None
        self.heard: tuple[Heard, ...] = ()

    def run(self) -> ScenarioResult:
        for line in self.scenario.lines:
            text, marks = _split(line.text)
            self.reader.line = Line(line.number, text)
            word, _, rest = text.partition(" ")
            if word == "game":
                self.set_up(rest, marks)
            elif self.match is None:
                raise self.reader.error("records/game-name")
            elif word == "players":
                self.names = self.reader.players(self.match.game, rest)
            elif word == "position":
                self.place(self.match, rest)
            elif word == "expect":
                self.expect(self.match, rest)
            else:
                self.event(self.match, marks)
        return self.ran

    # -- lines that set up and play -------------------------------------------------------------------

    def set_up(self, rest: str, marks: list[tuple[str, str]]) -> None:
        """A game line; its options may be expected to be refused (`! C-8 deal`)."""
        self.ran.game, *words = rest.split() or [""]
        self.ran.said = {name: value for name, _, value in (word.partition("=") for word in words)}
        words = [self.ran.game, *(f"{name}={value}" for name, value in (self.ran.said | dict(self.options)).items())]
        refusal = [what for sign, what in marks if sign == "!"]
        try:
            game = self.reader.game("game", " ".join(words), self.without)
        except RecordError as wrong:
            if not refusal or not isinstance(wrong.cause, OptionError):
                raise
            said = f"{wrong.cause.clause} {wrong.cause.problem}"
            self.same(f"refusal {refusal[0]}", _cited(said, refusal[0]), said)
            self.ran.claims.append(Claim("refused", wrong.cause.clause, self.reader.line.number))
            self.match = None
            return
        if refusal:
            raise self.surprise(f"refusal {refusal[0]}", "a game that can be played")
        self.claim_allowed(marks)
        self.match, self.names = Match(game), seat_names(game)

    def place(self, match: Match, rest: str) -> None:
        """A position set up by hand; rounds that are scored stay so."""
        scored = len(match.results)
        self.match = Match(match.game, self.reader.position(match.game, rest, self.names, scored), match.results)

    def event(self, match: Match, marks: list[tuple[str, str]]) -> None:
        """An event and the expected ruling: refused (`! MT-7 closed`), on trust (`? MT-4`), or allowed."""
        event = self.reader.event(match, self.names)
        ruling = match.ruling(event)
        refusal = [what for sign, what in marks if sign == "!"]
        if refusal:
            self.same(f"refusal {refusal[0]}", _cited(f"{ruling.clause} {ruling.why}", refusal[0]), str(ruling))
            self.ran.claims.append(Claim("refused", ruling.clause, self.reader.line.number))
            self.unlisted(match, event, ruling)
            return
        trusted = [clause for sign, what in marks if sign == "?" for clause in what.split()]
        wanted = str(Ruling(trusted=tuple(trusted)))
        self.same(wanted, str(ruling) == wanted, str(ruling))
        self.ran.claims += (Claim("trusted", clause, self.reader.line.number) for clause in trusted)
        self.claim_allowed(marks)
        before = match.position
        match.apply(event)
        if before is not None and not isinstance(event, Between):
            self.heard = match.game.heard(before, event, match.game.after(before, event))
        self.names = self.reader.with_newcomer(event, self.names)

    def unlisted(self, match: Match, event: Event, ruling: Ruling) -> None:
        """Checks that a refused move is not among the legal ones; a draw is listed without its tile."""
        if match.position is None or (isinstance(event, Draw) and ruling.why == "not_in_yard"):
            return
        move = DRAW if isinstance(event, Draw) else event
        listed = [write_move(match.game, each, self.seated) for each in match.position.legal() if each == move]
        self.same("nothing refused among the legal moves", not listed, ", ".join(listed))

    def claim_allowed(self, marks: list[tuple[str, str]]) -> None:
        """Notes `+ MT-7`: the clause allows this play."""
        clauses = [clause for sign, what in marks if sign == "+" for clause in what.split()]
        self.ran.claims += (Claim("allowed", clause, self.reader.line.number) for clause in clauses)

    # -- expectations -----------------------------------------------------------------------------------------

    def expect(self, match: Match, rest: str) -> None:
        """`expect totals A=12 B=0`, `expect winners A`, `expect legal …`, or fields of the position."""
        word, _, behind = rest.partition(" ")
        self.ran.expectations += 1
        match word:
            case "totals" | "points":
                if word == "points" and not match.results:
                    raise self.surprise(rest, "no round scored")
                found = match.totals if word == "totals" else match.results[-1].points
                told = [f"{name}={points}" for name, points in zip(self.seated, found, strict=True)]
                self.same(rest, behind.split() == told, " ".join(told))
            case "winners":
                found_names = [self.seated[seat] for seat in match.leaders] if match.over else ["nobody yet"]
                self.same(rest, behind.split() == found_names, " ".join(found_names))
            case "leads":
                leaders = [self.seated[seat] for seat in match.leaders]
                self.same(rest, behind.split() == leaders and not match.over, " ".join(leaders))
            case "void":
                deals, position = match.deals, match.position
                again = position is not None and position.stage == 0 and deals > 0
                self.same("a void round, dealt again", again and not behind, self.now(match))
            case "scored":
                self.same(f"{behind} rounds scored", behind == str(len(match.results)), str(len(match.results)))
            case "round-over":
                self.same("no round in play", match.position is None, self.now(match))
            case "legal":
                legal = sorted(write_move(match.game, move, self.seated) for move in self.position(match).legal())
                self.same(rest, sorted(_listed(behind)) == legal, "; ".join(legal) or "nothing")
            case "pips":
                pips = [f"{n}={self.pips(match, seat)}" for seat, n in enumerate(self.seated)]
                self.same(rest, behind.split() == pips, " ".join(pips))
            case "heard":
                heard = [
                    f"{each.sound.value} {train_name(match.game, each.train, self.names) if each.train >= 0 else ''}"
                    for each in self.heard
                ]
                found_sounds = [each.strip() for each in heard]
                self.same(rest, list(_listed(behind)) == found_sounds, "; ".join(found_sounds) or "nothing")
            case _:
                self.fields(self.position(match), rest)

    def fields(self, position: Position, rest: str) -> None:
        """Compares fields as `write_position` writes them; of `ends` and `hands` only the named parts."""
        written = dict(word.split("=", 1) for word in write_position(position).split()[1:])
        for word in rest.split():
            name, equals, value = word.partition("=")
            unsaid = UNSAID | {part.name: "-" for part in position.game.memory}
            if not equals or (name not in written and name not in unsaid):
                raise self.reader.error("records/scenario-line", text=word)
            found = written.get(name, unsaid.get(name, ""))
            if name in ("ends", "hands"):
                self.same(word, _parts(value) <= _parts(found), f"{name}={found}")
            else:
                self.same(word, value == found, f"{name}={found}")

    @property
    def seated(self) -> tuple[str, ...]:
        assert self.match is not None
        return tuple(self.names[player] for player in self.match.players)

    def position(self, match: Match) -> Position:
        if match.position is None:
            raise self.surprise("a round in play", "none")
        return match.position

    def pips(self, match: Match, seat: int) -> int:
        return pips_in(self.position(match).hands[seat], match.game.tiles)

    def now(self, match: Match) -> str:
        return "no round in play" if match.position is None else write_position(match.position)

    def same(self, expected: str, holds: bool, found: str) -> None:
        if not holds:
            raise self.surprise(expected, found)

    def surprise(self, expected: str, found: str) -> ScenarioError:
        return ScenarioError(self.scenario.source, self.reader.line, expected, found)


def _split(text: str) -> tuple[str, list[tuple[str, str]]]:
    """A line and its marks.

    >>> _split("B 5-6 on C   ! MT-7 closed")
    ('B 5-6 on C', [('!', 'MT-7 closed')])
    """
    said, *marks = MARK.split(text)
    return said.strip(), [(sign, what.strip()) for sign, what in zip(marks[::2], marks[1::2], strict=True)]


def _cited(found: str, wanted: str) -> bool:
    """Whether a refusal is the expected one: its clause, and its case if the scenario names one."""
    return found.split()[: len(wanted.split())] == wanted.split()


def _parts(text: str) -> set[tuple[str, ...]]:
    """`A:1-2+0-3,B:4-4` as a set of parts, each with its tiles sorted."""
    return {tuple(sorted(part.replace(":", ":+", 1).split("+"))) for part in text.split(",")}


def _listed(text: str) -> Iterable[str]:
    return [part.strip() for part in text.split(";") if part.strip() and part.strip() != "nothing"]
