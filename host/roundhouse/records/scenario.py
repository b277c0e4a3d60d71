"""Scenarios: records with expectations, which test the rules clause by clause (see RECORDS.md).

A file holds several. Each sets up a table, plays, and states the expected rulings and results.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from roundhouse.catalogs import Message
from roundhouse.dominoes import pips_in
from roundhouse.games.core.moves import DRAW, Draw, Move
from roundhouse.games.core.notation import seat_names, train_name, write_move
from roundhouse.games.core.options import OptionError
from roundhouse.games.core.position import Position
from roundhouse.games.core.position_text import write_position
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.core.sounds import SoundEvent
from roundhouse.games.match.match import Between, Event, Match
from roundhouse.records.checking import CheckedLine, answer_query
from roundhouse.records.record_parser import ASK, LineParser, RecordError, RecordLine, RecordParser

MARK = re.compile(r"(?:^|\s)([!?+])\s+(?=[A-Z]{1,2}-\d)")
REASON = re.compile(r"([A-Z]{1,2}-\d+)(?: ([a-z_]+))?")
DEFAULT_FIELDS = {"stage": "turn", "doubles": "", "fresh": "0", "idle": "0", "winner": "-", "leader": "-"}
"""The values that a position's line leaves out."""
NO_ROUND = Message("records/found-no-round")
NOTHING = Message("records/found-nothing")


class ScenarioError(AssertionError):
    """A scenario's expectation does not hold: file and line, what was expected, what was found.

    `ruling` is what was found where a ruling was expected.
    """

    def __init__(
        self, source: str, line: RecordLine, expected: str, found: str | Message, ruling: Ruling | None
    ) -> None:
        where = f"{source}:{line.number}" if source else f"line {line.number}"
        super().__init__(f"{where}: {line.text!r}: expected {expected}, found {found}")
        self.line = line
        self.found = found
        self.ruling = ruling


@dataclass(frozen=True)
class ClauseCoverage:
    """A line of a scenario in which a clause allowed, refused or trusted a move (`kind`), and the case of a reason."""

    kind: str
    clause: str
    line: int
    why: str = ""


@dataclass(frozen=True)
class Scenario:
    """One scenario of a file; the lines after its title are not parsed yet."""

    title: str
    source: str
    lines: tuple[RecordLine, ...]

    def run(
        self, without: frozenset[str] = frozenset(), options: Mapping[str, str] | None = None, *, reasons: bool = True
    ) -> ScenarioResult:
        """Play it. Raises ScenarioError for an unmet expectation, RecordError for a line that cannot be read.

        The clauses in `without` are removed from the game and `options` override the scenario's: a scenario about
        them must then fail. With `reasons`, each move must be allowed for the reasons that are named.
        """
        run = ScenarioRun(self, without, options or {}, reasons=reasons)
        for _ in run.lines():
            pass
        return ScenarioResult(run.game, run.own_options, run.covered, run.expectations, run.moves)


@dataclass(frozen=True)
class ScenarioResult:
    """The game of a scenario, its own options, what it covers, how many expectations, and which moves it allows."""

    game: str
    options: Mapping[str, str]
    covered: Sequence[ClauseCoverage]
    expectations: int
    moves: Sequence[tuple[Position, Move]]

    @property
    def reasons(self) -> set[tuple[str, str]]:
        """The reasons of these moves, by clause and case."""
        return {(each.clause, each.why) for position, move in self.moves for each in position.reasons(move)}


def read_scenarios(text: str, source: str = "") -> list[Scenario]:
    """The scenarios of a file. Raises RecordError if the header or the first title is missing."""
    return scenarios_of(RecordParser(text, source))


def is_title(line: RecordLine | None) -> bool:
    return line is not None and line.text.partition(" ")[0] == "scenario"


