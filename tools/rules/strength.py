"""`make strength`: measures the computer players and writes host/roundhouse/players/STRENGTH.md.

It takes hours for intervals worth having, with the rules compiled where a compiler is at hand. What was measured is
kept in strength.json after every deal, so that a run goes on where the last one was stopped. Each line can be repeated
alone: `roundhouse arena CHALLENGER RIVAL --game GAME --seats N --confirm`.
"""

import argparse
import hashlib
import json
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import lru_cache
from math import sqrt
from pathlib import Path
from statistics import fmean
from time import monotonic, process_time
from typing import Any, Final, NamedTuple

from tools.hardware.stamp import essence
from tools.rules.compiled_rules import CompilerMissingError, compiled_host, environment_with

from roundhouse.games import GAMES
from roundhouse.games.core.options import OptionError
from roundhouse.i18n.texts import Texts
from roundhouse.players.arena.contest import Contest, Outcome
from roundhouse.players.arena.statistics import Sample, wilson

ROOT = Path(__file__).resolve().parents[2]

PLAYERS: Final = ROOT / "host/roundhouse/players"
TARGET: Final = PLAYERS / "STRENGTH.md"
RESULTS: Final = ROOT / "tools" / "rules" / "strength.json"
"""Of each series: how many deals, mean and variance of points and wins, decisive deals, time, machine, version."""
SAMPLES: Final = ("points", "won", "first")
"""Of a deal: the lead and the share of wins over all places, and the lead in the first of them alone."""
STEPS: Final = (("casual", "random"), ("regular", "casual"), ("sensible", "regular"))
"""The scale from below, up to the players that are cheap to measure."""
TOP_STEP: Final = ("expert", "sensible")
BASELINES: Final = ("greedy", "longest-line")
"""The other rivals of `sensible`, in the usual game."""
SEATS: Final = (2, 4, 6)


class Goal(NamedTuple):
    """The goal of the expert in whole matches of the usual game.

    `share` of the decisive duplicate matches, or of all matches where it is one among several (`of_all`); `low`: the
    lower bound of the 95 % interval is to lie above it.
    """

    seats: int
    rival: str
    deals: int
    share: float
    low: float = 0.0
    of_all: bool = False


MATCH_GOALS: Final = (
    Goal(2, "sensible", 130, 0.58, 0.55),
    Goal(4, "sensible", 200, 0.33, of_all=True),
    Goal(2, "one-ply", 50, 0.64),
)


class ContestPlan(NamedTuple):
    """A contest, and how many duplicate deals of a round, or duplicate matches, are played."""

    game: str
    seats: int
    challenger: str
    rival: str
    deals: int
    matches: bool = False

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.challenger}-{self.rival}{'-matches' if self.matches else ''}"

    @property
    def command(self) -> str:
        words = f"roundhouse arena {self.challenger} {self.rival} --game {self.game} --seats {self.seats}"
        return f"{words} --deals {self.deals} --confirm{' --matches' if self.matches else ''}"


def is_playable(game: str, seats: int) -> bool:
    """Whether so many can play the game by its usual rules."""
    if seats in GAMES[game].seats_offered:
        with suppress(OptionError):
            GAMES[game](seats)
            return True
    return False


def plans() -> Iterator[ContestPlan]:
    """The plans of the measurement, the most telling first."""
    usual = GAMES.usual()
    yield from (ContestPlan(usual, goal.seats, "expert", goal.rival, goal.deals, matches=True) for goal in MATCH_GOALS)
    for seats, deals in ((2, 150), (4, 150)):
        yield ContestPlan(usual, seats, *TOP_STEP, deals=deals)
    yield ContestPlan(usual, 2, "expert", "one-ply", 60)
    tables = [(game, seats) for game in GAMES for seats in SEATS if is_playable(game, seats)]
    for game, seats in tables:
        yield from (ContestPlan(game, seats, *step, deals=500) for step in STEPS)
    yield from (ContestPlan(usual, seats, "sensible", rival, 200) for seats in SEATS for rival in BASELINES)
    yield from (
        ContestPlan(game, seats, *TOP_STEP, deals=60)
        for game, seats in tables
        if (game, seats) not in ((usual, 2), (usual, 4))
    )
    yield from (ContestPlan(game, seats, "oracle", "sensible", 60) for game, seats in tables)


