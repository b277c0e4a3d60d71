"""All the ways in which the tiles of a set can lie: every play of a game, made once, numbered and shared.

A game says with `accepted` which ends may lie against an open end: equal ones, where nothing is wild.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Final

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE, DominoSet, hand_of
from roundhouse.games.core.moves import Draw, Play
from roundhouse.games.core.words import BITS, WIDTH, hand_words, words

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word, Words

KEPT_ROWS: Final = 1 << 15
"""The number of rows of spots that are kept: all of a game with up to eleven trains that are open at one end."""


class PlayTable:
    """The plays of one game, by their numbers.

    `accepted[end]` are the ends (bits) that may lie against an open `end`; `covers[end]` the tiles (bits) that may
    cover an open double of `end` if they fit. Both have one more entry, for an end that nobody saw. What is given in
    words begins with that one: those of `end` are `width` words from place `(end + 1) * width` on.
    """

    def __init__(
        self, tiles: DominoSet, trains: int, ends_per_train: int, accepted: tuple[int, ...], covers: tuple[int, ...]
    ) -> None:
        self.tiles: Final = tiles
        self.width: Final[Word] = -(-tiles.size // WIDTH)
        self.ends_per_train: Final = ends_per_train
        self.accepted: Final = accepted
        self.draws: Final = tuple(Draw(tile) for tile in range(tiles.size))
        self.fitting: Final = tuple(_bearing(tiles, ends) for ends in accepted)
        """The tiles that fit on an open end, as bits; last on one that nobody saw."""
        self.covering: Final = tuple(covers[end] & fits for end, fits in enumerate(self.fitting))
        """The tiles that fit on an open double, as bits, by its end."""
        self.fit_words: Final[Words] = self._words(self.fitting)
        self.cover_words: Final[Words] = self._words(self.covering)
        self.low_words: Final[Words] = self._words(_bearing(tiles, ends, low=True) for ends in accepted)
        """The tiles that fit with their low ends, and so are laid: a game names that way first."""
        self.high_words: Final[Words] = self._words(_bearing(tiles, ends, high=True) for ends in accepted)
        """The tiles that fit with their high ends, doubles left out."""
        self.double_words: Final[Words] = self.row_of(tiles.doubles)
        self.other_words: Final[Words] = self.row_of(~tiles.doubles & tiles.everything)
        """The tiles that are no doubles."""
        self._trains: Final[Word] = trains
        self._rows: Final[list[Words]] = [words(())] * min(trains << trains * ends_per_train, KEPT_ROWS)
        # A spot is named twice at most: for certain tiles, and for others.
        self.most_spots: Final[Word] = 2 * trains * ends_per_train
        self.plays: Final = _plays(tiles, trains, ends_per_train)
        """By number: on each spot each tile with its low end against the train, then with its high end."""
        self.plays_on_spot: Final[Word] = 2 * tiles.size

    def row_of(self, tiles: int) -> Words:
        """These tiles (bits) as a row of words."""
        return hand_words((tiles,), self.width)

    def in_order(self, own: Word, spots: Word) -> Words:
        """These spots (bits) in a row, those of the train `own` first; most rows are made once."""
        place: Word = spots * self._trains + own
        if place >= len(self._rows):
            return self._ordered(own, spots)
        row = self._rows[place]
        if spots and not len(row):
            row = self._rows[place] = self._ordered(own, spots)
        return row

    def _ordered(self, own: Word, spots: Word) -> Words:
        each = self.ends_per_train
        found = [spot for spot in range(self._trains * each) if spots & BITS[spot]]
        return words(sorted(found, key=lambda spot: spot // each != own))

    def _words(self, by_end: Iterable[int]) -> Words:
        *ends, unseen = by_end
        return hand_words((unseen, *ends), self.width)

    def ways(self, tile: int, end: int) -> list[int]:
        """The ends of a tile that may lie against an open `end`."""
        return [each for each in dict.fromkeys(self.tiles.ends[tile]) if self.accepted[end] >> each & 1]

    def play_of(self, tile: int, spot: int, joined: int) -> Play:
        """The play of `tile` on `spot` with its end `joined` against the train."""
        if tile < 0 or joined not in self.tiles.ends[tile]:
            double = tile == UNKNOWN_DOUBLE
            return Play(tile, spot // self.ends_per_train, spot, UNKNOWN, UNKNOWN, double, 0)
        return self.plays[spot * self.plays_on_spot + 2 * tile + (self.tiles.ends[tile][0] != joined)]

    def fitting_play(self, tile: int, spot: int, end: int) -> Play:
        """The play of `tile` on `spot` where `end` is open, the first of several; if it does not fit, low end first."""
        joined = [*self.ways(tile, end), self.tiles.ends[tile][0]][0] if tile >= 0 else UNKNOWN
        return self.play_of(tile, spot, joined)

    def turned(self, tile: int, spot: int, end: int, first: int) -> Play:
        """The play of `tile` with `first` against the train; the other way around if it fits on `end` only so."""
        ways = self.ways(tile, end)
        return self.play_of(tile, spot, ways[0] if len(ways) == 1 else first)

    def opened(self, tile: int, end: int) -> tuple[int, ...]:
        """The ends that may be open once `tile` lies on an open `end`: one end for each way in which it fits."""
        return tuple(self.tiles.other_end(tile, joined) for joined in self.ways(tile, end))


@cache
def play_table(
    tiles: DominoSet, trains: int, ends_per_train: int, accepted: tuple[int, ...], covers: tuple[int, ...]
) -> PlayTable:
    """The plays of a game, made once: the first screen asks dozens of games what they can be."""
    return PlayTable(tiles, trains, ends_per_train, accepted, covers)


def _bearing(tiles: DominoSet, ends: int, low: bool = False, high: bool = False) -> int:
    """The tiles that bear one of these ends, as bits: with `low` at their low end, with `high` only at the high one."""
    return hand_of(
        tile
        for tile, (one, other) in enumerate(tiles.ends)
        if (ends >> one & 1 and not high) or (ends >> other & 1 and not low and (one != other or not high))
    )


@cache
def _plays(tiles: DominoSet, trains: int, ends_per_train: int) -> tuple[Play, ...]:
    spots = range(trains * ends_per_train)
    return tuple([play for spot in spots for play in _plays_on(tiles, spot, spot // ends_per_train)])


@cache
def _plays_on(tiles: DominoSet, spot: int, train: int) -> tuple[Play, ...]:
    """The plays on a spot, which tables of every number of trains share."""
    return tuple(
        Play(tile, train, spot, joined, opens, low == high, 1 << tile)
        for tile, (low, high) in enumerate(tiles.ends)
        for joined, opens in ((low, high), (high, low))
    )