def scenarios_of(reading: RecordParser) -> list[Scenario]:
    """The scenarios in the remaining lines. Raises RecordError if the first title is missing."""
    reader, source = reading.reader, reading.reader.source
    scenarios: list[Scenario] = []
    for line in reading.lines:
        if is_title(line):
            title = line.text.partition(" ")[2]
            scenarios.append(Scenario(title.strip(), source, ()))
        elif scenarios:
            last = scenarios[-1]
            scenarios[-1] = Scenario(last.title, source, (*last.lines, line))
        else:
            reader.go_to(line)
            raise reader.error("records/scenario")
    if not scenarios:
        raise reader.error("records/scenario-before-end")
    return scenarios


class ScenarioRun:
    """One scenario being played: its match and names so far, and its results."""

    def __init__(
        self,
        scenario: Scenario,
        without: frozenset[str] = frozenset(),
        options: Mapping[str, str] | None = None,
        *,
        reasons: bool = True,
    ) -> None:
        self.scenario, self.without, self.options, self.reasons = scenario, without, options or {}, reasons
        self.reader = LineParser(scenario.source, scenario.lines[0] if scenario.lines else RecordLine(0, ""))
        self.game, self.own_options = "", dict[str, str]()
        self.covered: list[ClauseCoverage] = []
        self.expectations = 0
        self.moves: list[tuple[Position, Move]] = []
        self.names: tuple[str, ...] = ()
        self.match: Match | None = None
        self.heard: tuple[SoundEvent, ...] = ()

    def lines(self) -> Iterator[CheckedLine]:
        """Play it line by line. Raises as `Scenario.run` does."""
        for line in self.scenario.lines:
            yield self.play(line)

    def play(self, line: RecordLine) -> CheckedLine:
        """Play the next line. Raises as `Scenario.run` does; the line has changed nothing then."""
        text, marks = _split(line.text)
        self.reader.go_to(RecordLine(line.number, text))
        word, _, rest = text.partition(" ")
        if word == "game":
            self.set_up(rest, marks)
        elif self.match is None:
            raise self.reader.error("records/game-name")
        elif word == "players":
            self.names = self.reader.players(self.match.game, rest)
        elif word == "position":
            self.set_position(self.match, rest)
        elif word == "expect":
            self.expect(self.match, rest)
        elif word == ASK:
            return answer_query(line, self.match, self.reader.question(self.match, self.names, rest))
        else:
            return replace(self.event(self.match, marks), line=line)
        return CheckedLine(line)

    # -- lines that set up and play -------------------------------------------------------------------

    def set_up(self, rest: str, marks: list[tuple[str, str]]) -> None:
        """A game line; its options may be expected to be refused (`! C-8 deal`)."""
        self.game, *words = rest.split() or [""]
        self.own_options = {name: value for name, _, value in (word.partition("=") for word in words)}
        words = [self.game, *(f"{name}={value}" for name, value in (self.own_options | dict(self.options)).items())]
        refusal = [what for sign, what in marks if sign == "!"]
        try:
            game = self.reader.game("game", " ".join(words), self.without)
        except RecordError as wrong:
            if not refusal or not isinstance(wrong.cause, OptionError):
                raise
            said = f"{wrong.cause.clause} {wrong.cause.problem}"
            self.check_equal(f"refusal {refusal[0]}", _cites(said, refusal[0]), said)
            self.covered.append(ClauseCoverage("refused", wrong.cause.clause, self.reader.line.number))
            self.match = None
            return
        if refusal:
            raise self.failure(f"refusal {refusal[0]}", Message("records/found-game"))
        self.cover_allowed(marks)
        self.match, self.names = Match(game), seat_names(game)

    def set_position(self, match: Match, rest: str) -> None:
        """A position set up by hand; rounds that were scored stay scored."""
        scored = len(match.results)
        self.match = Match(match.game, self.reader.position(match.game, rest, self.names, scored), match.results)

    def event(self, match: Match, marks: list[tuple[str, str]]) -> CheckedLine:
        """An event and the expected ruling: refused (`! MT-7 closed`), on trust (`? MT-4`), or allowed."""
        said = self.reader.statement(match, self.names, self.reader.line.text)
        event, ruling, before = said.event, match.ruling(said.event, said.by), match.position
        checked = CheckedLine(self.reader.line, event, ruling, before)
        refusal = [what for sign, what in marks if sign == "!"]
        if refusal:
            self.check_equal(
                f"refusal {refusal[0]}", _cites(f"{ruling.clause} {ruling.why}", refusal[0]), str(ruling), ruling
            )
            self.covered.append(ClauseCoverage("refused", ruling.clause, self.reader.line.number))
            if said.by in (None, before.turn if before else None):
                self.check_unlisted(match, event, ruling)
            return checked
        trusted = [clause for sign, what in marks if sign == "?" for clause in what.split()]
        wanted = str(Ruling(trusted=tuple(trusted)))
        self.check_equal(wanted, str(ruling) == wanted, str(ruling), ruling)
        self.covered += (ClauseCoverage("trusted", clause, self.reader.line.number) for clause in trusted)
        self.cover_allowed(marks, event, before)
        match.apply(event)
        if before is not None and not isinstance(event, Between):
            self.heard = match.game.sound_events(before, event, match.game.after(before, event))
        self.names = self.reader.with_newcomer(event, self.names)
        return checked

    def check_unlisted(self, match: Match, event: Event, ruling: Ruling) -> None:
        """Check that a refused move is not among the legal ones; a draw is listed without its tile."""
        if match.position is None or (isinstance(event, Draw) and ruling.why == "not_in_yard"):
            return
        move = DRAW if isinstance(event, Draw) else event
        listed = [write_move(match.game, each, self.seated) for each in match.position.legal() if each == move]
        self.check_equal("nothing refused among the legal moves", not listed, ", ".join(listed))

    def cover_allowed(
        self, marks: list[tuple[str, str]], event: Event | None = None, before: Position | None = None
    ) -> None:
        """Note `+ MT-7`: the clause is at work here; and `+ MT-7 open`: it is a reason of this move, in this case."""
        told = ""
        if before is not None and event is not None and not isinstance(event, Between):
            self.moves.append((before, event))
            if self.reasons and "+" in dict(marks):
                told = "; ".join(f"{each.clause} {each.why}" for each in before.reasons(event))
        for sign, what in marks:
            for clause, why in REASON.findall(what) if sign == "+" else ():
                if why and self.reasons:
                    self.check_equal(f"reason {clause} {why}", f"{clause} {why}" in told.split("; "), told or NOTHING)
                self.covered.append(ClauseCoverage("allowed", clause, self.reader.line.number, why))

    # -- expectations -----------------------------------------------------------------------------------------

    def expect(self, match: Match, rest: str) -> None:
        """`expect totals A=12 B=0`, `expect winners A`, `expect legal …`, or fields of the position."""
        word, _, behind = rest.partition(" ")
        self.expectations += 1
        match word:
            case "totals" | "points":
                if word == "points" and not match.results:
                    raise self.failure(rest, Message("records/found-no-score"))
                found = match.totals if word == "totals" else match.results[-1].points
                told = [f"{name}={points}" for name, points in zip(self.seated, found, strict=True)]
                self.check_equal(rest, behind.split() == told, " ".join(told))
            case "winners":
                winners = [self.seated[seat] for seat in match.leaders] if match.over else []
                holds = bool(winners) and behind.split() == winners
                self.check_equal(rest, holds, " ".join(winners) or Message("records/found-no-winner"))
            case "leads":
                leaders = [self.seated[seat] for seat in match.leaders]
                self.check_equal(rest, behind.split() == leaders and not match.over, " ".join(leaders))
            case "void":
                deals, position = match.deals, match.position
                again = position is not None and position.stage == 0 and deals > 0
                self.check_equal("a void round, dealt again", again and not behind, self.value(match))
            case "scored":
                self.check_equal(f"{behind} rounds scored", behind == str(len(match.results)), str(len(match.results)))
            case "round-over":
                self.check_equal("no round in play", match.position is None, self.value(match))
            case "legal":
                legal = sorted(write_move(match.game, move, self.seated) for move in self.position(match).legal())
                self.check_equal(rest, sorted(_listed(behind)) == legal, "; ".join(legal) or NOTHING)
            case "pips":
                pips = [f"{n}={self.pips(match, seat)}" for seat, n in enumerate(self.seated)]
                self.check_equal(rest, behind.split() == pips, " ".join(pips))
            case "heard":
                heard = [
                    f"{each.sound.value} {train_name(match.game, each.train, self.names) if each.train >= 0 else ''}"
                    for each in self.heard
                ]
                found_sounds = [each.strip() for each in heard]
                self.check_equal(rest, list(_listed(behind)) == found_sounds, "; ".join(found_sounds) or NOTHING)
            case _:
                self.fields(self.position(match), rest)

    def fields(self, position: Position, rest: str) -> None:
        """Compare fields as `write_position` writes them; of `ends` and `hands` only the named parts."""
        written = dict(word.split("=", 1) for word in write_position(position).split()[1:])
        for word in rest.split():
            name, equals, value = word.partition("=")
            unsaid = DEFAULT_FIELDS | {part.name: "-" for part in position.game.state_fields}
            if not equals or (name not in written and name not in unsaid):
                raise self.reader.error("records/scenario-line", text=word)
            found = written.get(name, unsaid.get(name, ""))
            if name in ("ends", "hands"):
                self.check_equal(word, _parts(value) <= _parts(found), f"{name}={found}")
            else:
                self.check_equal(word, value == found, f"{name}={found}")

    @property
    def seated(self) -> tuple[str, ...]:
        assert self.match is not None
        return tuple(self.names[player] for player in self.match.players)

    def position(self, match: Match) -> Position:
        if match.position is None:
            raise self.failure("a round in play", NO_ROUND)
        return match.position

    def pips(self, match: Match, seat: int) -> int:
        return pips_in(self.position(match).hands[seat], match.game.tiles)

    def value(self, match: Match) -> str | Message:
        return NO_ROUND if match.position is None else write_position(match.position)

    def check_equal(self, expected: str, holds: bool, found: str | Message, ruling: Ruling | None = None) -> None:
        if not holds:
            raise self.failure(expected, found, ruling)

    def failure(self, expected: str, found: str | Message, ruling: Ruling | None = None) -> ScenarioError:
        return ScenarioError(self.scenario.source, self.reader.line, expected, found, ruling)


