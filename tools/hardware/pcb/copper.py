"""Checks a board without KiCad: parts, nets, connections, widths, clearances, places that the case needs, small print.

This check runs everywhere. It compares the pads' nets with the circuit, and follows each net from pad to pad through
tracks, vias and pours.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable

from tools.hardware.pcb.board_file import Board, Pour
from tools.hardware.pcb.shapes import (
    BOTH,
    Pad,
    Point,
    Track,
    Via,
    between_segments,
    pad_to_pad,
    pad_to_point,
    pad_to_segment,
    to_segment,
)
from tools.hardware.pcb.wanted import Wanted

TOUCH = 0.001  # mm: pieces closer than this are connected
SLACK = 0.005  # mm: KiCad and this module round differently
SHIFT = 0.02  # mm: how far a part may lie from where the case needs it

Piece = Pad | Track | Via


def faults(board: Board, wanted: Wanted) -> list[str]:
    """One sentence for each way in which the board breaks the circuit, the case or the rules."""
    return [
        *_wiring(board, wanted),
        *_places(board, wanted),
        *open_nets(board),
        *_narrow(board, wanted),
        *_close(board, wanted.limits.clearance),
        *(
            f"The print “{text.words}” is {text.size:g} mm high; the fab prints no less than {wanted.limits.print:g}."
            for text in board.texts
            if text.size < wanted.limits.print
        ),
    ]


def _wiring(board: Board, wanted: Wanted) -> Iterable[str]:
    there = {reference: part for reference, part in board.footprints.items() if not part.on_board_only}
    for reference in sorted(wanted.parts.keys() ^ there.keys()):
        where = "on the board, but not in" if reference in there else "not on the board, but in"
        yield f"{reference} is {where} the circuit."
    for reference, part in wanted.parts.items():
        if reference not in there:
            continue
        name, value = there[reference].name.partition(":")[2], there[reference].value
        if not name.startswith(part.footprint):
            yield f"{reference} has the footprint {name}; {part.part.name} needs {part.footprint}."
        if value != part.value:
            yield f"{reference} has the value {value} on the board; hardware/parts.toml says {part.value}."
    for pad in board.pads:
        if pad.owner not in wanted.parts:
            continue
        net = wanted.parts[pad.owner].pins.get(pad.number, f"alone {pad.name}")
        if pad.net != net:
            yield f"{pad.name} is connected to {pad.net}, but the circuit connects it to {net}."
    for reference, part in wanted.parts.items():
        numbers = {pad.number for pad in board.pads if pad.owner == reference}
        for number in sorted(part.pins.keys() - numbers):
            yield f"{reference}.{number} has a net in the circuit, but no pad on the board."


def _places(board: Board, wanted: Wanted) -> Iterable[str]:
    """The size, the holes and the places that the case is made for."""
    if math.dist(board.size, wanted.size) > SHIFT:
        across, down = board.size
        yield f"The board is {across:g} x {down:g} mm; the case is made for {wanted.size[0]:g} x {wanted.size[1]:g}."
    for x, y, diameter in wanted.holes:
        if not any(math.dist((x, y, diameter), hole) < SHIFT for hole in board.holes):
            yield f"The board has no hole of {diameter:g} mm at {x:g}, {y:g}, where the case has a screw."
    for reference, (x, y) in wanted.fixed.items():
        if reference in board.footprints and math.dist(board.footprints[reference].at, (x, y)) > SHIFT:
            at = board.footprints[reference].at
            yield f"{reference} is at {at[0]:g}, {at[1]:g} on the board; the case needs it at {x:g}, {y:g}."


def open_nets(board: Board, nets: set[str] | None = None) -> Iterable[str]:
    """One sentence for each pad that no copper connects to the first pad of its net; of all nets, or of these."""
    for net in sorted(nets or {pad.net for pad in board.pads}):
        everything: list[Piece | Pour] = [*board.pads, *board.tracks, *board.vias, *board.pours]
        pieces = [item for item in everything if item.net == net]
        group = list(range(len(pieces)))

        def root(i: int, group: list[int] = group) -> int:
            while group[i] != i:
                i = group[i]
            return i

        for a, b in itertools.combinations(range(len(pieces)), 2):
            if root(a) != root(b) and _touch(pieces[a], pieces[b]):
                group[root(b)] = root(a)
        pads = [i for i, piece in enumerate(pieces) if isinstance(piece, Pad)]
        for i in pads[1:]:
            if root(i) != root(pads[0]):
                first, other = pieces[pads[0]], pieces[i]
                assert isinstance(first, Pad) and isinstance(other, Pad)
                yield f"{net} is open between {first.name} and {other.name}."


def _touch(a: Piece | Pour, b: Piece | Pour) -> bool:
    if not set(_layers(a)) & set(_layers(b)):
        return False
    if isinstance(a, Pour) or isinstance(b, Pour):
        pour, other = (a, b) if isinstance(a, Pour) else (b, a)
        assert isinstance(pour, Pour)
        return not isinstance(other, Pour) and _in_pour(pour, other)
    return _apart(a, b) < TOUCH


def _layers(item: Piece | Pour) -> tuple[int, ...]:
    if isinstance(item, Pad):
        return item.layers
    return BOTH if isinstance(item, Via) else (item.layer,)


def _in_pour(pour: Pour, item: Piece) -> bool:
    """Whether an island touches a piece: it contains the piece's middle, or the piece contains one of its corners."""
    if isinstance(item, Track):
        return _inside(pour.outline, item.start) or _inside(pour.outline, item.end)
    if _inside(pour.outline, item.center):
        return True
    if isinstance(item, Pad):
        return any(pad_to_point(item, corner) == 0 for corner in pour.outline)
    return any(math.dist(item.center, corner) < item.size / 2 for corner in pour.outline)


