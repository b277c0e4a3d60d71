"""`make clauses`: which scenarios show each clause and each option at work, and which have none.

Letters: R refuses moves, A acts on position, deal or score, S speaks. With PROVE=1 each clause is taken out of its
game in turn (its refusals ignored, its effect not applied) and each option is set to another value: a scenario must
notice. Exit status 1 and the names of the gaps where one is missing.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from roundhouse.games import GAMES, Game
from roundhouse.games.core.clauses import Effect
from roundhouse.games.core.options import option_fields
from roundhouse.records.record import RecordError
from roundhouse.records.scenario import Scenario, ScenarioError, ScenarioResult, read_scenarios

SCENARIOS = Path(__file__).resolve().parents[2] / "tests" / "scenarios"
SPOKEN = {
    "MT-12": "the warning itself is the referee's cue; tests/referee hear it at each play that leaves one tile",
    "DT-13": "a cue at the end of the turn; tests/games/test_derailing hears it at its time",
    "MS-10": "its scenarios expect what is heard; tests/referee hear the cues",
}
"""Clauses that are also said aloud, and where that is proven."""


@dataclass
class Played:
    """A scenario that holds, and what it showed."""

    scenario: Scenario
    ran: ScenarioResult

    @property
    def place(self) -> str:
        """Its file, and the line on which it begins."""
        return f"{Path(self.scenario.source).stem}:{self.scenario.lines[0].number - 1}"

    def about(self, clause: str) -> bool:
        """Whether its file is this clause's, or a line of it claims the clause."""
        letters, _, number = clause.partition("-")
        own = Path(self.scenario.source).stem.startswith(f"{letters}-{int(number):02}_")
        return own or any(use.clause == clause for use in self.ran.covered)

    def names(self, reason: tuple[str, str]) -> bool:
        """Whether a line of it names this reason, a clause and a case."""
        return any((use.clause, use.why) == reason for use in self.ran.covered)

    def coverage(self, kind: str, clause: str) -> int:
        """The number of its lines that show that the clause (or, if it is empty, any) allows or refuses a play."""
        return sum(use.kind == kind and clause in ("", use.clause) for use in self.ran.covered)


@dataclass
class Coverage:
    """The coverage of a clause or of one value of an option."""

    name: str
    effects: tuple[Effect, ...]
    allowed: int
    refused: int
    scenarios: list[Played]
    reasons: list[str] = field(default_factory=list)
    noticed: list[Played] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)

    def check(self) -> None:
        """A clause that refuses needs a play it allows and one it refuses; one that acts, an expectation."""
        if Effect.REFUSES in self.effects and not self.allowed:
            self.gaps.append("no play that it allows")
        if Effect.REFUSES in self.effects and not self.refused:
            self.gaps.append("no play that it refuses")
        self.gaps += (
            f"a reason, {why}, that no scenario names"
            for why in self.reasons
            if not any(played.names((self.name, why)) for played in self.scenarios)
        )
        if not any(played.ran.expectations or played.ran.covered for played in self.scenarios):
            self.gaps.append("no scenario")


