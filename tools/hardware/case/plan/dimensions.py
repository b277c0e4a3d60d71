"""Every dimension of the case in millimeters: those of the parts in hardware/parts.toml, and all that follow from them.

The origin is the middle of the hub on its underside (the rubber feet stand below), x to the right, y away from the USB
cable, z up. Slot k points to 75 - 30 k degrees: clockwise from the top right, as the hub's lamps are numbered.

>>> standard = read()
>>> standard.across, standard.height
(200.0, 53.0)
>>> round(read(domino=(56.0, 28.0, 13.0)).notch_width, 1)
29.0
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[4]
PARTS = ROOT / "hardware" / "parts.toml"
SLOTS = 12
STEP = 360 / SLOTS
PRINT = 0.2  # mm that a printed edge can be off
PROUD = 1.2  # mm that a cap stands above the deck
CROWN = 1.5  # mm of a cap above its pad
LIGHT_RIM = 0.7  # mm by which a light bar is wider below the deck's face, on each side
PAD_SUNK = 0.9  # mm that the pad on a button's stem sits in its cap, its key or the platform
SLIDING = 0.2  # mm on each side of the inlay in the platform
EAR = 4.0  # mm: the thickness of the cradle's ears
PICO_BOARD = 1.0  # mm: the thickness of the Pico's board, below its USB socket

Size = tuple[float, float, float]
Point = tuple[float, float]


@dataclass(frozen=True, eq=False)  # compared by identity, so that a solid can be kept for its dimensions
class Dimensions:
    """The dimensions of one case. The fields are free to choose; the first six come from hardware/parts.toml."""

    parts: Mapping[str, Any] = field(repr=False)
    boards: Mapping[str, Any] = field(repr=False)
    platform: Mapping[str, Any] = field(repr=False)
    dominoes: Mapping[str, Any] = field(repr=False)
    plastic: Mapping[str, Any] = field(repr=False)
    domino: Size  # length, width, height of the largest one, which slots and platform have room for
    across: float = 200.0  # from flat to flat
    height: float = 53.0  # room for a plug and the bend of its wires between a slot board and the parts below
    bed: float = 220.0  # of the printer
    wall: float = 2.4  # six lines of a 0.4 mm nozzle
    deck: float = 3.0
    rib: float = 10.0  # how far the ribs hang down from the deck
    floor: float = 3.6  # thick enough for the ledge of the battery door and for countersunk screw heads
    bevel: float = 8.0  # of the deck's edge: makes the sides look as low as a train of dominoes
    fit: float = 0.3  # on each side, between two printed parts
    loose: float = 0.5  # on each side of a domino
    notch_depth: float = 7.0  # leaves the alcove between two notches wide enough for a hand
    ring: float = 73.0  # from the center to the middle of a slot board
    board_gap: float = 6.6  # from the deck's underside to a slot board; the button's stem ends inside the deck
    cap_play: float = 0.25  # on each side of a cap or key in its guide
    cap_rise: float = 0.5  # how far a cap at rest could rise until the deck stops it
    cap_stop: float = 1.15  # how far a cap or key can go down before it stands on its board
    middle_stop: float = 2.1  # how far the platform's middle can go down
    pin: float = 3.6  # diameter of the platform's guides, inside the springs
    lower_stop: float = 4.2  # how far one end of the platform can go down
    flange: float = 3.4  # of the platform's floor, which stops against the deck from below
    cradle_wall: float = 2.0
    cradle_thick: float = 4.2  # of its floor, which bends under a hand and pulls at the ears
    tray: float = 4.0  # from the deck's underside to the platform's rim, which stands slightly above the deck

    # ---- outline
    @property
    def apothem(self) -> float:
        return self.across / 2

    @property
    def corner(self) -> float:
        """From the center to a corner of the outline."""
        return self.apothem / math.cos(math.radians(STEP / 2))

    @property
    def under_deck(self) -> float:
        """The z of the deck's underside, from which everything that hangs there is measured."""
        return self.height - self.deck

    @property
    def notch_width(self) -> float:
        return self.domino[1] + 2 * self.loose

    @property
    def notch_end(self) -> float:
        """From the center to the stop of a train's first domino."""
        return self.apothem - self.notch_depth

    # ---- the slots
    def slot_angle(self, slot: int) -> float:
        """The direction of a slot, in degrees counterclockwise from x."""
        return 75.0 - STEP * slot

    def board_point(self, name: str) -> Point:
        """A point of the slot board relative to its middle; x points away from the hub's center."""
        x, y = self.boards["slot"][name]
        return float(x), float(y)

    @property
    def board(self) -> Size:
        return size(self.boards["slot"]["size"])

    @property
    def board_holes(self) -> list[Point]:
        return [(float(x), float(y)) for x, y in self.boards["slot"]["holes"]["at"]]

    @property
    def board_top(self) -> float:
        """The z of the slot boards' upper side."""
        return self.under_deck - self.board_gap

    @property
    def stem_top(self) -> float:
        """The z of a slot button's stem."""
        return self.board_top + self.number("button", "height_mm")

    @property
    def lamp_top(self) -> float:
        """The z of a lamp's upper side."""
        return self.board_top + self.size_of("lamp")[2]

    @property
    def lamp_radius(self) -> float:
        return self.ring + self.board_point("lamp")[0]

    @property
    def cap_radius(self) -> float:
        return self.ring + self.board_point("button")[0]

    @property
    def cap(self) -> Point:
        """The size of a slot's button cap (radial, along the side): half a domino on a small scale."""
        return 11.0, 16.0

    @property
    def light(self) -> Point:
        """The visible size of a slot's light bar: radial, along the side."""
        return 4.0, 20.0

    @property
    def bend(self) -> float:
        """The height that wires take up beyond their plug, where they turn sideways."""
        return self.number("wire", "bend_mm") + self.size_of("wire")[2]

    # ---- the engine
    @property
    def recess(self) -> Point:
        """The room for the engine's domino, seen from above."""
        return self.domino[0] + 2 * self.loose, self.domino[1] + 2 * self.loose

    @property
    def usual(self) -> Size:
        """The length, width and height of the usual domino, which lies in the platform's inlay."""
        return size(self.dominoes["usual"])

    @property
    def inlay(self) -> Point:
        """The room for the usual domino in the platform's inlay."""
        return self.usual[0] + 2 * self.loose, self.usual[1] + 2 * self.loose

    @property
    def tray_outside(self) -> Point:
        return self.recess[0] + 4.0, self.recess[1] + 4.0

    @property
    def plate(self) -> Point:
        """The platform's flange, with room for the springs at both ends."""
        return self.tray_outside[0] + 18.0, self.tray_outside[1] + 6.0

    @property
    def cradle(self) -> Point:
        """The inside of the box around the platform, without its walls."""
        return self.plate[0] + 1.0, self.plate[1] + 1.0

    @property
    def cradle_outside(self) -> Point:
        return self.cradle[0] + 2 * self.cradle_wall, self.cradle[1] + 2 * self.cradle_wall

    @property
    def spring_at(self) -> list[Point]:
        x, y = self.plate[0] / 2 - 4.5, self.plate[1] / 2 - 5.5
        return [(x, y), (x, -y), (-x, y), (-x, -y)]

    @property
    def spring_length(self) -> float:
        """The length of a spring while the platform rests at its upper stop."""
        return size(self.parts["spring"]["size"])[2] - float(self.platform["preload_mm"])

    @property
    def plate_bottom(self) -> float:
        """The z of the platform's underside at rest."""
        return self.under_deck - self.flange

    @property
    def pocket(self) -> float:
        """The depth at which a spring sits in the platform."""
        return 1.6

    @property
    def spring_seat(self) -> float:
        """The z of the springs' lower ends."""
        return self.plate_bottom + self.pocket - self.spring_length

    @property
    def engine_board_top(self) -> float:
        """The z of the upper side of the slot board that serves the engine."""
        pad = self.size_of("pad")[2] - PAD_SUNK
        return self.plate_bottom - pad - float(self.platform["gap_mm"]) - self.number("button", "height_mm")

    @property
    def cradle_floor(self) -> float:
        """The z of the cradle's floor: room for solder below the engine's board."""
        return min(self.engine_board_top - self.board[2] - 2.0, self.spring_seat + 0.6)

    @property
    def cradle_bottom(self) -> float:
        return self.cradle_floor - self.cradle_thick

    @property
    def cradle_top_of_ears(self) -> float:
        """The z at which the cradle hangs on its posts."""
        return self.cradle_bottom + EAR

    # ---- below
    @property
    def carrier(self) -> Size:
        return size(self.boards["carrier"]["size"])

    @property
    def carrier_at(self) -> Point:
        return 0.0, self.carrier[1] / 2 - 80.0

    @property
    def carrier_holes(self) -> list[Point]:
        return [(float(x), float(y)) for x, y in self.boards["carrier"]["holes"]["at"]]

    @property
    def carrier_bottom(self) -> float:
        return self.floor + 3.0

    @property
    def pico_bottom(self) -> float:
        """The z of the Pico's board: above its header, and above the plastic strip of its own pins."""
        top = self.carrier_bottom + self.carrier[2]
        return top + self.size_of("header")[2] + self.number("header", "strip_mm")

    @property
    def usb_height(self) -> float:
        """The z of the middle of the Pico's USB socket."""
        return self.pico_bottom + PICO_BOARD + (self.size_of("pico")[2] - PICO_BOARD) / 2

    @property
    def usb_end(self) -> float:
        """From the center to the face of the Pico's USB socket."""
        return self.carrier[1] / 2 - self.carrier_at[1] + self.number("pico", "usb_overhang")

    # ---- the alcove for the USB cable, a narrow notch between the slots at the front
    @property
    def alcove_end(self) -> float:
        """From the center to the inner face of the alcove's back wall, against which the USB socket lies."""
        return self.usb_end + self.fit

    @property
    def alcove(self) -> float:
        """The alcove's width: as wide as the notches and the slot boards beside it allow, with a wall on each side."""
        half = math.radians(STEP / 2)
        corner = self.notch_end * math.sin(half) - self.notch_width / 2 * math.cos(half)
        board = self.alcove_end * math.tan(half) - self.board[1] / 2 / math.cos(half)  # where it is next to a board
        return 2 * (min(corner, board - self.fit) - self.wall)

    @property
    def alcove_outside(self) -> float:
        """The alcove's width with its walls."""
        return self.alcove + 2 * self.wall

    def number(self, part: str, name: str) -> float:
        return float(self.parts[part][name])

    def size_of(self, part: str) -> Size:
        return size(self.parts[part]["size"])


def size(value: Any) -> Size:
    """Three numbers from a table."""
    length, width, height = value
    return float(length), float(width), float(height)


def around(radius: float, degrees: float) -> Point:
    """The point at this distance and in this direction from the center."""
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def read(text: str | None = None, **chosen: Any) -> Dimensions:
    """The dimensions of the case for hardware/parts.toml (as on disk, or `text`), with the `chosen` fields replaced."""
    return of(tomllib.loads(PARTS.read_text(encoding="utf-8") if text is None else text), **chosen)


def of(tables: Mapping[str, Any], **chosen: Any) -> Dimensions:
    """The dimensions of the case for the content of hardware/parts.toml, with the `chosen` fields replaced."""
    domino = {"domino": size(tables["dominoes"]["largest"])}
    return Dimensions(
        tables["parts"], tables["boards"], tables["platform"], tables["dominoes"], tables["plastic"], **domino | chosen
    )
