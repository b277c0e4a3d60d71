"""Errors in a command line, each as one sentence: what is wrong, and what to type instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from roundhouse.commands.option_types import NamedChoice
from roundhouse.i18n.help_texts import metavar
from roundhouse.i18n.texts import terminal_text


class ExtraArguments(click.UsageError):
    """The command line has more `arguments` than the command takes."""

    def __init__(self, arguments: Sequence[str], context: click.Context) -> None:
        super().__init__(" ".join(arguments), context)
        self.arguments = tuple(arguments)


class BadValue(click.BadParameter):
    """An option or argument cannot take `value`; the message is click's."""

    def __init__(self, error: click.BadParameter, value: object) -> None:
        super().__init__(error.message, error.ctx, error.param, error.param_hint)
        self.value = value


class IdleOption(click.UsageError):
    """An `option` that does nothing beside the `other` one, or without it where that is `needed`."""

    def __init__(self, option: str, other: str, context: click.Context, *, needed: bool) -> None:
        super().__init__(option, context)
        self.option, self.other, self.needed = option, other, needed


def error_sentence(error: click.ClickException, language: str) -> str:
    """One line for an error of the command line; it lists the valid values where there are only a few."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if isinstance(error, click.NoSuchOption) and context is not None:
        known = [opt for p in context.command.get_params(context) for opt in p.opts if opt.startswith("--")]
        return terminal_text("no-option", language, name=error.option_name, allowed=", ".join(known))
    if isinstance(error, click.BadOptionUsage) and context is not None:
        flags = {
            opt
            for param in context.command.params
            if isinstance(param, click.Option) and param.is_flag
            for opt in (*param.opts, *param.secondary_opts)
        }
        name = "no-value" if error.option_name in flags else "value-missing"
        return terminal_text(name, language, name=error.option_name, command=context.info_name)
    if isinstance(error, IdleOption):
        sentence = "idle-without" if error.needed else "idle-with"
        return terminal_text(sentence, language, option=error.option, other=error.other)
    if isinstance(error, ExtraArguments) and context is not None:
        return terminal_text("too-much", language, written=" ".join(error.arguments), command=context.info_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _of_value(error, error.param, language) or _in_clicks_words(error)
    return _in_clicks_words(error)


def _of_value(error: click.BadParameter, parameter: click.Parameter, language: str) -> str:
    """What is wrong with the value of an option or argument; empty where only click knows."""
    name, kind = _name(parameter, language), parameter.type
    if isinstance(error, click.MissingParameter):
        if isinstance(kind, click.Choice):
            return terminal_text("missing-choice", language, name=name, allowed=", ".join(kind.choices))
        return terminal_text("missing", language, name=name, command=error.ctx.info_name if error.ctx else "")
    wanted = _wanted(kind, language)
    if not wanted or not isinstance(error, BadValue):
        return ""
    typed = " ".join(map(str, error.value)) if isinstance(error.value, tuple) else error.value
    return terminal_text("bad-value", language, name=name, value=typed, wanted=wanted)


def _wanted(kind: click.ParamType[Any], language: str) -> str:
    """The valid values of this type, in words; empty for a type that no option has."""
    match kind:
        case NamedChoice():
            return terminal_text("wanted-choice", language, allowed=", ".join(kind.offered(language)))
        case click.Choice():
            return terminal_text("wanted-choice", language, allowed=", ".join(kind.choices))
        case click.IntRange() | click.FloatRange() if kind.min is not None and kind.max is None:
            return terminal_text("wanted-from", language, least=f"{kind.min:g}")
        case click.IntRange() | click.FloatRange():
            return terminal_text("wanted-between", language, least=f"{kind.min:g}", most=f"{kind.max:g}")
        case click.Path():
            return terminal_text("wanted-file" if kind.file_okay else "wanted-folder", language)
        case click.Tuple():
            return _wanted(kind.types[0], language)
    if kind is click.INT:
        return terminal_text("wanted-whole", language)
    return terminal_text("wanted-number", language) if kind is click.FLOAT else ""


def _name(parameter: click.Parameter, language: str) -> str:
    """The name of an option or an argument: the longest one, or as the help writes it."""
    if isinstance(parameter, click.Argument):
        return metavar((parameter.metavar or parameter.name or "").strip("[]."), language)
    return max(parameter.opts, key=len)


def _in_clicks_words(error: click.ClickException) -> str:
    return " ".join(error.format_message().split())