def _inside(outline: tuple[Point, ...], point: Point) -> bool:
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _apart(a: Piece, b: Piece) -> float:
    """The gap between two pieces of copper."""
    if isinstance(a, Pad) and isinstance(b, Pad):
        return pad_to_pad(a, b)
    if isinstance(a, Pad) or isinstance(b, Pad):
        pad, other = (a, b) if isinstance(a, Pad) else (b, a)
        assert isinstance(pad, Pad) and not isinstance(other, Pad)
        start, end, radius = _line(other)
        return max(0.0, pad_to_segment(pad, start, end) - radius)
    (start, end, radius), (other_start, other_end, other_radius) = _line(a), _line(b)
    return max(0.0, between_segments((start, end), (other_start, other_end)) - radius - other_radius)


def _line(item: Track | Via) -> tuple[Point, Point, float]:
    if isinstance(item, Via):
        return item.center, item.center, item.size / 2
    return item.start, item.end, item.width / 2


def _narrow(board: Board, wanted: Wanted) -> Iterable[str]:
    rules = wanted.limits
    for track in board.tracks:
        if track.width < rules.track - SLACK:
            yield f"A track of {track.net} is {track.width:g} mm wide; the fab makes no less than {rules.track:g}."
        needed = rules.widths.get(track.net, rules.track)
        if track.width < needed - SLACK and not _neck(board, track):
            yield f"A track of {track.net} is {track.width:g} mm wide, but its current needs {needed:g}."
    for via in board.vias:
        if via.size < rules.via - SLACK or via.drill < rules.via_drill - SLACK:
            yield f"A via of {via.net} is smaller than the fab makes."


def _neck(board: Board, track: Track) -> bool:
    """Whether a track is inside a pad of its net or leads from one to its via: then it may be as narrow as the pad."""
    return any(
        pad.net == track.net and pad_to_point(pad, end) == 0 and math.dist(track.start, track.end) < 4 * max(pad.half)
        for pad in board.pads
        for end in (track.start, track.end)
    )


def _close(board: Board, clearance: float) -> Iterable[str]:
    """Pieces of different nets that are too close. A grid of squares limits the comparison to neighbors."""
    square = 5.0
    cells: dict[tuple[int, int], list[Piece]] = {}
    everything: list[Piece] = [*board.pads, *board.tracks, *board.vias]
    for item in everything:
        for cell in _cells(item, square, clearance):
            cells.setdefault(cell, []).append(item)
    reported = set()
    for items in cells.values():
        for a, b in itertools.combinations(items, 2):
            if a.net == b.net or not set(_layers(a)) & set(_layers(b)):
                continue
            if _apart(a, b) < clearance - SLACK and (id(a), id(b)) not in reported:
                reported.add((id(a), id(b)))
                yield f"{a.net} and {b.net} are {_apart(a, b):.3f} mm apart; the rules require {clearance:g}."


def _cells(item: Piece, square: float, clearance: float) -> Iterable[tuple[int, int]]:
    if isinstance(item, Pad):
        start = end = item.center
        reach = max(item.half) + clearance
    else:
        start, end, radius = _line(item)
        reach = radius + clearance
    xs, ys = sorted((start[0], end[0])), sorted((start[1], end[1]))
    for column in range(int((xs[0] - reach) // square), int((xs[1] + reach) // square) + 1):
        for row in range(int((ys[0] - reach) // square), int((ys[1] + reach) // square) + 1):
            cell = ((column + 0.5) * square, (row + 0.5) * square)
            if to_segment(cell, start, end) < reach + square:
                yield column, row
