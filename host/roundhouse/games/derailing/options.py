"""The switches of Derailing the Train."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.options import Options, number, switch, usual


@dataclass(frozen=True)
class DerailingOptions(Options):
    """The switches of Derailing the Train; each names its clause."""

    set: int = usual("DT-1", 6, 9, 12, 15, 18)
    teams: int | None = number("DT-15")
    draw_instead: bool = switch("DT-17")
