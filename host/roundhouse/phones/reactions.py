"""Signs that players show each other for some seconds: applause and the like, and that they wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

WAIT: Final = "wait"
"""It calls the player in turn."""
REACTIONS: Final[Mapping[str, str]] = {
    "clap": "👏", "laugh": "😄", "wow": "😮", "sad": "😢", "party": "🎉", WAIT: "⏰",
}  # fmt: skip
SHOWN_MS: Final = 6000
PAUSE_MS: Final = 3000
"""A seat may react again after this time, so that nobody fills the others' pages."""


@dataclass(frozen=True, slots=True)
class Reaction:
    player: int
    kind: str
    at: int

    @property
    def sign(self) -> str:
        return REACTIONS[self.kind]


class Reactions:
    """The reactions at a table, at its time, ms."""

    def __init__(self) -> None:
        self._made: list[Reaction] = []
        self.calls = 0
        """The number of times that the player in turn was called."""

    def add(self, player: int, kind: str, now: int) -> bool:
        """Show a reaction; False if the player's last one is too fresh."""
        self._made = [each for each in self._made if now - each.at < SHOWN_MS]
        if any(each.player == player and now - each.at < PAUSE_MS for each in self._made):
            return False
        self._made.append(Reaction(player, kind, now))
        self.calls += kind == WAIT
        return True

    def shown(self, now: int) -> Sequence[Reaction]:
        """The latest one of each player."""
        return tuple({each.player: each for each in self._made if now - each.at < SHOWN_MS}.values())
