"""The score sheet in the terminal, in the form of the game: one line a round, the totals, and notes."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundhouse.i18n.texts import Texts
from roundhouse.indices import number_of
from roundhouse.presenters.match.score_sheet_view import Cell, RoundLine, Sheet


def score_table(texts: Texts, sheet: Sheet) -> RenderableType:
    """Rounds, their winners, totals; the leaders stand out. In a narrow terminal long names take two lines."""
    table = Table(title=texts.label("scores"), title_justify="left", show_footer=True, box=SIMPLE_HEAD)
    table.add_column("", texts.label("total"), no_wrap=True)
    for column in sheet.columns:
        total = f"[bold green]{column.total}[/]" if column.leads else column.total
        table.add_column(column.name, total, justify="right", overflow="fold")
    for line in sheet.lines:
        if line.played:
            table.add_row(_title(texts, line), *map(_points, line.cells))
    return Group(table, *(Text(note, style="dim") for note in sheet.notes)) if sheet.notes else table


def _title(texts: Texts, line: RoundLine) -> str:
    round = texts.label("round_open", round=number_of(line.round))
    return f"{round}  {line.engine_tile}" if line.engine_tile else round


def _points(cell: Cell) -> str:
    """A player's points in a round; the winner's stand out."""
    return f"[bold]{cell.text}[/] ★" if cell.won else cell.text
