"""The contents of the case as boxes: boards, plugs, battery, speaker, switch. Plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tools.hardware.case.plan.boxes import Box
from tools.hardware.case.plan.dimensions import PICO_BOARD, SLOTS, Dimensions, Point, Size, around

SPEAKER = (35.0, 47.0)
SPEAKER_SUNK = 1.2  # mm that it is recessed into the base, below the cradle
TOGGLE = 330.0  # degrees: the wall with the power switch
USB = 270.0
HOLE = 2.54  # mm between the holes of the perforated board for the keys
KEYS = ((-8 * HOLE, -41.0), (0.0, -41.0), (8 * HOLE, -41.0))  # quieter, mute, louder
KEY = 12.0  # diameter of the key caps
KEY_EDGE = 0.7  # the rim that keeps a key below its guide
KEY_SCREWS = ((-4 * HOLE, -41.0), (4 * HOLE, -41.0))
KEY_BOARD = (52.0, 12.0, 1.6)
PILLAR = 6.0  # diameter of the pillars for boards
POST = 8.0  # diameter of the posts for cradle and bars
PLUG = (5.75, 14.9)  # of a slot board, radial and along the side
ENGINE_BOARD = 3.0  # mm from the button of the engine's board to the board's middle
RAISED = {"U2": 8.0, "U4": 3.5}  # mm: modules stand on pins or headers
PANEL = 1.5  # mm outside the distance of the flats at which a corner is cut flat


@dataclass(frozen=True)
class Fitted:
    """A part on the carrier: its position relative to the carrier's middle in the hub, and its size."""

    name: str
    at: tuple[float, float]
    turn: float
    size: Size


def contents(dimensions: Dimensions) -> list[Box]:
    """All boxes of a hub with cells."""
    boxes = [box for slot in range(SLOTS) for box in slot_boxes(dimensions, slot)]
    boxes += engine_boxes(dimensions) + key_boxes(dimensions) + carrier_boxes(dimensions) + power_boxes(dimensions)
    length, _, depth = dimensions.size_of("speaker")
    magnet = dimensions.number("speaker", "magnet_mm")
    basket = 4.0
    boxes.append(Box("speaker", (*SPEAKER, dimensions.floor - SPEAKER_SUNK), (length, length, basket), round=True))
    boxes.append(
        Box(
            "magnet", (*SPEAKER, dimensions.floor - SPEAKER_SUNK + basket), (magnet, magnet, depth - basket), round=True
        )
    )
    return boxes


def slot_boxes(dimensions: Dimensions, slot: int) -> list[Box]:
    """One slot's board, the body of its button, its lamp, its plug and wires below. The stem is in the cap."""
    turn = dimensions.slot_angle(slot)
    body = dimensions.size_of("button")
    plug_x, lamp_x = dimensions.board_point("socket")[0], dimensions.board_point("lamp")[0]
    bottom = dimensions.board_top - dimensions.board[2]
    plug = dimensions.size_of("plug_5")[2]

    def at(x: float, z: float) -> tuple[float, float, float]:
        return (*around(dimensions.ring + x, turn), z)

    return [
        Box(f"slot board {slot + 1}", at(0, bottom), dimensions.board, turn),
        Box(
            f"button {slot + 1}", at(dimensions.board_point("button")[0], dimensions.board_top), (*body[:2], 3.5), turn
        ),
        Box(f"lamp {slot + 1}", at(lamp_x, dimensions.board_top), dimensions.size_of("lamp"), turn),
        Box(f"plug {slot + 1}", at(plug_x, bottom - plug), (*PLUG, plug), turn),
        Box(f"wires {slot + 1}", at(plug_x, bottom - plug - dimensions.bend), (*PLUG, dimensions.bend), turn),
    ]


