"""The printed pieces: their solids, print settings and colors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from build123d import Part
from tools.hardware.case.plan.dimensions import Dimensions
from tools.hardware.case.plan.halves import TURN
from tools.hardware.case.solids import base, caps, engine, shell, split

Color = tuple[int, int, int]
CLEAR, LIGHT, WHITE = "clear or natural PETG", "ivory or white PETG", "white PETG"
PieceBuilder = Callable[[Dimensions], list[Part]]

SLATE, NIGHT, IVORY = (42, 72, 83), (30, 50, 59), (240, 232, 212)
STEEL, COPPER, BRASS, MINT = (104, 124, 131), (172, 104, 66), (245, 184, 61), (96, 222, 180)


@dataclass(frozen=True)
class Piece:
    """One STL file: `build` returns its solids in their positions in the hub.

    `flip`: printed upside down. `glow`: share of its own light in a picture. `infill` is in percent. `turn`:
    degrees by which it is turned on the bed.
    """

    name: str
    title: str
    build: PieceBuilder
    color: Color
    flip: bool = False
    glow: float = 0.0
    filament: str = "dark PETG"
    infill: int = 15
    turn: float = 0.0


PIECES = (
    Piece("shell", "Shell", lambda m: [shell.shell(m)], SLATE, True),
    Piece("base", "Base", lambda m: [base.base(m)], NIGHT),
    Piece("door", "Battery door", lambda m: [base.door(m)], STEEL, True),
    Piece("clamp", "Bar across the cells' holder", lambda m: [base.clamp(m)], COPPER),
    Piece("speaker-cup", "Cup behind the speaker", lambda m: [base.speaker_cup(m)], COPPER, True),
    Piece("cradle", "Cradle", lambda m: [engine.cradle(m)], STEEL),
    Piece("platform", "Platform", lambda m: [engine.platform(m)], BRASS, glow=0.35, filament=CLEAR),
    Piece("inlay", "Inlay for the usual domino", lambda m: [engine.inlay(m)], BRASS, glow=0.35, filament=CLEAR),
    Piece("slot-caps", "Caps of the twelve slots", caps.slot_caps, IVORY, True, filament=LIGHT),
    Piece("keys", "Volume keys", caps.keys, IVORY, True, filament=LIGHT),
    Piece("lights", "Light bars", caps.lights, MINT, True, glow=0.85, filament=WHITE, infill=100),
)


def half(piece: str, back: bool) -> PieceBuilder:
    """The function that builds a half of the shell or of the base."""

    def build(dimensions: Dimensions) -> list[Part]:
        whole = shell.shell(dimensions) if piece == "shell" else base.base(dimensions)
        return [split.halves(dimensions, piece, whole)[back]]

    return build


# Instead of the shell and the base, for a small bed.
SPLIT = (
    Piece("shell-back", "Shell, back half", half("shell", True), SLATE, True, turn=TURN),
    Piece("shell-front", "Shell, front half", half("shell", False), SLATE, True, turn=TURN),
    Piece("base-back", "Base, back half", half("base", True), NIGHT, turn=TURN),
    Piece("base-front", "Base, front half", half("base", False), NIGHT, turn=TURN),
)

# To print first: does the printer hit the fits?
COUPON = (
    Piece("coupon-deck", "Coupon: a slot, a cap and a light bar", split.coupon_deck, SLATE, True),
    Piece("coupon-engine", "Coupon: an end of cradle and platform", split.coupon_engine, STEEL),
)
