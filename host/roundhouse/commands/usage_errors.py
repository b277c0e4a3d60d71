"""Errors in a command line, each as one sentence: what is wrong, and what to type instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from roundhouse.commands.option_types import NamedChoice, WebAddress
from roundhouse.i18n.help_texts import metavar
from roundhouse.i18n.texts import Texts


class UnknownCommand(click.UsageError):
    """No command is called `name`; the group has the `known` ones."""

    def __init__(self, name: str, known: Sequence[str], context: click.Context) -> None:
        super().__init__(name, context)
        self.name, self.known = name, known


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


def error_sentence(texts: Texts, error: click.ClickException) -> str:
    """One line for an error of the command line; it lists the valid values where there are only a few."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if isinstance(error, UnknownCommand):
        if near := _nearest(texts, error.name, error.known):
            return texts.terminal("no-command-but-near", name=error.name, near=near)
        return texts.terminal("no-command", name=error.name, allowed=", ".join(error.known))
    if isinstance(error, click.NoSuchOption) and context is not None:
        known = [opt for p in context.command.get_params(context) for opt in p.opts if opt.startswith("--")]
        if near := _nearest(texts, error.option_name, known):
            return texts.terminal("no-option-but-near", name=error.option_name, near=near)
        return texts.terminal("no-option", name=error.option_name, allowed=", ".join(known))
    if isinstance(error, click.BadOptionUsage) and context is not None:
        flags = {
            opt
            for param in context.command.params
            if isinstance(param, click.Option) and param.is_flag
            for opt in (*param.opts, *param.secondary_opts)
        }
        name = "no-value" if error.option_name in flags else "value-missing"
        return texts.terminal(name, name=error.option_name, command=context.info_name)
    if isinstance(error, IdleOption):
        sentence = "idle-without" if error.needed else "idle-with"
        return texts.terminal(sentence, option=error.option, other=error.other)
    if isinstance(error, ExtraArguments) and context is not None:
        return texts.terminal("too-much", written=" ".join(error.arguments), command=context.info_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _of_value(texts, error, error.param) or _in_clicks_words(error)
    return _in_clicks_words(error)


def _nearest(texts: Texts, name: str, known: Sequence[str]) -> str:
    """Those of the `known` names that somebody may have meant, hyphens apart; empty if none is near.

    >>> _nearest(Texts(), "plya", ["check", "play", "replay"]), _nearest(Texts(), "--reprt", ["--help", "--report"])
    ('play or replay', '--report')
    """
    from difflib import get_close_matches  # takes a while, and is for mistakes only

    bare = {each.lstrip("-"): each for each in known}
    return texts.any_of([bare[near] for near in get_close_matches(name.lstrip("-"), bare, 2)])


def _of_value(texts: Texts, error: click.BadParameter, parameter: click.Parameter) -> str:
    """The fault of the value of an option or argument; empty where only click knows."""
    name, kind = _name(texts, parameter), parameter.type
    if isinstance(error, click.MissingParameter):
        if isinstance(kind, click.Choice):
            return texts.terminal("missing-choice", name=name, allowed=", ".join(kind.choices))
        return texts.terminal("missing", name=name, command=error.ctx.info_name if error.ctx else "")
    wanted = _wanted(texts, kind)
    if not wanted or not isinstance(error, BadValue):
        return ""
    typed = " ".join(map(str, error.value)) if isinstance(error.value, tuple) else error.value
    if near := _nearest(texts, str(typed), _offered(texts, kind)):
        return texts.terminal("bad-value-but-near", name=name, value=typed, near=near)
    return texts.terminal("bad-value", name=name, value=typed, wanted=wanted)


def _offered(texts: Texts, kind: click.ParamType[Any]) -> Sequence[str]:
    """The values to choose from; none for a type of other values."""
    match kind:
        case NamedChoice():
            return kind.offered(texts)
        case click.Choice():
            return kind.choices
    return ()


def _wanted(texts: Texts, kind: click.ParamType[Any]) -> str:
    """The valid values of this type, in words; empty for a type that no option has."""
    match kind:
        case NamedChoice() | click.Choice():
            return texts.terminal("wanted-choice", allowed=", ".join(_offered(texts, kind)))
        case WebAddress():
            return texts.terminal("wanted-address")
        case click.IntRange() | click.FloatRange() if kind.min is not None and kind.max is None:
            return texts.terminal("wanted-from", least=f"{kind.min:g}")
        case click.IntRange() | click.FloatRange():
            return texts.terminal("wanted-between", least=f"{kind.min:g}", most=f"{kind.max:g}")
        case click.Path():
            return texts.terminal("wanted-file" if kind.file_okay else "wanted-folder")
        case click.Tuple():
            return _wanted(texts, kind.types[0])
    if kind is click.INT:
        return texts.terminal("wanted-whole")
    return texts.terminal("wanted-number") if kind is click.FLOAT else ""


def _name(texts: Texts, parameter: click.Parameter) -> str:
    """The name of an option or an argument: the longest one, or as the help writes it."""
    if isinstance(parameter, click.Argument):
        return metavar(texts, (parameter.metavar or parameter.name or "").strip("[]."))
    return max(parameter.opts, key=len)


def _in_clicks_words(error: click.ClickException) -> str:
    return " ".join(error.format_message().split())
