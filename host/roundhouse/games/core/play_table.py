"""All the ways in which the tiles of a set can lie: every play of a game, made once and shared.

A game says with `accepted` which ends may lie against an open end: equal ones, where nothing is wild.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE, DominoSet, hand_of
from roundhouse.games.core.moves import Draw, Play

MAX_CACHED_TILES: Final = 3
"""The plays of more tiles than these are put together each time: a hand seldom has more that fit on one end."""


class PlaysOnEnd(dict[int, tuple[Play, ...]]):
    """All plays of some tiles on one open end, by these tiles as bits, the lightest tile first.

    It begins with single tiles that fit there, and puts together what it is asked for.
    """

    def __init__(self, plays: Mapping[int, tuple[Play, ...]]) -> None:
        super().__init__(plays)
        bits = sorted(plays)
        self.lighter: Final = sum(bits[: len(bits) // 2])
        """The lighter half of the single tiles."""

    def __missing__(self, tiles: int) -> tuple[Play, ...]:
        # A half of many tiles is often among those that are kept.
        first = tiles & self.lighter
        if first in (0, tiles):
            first = tiles ^ 1 << tiles.bit_length() - 1
        plays = self[first] + self[tiles ^ first]
        if tiles.bit_count() <= MAX_CACHED_TILES:
            self[tiles] = plays
        return plays


class PlayTable:
    """The plays of one game, looked up by spot, open end and tile.

    `accepted[end]` are the ends (bits) that may lie against an open `end`; `covers[end]` the tiles (bits) that may
    cover an open double of `end` if they fit. Both have one more entry, for an end that nobody saw.
    """

    def __init__(
        self, tiles: DominoSet, trains: int, ends_per_train: int, accepted: tuple[int, ...], covers: tuple[int, ...]
    ) -> None:
        self.tiles: Final = tiles
        self.ends_per_train: Final = ends_per_train
        self.draws: Final = tuple(Draw(tile) for tile in range(tiles.size))
        self.fitting: Final = tuple(_bearing(tiles, ends) for ends in accepted)
        """The tiles that fit on an open end, as bits; last on one that nobody saw."""
        self.covering: Final = tuple(covers[end] & fits for end, fits in enumerate(self.fitting))
        """The tiles that fit on an open double, as bits, by its end."""
        self._by_tile: Final = _plays_by_tile(tiles, trains, ends_per_train)
        self.by_open: Final = _plays_by_open_end(tiles, accepted, trains, ends_per_train)
        """Plays by spot, by the end that is open there (last: one that nobody saw), by the tiles (bits) laid there."""

    def play_of(self, tile: int, spot: int, joined: int) -> Play:
        """The play of `tile` on `spot` with its end `joined` against the train."""
        if tile < 0 or joined not in self.tiles.ends[tile]:
            double = tile == UNKNOWN_DOUBLE
            return Play(tile, spot // self.ends_per_train, spot, UNKNOWN, UNKNOWN, double, 0)
        return self._by_tile[spot][2 * tile + (self.tiles.ends[tile][0] != joined)]

    def fitting_play(self, tile: int, spot: int, end: int) -> Play:
        """The play of `tile` on `spot` where `end` is open, the first of several; if it does not fit, low end first."""
        ways = self.by_open[spot][end].get(1 << tile) if tile >= 0 else None
        return ways[0] if ways else self.play_of(tile, spot, self.tiles.ends[tile][0] if tile >= 0 else UNKNOWN)

    def turned(self, tile: int, spot: int, end: int, first: int) -> Play:
        """The play of `tile` with `first` against the train; the other way around if it fits on `end` only so."""
        ways = self.by_open[spot][end].get(1 << tile, ())
        return ways[0] if len(ways) == 1 else self.play_of(tile, spot, first)

    def opened(self, tile: int, end: int) -> tuple[int, ...]:
        """What may be open once `tile` lies on an open `end`: one end for each way in which it fits."""
        return tuple(play.opens for play in self.by_open[0][end].get(1 << tile, ()))


@cache
def play_table(
    tiles: DominoSet, trains: int, ends_per_train: int, accepted: tuple[int, ...], covers: tuple[int, ...]
) -> PlayTable:
    """The plays of a game, made once: the first screen asks dozens of games what they can be."""
    return PlayTable(tiles, trains, ends_per_train, accepted, covers)


def _bearing(tiles: DominoSet, ends: int) -> int:
    """The tiles that bear one of these ends, as bits."""
    return hand_of(tile for tile, (low, high) in enumerate(tiles.ends) if ends >> low & 1 or ends >> high & 1)


@cache
def _plays_by_joined_end(tiles: DominoSet, trains: int, ends_per_train: int) -> tuple[tuple[dict[int, Play], ...], ...]:
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
def _plays_by_tile(tiles: DominoSet, trains: int, ends_per_train: int) -> tuple[tuple[Play, ...], ...]:
    """By spot: each tile with its low end against the train, then with its high end."""
    plays = _plays_by_joined_end(tiles, trains, ends_per_train)
    return tuple(
        tuple([joining[end][1 << tile] for tile, ends in enumerate(tiles.ends) for end in ends]) for joining in plays
    )


@cache
def _plays_by_open_end(
    tiles: DominoSet, accepted: tuple[int, ...], trains: int, ends_per_train: int
) -> tuple[tuple[PlaysOnEnd, ...], ...]:
    table: list[tuple[PlaysOnEnd, ...]] = []
    for plays in _plays_by_joined_end(tiles, trains, ends_per_train):
        by_end: list[PlaysOnEnd] = []
        for joining in accepted:
            ways: dict[int, tuple[Play, ...]] = {}
            for tile, (low, high) in enumerate(tiles.ends):
                ends = [end for end in ((low,) if low == high else (low, high)) if joining >> end & 1]
                if ends:
                    ways[1 << tile] = tuple(plays[end][1 << tile] for end in ends)
            by_end.append(PlaysOnEnd(ways))
        table.append(tuple(by_end))
    return tuple(table)
