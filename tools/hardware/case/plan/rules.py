"""Checks the case by its dimensions: sizes, positions, travel. Plain numbers and no modeling kernel, so it always runs.

Each fault is one sentence. What only solids can show is checked by `interference` and kept in the manifest, which
`of_manifest` checks.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from tools.hardware.case.plan import enclosure, halves, insertions, screws, seats, stops
from tools.hardware.case.plan.boxes import Box, boxes_overlap
from tools.hardware.case.plan.contents import (
    KEY,
    KEY_EDGE,
    KEY_SCREWS,
    KEYS,
    PILLAR,
    USB,
    Fitted,
    connected_parts,
    contents,
)
from tools.hardware.case.plan.dimensions import CROWN, PROUD, SLIDING, SLOTS, STEP, Dimensions, Point, around
from tools.hardware.case.plan.printed_boxes import hedge, printed

AIR = 0.2  # mm: least gap between two things that must not touch
LEAST_WALL = 1.2  # three lines of a 0.4 mm nozzle
HALF_STEP = math.radians(STEP / 2)
LEAST_SOLID = 0.8  # mm: two lines of a 0.4 mm nozzle
SMALL_CEILING = 2.0  # mm: the widest ceiling that prints without support
CONTACT_VOLUME = 0.5  # mm3: rounding, where two faces touch
# Piece -> the ceiling that is printed over air on purpose: its width in mm, and what it is.
CEILINGS = {
    "shell": (4.0, "above the opening for the cable"),
    "base": (10.6, "rubber feet, the door's ear and slits, heads of screws"),
    "door": (5.2, "the tongues, 0.1 mm above the bed"),
    "clamp": (0.0, ""),
    "speaker-cup": (3.0, "around the holes for its screws, and above its wires"),
    "cradle": (0.0, ""),
    "platform": (5.6, "the dent for the pad"),
    "inlay": (0.0, ""),
    "slot-caps": (0.0, ""),
    "keys": (0.0, ""),
    "lights": (0.0, ""),
    "coupon-deck": (0.0, ""),
    "coupon-engine": (5.6, "the dent for the pad"),
    "shell-back": (4.0, "above the opening for the cable"),
    "shell-front": (4.0, "above the opening for the cable"),
    "base-back": (10.6, "rubber feet, the door's ear and slits, heads of screws"),
    "base-front": (10.6, "rubber feet, heads of screws"),
}


def faults(dimensions: Dimensions, fitted: Sequence[Fitted] = ()) -> list[str]:
    """One sentence for each thing that is wrong with a case of these dimensions. `fitted`: what is on the carrier."""
    found = slots(dimensions) + deck(dimensions) + engine(dimensions) + screws.faults(dimensions)
    found += enclosure.faults(dimensions) + halves.faults(dimensions) + seats.faults(dimensions)
    return found + room(dimensions, fitted) + stops.faults(dimensions) + insertions.faults(dimensions, fitted)


def slots(dimensions: Dimensions) -> list[str]:
    """Check the notches for the first dominoes and the size of the printed pieces."""
    found = []
    length, width, high = dimensions.domino
    if 2 * dimensions.corner > dimensions.bed:
        found.append(
            f"The shell is {2 * dimensions.corner:.1f} mm long; the printer's bed has only {dimensions.bed:.0f}."
        )
    if dimensions.loose < 0.3:
        found.append(f"A domino has {dimensions.loose} mm of room on each side; printed parts need 0.3.")
    if not 4.0 <= dimensions.notch_depth <= length / 4:
        found.append(
            f"A slot {dimensions.notch_depth} mm deep: below 4 does not hold, above {length / 4:.1f} hides pips."
        )
    half = (dimensions.notch_end - dimensions.wall) * math.tan(HALF_STEP)
    behind = half - dimensions.notch_width / 2 - dimensions.wall
    if behind < AIR:
        found.append(f"The slots' walls run into each other: a domino {width} mm wide needs a larger hub.")
    if dimensions.height - dimensions.bevel < high + 3:
        found.append(f"The bevel leaves no wall beside a domino {high} mm thick.")
    if dimensions.wall < LEAST_WALL or dimensions.deck < LEAST_WALL:
        found.append(f"A wall or deck is thinner than {LEAST_WALL} mm.")
    return found


def deck(dimensions: Dimensions) -> list[str]:
    """Caps, lights and slot boards are between engine and notches, and not in each other's way."""
    found = []
    length, width, _ = dimensions.board
    inner, outer = dimensions.ring - length / 2, dimensions.ring + length / 2
    if inner * math.tan(HALF_STEP) < width / 2 + AIR:
        found.append(f"Slot boards {width} mm wide meet at {inner:.1f} mm from the center.")
    if outer > dimensions.notch_end - dimensions.wall - AIR:
        found.append(f"The slot boards reach to {outer:.1f} mm, into the wall behind the notches.")
    cap = dimensions.cap_radius + dimensions.cap[0] / 2 + 0.9
    light = seats.shade(dimensions)[1]
    if light - cap < AIR:
        found.append(f"A cap and its light bar are {light - cap:.2f} mm apart below the deck.")
    corner = math.hypot(dimensions.plate[0] / 2 + 2.5, dimensions.plate[1] / 2 + 2.5)
    if corner > dimensions.cap_radius - dimensions.cap[0] / 2 - 0.9 and corner > inner:
        found.append("The engine's cradle reaches below the caps: a domino this long needs a larger hub.")
    apart = min(math.dist(key, screw) for key in KEYS for screw in KEY_SCREWS) - KEY / 2 - KEY_EDGE - PILLAR / 2
    if apart < AIR:
        found.append(f"A volume key and its board's screw are {apart:.2f} mm apart.")
    crown, wanted = dimensions.height + PROUD - dimensions.stem_top, CROWN + dimensions.size_of("pad")[2]
    if abs(crown - wanted) > 0.05:
        found.append(f"The buttons' stems end {crown:.1f} mm below the caps' faces; cap and pad are {wanted:.1f} mm.")
    gap = dimensions.under_deck - dimensions.lamp_top
    if not 1.0 <= gap <= 6.0:
        found.append(f"A lamp sits {gap:.1f} mm below the deck; its light bar needs 1 to 6.")
    return found


