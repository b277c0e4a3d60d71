"""Lays out a wiring plan: columns of boxes, and channels between them in which each net has its own lane.

A net with pads in several channels runs around below all boxes. Lanes are ordered so that few wires cross.
"""

from __future__ import annotations

from dataclasses import dataclass, field

PITCH = 20  # from one pad to the next
HEAD = 26  # height of a box's title
LANE = 13
AROUND = 18  # from lane to lane below the boxes, with room for labels
MARGIN = 40
TOP = 150

Pad = tuple[str, str]


@dataclass(frozen=True)
class Room:
    """The width of a rail in a channel, with the labels of its wires, and that of the labels at the pads."""

    rail: int = 130
    label: int = 118


WIDE, TIGHT = Room(), Room(90, 100)


@dataclass
class Box:
    """One part or several together: a title, pads down the left side and down the right side.

    `extra` is the width that the labels of its pads need beyond the usual, where they are also at a rail.
    """

    title: str
    left: list[Pad | None]
    right: list[Pad | None]
    width: int = 150
    x: float = 0
    y: float = 0
    extra: int = 0

    @property
    def height(self) -> int:
        return HEAD + PITCH * max(len(self.left), len(self.right)) + 8

    def pads(self) -> list[tuple[Pad, bool, int]]:
        """Each pad, whether it is on the right, and its row."""
        sides = ((self.left, False), (self.right, True))
        return [(pad, right, row) for side, right in sides for row, pad in enumerate(side) if pad]


@dataclass
class Lane:
    """One net in one channel: x, top, bottom, and stubs (pad, x at the pad, y, whether the pad is to its right)."""

    net: str
    x: float = 0
    stubs: list[tuple[Pad, float, float, bool]] = field(default_factory=list)
    top: float = 0
    bottom: float = 0


@dataclass
class Sheet:
    """The finished layout. `around` lists the nets that run below the boxes: (net, y, left x, right x)."""

    boxes: list[Box]
    lanes: list[Lane]
    around: list[tuple[str, float, float, float]]
    width: float
    height: float


def lay_out(columns: list[list[Box]], net_of: dict[Pad, str], rails: tuple[str, ...], room: Room = WIDE) -> Sheet:
    """Lays out a plan. Channel 0 is left of the first column, channel n right of the last."""
    channels = _channels(columns, net_of)
    order = [_ordered(channel, rails) for channel in channels]
    x = float(MARGIN)
    lanes: list[Lane] = []
    for at, channel in enumerate(order):
        if channel:
            x += room.label + _extra(columns[at - 1], channel, rails, from_right=False) if at > 0 else MARGIN
            for group in _shared(channel, rails):
                across = room.rail if group[0].net in rails else LANE
                for lane in group:
                    lane.x = x + across / 2
                x += across
            x += room.label + _extra(columns[at], channel, rails, from_right=True) if at < len(columns) else MARGIN
        lanes += channel
        if at < len(columns):
            width = max(box.width for box in columns[at])
            for box in columns[at]:
                box.x, box.width = x, width
            x += width
    bottom = max(box.y + box.height for column in columns for box in column)
    around = _around(order, bottom)
    _set_stubs(columns, lanes)
    height = bottom + 40 + AROUND * (len(around) + 1)
    return Sheet([box for column in columns for box in column], lanes, around, x + MARGIN, height)


def _extra(column: list[Box], channel: list[Lane], rails: tuple[str, ...], *, from_right: bool) -> int:
    """The extra width that a channel needs for the pads of a column beside it."""
    at_rail = {stub[0] for lane in channel if lane.net in rails for stub in lane.stubs if stub[3] == from_right}
    return max((box.extra for box in column if at_rail & {pad for pad, *_ in box.pads()}), default=0)


