"""The openings through which something goes in or out later. The solids get their holes from here.

>>> from tools.hardware.case.plan.dimensions import read
>>> battery(read()).size[:2]
(53.5, 46.1)
"""

from __future__ import annotations

from tools.hardware.case.plan.boxes import Box
from tools.hardware.case.plan.contents import USB, holder_at
from tools.hardware.case.plan.dimensions import Dimensions, Point, Size, around
from tools.hardware.case.plan.screws import DOOR_EAR, door_screw

CLEARANCE = 0.6  # mm on each side of what goes in: the print's tolerance, and what a hand needs
LEDGE = 2.0  # mm of the floor under each end of a battery holder
LEAST_LEDGE = 0.5  # mm of the floor under each of its sides
LIP = (9.0, 5.0, 2.8)  # the recess for a fingernail beside the door's ear: along it, away from it, and deep
RECESS_REACH = 1.5  # mm that the recess reaches under the ear


def cells(dimensions: Dimensions) -> Point:
    """The length and width of the cells in their holder, side by side."""
    diameter, _, length = dimensions.size_of("aa_cell")
    return length, 2 * dimensions.number("aa_holder", "pitch_mm") + diameter


def battery(dimensions: Dimensions) -> Box:
    """The hole in the base for the cells. The holder rests on its edge."""
    length, _, _ = dimensions.size_of("aa_holder")
    _, across = cells(dimensions)
    size = (round(length - 2 * LEDGE, 2), round(across + 2 * CLEARANCE, 2), dimensions.floor)
    return Box("opening for the cells", (*holder_at(dimensions), 0.0), size)


def alcove(dimensions: Dimensions) -> Box:
    """The room for the USB plug and the fingers that hold it: a notch of the shell as high as the hub."""
    start = dimensions.alcove_end + dimensions.wall
    long = dimensions.corner + 1.0 - start
    size = (long, dimensions.alcove, dimensions.height + 2.0)
    return Box("alcove for the USB plug", (*around(start + long / 2, USB), -1.0), size, USB)


def usb(dimensions: Dimensions) -> Box:
    """The hole in the alcove's back wall for the USB plug."""
    start, end = dimensions.alcove_end - 1.0, dimensions.alcove_end + dimensions.wall + 1.0
    wide, high, _ = plug(dimensions)
    size = (end - start, round(wide + 2 * CLEARANCE, 2), round(high + 2 * CLEARANCE, 2))
    place = (*around((start + end) / 2, USB), dimensions.usb_height - size[2] / 2)
    return Box("opening for the USB cable", place, size, USB)


def lip(dimensions: Dimensions) -> Box:
    """The recess in the base beside the ear of the battery door, which a fingernail reaches into to lift it."""
    x, y = door_screw(dimensions)
    length, width, deep = LIP
    middle = (x, y - DOOR_EAR / 2 - width / 2 + RECESS_REACH, 0.0)
    return Box("recess beside the door's ear", middle, (length, width, deep))


def plug(dimensions: Dimensions) -> Size:
    """The width, height and length of the USB cable's plug without its contacts: its overmold."""
    wide, high, long = dimensions.parts["usb_cable"]["overmold_mm"]
    return float(wide), float(high), float(long)