def play_all(folder: Path = SCENARIOS) -> list[Played]:
    """Every scenario below a folder, played. Raises ScenarioError or RecordError for one that does not hold."""
    texts = ((str(file), file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.txt")))
    return [Played(each, each.run()) for source, text in texts for each in read_scenarios(text, source)]


def clause_rows(game: type[Game], scenarios: list[Played]) -> list[Coverage]:
    rows, reasons = [], sorted({reason for played in scenarios for reason in played.ran.reasons})
    for clause in game.clauses.values():
        about = [played for played in scenarios if played.about(clause.id)]
        counts = [sum(played.coverage(kind, clause.id) for played in about) for kind in ("allowed", "refused")]
        cases = [why for id, why in reasons if id == clause.id]
        rows.append(Coverage(clause.id, clause.effects, counts[0], counts[1], about, cases))
    return rows


def option_rows(game: type[Game], scenarios: list[Played]) -> list[tuple[Coverage, str, list[str]]]:
    """A row for each value of each option, with the option's name and its other values."""
    rows = []
    for name, values in option_values(game):
        clause = option_fields(game.options_type)[name].metadata["clause"]
        effects = game.clauses[clause].effects
        for value in values:
            said = [p for p in scenarios if name in p.ran.options and (value == "N" or p.ran.options[name] == value)]
            # A switch that is off refuses nothing of its own: what others refuse there shows that it is off.
            refusing = "" if value == "no" else clause
            allowed, refused = (
                sum(p.coverage(kind, by) for p in said) for kind, by in (("allowed", clause), ("refused", refusing))
            )
            row = Coverage(f"{name}={value} ({clause})", effects, allowed, refused, said)
            rows.append((row, name, [other for other in values if other != value]))
    return rows


def option_values(game: type[Game]) -> Iterator[tuple[str, list[str]]]:
    """The options of a game and their values as texts; `N` for any number. One with a single value is no choice."""
    for name, option in option_fields(game.options_type).items():
        values = option.metadata["values"]
        if values is not None and len(values) == 1:
            continue
        words = {True: "yes", False: "no"}
        yield name, ["N"] if values is None else [words[v] if isinstance(v, bool) else str(v) for v in values]


def noticing(scenarios: Iterable[Played], without: str = "", option: str = "", value: str = "") -> list[Played]:
    """The scenarios that fail without a clause, or with another value of an option."""
    found = []
    for played in scenarios:
        said = played.ran.options.get(option, "")
        if value == "N" and not said.isdecimal():
            continue
        other = str(int(said) + 1) if value == "N" else value
        try:
            # Checked, a reason of the clause would hide that its refusal or its effect is not noticed.
            removed = frozenset([without] if without else ())
            played.scenario.run(removed, {option: other} if option else {}, reasons=False)
        except (ScenarioError, RecordError):
            found.append(played)
    return found


def misses_reason(played: Played, clause: str) -> bool:
    """Whether a scenario fails without a clause where it is named as a reason: it is none, or the move is refused."""
    try:
        played.scenario.run(frozenset([clause]))
    except (ScenarioError, RecordError) as error:
        number = error.line.number if isinstance(error, ScenarioError) else error.line
        return any(use.line == number and use.clause == clause and use.why for use in played.ran.covered)
    return False


def prove(scenarios: list[Played], rows: list[Coverage]) -> None:
    """Take each clause out in turn.

    Its refusal must be missed by a scenario in which it refuses something, its effect by one in which it refuses
    nothing: otherwise the one would hide that the other is not noticed. So must each reason.
    """
    for row in rows:
        if row.reasons and not any(misses_reason(played, row.name) for played in row.scenarios):
            row.gaps.append("reason taken out, and no scenario notices")
        row.noticed = noticing(scenarios, row.name)
        refusing = [played for played in row.noticed if played.coverage("refused", row.name)]
        if Effect.REFUSES in row.effects and not refusing:
            row.gaps.append("refusal taken out, and no scenario notices")
        if Effect.ACTS in row.effects and len(refusing) == len(row.noticed):
            row.gaps.append("effect taken out, and no scenario notices")


def prove_options(rows: list[tuple[Coverage, str, list[str]]]) -> None:
    """Set each option to each of its other values: a scenario that names its value must notice."""
    for row, name, others in rows:
        for other in others or ["N"]:
            found = noticing(row.scenarios, option=name, value=other)
            row.noticed += (played for played in found if played not in row.noticed)
            if not found:
                row.gaps.append(f"set to {'another number' if other == 'N' else other}, and no scenario notices")


def table(game: type[Game], scenarios: list[Played], proving: bool) -> list[Coverage]:
    """All rows of a game, checked and, if wanted, proven."""
    own = [played for played in scenarios if played.ran.game == game.name]
    clauses, options = clause_rows(game, own), option_rows(game, own)
    for row in [*clauses, *(row for row, _, _ in options)]:
        row.check()
    if proving:
        prove(own, clauses)
        prove_options(options)
    return [*clauses, *(row for row, _, _ in options)]


def written(game: type[Game], rows: list[Coverage], proving: bool) -> str:
    """The table as people read it."""
    width = max(len(row.name) for row in rows)
    head = "noticed by" if proving else "scenarios"
    lines = [game.name, f"  {'':{width}}  effect  allows refuses  {head}"]
    for row in rows:
        kind = "".join(letter for letter, effect in zip("RAS", Effect, strict=True) if effect in row.effects)
        refuses = Effect.REFUSES in row.effects
        counts = f"{row.allowed:>6} {row.refused:>7}" if refuses else f"{'':>14}"
        gaps = f"  MISSING: {'; '.join(row.gaps)}" if row.gaps else ""
        lines.append(f"  {row.name:{width}}  {kind:6}  {counts}  {_named(row, proving)}{gaps}")
    lines += (f"  {clause} speaks: {where}" for clause, where in SPOKEN.items() if clause in game.clauses)
    return "\n".join(lines)


def _named(row: Coverage, proving: bool) -> str:
    """The scenarios of a row by file and first line, the first few of them."""
    shown = row.noticed if proving else row.scenarios
    more = f" and {len(shown) - 3} more" if len(shown) > 3 else ""
    return ", ".join(played.place for played in shown[:3]) + more


def main(arguments: list[str] | None = None) -> int:
    """Print the tables; 1 when there is a gap."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prove", action="store_true", help="take each clause out in turn")
    parser.add_argument("--scenarios", type=Path, default=SCENARIOS, help="the folder of the scenario files")
    chosen = parser.parse_args(arguments)
    try:
        scenarios = play_all(chosen.scenarios)
    except (ScenarioError, RecordError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    gaps = []
    for game in GAMES.values():
        rows = table(game, scenarios, chosen.prove)
        print(written(game, rows, chosen.prove), end="\n\n")
        gaps += [f"{game.name} {row.name}: {gap}" for row in rows for gap in row.gaps]
    print(
        f"{len(scenarios)} scenarios, {len(gaps)} gaps" + (", every clause taken out in turn" if chosen.prove else "")
    )
    for gap in gaps:
        print(f"gap: {gap}", file=sys.stderr)
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
