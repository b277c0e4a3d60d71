"""The flow of one train: its tiles put into the rows of its area, running out, back, out again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from roundhouse.indices import Slot
from roundhouse.layout.measures import Measures, OrientedBox


@dataclass(frozen=True, slots=True)
class TrackRow:
    """A row at height `y`, between two distances from the middle of the table."""

    y: float
    inner: float
    outer: float


@dataclass(frozen=True, slots=True)
class Shape:
    """The facts about a train that the layout needs: which of its tiles lie crosswise, where it may grow, and how many
    px its name needs."""

    slot: Slot
    crosswise: tuple[bool, ...] = ()
    grows_inwards: bool = False
    name: float = 0.0

    def extent(self, measures: Measures) -> float:
        """The length of the train laid out in one line, with the place of the next tile."""
        across = sum(self.crosswise)
        along = len(self.crosswise) - across
        tiles = across * (measures.tile_width + measures.gap) + along * (measures.length + measures.gap)
        return tiles + measures.length * (2 if self.grows_inwards else 1)

    def sign(self, measures: Measures, *, tunnel: bool) -> float:
        """The part of the first row that is kept for the sign: more where the name would come above a crosswise tile,
        or above the `tunnel` that may follow the first tile."""
        flat = list(takewhile(lambda cross: not cross, self.crosswise[:1] if tunnel else self.crosswise))
        under = len(flat) + (self.grows_inwards or not self.crosswise)
        beyond = under * (measures.length + measures.gap) - measures.gap if under else -measures.sign_gap
        return max(measures.sign, self.name - beyond)


@dataclass(frozen=True, slots=True)
class Flow:
    """A train in its rows. Hidden tiles have no place; `plates` and `landings` follow the order of its ends."""

    tiles: tuple[OrientedBox | None, ...]
    plates: tuple[OrientedBox, ...]
    landings: tuple[OrientedBox, ...]
    tunnel: OrientedBox | None
    hidden: int


def flow(
    shape: Shape, rows: Sequence[TrackRow], measures: Measures, center: float, side: int, hidden: int = 0
) -> Flow | None:
    """Lay the train into the rows; None when it does not fit. `hidden` tiles after the first go into a tunnel."""
    if not hidden and shape.extent(measures) > sum(row.outer - row.inner + measures.gap + 0.01 for row in rows):
        return None
    line = _Line(rows, measures, center, side)
    head = None
    if shape.grows_inwards:
        head = line.take(measures.length, measures.tile_width)
        if head is None:
            return None
    tiles: list[OrientedBox | None] = []
    tunnel = None
    for index, cross in enumerate(shape.crosswise):
        if hidden and index == 1:
            tunnel = line.take(1.5 * measures.length, 0.9 * measures.length)
            if tunnel is None:
                return None
        if 1 <= index <= hidden:
            tiles.append(None)
            continue
        size = (measures.tile_width, measures.length) if cross else (measures.length, measures.tile_width)
        place = line.take(*size)
        if place is None:
            return None
        tiles.append(place)
    plate = line.peek(measures.plate_room)
    landing = line.take(measures.length, measures.tile_width)
    if landing is None:
        return None
    if plate is None:
        plate = _at_start(landing, measures.plate_room)
    if head is None:
        return Flow(tuple(tiles), (plate,), (landing,), tunnel, hidden)
    # The inner plate touches the first tile, which lies beyond the inner landing place.
    inner_plate = _at_end(head, measures.plate_room)
    return Flow(tuple(tiles), (inner_plate, plate), (head, landing), tunnel, hidden)


def _at_start(place: OrientedBox, width: float) -> OrientedBox:
    """A square where the train enters `place`."""
    x = place.x - place.heading * (place.width - width) / 2
    return OrientedBox(x, place.y, width, width, place.heading, place.row)


def _at_end(place: OrientedBox, width: float) -> OrientedBox:
    """A square where the train leaves `place`."""
    x = place.x + place.heading * (place.width - width) / 2
    return OrientedBox(x, place.y, width, width, place.heading, place.row)


class _Line:
    """The rows of an area as one line that is used up from the hub outwards."""

    def __init__(self, rows: Sequence[TrackRow], measures: Measures, center: float, side: int) -> None:
        self._rows = rows
        self._measures = measures
        self._center = center
        self._side = side
        self._row = 0
        self._used = 0.0

    def take(self, width: float, height: float) -> OrientedBox | None:
        """The next place of this size; starts a new row when this one is full."""
        while self._row < len(self._rows):
            row = self._rows[self._row]
            if self._used + width <= row.outer - row.inner + 0.01:
                place = self._place(width, height)
                self._used += width + self._measures.gap
                return place
            self._row += 1
            self._used = 0.0
        return None

    def peek(self, size: float) -> OrientedBox | None:
        """A square after the last tile in the same row, which may reach a little into the bend."""
        row = self._rows[self._row]
        if self._used + size > row.outer - row.inner + 0.6 * self._measures.bend:
            return None
        return self._place(size, size)

    def _place(self, width: float, height: float) -> OrientedBox:
        row = self._rows[self._row]
        outwards = self._row % 2 == 0
        middle = self._used + width / 2
        distance = row.inner + middle if outwards else row.outer - middle
        heading = self._side if outwards else -self._side
        return OrientedBox(self._center + self._side * distance, row.y, width, height, heading, self._row)
