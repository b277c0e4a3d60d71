"""Lays out the sidebar: a row for each train, and the last plays in what is left.

With many players in a small window the rows come first: heading and boneyard become lower, and the public trains share
lines, since their names say no more than their signs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from roundhouse.presenters.views import PUBLIC, RailRow, TableView
from roundhouse.window.lettering import size_of
from roundhouse.window.train_names import CAPITALS

HEADING, LOW_HEADING = 63, 48  # px at 1280 x 800: title and subtitle
FOOT, LOW_FOOT = 66, 40  # the boneyard
TALLEST_ROW = 66
TAILS = 0.21
"""How far a name's letters reach below the line, in shares of their size."""
ROOMY = 50  # from here on there is more space between two rows
LEAST_NAME = 13
"""The smallest letters of a name."""
APART, CLOSE = 11, 5.5
"""Above, between and below the two lines of a row, in all."""
PLAY = 26  # one line of the last plays
PLAYS_HEADING = 30
PUBLICS_ACROSS = 4


@dataclass(frozen=True, slots=True)
class SidebarLayout:
    """Where the parts of the sidebar are; `plays` is how many of the last plays have room.

    With `two_lines` a row is high enough for one line below another. In a `crowded` sidebar the heading is low.
    """

    rows: tuple[pygame.Rect, ...]
    plays: int
    plays_top: float
    boneyard: pygame.Rect
    two_lines: bool
    crowded: bool


def places(view: TableView, area: pygame.Rect, scale: float) -> SidebarLayout:
    """Divide the sidebar: rows first, then the last plays in what is left. Everything grows with its text."""
    found = _shared(view, area, scale, crowded=False, across=1)
    for across in (1, PUBLICS_ACROSS):
        if not found.two_lines:
            found = _shared(view, area, scale, crowded=True, across=across)
    return found


def _shared(view: TableView, area: pygame.Rect, scale: float, *, crowded: bool, across: int) -> SidebarLayout:
    heading, low = (LOW_HEADING, LOW_FOOT) if crowded else (HEADING, FOOT)
    foot = low * scale if view.boneyard is not None else 0.0
    top = area.top + heading * scale
    grid = _grid(view.rows, across)
    lines = grid[-1][0] + 1 if grid else 1
    height = min(TALLEST_ROW * scale, (area.bottom - foot - 6 * scale - top) / lines)
    gap = 4 * scale if height >= ROOMY * scale else 2 * scale
    left, wide = area.left + 5 * scale, area.width - 10 * scale
    rows = tuple(
        pygame.Rect(
            round(left + column * (wide + gap) / columns),
            round(top + line * height + gap / 2),
            round((wide + gap) / columns - gap),
            round(height - gap),
        )
        for line, column, columns in grid
    )
    plays_top = top + lines * height + 4 * scale
    room = area.bottom - foot - plays_top - PLAYS_HEADING * scale
    plays = max(0, min(len(view.last_plays), int(room / (PLAY * scale))))
    boneyard = pygame.Rect(area.left, round(area.bottom - low * scale), area.width, round(low * scale))
    return SidebarLayout(
        rows, plays, plays_top, boneyard, two_lines=height - gap >= _two_lines(view.rows, scale), crowded=crowded
    )


def _grid(rows: Sequence[RailRow], most: int) -> list[tuple[int, int, int]]:
    """Line and column of each row, and how many columns there are: one, but up to `most` of public trains."""
    own = sum(row.seat != PUBLIC for row in rows)
    publics = len(rows) - own
    across = math.ceil(publics / math.ceil(publics / most)) if publics else 1
    return [(line, 0, 1) for line in range(own)] + [
        (own + number // across, number % across, across) for number in range(publics)
    ]


def _two_lines(rows: Sequence[RailRow], scale: float) -> float:
    """How high a row must be for a name above its figures: two plates leave it no room beside them, so that these may
    come close to each other."""
    apart = CLOSE if any(len(row.ends) == 2 for row in rows) else APART
    return (2 * CAPITALS + TAILS) * size_of(LEAST_NAME, scale) + apart * scale
