"""The printed pieces: their solids, print settings and colors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from build123d import Part
from hardware.case.dimensions import SUPPLIES, Dimensions
from hardware.case.halves import TURN

from hardware.case import base, caps, engine, shell, split

Color = tuple[int, int, int]
CLEAR, LIGHT, WHITE = "clear or natural PETG", "ivory or white PETG", "white PETG"
Build = Callable[[Dimensions], list[Part]]

SLATE, NIGHT, IVORY = (42, 72, 83), (30, 50, 59), (240, 232, 212)
STEEL, COPPER, BRASS, MINT = (104, 124, 131), (172, 104, 66), (245, 184, 61), (96, 222, 180)


@dataclass(frozen=True)
class Piece:
    """One STL file: `build` returns its solids in their positions in the hub.

    `flip`: printed upside down. `glow`: share of its own light in a picture. `only`: the one supply that it is for, if
    not both. `infill` is in percent. `turn`: degrees by which it is turned on the bed.
    """

    name: str
    title: str
    build: Build
    color: Color
    flip: bool = False
    glow: float = 0.0
    only: str = ""
    filament: str = "dark PETG"
    infill: int = 15
    turn: float = 0.0


PIECES = (
    Piece("shell", "Shell", lambda m: [shell.shell(m)], SLATE, True),
    Piece("base-aa", "Base for three AA cells", lambda m: [base.base(m, "aa")], NIGHT, only="aa"),
    Piece("base-lithium", "Base for a lithium cell", lambda m: [base.base(m, "lithium")], NIGHT, only="lithium"),
    Piece("door-aa", "Battery door, AA", lambda m: [base.door(m, "aa")], STEEL, True, only="aa"),
    Piece("door-lithium", "Battery door, lithium", lambda m: [base.door(m, "lithium")], STEEL, True, only="lithium"),
    Piece("clamp-aa", "Bar across the AA holder", lambda m: [base.clamp(m, "aa")], COPPER, only="aa"),
    Piece("clamp-lithium", "Bar across the lithium cell", lambda m: [base.clamp(m, "lithium")], COPPER, only="lithium"),
    Piece("speaker-cup", "Cup behind the speaker", lambda m: [base.speaker_cup(m)], COPPER, True),
    Piece("cradle", "Cradle", lambda m: [engine.cradle(m)], STEEL),
    Piece("platform", "Platform", lambda m: [engine.platform(m)], BRASS, glow=0.35, filament=CLEAR),
    Piece("slot-caps", "Caps of the twelve slots", caps.slot_caps, IVORY, True, filament=LIGHT),
    Piece("keys", "Volume keys", caps.keys, IVORY, True, filament=LIGHT),
    Piece("lights", "Light bars", caps.lights, MINT, True, glow=0.85, filament=WHITE, infill=100),
    Piece("blank", "Blank for the charger's opening", lambda m: [base.blank(m)], NIGHT, only="aa"),
)


def half(piece: str, back: bool, supply: str = SUPPLIES[0]) -> Build:
    """What builds a half of the shell or of the base."""

    def build(dimensions: Dimensions) -> list[Part]:
        whole = shell.shell(dimensions) if piece == "shell" else base.base(dimensions, supply)
        return [split.halves(dimensions, piece, whole)[back]]

    return build


# Instead of the shell and the base, for a small bed.
SPLIT = (
    Piece("shell-back", "Shell, back half", half("shell", True), SLATE, True, turn=TURN),
    Piece("shell-front", "Shell, front half", half("shell", False), SLATE, True, turn=TURN),
    Piece("base-back-aa", "Base, back half, AA", half("base", True, "aa"), NIGHT, only="aa", turn=TURN),
    Piece(
        "base-back-lithium", "Base, back half, lithium", half("base", True, "lithium"), NIGHT, only="lithium", turn=TURN
    ),
    Piece("base-front", "Base, front half", half("base", False), NIGHT, turn=TURN),
)
