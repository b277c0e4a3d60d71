"""`roundhouse club`: an evening of many tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from roundhouse.catalogs import Message, reason_of
from roundhouse.club.players import ClubPlayer, read_players
from roundhouse.club.scores.results_csv import read_results, write_csv
from roundhouse.club.scores.standings import COUNTINGS, standings, team_standings, total_on_sheets
from roundhouse.club.seating import LARGEST, SMALLEST, plan, repeats
from roundhouse.commands.club.direct import direct
from roundhouse.commands.localized_command import LocalizedCommand, LocalizedGroup, command_texts
from roundhouse.i18n.texts import Texts
from roundhouse.records.csv_cells import text_of


@click.group(cls=LocalizedGroup)
def club() -> None:
    """An evening of many tables."""


club.add_command(direct)


@club.command(cls=LocalizedCommand)
@click.argument("players", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--tables-of", type=click.IntRange(SMALLEST, LARGEST), default=4, metavar="N")
@click.option("--rounds", type=click.IntRange(1, 40), default=8, metavar="N")
@click.option("--seed", type=int, default=1, metavar="N")
@click.option("--even", is_flag=True)
def seat(players: Path, tables_of: int, rounds: int, seed: int, even: bool) -> None:
    """Print who sits where in each round, as CSV."""
    texts = command_texts()
    found = _players(texts, players)
    teams = {player.name: player.team for player in found if player.team}
    planned = plan([player.name for player in found], tables_of, rounds, seed, even=even, teams=teams)
    rows = (
        (number, player.name, *(each.place_of(player.name) or ("", "")))
        for number, each in enumerate(planned, 1)
        for player in found
    )
    _print(texts, ("round", "player", "table", "seat"), rows)
    click.echo(texts.text("club/repeats", count=repeats(planned)), err=True)


@club.command("standings", cls=LocalizedCommand)
@click.argument("results", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--by", "counting", type=click.Choice(list(COUNTINGS)), default=next(iter(COUNTINGS)))
@click.option("--most-wins", is_flag=True)
@click.option("--teams", type=click.Path(path_type=Path), metavar="FILE")
def print_standings(results: Path, counting: str, most_wins: bool, teams: Path | None) -> None:
    texts = command_texts()
    found, faults = read_results(_lines(texts, results))
    _refuse(texts, faults)
    lines = standings(found, counting, low_wins=not most_wins)
    if teams is not None:
        lines = team_standings(lines, {player.name: player.team for player in _players(texts, teams)})
        if not lines:
            raise click.UsageError(texts.text("club/no-teams", file=str(teams)))
    rows = (
        (line.place, line.name, line.rounds, line.won, total_on_sheets(line, counting, low_wins=not most_wins))
        for line in lines
    )
    _print(texts, ("place", "player" if teams is None else "team", "rounds", "won", "total"), rows)


def _print(texts: Texts, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print rows as CSV for a spreadsheet of this language, below the names of their columns."""
    heading = [texts.text(f"club/column-{name}") for name in columns]
    click.echo(write_csv([heading, *rows], texts.decimal_sign), nl=False)


def _players(texts: Texts, file: Path) -> tuple[ClubPlayer, ...]:
    found, faults = read_players(_lines(texts, file))
    _refuse(texts, faults)
    return found


def _lines(texts: Texts, file: Path) -> list[str]:
    """The lines of a text file. Raises UsageError with the reason if it cannot be read."""
    try:
        return text_of(file.read_bytes()).splitlines()
    except OSError as error:
        raise click.UsageError(texts.text("club/cannot-read", file=str(file), reason=reason_of(error))) from error


def _refuse(texts: Texts, faults: Sequence[Message]) -> None:
    """Tell every fault, and end the command if there is one."""
    for fault in faults[:-1]:
        click.echo(texts.of(fault), err=True)
    if faults:
        raise click.UsageError(texts.of(faults[-1]))
