"""The switches of Private Trains."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.options import Options, choice, switch


@dataclass(frozen=True)
class PrivateTrainsOptions(Options):
    """The switches of Private Trains; each names its clause."""

    set: int = choice(12, "PT-1", 6, 9, 15, 18)
    upward: bool = switch("PT-1")
    counter_clockwise: bool = switch("PT-4")
    mexican_train: bool = switch("PT-5", default=True)
    visit_without_drawing: bool = switch("PT-6")
    suspend_plays: bool = switch("PT-10")
    follow_last_double: bool = switch("PT-11")
