"""Commands with help and errors in the user's language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from copy import copy
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from roundhouse.commands.usage_errors import BadValue, ExtraArguments, IdleOption, UnknownCommand
from roundhouse.i18n.help_texts import command_help, command_line, heading, metavar, option_help
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.program.environment import APP, default_data_folder, log_file, system_language

LANGUAGE, DATA = "--language", "--data"
"""The options that are read before any text is shown: the texts depend on them."""

OF_PHONES = ("host", "port", "tls", "public", "code")
OF_A_TABLE = ("name", "kept", "anew", "text", "phones", "out", "sounds", "thinking", "hall", "home_assistant", "hub")
IDLE_WITHOUT = (*((option, "phones") for option in OF_PHONES), ("table", "hall"))
"""Options that do nothing without another one, in commands that have both."""
IDLE_WITH = (
    *(("play", option, "computer") for option in ("phones", "text", "turn_clock")),
    *(("resume", option, "listed") for option in OF_A_TABLE),
    ("resume", "text", "phones"),
    ("resume", "anew", "kept"),
    ("referee", "slots", "score_pad"),
    ("direct", "port", "broker"),
    ("check", "table", "quiet"),
    ("monitor", "seconds", "replay"),
    ("stats", "evenings", "out"),
)
"""Options of a command that do nothing beside another one."""

HelpFacts = Callable[[Texts], Mapping[str, object]]


class LocalizedCommand(click.Command):
    """A command whose help is the one for its name in `words`; `facts` gives what that help needs in a language.

    Each takes `--language` and `--verbose`, even if its function does not use them.
    """

    def __init__(self, *args: Any, facts: HelpFacts = lambda _: {}, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self._facts = facts
        if all(param.name != "texts" for param in self.params):
            kinds = click.Choice(list(LANGUAGES))
            self.params.append(click.Option([LANGUAGE, "texts"], type=kinds, expose_value=False))
        self.params.append(click.Option(["--verbose"], is_flag=True, expose_value=False, callback=_log_all))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The language is known before anything is printed, wherever the option stands."""
        known = ctx.find_root().ensure_object(dict)
        for word, following in pairwise([*args, ""]):
            name, _, joined = word.partition("=")
            if name in (LANGUAGE, DATA):
                known[name] = joined or following
        given, takes_more = list(args), ctx.allow_extra_args
        ctx.allow_extra_args = True  # click would report extra arguments in English
        try:
            rest = super().parse_args(ctx, args)
        except click.MissingParameter:
            raise
        except click.BadParameter as error:
            if error.param is None:
                raise
            options, _, _ = self.make_parser(ctx).parse_args(given)
            raise BadValue(error, error.param.consume_value(ctx, options)[0]) from error
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        finally:
            ctx.allow_extra_args = takes_more
        if rest and not takes_more:
            raise ExtraArguments(rest, ctx)
        return rest

    def invoke(self, ctx: click.Context) -> Any:
        """An option that would do nothing is not ignored in silence."""
        given = {name for name in ctx.params if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE}
        names = {param.name: written_name(param) for param in self.params}
        for option, other in IDLE_WITHOUT:
            if option in given and other in names and other not in given:
                raise IdleOption(names[option], names[other], ctx, needed=True)
        for command, option, other in IDLE_WITH:
            if command == self.name and {option, other} <= given:
                raise IdleOption(names[option], names[other], ctx, needed=False)
        return super().invoke(ctx)

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002
        """The line that shells show beside the command's name."""
        return command_line(command_texts(), self.name or "")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [metavar(command_texts(ctx), piece) for piece in super().collect_usage_pieces(ctx)]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, heading(command_texts(ctx), "usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        texts = command_texts(ctx)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(command_help(texts, self.name or "", self._facts(texts)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        texts = command_texts(ctx)
        options = (param for param in self.get_params(ctx) if isinstance(param, click.Option))
        records = (self._localized_option(texts, option).get_help_record(ctx) for option in options)
        with formatter.section(heading(texts, "options")):
            formatter.write_dl([record for record in records if record is not None])

    def _localized_option(self, texts: Texts, option: click.Option) -> click.Option:
        told = copy(option)
        told.help = option_help(texts, self.name or "", max(option.opts, key=len), self._facts(texts))
        told.metavar = option.metavar and metavar(texts, option.metavar)
        if isinstance(option.type, click.IntRange | click.FloatRange):
            told.help += f"  [{_range(texts, option.type)}]"
            told.type = click.INT  # click would add the range itself, in English
        return told


def written_name(parameter: click.Parameter) -> str:
    """An option as a person writes it, or reads of an argument."""
    return max(parameter.opts, key=len) if isinstance(parameter, click.Option) else parameter.human_readable_name


def _range(texts: Texts, kind: click.IntRange | click.FloatRange) -> str:
    """The range of valid numbers."""
    if kind.max is None:
        return texts.terminal("range-from", least=f"{kind.min:g}")
    return texts.terminal("range-between", least=f"{kind.min:g}", most=f"{kind.max:g}")


def _log_all(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    """Write all that is logged on standard error, and first what is installed and where its files are."""
    if not asked or ctx.resilient_parsing:
        return
    import logging  # takes a while, as does the next

    from roundhouse.commands.maintenance.installation import the_program

    logging.basicConfig(level=logging.DEBUG, format="%(asctime)s %(name)s: %(message)s")
    said = [finding.said for finding in the_program(command_texts(ctx))]
    for line in (*said, " ".join(sys.argv), default_data_folder(), log_file()):
        logging.getLogger(APP).info("%s", line)


class LocalizedGroup(LocalizedCommand, click.Group):
    """A group of localized commands; without a command, it lists them."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        nothing_asked = not args or args[:-1] == [LANGUAGE] or (len(args) == 1 and args[0].startswith(f"{LANGUAGE}="))
        return super().parse_args(ctx, [*args, "--help"] if nothing_asked else args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command with this name. Raises UnknownCommand."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise UnknownCommand(args[0], self.list_commands(ctx), ctx)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        texts = command_texts(ctx)
        with formatter.section(heading(texts, "commands")):
            formatter.write_dl([(name, command_line(texts, name)) for name in self.list_commands(ctx)])


def command_texts(context: click.Context | None = None) -> Texts:
    """The texts of this command's language: from `--language`, else the one chosen last on the screen, else this
    computer's."""
    context = context or click.get_current_context(silent=True)
    known: Mapping[str, str] = (context and context.find_root().obj) or {}
    asked = known.get(LANGUAGE)
    if asked in LANGUAGES:
        return Texts(asked)
    own, folder = system_language(), Path(known.get(DATA) or default_data_folder())
    if not folder.is_dir():
        return Texts(own)
    from roundhouse.records.preferences import Preferences, read_preferences  # takes a while
    from roundhouse.versioned_file import OtherVersion

    with suppress(OtherVersion):  # who needs more than the language says so
        chosen = read_preferences(folder, Preferences(language=own)).language
        own = chosen if chosen in LANGUAGES else own
    return Texts(own)
