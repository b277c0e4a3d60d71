"""CSV files as spreadsheets write and read them: their letters, what stands between their cells, and names in them.

A spreadsheet takes a cell that begins like a formula for one, and guests choose their names.
"""

from __future__ import annotations

import csv
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Sequence
from typing import Any, Final

DELIMITERS: Final = "\t;,"
"""The sign between cells: a comma, but a semicolon where numbers have commas. Names have commas, too."""
FORMULA = ("=", "+", "-", "@")
"""The signs that begin a formula in a spreadsheet."""
_SEPARATOR: Final = re.compile(r'"?sep=([^"\w\s]|\t)"?\s*', re.IGNORECASE)
"""The first line by which Excel says the sign between the cells of a file."""
csv.field_size_limit(1 << 30)  # who reads the cells says what is too long, where one quotation mark is missing, too


def cell_of(name: str) -> str:
    """A name as a cell, with an apostrophe before it if a spreadsheet would take it for a formula.

    >>> cell_of("Ann"), cell_of("=1+1")
    ('Ann', "'=1+1")
    """
    return f"'{name}" if name.startswith(FORMULA) else name


def name_in(cell: str) -> str:
    """The name of a cell that `cell_of` made.

    >>> name_in("'=1+1"), name_in("'t Hooft")
    ('=1+1', "'t Hooft")
    """
    return cell[1:] if cell[:1] == "'" and cell[1:].startswith(FORMULA) else cell


def text_of(written: bytes) -> str:
    """A file as text: in UTF-8, in UTF-16 as Excel's “Unicode text”, or else in the letters of Windows.

    >>> [text_of("Ömer".encode(each)) for each in ("utf-8-sig", "utf-16", "cp1252")]
    ['Ömer', 'Ömer', 'Ömer']
    """
    if written.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return written.decode("utf-16", "replace")
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError:
        return written.decode("cp1252", "replace")


def rows_of(lines: Sequence[str]) -> Any:
    """A reader of the lines of a CSV file, split as its first line says, or by what makes several cells of most rows.

    >>> list(rows_of(["name;team", "Lee, Yan;Reds"])), list(rows_of(['"Lee, Yan"', "Bo,Reds"]))
    ([['name', 'team'], ['Lee, Yan', 'Reds']], [['Lee, Yan'], ['Bo', 'Reds']])
    >>> list(rows_of(["sep=|", "Lee, Yan|Reds"]))
    [[], ['Lee, Yan', 'Reds']]
    """
    said = _SEPARATOR.fullmatch(lines[0]) if lines else None
    if said is not None:
        return csv.reader(["", *lines[1:]], delimiter=said[1])
    split = max(DELIMITERS, key=lambda each: sum(len(row) > 1 for row in csv.reader(lines, delimiter=each)))
    return csv.reader(lines, delimiter=split)
