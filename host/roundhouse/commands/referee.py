"""`roundhouse referee`: real tiles on a real table; calls are typed and answered with rulings."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console

from roundhouse.commands.errors import speak
from roundhouse.commands.setting import Wishes, folder_for, kept_in, new_table, rules_of
from roundhouse.commands.sitting import sit_down
from roundhouse.commands.table_options import RULES, game_argument, match_options, out_option, table_options
from roundhouse.records.journal import Journal

HELP = f"""Referee GAME on a real table: lay your own tiles, say what is done, hear what the rules say to it.

Calls are typed as notation or shorter, one a line or several parted by commas; ? lists what can be said:

\b
  ann 12-5            Ann lays the 12-5
  bo draw             Bo draws
  cy 3-3 on bo        Cy lays the double 3 on Bo's train
  bo done             Bo's turn is over
  bo 3-4 5-5          what Bo has left at the end; bo = 17 for the sum

With --slots the hub's buttons say all, and nothing is typed but the sums of the hands at the end. Everybody presses the
slot in front; then a slot says that a tile is laid on its train (long: a double; twice: its marker comes down), and the
engine that somebody drew (twice: passed or is done; long: the last step is taken back).

Every table is kept: `roundhouse resume` goes on where one stopped. Calls can come from a pipe; then the exit code is 1
if any of them could not be taken.

House rules, as --rule NAME=VALUE:

{RULES}
"""


@click.command(help=HELP, short_help="Referee a match on a real table.")
@game_argument
@click.option("--players", metavar="NAMES", help='Who sits at the table, clockwise, like "Ann,Bo,Cy".')
@click.option("--slots", is_flag=True, help="The hub's buttons say all, and nothing is typed.")
@match_options
@out_option("record.txt and table.png")
@table_options
@click.pass_context
def referee(
    context: click.Context,
    game: str,
    players: str | None,
    slots: bool,
    domino_set: int | None,
    rounds: int | None,
    minutes: float | None,
    rule: tuple[str, ...],
    out: Path | None,
    address: str | None,
    language: str,
    data: Path,
) -> None:
    """See HELP."""
    speak(context, language)
    way = "slots" if slots else "called"
    wishes = Wishes(game, players, rules=rules_of(rule, set=domino_set, rounds=rounds), way=way, minutes=minutes)
    table = new_table(wishes)
    if out is not None:
        folder_for(out)
    with Journal(data) as journal:
        page = kept_in(journal, table)
        untaken = sit_down(table, page, Console(), in_window=False, address=address, out=out, language=language)
    if untaken and not sys.stdin.isatty():
        context.exit(1)
