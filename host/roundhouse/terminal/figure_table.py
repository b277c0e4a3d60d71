"""A table of figures in the terminal: what stands out, a star for what is marked, the foot, and notes."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundhouse.presenters.figures import Cell, Figures


def figure_table(figures: Figures, title: str = "") -> RenderableType:
    """Lines that are only planned are left out. In a narrow terminal long headings take two lines."""
    footed = any(column.foot for column in figures.columns)
    table = Table(title=title or None, title_justify="left", show_footer=footed, box=SIMPLE_HEAD, collapse_padding=True)
    for number, column in enumerate(figures.columns):
        foot = Text("\n".join(cell.least for cell in column.foot), "bold green" if column.leads else "")
        table.add_column(Text(column.heading), foot, justify=column.align, no_wrap=not number, overflow="fold")
    for line in figures.lines:
        if not line.planned:
            name, *cells = line.cells
            table.add_row(Text(name.text), *map(_figure, cells), style="bold" if line.leads else "")
    return Group(table, *(Text(note, style="dim") for note in figures.notes))


def _figure(cell: Cell) -> Text:
    return Text(f"{cell.text} ★", "bold") if cell.mark else Text(cell.text)
