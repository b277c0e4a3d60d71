"""What the commands are asked for alike: the game, its house rules, and how and where people sit at a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import wrap
from typing import Any, TypeVar

import click

from roundhouse import words
from roundhouse.commands.outside import DATA_VARIABLE, data_folder, own_language
from roundhouse.games import GAMES
from roundhouse.games.options import described, option_text

INDENT = " " * 6
HELP_LANGUAGE = "en"
"""What stands in the help of a command is English, as all of it."""

Command = TypeVar("Command", bound=Callable[..., Any])


def _rules(game: str) -> list[str]:
    """A line for each house rule of a game: its values, the usual one first, and what it does."""
    lines = []
    for name, option in described(GAMES[game].options_type).items():
        values = option.metadata["values"]
        texts = ["N"] if values is None else [option_text(value) for value in values]
        lines += [
            f"  {name}={'|'.join(texts)}",
            *wrap(words.option_line(name, HELP_LANGUAGE), 70, initial_indent=INDENT, subsequent_indent=INDENT),
        ]
    return lines


RULES = "\n\n".join(f"\b\n{name}\n" + "\n".join(_rules(name)) for name in GAMES)
"""Every game's house rules, for the help of a command."""

game_argument = click.argument("game", type=click.Choice(list(GAMES)), default="mexican-train", metavar="[GAME]")


def out_option(files: str) -> Callable[[Command], Command]:
    """`--out DIR`, for a command that leaves these files there."""
    folder = click.Path(file_okay=False, path_type=Path)
    return click.option("--out", type=folder, metavar="DIR", help=f"Leave {files} here.")


text_option = click.option(
    "--text", is_flag=True, help="Play in the terminal; done by itself where there is no display."
)

hub_option = click.option(
    "--hub",
    "address",
    metavar="ADDRESS",
    help="The hub's port, sim:// for a simulated one, or none. Usually the first found.",
)

language_option = click.option(
    "--language",
    type=click.Choice(list(words.LANGUAGES)),
    default=own_language,
    help="What the table speaks; usually what this computer does.",
)

data_option = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    envvar=DATA_VARIABLE,
    default=data_folder,
    metavar="DIR",
    help="Where tables are kept.",
    show_default="the user's data folder",
)


def match_options(command: Command) -> Command:
    """What match it is: `domino_set`, `rounds`, `minutes` and `rule`, the house rules."""
    for option in reversed(
        (
            click.option("--set", "domino_set", type=int, metavar="N", help="The double-N set: 6, 9, 12, 15 or 18."),
            click.option("--rounds", type=int, metavar="N", help="A shorter match."),
            click.option(
                "--minutes", type=float, metavar="N", help="A shorter match: no new round after so many minutes."
            ),
            click.option("--rule", multiple=True, metavar="NAME=VALUE", help="A house rule; can be given again."),
        )
    ):
        command = option(command)
    return command


def table_options(command: Command) -> Command:
    """Where the table stands: `address` of its hub, its `language`, and the folder in which it is kept, `data`."""
    return hub_option(language_option(data_option(command)))
