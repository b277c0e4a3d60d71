"""Animates what moves between sidebar and table: a marker that goes up or comes down, a tile that another player draws.

Tiles of the hand and of the trains are animated in `motion`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pygame

from roundhouse.window.drawing.antialiasing import blit_centered
from roundhouse.window.drawing.icons import marker
from roundhouse.window.drawing.tile_faces import face
from roundhouse.window.table.arrangement import Arrangement
from roundhouse.window.table.motion import DRAW, Pose, TileAnimation, ease_in_out, under_way
from roundhouse.window.table.sidebar import BACK_WIDTH
from roundhouse.window.table.trains_picture import MARKER

CARRY = 320
"""The time for which a marker is on its way, ms: it is larger than a tile's face, and says more."""


@dataclass(frozen=True, slots=True)
class Transfers:
    """Markers by their trains, and tiles face down by the sidebar row that they move to."""

    markers: Mapping[int, TileAnimation]
    drawn: Mapping[int, TileAnimation]

    def busy(self, now: int) -> bool:
        return under_way(now, self.markers.values(), self.drawn.values())

    def up(self, now: int) -> frozenset[int]:
        """The trains whose markers are still moving: paint no standing marker there yet."""
        return frozenset(train for train, glide in self.markers.items() if not glide.over(now))


NOTHING = Transfers({}, {})


def transfers(old: Arrangement, new: Arrangement, now: int, running: Transfers = NOTHING) -> Transfers:
    """The transfers after `new` has replaced `old`; those under way continue."""
    if old.size != new.size or old.view.round_key != new.view.round_key or new.view.less_motion:
        return NOTHING
    markers = {train: glide for train, glide in running.markers.items() if not glide.over(now)}
    drawn = {row: glide for row, glide in running.drawn.items() if not glide.over(now)}
    markers.update(_moved_markers(old, new, now, markers))
    drawn.update((row, _draw(new, row, now)) for row in _drew(old, new))
    return Transfers(markers, drawn)


def _moved_markers(
    old: Arrangement, new: Arrangement, now: int, running: Mapping[int, TileAnimation]
) -> Iterator[tuple[int, TileAnimation]]:
    """A marker comes from its owner's row and returns there; a marker that reverses does so where it is."""
    for train, (before, after) in enumerate(zip(old.view.trains, new.view.trains, strict=False)):
        if before.marker == after.marker:
            continue
        row = new.sidebar.rows[train]
        there = Pose(*new.layout.trains[train].marker, 1)
        home = Pose(row.centerx, row.centery, 1)
        start, end = (home, there) if after.marker else (there, home)
        if train in running:
            start = running[train].at(now)
        yield train, TileAnimation(start, end, now, CARRY, ease_in_out)


def _drew(old: Arrangement, new: Arrangement) -> list[int]:
    """The rows of players who hold more tiles than before, except the player whose hand is visible."""
    if new.view.boneyard is None or old.view.boneyard is None or new.view.boneyard >= old.view.boneyard:
        return []
    found = []
    seen = len(new.view.hand) - len(old.view.hand)
    for row, (before, after) in enumerate(zip(old.view.rows, new.view.rows, strict=False)):
        if before.hand is None or after.hand is None or after.hand <= before.hand:
            continue
        if (after.hand, after.hand - before.hand) != (len(new.view.hand), seen):
            found.append(row)
    return found


def _draw(arranged: Arrangement, row: int, now: int) -> TileAnimation:
    boneyard, place = arranged.sidebar.boneyard, arranged.sidebar.rows[row]
    start = Pose(boneyard.left + boneyard.height / 2, boneyard.centery, 1)
    return TileAnimation(start, Pose(place.left + place.height / 2, place.centery, 1), now, DRAW, ease_in_out)


def paint_transfers(surface: pygame.Surface, arranged: Arrangement, what: Transfers, now: int) -> None:
    """Draw it, above everything else."""
    letters = arranged.regions.letters
    back = face(None, None, 2 * round(BACK_WIDTH * letters), True, False)
    card = marker(round(MARKER * arranged.layout.measures.scale))
    for picture, group in ((back, what.drawn), (card, what.markers)):
        for glide in group.values():
            if not glide.over(now):
                pose = glide.at(now)
                blit_centered(surface, picture, (pose.x, pose.y))
