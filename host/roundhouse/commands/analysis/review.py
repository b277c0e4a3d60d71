"""`roundhouse review`: what the decisions of a saved match cost, and how lucky the deals were."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from roundhouse.commands.analysis.long_work import WorkPlan, progress_bar, work_options
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.records.record_files import record_of
from roundhouse.commands.table_options import language_option, seed_option
from roundhouse.i18n.texts import Texts
from roundhouse.indices import number_of
from roundhouse.players.review import Decision, Judge, Judgment, KeptJudgment, judged, match_key, review_of
from roundhouse.presenters.match.match_review import reviewed_players, round_of
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.table_factory import is_seed


@click.command(cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--round", "only", type=int, metavar="N")
@click.option("--rule-anew", "anew", is_flag=True)
@seed_option
@work_options
@language_option
def review(file: Path, only: int | None, anew: bool, seed: str, plan: WorkPlan, texts: Texts) -> None:
    """Judge the decisions, and print luck, skill and the costliest decisions of each player."""
    if not is_seed(seed):
        raise ImpossibleRequest("bad-seed")
    record = record_of(texts, file, anew=anew)
    match = record.match()
    found = review_of(match)
    if only is not None:
        rounds = sorted({number_of(round_of(match, task)) for task in found.tasks})
        if only not in rounds:
            raise ImpossibleRequest("review-no-round", round=only, most=max(rounds, default=0))
        found = replace(found, tasks=[task for task in found.tasks if number_of(round_of(match, task)) == only])
    if not found.tasks:
        raise ImpossibleRequest("review-none")
    judgments: list[Judgment] = []
    kept = plan.file({"review": match_key(match), "round": only, "seed": seed}, KeptJudgment.read)
    plan.say_if_slow(texts)
    with progress_bar(len(found.tasks)) as work:
        judgments.extend(judged(found.tasks, Judge(seed), plan.workers, work.moved, kept))
    done = list(zip(found.tasks, judgments, strict=False))
    count = sum(isinstance(task, Decision) for task, _ in done)
    click.echo(texts.terminal("review-title", game=texts.game_name(match.game.name), count=count))
    if work.stopped:
        click.echo(texts.terminal(work.stopped))
    if found.unknown and only is None:
        click.echo(texts.terminal("review-unknown", count=found.unknown))
    for player in reviewed_players(texts, match, done, record.names):
        click.echo(f"\n{player.name}")
        lines = [player.luck, player.skill]
        for costly in player.costly:
            lines += [costly.played, f"  {costly.better}", f"  {costly.hand}"]
        if not player.costly:
            lines.append(texts.terminal("review-clean"))
        for line in filter(None, lines):
            click.echo(f"  {line}")
    work.leave()
