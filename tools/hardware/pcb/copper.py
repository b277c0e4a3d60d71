"""Checks a board without KiCad for what KiCad does not know: circuit, currents, the case's places, readable print.

Gaps, open nets, and whether the schematic has the same parts and nets are for KiCad's own rules.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from tools.hardware.pcb.board_file import BoardFile, Track
from tools.hardware.pcb.wanted import Wanted

ROUNDING = 0.005  # mm: KiCad and this module round differently
LIBRARY = "Roundhouse"  # the projects' own
SHIFT = 0.02  # mm: how far a part may lie from where the case needs it


def faults(board: BoardFile, wanted: Wanted) -> list[str]:
    """One sentence for each way in which the board breaks the circuit, the case or the rules."""
    return [
        *_wiring(board, wanted),
        *_places(board, wanted),
        *_narrow(board, wanted),
        *(
            f"The print “{text.words}” is {text.size:g} mm high; the fab prints no less than {wanted.limits.print:g}."
            for text in board.texts
            if text.size < wanted.limits.print
        ),
    ]


def _wiring(board: BoardFile, wanted: Wanted) -> Iterable[str]:
    there = {reference: part for reference, part in board.footprints.items() if not part.on_board_only}
    for reference in sorted(wanted.parts.keys() ^ there.keys()):
        where = "on the board, but not in" if reference in there else "not on the board, but in"
        yield f"{reference} is {where} the circuit."
    for reference, part in wanted.parts.items():
        if reference not in there:
            continue
        library, _, name = there[reference].name.partition(":")
        value = there[reference].value
        if library != LIBRARY:
            yield f"{reference} has the footprint {there[reference].name}, which {LIBRARY}.pretty does not have."
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


def _places(board: BoardFile, wanted: Wanted) -> Iterable[str]:
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


def _narrow(board: BoardFile, wanted: Wanted) -> Iterable[str]:
    rules = wanted.limits
    for track in board.tracks:
        if track.width < rules.track - ROUNDING:
            yield f"A track of {track.net} is {track.width:g} mm wide; the fab makes no less than {rules.track:g}."
        needed = rules.widths.get(track.net, rules.track)
        if track.width < needed - ROUNDING and not _neck(board, track):
            yield f"A track of {track.net} is {track.width:g} mm wide, but its current needs {needed:g}."
    for via in board.vias:
        if via.size < rules.via - ROUNDING or via.drill < rules.via_drill - ROUNDING:
            yield f"A via of {via.net} is smaller than the fab makes."


def _neck(board: BoardFile, track: Track) -> bool:
    """Whether a track is inside a pad of its net or leads from one to its via: then it may be as narrow as the pad."""
    return any(
        pad.net == track.net and pad.covers(end) and math.dist(track.start, track.end) < 4 * max(pad.half)
        for pad in board.pads
        for end in (track.start, track.end)
    )
