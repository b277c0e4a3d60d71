"""The plays that were found for the player in turn: for each spot, the tiles that fit there, as a row of words.

A game says once where which tiles may be laid (`Rules.place`, `Rules.permit`). Lists of moves are made from these rows;
a computer player chooses from the rows themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.core.moves import Play
from roundhouse.games.core.play_table import PlayTable
from roundhouse.games.core.words import BITS, WIDTH, gathered, zeros

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word, Words


class Choices:
    """`count` spots, and for each of them a row of the tiles that fit there."""

    __slots__ = (
        "_covers",
        "_doubles",
        "_ends",
        "_first",
        "_fits",
        "_hand",
        "_only_seen_ends",
        "_table",
        "_turn",
        "count",
        "spots",
        "tiles",
        "width",
    )

    def __init__(self, table: PlayTable) -> None:
        self._table = table
        self._fits: Words = table.fit_words
        self._covers: Words = table.cover_words
        self._ends: Words = BITS
        self._doubles: tuple[int, ...] = ()
        self._only_seen_ends = False
        self.width: Word = table.width
        self._hand: Words = BITS
        self._turn: Word = 0
        self._first: Word = 0
        self.count: Word = 0
        self.spots: Words = zeros(table.most_spots)
        self.tiles: Words = zeros(table.most_spots * table.width)

    # -- looking for plays ---------------------------------------------------------------------------------

    def begin(self, held: Words, turn: Word, ends: Words, doubles: tuple[int, ...], only_seen_ends: bool) -> None:
        """Look at the hand in turn, which is one of those `held`, and at these open ends, of which some are doubles.

        Nothing is found yet. If `only_seen_ends`, nothing fits on an end that nobody saw.
        """
        self._hand = held
        self._turn = turn
        self._first = turn * self.width
        self._ends = ends
        self._doubles = doubles
        self._only_seen_ends = only_seen_ends
        self.count = 0

    def hold(self, tiles: int) -> None:
        """Look at these tiles (bits) instead of the hand."""
        self._hand = self._table.row_of(tiles)
        self._first = 0

    def add(self, spots: Word) -> None:
        """The tiles that fit on these spots (bits) may be laid there: on the player's own first."""
        width, first, hand, ends, fits = self.width, self._first, self._hand, self._ends, self._fits
        tiles, added = self.tiles, self.spots
        count: Word = self.count
        row = self._table.in_order(self._turn, spots)
        if width > 2 or self._doubles or self._only_seen_ends:
            for spot in row:
                self.add_spot(spot)
            return
        held: Word = hand[first]
        if width == 1:
            # Always so in the interpreter, where one word holds every set.
            for spot in row:
                found: Word = held & fits[ends[spot] + 1]
                if found:
                    tiles[count] = found
                    added[count] = spot
                    count += 1
            self.count = count
            return
        heavy: Word = hand[first + 1]
        for spot in row:
            place: Word = 2 * ends[spot] + 2
            light: Word = held & fits[place]
            found = heavy & fits[place + 1]
            if light | found:
                tiles[2 * count] = light
                tiles[2 * count + 1] = found
                added[count] = spot
                count += 1
        self.count = count

    def add_spot(self, spot: Word) -> None:
        """The tiles that fit on this spot may be laid there."""
        end: Word = self._ends[spot]
        if end < 0 and self._only_seen_ends:
            return
        width, first, hand, tiles, count = self.width, self._first, self._hand, self.tiles, self.count
        fits = self._covers if spot in self._doubles else self._fits
        any_fits: Word = 0
        for word in range(width):
            fitting = hand[first + word] & fits[(end + 1) * width + word]
            tiles[count * width + word] = fitting
            any_fits |= fitting
        if any_fits:
            self.spots[count] = spot
            self.count = count + 1

    def add_only(self, spots: Word, among: Words) -> None:
        """Of the tiles that fit on these spots (bits), only those of this row may be laid there."""
        before = self.count
        self.add(spots)
        for each in range(self.count - 1, before - 1, -1):
            self.keep(each, among)

    def keep(self, each: Word, among: Words) -> None:
        """Of the tiles found for the spot in place `each`, only those of this row may be laid."""
        width, tiles = self.width, self.tiles
        any_left: Word = 0
        for word in range(width):
            tiles[each * width + word] &= among[word]
            any_left |= tiles[each * width + word]
        if any_left:
            return
        self.count -= 1
        for later in range(each, self.count):
            self.spots[later] = self.spots[later + 1]
            for word in range(width):
                tiles[later * width + word] = tiles[(later + 1) * width + word]

    # -- what was found ------------------------------------------------------------------------------------

    def fitting(self, each: Word) -> int:
        """The tiles that were found for the spot in place `each`, as bits."""
        return gathered(self.tiles, each * self.width, self.width)

    def found(self) -> Word:
        """The spots (bits) on which a tile may be laid."""
        spots: Word = 0
        for each in range(self.count):
            spots |= BITS[self.spots[each]]
        return spots

    def plays(self) -> tuple[Play, ...]:
        """Every play: by spots, then the lightest tile first."""
        found: list[Play] = []
        for each in range(self.count):
            for word in range(self.width):
                self._list(each, word, self.tiles[each * self.width + word], found)
        return tuple(found)

    def have_doubles(self) -> bool:
        """Whether a double may be laid somewhere."""
        width, tiles, doubles = self.width, self.tiles, self._table.double_words
        return any(tiles[each * width + word] & doubles[word] for word in range(width) for each in range(self.count))

    def doubles_on(self, each: Word) -> list[Play]:
        """The plays of doubles on the spot in place `each`."""
        found: list[Play] = []
        for word in range(self.width):
            doubles = self.tiles[each * self.width + word] & self._table.double_words[word]
            if doubles:
                self._list(each, word, doubles, found)
        return found

    def _list(self, each: Word, word: Word, tiles: Word, found: list[Play]) -> None:
        """Put the plays of these tiles, which stand in this word, on a list."""
        table, spot = self._table, self.spots[each]
        row: Word = (self._ends[spot] + 1) * self.width + word
        first: Word = spot * table.plays_on_spot + 2 * word * WIDTH
        low, high = table.low_words[row], table.high_words[row]
        while tiles:
            bit: Word = tiles & -tiles
            tiles ^= bit
            play: Word = first + 2 * (int(bit).bit_length() - 1)
            if low & bit:
                found.append(table.plays[play])
            if high & bit:
                found.append(table.plays[play + 1])

    def heaviest(self) -> Play:
        """The play of the heaviest tile, on the first spot that takes it."""
        count, width, tiles, table = self.count, self.width, self.tiles, self._table
        best: Word = 0
        at: Word = 0
        word: Word = width
        while not best:
            word -= 1
            best, at = tiles[word], 0
            for each in range(1, count):
                fitting = tiles[each * width + word]
                # The highest bit decides; lighter tiles beside it do not.
                if best < fitting and best < best ^ fitting:
                    best, at = fitting, each
        spot: Word = self.spots[at]
        heaviest: Word = int(best).bit_length() - 1
        play: Word = spot * table.plays_on_spot + 2 * (word * WIDTH + heaviest)
        if not table.low_words[(self._ends[spot] + 1) * width + word] >> heaviest & 1:
            play += 1
        return table.plays[play]
