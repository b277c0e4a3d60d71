"""Where every train lies: deterministic, without overlap, tiles as long as the table allows.

Each train owns a yard of whole rows beside its slot of the hub (`yards`), its tiles run through the rows
(`flow`), and its track follows them (`tracks`). Here the longest tile length is chosen that fits both sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from roundhouse.window.measures import TRAIN_LENGTHS, Box, Measures, Place, side_of
from roundhouse.window.tracks import MARKER_FROM_START, Point, sign_point, track
from roundhouse.window.train_flow import Flow, Shape
from roundhouse.window.train_names import name_room
from roundhouse.window.yards import Yard, fit_side, order_on_side

LONGEST = 64  # px at 1280 x 800
SHORTEST = 40  # below this, tiles go into tunnels instead


@dataclass(frozen=True, slots=True)
class TrainPlace:
    """One train on the table: places for its tiles (None for a tile in the tunnel), signs and ends.

    The tracks end at the outer plate, at the outer landing place, or where the first tile would begin.
    """

    side: int
    tiles: tuple[Place | None, ...]
    plates: tuple[Place, ...]
    landings: tuple[Place, ...]
    tunnel: Place | None
    hidden: int
    badge: Point
    marker: Point
    name: Box
    sign_zone: Box
    lane: tuple[Box, ...]
    to_sign: tuple[Point, ...]
    to_plate: tuple[Point, ...]
    to_landing: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table, in the order in which the trains were given."""

    measures: Measures
    trains: tuple[TrainPlace, ...]

    @property
    def center(self) -> Point:
        """The middle of the hub."""
        return self.measures.width / 2, self.measures.height / 2


def lay_out(width: float, height: float, scale: float, shapes: Sequence[Shape], longest: float | None = None) -> Layout:
    """Lay the trains out on a table of this size.

    `scale` is the scale of the screen (1 at 1280 x 800); `longest` bounds the tile length, so that tiles do
    not grow again within a round. Tiles shorter than the floor appear only where tunnels do not help.
    Raises ValueError when the table is too small for the trains.
    """
    bound = min(longest or LONGEST * scale, LONGEST * scale)
    floor = SHORTEST * scale
    usable = [length for length in TRAIN_LENGTHS if length <= bound + 1e-6]
    tries = [(length, False) for length in usable if length >= floor - 1e-6]
    shortest = tries[-1][0] if tries else (usable[0] if usable else TRAIN_LENGTHS[-1])
    tries.append((shortest, True))
    tries += [(length, True) for length in usable if length < shortest]
    for length, tunnels in tries:
        measures = Measures(width, height, scale, length)
        found = _fit(shapes, measures, tunnels)
        if found is not None:
            return Layout(measures, found)
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
    return None if fitted is None else tuple(_train_place(yard, found, measures) for yard, found in fitted)


def _train_place(yard: Yard, found: Flow, measures: Measures) -> TrainPlace:
    center, scale = measures.width / 2, measures.scale
    y = yard.rows[0].y
    near, far = (center + yard.side * distance for distance in (yard.start, yard.rows[0].inner - measures.sign_gap))
    zone = (min(near, far), y - 14 * scale, max(near, far), y + 14 * scale)
    return TrainPlace(
        side=yard.side,
        tiles=found.tiles,
        plates=found.plates,
        landings=found.landings,
        tunnel=found.tunnel,
        hidden=found.hidden,
        badge=sign_point(yard, measures),
        marker=sign_point(yard, measures, MARKER_FROM_START),
        name=name_room(zone, yard.side, _first(found), measures),
        sign_zone=zone,
        lane=_lane(yard, measures),
        to_sign=track(yard, measures, None),
        to_plate=track(yard, measures, found.plates[-1]),
        to_landing=track(yard, measures, _entrance(found.landings[-1])),
    )


def _first(found: Flow) -> tuple[Place | None, ...]:
    """What lies beyond the sign, from the hub outwards."""
    grows_inwards = len(found.landings) == 2
    return (found.landings[0], *found.tiles) if grows_inwards or not found.tiles else found.tiles


def _entrance(place: Place) -> Place:
    """The point where a train enters a place."""
    return Place(place.x - place.heading * place.width / 2, place.y, 0, 0, place.heading, place.row)


def _lane(yard: Yard, measures: Measures) -> tuple[Box, ...]:
    """The strip of the train as boxes from top to bottom, one for each row or for several that begin alike."""
    center = measures.width / 2
    outer = center + yard.side * (center - 6 * measures.scale)
    half = measures.pitch / 2
    boxes: list[Box] = []
    for index, row in sorted(enumerate(yard.rows), key=lambda pair: pair[1].y):
        start = yard.start if index == 0 else row.inner - measures.bend
        inner = center + yard.side * (start - 5 * measures.scale)
        left, right = min(inner, outer), max(inner, outer)
        if boxes and abs(boxes[-1][0] - left) < 0.5 and abs(boxes[-1][2] - right) < 0.5:
            boxes[-1] = (left, boxes[-1][1], right, row.y + half)
        else:
            boxes.append((left, row.y - half, right, row.y + half))
    return tuple(boxes)
