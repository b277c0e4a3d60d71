"""Checks the case by its measures alone: sizes, places, travel. Plain numbers, no modeling kernel; runs each time.

Each fault is a sentence that says what is wrong. What only solids can show is in `proof` and
kept in the manifest, which `of_manifest` judges.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from hardware.case.boxes import Box, meet
from hardware.case.contents import KEY, KEY_EDGE, KEY_SCREWS, KEYS, PILLAR, contents
from hardware.case.measures import SLOTS, STEP, SUPPLIES, Measures, Point
from hardware.case.printed import hedges, printed

from hardware.case import screws

AIR = 0.2  # mm that stay free between two things that may not touch
LEAST_WALL = 1.2  # three lines of a 0.4 mm nozzle
HALF = math.radians(STEP / 2)
LEAST_SOLID = 0.8  # mm: two lines of a 0.4 mm nozzle
SMALL_CEILING = 2.0  # mm: hangs between two lines without support
SHARED = 0.5  # mm3 that rounding may make of two faces that touch
# The pieces, and the ceilings that are printed over air on purpose: how wide, in mm, and what they are.
CEILINGS = {
    "shell": (4.0, "above the USB cable's opening"),
    "base-aa": (10.6, "rubber feet, the door's ear and slits, heads of screws"),
    "base-lithium": (10.6, "rubber feet, the door's ear and slits, heads of screws"),
    "door-aa": (5.2, "the tongues, 0.1 mm above the bed"),
    "door-lithium": (5.2, "the tongues, 0.1 mm above the bed"),
    "clamp-aa": (0.0, ""),
    "clamp-lithium": (0.0, ""),
    "speaker-ring": (0.0, ""),
    "cradle": (0.0, ""),
    "platform": (0.0, ""),
    "slot-caps": (0.0, ""),
    "keys": (0.0, ""),
    "lights": (0.0, ""),
    "blank": (0.0, ""),
}


def faults(measures: Measures) -> list[str]:
    """Everything that is wrong with a case of these measures."""
    return slots(measures) + deck(measures) + engine(measures) + room(measures) + screws.faults(measures)


def slots(measures: Measures) -> list[str]:
    """The notches for the first dominoes, and whether a printer takes the parts."""
    found = []
    length, width, high = measures.domino
    if 2 * measures.corner > measures.bed:
        found.append(f"The shell is {2 * measures.corner:.1f} mm long; the printer's bed has {measures.bed:.0f}.")
    if measures.loose < 0.3:
        found.append(f"A domino has {measures.loose} mm of room on each side; printed parts want 0.3.")
    if not 4.0 <= measures.notch_depth <= length / 4:
        found.append(
            f"A slot {measures.notch_depth} mm deep: less than 4 does not hold, more than {length / 4:.1f} hides pips."
        )
    behind = (measures.notch_end - measures.wall) * math.tan(HALF) - measures.notch_width / 2 - measures.wall
    if behind < AIR:
        found.append(f"The slots' walls run into each other: a domino {width} mm wide wants a larger hub.")
    if measures.height - measures.bevel < high + 3:
        found.append(f"The bevel leaves no wall beside a domino {high} mm thick.")
    if measures.wall < LEAST_WALL or measures.deck < LEAST_WALL:
        found.append(f"A wall or deck below {LEAST_WALL} mm is no wall.")
    return found


def deck(measures: Measures) -> list[str]:
    """Caps, lights and slot boards: between engine and notches, and not in each other's way."""
    found = []
    length, width, _ = measures.board
    inner, outer = measures.ring - length / 2, measures.ring + length / 2
    if inner * math.tan(HALF) < width / 2 + AIR:
        found.append(f"Slot boards {width} mm wide meet at {inner:.1f} mm from the center.")
    if outer > measures.notch_end - measures.wall - AIR:
        found.append(f"The slot boards reach to {outer:.1f} mm, into the wall behind the notches.")
    cap = measures.cap_radius + measures.cap[0] / 2 + 0.9
    light = measures.lamp_radius - measures.light[0] / 2 - 1.2
    if light - cap < AIR:
        found.append(f"A cap and its light guide are {light - cap:.2f} mm apart below the deck.")
    corner = math.hypot(measures.plate[0] / 2 + 2.5, measures.plate[1] / 2 + 2.5)
    if corner > measures.cap_radius - measures.cap[0] / 2 - 0.9 and corner > inner:
        found.append("The engine's cradle reaches below the caps: a domino this long wants a larger hub.")
    apart = min(math.dist(key, screw) for key in KEYS for screw in KEY_SCREWS) - KEY / 2 - KEY_EDGE - PILLAR / 2
    if apart < AIR:
        found.append(f"A volume key and its board's screw are {apart:.2f} mm apart.")
    crown = measures.height + 1.2 - measures.stem_top
    if not 1.2 <= crown <= 4.0:
        found.append(f"The buttons' stems end {crown:.1f} mm below the caps' faces; 1.2 to 4 is wanted.")
    gap = measures.under_deck - measures.lamp_top
    if not 1.0 <= gap <= 6.0:
        found.append(f"A lamp sits {gap:.1f} mm below the deck; its light guide wants 1 to 6.")
    free = measures.under_deck - 1.8 - measures.board_top
    if free < measures.number("button", "travel_mm") + 2.0:
        found.append(f"A cap's lower edge has {free:.1f} mm above the board, too little to be pressed.")
    return found


