"""`roundhouse review`: what the decisions of a saved match cost, and how lucky the deals were."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import click

from roundhouse import i18n
from roundhouse.catalogs import format_number
from roundhouse.commands.error_reporting import ImpossibleRequest
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.long_work import chosen_workers, progress_bar, workers_options
from roundhouse.commands.record_files import record_of
from roundhouse.commands.table_factory import is_seed
from roundhouse.commands.table_options import language_option
from roundhouse.dominoes import tiles_in
from roundhouse.games.match import Match
from roundhouse.i18n.facts import Facts
from roundhouse.i18n.texts import terminal_text
from roundhouse.players.arena.statistics import SURE, Sample
from roundhouse.players.review import Dealt, Decision, Judge, Judgment, judged, review_of

SHOWN = 3
"""How many of a player's decisions are shown."""


@click.command(cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--round", "only", type=int, metavar="N")
@click.option("--seed", default="1", metavar="TEXT")
@workers_options
@language_option
def review(file: Path, only: int | None, seed: str, workers: int | None, address: str | None, language: str) -> None:
    """Judges the decisions, and prints luck, skill and the costliest decisions of each player."""
    if not is_seed(seed):
        raise ImpossibleRequest("bad-seed")
    record = record_of(file, language)
    match = record.match()
    found = review_of(match)
    if only is not None:
        rounds = sorted({_round(match, task) for task in found.tasks})
        if only not in rounds:
            raise ImpossibleRequest("review-no-round", round=only, most=max(rounds, default=0))
        found.tasks = [task for task in found.tasks if _round(match, task) == only]
    if not found.tasks:
        raise ImpossibleRequest("review-none")
    judgments: list[Judgment] = []
    interrupted = False
    with progress_bar(len(found.tasks)) as moved:
        try:
            judgments.extend(
                judged(found.tasks, Judge(seed), chosen_workers(workers, address), lambda done: moved(done, ""))
            )
        except KeyboardInterrupt:
            interrupted = True
    done = list(zip(found.tasks, judgments, strict=False))
    count = sum(isinstance(task, Decision) for task, _ in done)
    click.echo(terminal_text("review-title", language, game=i18n.game_name(match.game.name, language), count=count))
    if interrupted:
        click.echo(terminal_text("review-interrupted", language))
    if found.unknown and only is None:
        click.echo(terminal_text("review-unknown", language, count=found.unknown))
    for player, name in enumerate(record.names):
        own = [(task, each) for task, each in done if match.players_before(task.event)[task.seat] == player]
        click.echo(f"\n{name}")
        for line in _player(match, own, record.names, language):
            click.echo(f"  {line}")


def _round(match: Match, task: Decision | Dealt) -> int:
    """The number of the round, from 1."""
    before = match.before(task.event)
    assert before is not None
    return before.round.number + 1


def _player(
    match: Match, own: Sequence[tuple[Decision | Dealt, Judgment]], names: Sequence[str], language: str
) -> list[str]:
    """The lines about one player: luck, skill, and what cost most."""
    hands = [each.points for task, each in own if isinstance(task, Dealt)]
    costs = [(task, each) for task, each in own if isinstance(task, Decision) and each.best is not None]
    lines = []
    if hands:
        mean, low, high = _sum(hands)
        key = "review-dealt" if mean >= 0 else "review-worse"
        ends = (mean, low, high) if mean >= 0 else (-mean, -high, -low)
        lines.append(_figures(key, ends, language))
    mean, low, high = _sum([each.points for _, each in costs])
    lines.append(_figures("review-played", (max(0.0, mean), max(0.0, low), max(0.0, high)), language))
    sure = [(task, each) for task, each in costs if each.points.interval.low > 0]
    for task, each in sorted(sure, key=lambda pair: -pair[1].points.mean)[:SHOWN]:
        lines += _decision(match, task, each, names, language)
    return lines if sure else [*lines, terminal_text("review-clean", language)]


def _decision(match: Match, task: Decision, judgment: Judgment, names: Sequence[str], language: str) -> list[str]:
    """What was played, what would have been better and by how much, and the hand that it was chosen from."""
    view, seated = task.view, [names[player] for player in match.players_before(task.event)]
    assert judgment.best is not None
    made, best = (
        i18n.event_text(move, view, view.game, seated, language, short=True) for move in (task.move, judgment.best)
    )
    interval, facts = judgment.points.interval, Facts(view.game, seated, language)
    tiles = ", ".join(facts.tile(tile) for tile in tiles_in(view.hands[task.seat]))
    better = _figures(
        "review-better", (judgment.points.mean, max(0.0, interval.low), interval.high), language, best=best
    )
    return [
        terminal_text("review-cost", language, round=_round(match, task), made=made),
        f"  {better}",
        f"  {terminal_text('review-hand', language, tiles=tiles)}",
    ]


def _sum(samples: Sequence[Sample]) -> tuple[float, float, float]:
    """The sum of the means, with its 95 % interval."""
    mean = sum(sample.mean for sample in samples)
    error = SURE * sqrt(sum(sample.variance / sample.count for sample in samples if sample.count))
    return mean, mean - error, mean + error


def _figures(key: str, figures: tuple[float, float, float], language: str, **facts: str) -> str:
    points, low, high = (format_number(each, language, digits=1) for each in figures)
    return terminal_text(key, language, points=points, low=low, high=high, **facts)
