"""Divides an area into rectangles: rows, columns, and a grid of tiles."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.window.controls.page import Rect


def rows(area: Rect, heights: Sequence[float], gap: float) -> list[Rect]:
    """Rows from the top down; rows of height 0 share the rest.

    >>> rows((0, 0, 100, 100), (20, 0, 30), 10)
    [(0, 0, 100, 20), (0, 30, 100, 30), (0, 70, 100, 30)]
    """
    left, top, width, height = area
    return [(left, y, width, high) for y, high in _cut(top, height, heights, gap)]


def columns(area: Rect, widths: Sequence[float], gap: float) -> list[Rect]:
    """Columns from the left; columns of width 0 share the rest.

    >>> columns((0, 0, 100, 10), (0, 0), 10)
    [(0, 0, 45, 10), (55, 0, 45, 10)]
    """
    left, top, width, height = area
    return [(x, top, wide, height) for x, wide in _cut(left, width, widths, gap)]


def tile_grid(area: Rect, count: int, lengths: Sequence[int], gap: int) -> list[Rect]:
    """Rectangles for horizontal tiles in centered rows, with the first of `lengths` at which all fit, else the last.

    >>> tile_grid((0, 0, 100, 50), 3, (60, 40), 10)
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


def inset(area: Rect, by: float) -> Rect:
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
