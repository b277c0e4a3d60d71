"""A tile that is touched one end after the other, in the set that a table plays with."""

from __future__ import annotations

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE
from roundhouse.games.game import Game
from roundhouse.games.position import Position


class TouchedTile:
    """`ends` are those that were touched so far: none, one, or both."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.ends: tuple[int, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether both ends were touched."""
        return len(self.ends) == 2

    @property
    def tiles(self) -> tuple[int, ...]:
        """The tile with these ends; more than one where the set has several that look the same."""
        return self._between(*self.ends) if self.whole else ()

    @property
    def text(self) -> str:
        """Its ends, as they stand on the tile."""
        return "-".join(self._game.tiles.end_text(end) for end in self.ends)

    def touch(self, end: int) -> None:
        """One end; the second completes the tile, and a third begins another one."""
        self.ends = (end,) if self.whole else (*self.ends, end)

    def unseen(self, double: bool) -> None:
        """It is one that nobody could read."""
        self.ends = (UNKNOWN_DOUBLE,) * 2 if double else (UNKNOWN,) * 2

    def take_back(self) -> None:
        """Without the last touch."""
        self.ends = self.ends[:-1]

    def clear(self) -> None:
        """Without any touch."""
        self.ends = ()

    def exists(self, end: int) -> bool:
        """Whether the set has a tile that this end would complete."""
        return len(self.ends) != 1 or bool(self._between(self.ends[0], end))

    def lies(self, end: int, position: Position | None) -> bool:
        """Whether the tile that this end would complete lies on the table, all there are of it."""
        if len(self.ends) != 1 or position is None:
            return False
        found = self._between(self.ends[0], end)
        return bool(found) and all(position.laid >> tile & 1 for tile in found)

    def _between(self, one: int, other: int) -> tuple[int, ...]:
        tiles = self._game.tiles
        if one < 0 or other < 0:
            return (UNKNOWN_DOUBLE if one == other == UNKNOWN_DOUBLE else UNKNOWN,)
        try:
            return tuple(tiles.named(f"{tiles.end_text(one)}-{tiles.end_text(other)}")[0])
        except ValueError:
            return ()
