"""`roundhouse stats`: matches, wins, averages and best rounds over all matches in the journal."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import groupby
from pathlib import Path

import click
from rich.console import Console, RenderableType

from roundhouse.commands.localized_command import LocalizedCommand
from roundhouse.commands.records.record_files import STDIN
from roundhouse.commands.table_options import data_option, language_option
from roundhouse.games import GAMES
from roundhouse.games.core.names import identity, plain_word
from roundhouse.i18n.match_history import MATCH_COLUMNS, figures_line, match_line
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.figures import Column, Figures, plain_columns, plain_line
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.journal_tables import day_of, played_match_of
from roundhouse.program.result_files import writing
from roundhouse.records.journal import Journal, SavedTable
from roundhouse.referee.history.match_summary import Share
from roundhouse.referee.history.statistics import CSV_COLUMNS, Best, PlayedMatch, PlayerFigures, figures, table_rows
from roundhouse.terminal.figure_table import figure_table

FIGURES = (
    *("stats-matches", "stats-won", "stats-rounds", "stats-rounds-won"),
    *("stats-average", "stats-best-round", "stats-best-match"),
)


@click.command(cls=LocalizedCommand)
@click.argument("players", nargs=-1, metavar="[PLAYER...]")
@click.option("--game", type=click.Choice(list(GAMES)))
@click.option("--since", metavar="DATE")
@click.option("--until", metavar="DATE")
@click.option("--computers", is_flag=True)
@click.option("--evenings", is_flag=True)
@click.option("--csv", "out", type=click.Path(path_type=Path), metavar="FILE")
@language_option
@data_option
def stats(
    players: tuple[str, ...],
    game: str | None,
    since: str | None,
    until: str | None,
    computers: bool,
    evenings: bool,
    out: Path | None,
    texts: Texts,
    data: Path,
) -> None:
    """Show figures or evenings, or write them as CSV."""
    days = _day(since, "--since") or date.min, _day(until, "--until") or date.max
    if days[0] > days[1]:
        raise ImpossibleRequest("no-days", since=since, until=until)
    typed = set(map(identity, players))

    def wanted(share: Share) -> bool:
        meant = not typed or bool(typed & {identity(share.name), plain_word(share.name)})
        return (computers or share.is_person) and meant

    with Journal(data) as journal:
        kept = [each for each in reversed(journal.tables()) if each.counts and days[0] <= day_of(each) <= days[1]]
        told = [
            match
            for each in kept
            if game in (None, each.setup.game) and (match := _played_match(texts, journal, each)) is not None
        ]
    told = [each for each in told if any(wanted(share) for shares in each.summary.rounds for share in shares)]
    if out is not None:
        _write(texts, out, table_rows(told, wanted))
        return
    console = Console()
    if not told:
        console.print(texts.terminal("no-stats"), highlight=False, markup=False, soft_wrap=True)
    elif evenings:
        console.print(_history(texts, told))
    else:
        for name, group in groupby(figures(told, wanted), key=lambda each: each.game):
            console.print(_figures(texts, name, list(group)))


def _day(text: str | None, option: str) -> date | None:
    if text is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise ImpossibleRequest("bad-day", option=option, text=text) from error


def _played_match(texts: Texts, journal: Journal, kept: SavedTable) -> PlayedMatch | None:
    """A table's summary; None, after printing why, if it cannot be replayed."""
    try:
        return played_match_of(journal, kept)
    except (KeyError, ValueError):
        said = texts.terminal("not-counted", name=kept.name)
        click.echo(f"roundhouse: {said}", err=True)
        return None


def _figures(texts: Texts, game: str, rows: Sequence[PlayerFigures]) -> RenderableType:
    """The figures of one game: a row for each player, with the dates of the best results."""
    lines = []
    for row in rows:
        matches, won, *rounds, best_round, best_match = figures_line(texts, row)
        part = f" ({texts.percent(row.won / row.matches)})" if row.matches else ""
        best = _with_day(texts, best_round, row.best_round), _with_day(texts, best_match, row.best_match)
        lines.append(plain_line((row.name, matches, won + part, *rounds, *best)))
    columns = plain_columns(tuple(map(texts.printed, ("stats-player", *FIGURES))))
    return figure_table(Figures(columns, tuple(lines)), texts.game_name(game))


def _with_day(texts: Texts, points: str, best: Best | None) -> str:
    return points if best is None else f"{points}\n{texts.day(best.day)}"


def _history(texts: Texts, told: Sequence[PlayedMatch]) -> RenderableType:
    """A row for each match, in the order in which they were begun."""
    columns = (Column(texts.printed(each), "right" if each == "stats-rounds" else "left") for each in MATCH_COLUMNS)
    return figure_table(Figures(tuple(columns), tuple(plain_line(tuple(match_line(texts, each))) for each in told)))


def _write(texts: Texts, out: Path, rows: Iterator[tuple[object, ...]]) -> None:
    if str(out) == STDIN:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(CSV_COLUMNS)
        writer.writerows(rows)
        return
    with writing(out), out.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerow(CSV_COLUMNS)
        csv.writer(file).writerows(rows)
    click.echo(texts.printed("stats-written", file=out))
