"""`roundhouse arena`: how much better one computer player is than another, on duplicate deals."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from platform import platform, python_version

import click

from roundhouse import __version__
from roundhouse.commands import table_options as options
from roundhouse.commands.analysis.long_work import COMPILED, WorkPlan, progress_bar, work_options
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.option_types import FILE, FiniteRange
from roundhouse.games import GAMES
from roundhouse.games.core.options import write_options
from roundhouse.i18n.texts import Texts
from roundhouse.players.arena.contest import CONTESTANTS, Contest, Outcome, Tally, play_series
from roundhouse.players.arena.statistics import Interval, SequentialTest
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.result_files import ResultFile
from roundhouse.program.table_factory import game_of
from roundhouse.program.table_request import TableRequest

ANSWER_TEXTS = {"better": "arena-answer-better", "even": "arena-answer-even", None: "arena-answer-none"}
"""The sentence for each answer of the sequential test."""


def _kinds(texts: Texts) -> dict[str, str]:
    """The players that can be measured, for the help."""
    lines = (f"  {name:<14}{texts.terminal(f'arena-is-{name}')}" for name in CONTESTANTS)
    return {"kinds": "\b\n" + "\n".join(lines)}


@click.command(cls=LocalizedCommand, facts=_kinds)
@click.argument("challenger", type=click.Choice(list(CONTESTANTS)), metavar="CHALLENGER")
@click.argument("rival", type=click.Choice(list(CONTESTANTS)), metavar="RIVAL")
@click.option("--game", type=click.Choice(list(GAMES)), default=GAMES.usual())
@click.option("--seats", type=int, default=2, metavar="N")
@options.set_option
@options.rounds_option
@options.rule_option
@click.option("--matches", is_flag=True)
@click.option("--deals", type=click.IntRange(2), default=200, metavar="N")
@click.option("--better", type=FiniteRange(0.1), metavar="N")
@click.option("--confirm", is_flag=True)
@options.seed_option
@work_options
@click.option("--out", type=FILE, metavar="FILE")
@options.language_option
@options.table_request
def arena(
    request: TableRequest,
    plan: WorkPlan,
    challenger: str,
    rival: str,
    matches: bool,
    deals: int,
    better: float | None,
    confirm: bool,
) -> None:
    """Play the series, print what it says, and save it."""
    if "rounds" in request.rules and not matches:
        raise ImpossibleRequest("arena-rounds-without-matches")
    texts, seed = request.texts, request.seed or ""
    table = game_of(request.game, request.seats or 0, request.rules)
    contest = Contest(table, challenger, rival, seed, "confirming" if confirm else "tuning", matches)
    test = None if better is None else SequentialTest(better / 100 if matches else better)
    tally = Tally(contest, test)
    file = plan.file({"arena": _words(contest)}, lambda found: Outcome(*found))
    result = None if request.out is None else ResultFile(request.out)
    plan.say_if_slow(texts)
    with progress_bar(deals) as work:
        play_series(
            tally, deals, plan.workers, lambda so_far: work.moved(len(so_far.outcomes), _gain_line(texts, so_far)), file
        )
    lines = _report(texts, tally, work.stopped)
    if result is not None and tally.outcomes:
        saved = _saved(tally, deals, interrupted=bool(work.stopped))
        result.save(json.dumps(saved, indent=1) + "\n")
        lines.append(texts.terminal("arena-saved", file=result))
    for line in lines:
        click.echo(line)
    work.leave()


def _report(texts: Texts, tally: Tally, stopped: str) -> list[str]:
    """The result in sentences, the most important first."""
    contest, played = tally.contest, len(tally.outcomes)
    name = texts.game_name(contest.game.name)
    facts = {"challenger": contest.challenger, "rival": contest.rival, "game": name, "seats": contest.game.seats}
    lines = [texts.terminal("arena-matches" if contest.matches else "arena-rounds", **facts)]
    lines.append(texts.terminal("arena-deals", deals=played, times=len(contest.game.sides)))
    if stopped:
        lines.append(texts.terminal(stopped))
    if played < 2:
        return [*lines, texts.terminal("arena-too-few")]
    lines.append(_gain_line(texts, tally))
    low, high = _percents(texts, tally.won.interval)
    won, fair = (texts.percent(share) for share in (tally.won.mean, contest.fair))
    lines.append(texts.terminal("arena-won", won=won, fair=fair, low=low, high=high))
    better, decisive = tally.decisive
    if len(contest.game.sides) == 2 and decisive:
        low, high = _percents(texts, tally.decisive_interval)
        share = texts.percent(better / decisive)
        lines.append(texts.terminal("arena-decisive", decisive=decisive, share=share, low=low, high=high))
    if tally.test is not None:
        lines.append(texts.terminal(ANSWER_TEXTS[tally.answer]))
    return lines


def _gain_line(texts: Texts, tally: Tally) -> str:
    """The lead in points with its interval; only the lead before there is an interval."""
    mean = texts.number(tally.points.mean, signed=True, digits=1)
    if tally.points.count < 2:
        return mean
    low, high = (texts.number(bound, signed=True, digits=1) for bound in tally.points.interval)
    return texts.terminal("arena-points", mean=mean, low=low, high=high)


def _percents(texts: Texts, interval: Interval) -> tuple[str, str]:
    low, high = (texts.percent(min(1.0, max(0.0, bound))) for bound in interval)
    return low, high


def _saved(tally: Tally, deals: int, *, interrupted: bool) -> dict[str, object]:
    """Everything that repeats the series, what came out, and each deal's outcome."""
    contest, test = tally.contest, tally.test
    words = ["roundhouse", "arena", *_words(contest), "--deals", str(deals)]
    if test is not None:
        words += ["--better", f"{test.better * (100 if contest.matches else 1):g}"]
    better, decisive = tally.decisive
    return {
        "command": " ".join(words),
        "version": __version__,
        "python": python_version(),
        "platform": platform(),
        "compiled_rules": COMPILED,
        "finished": datetime.now(UTC).isoformat(timespec="seconds"),
        "purpose": contest.purpose,
        "deals_asked": deals,
        "deals_played": len(tally.outcomes),
        "times_each": len(contest.game.sides),
        "interrupted": interrupted,
        "points": _estimate(tally.points.mean, tally.points.interval),
        "won": {**_estimate(tally.won.mean, tally.won.interval), "fair": contest.fair},
        "decisive": {"won": better, "of": decisive, **_estimate(None, tally.decisive_interval)},
        "test": test and {"better": test.better, "even": test.even, "risk": test.risk, "answer": tally.answer},
        "outcomes": [[round(each.points, 4), round(each.won, 4)] for each in tally.outcomes],
    }


def _words(contest: Contest) -> list[str]:
    """The words that name a contest on the command line."""
    words = [contest.challenger, contest.rival, "--game", contest.game.name, "--seats", str(contest.game.seats)]
    words += ["--seed", contest.seed]
    words += ["--matches"] * contest.matches + ["--confirm"] * (contest.purpose == "confirming")
    for name, value in write_options(contest.game.options).items():
        words += ["--rule", f"{name}={value}"] if contest.matches or name != "rounds" else []
    return words


def _estimate(mean: float | None, interval: Interval) -> dict[str, float | None]:
    """An estimate as JSON has it: it knows no infinite numbers."""
    low, high = (None if abs(bound) == float("inf") else round(bound, 4) for bound in interval)
    return {"low": low, "high": high} if mean is None else {"mean": round(mean, 4), "low": low, "high": high}
