"""Everything that is put in or taken out by hand, as the room that it sweeps: cells, plugs, screwdrivers, fingers.

A thing that fits where it lies may still not get there. Each sweep is a box or cylinder along the way from outside to
the thing's place; nothing that is there already may stand in it. `faults` compares the sweeps with the openings and the
bought parts, in plain numbers; `interference.swept` compares them with the printed solids.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tools.hardware.case.plan import openings, seats
from tools.hardware.case.plan.boxes import Box, begins, boxes_overlap
from tools.hardware.case.plan.contents import SPEAKER, USB, Fitted, carried, contents
from tools.hardware.case.plan.dimensions import LIGHT_RIM, PRINT, SLOTS, Dimensions, around
from tools.hardware.case.plan.screws import screws

TRAVEL = 60.0  # mm: the way that is checked; beyond it, the hub is open
DRIVER = 6.0  # mm: the shaft of a screwdriver for M3
FINGER = (8.6, 3.0)  # mm: a fingertip as it lifts the door, along the ear and away from it
FINGERTIP = (14.0, 12.0)  # mm: width and thickness, as it holds a plug
GRIP = 8.0  # mm of a plug that a hand needs
MOUNTED = ("slot board", "button", "lamp", "key board", "key")
ENGINE = ("engine board", "engine button", "engine lamp")
SOUND = ("speaker", "magnet")
BATTERY = ("AA holder",)
DECK = ("shell", "slot-caps", "keys", "lights")
# Group of screws -> the printed pieces and the bought parts that are there when a screwdriver drives them.
BEFORE: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "slot boards": (DECK, MOUNTED),
    "keys": (DECK, MOUNTED),
    "engine": (("cradle",), ENGINE),
    "cradle": ((*DECK, "platform", "cradle"), (*MOUNTED, *ENGINE)),
    "speaker": (("base", "speaker-cup"), SOUND),
    "carrier": (("base", "speaker-cup"), SOUND),
    "bar": (("base", "speaker-cup", "clamp"), (*SOUND, *BATTERY)),
    "base": (("shell", "base"), ()),
    "door": (("shell", "base", "door"), ()),
}


@dataclass(frozen=True)
class Insertion:
    """One thing and the room that it sweeps. `pieces`, `parts`: what is there already, by names without numbers.

    `through`: the openings that it passes. `flat`: it goes through a wall, not up through the base.
    """

    name: str
    sweep: Box
    pieces: tuple[str, ...]
    parts: tuple[str, ...] = ()
    through: tuple[Box, ...] = ()
    flat: bool = False

    @property
    def loose(self) -> Box:
        """The sweep with the print's tolerance on each side."""
        length, width, high = self.sweep.size
        return replace(self.sweep, size=(length + 2 * PRINT, width + 2 * PRINT, high))


def faults(dimensions: Dimensions, fitted: Sequence[Fitted] = ()) -> list[str]:
    """One sentence for each thing that does not get to its place. `fitted`: what stands on the carrier."""
    found = []
    every = [*contents(dimensions), *carried(dimensions, fitted)]
    for one in insertions(dimensions, fitted):
        found += [
            f"{one.name}: {box.name} is in the way."
            for box in every
            if any(begins(box.name, part) for part in one.parts) and boxes_overlap(one.loose, box)
        ]
        found += _narrow(one)
    return sorted({*found, *_ledges(dimensions), *_reach(dimensions)})


def _narrow(one: Insertion) -> Iterator[str]:
    """A sentence for each opening that is too small for what passes it, or in the wrong place."""
    here = _across(one.sweep, one.flat)
    for opening in one.through:
        there = _across(opening, one.flat)
        spare = min(min(a[0] - b[0], b[1] - a[1]) for a, b in zip(here, there, strict=True))
        if spare < PRINT - 1e-9:
            needed, given = (" x ".join(f"{end - start:.1f}" for start, end in pair) for pair in (here, there))
            yield (
                f"{one.name} does not pass the {opening.name}: it is {needed} mm, the opening {given} mm, and one side "
                f"has {spare:.2f} mm of room; printed parts need {PRINT}."
            )


def _across(box: Box, flat: bool) -> tuple[tuple[float, float], tuple[float, float]]:
    """The extent of a box across its way: from side to side and up and down in a wall; length and width in the base."""
    turn = math.radians(box.turn)
    x, y, z = box.middle
    length, width, high = box.size
    along, aside = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
    beside = (aside - width / 2, aside + width / 2)
    return (beside, (z, z + high)) if flat else ((along - length / 2, along + length / 2), beside)


def _ledges(dimensions: Dimensions) -> Iterator[str]:
    """A sentence if the holder would fall through the hole for its cells."""
    ledge = (dimensions.size_of("aa_holder")[1] - openings.battery(dimensions).size[1]) / 2
    if ledge < openings.LEAST_LEDGE:
        yield (
            f"The cells' holder rests on {ledge:.2f} mm of the base at each side; it must be at least "
            f"{openings.LEAST_LEDGE}."
        )


def insertions(dimensions: Dimensions, fitted: Sequence[Fitted] = ()) -> list[Insertion]:
    """Everything that is put in or taken out of the hub."""
    found = [_cells(dimensions), *_cable(dimensions), *_drivers(dimensions, fitted)]
    found += [_finger(dimensions), *_plugs(dimensions), *_carried(dimensions, fitted)]
    length, _, _ = dimensions.size_of("speaker")
    ring = Box("", (*SPEAKER, dimensions.floor), (length, length, TRAVEL), round=True)
    return [*found, *_slots(dimensions), Insertion("speaker", ring, ("base",))]


