"""Tiles, sets and hands: pure values that every game shares."""

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