def stack(columns: list[list[Box]], gaps: list[int]) -> None:
    """Gives each box its y. No two columns have pads at the same height, because their wires would meet."""
    heights = [sum(box.height + gap for box in column) for column, gap in zip(columns, gaps, strict=True)]
    for at, column in enumerate(columns):
        y = TOP + round((max(heights) - heights[at]) / 2 / PITCH) * PITCH
        for box in column:
            box.y = y + PITCH // 2 * (at % 2)
            y += -(-(box.height + gaps[at]) // PITCH) * PITCH


def pad_y(box: Box, row: int) -> float:
    """The y of a pad on the sheet."""
    return box.y + HEAD + PITCH * row + PITCH / 2


def _channels(columns: list[list[Box]], net_of: dict[Pad, str]) -> list[list[Lane]]:
    found: list[dict[str, Lane]] = [{} for _ in range(len(columns) + 1)]
    for at, column in enumerate(columns):
        for box in column:
            for pad, right, row in box.pads():
                net = net_of.get(pad)
                if net is None:
                    continue
                channel = found[at + 1 if right else at]
                lane = channel.setdefault(net, Lane(net))
                lane.stubs.append((pad, 0, pad_y(box, row), not right))
    everywhere: dict[str, int] = {}
    for channel in found:
        for net in channel:
            everywhere[net] = everywhere.get(net, 0) + 1
    for channel in found:
        for lane in channel.values():
            heights = [stub[2] for stub in lane.stubs]
            lane.top, lane.bottom = min(heights), max(heights)
            if everywhere[lane.net] > 1:
                lane.bottom = 1e6  # runs around, below everything
    return [list(channel.values()) for channel in found]


def _ordered(lanes: list[Lane], rails: tuple[str, ...]) -> list[Lane]:
    """Orders the lanes so that few wires cross: moves one at a time until no move helps."""
    lanes = sorted(lanes, key=lambda lane: (lane.net not in rails, lane.net))
    cost = {(a.net, b.net): _crossings(a, b) for a in lanes for b in lanes if a is not b}

    def total(order: list[Lane]) -> int:
        return sum(cost[a.net, b.net] for i, a in enumerate(order) for b in order[i + 1 :])

    best = total(lanes)
    better = True
    while better:
        better = False
        for lane in list(lanes):
            rest = [other for other in lanes if other is not lane]
            for at in range(len(lanes)):
                trial = [*rest[:at], lane, *rest[at:]]
                crossed = total(trial)
                if crossed < best:
                    lanes, best, better = trial, crossed, True
    return lanes


def _crossings(left: Lane, right: Lane) -> int:
    """The number of crossings when one lane is left of the other."""
    over = sum(left.top <= y <= left.bottom for _, _, y, from_right in right.stubs if not from_right)
    return over + sum(right.top <= y <= right.bottom for _, _, y, from_right in left.stubs if from_right)


def _shared(lanes: list[Lane], rails: tuple[str, ...]) -> list[list[Lane]]:
    """Lets neighboring lanes that do not overlap share one x."""
    groups: list[list[Lane]] = []
    for lane in lanes:
        apart = groups and all(
            other.net not in rails and (lane.top > other.bottom + PITCH / 2 or lane.bottom < other.top - PITCH / 2)
            for other in groups[-1]
        )
        if apart and lane.net not in rails:
            groups[-1].append(lane)
        else:
            groups.append([lane])
    return groups


def _around(order: list[list[Lane]], bottom: float) -> list[tuple[str, float, float, float]]:
    ways: dict[str, list[Lane]] = {}
    for channel in order:
        for lane in channel:
            if lane.bottom > bottom:
                ways.setdefault(lane.net, []).append(lane)
    found = []
    for at, (net, lanes) in enumerate(ways.items()):
        y = bottom + 40 + AROUND * at
        for lane in lanes:
            lane.bottom = y
        found.append((net, y, min(lane.x for lane in lanes), max(lane.x for lane in lanes)))
    return found


def _set_stubs(columns: list[list[Box]], lanes: list[Lane]) -> None:
    """Sets the start of each stub, once the boxes are in place."""
    edges = {
        (pad, right): box.x + (box.width if right else 0)
        for column in columns
        for box in column
        for pad, right, _ in box.pads()
    }
    for lane in lanes:
        lane.stubs = [(pad, edges[pad, not from_right], y, from_right) for pad, _, y, from_right in lane.stubs]
