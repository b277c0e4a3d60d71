"""The laboratory's page: one panel for each figure, over the number of seats, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, isfinite, log10
from typing import NamedTuple
from xml.sax.saxutils import escape

COLORS = ("#58A9FF", "#FF9548", "#3FD48F", "#FF7DB8", "#F6D548", "#B895FF", "#45D9EA", "#FF7466")
"""As the seats of the table have them: they can be told apart on the felt."""
WIDTH, HEIGHT, MARGIN, GAP, TOP = 1280, 800, 40, 28, 158
PANEL_WIDTH, PANEL_HEIGHT = 381, 287
FELT, PANEL, LINE, TEXT, SECOND = "#0A171C", "#12303A", "#2E5260", "#F4F7F5", "#A9C2C6"


class Mark(NamedTuple):
    """A mean with its interval: over `column` (counted from 0, and parts of it), in the color of its setting."""

    column: float
    mean: float
    low: float
    high: float
    setting: int


class Panel(NamedTuple):
    """One figure: its marks, how its numbers read, and for each column what would be even."""

    title: str
    note: str
    marks: Sequence[Mark]
    number: Callable[[float], str]
    even: Sequence[float] = ()


def page(title: str, subtitle: str, columns: Sequence[int], axis: str, keys: Sequence[str], panels: list[Panel]) -> str:
    """The page: `columns` are the numbers of seats, `keys` the settings of the rules by color."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="Inter, DejaVu Sans, sans-serif" font-weight="500">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{FELT}"/>',
        _text(MARGIN, 68, title, 34, TEXT, weight=700),
        _text(MARGIN, 98, subtitle, 16, SECOND),
    ]
    for place, panel in enumerate(panels):
        wide = place == len(panels) - 1
        parts += _panel(panel, columns, axis, *_corner(place), PANEL_WIDTH * 2 + GAP if wide else PANEL_WIDTH)
    for place, key in enumerate(keys):
        x, y = MARGIN + place % 4 * 300, 122 + place // 4 * 22
        parts.append(f'<circle cx="{x + 6}" cy="{y - 5}" r="6" fill="{COLORS[place]}"/>')
        parts.append(_text(x + 20, y, key, 14, TEXT))
    return "\n".join([*parts, "</svg>", ""])


def _corner(place: int) -> tuple[int, int]:
    return MARGIN + place % 3 * (PANEL_WIDTH + GAP), TOP + place // 3 * (PANEL_HEIGHT + GAP)


def _panel(panel: Panel, columns: Sequence[int], axis: str, x: int, y: int, width: int) -> list[str]:
    """One panel with its scale, in round steps that hold the intervals."""
    bounds = [bound for mark in panel.marks for bound in (mark.low, mark.high) if isfinite(bound)]
    bounds += [*panel.even, *(mark.mean for mark in panel.marks)]
    low, high = min(bounds, default=0.0), max(bounds, default=1.0)
    tick = _step((high - low) / 3 or 1.0)
    first, last = floor(low / tick), max(ceil(high / tick), floor(low / tick) + 1)
    low, high = first * tick, last * tick
    left, right, top, bottom = x + 62, x + width - 18, y + 72, y + PANEL_HEIGHT - 46
    step = (right - left) / len(columns)

    def across(column: float) -> float:
        return left + (column + 0.5) * step

    def down(value: float) -> float:
        return bottom - (min(max(value, low), high) - low) / (high - low) * (bottom - top)

    parts = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{PANEL_HEIGHT}" rx="14" fill="{PANEL}"/>',
        _text(x + 20, y + 32, panel.title, 17, TEXT, weight=700),
        _text(x + 20, y + 52, panel.note, 13, SECOND),
        _text(x + 20, bottom + 34, axis, 13, SECOND),
    ]
    for line in range(first, last + 1):
        value = line * tick
        parts.append(_rule(left, right, down(value), LINE))
        parts.append(_text(left - 8, down(value) + 5, panel.number(value), 13, SECOND, anchor="end"))
    for place, seats in enumerate(columns):
        parts.append(_text(across(place), bottom + 34, str(seats), 14, TEXT, anchor="middle"))
    for place, even in enumerate(panel.even):
        here = across(place)
        parts.append(_rule(here - step * 0.45, here + step * 0.45, down(even), SECOND, dash="4 4"))
    for mark in panel.marks:
        here, color = across(mark.column), COLORS[mark.setting]
        parts.append(
            f'<line x1="{here:.1f}" x2="{here:.1f}" y1="{down(mark.low):.1f}" y2="{down(mark.high):.1f}" '
            f'stroke="{color}" stroke-width="2"/>'
        )
        parts.append(f'<circle cx="{here:.1f}" cy="{down(mark.mean):.1f}" r="4" fill="{color}"/>')
    return parts


def _step(least: float) -> float:
    """The round step, 1, 2 or 5 times a power of ten, that is at least so long.

    >>> _step(0.13), _step(3.0), _step(0.01)
    (0.2, 5.0, 0.01)
    """
    power = 10.0 ** floor(log10(least))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= least * 0.999)


def _rule(left: float, right: float, y: float, color: str, dash: str = "none") -> str:
    return (
        f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{color}" stroke-dasharray="{dash}"/>'
    )


def _text(x: float, y: float, text: str, size: int, color: str, *, weight: int = 500, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{color}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )
