"""Options that several commands share, and the request for a table that they make together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import wraps
from pathlib import Path
from textwrap import wrap
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from roundhouse.commands.localized_command import LANGUAGE, command_texts
from roundhouse.commands.option_types import CERTIFICATE_AND_KEY, FOLDER, PORT, FiniteRange, NamedChoice, WebAddress
from roundhouse.games import GAMES
from roundhouse.games.core.names import plain_word
from roundhouse.games.core.options import OptionError, option_fields, option_text, read_rules
from roundhouse.games.sheets import Sheet, kept_rules, sheet_named
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.players import USUAL_LEVEL
from roundhouse.presenters.setup.levels import level_called, level_lines, level_names
from roundhouse.program.environment import DATA_VARIABLE, data_folder
from roundhouse.program.errors import ImpossibleHall, ImpossibleRequest
from roundhouse.program.table_factory import is_seed
from roundhouse.program.table_request import MOST_TABLES, PHONE_PORT, PhoneServerOptions, TableInHall, TableRequest
from roundhouse.records.preferences import MOST_ANNOUNCE_SECONDS, TURN_CLOCK, TableChoice, read_choices
from roundhouse.referee.hub_output.cues import AMOUNTS

INDENT = " " * 6
SHORTEST_CODE, SHORTEST_PUBLIC_CODE = 4, 8

Callback = TypeVar("Callback", bound=Callable[..., Any])


def rules_help(texts: Texts) -> dict[str, str]:
    """Every game's house rules, for the help of a command."""
    return {"rules": "\n\n".join(f"\b\n{name}\n" + "\n".join(_rules(texts, name)) for name in GAMES)}


def _rules(texts: Texts, game: str) -> list[str]:
    """The lines of help for a game's house rules: values, the default first, and what the rule does."""
    lines = []
    for name, option in option_fields(GAMES[game].options_type).items():
        values = option.metadata["values"]
        written = ["N"] if values is None else [option_text(value) for value in values]
        lines += [
            f"  {name}={'|'.join(written)}",
            *wrap(texts.option_line(name), 70, initial_indent=INDENT, subsequent_indent=INDENT),
        ]
    return lines


class LevelType(NamedChoice):
    """The level at which a computer plays, by its name in any language or by the one in files."""

    name = "level"

    def offered(self, texts: Texts) -> Sequence[str]:
        return level_names(texts)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return level_called(value, *map(Texts, LANGUAGES)) or self.fail(value, param, ctx)


def level_help(texts: Texts) -> dict[str, str]:
    """The levels of computer players, for the help of a command."""
    return {"levels": level_lines(texts), "usual": texts.level_name(USUAL_LEVEL)}


def table_help(texts: Texts) -> dict[str, str]:
    """The house rules and the levels of computer players, for the help of a command."""
    return rules_help(texts) | level_help(texts)


game_argument = click.argument("game", type=click.Choice(list(GAMES)), default=GAMES.usual(), metavar="[GAME]")
players_option = click.option("--players", metavar="NAMES")
seats_option = click.option("--seats", type=int, metavar="N")
level_option = click.option("--level", type=LevelType(), default=USUAL_LEVEL, metavar="LEVEL")
set_option = click.option("--set", "domino_set", type=int, metavar="N")
rounds_option = click.option("--rounds", type=int, metavar="N")
rule_option = click.option("--rule", multiple=True, metavar="NAME=VALUE")
sheet_option = click.option("--sheet", metavar="SHEET")
seed_option = click.option("--seed", default="1", metavar="TEXT")
text_option = click.option("--text", is_flag=True)
out_option = click.option("--out", type=FOLDER, metavar="DIR")
sounds_option = click.option("--sounds", type=click.Choice(AMOUNTS))
thinking_option = click.option("--thinking", type=FiniteRange(0.1, 60), metavar="SECONDS")
hub_option = click.option("--hub", metavar="ADDRESS")
language_option = click.option(
    LANGUAGE, "texts", type=click.Choice(list(LANGUAGES)), callback=lambda context, *_: command_texts(context)
)
data_option = click.option("--data", type=FOLDER, envvar=DATA_VARIABLE, default=data_folder, metavar="DIR")


def _together(*options: Callable[[Callback], Callback]) -> Callable[[Callback], Callback]:
    """One decorator that adds these options in this order."""

    def added(command: Callback) -> Callback:
        for option in reversed(options):
            command = option(command)
        return command

    return added


