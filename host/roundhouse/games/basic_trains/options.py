"""The switches of Basic Trains."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.options import Options, choice, switch


@dataclass(frozen=True)
class BasicTrainsOptions(Options):
    """The switches of Basic Trains."""

    set: int = choice(9, "BT-1", 12)
    two_or_three: bool = switch("BT-1")
