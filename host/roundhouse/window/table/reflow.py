"""The table on its way from one layout to another: areas move, and each tile runs along its own track.

A tile that goes from one row to the next follows the bend between them, as a car of a train does. So no tile ever
leaves its track, whichever layouts follow each other, and however soon.
"""

from __future__ import annotations

import itertools
import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from roundhouse.layout.measures import Bounds, Measures, OrientedBox, Point
from roundhouse.layout.table import Layout, TrainPlace
from roundhouse.layout.tracks import turn
from roundhouse.layout.train_areas import TrainArea
from roundhouse.layout.train_flow import Shape, TrackRow, flow
from roundhouse.presenters.views import TileView, TrainView
from roundhouse.window.table.motion import REFLOW, ease_in_out
from roundhouse_hub.ticks import ticks_diff

STILL, THERE = 0.5, 1e-4
"""px: where everything moves less, nothing moves; and a train that is so near is drawn as it stands at rest."""
AXLES = 0.2
"""The distance before and behind its middle at which a tile runs on its track, in tile lengths: so it turns gently into
a bend."""
ASKEW = 8
"""Degrees: a tile less askew is drawn straight, for at rest a double at the end of a row reaches into its bend."""


class TrackLine:
    """The middle line of a train's track through all rows of its area, by its length from the hub."""

    def __init__(self, lead: Sequence[Point], area: TrainArea, measures: Measures) -> None:
        points = list(lead)
        self._rows = [len(points) - 1]
        for index in range(len(area.rows) - 1):
            points += turn(area, measures, index)
            self._rows.append(len(points) - 1)
        self._side = area.side
        self._points = points
        self._sign = self._rows[0]
        self._lengths = [0.0, *itertools.accumulate(math.dist(*pair) for pair in itertools.pairwise(points))]

    @property
    def sign(self) -> float:
        """The length to the badge."""
        return self._lengths[self._sign]

    def along(self, place: OrientedBox) -> float:
        """The length to the middle of a place in one of the rows."""
        index = self._rows[place.row]
        return self._lengths[index] + self._heading(place.row) * (place.x - self._points[index][0])

    def at(self, length: float) -> Point:
        """The point at this length."""
        index = bisect_right(self._lengths, length)
        if index == len(self._points):  # on the straight that ends the line
            x, y = self._points[-1]
            return x + self._heading(len(self._rows) - 1) * (length - self._lengths[-1]), y
        index = max(index, 1)
        (ax, ay), (bx, by) = self._points[index - 1 : index + 1]
        share = (length - self._lengths[index - 1]) / (self._lengths[index] - self._lengths[index - 1])
        return ax + (bx - ax) * share, ay + (by - ay) * share

    def until(self, length: float) -> tuple[Point, ...]:
        """The line from the hub to this length."""
        return (*self._points[: bisect_right(self._lengths, length - 0.01)], self.at(length))

    def _heading(self, row: int) -> int:
        return self._side if row % 2 == 0 else -self._side


@dataclass(frozen=True, slots=True)
class TrainPose:
    """A train at one moment, and how far along its track everything is, px. A tile in the tunnel is where that is."""

    place: TrainPlace
    tiles: tuple[float, ...]
    plates: tuple[float, ...]
    landings: tuple[float, ...]
    tunnel: float | None


@dataclass(frozen=True, slots=True)
class TablePose:
    """The table at one moment."""

    layout: Layout
    trains: tuple[TrainPose, ...]


def at_rest(layout: Layout) -> TablePose:
    """A layout in which nothing moves."""
    return TablePose(layout, tuple(_resting(train, layout.measures) for train in layout.trains))


def _resting(train: TrainPlace, measures: Measures) -> TrainPose:
    line = TrackLine(train.lead, train.area, measures)
    tunnel = None if train.tunnel is None else line.along(train.tunnel)
    return TrainPose(
        train,
        tuple((tunnel or 0.0) if place is None else line.along(place) for place in train.tiles),
        tuple(line.along(place) for place in train.plates),
        tuple(line.along(place) for place in train.landings),
        tunnel,
    )


@dataclass(frozen=True, slots=True)
class Reflow:
    """The way from one standing to another; times in ms. Before its beginning the table stands as at its start."""

    start: TablePose
    end: TablePose
    begins: int

    def begun(self, now: int) -> bool:
        """Whether anything has moved."""
        return ticks_diff(now, self.begins) > 0

    def finished(self, now: int) -> bool:
        return ticks_diff(now, self.begins) >= REFLOW

    def at(self, now: int) -> TablePose:
        """The standing at this moment."""
        share = ease_in_out(min(1.0, max(0.0, ticks_diff(now, self.begins) / REFLOW)))
        if share in (0.0, 1.0):
            return self.end if share else self.start
        measures = replace(
            self.end.layout.measures,
            length=_mix(self.start.layout.measures.length, self.end.layout.measures.length, share),
        )
        trains = tuple(
            _between(a, b, (self.start.layout.measures, self.end.layout.measures, measures), share)
            for a, b in zip(self.start.trains, self.end.trains, strict=True)
        )
        return TablePose(Layout(measures, tuple(train.place for train in trains)), trains)