UNPLAYED: Final = ("__init__", "job_file", "jobs", "laboratory", "review", "series", "statistics")
"""Modules beside the players on which no move hangs."""
NEEDED_BY: Final = {
    "baselines": ("longest-line", "one-ply", "oracle"),
    "casual": ("casual",),
    "endings": ("expert", "oracle"),
    "expert": ("expert", "oracle"),
    "regular": ("regular",),
}
"""Modules that only some players need, and these players."""


@lru_cache
def version(*names: str) -> str:
    """A hash of the code that decides the results of these players; what only others need is left out."""
    left_out = {*UNPLAYED, *(module for module, players in NEEDED_BY.items() if not {*players} & {*names})}
    mark = hashlib.sha256()
    for path in sorted(PLAYERS.rglob("*.py")):
        if path.stem not in left_out:
            mark.update(essence(path))
    return mark.hexdigest()[:12]


def kept() -> dict[str, dict[str, Any]]:
    """Everything that was measured, by the plans' names."""
    found: dict[str, dict[str, Any]] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return found


class Result:
    """The state of a contest: kept after every deal, and gone on with where it was left."""

    def __init__(self, plan: ContestPlan, *, again: bool = False) -> None:
        self.plan = plan
        facts = {} if again else kept().get(plan.name, {})
        self.points, self.won, self.first = (Sample.of(*facts.get(name, (0, 0.0, 0.0))) for name in SAMPLES)
        self.decisive: tuple[int, int] = tuple(facts.get("decisive", (0, 0)))
        self.seconds: float = facts.get("seconds", 0.0)
        self.finished: str = facts.get("finished", "")
        self.machine: str = facts.get("machine", "")
        self.version: str = facts.get("version", version(*plan[2:4]))
        self.contest = Contest(
            GAMES[plan.game](plan.seats), plan.challenger, plan.rival, purpose="confirming", matches=plan.matches
        )

    @property
    def deals(self) -> int:
        return self.points.count

    @property
    def is_of_today(self) -> bool:
        """Whether the players are still those that were measured."""
        return self.version == version(*self.plan[2:4])

    def play_on(self, end: float) -> None:
        """Play what is missing, until a time."""
        while self.deals < self.plan.deals and monotonic() < end:
            start = process_time()
            each = self.contest.outcomes(self.deals)
            self.add(each, process_time() - start)
            self.keep()

    def add(self, each: Sequence[Outcome], seconds: float) -> None:
        """Take a deal: what the challenger reached in each of its places."""
        won, fair = fmean(one.won for one in each), self.contest.fair
        self.points.add(fmean(one.points for one in each))
        self.won.add(won)
        self.first.add(each[0].points)
        better, of = self.decisive
        self.decisive = better + (won > fair + 1e-9), of + (abs(won - fair) > 1e-9)
        self.seconds += seconds
        self.finished = datetime.now(UTC).isoformat(timespec="seconds")
        self.machine = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"

    def keep(self) -> None:
        """Write it among the others."""
        samples = {
            name: [sample.count, round(sample.mean, 6), round(sample.variance, 6)]
            for name, sample in zip(SAMPLES, (self.points, self.won, self.first), strict=True)
        }
        rest = {"seconds": round(self.seconds, 1), "finished": self.finished, "machine": self.machine}
        facts = {**samples, "decisive": list(self.decisive), **rest, "version": self.version}
        lines = [
            f"{json.dumps(name)}: {json.dumps(each)}"
            for name, each in sorted({**kept(), self.plan.name: facts}.items())
        ]
        RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