def engine(measures: Measures) -> list[str]:
    """The platform's travel: the button closes wherever a finger presses, the springs stay springs, the pins guide."""
    found = []
    way = float(measures.platform["gap_mm"]) + measures.number("button", "travel_mm")
    if measures.lower_stop / 2 < way:
        found.append(
            f"Pressed at one end the platform's middle goes down {measures.lower_stop / 2:.2f} mm; "
            f"the button wants {way:.2f}."
        )
    wire, turns = measures.number("spring", "wire_mm"), measures.number("spring", "turns")
    solid, least = (turns + 2) * wire, measures.spring_length - measures.lower_stop
    if least < solid:
        found.append(f"At the lower stop a spring is {least:.1f} mm long, but its turns touch at {solid:.1f} mm.")
    inside = measures.size_of("spring")[0] - 2 * wire
    if not AIR <= (inside - measures.pin) / 2 + 1e-9 <= 0.6:
        found.append(f"A pin of {measures.pin} mm does not guide a spring {inside:.1f} mm wide inside.")
    if measures.tray - measures.deck < 0.5 or measures.tray - measures.deck > 2.0:
        found.append("The platform's rim should stand 0.5 to 2 mm above the deck.")
    if measures.domino[2] - (measures.tray + 1.0) < 2.0:
        found.append(f"A domino {measures.domino[2]} mm thick lies too deep in the platform to be taken out.")
    if measures.cradle_bottom < measures.floor + 8:
        found.append(
            f"The cradle ends {measures.cradle_bottom - measures.floor:.1f} mm above the base: no room for boards."
        )
    return found


def room(measures: Measures) -> list[str]:
    """Nothing that is built in touches another thing, the walls, the base or the deck."""
    found = []
    boxes, pieces = contents(measures), list(printed(measures))
    for supply in SUPPLIES:
        inside = [box for box in boxes + pieces if supply in box.builds]
        found += [
            f"{one.name} and {two.name} are in each other's way."
            for one, two in combinations(inside, 2)
            if not _together(one.name, two.name) and meet(one, two)
        ]
    shut_in = [*boxes, *pieces, *hedges(measures)]
    found += [f"{box.name} reaches into the case's wall." for box in shut_in if not within(measures, box)]
    for box in boxes:
        if box.name == "speaker":
            continue  # it is sunk into the base
        if box.bottom < measures.floor - 1e-9 and box.name != "magnet":
            found.append(f"{box.name} reaches into the base.")
        if box.top > measures.under_deck + 1e-9:
            found.append(f"{box.name} reaches into the deck.")
    return sorted(set(found))