def engine(dimensions: Dimensions) -> list[str]:
    """The platform's travel: the button closes wherever a finger presses, springs are not crushed, pins guide them."""
    found = []
    way = stops.closed(dimensions, float(dimensions.platform["gap_mm"]))
    if dimensions.lower_stop / 2 < way:
        found.append(
            f"Pressed at one end the platform's middle goes down {dimensions.lower_stop / 2:.2f} mm; "
            f"the button needs {way:.2f}."
        )
    wire, turns = dimensions.number("spring", "wire_mm"), dimensions.number("spring", "turns")
    solid, least = (turns + 2) * wire, dimensions.spring_length - dimensions.lower_stop
    if least < solid:
        found.append(f"At the lower stop a spring is {least:.1f} mm long, but its turns touch at {solid:.1f} mm.")
    inside = dimensions.size_of("spring")[0] - 2 * wire
    if not AIR <= (inside - dimensions.pin) / 2 + 1e-9 <= 0.6:
        found.append(f"A pin of {dimensions.pin} mm does not guide a spring {inside:.1f} mm wide inside.")
    if dimensions.tray - dimensions.deck < 0.5 or dimensions.tray - dimensions.deck > 2.0:
        found.append("The platform's rim must stand 0.5 to 2 mm above the deck.")
    thin = float(dimensions.dominoes["smallest"][2])
    if thin - (dimensions.tray + 1.0) < 2.0:
        found.append(f"A domino {thin} mm thick sits too deep in the platform to be lifted out.")
    walls = [
        (outside - inside) / 2 - SLIDING for outside, inside in zip(dimensions.recess, dimensions.inlay, strict=True)
    ]
    if min(walls) < LEAST_WALL:
        found.append(f"The inlay's walls are {min(walls):.2f} mm thick; they must be {LEAST_WALL}.")
    found += [
        f"The {name} domino is larger than the one that the case is made for."
        for name in ("smallest", "usual")
        if any(small > large for small, large in zip(dimensions.dominoes[name], dimensions.domino, strict=True))
    ]
    if dimensions.cradle_bottom < dimensions.floor + 8:
        found.append(
            f"The cradle ends {dimensions.cradle_bottom - dimensions.floor:.1f} mm above the base: no room for boards."
        )
    return found


def room(dimensions: Dimensions, fitted: Sequence[Fitted] = ()) -> list[str]:
    """No part of the contents, plug or bend of a wire touches another one, the walls, the base or the deck."""
    found = []
    boxes, pieces = [*contents(dimensions), *connected_parts(dimensions, fitted)], list(printed(dimensions))
    found += [
        f"{one.name} and {two.name} are in each other's way."
        for one, two in combinations(boxes + pieces, 2)
        if not _together(one.name, two.name) and boxes_overlap(one, two)
    ]
    shut_in = [*boxes, *pieces, *hedge(dimensions)]
    found += [f"{box.name} reaches into the case's wall." for box in shut_in if not stays_inside(dimensions, box)]
    for box in boxes:
        if box.name == "speaker":
            continue  # it is recessed into the base
        if box.bottom < dimensions.floor - 1e-9 and box.name != "magnet":
            found.append(f"{box.name} reaches into the base.")
        if box.top > dimensions.under_deck + 1e-9:
            found.append(f"{box.name} reaches into the deck.")
    return sorted(set(found))


