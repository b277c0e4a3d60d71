"""Facts in the terminal, each by its name, line by line."""

from rich.table import Table
from rich.text import Text


def lines_of(*facts: tuple[str, str]) -> Table:
    """Names and what they are, the names dim."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    for name, value in facts:
        table.add_row(name, Text(value))
    return table
