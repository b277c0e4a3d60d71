"""Reads record files; errors are one-line messages."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import TextIO

from roundhouse.catalogs import reason_of
from roundhouse.games.core.options import OptionError
from roundhouse.games.core.rulings import Ambiguous, Refused
from roundhouse.i18n.error_texts import ambiguous_text, option_error_text, unreadable_text
from roundhouse.i18n.notation_words import to_notation
from roundhouse.i18n.ruling_texts import refusal_text
from roundhouse.i18n.saved_answers import otherwise_text
from roundhouse.i18n.texts import Texts
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.records.record import Record, read_to_end
from roundhouse.records.record_parser import LONGEST_LINE, AnsweredOtherwise, NewerRecord, RecordError, RecordParser

STDIN = "-"


@contextmanager
def record_lines(file: Path) -> Iterator[Iterator[str]]:
    """The lines of a file for `RecordParser`, read as they are asked for; `-` is standard input.

    Raises ImpossibleRequest if it cannot be read as text, now or at a later line.
    """
    try:
        with nullcontext(_stdin()) if str(file) == STDIN else file.open(encoding="utf-8-sig") as text:
            yield iter(partial(text.readline, LONGEST_LINE + 1), "")
    except UnicodeDecodeError as error:
        raise ImpossibleRequest("not-text", file=file) from error
    except OSError as error:
        raise ImpossibleRequest("no-file", file=file, reason=reason_of(error)) from error


def _stdin() -> TextIO:
    """Standard input; bytes that are no text raise UnicodeDecodeError, as they do in a file."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="strict")
    return sys.stdin


def record_of(texts: Texts, file: Path, *, anew: bool = False) -> Record:
    """The record in a file. Raises ImpossibleRequest if it cannot be parsed, breaks the rules, or was written under
    other ones; `anew`: today's rules hold (see `read_to_end`)."""
    reading = None
    try:
        with record_lines(file) as lines:
            reading = RecordParser(lines, str(file), partial(to_notation, texts))
            return read_to_end(reading, anew=anew)
    except RecordError as error:
        what = what_is_wrong(texts, error, reading)
        if isinstance(error.cause, AnsweredOtherwise):
            what += f" {texts.text('saved/line-anew')}"
        raise ImpossibleRequest("bad-record", file=file, line=str(error.line), what=what) from error


def what_is_wrong(texts: Texts, error: RecordError, reading: RecordParser | None) -> str:
    """The sentence for a RecordError."""
    match error.cause:
        case Refused(ruling=ruling) if reading is not None:
            why = refusal_text(texts, ruling, reading.match.game, reading.seated)
            return texts.printed("refused-by", clause=ruling.clause, why=why)
        case AnsweredOtherwise() as cause if reading is not None:
            return otherwise_text(texts, cause, reading.match.game, reading.seated)
        case NewerRecord():
            return texts.of(error.expected)
        case OptionError() as cause:
            why = option_error_text(texts, cause)
            return texts.printed("refused-by", clause=cause.clause, why=why) if cause.clause else why
        case Ambiguous() as cause:
            return ambiguous_text(texts, cause)
    return unreadable_text(texts, error)
