"""`roundhouse lab`: what house rules do to a game, measured among computer players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import Any

import click

from roundhouse.commands import table_options as options
from roundhouse.commands.analysis.lab_page import COLORS
from roundhouse.commands.analysis.lab_report import LabReport
from roundhouse.commands.analysis.long_work import WorkPlan, progress_bar, work_options
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.games import GAMES
from roundhouse.games.core.options import read_rules
from roundhouse.players.laboratory import Experiment, Findings, MatchFigures, run_experiment
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.result_files import ResultFile, folder_for
from roundhouse.program.table_factory import game_of
from roundhouse.program.table_request import TableRequest


@click.command(cls=LocalizedCommand, facts=options.level_help)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@click.option("--vary", multiple=True, metavar="NAME=VALUE,VALUE")
@click.option("--seats", "columns", default="4", metavar="N-N")
@click.option("--matches", type=click.IntRange(2), default=200, metavar="N")
@options.level_option
@options.seed_option
@work_options
@options.out_option
@options.language_option
@options.table_request
def lab(request: TableRequest, plan: WorkPlan, vary: tuple[str, ...], columns: str, matches: int) -> None:
    """Play the matches, print the figures, and save them."""
    texts, level, seed = request.texts, request.level, request.seed or ""
    seats, rules = _numbers(columns), _settings(vary)
    games = tuple(game_of(request.game, count, rule) for rule in rules for count in seats)
    folder = None if request.out is None else folder_for(request.out)  # before hours of work, not after them
    files = [] if folder is None else [ResultFile(folder / "lab.svg"), ResultFile(folder / "lab.csv")]
    experiment, findings = Experiment(games, level, seed), [Findings(each) for each in games]
    settings = {"lab": request.game, "vary": vary, "seats": seats, "level": level, "seed": seed}
    file = plan.file(settings, _figures_of)
    plan.say_if_slow(texts)
    with progress_bar(matches * len(games)) as work:
        run_experiment(experiment, findings, matches, plan.workers, work.moved, file)
    report = LabReport(experiment, findings, rules, seats, texts)
    lines = [report.title, report.subtitle]
    if work.stopped:
        lines.append(texts.terminal(work.stopped))
    lines += report.lines()
    if files and any(found.matches for found in findings):
        drawing, table = files
        drawing.save(report.page())
        table.save(report.table())
        lines.append("\n" + texts.terminal("lab-saved", page=drawing, table=table))
    for line in lines:
        click.echo(line)
    work.leave()


def _figures_of(kept: Sequence[Any]) -> MatchFigures:
    """The figures of a match as a job's file has them."""
    *figures, shares = kept
    turns, blocked, led, spread = figures
    return MatchFigures(turns, blocked, led, spread, tuple(shares))


def _numbers(text: str) -> list[int]:
    """The numbers of seats of `4`, `2-8` or `2,4,6`."""
    numbers: set[int] = set()
    for part in text.split(","):
        found = re.fullmatch(r"([0-9]{1,2})(?:-([0-9]{1,2}))?", part.strip())
        if found is None or int(found[2] or found[1]) < int(found[1]):
            raise ImpossibleRequest("lab-bad-seats", text=text)
        numbers.update(range(int(found[1]), int(found[2] or found[1]) + 1))
    return sorted(numbers)


def _settings(vary: tuple[str, ...]) -> list[dict[str, str]]:
    """Every combination of the values that `--vary` names, as rules; the recommended rules if it names none."""
    rules: list[list[str]] = []
    for text in vary:
        name, _, values = text.partition("=")
        each = [value.strip() for value in values.split(",")]
        if not name.strip() or not all(each) or len(set(each)) < len(each):
            raise ImpossibleRequest("lab-bad-vary", text=text)
        rules.append([f"{name.strip()}={value}" for value in each])
    settings = list(product(*rules))
    if len(settings) > len(COLORS):
        raise ImpossibleRequest("lab-many", most=len(COLORS), count=len(settings))
    return [read_rules(rule) for rule in settings]
