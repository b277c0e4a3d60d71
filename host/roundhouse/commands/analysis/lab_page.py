"""The laboratory's page: panels of marks with their intervals, in the colors of the settings, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from math import ceil, floor, log10
from textwrap import wrap
from typing import NamedTuple
from xml.sax.saxutils import escape

COLORS = ("#58A9FF", "#FF9548", "#3FD48F", "#FF7DB8", "#F6D548", "#B895FF", "#45D9EA", "#FF7466")
"""As the seats of the table have them: they can be told apart on the felt."""
WIDTH, MARGIN, GAP = 1280, 40, 24
ROOM = WIDTH - 2 * MARGIN
PANEL_WIDTH, PANEL_HEIGHT, CAPTIONS = (ROOM - GAP) // 2, 256, 24
FELT, PANEL, LINE, TEXT, SECOND = "#0A171C", "#12303A", "#2E5260", "#F4F7F5", "#A9C2C6"
LETTER = 0.62
"""The width of a letter in heights of the font, estimated generously: a viewer may lack Inter."""
APART, BETWEEN_GROUPS = 24.0, 0.6
"""The most pixels from one mark to the next, and the columns that are left free between groups."""


class Mark(NamedTuple):
    """A mean with its interval over a column, in the color of its setting."""

    column: int
    setting: int
    mean: float
    low: float
    high: float


class ChartPanel(NamedTuple):
    """One figure: its columns by the caption of their group, its marks, and for each column what would be even.

    `number` writes a value with as many decimals as the scale has.
    """

    title: str
    note: str
    axis: str
    groups: Mapping[str, Sequence[str]]
    marks: Sequence[Mark]
    number: Callable[[float, int], str]
    even: Sequence[float]
    wide: bool = False


def page(title: str, notes: Sequence[str], keys: Sequence[str], panels: Sequence[ChartPanel]) -> str:
    """The page: `notes` stand below the title, `keys` name the settings, by color.

    Panels stand beside each other where there is room.
    """
    parts = [_text(MARGIN, 68, title, 34, TEXT, weight=700)]
    y = 74
    for line in chain.from_iterable(wrap(note, int(ROOM / 16 / LETTER)) for note in notes):
        y += 24
        parts.append(_text(MARGIN, y, line, 16, SECOND))
    y += 8
    across = 48 + max((len(key) for key in keys), default=0) * 14 * LETTER
    in_line = max(1, int((ROOM + 28) / across))
    for place, key in enumerate(keys):
        x, below = MARGIN + place % in_line * across, y + 24 + place // in_line * 22
        parts.append(f'<circle cx="{x + 6:.1f}" cy="{below - 5}" r="6" fill="{COLORS[place]}"/>')
        parts.append(_text(x + 20, below, key, 14, TEXT))
    y += 22 * ceil(len(keys) / in_line) + 24
    x = MARGIN
    for panel in panels:
        width = ROOM if panel.wide else PANEL_WIDTH
        if x + width > WIDTH - MARGIN:
            x, y = MARGIN, y + PANEL_HEIGHT + GAP
        parts += _panel(panel, x, y, width)
        x += width + GAP
    height = y + PANEL_HEIGHT + MARGIN
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="Inter, DejaVu Sans, sans-serif" font-weight="500">'
    )
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="{FELT}"/>', *parts, "</svg>", ""])


def _panel(panel: ChartPanel, x: int, y: int, width: int) -> list[str]:
    """One panel with its scale, in round steps that hold the intervals."""
    bounds = [bound for mark in panel.marks for bound in (mark.low, mark.mean, mark.high)]
    bounds += panel.even
    low, high = min(bounds, default=0.0), max(bounds, default=1.0)
    tick = _step((high - low) / 3 or 1.0)
    first, last = floor(low / tick), ceil(high / tick)
    if first == last:
        first, last = first - 1, last + 1
    low, high = first * tick, last * tick
    below = y + PANEL_HEIGHT - (12 if "" in panel.groups else 12 + CAPTIONS)
    left, right, top, bottom = x + 62, x + width - 18, y + 72, below - 30
    columns = sum(map(len, panel.groups.values()))
    step = (right - left) / (columns + BETWEEN_GROUPS * (len(panel.groups) - 1))
    middles: list[float] = []

    def down(value: float) -> float:
        return bottom - (value - low) / (high - low) * (bottom - top)

    parts = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{PANEL_HEIGHT}" rx="14" fill="{PANEL}"/>',
        _text(x + 20, y + 32, panel.title, 17, TEXT, weight=700),
        _text(x + 20, y + 52, panel.note, 13, SECOND),
        _text(x + 20, below, panel.axis, 13, SECOND),
    ]
    for line in range(first, last + 1):
        value = line * tick
        parts.append(_rule(left, right, down(value), LINE))
        number = panel.number(value, max(0, -floor(log10(tick))))
        parts.append(_text(left - 8, down(value) + 5, number, 13, SECOND, anchor="end"))
    for place, (caption, labels) in enumerate(panel.groups.items()):
        start = left + step * (len(middles) + BETWEEN_GROUPS * place)
        parts.append(_text(start + step * len(labels) / 2, below + CAPTIONS, caption, 13, SECOND, anchor="middle"))
        for label in labels:
            middles.append(start + step / 2)
            start += step
            parts.append(_text(middles[-1], below, label, 14, TEXT, anchor="middle"))
    for middle, even in zip(middles, panel.even, strict=False):
        parts.append(_rule(middle - step / 2, middle + step / 2, down(even), SECOND, dash="4 4"))
    settings = sorted({mark.setting for mark in panel.marks})
    apart = min(APART, step * 0.8 / max(1, len(settings)))
    for mark in panel.marks:
        here = middles[mark.column] + (settings.index(mark.setting) - (len(settings) - 1) / 2) * apart
        color, radius = COLORS[mark.setting], min(4.0, apart * 0.45)
        parts.append(
            f'<line x1="{here:.1f}" x2="{here:.1f}" y1="{down(mark.low):.1f}" y2="{down(mark.high):.1f}" '
            f'stroke="{color}" stroke-width="{radius / 2:.1f}"/>'
        )
        parts.append(
            f'<circle class="mark" cx="{here:.1f}" cy="{down(mark.mean):.1f}" r="{radius:.1f}" fill="{color}"/>'
        )
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
