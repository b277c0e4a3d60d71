"""The corners around the hub's picture: what a press means, and that there is no hub to be pressed."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.i18n.screens import screen
from roundhouse.window import palette
from roundhouse.window.controls.page import Rect, Text
from roundhouse.window.display import Display
from roundhouse.window.lettering import Anchor
from roundhouse.window.palette import Color

OF_SLOT = ("slots-tile", "slots-double")
DRAWS, OF_ENGINE = "slots-draws", ("slots-ends", "slots-undoes")
WIDE, MARGIN, EDGE = 200, 16, 8
"""px at 1280 x 800: no name comes there."""


def corners(display: Display, area: Rect, *, draws: bool, hub: bool) -> list[Text]:
    """What a press means: of a slot in the left corner, of the engine in the right one; `draws`: with a draw.

    Where there is no `hub`, that is said above, and that its picture can be touched.
    """
    left, top, wide, tall = area
    right = left + wide - display.px(MARGIN) - display.px(WIDE)
    left += display.px(MARGIN)
    row, edge = round(1.25 * display.points(15)), display.px(EDGE)
    engine = (DRAWS, *OF_ENGINE) if draws else OF_ENGINE
    texts = [
        *_lines(display, (left, top + tall - edge - len(OF_SLOT) * row), OF_SLOT, "left"),
        *_lines(display, (right, top + tall - edge - len(engine) * row), engine, "right"),
    ]
    if not hub:
        texts += _lines(display, (left, top + edge), ("hub-missing", "slots-touch"), "left", palette.AMBER)
    return texts


def _lines(
    display: Display, at: tuple[int, int], sentences: Sequence[str], anchor: Anchor, color: Color = palette.SECONDARY
) -> list[Text]:
    """Sentences below each other."""
    height = display.points(15)
    row = round(1.25 * height)
    return [
        Text((at[0], at[1] + index * row, display.px(WIDE), row), screen(sentence, display.language), height,
             color=color, background=palette.FELT, anchor=anchor)
        for index, sentence in enumerate(sentences)
    ]  # fmt: skip
