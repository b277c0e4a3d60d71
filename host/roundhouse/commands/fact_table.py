"""A two-column table of facts for the terminal."""

from rich.table import Table
from rich.text import Text


def fact_table(*facts: tuple[str, str]) -> Table:
    """Names, dimmed, and values."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    for name, value in facts:
        table.add_row(name, Text(value))
    return table