match_options = _together(
    set_option,
    rounds_option,
    click.option("--minutes", type=float, metavar="N"),
    rule_option,
    sheet_option,
    click.option("--announce-time", type=click.IntRange(0, MOST_ANNOUNCE_SECONDS), metavar="SECONDS"),
    click.option("--turn-clock", type=click.IntRange(TURN_CLOCK[0], TURN_CLOCK[-1]), metavar="SECONDS"),
)
dealt_options = _together(game_argument, players_option, seats_option, level_option, match_options)
"""A dealt table: the game, who plays, and how."""
phone_server_options = _together(
    click.option("--host", metavar="ADDRESS"),
    click.option("--port", type=PORT, default=PHONE_PORT, metavar="N"),
    click.option("--tls", type=CERTIFICATE_AND_KEY, default=None, metavar="CERTIFICATE KEY"),
    click.option("--public", type=WebAddress(), default="", metavar="ADDRESS"),
    click.option("--code", default="", metavar="CODE"),
)
"""The options that say where phones are let in."""
phone_options = _together(click.option("--phones", is_flag=True), phone_server_options)
"""Whether phones are let in, and where."""
hall_options = _together(
    click.option("--hall", metavar="ADDRESS"),
    click.option("--table", type=click.IntRange(1, MOST_TABLES), metavar="N"),
    click.option("--home-assistant", metavar="ADDRESS"),
)
place_options = _together(hub_option, language_option, data_option)
"""The options for the surroundings of a table: its hub, its language, the folder of its journal."""

NAMES_RULES = ("game", "domino_set", "rule")
"""The options that choose rules without a sheet."""
REQUEST_FIELDS = (
    *("game", "players", "seats", "level", "seed", "minutes", "announce_time", "turn_clock", "thinking"),
    *("hub", "sounds", "home_assistant", "out", "data", "texts"),
)
"""The options above that a request has under the same name."""


def table_request(command: Callback) -> Callback:
    """Give a command what all its options of a table say as one value: `request`, a TableRequest.

    Its other options stay arguments. Raises OptionError, ImpossibleRequest and ImpossibleHall for bad values.
    """

    @wraps(command)
    def called(*args: Any, **said: Any) -> Any:
        found: dict[str, Any] = {name: said.pop(name) for name in REQUEST_FIELDS if name in said}
        if found.get("seed") is not None and not is_seed(found["seed"]):
            raise ImpossibleRequest("bad-seed")
        if "rule" in said:
            rules = said.pop("rule"), said.pop("domino_set"), said.pop("rounds")
            found["rules"] = read_rules(rules[0], set=rules[1], rounds=rules[2])
        if "sheet" in said:
            sheet = chosen_sheet(said.pop("sheet"), read_choices(found["data"]).table, said.get("computer", False))
            found |= {"sheet": sheet, "game": sheet.game} if sheet else {}
        if "port" in said:
            at = _phones_at(*(said.pop(name) for name in PhoneServerOptions._fields))
            found["phones"] = at if said.pop("phones", True) else None
        if "hall" in said:
            found["hall"] = _table_in_hall(said.pop("hall"), said.pop("table"))
        return command(*args, request=TableRequest(**found), **said)

    return called  # type: ignore[return-value]


def chosen_sheet(name: str | None, last: TableChoice | None = None, only_computers: bool = False) -> Sheet | None:
    """The sheet with this name, published or one of the own rules that people keep.

    Without a name, own rules that were chosen for the `last` table are those of the next one, if people play and the
    command asks for no others. Raises OptionError if there is none of this name, or the command names another game.
    """
    context, own = (
        click.get_current_context(),
        {} if last is None else {each.key: each for each in kept_rules(last.own_rules)},
    )
    if name is None:
        named = any(context.get_parameter_source(each) is ParameterSource.COMMANDLINE for each in NAMES_RULES)
        return None if last is None or named or only_computers else own.get(last.sheet)
    sheet = next((each for each in own.values() if plain_word(each.name) == plain_word(name)), None) or sheet_named(
        name
    )
    if context.get_parameter_source("game") is ParameterSource.COMMANDLINE and context.params["game"] != sheet.game:
        raise OptionError("sheet-of-game", sheet=sheet.name, game=sheet.game)
    return sheet


def _phones_at(
    host: str | None, port: int, tls: tuple[Path, Path] | None, public: str, code: str
) -> PhoneServerOptions:
    least = SHORTEST_PUBLIC_CODE if public else SHORTEST_CODE
    if code and not (len(code) >= least and code.isascii() and code.isalnum()):
        raise ImpossibleRequest("code-too-short", least=least)
    return PhoneServerOptions(host, port, tls, public, code.casefold())


def _table_in_hall(address: str | None, number: int | None) -> TableInHall | None:
    if address is None:
        return None
    if number is None:
        raise ImpossibleHall("hall/no-table")
    return TableInHall(address, number)


APP_OPTIONS = ("hub", "thinking", "texts", "data", "phones", *PhoneServerOptions._fields)


def names_a_table(context: click.Context, others: Collection[str] = APP_OPTIONS) -> bool:
    """Whether the command line sets anything about the table, besides `others`. If not, people are asked for it."""
    return any(
        context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        for name in context.params
        if name not in others
    )
