"""Names in CSV files: a spreadsheet takes a cell that begins like a formula for one, and guests choose their names."""

from __future__ import annotations

FORMULA = ("=", "+", "-", "@")
"""What begins a formula in a spreadsheet."""


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
