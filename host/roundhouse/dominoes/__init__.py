"""Tiles, sets, hands and the shuffle: pure values that every game shares.

Where a tile may lie, and what is scored, is not here but in `games`.
"""

from roundhouse.dominoes.hands import hand_of, pips_in, tiles_in
from roundhouse.dominoes.sets import UNKNOWN, UNKNOWN_DOUBLE, DominoSet, Half, NotInSet, double_set
from roundhouse.dominoes.shuffle import seal, shuffled

__all__ = [
    "UNKNOWN",
    "UNKNOWN_DOUBLE",
    "DominoSet",
    "Half",
    "NotInSet",
    "double_set",
    "hand_of",
    "pips_in",
    "seal",
    "shuffled",
    "tiles_in",
]
