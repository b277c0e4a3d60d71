"""Reads record files; errors are one-line messages."""

from __future__ import annotations

import sys
from pathlib import Path

from roundhouse import i18n
from roundhouse.commands.errors import CannotBeError
from roundhouse.games.options import OptionError
from roundhouse.games.rulings import Ambiguous, Refused
from roundhouse.messages import reason_of
from roundhouse.records.record import Record, read_to_end
from roundhouse.records.record_parser import RecordError, RecordParser

STDIN = "-"


def text_of(file: Path) -> str:
    """The text of a file; `-` is standard input. Raises CannotBeError if it cannot be read as text."""
    try:
        if str(file) == STDIN:
            return sys.stdin.read()
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise CannotBeError("not-text", file=file) from error
    except OSError as error:
        raise CannotBeError("no-file", file=file, reason=reason_of(error)) from error


def record_of(file: Path, language: str = "en") -> Record:
    """The record in a file. Raises CannotBeError if it cannot be parsed or breaks the rules."""
    text, reading = text_of(file), None
    try:
        reading = RecordParser(text, str(file))
        return read_to_end(reading)
    except RecordError as error:
        what = what_is_wrong(error, reading, language)
        raise CannotBeError("bad-record", file=file, line=str(error.line), what=what) from error


def what_is_wrong(error: RecordError, reading: RecordParser | None, language: str = "en") -> str:
    """The sentence for a RecordError."""
    match error.cause:
        case Refused(ruling=ruling) if reading is not None:
            why = i18n.refusal_text(ruling, reading.match.game, reading.seated, language)
            return i18n.printed_text("refused-by", language, clause=ruling.clause, why=why)
        case OptionError() as cause:
            return i18n.option_error_text(cause, language)
        case Ambiguous() as cause:
            return i18n.ambiguous_text(cause, language)
    return i18n.unreadable_text(error, language)
