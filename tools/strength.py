"""`make strength`: measures the computer players and writes host/roundhouse/players/STRENGTH.md.

It takes hours for intervals worth having. Every deal is kept in .cache/strength, so a run goes on where the last one
was stopped. Each line can be repeated alone: `roundhouse arena CHALLENGER RIVAL --game GAME --seats N --confirm`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import platform
import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import lru_cache
from math import sqrt
from pathlib import Path
from statistics import fmean
from time import monotonic, process_time
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from roundhouse.games import GAMES  # noqa: E402  (this file is also started as a script)
from roundhouse.games.options import OptionError  # noqa: E402
from roundhouse.i18n import game_name  # noqa: E402
from roundhouse.players.arena.series import Contest, Outcome, Tally  # noqa: E402
from roundhouse.players.arena.statistics import Sample  # noqa: E402

PLAYERS: Final = ROOT / "host/roundhouse/players"
TARGET: Final = PLAYERS / "STRENGTH.md"
KEPT: Final = ROOT / ".cache" / "strength"
STEPS: Final = (("casual", "random"), ("greedy", "casual"), ("sensible", "greedy"))
"""The scale from below, each step cheap to measure."""
SEATS: Final = (2, 4, 6)


class Plan(NamedTuple):
    """A contest, and how many duplicate deals are played."""

    game: str
    seats: int
    challenger: str
    rival: str
    deals: int

    @property
    def kept(self) -> Path:
        """Where the result is kept."""
        return KEPT / f"{self.game}-{self.seats}-{self.challenger}-{self.rival}.json"

    @property
    def command(self) -> str:
        """What plays the same deals."""
        words = f"roundhouse arena {self.challenger} {self.rival} --game {self.game} --seats {self.seats}"
        return f"{words} --deals {self.deals} --confirm"


def is_playable(game: str, seats: int) -> bool:
    """Whether so many can play the game by its usual rules."""
    if seats in GAMES[game].seats_offered:
        with suppress(OptionError):
            GAMES[game](seats)
            return True
    return False


def plans() -> Iterator[Plan]:
    """What is measured, the most telling first."""
    usual = GAMES.usual()
    for seats, deals in ((2, 150), (4, 60)):
        yield Plan(usual, seats, "expert", "sensible", deals)
    yield Plan(usual, 2, "expert", "one-ply", 60)
    tables = [(game, seats) for game in GAMES for seats in SEATS if is_playable(game, seats)]
    for game, seats in tables:
        yield from (Plan(game, seats, *step, deals=60) for step in STEPS)
    yield from (Plan(usual, seats, "oracle", "sensible", 30) for seats in (2, 4))
    yield from (
        Plan(game, seats, "expert", "sensible", 20)
        for game, seats in tables
        if (game, seats) not in ((usual, 2), (usual, 4))
    )
    yield from (Plan(game, seats, "oracle", "sensible", 20) for game, seats in tables if game != usual)


@lru_cache
def version(*names: str) -> str:
    """What the results of these players hang on: the source of them all, and of the expert only where it plays."""
    mark = hashlib.sha256()
    for path in sorted(PLAYERS.rglob("*.py")):
        if path.stem != "expert" or "expert" in names:
            mark.update(path.read_bytes())
    return mark.hexdigest()[:12]


class Result:
    """What a contest has come to so far: kept after every deal, and gone on with where it was left."""

    def __init__(self, plan: Plan, *, again: bool = False) -> None:
        self.plan = plan
        self.facts: dict[str, Any] = {"version": version(*plan[2:4]), "seconds": 0.0, "outcomes": []}
        if plan.kept.exists() and not again:
            self.facts = json.loads(plan.kept.read_text(encoding="utf-8"))
        self.contest = Contest(GAMES[plan.game](plan.seats), plan.challenger, plan.rival, purpose="confirming")
        self.tally, self.first = Tally(self.contest), Sample()
        for points, won, first in self.facts["outcomes"]:
            self._add(Outcome(points, won), first)

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.tally.outcomes)

    @property
    def is_of_today(self) -> bool:
        """Whether the players are still those that were measured."""
        return bool(self.facts["version"] == version(*self.plan[2:4]))

    def play_on(self, end: float) -> None:
        """Play what is missing, until a time."""
        while self.deals < self.plan.deals and monotonic() < end:
            start = process_time()
            each = self.contest.outcomes(self.deals)
            mean = Outcome(fmean(one.points for one in each), fmean(one.won for one in each))
            self._add(mean, each[0].points)
            self.facts["seconds"] += process_time() - start
            self.facts["outcomes"].append([*mean, each[0].points])
            self.facts["finished"] = datetime.now(UTC).isoformat(timespec="seconds")
            self.facts["machine"] = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
            KEPT.mkdir(parents=True, exist_ok=True)
            self.plan.kept.write_text(json.dumps(self.facts), encoding="utf-8")

    def _add(self, mean: Outcome, first: float) -> None:
        self.tally.add(mean)
        self.first.add(first)


HEAD = """# How strong the computer players are

Measured until {date} by `make strength` on {machine}. The command writes this page; do not edit it.

Every line is a series of duplicate deals: the same shuffles are played once for each seat of the challenger, against
rivals of one kind in all other seats, so that the luck of the deal cancels. The deals are those for confirming, on
which nothing was tuned; `roundhouse arena WHO AGAINST --game GAME --seats N --deals N --confirm` repeats a line.
**Points** are what the challenger is ahead of the mean of the others after one round, with the 95 % interval; a series
whose interval holds 0 shows nothing, and one of fewer than 30 deals is a first look. **Rounds won** stands beside the
fair share.

