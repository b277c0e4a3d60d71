"""A view laid out on a window of one size: where each tile is, and what lies under a point."""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

import pygame

from roundhouse.actions import Action
from roundhouse.actions.action import Index, TrainEnd
from roundhouse.indices import Train
from roundhouse.layout.measures import OrientedBox, Point
from roundhouse.layout.table import Layout, lay_out
from roundhouse.layout.train_flow import Shape
from roundhouse.presenters.views import PlayView, TableView
from roundhouse.window.drawing.train_names import min_name_width
from roundhouse.window.table import hand_row, message_strip
from roundhouse.window.table.regions import Regions, regions
from roundhouse.window.table.sidebar import SidebarLayout, play_at, play_places, sidebar_layout

READABLE = 48
"""The shortest tile that can be read from two meters, px at 1280 x 800."""
BECOMES_LARGE, STAYS_LARGE = 7, 9
"""The most tiles of a hand that becomes large, and that stays large: a draw seldom makes it small again."""


@dataclass(frozen=True)
class Arrangement:
    """One view on one window; everything here is in px of that window."""

    view: TableView
    size: tuple[int, int]
    regions: Regions
    layout: Layout
    large_hand: bool = False

    @cached_property
    def hand_area(self) -> pygame.Rect:
        """The place where the hand lies: beside the buttons that stand below the strip."""
        return message_strip.beside_buttons(self.view.buttons, self.regions)

    @cached_property
    def hand(self) -> list[OrientedBox]:
        return hand_row.places(self.view.hand, self.hand_area, self.regions.scale)

    @cached_property
    def sidebar(self) -> SidebarLayout:
        return sidebar_layout(self.view, self.regions.sidebar, self.regions.letters)

    def hand_tile_at(self, point: Point) -> Index | None:
        """The index of the hand's tile nearest to a touch in the hand's area."""
        if not self.hand_area.collidepoint(point):
            return None
        nearest = hand_row.nearest(self.view.hand, self.hand_area, self.regions.scale, point[0])
        return None if nearest is None else Index(nearest)

    def hand_place_at(self, point: Point) -> Index:
        """The place in the hand that is nearest to where a tile was let go."""
        return min(map(Index, range(len(self.hand))), key=lambda index: abs(self.hand[index].x - point[0]))

    def button_at(self, point: Point) -> Action | None:
        """The action of the enabled button under the point."""
        return message_strip.button_at(self.view.buttons, self.regions, point)

    def play_at(self, point: Point) -> PlayView | None:
        """The line of the last plays that holds the point."""
        return play_at(self.view, self.regions.sidebar, self.regions.letters, point)

    def rail_at(self, point: Point) -> pygame.Rect | None:
        """The place that holds the point: a player's row, one of the last plays, or their heading as a button."""
        view, found = self.view, self.sidebar
        rows = (place for row, place in zip(view.rows, found.rows, strict=True) if row.seat is not None)
        plays = play_places(found, self.regions.sidebar, self.regions.letters)[: len(view.last_plays)]
        button = () if found.button is None else (found.button,)
        return next((place for place in (*rows, *plays, *button) if place.collidepoint(point)), None)

    def train_at(self, point: Point) -> Train | None:
        """The train whose lane holds the point: the whole lane is the target."""
        if not self.regions.table.collidepoint(point):
            return None
        for index, train in enumerate(self.layout.trains):
            if any(x0 <= point[0] <= x1 and y0 <= point[1] < y1 for x0, y0, x1, y1 in train.lane):
                return Train(index)
        return None

    def cramped(self, train: Train) -> bool:
        """Whether a train is hard to read here: a tunnel hides some tiles, or they are small."""
        small = self.layout.measures.length < READABLE * self.regions.scale
        return self.layout.trains[train].hidden > 0 or (small and bool(self.view.trains[train].tiles))

    def end_at(self, train: Train, point: Point) -> TrainEnd:
        """The end of the train that a touch at this point means: the nearest legal one, else the nearest."""
        legal = [target.end for target in self.view.targets if target.train == train]
        landings = self.layout.trains[train].landings
        return min(
            legal or map(TrainEnd, range(len(landings))),
            key=lambda end: math.hypot(landings[end].x - point[0], landings[end].y - point[1]),
        )


def arrange(view: TableView, size: tuple[int, int], before: Arrangement | None = None) -> Arrangement:
    """Lay a view out; `before` is how the same round lies now.

    The trains' tiles keep their length as in `lay_out`, which may raise ValueError. Few tiles of a hand are large where
    the trains can still be read, and stay large until they are clearly more. Where each turn shows another hand, all
    are as usual.
    """
    was_large = before is not None and before.large_hand
    few = 0 < len(view.hand) <= (STAYS_LARGE if was_large else BECOMES_LARGE) or (was_large and not view.hand)
    if few and not view.hand_turns:
        with suppress(ValueError):
            large = _arranged(view, size, before, large_hand=True)
            if large.layout.measures.length >= READABLE * large.regions.scale:
                return large
    return _arranged(view, size, before, large_hand=False)


def _arranged(view: TableView, size: tuple[int, int], before: Arrangement | None, *, large_hand: bool) -> Arrangement:
    parts = regions(*size, view.pad, view.text, large_hand=large_hand)
    held = None if before is None else before.layout.measures.length
    layout = lay_out(parts.table.width, parts.table.height, parts.scale, shapes_of(view, parts.scale), held)
    return Arrangement(view, size, parts, layout, large_hand)


def shapes_of(view: TableView, scale: float) -> list[Shape]:
    """The trains as they are laid out at this scale."""
    return [
        Shape(
            train.slot,
            tuple(tile.crosswise for tile in train.tiles),
            train.grows_inwards,
            min_name_width(train.name, scale),
        )
        for train in view.trains
    ]
