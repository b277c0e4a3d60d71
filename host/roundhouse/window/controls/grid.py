"""Cutting an area into places: rows one below the other, columns side by side."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.window.controls.page import Place


def rows(area: Place, heights: Sequence[float], gap: float) -> list[Place]:
    """Rows from the top down; a height of 0 shares what is left with the other zeros.

    >>> rows((0, 0, 100, 100), (20, 0, 30), 10)
    [(0, 0, 100, 20), (0, 30, 100, 30), (0, 70, 100, 30)]
    """
    left, top, width, height = area
    return [(left, y, width, high) for y, high in _cut(top, height, heights, gap)]


def columns(area: Place, widths: Sequence[float], gap: float) -> list[Place]:
    """Columns from the left; a width of 0 shares what is left with the other zeros.

    >>> columns((0, 0, 100, 10), (0, 0), 10)
    [(0, 0, 45, 10), (55, 0, 45, 10)]
    """
    left, top, width, height = area
    return [(x, top, wide, height) for x, wide in _cut(left, width, widths, gap)]


def lying_tiles(area: Place, count: int, lengths: Sequence[int], gap: int) -> list[Place]:
    """So many lying tiles in rows, in the middle of an area: of the first length with which all have room, or the last.

    >>> lying_tiles((0, 0, 100, 50), 3, (60, 40), 10)
    [(5, 0, 40, 20), (55, 0, 40, 20), (5, 30, 40, 20)]
    """
    for length in (2 * (length // 2) for length in lengths):
        across = max(1, (area[2] + gap) // (length + gap))
        lines = -(-count // across)
        if lines * (length // 2 + gap) - gap <= area[3]:
            break
    across = min(across, max(1, count))
    left = area[0] + (area[2] - across * (length + gap) + gap) // 2
    top = area[1] + (area[3] - lines * (length // 2 + gap) + gap) // 2
    return [
        (left + index % across * (length + gap), top + index // across * (length // 2 + gap), length, length // 2)
        for index in range(count)
    ]


def inset(area: Place, by: float) -> Place:
    """The area without a margin on each side."""
    left, top, width, height = area
    return left + round(by), top + round(by), width - 2 * round(by), height - 2 * round(by)


def _cut(start: int, length: int, parts: Sequence[float], gap: float) -> list[tuple[int, int]]:
    spare = length - sum(parts) - gap * (len(parts) - 1)
    share = spare / max(1, sum(1 for part in parts if part == 0))
    found: list[tuple[int, int]] = []
    at = float(start)
    for part in parts:
        wide = part or share
        found.append((round(at), round(at + wide) - round(at)))
        at += wide + gap
    return found