HEAD = """# How strong the computer players are

Measured by `make strength` up to {date}, on {machine}. The command writes this page; do not edit it.

Every line is a series of duplicate deals: the same shuffles are played once for each seat of the challenger, against
rivals of one kind in all other seats, so that the luck of the deal cancels. The deals are those for confirming, on
which nothing was tuned; `roundhouse arena WHO AGAINST --game GAME --seats N --deals N --confirm` repeats a line.
**Points** are what the challenger is ahead of the mean of the others after one round, with the 95 % interval; a series
whose interval holds 0 shows nothing. **Rounds won** stands beside the fair share. Each game is measured at 2, 4 and 6
seats, as far as it can be played by so many.

The levels are easy (`casual`), good (`regular`), strong (`sensible`) and expert (`expert`). They are compared with
`random`, `greedy` (the heaviest tile that fits), `longest-line` (keeps its longest line for its own train), `one-ply`
(the kind that others publish) and `oracle` (the expert, shown all hands: seeing them is worth at least this much). The
expert has its usual budget of worlds, which depends on no clock: `Budget` in `expert.py`.
"""
COLUMNS = """| seats | who | against | points a round | rounds won | deals |
| --- | --- | --- | --- | --- | --- |
"""
SCALE = """
## The scale

Each step from `random` to easy, good, strong and expert is a gain wherever it was measured, except in these series,
which do not show that the first is better:

{lines}"""
GOALS = """
## Whole matches, and the goals

The goals for {game} are about whole matches of {rounds} rounds. A duplicate match is played once for each seat of the
challenger, with the same shuffles; it is decisive if the challenger wins more or less than its fair share of them.
`roundhouse arena WHO AGAINST --seats N --deals N --matches --confirm` repeats a line.

| seats | against | goal | measured | |
| --- | --- | --- | --- | --- |
{lines}
What holds the expert back most is what a seat cannot see; `oracle` shows how much that is. In Super Train and Basic
Trains it gains no more than the expert. In Super Train the reason is the measure, not the game: see the second point.
What else was tried, on tuning deals:

- It pays most to go on trying while a move other than the usual one is ahead, but not clearly. On 800 deals between two
  with a double-6 set (±0.7) the expert gains +3.4 points a round in four stages, +4.1 with up to 12 more for 1.3 times
  the processor, +4.5 with up to 40 for 1.5 times; +4.4 with four times as many worlds in each stage, for 3 times. Going
  on where the usual move is ahead gains a little more: +4.7 for 2.3 times. Mexican Train has up to 12 more stages: half
  of the moves take 0.08 s in the interpreter, nine of ten 0.26 s, the closest choices 0.54 s (compiled: 0.03, 0.11 and
  0.26 s). In the other games nine of ten moves take up to 0.3 s without any (compiled: 0.1 s), the longest 0.6 s
  (0.25 s); for that, Super Train draws 10 worlds in each stage, not 24. With `--thinking`, as on every screen, the
  clock decides.
- The oracle believes its rollouts too readily. It has one world, so the mistakes of the fast policy are the same in all
  of its rollouts and do not cancel: a small scatter makes a wrong figure look sure. Of 447 choices at four seats of
  Super Train it left the usual move in 198, for a promised +9.7 points each (+8.3 to +11.1); where strong players went
  on from there, with six boneyards each, that brought 0.0 (-1.9 to +1.8). The expert left it in 53 of them, for a
  promised +7.5 (+6.3 to +8.8), and got +1.8 (-0.6 to +4.2). Measured at c036ff40 with the sampling of 26fab2ce, on
  rounds of `sensible` with seeds 0 to 39, every fifth position. An oracle that asks for more than two standard errors
  was not tried, and Basic Trains was not looked at.
- Rollouts are as good as the policy that plays them. The fast one did not care how a wild tile lies, and gave up 3.6
  pips a choice in Super Train; since it lays them as its line needs them, it gave up 1.5. On the same 20 deals at four
  seats the expert gained +4.7 points a round (+0.8 to +8.5), not +0.5 (-2.6 to +3.7).
- With wild ends the best line was out of reach while lines were tried one after the other: of 25 tiles 21.8 lay in it
  on average, where 24.6 can. Since the best line is found exactly, `sensible` gains +1.8 points a round (+0.4 to +3.3)
  at four seats of Super Train and +2.3 (+0.3 to +4.2) at two over what it was, and the fast policy gives up 0.7 pips a
  choice and loses nothing to it: 0.0 points a round at four seats (-0.7 to +0.7), where it lost 4.4 (2.9 to 5.9).
- Values learned from 3,000 rounds of self-play (39 quantities of hands and table, least squares) in the place of a
  rollout's end: after five turns of the table they gain as much as whole rollouts in as many worlds (+3.9 in 96, +4.8
  in 400, both ±1.1 on the same 300 deals), after one less (+2.3), alone nothing (+0.2). They are not kept.
- Information set Monte Carlo tree search with 300 rollouts a move gained less than the expert did on the same 150 deals
  between two with a double-6 set: +2.9 (+1.1 to +4.7) against +3.8 (+2.3 to +5.2).
- Passes and draws were weighed wrongly until 26fab2ce: a tile that one player had denied came to others more often than
  it should. Each deal that agrees with all that was said is equally likely now; what that gains was not measured.
- A lower threshold for leaving the usual move gained nothing. Endings with an empty boneyard are solved, but are one or
  two of a hundred decisions. What the choices of others tell, beyond their passes and draws, is not made use of.

What single rounds say of the expert:

{rounds_say}"""


