"""Lays out a counted hand on its card: all of its tiles if there is room for them, else none.

With enough room the tiles lie below the name, and the sum beside the name or below the tiles. On a lower card they lie
closer and smaller, below the name or beside it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.lettering import font, width, wrapped

SHORTEST, READABLE, IN_ROWS, LONGEST = 34, 40, 46, 72
"""Lengths of tiles, px at 1280 x 800: the minimum, the comfortable minimum, the maximum in several rows and in one."""
BETWEEN, APART, MARGIN = 7, 4, 10
"""Between tiles, between lines, above and below all of them: px at 1280 x 800."""
ASIDE = 12
"""Between the name and what is beside it, px at 1280 x 800."""
SIX_LETTERS = 4.2
"""The width of six broad letters, in multiples of their height."""
CLOSE_MARGIN = 5
"""Above and below everything on a low card, px at 1280 x 800."""


@dataclass(frozen=True, slots=True)
class HandLayout:
    """Tiles of this length, so many a row, `gap` px between rows, below the name or `beside` it; none of length 0.

    The sum stands at the right end of the name's line if it is `summed`, else on these lines below the tiles. All of it
    is `tall`, with a `margin` above and below.
    """

    length: int
    across: int
    gap: float
    tall: float
    margin: float
    beside: bool = False
    summed: bool = False
    lines: tuple[str, ...] = ()

    @property
    def height(self) -> float:
        """Of the card."""
        return self.tall + 2 * self.margin


def inner_rect(control: Control, scale: float) -> Rect:
    """Where name, detail and tiles stand: between the badge and the points."""
    x, y, wide, high = control.rect
    left = x + round(50 * scale)
    right = x + wide - round(16 * scale) - width(control.value, "Bold", value_height(control)) - round(12 * scale)
    return left, y, right - left, high


def value_height(control: Control) -> int:
    """How large the points are written."""
    return min(round(1.5 * control.height), round(0.62 * control.rect[3]))


def line_height(control: Control) -> float:
    """Of the line on which the name stands."""
    return 1.25 * control.height


def detail_line(control: Control) -> int:
    """Of a line of the sum."""
    return font("Medium", control.detail_height).get_linesize()


def hand_height(control: Control, scale: float) -> int:
    """How high a hand must be for all its tiles, and its whole sum, to be seen at ease."""
    return math.ceil(_at_ease(control, scale).height)


def least_height(control: Control, scale: float) -> int:
    """How high it must be for all its tiles to be seen at all; without tiles, for its name."""
    found = [form.height for form in _close(control, scale, None)]
    return math.ceil(min(found, default=2.1 * control.height))


def hand_layout_of(control: Control, scale: float) -> HandLayout | None:
    """What there is room for, with tiles as long as they can be; None if that is the name and the sum alone."""
    high = control.rect[3]
    whole = _at_ease(control, scale)
    if high >= whole.height:
        return whole
    # Below the name they leave room for the sum.
    return max(_close(control, scale, high), key=lambda form: (not form.beside, form.length), default=None)


def stacks_words(control: Control, scale: float) -> bool:
    """Whether there is room for a name above its sum, without tiles."""
    return control.rect[3] >= line_height(control) + detail_line(control) + 8 * scale


def room_for_sum(control: Control, scale: float) -> float:
    """How wide the sum of a hand without tiles may be: below its name, or beside all of that."""
    room = inner_rect(control, scale)[2]
    if stacks_words(control, scale):
        return room
    return room - name_width(control) - ASIDE * scale


def name_room(control: Control, scale: float) -> int:
    """How wide its name may be, with what stands beside it."""
    form, room = hand_layout_of(control, scale), inner_rect(control, scale)[2]
    if form is not None:
        return int(room - tiles_width(form, scale) - ASIDE * scale) if form.beside else room
    beside = width(control.detail, "Medium", control.detail_height)
    if not beside or stacks_words(control, scale) or beside > room_for_sum(control, scale):
        return room
    return int(room - beside - ASIDE * scale)


def tiles_width(form: HandLayout, scale: float) -> float:
    """Of the longest row of tiles."""
    return form.across * (form.length + BETWEEN * scale) - BETWEEN * scale


def name_width(control: Control) -> float:
    """How wide a name is beside which something stands: a long one makes room for it."""
    return min(width(control.label, "SemiBold", control.height), SIX_LETTERS * control.height)


def _at_ease(control: Control, scale: float) -> HandLayout:
    room, count = inner_rect(control, scale)[2], len(control.tiles)
    gap = BETWEEN * scale
    for rows in range(1, max(1, count) + 1):
        across = max(1, math.ceil(count / rows))
        length = _length(across, rows, room, scale)
        if length >= READABLE * scale:
            break
    summed = count > 0 and _summed(control, room, scale)
    lines = () if summed else tuple(wrapped(control.detail, control.detail_height, room))
    tall = line_height(control)
    if count:
        rows = math.ceil(count / across)
        tall += APART * scale + rows * (length / 2 + gap) - gap
    if lines:
        tall += APART * scale + len(lines) * detail_line(control)
    return HandLayout(length, across, gap, tall, MARGIN * scale, summed=summed, lines=lines)


def _close(control: Control, scale: float, high: float | None) -> Iterator[HandLayout]:
    """The ways in which all tiles lie in a card so high: with the longest tiles, or the shortest where that is open."""
    _, _, whole, _ = inner_rect(control, scale)
    count, gap, line = len(control.tiles), APART * scale, line_height(control)
    margin = CLOSE_MARGIN * scale
    for beside in (False, True):
        room = whole - name_width(control) - ASIDE * scale if beside else whole
        for rows in range(1, count + 1):
            across = math.ceil(count / rows)
            words = (0 if beside else line + gap) + (rows - 1) * gap
            length = _length(across, rows, room, scale)
            if high is not None:
                length = min(length, 2 * int((high - 2 * margin - words) / rows))
            shortest = 2 * math.ceil(SHORTEST * scale / 2)
            if length >= shortest:
                length = length if high is not None else shortest
                tall, summed = max(words + rows * length / 2, line), not beside and _summed(control, whole, scale)
                yield HandLayout(length, across, gap, tall, margin, beside, summed)


def _length(across: int, rows: int, room: float, scale: float) -> int:
    """Of tiles of which so many stand beside each other: an even number of px."""
    gap, longest = BETWEEN * scale, (LONGEST if rows == 1 else IN_ROWS) * scale
    return 2 * int(min(longest, (room + gap) / across - gap) / 2)


def _summed(control: Control, room: float, scale: float) -> bool:
    """Whether the sum has room beside the name."""
    name = width(control.label, "SemiBold", control.height)
    return name + ASIDE * scale + width(control.detail, "Medium", control.detail_height) <= room
