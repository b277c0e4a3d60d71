"""Sentences for whatever stops a command: a wrong command line, an expected failure, a fault of the program."""

from __future__ import annotations

from pathlib import Path

import click

import roundhouse
from roundhouse import __version__
from roundhouse.catalogs import reason_of
from roundhouse.commands.localized_command import command_texts
from roundhouse.flashing.errors import BadDrive, BadImage
from roundhouse.games.core.options import OptionError
from roundhouse.hub.errors import BadAddress, BadRecording, HubError
from roundhouse.i18n.error_texts import option_error_text
from roundhouse.i18n.texts import Texts
from roundhouse.program.environment import log_unexpected, resume_arguments
from roundhouse.program.errors import OPEN_TABLE, ImpossibleHall, ImpossibleRequest, NoTable, NotKept
from roundhouse.records.journal import JournalError
from roundhouse.versioned_file import OtherVersion


def command_error(error: Exception, ctx: click.Context) -> click.ClickException:
    """The error as one of the command line."""
    texts = command_texts(ctx)
    match error:
        case OptionError():
            return click.UsageError(option_error_text(texts, error))
        case ImpossibleRequest():
            return click.UsageError(error.text(texts))
        case (
            BadAddress() | BadDrive() | BadImage() | BadRecording() | JournalError() | OtherVersion() | ImpossibleHall()
        ):
            return click.UsageError(texts.of(error))
        case HubError() | NoTable() | NotKept():
            return click.ClickException(texts.of(error))
    return click.ClickException(_unexpected(texts, error))


def _unexpected(texts: Texts, error: Exception) -> str:
    """The sentence for an error that no command expects; what the system refuses is not called the program's fault."""
    log = log_unexpected(error)
    where = texts.terminal("logged", log=log) if log else f"{type(error).__name__}: {error}"
    if _was_replaced():
        said = texts.terminal("replaced", where=where)
    elif isinstance(error, OSError):
        reason = texts.of(reason_of(error))
        told = f"{error.filename}: {reason}" if error.filename else reason
        said = texts.terminal("system-refused", reason=told, where=where)
    else:
        said = texts.terminal("went-wrong", where=where)
    table = OPEN_TABLE.get()
    if table is None or table.finished:
        return said
    name = resume_arguments(table.name, table.journal.path.parent)
    return f"{said} {texts.terminal('saved', name=name)}"


def _was_replaced() -> bool:
    """Whether another version lies where this one was when it was started."""
    try:
        return f'__version__ = "{__version__}"\n' not in Path(roundhouse.__file__).read_text(encoding="utf-8")
    except OSError:
        return True
