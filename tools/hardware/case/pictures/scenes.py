"""The pictures of the case: assembled, from below, exploded, and each piece. Made from meshes alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from tools.hardware.case.pictures.component_boxes import DARK, FACE, bought, cuboid, lever, usb_socket
from tools.hardware.case.pictures.renderer import Camera, Color, Thing, draw
from tools.hardware.case.plan.boxes import Box
from tools.hardware.case.plan.contents import Fitted
from tools.hardware.case.plan.dimensions import Dimensions, around
from tools.hardware.case.plan.screws import feet
from tools.hardware.case.solids.mesh import Triangles

# The screen's colors of the seats and of the numbers.
SEATS = (
    "58A9FF FF9548 3FD48F FF7DB8 F6D548 B895FF 45D9EA FF7466 AEDD55 DDB07A A9BACB EA86F2".split()  # noqa: SIM905
)
NUMBERS = (
    "14181B 1577B8 1B7A3D C4262E 7A4A22 20389A 8F6400 C22E78 007A72 6C23A3 BF4E00 17191C 646A72".split()  # noqa: SIM905
)
INK = (20, 24, 27)
TRAINS = {0: (9, 4), 1: (9, 12), 3: (9, 1), 5: (9, 7), 6: (9, 2), 8: (9, 5), 10: (9, 10)}  # slot -> its first domino
# mm that a piece is raised in the exploded picture: what goes into the deck from below is below it.
EXPLODED_LIFTS = {"base": -46.0, "door": -74.0, "clamp": 6.0, "speaker-cup": 6.0, "cradle": 62.0, "platform": 118.0}
EXPLODED_LIFTS |= {"lights": 144.0, "slot-caps": 144.0, "keys": 144.0, "shell": 256.0, "inlay": 278.0}
Point3 = tuple[float, float, float]
Meshes = Mapping[str, list[Triangles]]
Looks = Mapping[str, tuple[Color, float]]


def color(text: str) -> Color:
    """A color from six hexadecimal digits.

    >>> color("58A9FF")
    (88, 169, 255)
    """
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def domino(dimensions: Dimensions, numbers: tuple[int, int], middle: Point3, turn: float) -> list[Thing]:
    """A domino lying flat; its first number points to `turn` plus 180 degrees."""
    length, width, high = dimensions.usual
    things = [Thing(cuboid(Box("domino", middle, dimensions.usual, turn)), FACE)]
    radians = np.radians(turn)
    way, side = np.array([np.cos(radians), np.sin(radians)]), np.array([-np.sin(radians), np.cos(radians)])

    def flat(along: float, across: float, size: Point3, ink: Color, is_round: bool) -> Thing:
        x, y = np.array(middle[:2]) + along * way + across * side
        return Thing(cuboid(Box("ink", (float(x), float(y), middle[2] + high), size, turn, is_round)), ink)

    things.append(flat(0, 0, (0.7, width * 0.72, 0.1), (183, 170, 138), False))
    for half, number in ((-1, numbers[0]), (1, numbers[1])):
        for x, y in spots(number):
            size = width * 0.15
            things.append(
                flat(half * length / 4 + x * width, y * width, (size, size, 0.12), color(NUMBERS[number]), True)
            )
    return things


def spots(number: int) -> list[tuple[float, float]]:
    """The positions of the pips of a number, in widths of the domino, in three rows along it."""
    middle = {0: 0, 1: 1, 2: 0, 3: 1, 4: 0, 5: 1, 6: 0, 7: 1, 8: 2, 9: 3, 10: 2, 11: 3, 12: 4}[number]
    outer = (number - middle) // 2
    files = ((-0.285, outer), (0.0, middle), (0.285, outer))
    if number in (2, 3):
        return [(-0.285, -0.285), (0.285, 0.285)] + [(0.0, 0.0)] * (number - 2)
    return [(x, y) for y, count in files for x in np.linspace(-0.3, 0.3, count).tolist()] if number > 1 else (
        [(0.0, 0.0)] * number
    )  # fmt: skip


def inked(mesh: Triangles, bottom: float, paint: Color, ink: Color = INK) -> list[Thing]:
    """A mesh with painted dents, whose floors are at z = `bottom`."""
    dent = np.abs(mesh[:, :, 2] - bottom).max(axis=1) < 0.01
    return [Thing(mesh[~dent], paint), Thing(mesh[dent], ink)]


def pieces_of_hub(meshes: Meshes, looks: Looks, dimensions: Dimensions, apart: bool = False) -> list[Thing]:
    """The printed pieces in their positions, or pulled apart upward and downward."""
    things = []
    for name, pieces in meshes.items():
        rise = EXPLODED_LIFTS[name] if apart else 0.0
        shift = np.array([0.0, 0.0, rise])
        paint, glow = looks[name]
        for number, mesh in enumerate(pieces):
            if name in ("slot-caps", "keys"):
                things += inked(mesh + shift, dimensions.height + 0.6 + rise, paint)
            else:
                own = color(SEATS[number]) if name == "lights" else paint
                things.append(Thing(mesh + shift, own, glow))
    return things


def apart(dimensions: Dimensions, fitted: Sequence[Fitted]) -> list[Thing]:
    """Boards, battery, speaker and switch; what hangs from the deck rises to just above the cradle."""
    things = []
    for box, own in bought(dimensions, fitted):
        hangs = box.bottom > dimensions.cradle_bottom - 8 and (
            "slot board" in box.name or box.name.startswith(("button", "lamp", "plug", "key", "engine"))
        )
        rise = (66.0 if "engine" in box.name else 74.0) if hangs else 0.0
        things += [Thing(thing.triangles + np.array([0.0, 0.0, rise]), thing.color) for thing in own]
    return things


def pictures(folder: Path, meshes: Meshes, looks: Looks, dimensions: Dimensions, fitted: Sequence[Fitted]) -> None:
    """Render the scenes of the whole hub as PNG files."""
    whole = {name: mesh for name, mesh in meshes.items() if name in EXPLODED_LIFTS}
    built = pieces_of_hub(whole, looks, dimensions) + lever(dimensions) + usb_socket(dimensions)
    played = domino(dimensions, (9, 9), (0, 0, dimensions.under_deck - 1.0), 0)
    for slot, numbers in TRAINS.items():
        turn = dimensions.slot_angle(slot)
        middle = around(dimensions.notch_end + dimensions.usual[0] / 2 + 0.3, turn)
        played += domino(dimensions, numbers, (*middle, -dimensions.size_of("foot")[2] + 0.8), turn)
    foot = dimensions.size_of("foot")
    under = [Thing(cuboid(Box("foot", (x, y, 0.8 - foot[2]), foot, round=True)), DARK) for x, y in feet()]
    draw(folder / "assembled.png", built + played + under, Camera(-18, 42), (1400, 1000))
    draw(folder / "above.png", built + played, Camera(0, 89.9), (1200, 1200))
    draw(folder / "below.png", built + under, Camera(20, -52), (1400, 1000), table=False)
    pulled = pieces_of_hub(whole, looks, dimensions, True) + apart(dimensions, fitted)
    draw(folder / "exploded.png", pulled, Camera(-22, 24), (1200, 1500), table=False)


def portrait(path: Path, pieces: list[Triangles], paint: Color) -> None:
    """Render one piece in printing position."""
    draw(path, [Thing(mesh, paint) for mesh in pieces], Camera(-28, 40), (800, 600))