def reflow(
    shown: TablePose, before: Sequence[TrainView], after: Sequence[TrainView], layout: Layout, begins: int
) -> Reflow | None:
    """The way of the table from what is `shown` of the trains `before` to the layout of the trains `after`.

    Tiles that have come start where they are laid, and the others where they are. None if everything stays in place.
    """
    end, same_size = at_rest(layout), shown.layout.measures == layout.measures
    trains = []
    for number, (train, stand) in enumerate(zip(after, end.trains, strict=True)):
        old = shown.trains[number] if number < len(before) else None
        if old is None or before[number].seat != train.seat or old.place.side != stand.place.side:
            trains.append(stand)
        else:
            moved = _after_tile_added(old, stand, before[number], train, shown.layout.measures)
            trains.append(stand if same_size and _alike(moved, stand, THERE) else moved)
    if same_size and all(_alike(one, other, STILL) for one, other in zip(trains, end.trains, strict=True)):
        return None
    start = TablePose(Layout(shown.layout.measures, tuple(train.place for train in trains)), tuple(trains))
    return Reflow(start, end, begins)


def _after_tile_added(
    old: TrainPose, end: TrainPose, before: TrainView, after: TrainView, measures: Measures
) -> TrainPose:
    """A train that has changed, in the area in which it stands."""
    stood = {_identity(tile, index): index for index, tile in enumerate(before.tiles)}
    was = [stood.get(_identity(tile, index)) for index, tile in enumerate(after.tiles)]
    area, cross = old.place.area, tuple(tile.crosswise for tile in after.tiles)
    line = TrackLine(old.place.lead, area, measures)
    shape = Shape(area.slot, cross, after.grows_inwards)
    found = flow(shape, area.rows, measures, measures.width / 2, area.side, old.place.hidden)
    lengths = [end.tiles[index] if same is None else old.tiles[same] for index, same in enumerate(was)]
    either = [
        there if same is None else old.place.tiles[same] for same, there in zip(was, end.place.tiles, strict=True)
    ]

    def apart(index: int) -> float:
        return measures.gap + (measures.along(cross[index]) + measures.along(cross[index + 1])) / 2

    known = next((index for index, same in enumerate(was) if same is not None), 0) if after.grows_inwards else 0
    for index in reversed(range(known)):
        lengths[index] = max(line.sign, lengths[index + 1] - apart(index))
    for index in range(known, len(was)):
        if was[index] is None:
            laid = line.along(place) if found is not None and (place := found.tiles[index]) is not None else 0.0
            least = lengths[index - 1] + apart(index - 1) if index else line.sign
            lengths[index] = max(laid, least)
    ends = (old.plates, old.landings) if len(old.plates) == len(end.plates) else (end.plates, end.landings)
    if None in was:  # the plates stand at the tiles that have come
        reach = [side * (measures.along(cross[at]) / 2 + measures.gap) for side, at in ((-1, 0), (1, -1))]
        edges = [(lengths[0], reach[0], -1), (lengths[-1], reach[1], 1)][-len(end.plates) :]
        ends = (
            tuple(at + beyond + side * measures.plate_room / 2 for at, beyond, side in edges),
            tuple(at + beyond + side * measures.length / 2 for at, beyond, side in edges),
        )
    shown = [place is not None for place in either]
    return _pose_along(old.place, line, measures, cross, shown, (tuple(lengths), *ends, old.tunnel))


def _identity(tile: TileView, index: int) -> object:
    """The identity of a tile from one layout to the next; tiles face down are known by their place."""
    return tile.key if tile.key is not None else index


