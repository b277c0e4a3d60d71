"""A table at rest in a picture of any size: what lies there, without its sidebar, strip and hand."""

from __future__ import annotations

from functools import lru_cache

import pygame

from roundhouse.layout.lamps import lamp_looks
from roundhouse.layout.table import Layout, lay_out
from roundhouse.presenters.livery_context import using_liveries
from roundhouse.presenters.views import TableView
from roundhouse.window.drawing import palette
from roundhouse.window.table.arrangement import shapes_of
from roundhouse.window.table.hub_picture import paint_lamps
from roundhouse.window.table.trains_picture import paint_table

SCALES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
"""Tried from the largest down, in shares of the scale at which the picture would be as wide as a whole window's."""
FULL_WIDTH = 640
"""The width of a picture at scale 1, px."""


@lru_cache(maxsize=12)
def table_diagram(view: TableView, width: int, height: int) -> pygame.Surface:
    """Draw a table with the largest hub, signs and tiles for which there is room; nobody at it has chosen a livery.

    Raises ValueError when the trains do not fit at all.
    """
    surface, layout = pygame.Surface((width, height)), _lay_out(view, width, height)
    surface.fill(palette.CLOTHS[view.cloth])
    with using_liveries(()):
        paint_table(surface, view, layout)
    paint_lamps(surface, layout.center, layout.measures.hub_scale, lamp_looks(view.scene, 0, None, steady=True))
    return surface


def _lay_out(view: TableView, width: int, height: int) -> Layout:
    *larger, least = (share * width / FULL_WIDTH for share in SCALES)
    for scale in larger:
        try:
            return lay_out(width, height, scale, shapes_of(view, scale))
        except ValueError:
            pass
    return lay_out(width, height, least, shapes_of(view, least))
