"""The corners around the hub's picture: what a press means, and that there is no hub to be pressed."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.i18n.screens import screen
from roundhouse.window import palette
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Place, Text
from roundhouse.window.lettering import Anchor
from roundhouse.window.palette import Color

OF_SLOT = ("slots-tile", "slots-double")
DRAWS, OF_ENGINE = "slots-draws", ("slots-ends", "slots-undoes")
WIDE, MARGIN, EDGE = 200, 16, 8
"""px at 1280 x 800: no name comes there."""


def corners(look: Look, area: Place, *, draws: bool, hub: bool) -> list[Text]:
    """What a press means: of a slot in the left corner, of the engine in the right one; `draws`: with a draw.

    Where there is no `hub`, that is said above, and that its picture can be touched.
    """
    left, top, wide, tall = area
    right = left + wide - look.px(MARGIN) - look.px(WIDE)
    left += look.px(MARGIN)
    row, edge = round(1.25 * look.points(15)), look.px(EDGE)
    engine = (DRAWS, *OF_ENGINE) if draws else OF_ENGINE
    texts = [
        *_lines(look, (left, top + tall - edge - len(OF_SLOT) * row), OF_SLOT, "left"),
        *_lines(look, (right, top + tall - edge - len(engine) * row), engine, "right"),
    ]
    if not hub:
        texts += _lines(look, (left, top + edge), ("hub-missing", "slots-touch"), "left", palette.AMBER)
    return texts


def _lines(
    look: Look, at: tuple[int, int], sentences: Sequence[str], anchor: Anchor, color: Color = palette.SECONDARY
) -> list[Text]:
    """Sentences below each other."""
    height = look.points(15)
    row = round(1.25 * height)
    return [
        Text((at[0], at[1] + index * row, look.px(WIDE), row), screen(sentence, look.language), height, color=color,
             ground=palette.FELT, anchor=anchor)
        for index, sentence in enumerate(sentences)
    ]  # fmt: skip
