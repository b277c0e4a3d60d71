"""The whole picture: one view on one surface at one moment.

The still parts are composed once and cached; moving parts are drawn over them. A frame in which only the lamps change
copies the hub's surroundings and redraws the lamps.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from roundhouse.actions import Action
from roundhouse.layout.lamps import LampLooks, lamp_looks
from roundhouse.layout.measures import Point
from roundhouse.layout.table import Layout
from roundhouse.presenters.views import TableView
from roundhouse.window.drawing import palette
from roundhouse.window.table import motion
from roundhouse.window.table.arrangement import Arrangement, arrange
from roundhouse.window.table.hand_row import paint_hand
from roundhouse.window.table.hub_picture import IDLE_MS, LAMPS_MS, paint_lamps
from roundhouse.window.table.message_strip import paint_below, paint_pointed, paint_strip
from roundhouse.window.table.motion import Held
from roundhouse.window.table.overlays.cover import paint_cover
from roundhouse.window.table.overlays.spotlight import paint_spotlight
from roundhouse.window.table.reflow import Reflow, TablePose, at_rest, reflow
from roundhouse.window.table.regions import regions
from roundhouse.window.table.sidebar import paint_light, paint_sidebar
from roundhouse.window.table.trains_picture import paint_landing, paint_moved, paint_table
from roundhouse.window.table.transfer_animation import NOTHING, paint_transfers, transfers
from roundhouse_hub.ticks import ticks_diff


class Pointed(NamedTuple):
    """The place of the mouse: at a tile of the hand by its index, at the button of an action, perhaps `pressed`, or at
    a part of the rail that can be touched."""

    tile: int | None = None
    action: Action | None = None
    pressed: bool = False
    rail: pygame.Rect | None = None


NOTHING_POINTED: Final = Pointed()


class Painter:
    """Paints views one after another; remembers the last one, so that what changed can move."""

    def __init__(self) -> None:
        self._arranged: Arrangement | None = None
        self._animations = motion.NO_ANIMATIONS
        self._reflow: Reflow | None = None
        self._standing: tuple[Layout | Reflow, int, TablePose] | None = None  # asked for several times a frame
        self._transfers = NOTHING
        self._held: Held | None = None
        self._pointed = NOTHING_POINTED
        self._glowing_since = 0
        self._still: pygame.Surface | None = None
        self._below: tuple[Arrangement, object, pygame.Surface] | None = None
        self._painted: pygame.Surface | None = None
        self._before: tuple[pygame.Surface, int] | None = None
        self._shining: LampLooks = ()

    @property
    def arrangement(self) -> Arrangement | None:
        """The places where everything of the last painted view is; None before the first."""
        return self._arranged

    def standing(self, now: int) -> TablePose:
        """The trains of the last painted view as they lie at this moment: on their way to the arrangement, or there."""
        assert self._arranged is not None
        layout, moving, kept = self._arranged.layout, self._reflow, self._standing
        way: Layout | Reflow = moving or layout
        moment = now if moving else 0
        if kept is None or kept[0] is not way or kept[1] != moment:
            self._standing = kept = way, moment, moving.at(now) if moving else at_rest(layout)
        return kept[2]

    def skip_deal(self, now: int) -> None:
        """Let a hand that is still being dealt lie there."""
        if self._animations.waits(now):
            self._animations = motion.NO_ANIMATIONS

    def show_places(self, now: int) -> None:
        """Let the lanes of the targets come up once more; with less motion they stay as they are."""
        if self._arranged is not None and not self._arranged.view.less_motion:
            self._glowing_since = now

    def repaint(self) -> None:
        """Paint the whole surface the next time: the window system may have lost parts of it."""
        self._painted = None

    def paint(
        self,
        surface: pygame.Surface,
        view: TableView,
        now: int,
        held: Held | None = None,
        pointed: Pointed = NOTHING_POINTED,
    ) -> pygame.Rect:
        """Paint `view`; returns the part of the surface that has changed since the last call.

        `held` is a tile of the hand that the pointer holds; where it fits, it is shown as it will lie. `pointed`: the
        mouse is there.
        Raises ValueError when the surface is too small for the trains.
        """
        lamps = self._lamp_looks(view, now)
        arranged = self._arrange(surface, view, now, held)
        if pointed != self._pointed:
            self._pointed, self._still, self._painted = pointed, None, None
        if self._in_motion(arranged, now) or held is not None:
            self._still = self._painted = None
            surface.blit(self._resting(surface, arranged, now), (0, 0))
            snapped = held is not None and held.landing in view.targets
            moved = self._moved_in_hand(arranged, now, held)
            self._hand(surface, arranged, moved, held.tile if held is not None and snapped else None)
            self._lamps(surface, self.standing(now).layout, lamps)
            self._paint_over(surface, arranged, now)
            if held is not None and held.landing is not None and snapped:
                paint_landing(surface, held.landing, view, self.standing(now).layout, share=1)
            self._paint_on_top(surface, arranged)
            return surface.get_rect()
        if self._still is None:
            self._still = self._resting(surface, arranged, now)
            self._hand(self._still, arranged, {})
        changed = surface.get_rect()
        if self._painted is surface:
            if lamps == self._shining:
                return pygame.Rect(0, 0, 0, 0)
            if not (view.spotlight or view.cover):
                changed = _around_hub(arranged)
        surface.blit(self._still, changed, changed)
        self._lamps(surface, arranged.layout, lamps)
        if changed == surface.get_rect():
            self._paint_on_top(surface, arranged)
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
                self._animations = motion.animate_release(old, now, self._animations, before)
            return old
        same_round = old is not None and old.size == size and old.view.round_key == view.round_key
        new = arrange(view, size, old if same_round else None)
        if old is not None:
            shown = self.standing(now)
            self._animations = motion.tile_animations(old, new, now, self._animations, before, shown.layout)
            self._reflow = self._making_room(old, new, shown, now) if same_round and not view.less_motion else None
            self._transfers = transfers(old, new, now, self._transfers)
            if view.less_motion and old.size == size:
                self._before = (surface.copy(), now)
        if old is None or _lit(old.view) != _lit(view):
            self._glowing_since = now - (motion.GLOW if view.less_motion else 0)
        self._arranged = new
        self._still = self._painted = None
        return new

    def _making_room(self, old: Arrangement, new: Arrangement, shown: TablePose, now: int) -> Reflow | None:
        """The trains make room after the played tile has landed; once they move, they go on moving."""
        moving = self._reflow is not None and not self._reflow.finished(now) and self._reflow.begun(now)
        landed = max((glide.begins + glide.lasts for glide in self._animations.trains.values()), default=now)
        return reflow(shown, old.view.trains, new.view.trains, new.layout, now if moving else landed)

    def _in_motion(self, arranged: Arrangement, now: int) -> bool:
        view = arranged.view
        if view.less_motion:
            return False
        glowing = bool(view.targets) and motion.glow(now, self._glowing_since) < 1
        if self._reflow is not None and self._reflow.finished(now):
            self._reflow = None
        return (
            self._reflow is not None
            or glowing
            or self._animations.busy(now)
            or self._transfers.busy(now)
            or _shaking(view, now)
        )

    def _resting(self, like: pygame.Surface, arranged: Arrangement, now: int) -> pygame.Surface:
        """The layer below the hand, the lamps, and the tiles that are on their way to a train."""
        moving = frozenset(tile_id for tile_id, glide in self._animations.trains.items() if not glide.over(now))
        glow = motion.glow(now, self._glowing_since)
        below, unmarked = self._below, self._transfers.up(now)
        # A table that waits for a tile to land before it makes room looks the same until then.
        moment = now if self._reflow is not None and self._reflow.begun(now) else None
        looks = arranged, (moving, unmarked, glow, self._reflow is None, moment)
        if below is None or below[0] is not arranged or below[2].get_size() != like.get_size():
            # Painted over where it can be: each new one as large as the window would be a place for two.
            same = below is not None and below[2].get_size() == like.get_size()
            surface = below[2] if below is not None and same else pygame.Surface(like.get_size())
            self._surroundings(surface, arranged)
        else:
            surface = below[2]
        if below is None or (below[0] is not arranged or below[1] != looks[1]):
            self._table(surface, arranged, now, glow, moving, unmarked)
        self._below = arranged, looks[1], surface
        return surface

    def _surroundings(self, surface: pygame.Surface, arranged: Arrangement) -> None:
        """The parts beside the table and below it."""
        view, parts = arranged.view, arranged.regions
        paint_sidebar(surface, view, parts.sidebar, parts.letters)
        if not view.pad:
            paint_strip(surface, view.message, view.buttons, parts)

    def _table(
        self,
        surface: pygame.Surface,
        arranged: Arrangement,
        now: int,
        glow: float,
        moving: frozenset[motion.TrainTile],
        unmarked: frozenset[int],
    ) -> None:
        """Everything that lies on the table."""
        view, layout, parts = arranged.view, self.standing(now).layout, arranged.regions
        reflowing = self._reflow is not None and self._reflow.begun(now)
        surface.set_clip(parts.table)
        surface.fill(palette.CLOTHS[view.cloth])
        paint_table(surface, view, layout, glow, moving, unmarked, arranged.layout if reflowing else None)
        surface.set_clip(None)

    def _hand(
        self, surface: pygame.Surface, arranged: Arrangement, moved: dict[int, Point], away: int | None = None
    ) -> None:
        if not arranged.view.pad:
            surface.fill(palette.BACKGROUND, arranged.regions.hand)
            area, scale = arranged.hand_area, arranged.regions.scale
            paint_hand(surface, arranged.view, area, scale, moved, away, self._pointed.tile)

    def _paint_over(self, surface: pygame.Surface, arranged: Arrangement, now: int) -> None:
        """Paint the moving tiles and markers, above everything else."""
        under_way = {tile_id: glide for tile_id, glide in self._animations.trains.items() if not glide.over(now)}
        paint_moved(surface, arranged.view, self.standing(now).layout, under_way, now)
        paint_transfers(surface, arranged, self._transfers, now)

    def wait_ms(self, now: int) -> int:
        """The time, ms, that the picture of the last view stays as it is from `now` on; 0 while something moves."""
        arranged = self._arranged
        moving = arranged is None or self._before is not None or self._in_motion(arranged, now)
        if moving or self._painted is None:
            return 0
        return IDLE_MS if arranged is not None and arranged.view.less_motion else LAMPS_MS

    @staticmethod
    def _lamp_looks(view: TableView, now: int) -> LampLooks:
        refused = None if view.refused_train is None else (view.trains[view.refused_train].slot, view.refused_at)
        return lamp_looks(view.scene, now, refused, steady=view.less_motion)

    def _lamps(self, surface: pygame.Surface, layout: Layout, looks: LampLooks) -> None:
        paint_lamps(surface, layout.center, layout.measures.hub_scale, looks)
        self._shining = looks

    def _paint_on_top(self, surface: pygame.Surface, arranged: Arrangement) -> None:
        """Paint what lies over the lamps, too."""
        view, parts = arranged.view, arranged.regions
        if view.cover and view.hand_of is not None:
            paint_cover(surface, view.hand_of[0], view.cover, parts)
        if not view.pad:
            paint_below(surface, view.buttons, parts)
        if self._pointed.rail is not None:
            paint_light(surface, self._pointed.rail, parts.letters)
        if self._pointed.action is not None:
            paint_pointed(surface, view.buttons, parts, self._pointed.action, pressed=self._pointed.pressed)
        if view.spotlight is not None:
            paint_spotlight(surface, arranged, view.spotlight)

    def _moved_in_hand(self, arranged: Arrangement, now: int, held: Held | None) -> dict[int, Point]:
        moved: dict[int, Point] = {}
        for index, glide in self._animations.hand.items():
            if not glide.over(now):
                pose = glide.at(now)
                moved[index] = (pose.x, pose.y)
        if _shaking(arranged.view, now):
            aside = motion.shake(now, arranged.view.refused_at, arranged.regions.scale)
            for index, tile in enumerate(arranged.view.hand):
                if tile.picked:
                    x, y = moved.get(index, (arranged.hand[index].x, arranged.hand[index].y))
                    moved[index] = (x + aside, y)
        if held is not None and held.tile < len(arranged.view.hand):
            moved[held.tile] = held.at
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
        opacity = round(255 * (1 - age / motion.FADE))
        # SDL blends a picture of opacity 255 by a path that takes ten times as long as any other.
        picture.set_alpha(opacity if opacity < 255 else None)
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
    reach = round(1.25 * arranged.layout.measures.hub_radius)
    x, y = arranged.layout.center
    return pygame.Rect(round(x) - reach, round(y) - reach, 2 * reach, 2 * reach)


PICTURE_SIZE = (1280, 800)


def picture(view: TableView, size: tuple[int, int] = PICTURE_SIZE, now: int = 0) -> pygame.Surface:
    """The view at rest, with every lit lamp at the height of its rhythm."""
    surface = pygame.Surface(size)
    Painter().paint(surface, replace(view, less_motion=True), now)
    return surface


def save_picture(view: TableView, path: Path, size: tuple[int, int] = PICTURE_SIZE, now: int = 0) -> None:
    """Write the picture of a view to `path`, without the lowest part where no hand and no button lies there.

    The folder of `path` must exist. Raises OSError when the picture cannot be written.
    """
    painted = picture(view, size, now)
    if not (view.hand or view.buttons or view.pad):
        painted = painted.subsurface((0, 0, size[0], regions(*size, text=view.text).hand.top))
    with path.open("wb") as file:
        pygame.image.save(painted, file, path.name)