def _together(one: str, two: str) -> bool:
    """Whether two boxes may reach into each other: one thing drawn as two, or what the engine has in its cradle."""
    return one == two or (one, two) == ("engine button", "engine stem") or (one[:6], two) == ("engine", "cradle")


def within(measures: Measures, box: Box) -> bool:
    """Whether a box stays inside the outer walls and outside the walls of the notches."""
    inside = measures.apothem - measures.wall
    end = measures.notch_end - measures.wall
    half = measures.notch_width / 2 + measures.wall
    for slot in range(SLOTS):
        turn = math.radians(measures.slot_angle(slot))
        cos, sin = math.cos(turn), math.sin(turn)
        local = [(x * cos + y * sin, y * cos - x * sin) for x, y in box.corners()]
        if max(x for x, _ in local) > inside + 1e-9:
            return False
        notch = Box("notch", ((end + inside + 5) / 2, 0, box.bottom), (inside + 5 - end, 2 * half, 1))
        turned = Box(
            box.name,
            (*_turn(box.middle, cos, sin), box.bottom),
            (*box.size[:2], 1),
            _less(box, slot, measures),
            box.round,
        )
        if meet(notch, turned):
            return False
    return True


def _turn(middle: tuple[float, float, float], cos: float, sin: float) -> Point:
    x, y, _ = middle
    return x * cos + y * sin, y * cos - x * sin


def _less(box: Box, slot: int, measures: Measures) -> float:
    return box.turn - measures.slot_angle(slot)


def of_manifest(manifest: Mapping[str, Any], measures: Measures) -> list[str]:
    """What is wrong with the pieces as they were built and measured."""
    if set(manifest["pieces"]) != set(CEILINGS):
        return ["The manifest has not the pieces that the case is made of."]
    found = []
    for name, piece in manifest["pieces"].items():
        if not piece["valid"] or piece["open edges"] or piece["volume cm3"] <= 0:
            found.append(f"{name} is no closed solid.")
        if max(piece["size mm"]) > measures.bed:
            found.append(f"{name} is {max(piece['size mm'])} mm long; the printer's bed has {measures.bed:.0f}.")
        if piece["thinnest mm"] < LEAST_SOLID - 0.01:
            found.append(f"{name} is {piece['thinnest mm']} mm thin; {LEAST_SOLID} is the least.")
        if piece["widest ceiling mm"] > max(CEILINGS[name][0], SMALL_CEILING):
            found.append(f"{name} has a ceiling of {piece['widest ceiling mm']} mm that would be printed over air.")
    for supply, pairs in manifest["shared mm3"].items():
        found += [f"{pair} share {much} mm3 ({supply})." for pair, much in pairs.items() if much > SHARED]
    found += [fault for supply in SUPPLIES for fault in of_holes(manifest, measures, supply)]
    weight = manifest["pieces"]["platform"]["estimate g"]
    if weight > float(measures.platform["platform_g"]):
        found.append(
            f"The platform weighs some {weight} g; hardware/parts.toml says {measures.platform['platform_g']}."
        )
    if set(manifest["shared mm3"]) != set(SUPPLIES):
        found.append("Not every supply's hub was put together.")
    return found


def of_holes(manifest: Mapping[str, Any], measures: Measures, supply: str) -> list[str]:
    """The screws' holes in the solids against those that the screws are chosen for."""
    found, there = [], manifest["screw holes mm"][supply]
    for group in screws.screws(measures, supply):
        wanted = 0.0 if group.through else group.deep
        if group.key not in there or max(abs(deep - wanted) for deep in there[group.key]) > 0.05:
            deep = " to ".join(map(str, there.get(group.key, ["none"])))
            found.append(
                f"The holes for the screws of the {group.text} are {deep} mm deep, not {wanted:.2f} ({supply})."
            )
    return found