def _between(a: TrainPose, b: TrainPose, measures: tuple[Measures, Measures, Measures], share: float) -> TrainPose:
    """A train on its way, at this share of it; `measures` are those of the start, of the end and of now."""
    if a is b:
        return b
    rows = max(len(a.place.area.rows), len(b.place.area.rows))
    first = _rows(a.place.area, rows, b.place.area, measures[0])
    second = _rows(b.place.area, rows, a.place.area, measures[1])
    area = replace(
        b.place.area,
        start=_mix(a.place.area.start, b.place.area.start, share),
        rows=tuple(_mixed_row(x, y, share) for x, y in zip(first, second, strict=True)),
    )
    place = replace(
        b.place,
        area=area,
        lead=_mixed_line(a.place.lead, b.place.lead, share),
        badge=_mixed_point(a.place.badge, b.place.badge, share),
        marker=_mixed_point(a.place.marker, b.place.marker, share),
        name=_mixed_box(a.place.name, b.place.name, share),
        sign_zone=_mixed_box(a.place.sign_zone, b.place.sign_zone, share),
        tunnel=b.place.tunnel or a.place.tunnel,
        hidden=b.place.hidden or a.place.hidden,
    )
    line = TrackLine(place.lead, area, measures[2])
    either = [x or y for x, y in zip(a.place.tiles, b.place.tiles, strict=True)]
    cross = [each is not None and each.height > each.width for each in either]
    tunnel = a.tunnel if b.tunnel is None else b.tunnel if a.tunnel is None else _mix(a.tunnel, b.tunnel, share)
    lengths = (
        tuple(_mix(x, y, share) for x, y in zip(a.tiles, b.tiles, strict=True)),
        tuple(_mix(x, y, share) for x, y in zip(a.plates, b.plates, strict=True)),
        tuple(_mix(x, y, share) for x, y in zip(a.landings, b.landings, strict=True)),
        tunnel,
    )
    return _pose_along(place, line, measures[2], cross, [each is not None for each in either], lengths)


AllLengths = tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...], float | None]


def _pose_along(
    place: TrainPlace,
    line: TrackLine,
    measures: Measures,
    cross: Sequence[bool],
    shown: Sequence[bool],
    lengths: AllLengths,
) -> TrainPose:
    """The train with everything on its track at these lengths: tiles, plates, landing places, tunnel."""
    tiles, plates, landings, tunnel = lengths
    length, half, room = measures.length, measures.tile_width, measures.plate_room
    axles = AXLES * length
    along_tunnel = place.tunnel and tunnel is not None
    return TrainPose(
        replace(
            place,
            tiles=tuple(
                _box_on_line(line, at, *((half, length) if crosswise else (length, half)), axles) if there else None
                for at, crosswise, there in zip(tiles, cross, shown, strict=True)
            ),
            plates=tuple(_box_on_line(line, at, room, room, axles) for at in plates),
            landings=tuple(_box_on_line(line, at, length, half, axles) for at in landings),
            tunnel=_box_on_line(line, tunnel, 1.5 * length, 0.9 * length, axles)
            if along_tunnel and tunnel is not None
            else None,
            to_plate=line.until(plates[-1]),
            to_landing=line.until(landings[-1] - length / 2),
            to_sign=line.until(line.sign + place.area.rows[0].inner - abs(place.badge[0] - measures.width / 2)),
        ),
        tiles,
        plates,
        landings,
        tunnel,
    )


def _box_on_line(line: TrackLine, length: float, width: float, height: float, axles: float) -> OrientedBox:
    """A place on the track, turned as the track is there, but never upside down."""
    (ax, ay), (bx, by) = line.at(length - axles), line.at(length + axles)
    direction = math.degrees(math.atan2(by - ay, bx - ax))
    heading = 1 if abs(direction) <= 90 else -1
    turned = direction if heading > 0 else direction - math.copysign(180, direction)
    return OrientedBox(*line.at(length), width, height, heading, turned=turned if abs(turned) > ASKEW else 0.0)


def _rows(area: TrainArea, count: int, like: TrainArea, measures: Measures) -> list[TrackRow]:
    """The rows of an area, and below or above them as many as the larger area has more."""
    rows = list(area.rows)
    down = like.rows[-1].y > like.rows[0].y
    while len(rows) < count:
        last, model = rows[-1], like.rows[len(rows)]
        rows.append(TrackRow(last.y + (measures.pitch if down else -measures.pitch), model.inner, last.outer))
    return rows


def _mix(one: float, other: float, share: float) -> float:
    return one + (other - one) * share


def _mixed_row(one: TrackRow, other: TrackRow, share: float) -> TrackRow:
    return TrackRow(
        _mix(one.y, other.y, share), _mix(one.inner, other.inner, share), _mix(one.outer, other.outer, share)
    )


def _mixed_point(one: Point, other: Point, share: float) -> Point:
    return _mix(one[0], other[0], share), _mix(one[1], other[1], share)


def _mixed_box(one: Bounds, other: Bounds, share: float) -> Bounds:
    return (
        _mix(one[0], other[0], share),
        _mix(one[1], other[1], share),
        _mix(one[2], other[2], share),
        _mix(one[3], other[3], share),
    )


def _mixed_line(one: Sequence[Point], other: Sequence[Point], share: float) -> tuple[Point, ...]:
    """Between two lines of the same number of points."""
    return tuple(_mixed_point(a, b, share) for a, b in zip(one, other, strict=True))


def _alike(one: TrainPose, other: TrainPose, within: float) -> bool:
    """Whether nothing of a train is further away than `within` px in another standing of the same measures."""
    lengths = zip(one.tiles + one.plates, other.tiles + other.plates, strict=True)
    return one.place.area.rows == other.place.area.rows and all(abs(x - y) < within for x, y in lengths)