def _slots(dimensions: Dimensions) -> Iterator[Insertion]:
    """Light bars, caps and slot boards, from below into the shell. A board goes up beside its hook."""
    rim = dimensions.under_deck - dimensions.cap_rise
    aside = dimensions.ring + seats.SLIDE
    things = {
        "light bar": (dimensions.lamp_radius, dimensions.light, LIGHT_RIM, dimensions.under_deck),
        "rim of a cap": (dimensions.cap_radius, (dimensions.cap[0], seats.RIM_WIDE - 2 * seats.RIM), seats.RIM, rim),
        "slot board": (aside, dimensions.board[:2], 0.0, dimensions.board_top),
    }
    for slot in range(0, SLOTS, 4):  # three of them, because the slots are alike
        turn = dimensions.slot_angle(slot)
        for name, (radius, (long, wide), more, end) in things.items():
            middle = (*around(radius, turn), end - TRAVEL)
            yield Insertion(name, Box(name, middle, (long + 2 * more, wide + 2 * more, TRAVEL), turn), ("shell",))


def _cells(dimensions: Dimensions) -> Insertion:
    length, across = openings.cells(dimensions)
    opening = openings.battery(dimensions)
    x, y, _ = opening.middle
    sweep = Box("three AA cells", (x, y, -TRAVEL), (length, across, TRAVEL + dimensions.floor))
    return Insertion(sweep.name, sweep, ("shell", "base"), through=(opening,))


def _cable(dimensions: Dimensions) -> Iterator[Insertion]:
    """The overmold of the USB plug, as far as its socket, and the fingers that hold it."""
    boxes = {box.name: box for box in contents(dimensions)}
    pico = boxes["USB socket"]
    height, end = pico.bottom + pico.size[2] / 2, -pico.middle[1] + pico.size[1] / 2
    alcove, (wide, high, _) = openings.alcove(dimensions), openings.plug(dimensions)
    start = end + dimensions.number("usb_cable", "socket_out_mm")
    sweep = Box("USB plug", (*around(start + TRAVEL / 2, USB), height - high / 2), (TRAVEL, wide, high), USB)
    yield Insertion(
        sweep.name, sweep, ("shell", "base", "door"), BATTERY, (openings.usb(dimensions), alcove), flat=True
    )
    at = dimensions.alcove_end + dimensions.wall + PRINT
    across, thick = FINGERTIP
    for low in (height - high / 2 - thick, height + high / 2):
        fingers = Box("fingers at the USB plug", (*around(at + TRAVEL / 2, USB), low), (TRAVEL, across, thick), USB)
        yield Insertion(fingers.name, fingers, ("shell", "base", "door"), through=(alcove,), flat=True)


def _reach(dimensions: Dimensions) -> Iterator[str]:
    """A sentence for a plug that sits so deep in the case that no hand can pull it."""
    plug = next(_cable(dimensions))
    start = math.hypot(*plug.sweep.middle[:2]) - TRAVEL / 2
    out = start + openings.plug(dimensions)[2] - dimensions.alcove_end - dimensions.wall
    if out < GRIP:
        yield f"A hand can hold {out:.1f} mm of the {plug.name}; it needs {GRIP}."


def _drivers(dimensions: Dimensions, fitted: Sequence[Fitted]) -> Iterator[Insertion]:
    """A screwdriver on the head of each screw."""
    for group in screws(dimensions):
        pieces, parts = BEFORE[group.key]
        parts += tuple(part.name for part in fitted) if group.key in ("carrier", "bar") else ()
        inward = 1.0 if group.end > group.mouth else -1.0
        head = group.mouth - inward * group.held
        low = min(head, head - inward * TRAVEL)
        for x, y in group.at:
            sweep = Box(f"screwdriver ({group.text})", (x, y, low), (DRIVER, DRIVER, TRAVEL), round=True)
            yield Insertion(sweep.name, sweep, pieces, parts)


def _finger(dimensions: Dimensions) -> Insertion:
    """The fingertip that lifts the door's ear."""
    lip = openings.lip(dimensions)
    (x, y, _), (_, width, deep) = lip.middle, lip.size
    along, thick = FINGER
    sweep = Box(
        "finger at the door",
        (x, y - width / 2 + thick / 2 + PRINT, -TRAVEL),
        (along, thick, TRAVEL + deep - PRINT),
    )
    return Insertion(sweep.name, sweep, ("shell", "base", "door"))


def _plugs(dimensions: Dimensions) -> Iterator[Insertion]:
    """The plugs of the slot boards, from below into the open shell."""
    for box in contents(dimensions):
        if box.name.startswith(("plug", "engine plug")):
            sweep = replace(box, middle=(*box.middle[:2], box.top - TRAVEL), size=(*box.size[:2], TRAVEL))
            yield Insertion(f"the {box.name}", sweep, (*DECK, "platform", "cradle"), (*MOUNTED, *ENGINE))


def _carried(dimensions: Dimensions, fitted: Sequence[Fitted]) -> Iterator[Insertion]:
    """The Pico and the plugs on the carrier, from above into the open base."""
    for box in carried(dimensions, fitted):
        if box.name == "U1" or box.name.startswith("J"):
            name = "Pico" if box.name == "U1" else f"plug of {box.name}"
            others = tuple(part.name for part in fitted if part.name != box.name)
            sweep = replace(box, size=(*box.size[:2], TRAVEL))
            yield Insertion(name, sweep, ("base", "speaker-cup", "clamp"), (*others, *SOUND))
