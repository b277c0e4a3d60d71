"""`roundhouse lab`: what house rules do to a game, measured among computer players."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from io import StringIO
from itertools import product
from math import isfinite
from pathlib import Path
from typing import Any

import click

from roundhouse import i18n
from roundhouse.catalogs import format_number, format_percent, reason_of
from roundhouse.commands.error_reporting import INTERRUPTED, ImpossibleRequest
from roundhouse.commands.lab_page import COLORS, Mark, Panel, page
from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.long_work import chosen_workers, job_file, job_option, progress_bar, workers_options
from roundhouse.commands.table_factory import folder_for, game_of, is_seed
from roundhouse.commands.table_options import language_option
from roundhouse.games import GAMES
from roundhouse.games.options import read_rules, write_options
from roundhouse.i18n.texts import terminal_text
from roundhouse.players import PLAYERS, USUAL_LEVEL
from roundhouse.players.arena.statistics import Sample
from roundhouse.players.laboratory import Experiment, Findings, MatchFigures, run_experiment

FIGURES = {"turns": "lab-turns", "blocked": "lab-blocked", "led": "lab-led", "spread": "lab-spread"}
"""The figures of a setting that are one number, with their names."""
SHARES = ("blocked", "led")


@click.command(cls=LocalizedCommand)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@click.option("--vary", multiple=True, metavar="NAME=VALUE,VALUE")
@click.option("--seats", default="4", metavar="N-N")
@click.option("--matches", type=click.IntRange(2), default=200, metavar="N")
@click.option("--level", type=click.Choice(list(PLAYERS)), default=USUAL_LEVEL)
@click.option("--seed", default="1", metavar="TEXT")
@workers_options
@job_option
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
    games = tuple(game_of(game, count, read_rules(rule)) for rule in rules for count in columns)
    folder = None if out is None else folder_for(out)  # before hours of work, not after them
    experiment, findings = Experiment(games, level, seed), [Findings(each) for each in games]
    settings = {"lab": game, "vary": vary, "seats": columns, "level": level, "seed": seed}
    file = job_file(job, settings, _figures_of)
    interrupted = False
    with progress_bar(matches * len(games)) as moved:
        try:
            run_experiment(
                experiment,
                findings,
                matches,
                chosen_workers(workers, address),
                lambda done: moved(done, ""),
                file,
            )
        except KeyboardInterrupt:
            interrupted = True
    title = _title(findings, language)
    subtitle = terminal_text("lab-subtitle", language, player=level, seed=seed)
    keys = [", ".join(rule) or terminal_text("lab-recommended", language) for rule in rules]
    click.echo(title)
    click.echo(subtitle)
    if interrupted:
        click.echo(terminal_text("lab-interrupted", language))
    for place, found in enumerate(findings):
        key = keys[place // len(columns)]
        click.echo("\n" + terminal_text("lab-setting", language, rules=key, seats=found.game.seats))
        for figure in FIGURES:
            click.echo("  " + _line(found, figure, language))
    if folder is not None:
        drawn = page(
            title, subtitle, columns, terminal_text("lab-seats", language), keys, _panels(findings, columns, language)
        )
        drawing, table = folder / "lab.svg", folder / "lab.csv"
        _write(drawing, drawn)
        _write(table, _table(findings))
        click.echo("\n" + terminal_text("lab-saved", language, page=drawing, table=table))
    if interrupted:
        raise click.exceptions.Exit(INTERRUPTED)


def _title(findings: list[Findings], language: str) -> str:
    """The game, and how many matches each setting has: some have one more than others after an interruption."""
    name, counts = i18n.game_name(findings[0].game.name, language), [found.turns.count for found in findings]
    fewest, most = min(counts), max(counts)
    if fewest == most:
        return terminal_text("lab-title", language, game=name, matches=most)
    return terminal_text("lab-title-between", language, game=name, fewest=fewest, most=most)


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


def _settings(vary: tuple[str, ...]) -> list[tuple[str, ...]]:
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
    return settings


def _number(figure: str, value: float, language: str) -> str:
    return format_percent(value, language, digits=1) if figure in SHARES else format_number(value, language, digits=1)


def _bounds(figure: str, sample: Sample) -> tuple[float, float]:
    """The interval of the mean, within what the figure can be."""
    return sample.share_interval if figure in SHARES else sample.interval.within(0.0)


def _line(found: Findings, figure: str, language: str) -> str:
    sample, name = getattr(found, figure), terminal_text(FIGURES[figure], language)
    if sample.count < 2:
        return terminal_text("lab-no-figure", language, name=name)
    mean, low, high = (_number(figure, each, language) for each in (sample.mean, *_bounds(figure, sample)))
    return terminal_text("lab-line", language, name=name, mean=mean, low=low, high=high)


def _panels(findings: list[Findings], columns: list[int], language: str) -> list[Panel]:
    """A panel for each figure, and one for the seats, whose marks stand side by side in the order of the turns."""
    settings = len(findings) // len(columns)
    panels = []
    for figure, name in FIGURES.items():
        marks = []
        for place, found in enumerate(findings):
            setting, column = divmod(place, len(columns))
            sample = getattr(found, figure)
            if sample.count > 1:
                aside = (setting - (settings - 1) / 2) * 0.5 / settings
                marks.append(Mark(column + aside, sample.mean, *_bounds(figure, sample), setting))
        even = [1 / seats for seats in columns] if figure == "led" else []
        note = terminal_text("lab-even", language) if even else ""

        def number(value: float, figure: str = figure) -> str:
            return _number(figure, value, language)

        panels.append(Panel(terminal_text(name, language), note, marks, number, even))
    marks = []
    for place, found in enumerate(findings):
        setting, column = divmod(place, len(columns))
        count = settings * found.game.seats
        for seat, sample in enumerate(found.shares):
            if sample.count > 1:
                aside = (seat * settings + setting - (count - 1) / 2) * 0.85 / count
                low, high = (bound / found.fair for bound in sample.share_interval)
                marks.append(Mark(column + aside, sample.mean / found.fair, low, high, setting))
    shares, note = terminal_text("lab-shares", language), terminal_text("lab-shares-note", language)
    panels.append(
        Panel(shares, note, marks, lambda value: format_number(value, language, digits=2), [1.0] * len(columns))
    )
    return panels


def _table(findings: list[Findings]) -> str:
    """Every figure of every setting as CSV, for other programs: a line each, seats counted from who began the match."""
    text = StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(["rules", "seats", "figure", "matches", "mean", "low", "high", "deviation"])
    for found in findings:
        rules = " ".join(f"{name}={value}" for name, value in write_options(found.game.options).items())
        samples = {figure: getattr(found, figure) for figure in FIGURES}
        samples |= {f"won_by_seat_{seat}": sample for seat, sample in enumerate(found.shares, 1)}
        for figure, sample in samples.items():
            interval = sample.interval.within(0.0) if figure in ("turns", "spread") else sample.share_interval
            ends = [f"{end:.5g}" if isfinite(end) else "" for end in interval]
            mean, deviation = f"{sample.mean:.5g}" if sample.count else "", f"{sample.variance**0.5:.5g}"
            table.writerow([rules, found.game.seats, figure, sample.count, mean, *ends, deviation])
    return text.getvalue()


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ImpossibleRequest("no-file", file=file, reason=reason_of(error)) from error