def engine_boxes(dimensions: Dimensions) -> list[Box]:
    """The engine's slot board, with its button in the hub's center."""
    top = dimensions.engine_board_top
    bottom = top - dimensions.board[2]
    plug = dimensions.size_of("plug_5")[2]
    stem = dimensions.number("button", "stem_mm")
    lamp_x = ENGINE_BOARD + dimensions.board_point("lamp")[0]
    plug_x = ENGINE_BOARD + dimensions.board_point("socket")[0]
    return [
        Box("engine board", (ENGINE_BOARD, 0, bottom), dimensions.board),
        Box("engine button", (0, 0, top), (6, 6, 3.5)),
        Box("engine stem", (0, 0, top), (stem, stem, dimensions.number("button", "height_mm")), round=True),
        Box("engine lamp", (lamp_x, 0, top), dimensions.size_of("lamp")),
        Box("engine plug", (plug_x, 0, bottom - plug), (*PLUG, plug)),
        Box("engine wires", (plug_x, 0, bottom - plug - dimensions.bend), (*PLUG, dimensions.bend)),
    ]


def key_boxes(dimensions: Dimensions) -> list[Box]:
    """The strip with the three volume keys."""
    top = dimensions.board_top
    boxes = [Box("key board", (0, KEYS[0][1], top - KEY_BOARD[2]), KEY_BOARD)]
    return boxes + [Box(f"key {n + 1}", (x, y, top), (6, 6, 3.5)) for n, (x, y) in enumerate(KEYS)]


def carrier_boxes(dimensions: Dimensions) -> list[Box]:
    """The carrier, and the Pico in its headers, USB over the edge."""
    x, y = dimensions.carrier_at
    _, width, thick = dimensions.carrier
    top = dimensions.carrier_bottom + thick
    pico = dimensions.size_of("pico")
    socket = dimensions.pico_bottom
    edge = y - width / 2
    overhang = dimensions.number("pico", "usb_overhang")
    return [
        Box("carrier", (x, y, dimensions.carrier_bottom), dimensions.carrier),
        Box("Pico", (x, edge + pico[0] / 2, top), (pico[1], pico[0], socket + pico[2] - top)),
        Box("USB socket", (x, edge - overhang / 2, socket + PICO_BOARD), (8.0, overhang, pico[2] - PICO_BOARD)),
    ]


def carried(dimensions: Dimensions, fitted: Sequence[Fitted]) -> list[Box]:
    """The parts that are soldered to the carrier."""
    x, y = dimensions.carrier_at
    top = dimensions.carrier_bottom + dimensions.carrier[2]
    raised = RAISED | {"U1": dimensions.pico_bottom - top}
    return [
        Box(
            part.name,
            (x + part.at[0], y + part.at[1], top + raised.get(part.name, 0.0)),
            part.size,
            part.turn,
            part.name == "C16",
        )
        for part in fitted
    ]


def connected_parts(dimensions: Dimensions, fitted: Sequence[Fitted]) -> list[Box]:
    """The parts on the carrier besides the Pico when every plug is in its socket, with the bend of the wires."""
    high, found = dimensions.size_of("plug_5")[2], []
    for box in carried(dimensions, fitted):
        if box.name.startswith("J"):
            length, width, _ = box.size
            plug = replace(box, size=(length, width, high))
            bend = replace(box, name=f"wires of {box.name}", middle=(*box.middle[:2], plug.top))
            found += [plug, replace(bend, size=(length, width, dimensions.bend))]
        elif box.name != "U1":
            found.append(box)
    return found


def power_boxes(dimensions: Dimensions) -> list[Box]:
    """The cells' holder and the switch. The step-up module is on the carrier."""
    switch = dimensions.size_of("switch")
    inside = dimensions.apothem - dimensions.wall
    return [
        Box("AA holder", (*holder_at(dimensions), dimensions.floor), dimensions.size_of("aa_holder")),
        Box(
            "power switch",
            (*around(inside - (switch[2] + 5) / 2, TOGGLE), toggle_height(dimensions) - switch[1] / 2),
            (switch[2] + 5, switch[0], switch[1]),
            TOGGLE,
        ),
    ]


def holder_at(dimensions: Dimensions) -> Point:
    """The middle of the battery holder."""
    length, width, _ = dimensions.size_of("aa_holder")
    return 5.5 - length / 2, 23.0 + width / 2


def toggle_height(dimensions: Dimensions) -> float:
    """The z of the power switch."""
    return dimensions.floor + 15.0
