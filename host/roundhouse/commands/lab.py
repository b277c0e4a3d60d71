"""`roundhouse lab`: what house rules do to a game, measured among computer players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import click

from roundhouse.commands.error_reporting import ImpossibleRequest
from roundhouse.commands.lab_page import COLORS
from roundhouse.commands.lab_report import Report
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.long_work import chosen_workers, job_file, progress_bar, work_options
from roundhouse.commands.result_files import ResultFile, folder_for
from roundhouse.commands.table_factory import game_of, is_seed
from roundhouse.commands.table_options import language_option, level_help, level_option
from roundhouse.games import GAMES
from roundhouse.games.core.options import read_rules
from roundhouse.i18n.texts import terminal_text
from roundhouse.players.laboratory import Experiment, Findings, MatchFigures, run_experiment


@click.command(cls=LocalizedCommand, facts=level_help)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@click.option("--vary", multiple=True, metavar="NAME=VALUE,VALUE")
@click.option("--seats", default="4", metavar="N-N")
@click.option("--matches", type=click.IntRange(2), default=200, metavar="N")
@level_option
@click.option("--seed", default="1", metavar="TEXT")
@work_options
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@language_option
def lab(
    game: str,
    vary: tuple[str, ...],
    seats: str,
    matches: int,
    level: str,
    seed: str,
    workers: int | None,
    address: str | None,
    job: Path | None,
    out: Path | None,
    language: str,
) -> None:
    """Plays the matches, prints the figures, and saves them."""
    if not is_seed(seed):
        raise ImpossibleRequest("bad-seed")
    columns, rules = _numbers(seats), _settings(vary)
    games = tuple(game_of(game, count, rule) for rule in rules for count in columns)
    folder = None if out is None else folder_for(out)  # before hours of work, not after them
    files = [] if folder is None else [ResultFile(folder / "lab.svg"), ResultFile(folder / "lab.csv")]
    experiment, findings = Experiment(games, level, seed), [Findings(each) for each in games]
    settings = {"lab": game, "vary": vary, "seats": columns, "level": level, "seed": seed}
    file = job_file(job, settings, _figures_of)
    chosen = chosen_workers(workers, address)
    with progress_bar(matches * len(games)) as work:
        run_experiment(experiment, findings, matches, chosen, work.moved, file)
    report = Report(experiment, findings, rules, columns, language)
    lines = [report.title, report.subtitle]
    if work.stopped:
        lines.append(terminal_text(work.stopped, language))
    lines += report.lines()
    if files and any(found.matches for found in findings):
        drawing, table = files
        drawing.save(report.page())
        table.save(report.table())
        lines.append("\n" + terminal_text("lab-saved", language, page=drawing, table=table))
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
