"""The places of all trains: deterministic, without overlap, tiles as long as the table allows.

Each train owns an area of whole rows beside its slot of the hub (`train_areas`), its tiles run through the rows
(`flow`), and its track follows them (`tracks`). Here the longest tile length is chosen that fits both sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from roundhouse.layout.measures import (
    LEAST_LENGTH,
    LENGTH_STEP,
    Bounds,
    Measures,
    OrientedBox,
    Point,
    readable_lengths,
    side_of,
)
from roundhouse.layout.tracks import MARKER_FROM_START, approach, sign_point, track
from roundhouse.layout.train_areas import TrainArea, fit_side, order_on_side
from roundhouse.layout.train_flow import Flow, Shape
from roundhouse.layout.train_names import name_area

GROWTH_TILES = 2
"""The number of tiles by which every train can grow before the tiles of a newly laid table are too long."""
GROWS_BY = 2
"""The number of lengths by which the tiles must at least become longer, or they stay as they are."""


@dataclass(frozen=True, slots=True)
class TrainPlace:
    """One train on the table: places for its tiles (None for a tile in the tunnel), signs and ends.

    The tracks end at the outer plate, at the outer landing place, or where the first tile would begin; `lead` goes
    from the hub to the badge.
    """

    side: int
    area: TrainArea
    tiles: tuple[OrientedBox | None, ...]
    plates: tuple[OrientedBox, ...]
    landings: tuple[OrientedBox, ...]
    tunnel: OrientedBox | None
    hidden: int
    badge: Point
    marker: Point
    name: Bounds
    sign_zone: Bounds
    lane: tuple[Bounds, ...]
    to_sign: tuple[Point, ...]
    to_plate: tuple[Point, ...]
    to_landing: tuple[Point, ...]
    lead: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table, in the order in which the trains were given."""

    measures: Measures
    trains: tuple[TrainPlace, ...]

    @property
    def center(self) -> Point:
        return self.measures.width / 2, self.measures.height / 2


def lay_out(width: float, height: float, scale: float, shapes: Sequence[Shape], held: float | None = None) -> Layout:
    """Lay the trains out on a table of this size.

    `scale` is the scale of the screen (1 at 1280 x 800). `held` is the length that the tiles have now: they keep it
    as long as they fit and much longer ones do not. Where a length is chosen, every train could grow by SPARE tiles,
    so that one play seldom changes it again, except near the least length that can be read. Tiles too short to be
    read appear only where tunnels do not help.
    Raises ValueError when the table is too small for the trains.
    """

    def tried(length: float, trains: Sequence[Shape], *, tunnels: bool = False) -> Layout | None:
        measures = Measures(width, height, scale, length)
        found = _fit(trains, measures, tunnels)
        return None if found is None else Layout(measures, found)

    readable = readable_lengths(scale)
    grown = [replace(shape, crosswise=shape.crosswise + (False,) * GROWTH_TILES) for shape in shapes]
    if held in readable:
        at = readable.index(held)
        kept = tried(held, shapes)
        if kept is None:
            readable = readable[at + 1 :]
        elif at < GROWS_BY or tried(readable[at - GROWS_BY], grown) is None:
            return kept
    for trains, lengths in ((grown, readable[:-1]), (shapes, readable)):
        for length in lengths:
            found = tried(length, trains) and tried(length, shapes)
            if found:
                return found
    shortest = readable_lengths(scale)[-1]
    for length in range(round(shortest), LEAST_LENGTH - 1, -LENGTH_STEP):
        found = tried(length, shapes, tunnels=True)
        if found:
            return found
    raise ValueError(f"{len(shapes)} trains do not fit on a table of {width:.0f} x {height:.0f} px; enlarge the window")


def _fit(shapes: Sequence[Shape], measures: Measures, tunnels: bool) -> tuple[TrainPlace, ...] | None:
    places: dict[int, TrainPlace] = {}
    for side in (1, -1):
        own = [index for index, shape in enumerate(shapes) if side_of(shape.slot) == side]
        if not own:
            continue
        own.sort(key=lambda index: order_on_side(shapes[index].slot))
        placed = _fit_side(tuple(shapes[index] for index in own), side, measures, tunnels)
        if placed is None:
            return None
        places.update(zip(own, placed, strict=True))
    return tuple(places[index] for index in range(len(shapes)))


@lru_cache(maxsize=8)
def _fit_side(shapes: tuple[Shape, ...], side: int, measures: Measures, tunnels: bool) -> tuple[TrainPlace, ...] | None:
    """The trains of one side from top to bottom; kept, since a tile that is laid changes one of the two."""
    fitted = fit_side(shapes, side, measures, tunnels=tunnels)
    return None if fitted is None else tuple(_train_place(area, found, measures) for area, found in fitted)


def _train_place(area: TrainArea, found: Flow, measures: Measures) -> TrainPlace:
    center, scale = measures.width / 2, measures.scale
    y = area.rows[0].y
    near, far = (center + area.side * distance for distance in (area.start, area.rows[0].inner - measures.sign_gap))
    zone = (min(near, far), y - 14 * scale, max(near, far), y + 14 * scale)
    return TrainPlace(
        side=area.side,
        area=area,
        tiles=found.tiles,
        plates=found.plates,
        landings=found.landings,
        tunnel=found.tunnel,
        hidden=found.hidden,
        badge=sign_point(area, measures),
        marker=sign_point(area, measures, MARKER_FROM_START),
        name=name_area(zone, area.side, _first(found), measures),
        sign_zone=zone,
        lane=_lane(area, measures),
        to_sign=track(area, measures, None),
        to_plate=track(area, measures, found.plates[-1]),
        to_landing=track(area, measures, _entrance(found.landings[-1])),
        lead=tuple(approach(area, measures)),
    )


def _first(found: Flow) -> tuple[OrientedBox | None, ...]:
    """The tiles beyond the sign, from the hub outwards."""
    grows_inwards = len(found.landings) == 2
    return (found.landings[0], *found.tiles) if grows_inwards or not found.tiles else found.tiles


def _entrance(place: OrientedBox) -> OrientedBox:
    """The point where a train enters a place."""
    return OrientedBox(place.x - place.heading * place.width / 2, place.y, 0, 0, place.heading, place.row)


def _lane(area: TrainArea, measures: Measures) -> tuple[Bounds, ...]:
    """The strip of the train as boxes from top to bottom, one for each row or for several that begin alike."""
    center = measures.width / 2
    outer = center + area.side * (center - 6 * measures.scale)
    half = measures.pitch / 2
    boxes: list[Bounds] = []
    for index, row in sorted(enumerate(area.rows), key=lambda pair: pair[1].y):
        start = area.start if index == 0 else row.inner - measures.bend
        inner = center + area.side * (start - 5 * measures.scale)
        left, right = min(inner, outer), max(inner, outer)
        if boxes and abs(boxes[-1][0] - left) < 0.5 and abs(boxes[-1][2] - right) < 0.5:
            boxes[-1] = (left, boxes[-1][1], right, row.y + half)
        else:
            boxes.append((left, row.y - half, right, row.y + half))
    return tuple(boxes)