def _together(one: str, two: str) -> bool:
    """Whether two boxes may overlap: one thing drawn as two, the engine's parts in its cradle, or in the cup."""
    if two == "speaker's cup" and one in ("speaker", "magnet"):
        return True
    return one == two or (one, two) == ("engine button", "engine stem") or (one[:6], two) == ("engine", "cradle")


def stays_inside(dimensions: Dimensions, box: Box) -> bool:
    """Whether a box stays inside the outer walls, and outside the walls of the notches and of the alcove."""
    if boxes_overlap(box, _alcove(dimensions)):
        return False
    inside = dimensions.apothem - dimensions.wall
    end = dimensions.notch_end - dimensions.wall
    half = dimensions.notch_width / 2 + dimensions.wall
    for slot in range(SLOTS):
        turn = math.radians(dimensions.slot_angle(slot))
        cos, sin = math.cos(turn), math.sin(turn)
        local = [(x * cos + y * sin, y * cos - x * sin) for x, y in box.corners()]
        if max(x for x, _ in local) > inside + 1e-9:
            return False
        notch = Box("notch", ((end + inside + 5) / 2, 0, box.bottom), (inside + 5 - end, 2 * half, 1))
        turned = Box(
            box.name,
            (*_turn(box.middle, cos, sin), box.bottom),
            (*box.size[:2], 1),
            _less(box, slot, dimensions),
            box.round,
        )
        if boxes_overlap(notch, turned):
            return False
    return True


def _alcove(dimensions: Dimensions) -> Box:
    start = dimensions.alcove_end
    long = dimensions.corner - start
    size = (long, dimensions.alcove_outside, dimensions.under_deck)
    return Box("alcove", (*around(start + long / 2, USB), 0.0), size, USB)


def _turn(middle: tuple[float, float, float], cos: float, sin: float) -> Point:
    x, y, _ = middle
    return x * cos + y * sin, y * cos - x * sin


def _less(box: Box, slot: int, dimensions: Dimensions) -> float:
    return box.turn - dimensions.slot_angle(slot)


def of_manifest(manifest: Mapping[str, Any], dimensions: Dimensions) -> list[str]:
    """One sentence for each thing that is wrong with the pieces as built and measured."""
    if set(manifest["pieces"]) != set(CEILINGS):
        return ["The manifest does not have the pieces of the case."]
    found = []
    for name, piece in manifest["pieces"].items():
        if not piece["valid"] or piece["open edges"] or piece["volume cm3"] <= 0:
            found.append(f"{name} is not a closed solid.")
        if max(piece["size mm"]) > dimensions.bed:
            found.append(f"{name} is {max(piece['size mm'])} mm long; the printer's bed has only {dimensions.bed:.0f}.")
        if piece["thinnest mm"] < LEAST_SOLID - 0.01:
            found.append(f"{name} is {piece['thinnest mm']} mm thick; it must be at least {LEAST_SOLID}.")
        if piece["widest ceiling mm"] > max(CEILINGS[name][0], SMALL_CEILING):
            found.append(f"{name} has a ceiling of {piece['widest ceiling mm']} mm that would be printed over air.")
    found += halves.of_manifest(manifest["pieces"])
    for pairs in (manifest["shared mm3"], manifest["halves mm3"]):
        found += [f"{pair} overlap by {much} mm3." for pair, much in pairs.items() if much > CONTACT_VOLUME]
    ways = manifest["swept mm3"]
    found += [f"{name} sweeps through {much} mm3 of plastic." for name, much in ways.items() if much > CONTACT_VOLUME]
    found += of_holes(manifest, dimensions)
    weight = manifest["pieces"]["platform"]["estimate g"]
    if weight > float(dimensions.platform["platform_g"]):
        found.append(
            f"The platform weighs about {weight} g; hardware/parts.toml says {dimensions.platform['platform_g']}."
        )
    return found


def of_holes(manifest: Mapping[str, Any], dimensions: Dimensions) -> list[str]:
    """Compare the screw holes in the solids with those that the screws are chosen for."""
    found, there = [], manifest["screw holes mm"]
    for group in screws.screws(dimensions):
        wanted = 0.0 if group.through else group.deep
        if group.key not in there or max(abs(deep - wanted) for deep in there[group.key]) > 0.05:
            deep = " to ".join(map(str, there.get(group.key, ["none"])))
            found.append(f"The holes for the screws of the {group.text} are {deep} mm deep, not {wanted:.2f}.")
    return found
