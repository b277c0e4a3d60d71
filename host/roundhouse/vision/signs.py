"""The signs that the reader tells apart on a half: 0 to 18, pips or numerals; five letters; the Train; or no half."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "ADRST"
"""The letters of Super Train, which follow the numbers 0 to 18."""
TRAIN: Final = 24
NO_HALF: Final = 25
"""The sign of a picture that is no half of a tile."""
SIGNS: Final = 26
