"""The options that every command has which sits people down at a table."""

from __future__ import annotations

from pathlib import Path

import click

from roundhouse import words
from roundhouse.commands.outside import DATA_VARIABLE, data_folder

text_option = click.option(
    "--text", is_flag=True, help="Play in the terminal; done by itself where there is no display."
)

minutes_option = click.option(
    "--minutes", type=float, metavar="N", help="A shorter match: no new round after so many minutes."
)

hub_option = click.option(
    "--hub",
    "address",
    metavar="ADDRESS",
    help="The hub's port, sim:// for a simulated one, or none. Usually the first found.",
)

language_option = click.option(
    "--language", type=click.Choice(list(words.LANGUAGES)), default="en", help="What the table speaks."
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
