"""What goes into the case, as boxes in their places: boards, plugs, battery, speaker, switch. Plain numbers."""

from __future__ import annotations

from hardware.case.boxes import Box
from hardware.case.measures import SLOTS, Measures, Point, around

SPEAKER = (35.0, 47.0)
SPEAKER_SUNK = 1.2  # into the base, below the cradle
TOGGLE = 330.0  # degrees: the wall that has the power switch
CHARGER = 0.0  # degrees: the wall that the charger's socket looks through
USB = 270.0
HOLE = 2.54  # between the holes of a perforated board, on which the keys are soldered
KEYS = ((-8 * HOLE, -41.0), (0.0, -41.0), (8 * HOLE, -41.0))  # quieter, mute, louder
KEY = 12.0  # diameter of their caps
KEY_EDGE = 0.7  # what keeps a cap below the deck
KEY_SCREWS = ((-4 * HOLE, -41.0), (4 * HOLE, -41.0))
KEY_BOARD = (52.0, 12.0, 1.6)
PILLAR = 6.0  # diameter of what a board is screwed to
POST = 8.0  # and of what cradle and bars are screwed to
PLUG = (5.75, 14.9)  # of a slot board, radial and along the side
RIM = 12.0  # how much of the carrier's edges its sockets take
RIM_HEIGHT = 12.5  # a socket with its plug, and the tall capacitor
BESIDE_CRADLE = 10.25  # from the cradle to the lithium cell's holder: the end of its bar lies between
ALONG_SLOT = 23.0  # how much farther that holder is from the cradle than it reaches to the right
ENGINE_BOARD = 3.0  # from the engine board's button to its middle


def contents(measures: Measures) -> list[Box]:
    """All boxes, both supplies' included."""
    boxes = [box for slot in range(SLOTS) for box in slot_boxes(measures, slot)]
    boxes += engine_boxes(measures) + key_boxes(measures) + carrier_boxes(measures) + power_boxes(measures)
    length, _, depth = measures.size_of("speaker")
    magnet = measures.number("speaker", "magnet_mm")
    basket = 4.0
    boxes.append(Box("speaker", (*SPEAKER, measures.floor - SPEAKER_SUNK), (length, length, basket), round=True))
    boxes.append(
        Box("magnet", (*SPEAKER, measures.floor - SPEAKER_SUNK + basket), (magnet, magnet, depth - basket), round=True)
    )
    return boxes


def slot_boxes(measures: Measures, slot: int) -> list[Box]:
    """One slot's board, its button's body, its lamp and its plug below. The button's stem stands in the cap."""
    turn = measures.slot_angle(slot)
    body = measures.size_of("button")
    plug_x, lamp_x = measures.board_point("socket")[0], measures.board_point("lamp")[0]
    disc = measures.lamp_disc
    bottom = measures.board_top - measures.board[2]
    plug = measures.size_of("plug_5")[2]

    def at(x: float, z: float) -> tuple[float, float, float]:
        return (*around(measures.ring + x, turn), z)

    return [
        Box(f"slot board {slot + 1}", at(0, bottom), measures.board, turn),
        Box(f"button {slot + 1}", at(measures.board_point("button")[0], measures.board_top), (*body[:2], 3.5), turn),
        Box(f"lamp disc {slot + 1}", at(lamp_x, measures.board_top), disc, turn, round=True),
        Box(f"lamp {slot + 1}", at(lamp_x, measures.board_top + disc[2]), measures.size_of("lamp"), turn),
        Box(f"plug {slot + 1}", at(plug_x, bottom - plug), (*PLUG, plug), turn),
    ]


def engine_boxes(measures: Measures) -> list[Box]:
    """A slot board again, its button in the hub's center."""
    top = measures.engine_board_top
    bottom = top - measures.board[2]
    plug = measures.size_of("plug_5")[2]
    stem = measures.number("button", "stem_mm")
    lamp_x, disc = ENGINE_BOARD + measures.board_point("lamp")[0], measures.lamp_disc
    return [
        Box("engine board", (ENGINE_BOARD, 0, bottom), measures.board),
        Box("engine button", (0, 0, top), (6, 6, 3.5)),
        Box("engine stem", (0, 0, top), (stem, stem, measures.number("button", "height_mm")), round=True),
        Box("engine lamp disc", (lamp_x, 0, top), disc, round=True),
        Box("engine lamp", (lamp_x, 0, top + disc[2]), measures.size_of("lamp")),
        Box("engine plug", (ENGINE_BOARD + measures.board_point("socket")[0], 0, bottom - plug), (*PLUG, plug)),
    ]


