"""The parts of the screen: table, sidebar, message strip and hand, for any size of the window."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

SMALLEST_WINDOW = (960, 600)
SIDEBAR = 240  # px at 1280 x 800
LEAST_LETTERS = SMALLEST_WINDOW[0] / 1280
ONE_ROW, TWO_ROWS, PAD = (56, 144), (104, 144), (88, 212)
"""The height of the strip, and what lies below it: with buttons in a row or in two, and above a call pad."""
LARGE_HAND = 188
"""The height of a hand of few tiles."""


@dataclass(frozen=True, slots=True)
class Regions:
    """Rectangles in px; `scale` is 1 at 1280 x 800, `letters` the same for everything that grows with its text."""

    scale: float
    letters: float
    table: pygame.Rect
    sidebar: pygame.Rect
    strip: pygame.Rect
    hand: pygame.Rect


def sidebar_width(letters: float) -> int:
    """The width of the sidebar, px: letters have a least height, below which it does not shrink either."""
    return round(SIDEBAR * max(letters, LEAST_LETTERS))


def regions(width: int, height: int, pad: bool = False, text: float = 1.0, *, large_hand: bool = False) -> Regions:
    """Divide a window; with a call pad in place of the hand, the strip with the answers is taller.

    `text` multiplies the height of letters: the sidebar grows with it, the strip gets two rows of buttons, and the hand
    grows a third as much, because the trains need the room, too.

    >>> regions(1280, 800).table, regions(1920, 1080).table
    (Rect(0, 0, 1040, 600), Rect(0, 0, 1596, 810))
    >>> regions(1280, 800, pad=True).table, regions(1280, 800, text=1.3).table
    (Rect(0, 0, 1040, 500), Rect(0, 0, 968, 538))
    """
    scale = min(width / 1280, height / 800)
    letters = scale * text
    below = PAD if pad else ONE_ROW if text == 1 else TWO_ROWS
    grown = 1 if pad else 1 + (text - 1) / 3
    tall = LARGE_HAND if large_hand and not pad else below[1] * grown
    sidebar, strip, hand = sidebar_width(letters), round(below[0] * scale), round(tall * scale)
    above = height - strip - hand
    return Regions(
        scale,
        letters,
        pygame.Rect(0, 0, width - sidebar, above),
        pygame.Rect(width - sidebar, 0, sidebar, above),
        pygame.Rect(0, above, width, strip),
        pygame.Rect(0, above + strip, width, hand),
    )
