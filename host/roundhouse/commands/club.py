"""`roundhouse club`: an evening of many tables."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import click

from roundhouse.catalogs import reason_of, text
from roundhouse.club.players import read_players
from roundhouse.club.seating import LARGEST, SMALLEST, plan, repeats
from roundhouse.commands.localized_command import LocalizedCommand, LocalizedGroup, command_language


@click.group(cls=LocalizedGroup)
def club() -> None:
    """An evening of many tables."""


@club.command(cls=LocalizedCommand)
@click.argument("players", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--tables-of", type=click.IntRange(SMALLEST, LARGEST), default=4, metavar="N")
@click.option("--rounds", type=click.IntRange(1, 40), default=8, metavar="N")
@click.option("--seed", type=int, default=1, metavar="N")
@click.option("--even", is_flag=True)
def seat(players: Path, tables_of: int, rounds: int, seed: int, even: bool) -> None:
    """Prints who sits where in each round, as CSV."""
    language = command_language()
    try:
        found, faults = read_players(players.read_text(encoding="utf-8-sig").splitlines())
    except OSError as error:
        raise click.ClickException(
            text("club/cannot-read", language, file=str(players), reason=reason_of(error))
        ) from error
    except UnicodeDecodeError as error:
        raise click.ClickException(text("club/not-utf-8", language, file=str(players))) from error
    if faults:
        for fault in faults[:-1]:
            click.echo(fault.text(language), err=True)
        raise click.ClickException(faults[-1].text(language))
    teams = {player.name: player.team for player in found if player.team}
    planned = plan([player.name for player in found], tables_of, rounds, seed, even=even, teams=teams)
    rows = csv.writer(sys.stdout, lineterminator="\n")
    rows.writerow(text(f"club/column-{name}", language) for name in ("round", "player", "table", "seat"))
    for number, each in enumerate(planned, 1):
        rows.writerows((number, player.name, *(each.place_of(player.name) or ("", ""))) for player in found)
    click.echo(text("club/repeats", language, count=repeats(planned)), err=True)