The levels are easy (`casual`), good (`greedy`), strong (`sensible`) and expert (`expert`). `random`, `one-ply` (the
kind that others publish) and `oracle` (sees all hands; a lower bound of what that sight is worth) are there to compare
with. The expert is measured by its budget of worlds, which no clock decides: `Budget` in `expert.py`.
"""
COLUMNS = """| seats | who | against | points a round | rounds won | deals |
| --- | --- | --- | --- | --- | --- |
"""
SCALE = """
## The scale

Each step from `random` over easy and good to strong is a gain wherever it was measured, except in these series, which
do not show that the first is better:

{lines}"""
GOALS = """
## How far from the goals

The goals for Mexican Train are about whole matches: 58 % of the decisive duplicate matches against `sensible` at two
seats with the lower bound above 55, one expert among three `sensible` at four seats winning 33 % of matches, and 64 %
against `one-ply`. **No series of whole matches has been played yet**: a duplicate match of two experts' seats takes
about a minute. So none of these goals is shown to be reached. What single rounds say:

{lines}
A match is {rounds} rounds, so a small gain in each adds up, but by how much has to be measured and not reckoned.
"""


def page() -> str:
    """STRENGTH.md from what is kept."""
    found = [result for plan in plans() if (result := Result(plan)).deals > 1]
    if not found:
        raise SystemExit("Nothing has been measured yet.")
    last = max(result.facts["finished"] for result in found)
    told = date.fromisoformat(last[:10]).strftime("%B %-d, %Y")
    parts = [HEAD.format(date=told, machine=found[0].facts["machine"])]
    if not all(result.is_of_today for result in found):
        parts.append(
            "\nSome lines are from before the latest change of the players; `make strength` plays them again.\n"
        )
    for game in GAMES:
        of_game = [result for result in found if result.plan.game == game]
        if of_game:
            parts.append(f"\n## {game_name(game, 'en')}\n\n{COLUMNS}")
            parts += [_row(result) for result in sorted(of_game, key=lambda each: each.plan.seats)]
            parts.append(_luck(of_game))
    unclear = [each for each in found if each.plan[2:4] in STEPS and each.tally.points.interval.low <= 0]
    if unclear:
        parts.append(SCALE.format(lines="".join(_unclear(each) for each in unclear)))
    usual = GAMES.usual()
    spoken = [_spoken(each) for each in found if (each.plan.game, each.plan.challenger) == (usual, "expert")]
    parts.append(GOALS.format(lines="".join(spoken), rounds=GAMES[usual](4).rounds()))
    return "".join(parts)


def _row(result: Result) -> str:
    plan, points, won = result.plan, result.tally.points, result.tally.won
    low, high = points.interval
    sure = "**" if low > 0 else ""
    said = f"{sure}{points.mean:+.1f}{sure} ({low:+.1f} to {high:+.1f})"
    share = f"{100 * won.mean:.0f} % (fair {100 * result.contest.fair:.0f})"
    return f"| {plan.seats} | `{plan.challenger}` | `{plan.rival}` | {said} | {share} | {result.deals} |\n"


def _luck(results: list[Result]) -> str:
    """How much of one round's result is luck, where a strong player meets good ones."""
    said = []
    for result in results:
        if (result.plan.challenger, result.plan.rival) == STEPS[-1] and result.first.variance:
            gain, scatter = result.tally.points.mean, sqrt(result.first.variance)
            luck = 1 - gain**2 / (gain**2 + scatter**2)
            said.append(
                f"at {result.plan.seats} seats the lead after one round scatters by {scatter:.0f} points "
                f"around a mean of {gain:.0f}, so {100 * luck:.0f} % of it is luck"
            )
    return f"\nLuck, where one `sensible` meets `greedy` players: {'; '.join(said)}.\n" if said else ""


def _unclear(result: Result) -> str:
    plan, points = result.plan, result.tally.points
    table = f"{game_name(plan.game, 'en')}, {plan.seats} seats"
    return f"- {table}: `{plan.challenger}` against `{plan.rival}`, {points.mean:+.1f} points a round\n"


def _spoken(result: Result) -> str:
    plan, tally = result.plan, result.tally
    low, high = tally.points.interval
    line = f"- {plan.seats} seats, `{plan.rival}`: {tally.points.mean:+.1f} points a round ({low:+.1f} to {high:+.1f})"
    won, decisive = tally.decisive
    if plan.seats == 2 and decisive:
        low, high = (100 * bound for bound in tally.decisive_interval)
        line += f", {100 * won / decisive:.0f} % of {decisive} decisive duplicate rounds ({low:.0f} to {high:.0f} %)"
    else:
        low, high = (100 * bound for bound in tally.won.share_interval)
        line += f", {100 * tally.won.mean:.0f} % of rounds ({low:.0f} to {high:.0f} %)"
    return f"{line}; {result.facts['seconds'] / result.deals:.1f} s of processor a duplicate deal\n"


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long; the next run goes on")
    parser.add_argument("--again", action="store_true", help="play again what another version of the players played")
    parser.add_argument("--page", action="store_true", help="only write the page")
    asked = parser.parse_args()
    end = monotonic() + 60 * asked.minutes
    for plan in () if asked.page else plans():
        kept = Result(plan)
        Result(plan, again=asked.again and not kept.is_of_today).play_on(end)
        print(f"{plan.command}: {Result(plan).deals}", flush=True)
    TARGET.write_text(page(), encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
