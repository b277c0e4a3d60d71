"""The parts of the screen: table, rail, message strip and hand, for any size of the window."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

SMALLEST_WINDOW = (960, 600)


@dataclass(frozen=True, slots=True)
class Regions:
    """Rectangles in px; `scale` is 1 at 1280 x 800."""

    scale: float
    table: pygame.Rect
    rail: pygame.Rect
    strip: pygame.Rect
    hand: pygame.Rect


def regions(width: int, height: int, pad: bool = False) -> Regions:
    """Divide a window; with a call pad in the place of the hand, what is answered has a taller strip.

    >>> regions(1280, 800).table, regions(1920, 1080).table
    (Rect(0, 0, 1040, 612), Rect(0, 0, 1596, 826))
    >>> regions(1280, 800, pad=True).table
    Rect(0, 0, 1040, 500)
    """
    scale = min(width / 1280, height / 800)
    rail, strip, hand = round(240 * scale), round((88 if pad else 56) * scale), round((212 if pad else 132) * scale)
    above = height - strip - hand
    return Regions(
        scale,
        pygame.Rect(0, 0, width - rail, above),
        pygame.Rect(width - rail, 0, rail, above),
        pygame.Rect(0, above, width, strip),
        pygame.Rect(0, above + strip, width, hand),
    )
