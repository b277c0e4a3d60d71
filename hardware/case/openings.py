"""The openings through which something goes in or out later. The solids get their holes from here.

>>> from hardware.case.dimensions import read
>>> battery(read(), "lithium").size[:2]
(74.0, 19.7)
"""

from __future__ import annotations

from dataclasses import replace

from hardware.case.boxes import Box, overlap
from hardware.case.contents import CHARGER, PANEL, POST, USB, charger_height, holder_at
from hardware.case.dimensions import Dimensions, Point, Size, around
from hardware.case.printed_boxes import HEDGE, hedges, printed
from hardware.case.screws import DOOR_EAR, HOLDERS, door_screws, feet, screws

ROOM = 0.6  # mm on each side of what goes in: the print's tolerance, and what a hand needs
LEDGE = 2.0  # mm of the floor under each end of a battery holder
LEAST_LEDGE = 0.5  # mm of the floor under each of its sides
LIP = (9.0, 5.0, 2.8)  # the recess for a fingernail beside the door's ear: along it, away from it, and deep
MARK = (6.0, 1.6)  # length and width of the strokes of plus and minus beside the lithium cell
MARK_AT = (14.0, 5.5)  # from the middle of the holder toward plus, and from its wall
MARK_FREE = 2.0  # mm of floor around a mark
UNDER = 1.5  # mm that the recess reaches under the ear


def cells(dimensions: Dimensions, supply: str) -> Point:
    """The length and width of the cells in their holder, side by side."""
    if supply == "aa":
        diameter, _, length = dimensions.size_of("aa_cell")
        return length, 2 * dimensions.number("aa_holder", "pitch_mm") + diameter
    length, diameter = dimensions.parts["lithium_cell"]["cell_mm"]
    return float(length), float(diameter)


def battery(dimensions: Dimensions, supply: str) -> Box:
    """The hole in the base for the cells. The holder rests on its edge."""
    length, _, _ = dimensions.size_of(HOLDERS[supply])
    _, across = cells(dimensions, supply)
    size = (round(length - 2 * LEDGE, 2), round(across + 2 * ROOM, 2), dimensions.floor)
    return Box("opening for the cells", (*holder_at(dimensions, supply), 0.0), size, builds=(supply,))


def alcove(dimensions: Dimensions) -> Box:
    """The room for the USB plug and the fingers that hold it: a notch of the shell as high as the hub."""
    start = dimensions.alcove_end + dimensions.wall
    long = dimensions.corner + 1.0 - start
    size = (long, dimensions.alcove, dimensions.height + 2.0)
    return Box("alcove for the USB plug", (*around(start + long / 2, USB), -1.0), size, USB)


def usb(dimensions: Dimensions) -> Box:
    """The hole in the alcove's back wall for the USB plug."""
    start, end = dimensions.alcove_end - 1.0, dimensions.alcove_end + dimensions.wall + 1.0
    return _hole(dimensions, "opening for the USB cable", "usb_cable", USB, dimensions.usb_height, start, end)


def charger(dimensions: Dimensions) -> Box:
    """The hole in the wall for the charger's cable."""
    start, end = dimensions.apothem - 6.0, dimensions.apothem + PANEL + 1.0
    return _hole(
        dimensions, "opening for the charger's cable", "charger", CHARGER, charger_height(dimensions), start, end
    )


def lip(dimensions: Dimensions, supply: str) -> Box:
    """The recess in the base beside the ear of the battery door, which a fingernail reaches into to lift it."""
    ((x, y),) = door_screws(dimensions, supply)
    length, width, deep = LIP
    middle = (x, y - DOOR_EAR / 2 - width / 2 + UNDER, 0.0)
    return Box("recess beside the door's ear", middle, (length, width, deep), builds=(supply,))


def marks(dimensions: Dimensions, supply: str) -> list[Box]:
    """Plus and minus beside the lithium cell: through the floor, so that they show from inside and outside."""
    if supply != "lithium":
        return []  # three cells lie in both directions: their holder shows how
    (x, y), (_, width, _) = holder_at(dimensions, supply), dimensions.size_of(HOLDERS[supply])
    (long, thick), (along, apart), y_mark = MARK, MARK_AT, y + width / 2 + HEDGE[0] / 2
    high = dimensions.floor + 2.0
    strokes = (("plus", along, (long, thick)), ("plus", along, (thick, long)), ("minus", -along, (long, thick)))
    return [
        Box(f"{name} mark", (x + at, y_mark + apart, -1.0), (*size, high), builds=(supply,))
        for name, at, size in strokes
    ]


def mark_faults(dimensions: Dimensions) -> list[str]:
    """One sentence for each mark that a foot, a screw, a post or the holder's wall would cover."""
    solid = [box for box in (*hedges(dimensions), *printed(dimensions)) if "lithium" in box.builds]
    solid = [box for box in solid if box.bottom <= dimensions.floor]
    foot = dimensions.size_of("foot")[0]
    solid += [Box("foot", (x, y, 0.0), (foot, foot, 1.0), round=True) for x, y in feet()]
    solid += [
        Box(f"screw ({group.text})", (x, y, 0.0), (POST, POST, dimensions.floor), round=True)
        for group in screws(dimensions, "lithium")
        if group.piece.startswith("base") or group.key == "base"
        for x, y in group.at
    ]
    solid += [battery(dimensions, "lithium"), lip(dimensions, "lithium")]
    found = []
    for mark in marks(dimensions, "lithium"):
        long, wide, high = mark.size
        wider = replace(mark, size=(long + 2 * MARK_FREE, wide + 2 * MARK_FREE, high))
        found += [
            f"The {mark.name} beside the lithium cell has no room: {box.name}." for box in solid if overlap(wider, box)
        ]
    return found


def plug(dimensions: Dimensions, part: str) -> Size:
    """The width, height and length of a cable's plug without its contacts: its overmold."""
    wide, high, long = dimensions.parts[part]["overmold_mm"]
    return float(wide), float(high), float(long)


def _hole(dimensions: Dimensions, name: str, part: str, turn: float, height: float, start: float, end: float) -> Box:
    """A hole for the plug of a part, from `start` to `end` in the direction `turn`, around the z `height`."""
    wide, high, _ = plug(dimensions, part)
    size = (end - start, round(wide + 2 * ROOM, 2), round(high + 2 * ROOM, 2))
    return Box(name, (*around((start + end) / 2, turn), height - size[2] / 2), size, turn)
