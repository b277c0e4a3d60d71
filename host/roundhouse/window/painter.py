"""The whole picture: one view on one surface at one moment.

The still parts are composed once and cached; moving parts are drawn over them. A frame in which only the lamps change
copies the hub's surroundings and redraws the lamps.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame

from roundhouse.presenters.views import TableView
from roundhouse.window import motion, palette
from roundhouse.window.arrangement import Arrangement, Point, arrange
from roundhouse.window.hand import paint_hand
from roundhouse.window.hub_picture import paint_hub, paint_lamps
from roundhouse.window.measures import HUB_RADIUS
from roundhouse.window.message_strip import paint_strip
from roundhouse.window.motion import Held
from roundhouse.window.sidebar import paint_sidebar
from roundhouse.window.trains_picture import paint_moved, paint_tracks, paint_trains
from roundhouse.window.transfer_animation import NOTHING, paint_transfers, transfers
from roundhouse_hub.ticks import ticks_diff


class Painter:
    """Paints views one after another; remembers the last one, so that what changed can move."""

    def __init__(self) -> None:
        self._arranged: Arrangement | None = None
        self._glides = motion.STILL
        self._transfers = NOTHING
        self._held: Held | None = None
        self._glowing_since = 0
        self._still: pygame.Surface | None = None
        self._below: tuple[Arrangement, object, pygame.Surface] | None = None
        self._painted: pygame.Surface | None = None
        self._before: tuple[pygame.Surface, int] | None = None

    @property
    def arrangement(self) -> Arrangement | None:
        """Where everything of the last painted view is; None before the first."""
        return self._arranged

    def repaint(self) -> None:
        """Paint the whole surface the next time: the window system may have lost parts of it."""
        self._painted = None

    def paint(self, surface: pygame.Surface, view: TableView, now: int, held: Held | None = None) -> pygame.Rect:
        """Paint `view`; returns the part of the surface that has changed since the last call.

        `held` is a tile of the hand that the pointer holds: its index and where its middle is.
        Raises ValueError when the surface is too small for the trains.
        """
        arranged = self._arrange(surface, view, now, held)
        if self._in_motion(arranged, now) or held is not None:
            self._still = self._painted = None
            surface.blit(self._resting(surface, arranged, now), (0, 0))
            self._hand(surface, arranged, self._moved_in_hand(arranged, now, held))
            self._lamps(surface, arranged, now)
            self._paint_over(surface, arranged, now)
            return surface.get_rect()
        if self._still is None:
            self._still = self._resting(surface, arranged, now)
            self._hand(self._still, arranged, {})
        changed = surface.get_rect()
        if self._painted is surface:
            changed = _around_hub(arranged)
            surface.blit(self._still, changed, changed)
        else:
            surface.blit(self._still, (0, 0))
        self._lamps(surface, arranged, now)
        fading = self._fade(surface, now)
        self._painted = None if fading else surface
        return surface.get_rect() if fading else changed

    def _arrange(self, surface: pygame.Surface, view: TableView, now: int, held: Held | None) -> Arrangement:
        """Lay the view out if it is a new one, and see what has to move."""
        old, before = self._arranged, self._held
        self._held = held
        size = surface.get_size()
        if old is not None and old.size == size and (old.view is view or old.view == view):
            if before is not None and held is None and not view.less_motion:
                self._glides = motion.let_go(old, now, self._glides, before)
            return old
        longest = None
        if old is not None and old.size == size and old.view.round_key == view.round_key:
            longest = old.layout.measures.length  # within a round tiles only shrink
        new = arrange(view, size, longest)
        if old is not None:
            self._glides = motion.glides(old, new, now, self._glides, before)
            self._transfers = transfers(old, new, now, self._transfers)
            if view.less_motion and old.size == size:
                self._before = (surface.copy(), now)
        if old is None or _lit(old.view) != _lit(view):
            self._glowing_since = now - (motion.GLOW if view.less_motion else 0)
        self._arranged = new
        self._still = self._painted = None
        return new

    def _in_motion(self, arranged: Arrangement, now: int) -> bool:
        view = arranged.view
        if view.less_motion:
            return False
        glowing = bool(view.targets) and motion.glow(now, self._glowing_since) < 1
        return glowing or self._glides.busy(now) or self._transfers.busy(now) or _shaking(view, now)

    def _resting(self, like: pygame.Surface, arranged: Arrangement, now: int) -> pygame.Surface:
        """What stays as it is while something moves: all but the hand, the lamps, and the tiles above them."""
        moving = frozenset(tile_id for tile_id, glide in self._glides.trains.items() if not glide.over(now))
        glow = motion.glow(now, self._glowing_since)
        below = self._below
        unmarked = self._transfers.up(now)
        if below is None or below[0] is not arranged or below[1] != (moving, unmarked, glow):
            # Painted over where it can be: each new one as large as the window would be a place for two.
            surface = below[2] if below and below[2].get_size() == like.get_size() else pygame.Surface(like.get_size())
            self._compose(surface, arranged, glow, moving, unmarked)
            self._below = below = arranged, (moving, unmarked, glow), surface
        return below[2]

    def _compose(
        self,
        surface: pygame.Surface,
        arranged: Arrangement,
        glow: float,
        moving: frozenset[motion.TileId],
        unmarked: frozenset[int],
    ) -> None:
        """Everything that lies on the table, and what stands beside it and below."""
        view, layout, parts = arranged.view, arranged.layout, arranged.regions
        surface.fill(palette.FELT, parts.table)
        paint_tracks(surface, view, layout, glow)
        paint_hub(surface, layout.center, parts.scale, view.engine, view.faces, view.set_high)
        paint_trains(surface, view, layout, moving, unmarked)
        paint_sidebar(surface, view, parts.sidebar, parts.letters)
        if not view.pad:
            paint_strip(surface, view.message, view.buttons, parts)

    def _hand(self, surface: pygame.Surface, arranged: Arrangement, moved: dict[int, Point]) -> None:
        if not arranged.view.pad:
            paint_hand(surface, arranged.view, arranged.regions.hand, arranged.regions.scale, moved)

    def _paint_over(self, surface: pygame.Surface, arranged: Arrangement, now: int) -> None:
        """Paint the moving tiles and markers, above everything else."""
        poses = {tile_id: glide.at(now) for tile_id, glide in self._glides.trains.items() if not glide.over(now)}
        paint_moved(surface, arranged.view, arranged.layout, poses)
        paint_transfers(surface, arranged, self._transfers, now)

    def _lamps(self, surface: pygame.Surface, arranged: Arrangement, now: int) -> None:
        view = arranged.view
        refused = -1 if view.refused_train is None else view.trains[view.refused_train].slot
        paint_lamps(
            surface,
            arranged.layout.center,
            arranged.regions.scale,
            view.scene,
            now,
            refused_slot=refused,
            refused_at=view.refused_at,
            steady=view.less_motion,
        )

    def _moved_in_hand(self, arranged: Arrangement, now: int, held: Held | None) -> dict[int, Point]:
        moved: dict[int, Point] = {}
        for index, glide in self._glides.hand.items():
            if not glide.over(now):
                pose = glide.at(now)
                moved[index] = (pose.x, pose.y)
        if _shaking(arranged.view, now):
            aside = motion.shake(now, arranged.view.refused_at, arranged.regions.scale)
            for index, tile in enumerate(arranged.view.hand):
                if tile.picked:
                    x, y = moved.get(index, (arranged.hand[index].x, arranged.hand[index].y))
                    moved[index] = (x + aside, y)
        if held is not None and held[0] < len(arranged.view.hand):
            moved[held[0]] = held[1]
        return moved

    def _fade(self, surface: pygame.Surface, now: int) -> bool:
        """With less motion the picture before the change fades out over the new one."""
        if self._before is None:
            return False
        picture, since = self._before
        age = ticks_diff(now, since)
        if not 0 <= age < motion.FADE:
            self._before = None
            return False
        picture.set_alpha(round(255 * (1 - age / motion.FADE)))
        surface.blit(picture, (0, 0))
        return True


def _lit(view: TableView) -> set[int]:
    return {target.train for target in view.targets}


def _shaking(view: TableView, now: int) -> bool:
    if view.less_motion or view.refused_train is None:
        return False
    return 0 <= ticks_diff(now, view.refused_at) < motion.SHAKE


def _around_hub(arranged: Arrangement) -> pygame.Rect:
    """The hub with the glow of its lamps."""
    reach = round(HUB_RADIUS * arranged.regions.scale * 1.25)
    x, y = arranged.layout.center
    return pygame.Rect(round(x) - reach, round(y) - reach, 2 * reach, 2 * reach)


PICTURE_SIZE = (1280, 800)


def picture(view: TableView, size: tuple[int, int] = PICTURE_SIZE, now: int = 0) -> pygame.Surface:
    """The view at rest, with every lit lamp at the height of its rhythm."""
    surface = pygame.Surface(size)
    Painter().paint(surface, replace(view, less_motion=True), now)
    return surface


def save_picture(view: TableView, path: Path, size: tuple[int, int] = PICTURE_SIZE, now: int = 0) -> None:
    """Write the picture of a view to `path`; its folder must exist. Raises OSError when it cannot be written."""
    with path.open("wb") as file:
        pygame.image.save(picture(view, size, now), file, path.name)
