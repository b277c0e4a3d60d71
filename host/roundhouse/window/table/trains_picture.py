"""The trains on the table: signs, tiles with their states, tunnels, number plates and landing places."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from roundhouse.layout.measures import OrientedBox, Point
from roundhouse.layout.table import Layout, TrainPlace
from roundhouse.presenters.table.tile_pips import with_numbers
from roundhouse.presenters.views import Cloth, TableView, TargetView, TileView, TrainView
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, box_outline, dashes, faded, sprite, stroke
from roundhouse.window.drawing.icons import badge, marker, number_plate, warning_sign
from roundhouse.window.drawing.lettering import Anchor, size_of, write_line
from roundhouse.window.drawing.tile_faces import face, tile_ring
from roundhouse.window.drawing.train_names import CAPITALS, name_size
from roundhouse.window.table.drop_lanes import paint_lane, paint_moving_track, paint_siding, paint_track
from roundhouse.window.table.hub_picture import paint_direction, paint_hub
from roundhouse.window.table.motion import Pose, TileAnimation, TrainTile

MARKER = 30
"""The width of a marker, px at 1280 x 800."""


def paint_table(
    surface: pygame.Surface,
    view: TableView,
    layout: Layout,
    glow: float = 1,
    absent: Collection[TrainTile] = (),
    unmarked: Collection[int] = (),
    rest: Layout | None = None,
) -> None:
    """Everything that lies on the cloth, but the lamps' light. `glow` is how far the lanes have come up, 0 to 1; where
    the trains make room, `rest` is the layout that they move to; tiles that are `absent` and markers of trains that are
    `unmarked` are still under way."""
    paint_tracks(surface, view, layout, glow, rest)
    middle, scale = layout.center, layout.measures.hub_scale
    paint_hub(surface, middle, scale, view.engine, view.faces, view.set_high, view.tiles)
    if view.clockwise is not None:
        paint_direction(surface, middle, scale, clockwise=view.clockwise)
    paint_trains(surface, view, layout, absent, unmarked, rest)


def paint_tracks(surface: pygame.Surface, view: TableView, layout: Layout, glow: float, rest: Layout | None) -> None:
    """Lanes, sidings and tracks. `glow` is how far the lanes have come up, 0 to 1. Tracks on their way to the
    layout `rest` are drawn again in each frame, and so less smoothly."""
    length, scale, felt = layout.measures.length, layout.measures.scale, palette.CLOTHS[view.cloth]
    for index, fails in sorted({(target.train, target.fails) for target in view.targets}):
        paint_lane(surface, layout.trains[index].lane, scale, refused=fails, share=glow)
    if view.refused_train is not None:
        paint_lane(surface, layout.trains[view.refused_train].lane, scale, refused=True)
    trains = list(zip(view.trains, layout.trains, strict=True))
    moving = [rest is not None and place is not rest.trains[number] for number, place in enumerate(layout.trains)]
    for number, (train, place) in enumerate(trains):
        paint_siding(surface, place.area, layout.measures, train.seat, felt, moving=moving[number])
    for number, (train, place) in enumerate(trains):
        points = _track(view, number, train, place)
        if moving[number]:
            paint_moving_track(surface, points, train.seat, felt, length, scale)
        else:
            paint_track(surface, points, train.seat, felt, length, scale)


def _track(view: TableView, number: int, train: TrainView, place: TrainPlace) -> tuple[Point, ...]:
    """The track to draw: to the landing of a target, to the sign of a train with no tile or end, else to the plate."""
    last = len(train.ends) - 1
    if any(target.train == number and target.end == last for target in view.targets):
        return place.to_landing
    return place.to_sign if train.ends[last] is None and not train.tiles else place.to_plate


def paint_trains(
    surface: pygame.Surface,
    view: TableView,
    layout: Layout,
    absent: Collection[TrainTile] = (),
    unmarked: Collection[int] = (),
    rest: Layout | None = None,
) -> None:
    """Everything that stands on the tracks, without the tiles (`absent`) and the markers (of trains that are still
    `unmarked`) that are under way. Tiles that change their length are scaled from their length at `rest`."""
    scale = layout.measures.scale
    size = _Size((rest or layout).measures.length, layout.measures.length)
    ringed: list[tuple[TileView, OrientedBox]] = []
    for number, (train, place) in enumerate(zip(view.trains, layout.trains, strict=True)):
        _sign(surface, train, place, scale, view.text, marked=train.marker and number not in unmarked)
        for index, (tile, where) in enumerate(zip(train.tiles, place.tiles, strict=True)):
            if where is None or (number, index) in absent:
                continue
            size.stamp(surface, tile_sprite(tile, where.heading, view, size.rest), where)
            if tile.duty or tile.last_play:
                ringed.append((tile, where))
        if place.tunnel is not None:
            _tunnel(surface, place.tunnel, place.hidden, scale)
        _plates(surface, view, number, train, place, size)
    for tile, where in ringed:  # rings lie on the neighbors' edges
        _ring(surface, tile, where, size, scale)
    for target in view.targets:
        paint_landing(surface, target, view, layout)


@dataclass(frozen=True, slots=True)
class _Size:
    """The length at rest, for which tiles are drawn, and the length at this moment."""

    rest: float
    now: float

    def stamp(self, surface: pygame.Surface, picture: pygame.Surface, where: OrientedBox) -> None:
        """Draw a picture made for the length at rest at its place, scaled and turned as it is now."""
        share = self.now / self.rest
        if where.turned:
            picture = pygame.transform.rotozoom(picture, -where.turned, share)
        elif share != 1:
            picture = pygame.transform.smoothscale_by(picture, share)
        blit_centered(surface, picture, (where.x, where.y))


def paint_moved(
    surface: pygame.Surface, view: TableView, layout: Layout, moved: Mapping[TrainTile, TileAnimation], now: int
) -> None:
    """The tiles that are on their way to a place in a train, which may itself be moving."""
    rest = layout.measures.length
    for (number, index), glide in moved.items():
        where = layout.trains[number].tiles[index]
        if where is None:
            continue
        pose = glide.to(Pose(where.x, where.y, rest), now)
        picture = tile_sprite(view.trains[number].tiles[index], where.heading, view, 2 * round(rest / 2))
        size = _Size(2 * round(rest / 2), pose.length)
        size.stamp(surface, picture, replace(where, x=pose.x, y=pose.y, turned=-pose.angle))


def tile_sprite(tile: TileView, heading: int, view: TableView, length: float) -> pygame.Surface:
    """The face of a tile as it lies in a train that runs in this direction."""
    numbers = with_numbers(view.faces, length / 2, view.set_high)
    first, second = (tile.joined, tile.opened) if heading > 0 else (tile.opened, tile.joined)
    return face(first, second, 2 * round(length / 2), tile.crosswise, numbers, tiles=view.tiles)


def _sign(
    surface: pygame.Surface, train: TrainView, place: TrainPlace, scale: float, text: float, *, marked: bool
) -> None:
    blit_centered(surface, badge(train.seat, 12.5 * scale, train.sign), place.badge)
    if marked:
        blit_centered(surface, marker(round(MARKER * scale)), place.marker)
    left, _, right, bottom = place.name
    size = name_size(train.name, place.name, scale, text)
    anchor: Anchor = "left" if place.side > 0 else "right"
    at = left if place.side > 0 else right, bottom - CAPITALS * size / 2
    write_line(surface, train.name, at, "SemiBold", size, palette.SECONDARY, anchor=anchor, room=right - left)


def _plates(
    surface: pygame.Surface, view: TableView, number: int, train: TrainView, place: TrainPlace, size: _Size
) -> None:
    """A plate at each end that is not just now a landing place."""
    taken = {target.end for target in view.targets if target.train == number}
    for end, (half, where) in enumerate(zip(train.ends, place.plates, strict=True)):
        if half is not None and end not in taken:
            side = 2 * round(0.27 * size.rest)
            size.stamp(surface, number_plate(half, side, side, 0.4 * size.rest), replace(where, turned=0.0))


def paint_landing(
    surface: pygame.Surface, target: TargetView, view: TableView, layout: Layout, share: float = 0.62
) -> None:
    """The tile itself, faint or as far as `share` says, in a dashed box where it would lie."""
    where = layout.trains[target.train].landings[target.end]
    length, scale = layout.measures.length, layout.measures.scale
    width, height = (length / 2, length) if target.tile.crosswise else (length, length / 2)
    inner = view.trains[target.train].grows_inwards and target.end == 0
    against = where.heading if inner else -where.heading  # the side on which the train is
    x = where.x + against * (where.width - width) / 2
    picture = tile_sprite(target.tile, where.heading, view, length)
    blit_centered(surface, _landing_box(width, height, scale, view.cloth, target.fails), (x, where.y))
    blit_centered(surface, faded(picture, share) if share < 1 else picture, (x, where.y))


@lru_cache(maxsize=32)
def _landing_box(width: float, height: float, scale: float, cloth: Cloth, fails: bool) -> pygame.Surface:
    margin, color = 6 * scale, palette.CORAL if fails else palette.MINT

    def draw(surface: pygame.Surface, fine: float) -> None:
        w, h = surface.get_size()
        line = 3 * scale * fine
        edge = line / 2
        outline = box_outline((edge, edge, w - edge, h - edge), 8 * scale * fine)
        # Not glass: the end of the track must not show through the faint tile.
        background = palette.blend(palette.blend(palette.CLOTHS[cloth], color, 0.1), color, 0.25)
        pygame.draw.polygon(surface, background, outline)
        for dash in dashes(outline, 8 * scale * fine, 5 * scale * fine):
            stroke(surface, dash, line, color)

    return sprite(width + 2 * margin, height + 2 * margin, draw)


def _ring(surface: pygame.Surface, tile: TileView, where: OrientedBox, size: _Size, scale: float) -> None:
    color = palette.AMBER if tile.duty else palette.WHITE
    share = size.rest / size.now
    size.stamp(surface, tile_ring(where.width * share, where.height * share, scale, color), where)
    if tile.duty:
        side = 0.42 * size.rest
        below = replace(where, y=where.y + where.height / 2 + 0.28 * side / share, turned=0.0)
        size.stamp(surface, warning_sign(round(side)), below)


def _tunnel(surface: pygame.Surface, where: OrientedBox, hidden: int, scale: float) -> None:
    blit_centered(surface, _tunnel_body(where.width, where.height, scale), (where.x, where.y))
    size = size_of(14, scale)
    write_line(surface, f"+{hidden}", (where.x, where.y), "Bold", size, palette.TEXT, anchor="center")


@lru_cache(maxsize=16)
def _tunnel_body(width: float, height: float, scale: float) -> pygame.Surface:
    """A mound between two portals."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        area = surface.get_rect()
        pygame.draw.rect(surface, palette.LINE, area, border_radius=round(7 * scale * fine))
        inner = area.inflate(-2 * fine * scale, -2 * fine * scale)
        pygame.draw.rect(surface, palette.HUB_DARK, inner, border_radius=round(6 * scale * fine))
        for x in (area.left + 0.09 * area.width, area.right - 0.09 * area.width):
            portal = pygame.Rect(0, 0, round(0.13 * area.width), round(0.72 * area.height))
            portal.center = round(x), area.centery
            pygame.draw.ellipse(surface, palette.HUB_EDGE, portal)
            pygame.draw.ellipse(surface, palette.SOCKET, portal.inflate(-round(2 * fine), -round(2 * fine)))

    return sprite(width, height, draw)
