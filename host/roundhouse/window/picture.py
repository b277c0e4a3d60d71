"""A view as a PNG file, drawn by the code of the window; no display is needed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame

from roundhouse.presenters.views import TableView
from roundhouse.window.painter import Painter

SIZE = (1280, 800)


def picture(view: TableView, size: tuple[int, int] = SIZE, now: int = 0) -> pygame.Surface:
    """The view at rest, with every lit lamp at the height of its rhythm."""
    surface = pygame.Surface(size)
    Painter().paint(surface, replace(view, less_motion=True), now)
    return surface


def save_picture(view: TableView, path: Path, size: tuple[int, int] = SIZE, now: int = 0) -> None:
    """Write the picture of a view to `path`; its folder must exist. Raises OSError when it cannot be written."""
    with path.open("wb") as file:
        pygame.image.save(picture(view, size, now), file, path.name)
