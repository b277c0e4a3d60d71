"""All the ways in which the tiles of a set can lie: every play of a game, made once and shared.

Which ends may lie against which open end is the game's to say (`Game.accepted`): equal ones, where nothing is wild.
"""

from __future__ import annotations

from functools import cache

from roundhouse.dominoes import DominoSet, hand_of
from roundhouse.games.moves import Play


def bearing(tiles: DominoSet, ends: int) -> int:
    """The tiles that bear one of these ends, as bits."""
    return hand_of(tile for tile, (low, high) in enumerate(tiles.ends) if ends >> low & 1 or ends >> high & 1)


@cache
def every_play(tiles: DominoSet, trains: int, ends_per_train: int) -> tuple[tuple[dict[int, Play], ...], ...]:
    """Plays by spot, by the end that lies against the train, by the tile's bit."""
    table: list[tuple[dict[int, Play], ...]] = []
    for spot in range(trains * ends_per_train):
        joining: list[dict[int, Play]] = [{} for _ in range(tiles.kinds)]
        for tile, (low, high) in enumerate(tiles.ends):
            for joined, opens in {(low, high), (high, low)}:
                play = Play(tile, spot // ends_per_train, spot, joined, opens, low == high, 1 << tile)
                joining[joined][1 << tile] = play
        table.append(tuple(joining))
    return tuple(table)


@cache
def every_way(
    tiles: DominoSet, accepted: tuple[int, ...], trains: int, ends_per_train: int
) -> tuple[tuple[dict[int, tuple[Play, ...]], ...], ...]:
    """The plays of a tile by spot, by the end that is open there (last: one that nobody saw), by the tile's bit."""
    table: list[tuple[dict[int, tuple[Play, ...]], ...]] = []
    for plays in every_play(tiles, trains, ends_per_train):
        by_end: list[dict[int, tuple[Play, ...]]] = [{} for _ in accepted]
        for ways, joining in zip(by_end, accepted, strict=True):
            for tile, (low, high) in enumerate(tiles.ends):
                ends = [end for end in ((low,) if low == high else (low, high)) if joining >> end & 1]
                if ends:
                    ways[1 << tile] = tuple(plays[end][1 << tile] for end in ends)
        table.append(tuple(by_end))
    return tuple(table)
