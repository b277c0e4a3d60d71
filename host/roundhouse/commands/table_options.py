"""Options that several commands share: the game, its house rules, the hub, language and data folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import wraps
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple, TypeVar

import click
from click.core import ParameterSource

from roundhouse import i18n
from roundhouse.commands.environment import DATA_VARIABLE, data_folder
from roundhouse.commands.error_reporting import ImpossibleRequest
from roundhouse.commands.localized_command import command_language
from roundhouse.commands.option_types import FiniteRange, NamedChoice
from roundhouse.games import GAMES
from roundhouse.games.core.options import option_fields, option_text
from roundhouse.games.rules.last_tile import MOST_ANNOUNCE_SECONDS
from roundhouse.i18n.labels import level_name
from roundhouse.players import USUAL_LEVEL
from roundhouse.presenters.setup.levels import level_called, level_lines, level_names
from roundhouse.referee.cues import AMOUNTS

INDENT = " " * 6
SHORTEST_CODE, SHORTEST_PUBLIC_CODE = 4, 8
PHONE_PORT = 8377
"""Where phones find a table unless it is said otherwise."""


class PhonesAt(NamedTuple):
    """Where phones are let in: this computer's address on their network (None: the one that is found) and the port.

    `tls` is a certificate and its key, `public` the address by which people come who are elsewhere. `code` opens the
    table; without one it is the one that the table had, or a new one.
    """

    host: str | None = None
    port: int = PHONE_PORT
    tls: tuple[Path, Path] | None = None
    public: str = ""
    code: str = ""


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


class Level(NamedChoice):
    """How well a computer plays, by its name in any language or by the one in files."""

    name = "level"

    def offered(self, language: str) -> Sequence[str]:
        return level_names(language)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return level_called(value, *i18n.LANGUAGES) or self.fail(value, param, ctx)


def level_help(language: str) -> dict[str, str]:
    """The levels of computer players, for the help of a command."""
    return {"levels": level_lines(language), "usual": level_name(USUAL_LEVEL, language)}


def table_help(language: str) -> dict[str, str]:
    """The house rules and the levels of computer players, for the help of a command."""
    return rules_help(language) | level_help(language)


level_option = click.option("--level", type=Level(), default=USUAL_LEVEL, metavar="LEVEL")

game_argument = click.argument("game", type=click.Choice(list(GAMES)), default=GAMES.usual(), metavar="[GAME]")


out_option = click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")

text_option = click.option("--text", is_flag=True)

sounds_option = click.option("--sounds", type=click.Choice(AMOUNTS))

thinking_option = click.option("--thinking", type=FiniteRange(0.1, 60), metavar="SECONDS")

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
    """Adds the options of a match: `domino_set`, `rounds`, `minutes`, `rule` (house rules), `announce_time`."""
    for option in reversed(
        (
            click.option("--set", "domino_set", type=int, metavar="N"),
            click.option("--rounds", type=int, metavar="N"),
            click.option("--minutes", type=float, metavar="N"),
            click.option("--rule", multiple=True, metavar="NAME=VALUE"),
            click.option("--announce-time", type=click.IntRange(0, MOST_ANNOUNCE_SECONDS), metavar="SECONDS"),
        )
    ):
        command = option(command)
    return command


def phone_options(command: Callback) -> Callback:
    """Adds where phones are served, as one value: `at`."""

    @wraps(command)
    def called(
        *args: Any, host: str | None, port: int, tls: tuple[Path, Path] | None, public: str, code: str, **rest: Any
    ) -> Any:
        least = SHORTEST_PUBLIC_CODE if public else SHORTEST_CODE
        if code and not (len(code) >= least and code.isascii() and code.isalnum()):
            raise ImpossibleRequest("code-too-short", least=least)
        return command(*args, at=PhonesAt(host, port, tls, public.rstrip("/"), code.casefold()), **rest)

    file = click.Path(exists=True, dir_okay=False, path_type=Path)
    found: Any = called
    for option in (
        click.option("--code", default="", metavar="CODE"),
        click.option("--public", default="", metavar="ADDRESS"),
        click.option("--tls", type=(file, file), default=None, metavar="CERTIFICATE KEY"),
        click.option("--port", type=click.IntRange(1, 65535), default=PHONE_PORT, metavar="N"),
        click.option("--host", metavar="ADDRESS"),
    ):
        found = option(found)
    return found  # type: ignore[no-any-return]


APP_OPTIONS = ("address", "thinking", "language", "data", "phones", "host", "port", "tls", "public", "code")


def names_a_table(context: click.Context, others: Collection[str] = APP_OPTIONS) -> bool:
    """Whether the command line sets anything about the table, besides `others`. If not, people are asked for it."""
    return any(
        context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        for name in context.params
        if name not in others
    )


def table_options(command: Callback) -> Callback:
    """Adds the options of a table: `address` of the hub, `language`, and `data`, the journal's folder."""
    return hub_option(language_option(data_option(command)))
