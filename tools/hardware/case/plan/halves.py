"""The shell and the base in two halves each, for a bed of 180 mm: flaps with screws and pins, and dovetails.

Both are cut at y = 0, where the deck has a groove. Plain numbers; `split` makes the solids.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tools.hardware.case.plan.boxes import Box, boxes_overlap
from tools.hardware.case.plan.dimensions import PRINT, Dimensions

SMALL_BED = 180.0  # mm
TURN = 45.0  # degrees: half of a twelve-sided piece is smallest when it lies across the bed
SEAM = 0.1  # mm between each half and the cut: what is printed too large
FRONT, BACK = 4.0, 6.5  # mm: the flap under a screw's head, and the flap into which the screw cuts its thread
FLAPS = ((43.2, 55.2), (66.0, 78.0))  # of the shell: from and to along the cut, on both sides
FLAP_HOLE = 5.5  # mm from the lower edge of a flap of the shell to its screw and its pin
FLAP_HIGH = 20.0  # of the shell, from the deck down
RIBS = ((-81.0, -69.0), (52.0, 60.5))  # of the base; none below the carrier
RIB_HIGH = 8.0
PIN = (3.0, 2.0)  # mm: width of the square pins, which stand on an edge, and how far they reach across the cut
PIN_FIT = 0.2  # mm on each side of a pin
SCREW_AT, PIN_AT = 8.5, 3.0  # mm from the end of a flap of the shell that is near the middle
DRIVER = (6.0, 45.0)  # mm: diameter and length of a short screwdriver for the screws of the flaps
DOVETAILS = (-58.0, -25.0, 25.0)  # of the base: their middles along the cut
TAIL = (8.0, 12.0, 8.0)  # their width at the neck and at the end, and their length
TAIL_FIT = 0.15
# Piece -> the piece that it is a half of, whose rules it has to follow.
HALVES = {"shell-back": "shell", "shell-front": "shell", "base-back": "base", "base-front": "base"}


def flaps(dimensions: Dimensions) -> Iterator[Box]:
    """The flaps of the shell's halves and the ribs of the base's halves; back is where y is positive."""
    deck = dimensions.under_deck
    low = deck - FLAP_HIGH
    ends = [*FLAPS, *((-far, -near) for near, far in FLAPS)]
    for name, places, bottom, high in (
        ("shell", ends, low, FLAP_HIGH),
        ("base", RIBS, dimensions.floor, RIB_HIGH),
    ):
        for start, end in places:
            middle, long = (start + end) / 2, end - start
            yield Box(f"front flap of the {name}", (middle, -FRONT / 2, bottom), (long, FRONT, high))
            yield Box(f"back flap of the {name}", (middle, BACK / 2, bottom), (long, BACK, high))


def flap_screw(dimensions: Dimensions) -> float:
    """The z of the screws and pins of the shell's flaps: a screwdriver passes below the ribs and the hooks."""
    return dimensions.under_deck - FLAP_HIGH + FLAP_HOLE


def holes(dimensions: Dimensions) -> dict[str, list[tuple[float, float]]]:
    """The x and z of the screws through the flaps, by piece."""
    height = flap_screw(dimensions)
    shell = [(side * (near + SCREW_AT), height) for near, _ in FLAPS for side in (-1, 1)]
    base = [((start + end) / 2, dimensions.floor + RIB_HIGH / 2) for start, end in RIBS]
    return {"shell": shell, "base": base}


def pins(dimensions: Dimensions) -> list[tuple[float, float]]:
    """The x and z of the pins of the shell's back half."""
    height = flap_screw(dimensions)
    return [(side * (near + PIN_AT), height) for near, _ in FLAPS for side in (-1, 1)]


def drivers(dimensions: Dimensions) -> Iterator[Box]:
    """The screwdriver at each screw of a flap, from the front; only the bare halves are there when it is used."""
    wide, long = DRIVER
    for name, places in holes(dimensions).items():
        for x, z in places:
            yield Box(name, (x, -FRONT - long / 2 - SEAM, z - wide / 2), (wide, long, wide))


def faults(dimensions: Dimensions) -> list[str]:
    """One sentence for each joint that does not hold, does not fit or cannot be screwed together."""
    found = []
    thread, length = (dimensions.number("screw_m3", name) for name in ("thread_mm", "length_mm"))
    grip = min(length - FRONT, BACK)
    if grip < thread:
        found.append(f"A screw grips {grip:.1f} mm of a flap; it must be at least {thread:.1f}.")
    for what, fit in (("pin", PIN_FIT), ("dovetail", TAIL_FIT)):
        if not PRINT / 2 < fit <= 0.3:
            found.append(f"A {what} has {fit} mm of room on each side; printed parts need more than {PRINT / 2}.")
    if TAIL[1] - TAIL[0] < 8 * TAIL_FIT:
        found.append("The dovetails slip out: their ends are hardly wider than their necks.")
    apart = SCREW_AT - PIN_AT - PIN[0] / 2**0.5 - dimensions.number("screw_m3", "thread_mm") / 2
    if apart < 1.2:
        found.append(f"There are {apart:.1f} mm between a screw and a pin of a flap; it must be 1.2.")
    tails = [Box("a dovetail", (x, TAIL[2] / 2, 0.0), (TAIL[1], TAIL[2], dimensions.floor)) for x in DOVETAILS]
    ribs = [box for box in flaps(dimensions) if "base" in box.name]
    wide = [Box(box.name, (*box.middle[:2], 0.0), box.size) for box in ribs]
    found += [f"{tail.name} is below the {rib.name}." for tail in tails for rib in wide if boxes_overlap(tail, rib)]
    return found


def of_manifest(pieces: Mapping[str, Any]) -> list[str]:
    """One sentence for each half that does not fit a small bed."""
    return [
        f"{name} is {max(pieces[name]['size mm'])} mm long; a small bed has only {SMALL_BED:.0f}."
        for name in HALVES
        if max(pieces[name]["size mm"]) > SMALL_BED
    ]