def page() -> str:
    """STRENGTH.md from what is kept."""
    found = [result for plan in plans() if (result := Result(plan)).deals > 1]
    if not found:
        raise SystemExit("Nothing has been measured yet.")
    last = max(result.finished for result in found)
    told = date.fromisoformat(last[:10]).strftime("%B %-d, %Y")
    parts = [HEAD.format(date=told, machine=found[0].machine)]
    if old := sum(not result.is_of_today for result in found):
        which = "All lines" if old == len(found) else f"{old} of {len(found)} lines"
        parts.append(
            f"\n{which} are from before the latest change of the players and the shuffle: "
            "`make strength ARGS=--again` plays them again.\n"
        )
    rounds, usual = [result for result in found if not result.plan.matches], GAMES.usual()
    for game in GAMES:
        of_game = [result for result in rounds if result.plan.game == game]
        if of_game:
            parts.append(f"\n## {Texts().game_name(game)}\n\n{COLUMNS}")
            parts += [_row(result) for result in sorted(of_game, key=lambda each: each.plan.seats)]
            parts.append(_luck(of_game))
    unclear = [each for each in rounds if each.plan[2:4] in (*STEPS, TOP_STEP) and each.points.interval.low <= 0]
    if unclear:
        parts.append(SCALE.format(lines="".join(_unclear(each) for each in unclear)))
    spoken = [_spoken(each) for each in rounds if (each.plan.game, each.plan.challenger) == (usual, "expert")]
    lines = [_verdict(goal, result) for goal in MATCH_GOALS for result in found if _is_of(result.plan, goal)]
    name = Texts().game_name(usual)
    parts.append(
        GOALS.format(game=name, rounds=GAMES[usual](4).rounds(), lines="".join(lines), rounds_say="".join(spoken))
    )
    return "".join(parts)


def _is_of(plan: ContestPlan, goal: Goal) -> bool:
    return plan.matches and (plan.seats, plan.challenger, plan.rival) == (goal.seats, "expert", goal.rival)


def _verdict(goal: Goal, result: Result) -> str:
    """A line of the table of goals."""
    interval = result.won.share_interval if goal.of_all else wilson(*result.decisive)
    better, of = result.decisive
    share = result.won.mean if goal.of_all else better / of if of else 0.0
    what = "matches" if goal.of_all else "decisive duplicate matches"
    count = result.deals * result.contest.game.seats if goal.of_all else of
    said = f"{100 * share:.1f} % of {count} {what} ({100 * interval.low:.0f} to {100 * interval.high:.0f} %)"
    least = f", the lower bound above {100 * goal.low:.0f}" if goal.low else ""
    reached = "reached" if share >= goal.share and interval.low >= goal.low else "**not reached**"
    low, high = result.points.interval
    points = f"{result.points.mean:+.0f} points a match ({low:+.0f} to {high:+.0f})"
    wanted = f"{100 * goal.share:.0f} % of {what}{least}"
    seconds = f"{result.seconds / result.deals:.0f} s of processor a duplicate match"
    return f"| {goal.seats} | `{goal.rival}` | {wanted} | {said}; {points}; {seconds} | {reached} |\n"


