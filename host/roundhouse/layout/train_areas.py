"""Train areas: the strip of whole rows that each train of one side of the table owns, and how many rows it gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.indices import Slot
from roundhouse.layout.measures import Measures, slot_point
from roundhouse.layout.train_flow import Flow, Shape, TrackRow, flow


@dataclass(frozen=True, slots=True)
class TrainArea:
    """The rows of one train, in the order in which it fills them; `top` and `bottom` bound its strip."""

    side: int
    slot: Slot
    rows: tuple[TrackRow, ...]
    top: float
    bottom: float
    start: float  # distance of the first row's sign zone from the middle of the table
    beside: bool  # the first row lies beside the hub, not above or below it


def fit_side(
    shapes: Sequence[Shape], side: int, measures: Measures, *, tunnels: bool
) -> list[tuple[TrainArea, Flow]] | None:
    """Train areas and flows for the trains of one side, from top to bottom; None when this tile length is too long."""
    count = len(shapes)
    capacity = int((measures.height - 2 * measures.border - (count - 1) * measures.train_gap) // measures.pitch)
    if capacity < count:
        return None
    rows = [max(1, min(3, capacity // count))] * count
    signs = [shape.sign(measures, tunnel=tunnels) for shape in shapes]
    while True:
        areas = _place(shapes, signs, side, measures, rows)
        flows = [_flow(shape, area, measures) for shape, area in zip(shapes, areas, strict=True)]
        failed = [index for index, found in enumerate(flows) if found is None]
        if not failed:
            break
        if sum(rows) >= capacity:
            donor = _donor(shapes, signs, side, measures, rows, failed)
            if donor is None:
                break
            rows[donor] -= 1
        needy = max(failed, key=lambda index: (shapes[index].extent(measures) / rows[index], -index))
        rows[needy] += 1
    fitted = []
    for shape, area, found in zip(shapes, areas, flows, strict=True):
        shown = found or (_through_tunnel(shape, area, measures) if tunnels else None)
        if shown is None:
            return None
        fitted.append((area, shown))
    return fitted


def _flow(shape: Shape, area: TrainArea, measures: Measures, hidden: int = 0) -> Flow | None:
    return flow(shape, area.rows, measures, measures.width / 2, area.side, hidden)


def _through_tunnel(shape: Shape, area: TrainArea, measures: Measures) -> Flow | None:
    """The train with the fewest tiles hidden; one tile alone is never worth a tunnel longer than itself."""
    for hidden in range(2, len(shape.crosswise)):
        found = _flow(shape, area, measures, hidden)
        if found is not None:
            return found
    return None


def _donor(
    shapes: Sequence[Shape], signs: Sequence[float], side: int, measures: Measures, rows: list[int], failed: list[int]
) -> int | None:
    """The first area that still holds its train with one row less."""
    for index, shape in enumerate(shapes):
        if index in failed or rows[index] == 1:
            continue
        fewer = rows.copy()
        fewer[index] -= 1
        if _flow(shape, _place(shapes, signs, side, measures, fewer)[index], measures) is not None:
            return index
    return None


def _place(
    shapes: Sequence[Shape], signs: Sequence[float], side: int, measures: Measures, rows: list[int]
) -> list[TrainArea]:
    """The strips from top to bottom; the remaining height is shared above, between and below them."""
    count = len(shapes)
    used = sum(rows) * measures.pitch + (count - 1) * measures.train_gap
    slack = max(0.0, measures.height - 2 * measures.border - used)
    pad = slack / (count + 1) if count > 1 else slack / 2
    top = measures.border + pad
    areas = []
    for shape, sign, own in zip(shapes, signs, rows, strict=True):
        areas.append(_area(shape.slot, sign, side, measures, top, own))
        top += own * measures.pitch + measures.train_gap + pad
    return areas


def _area(slot: Slot, sign: float, side: int, measures: Measures, top: float, count: int) -> TrainArea:
    heights = [top + (index + 0.5) * measures.pitch for index in range(count)]
    bottom = top + count * measures.pitch
    from_center = (top + bottom) / 2 - measures.height / 2
    upper_half = slot_point(slot, 1)[1] < 0
    if from_center < -0.75 * measures.pitch:
        heights.reverse()  # above the hub: enter at the lowest row and grow up
    elif from_center <= 0.75 * measures.pitch and not upper_half:
        heights.reverse()  # beside the hub: enter at the row nearer to the slot's half
    starts = [_start(slot, y, measures) for y in heights]
    inner = [start + measures.bend for start in starts]
    inner[0] = starts[0] + sign
    for back in range(1, count - 1, 2):
        # Rows that a turn joins at their inner ends begin at one distance, or tiles would overshoot the turn.
        inner[back] = inner[back + 1] = max(inner[back], inner[back + 1])
    rows = tuple(TrackRow(y, near, measures.row_end) for y, near in zip(heights, inner, strict=True))
    return TrainArea(side, slot, rows, top, bottom, starts[0], _is_beside(heights[0], measures))


def _is_beside(y: float, measures: Measures) -> bool:
    """Whether a row at this height would run into the hub."""
    reach = measures.hub_radius + measures.pitch / 2 + 4 * measures.scale
    return abs(y - measures.height / 2) < reach


def _start(slot: Slot, y: float, measures: Measures) -> float:
    """The least distance from the middle at which a row at this height may begin."""
    scale = measures.scale
    if _is_beside(y, measures):
        return measures.hub_radius + 22 * scale
    own = 0.0 if slot == 12 else abs(slot_point(slot, measures.hub_radius)[0])
    return max(own, 10 * scale) + 10 * scale


def order_on_side(slot: Slot) -> int:
    """Sort the trains of one side from top to bottom; the hub's top vertex comes first.

    >>> sorted([12, 0, 5], key=order_on_side), sorted([6, 11], key=order_on_side)
    ([12, 0, 5], [11, 6])
    """
    return slot if slot < 6 else 11 - slot
