"""What the generated pages have in common: the line below their title, and tables."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse import __version__

MADE = (
    f"_Version {__version__}. Written by `make pages` from pins.toml and parts.toml: change these, not this page. "
    "Untested on real hardware._"
)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown.

    >>> print(table(("a", "b"), [("1", "2")]))
    | a | b |
    |---|---|
    | 1 | 2 |
    """
    head = tuple(head)
    lines = [head, *rows]
    shown = [f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines]
    shown.insert(1, "|" + "---|" * len(head))
    return "\n".join(shown)