def _row(result: Result) -> str:
    plan, points, won = result.plan, result.points, result.won
    low, high = points.interval
    sure = "**" if low > 0 else ""
    said = f"{sure}{points.mean:+.1f}{sure} ({low:+.1f} to {high:+.1f})"
    share = f"{100 * won.mean:.0f} % (fair {100 * result.contest.fair:.0f})"
    return f"| {plan.seats} | `{plan.challenger}` | `{plan.rival}` | {said} | {share} | {result.deals} |\n"


def _luck(results: list[Result]) -> str:
    """The share of one round's result that is luck, where a strong player meets good ones."""
    said = []
    for result in results:
        if (result.plan.challenger, result.plan.rival) == STEPS[-1] and result.first.variance:
            gain, scatter = result.points.mean, sqrt(result.first.variance)
            luck = 1 - gain**2 / (gain**2 + scatter**2)
            said.append(
                f"at {result.plan.seats} seats the lead after one round scatters by {scatter:.0f} points "
                f"around a mean of {gain:.0f}, so {100 * luck:.0f} % of it is luck"
            )
    return f"\nLuck, where one `sensible` meets `regular` players: {'; '.join(said)}.\n" if said else ""


def _unclear(result: Result) -> str:
    plan, points = result.plan, result.points
    table = f"{Texts().game_name(plan.game)}, {plan.seats} seats"
    return f"- {table}: `{plan.challenger}` against `{plan.rival}`, {points.mean:+.1f} points a round\n"


def _spoken(result: Result) -> str:
    plan, points = result.plan, result.points
    low, high = points.interval
    line = f"- {plan.seats} seats, `{plan.rival}`: {points.mean:+.1f} points a round ({low:+.1f} to {high:+.1f})"
    won, decisive = result.decisive
    if plan.seats == 2 and decisive:
        low, high = (100 * bound for bound in wilson(won, decisive))
        line += f", {100 * won / decisive:.0f} % of {decisive} decisive duplicate rounds ({low:.0f} to {high:.0f} %)"
    else:
        low, high = (100 * bound for bound in result.won.share_interval)
        line += f", {100 * result.won.mean:.0f} % of rounds ({low:.0f} to {high:.0f} %)"
    return f"{line}; {result.seconds / result.deals:.1f} s of processor a duplicate deal\n"


def played_compiled(arguments: Sequence[str]) -> int | None:
    """The exit code of the same run with the rules compiled; None where nothing can be compiled."""
    try:
        host = compiled_host()
    except CompilerMissingError as missing:
        print(f"The rules are not compiled: {missing}.", flush=True)
        return None
    words = [sys.executable, __file__, *arguments, "--plain"]
    return subprocess.run(words, env=environment_with(host), check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long; the next run goes on")
    parser.add_argument("--again", action="store_true", help="play again what another version of the players played")
    parser.add_argument("--page", action="store_true", help="only write the page")
    parser.add_argument("--plain", action="store_true", help="with the rules as they are found, not compiled")
    asked = parser.parse_args()
    if not asked.page and not asked.plain and (code := played_compiled(sys.argv[1:])) is not None:
        return code
    end = monotonic() + 60 * asked.minutes
    for plan in () if asked.page else plans():
        before = Result(plan)
        Result(plan, again=asked.again and not before.is_of_today).play_on(end)
        print(f"{plan.command}: {Result(plan).deals}", flush=True)
    TARGET.write_text(page(), encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
