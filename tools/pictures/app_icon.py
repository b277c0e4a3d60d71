"""Draws the icon of phones' home screens, which iOS takes as a PNG alone, as the window draws its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from roundhouse.window.drawing import palette
from roundhouse.window.drawing.app_icon import app_icon

ICON: Final = Path(__file__).parents[2] / "host" / "roundhouse" / "web" / "static" / "icon.png"
SIDE: Final = 180


def icon() -> pygame.Surface:
    """The icon on a ground that fills its square: iOS rounds the corners, and what is clear turns black."""
    ground = pygame.Surface((SIDE, SIDE))
    ground.fill(palette.FELT)
    ground.blit(app_icon(SIDE), (0, 0))
    return ground


if __name__ == "__main__":
    pygame.image.save(icon(), ICON)
