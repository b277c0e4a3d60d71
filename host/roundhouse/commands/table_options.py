"""Options that several commands share: the game, its house rules, the hub, language and data folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import wrap
from typing import Any, TypeVar

import click

from roundhouse import i18n
from roundhouse.commands.environment import DATA_VARIABLE, data_folder
from roundhouse.commands.localized_command import command_language
from roundhouse.games import GAMES
from roundhouse.games.options import option_fields, option_text
from roundhouse.referee.cues import AMOUNTS

INDENT = " " * 6
PHONE_PORT = 8377
"""Where phones find a table unless it is said otherwise."""

Callback = TypeVar("Callback", bound=Callable[..., Any])


def rules_help(language: str) -> dict[str, str]:
    """Every game's house rules, for the help of a command."""
    return {"rules": "\n\n".join(f"\b\n{name}\n" + "\n".join(_rules(name, language)) for name in GAMES)}


def _rules(game: str, language: str) -> list[str]:
    """The lines of help for a game's house rules: values, the default first, and what the rule does."""
    lines = []
    for name, option in option_fields(GAMES[game].options_type).items():
        values = option.metadata["values"]
        texts = ["N"] if values is None else [option_text(value) for value in values]
        lines += [
            f"  {name}={'|'.join(texts)}",
            *wrap(i18n.option_line(name, language), 70, initial_indent=INDENT, subsequent_indent=INDENT),
        ]
    return lines


game_argument = click.argument("game", type=click.Choice(list(GAMES)), default=GAMES.usual(), metavar="[GAME]")


out_option = click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")

text_option = click.option("--text", is_flag=True)

sounds_option = click.option("--sounds", type=click.Choice(AMOUNTS))

hub_option = click.option(
    "--hub",
    "address",
    metavar="ADDRESS",
)

language_option = click.option(
    "--language",
    type=click.Choice(list(i18n.LANGUAGES)),
    default=command_language,
)

data_option = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    envvar=DATA_VARIABLE,
    default=data_folder,
    metavar="DIR",
)


def match_options(command: Callback) -> Callback:
    """Adds the options of a match: `domino_set`, `rounds`, `minutes` and `rule` (house rules)."""
    for option in reversed(
        (
            click.option("--set", "domino_set", type=int, metavar="N"),
            click.option("--rounds", type=int, metavar="N"),
            click.option("--minutes", type=float, metavar="N"),
            click.option("--rule", multiple=True, metavar="NAME=VALUE"),
        )
    ):
        command = option(command)
    return command


def phone_options(command: Callback) -> Callback:
    """Adds where phones are served: `host`, this computer's address on their network, and `port`."""
    port = click.option("--port", type=click.IntRange(1, 65535), default=PHONE_PORT, metavar="N")
    return click.option("--host", metavar="ADDRESS")(port(command))


def table_options(command: Callback) -> Callback:
    """Adds the options of a table: `address` of the hub, `language`, and `data`, the journal's folder."""
    return hub_option(language_option(data_option(command)))
