"""What the command line holds that no command can take, each in a sentence: what is wrong, and what can be written."""

from __future__ import annotations

import re
from typing import Any

import click

from roundhouse.i18n.texts import terminal_text
from roundhouse.i18n.usage import metavar

_TOO_MUCH = re.compile(r"unexpected extra arguments? \((.*)\)$")


def sentence(error: click.ClickException, language: str) -> str:
    """One line for an error of the command line: where only some things can be written, it tells them."""
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
    if context is not None and (left := _TOO_MUCH.search(error.message)) is not None:
        return terminal_text("too-much", language, written=left[1], command=context.info_name)
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
    return wanted and terminal_text("bad-value", language, name=name, value=_written(error), wanted=wanted)


def _wanted(kind: click.ParamType[Any], language: str) -> str:
    """What can be written for a value of this kind; empty for one that no option has."""
    match kind:
        case click.Choice():
            return terminal_text("wanted-choice", language, allowed=", ".join(kind.choices))
        case click.IntRange() | click.FloatRange() if kind.min is not None and kind.max is None:
            return terminal_text("wanted-from", language, least=f"{kind.min:g}")
        case click.IntRange() | click.FloatRange():
            return terminal_text("wanted-between", language, least=f"{kind.min:g}", most=f"{kind.max:g}")
        case click.Path():
            return terminal_text("wanted-file" if kind.file_okay else "wanted-folder", language)
    if kind is click.INT:
        return terminal_text("wanted-whole", language)
    return terminal_text("wanted-number", language) if kind is click.FLOAT else ""


def _written(error: click.BadParameter) -> str:
    """The value as click tells it: in quotes, or the number with which its sentence begins.

    >>> _written(click.BadParameter("'x' is not a valid float.")), _written(click.BadParameter("-1.0 is too little."))
    ('x', '-1.0')
    """
    quoted = re.search(r"'(.*?)'", error.message)
    return quoted[1] if quoted else error.message.split(" ", 1)[0]


def _name(parameter: click.Parameter, language: str) -> str:
    """How people know an option or an argument: by its longest name, or as the help writes it."""
    if isinstance(parameter, click.Argument):
        return metavar((parameter.metavar or parameter.name or "").strip("[]."), language)
    return max(parameter.opts, key=len)


def _in_clicks_words(error: click.ClickException) -> str:
    return " ".join(error.format_message().split())
