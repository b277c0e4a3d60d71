"""What a player has left at the round's end, told tile by tile or as a sum."""

from __future__ import annotations

from typing import Final

from roundhouse.dominoes import hand_of
from roundhouse.games.moves import Reveal
from roundhouse.presenters.announcement import Saying, not_in_set, nothing, saying
from roundhouse.presenters.tile_entry import TouchedTile
from roundhouse.referee import TableSession

MOST_DIGITS: Final = 4
"""As many digits as the sum of a hand can have."""


class Telling:
    """`tiles` are those that were told so far, `digits` the sum, `tile` the one that is being touched.

    `by_sum`: whether the players tell sums.
    """

    def __init__(self, table: TableSession, tile: TouchedTile) -> None:
        self._table = table
        self.tile = tile
        self.tiles: tuple[int, ...] = ()
        self.digits = ""
        self.by_sum = False

    @property
    def left(self) -> int:
        """How many tiles the hand has."""
        position, awaited = self._table.referee.position, self._table.awaited
        return position.count(awaited.seat) if position is not None and awaited.what == "hand" else 0

    @property
    def only_sum(self) -> bool:
        """Whether a sum is all that can be told: of the double that a winner went out with (DT-16)."""
        position, awaited = self._table.referee.position, self._table.awaited
        return position is not None and awaited.what == "hand" and awaited.seat == position.winner

    @property
    def sums(self) -> bool:
        """Whether a sum is told now."""
        return self.by_sum or self.only_sum

    @property
    def begun(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self.tile.ends or (self.digits if self.sums else self.tiles))

    @property
    def whole(self) -> bool:
        """Whether all of it is told."""
        return bool(self.digits) if self.sums else len(self.tiles) == self.left

    def touch_end(self, end: int) -> Saying | None:
        """One end of a tile; what is to be said of it, if that changes."""
        self.tile.touch(end)
        if not self.tile.whole:
            return None
        game, found = self._table.referee.game, self.tile.tiles
        said: Saying | None = None
        free = [tile for tile in found if tile not in self.tiles]
        if not found:
            said = not_in_set(game, self.tile.text)
        elif not free:
            said = saying("refused", "called-told-twice", tile=game.tiles.text(found[0], which=False))
        elif len(self.tiles) < self.left:
            self.tiles = (*self.tiles, free[0])
            said = nothing
        self.tile.clear()
        return said

    def type_digit(self, digit: int) -> None:
        """One more digit of the sum."""
        self.digits = (self.digits + str(digit)).lstrip("0")[:MOST_DIGITS] or "0"

    def take_back(self) -> None:
        """Without the last touch."""
        if self.tile.ends:
            self.tile.clear()
        elif self.sums:
            self.digits = self.digits[:-1]
        else:
            self.tiles = self.tiles[:-1]

    def clear(self) -> None:
        """Nothing is told yet."""
        self.tiles, self.digits = (), ""

    @property
    def call(self) -> Reveal | None:
        """The call that tells the hand; None while there is nothing to tell."""
        awaited = self._table.awaited
        if awaited.what != "hand":
            return None
        if not self.sums:
            return Reveal(awaited.seat, hand_of(self.tiles))
        return Reveal(awaited.seat, 0, int(self.digits)) if self.digits else None
