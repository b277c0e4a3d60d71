"""`roundhouse play`: a table in a window, in the terminal, or played by computers alone."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

import click
from rich.console import Console

from roundhouse import words
from roundhouse.commands.errors import CannotBeError, speak
from roundhouse.commands.outside import has_display
from roundhouse.commands.setting import Wishes, folder_for, is_seed, kept_in, new_table, rules_of
from roundhouse.commands.showing import leave_souvenirs, lockstep_hub, show_match
from roundhouse.commands.sitting import sit_down
from roundhouse.commands.table_options import data_option, hub_option, language_option, minutes_option, text_option
from roundhouse.games import GAMES
from roundhouse.games.options import described, option_text
from roundhouse.players import PLAYERS
from roundhouse.records.journal import Journal

ROUNDS_SHOWN = 1
INDENT = " " * 6


def _rules(game: str) -> list[str]:
    """A line for each house rule of a game: its values, the usual one first, and what it does."""
    lines = []
    for name, option in described(GAMES[game].options_type).items():
        values = option.metadata["values"]
        texts = ["N"] if values is None else [option_text(value) for value in values]
        lines += [
            f"  {name}={'|'.join(texts)}",
            *wrap(words.option_line(name), 70, initial_indent=INDENT, subsequent_indent=INDENT),
        ]
    return lines


RULES = "\n\n".join(f"\b\n{name}\n" + "\n".join(_rules(name)) for name in GAMES)
HELP = f"""Play GAME: mexican-train (the usual one) or another that `roundhouse games` lists.

With a display a window opens; without one, or with --text, the table is in the terminal. Every table at which a
person sits is kept: `roundhouse resume` goes on where one stopped.

House rules, as --rule NAME=VALUE:

{RULES}
"""


@click.command(help=HELP, short_help="Play a match.")
@click.argument("game", type=click.Choice(list(GAMES)), default="mexican-train", metavar="[GAME]")
@click.option("--players", metavar="NAMES", help='The people who play, like "Ann,Bo"; else you alone.')
@click.option("--seats", type=int, metavar="N", help="Players in all; computers take the seats nobody has. Usually 4.")
@click.option("--level", type=click.Choice(list(PLAYERS)), default=list(PLAYERS)[-1], help="How well computers play.")
@click.option("--set", "domino_set", type=int, metavar="N", help="The double-N set: 6, 9, 12, 15 or 18.")
@click.option("--rounds", type=int, metavar="N", help="A shorter match.")
@minutes_option
@click.option("--rule", multiple=True, metavar="NAME=VALUE", help="A house rule; can be given again.")
@click.option("--seed", metavar="TEXT", help="Shuffle as this seed says: the same seed deals the same tiles.")
@text_option
@click.option("--computer", is_flag=True, help="Computers take all seats and show a round (or --rounds).")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Leave record.txt, table.png and, with --computer, hub.wav here.",
)
@hub_option
@language_option
@data_option
@click.pass_context
def play(
    context: click.Context,
    game: str,
    players: str | None,
    seats: int | None,
    level: str,
    domino_set: int | None,
    rounds: int | None,
    minutes: float | None,
    rule: tuple[str, ...],
    seed: str | None,
    text: bool,
    computer: bool,
    out: Path | None,
    address: str | None,
    language: str,
    data: Path,
) -> None:
    """See HELP."""
    speak(context, language)
    console = Console()
    if seed is not None and not is_seed(seed):
        raise CannotBeError("bad-seed")
    if computer and rounds is None and not any(each.startswith("rounds=") for each in rule):
        rounds = ROUNDS_SHOWN
    rules = rules_of(rule, set=domino_set, rounds=rounds)
    wishes = Wishes(game, players, seats, rules, level, seed, all_computers=computer, minutes=minutes)
    if out is not None:
        folder_for(out)
    table = new_table(wishes)
    if computer:
        hub = lockstep_hub(address)
        table.join(hub)
        show_match(table, hub, console, language)
        if out is not None:
            leave_souvenirs(table, hub, out, console, language)
        return
    in_window = not text and has_display()
    with Journal(data) as journal:
        page = kept_in(journal, table)
        sit_down(table, page, console, in_window=in_window, address=address, out=out, language=language)
