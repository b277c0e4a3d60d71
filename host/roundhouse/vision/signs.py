"""The signs that the reader tells apart on a half: 0 to 18, pips or numerals; five letters; the Train; or no half."""

from __future__ import annotations

from typing import Final

NUMBERS: Final = 19
"""The signs of the numbers 0 to 18 are these numbers."""
LETTERS: Final = "ADRST"
"""The letters of Super Train, whose signs follow the numbers."""
TRAIN: Final = NUMBERS + len(LETTERS)
NO_HALF: Final = TRAIN + 1
"""The sign of a picture that is no half of a tile."""
SIGN_COUNT: Final = NO_HALF + 1
