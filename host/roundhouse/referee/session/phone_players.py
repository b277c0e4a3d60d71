"""The players who have front ends of their own, and the one who calls for everybody from there.

They are known by their numbers in the match, which stay when seats move.
"""

from __future__ import annotations

from collections.abc import Iterable, Set


class PhonePlayers:
    """A player whose hand is on a phone is no viewer of a shared screen."""

    def __init__(self) -> None:
        self._players: set[int] = set()
        self._spokesperson: int | None = None
        self.wishes: tuple[int, ...] = ()
        """The players who would like to play again, in the order in which they asked the computer for it."""

    @property
    def players(self) -> Set[int]:
        """The players now: the set changes with them."""
        return self._players

    def seat(self, players: Iterable[int]) -> None:
        """From now on these hold their hands at front ends of their own."""
        held = set(players)
        self._players.clear()
        self._players.update(held)

    @property
    def spokesperson(self) -> int | None:
        """The player who calls for everybody; None where each calls alone."""
        return self._spokesperson

    def let_speak(self, player: int | None) -> None:
        self._spokesperson = player

    def wish(self, player: int) -> None:
        """The player would like to play again."""
        if player not in self.wishes:
            self.wishes = (*self.wishes, player)
