"""The sounds of tiles when one picture of a table takes the place of another: laid, drawn, shuffled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from roundhouse.window.table.arrangement import Arrangement
from roundhouse.window.table.motion import DRAW, PLAY

Force = Literal["soft", "firm", "hard"]
WIDTH: Final = 0.6
"""The distance to the side at which the outermost train is heard."""


@dataclass(frozen=True, slots=True)
class TileSound:
    """A sound by its kind, `pan` from -1 (left) to 1 (right), so many ms from now."""

    kind: Force | Literal["draw", "shuffle"]
    pan: float = 0.0
    delay: int = 0


def tile_sounds(old: Arrangement, new: Arrangement) -> Iterator[TileSound]:
    """A tile that this person's hand lays lands firmly, another's softly, and a double hard."""
    before, after = old.view, new.view
    if before.round_key != after.round_key:
        yield TileSound("shuffle")
        return
    moves = not after.less_motion
    held = {tile.key for tile in before.hand}
    lay = {tile.key for train in before.trains for tile in train.tiles}
    for train, place in zip(after.trains, new.layout.trains, strict=True):
        for tile, where in zip(train.tiles, place.tiles, strict=True):
            if tile.key not in lay and where is not None:
                force: Force = "hard" if tile.crosswise else "firm" if tile.key in held else "soft"
                pan = WIDTH * (2 * where.x / new.size[0] - 1)
                yield TileSound(force, pan, PLAY if moves else 0)
    if before.boneyard is not None and after.boneyard is not None and after.boneyard < before.boneyard:
        yield TileSound("draw", WIDTH, DRAW // 2 if moves else 0)
