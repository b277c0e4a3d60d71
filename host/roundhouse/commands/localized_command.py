"""Commands that speak the language that they are asked in: their help, and what is wrong with their line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from itertools import pairwise
from pathlib import Path
from typing import Any

import click

from roundhouse import i18n
from roundhouse.commands.environment import own_language, usual_folder
from roundhouse.i18n.texts import terminal_text
from roundhouse.i18n.usage import command_help, command_line, heading, metavar, option_help
from roundhouse.records.preferences import Preferences, read_choices

LANGUAGE, DATA = "--language", "--data"
"""What is known of a line before anything is said of it."""

Facts = Callable[[str], Mapping[str, object]]


class SpokenCommand(click.Command):
    """A command whose help is that of its name in `words`; `facts` are what this asks for, in a language.

    Each takes `--language`, also where its function has no use for it.
    """

    def __init__(self, *args: Any, facts: Facts = lambda _: {}, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self._facts = facts
        if all(param.name != "language" for param in self.params):
            kinds = click.Choice(list(i18n.LANGUAGES))
            self.params.append(click.Option([LANGUAGE], type=kinds, expose_value=False))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """See `click.Command`. The language is known before anything is said, wherever it stands in the line."""
        known = ctx.find_root().ensure_object(dict)
        for word, following in pairwise([*args, ""]):
            name, _, joined = word.partition("=")
            if name in (LANGUAGE, DATA):
                known[name] = joined or following
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """See `click.Command`."""
        return [metavar(piece, spoken(ctx)) for piece in super().collect_usage_pieces(ctx)]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """See `click.Command`."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, heading("usage", spoken(ctx)) + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """See `click.Command`."""
        language = spoken(ctx)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(command_help(self.name or "", language, self._facts(language)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """See `click.Command`."""
        options = (param for param in self.get_params(ctx) if isinstance(param, click.Option))
        records = (self._told(option, spoken(ctx)).get_help_record(ctx) for option in options)
        with formatter.section(heading("options", spoken(ctx))):
            formatter.write_dl([record for record in records if record is not None])

    def _told(self, option: click.Option, language: str) -> click.Option:
        told = copy(option)
        told.help = option_help(self.name or "", max(option.opts, key=len), language, self._facts(language))
        told.metavar = option.metavar and metavar(option.metavar, language)
        if isinstance(option.type, click.IntRange | click.FloatRange):
            told.help += f"  [{_range(option.type, language)}]"
            told.type = click.INT  # click says the range of a range itself, in English
        return told


def _range(kind: click.IntRange | click.FloatRange, language: str) -> str:
    """The numbers that can be written."""
    if kind.max is None:
        return terminal_text("range-from", language, least=f"{kind.min:g}")
    return terminal_text("range-between", language, least=f"{kind.min:g}", most=f"{kind.max:g}")


class SpokenGroup(SpokenCommand, click.Group):
    """A group of such commands; called without any, it tells which there are."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """See `click.Group`."""
        nothing_asked = not args or args[:-1] == [LANGUAGE] or (len(args) == 1 and args[0].startswith(f"{LANGUAGE}="))
        return super().parse_args(ctx, [*args, "--help"] if nothing_asked else args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """See `click.Group`."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """See `click.Group`."""
        with formatter.section(heading("commands", spoken(ctx))):
            formatter.write_dl([(name, command_line(name, spoken(ctx))) for name in self.list_commands(ctx)])


def spoken(context: click.Context | None = None) -> str:
    """The language that is spoken now: the one that was asked for, else that chosen last on the screen, else this
    computer's."""
    context = context or click.get_current_context(silent=True)
    known: Mapping[str, str] = (context and context.find_root().obj) or {}
    asked = known.get(LANGUAGE)
    if asked in i18n.LANGUAGES:
        return asked
    own = own_language()
    chosen = read_choices(Path(known.get(DATA) or usual_folder()), Preferences(language=own)).preferences.language
    return chosen if chosen in i18n.LANGUAGES else own