def key_boxes(measures: Measures) -> list[Box]:
    """The strip with the three keys for the volume."""
    top = measures.board_top
    boxes = [Box("key board", (0, KEYS[0][1], top - KEY_BOARD[2]), KEY_BOARD)]
    return boxes + [Box(f"key {n + 1}", (x, y, top), (6, 6, 3.5)) for n, (x, y) in enumerate(KEYS)]


def carrier_boxes(measures: Measures) -> list[Box]:
    """The carrier, sockets and plugs along its edges, and the Pico in its sockets, USB over the edge."""
    x, y = measures.carrier_at
    length, width, thick = measures.carrier
    top = measures.carrier_bottom + thick
    pico = measures.size_of("pico")
    socket = measures.size_of("header")[2]
    edge = y - width / 2
    overhang = measures.number("pico", "usb_overhang")
    beside = (length - pico[0]) / 4 + 2.0  # where the sockets beside the Pico have their middle
    return [
        Box("carrier", (x, y, measures.carrier_bottom), measures.carrier),
        Box("right sockets", (x + length / 2 - RIM / 2, y + RIM / 2, top), (RIM, width - RIM, RIM_HEIGHT)),
        Box("left sockets", (x - length / 2 + RIM / 2, y + RIM / 2, top), (RIM, width - RIM, RIM_HEIGHT)),
        Box("far sockets", (x, y + width / 2 - RIM / 2, top), (length - 2 * RIM, RIM, RIM_HEIGHT)),
        Box("near sockets, left", (x - length / 2 + beside, edge + RIM / 2, top), (24.0, RIM, RIM_HEIGHT)),
        Box("near sockets, right", (x + length / 2 - beside, edge + RIM / 2, top), (24.0, RIM, RIM_HEIGHT)),
        Box("Pico", (x, edge + pico[0] / 2, top), (pico[1], pico[0], socket + pico[2])),
        Box("USB socket", (x, edge - overhang / 2, top + socket + 1.0), (8.0, overhang, pico[2] - 1.0)),
    ]


def power_boxes(measures: Measures) -> list[Box]:
    """Both supplies' holders, the charger, the switch. The step-up module sits on the carrier."""
    holder, cell = measures.size_of("aa_holder"), measures.size_of("lithium_cell")
    charger, switch = measures.size_of("charger"), measures.size_of("switch")
    inside = measures.apothem - measures.wall
    return [
        Box("AA holder", (*holder_at(measures, "aa"), measures.floor), holder, builds=("aa",)),
        Box("lithium cell", (*holder_at(measures, "lithium"), measures.floor), cell, builds=("lithium",)),
        Box("charger", (90.0 - charger[0] / 2, 0, measures.floor + 2), charger, builds=("lithium",)),
        Box(
            "power switch",
            (*around(inside - (switch[2] + 5) / 2, TOGGLE), toggle_height(measures) - switch[1] / 2),
            (switch[2] + 5, switch[0], switch[1]),
            TOGGLE,
        ),
    ]


def holder_at(measures: Measures, supply: str) -> Point:
    """Middle of the battery's holder."""
    if supply == "aa":
        length, width, _ = measures.size_of("aa_holder")
        return 5.5 - length / 2, 23.0 + width / 2
    length, width, _ = measures.size_of("lithium_cell")
    near = measures.cradle_outside[1] / 2 + BESIDE_CRADLE
    right = near - ALONG_SLOT  # as far to the right as away from the cradle: its corner stays beside a slot's wall
    return right - length / 2, near + width / 2


def toggle_height(measures: Measures) -> float:
    """z of the power switch."""
    return measures.floor + 15.0