def played_text(text: str) -> str:
    """The move in a line of a scenario; empty for an expectation.

    >>> played_text("B 5-6 on C   ! MT-7 closed"), played_text("expect turn=C")
    ('B 5-6 on C', '')
    """
    said, _ = _split(text)
    return "" if said.partition(" ")[0] == "expect" else said


def _split(text: str) -> tuple[str, list[tuple[str, str]]]:
    """A line and its marks.

    >>> _split("B 5-6 on C   ! MT-7 closed")
    ('B 5-6 on C', [('!', 'MT-7 closed')])
    """
    said, *marks = MARK.split(text)
    return said.strip(), [(sign, what.strip()) for sign, what in zip(marks[::2], marks[1::2], strict=True)]


def _cites(found: str, wanted: str) -> bool:
    """Whether a refusal is the expected one: its clause, and its case if the scenario names one."""
    return found.split()[: len(wanted.split())] == wanted.split()


def _parts(text: str) -> set[tuple[str, ...]]:
    """`A:1-2+0-3,B:4-4` as a set of parts, each with its tiles sorted."""
    return {tuple(sorted(part.replace(":", ":+", 1).split("+"))) for part in text.split(",")}


def _listed(text: str) -> Iterable[str]:
    return [part.strip() for part in text.split(";") if part.strip() and part.strip() != "nothing"]
