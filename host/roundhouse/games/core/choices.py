"""What the player in turn may lay: for each spot, in the order in which a game names them, the tiles as words.

A game says once where which tiles may be laid (`Rules.place`, `Rules.permit`). Whoever wants a list of moves has it
made from these rows; a computer player chooses from the rows themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.core.words import BITS, MASK, WIDTH, copied, gathered, spread

if TYPE_CHECKING:
    from roundhouse.games.core.moves import Play
    from roundhouse.games.core.position import Position, Rules
    from roundhouse.games.core.words import Word, Words


class Choices:
    """The plays that one of the methods `look…` has found: `count` spots with the tiles that may be laid there."""

    __slots__ = (
        "_covers",
        "_doubles",
        "_ends",
        "_first",
        "_fits",
        "_hand",
        "_has_doubles",
        "_seen_ends",
        "_table",
        "all_seen",
        "count",
        "spots",
        "tiles",
        "width",
    )

    def __init__(self, game: Rules) -> None:
        table = game.play_table
        self._table = table
        self._fits: Words = table.fit_words
        self._covers: Words = table.cover_words
        self._ends: Words = BITS
        self._doubles: tuple[int, ...] = ()
        self._has_doubles = False
        self._seen_ends = False
        self.width: Word = table.width
        self._hand: Words = table.no_hand
        self._first: Word = 0
        self.count: Word = 0
        self.spots: Words = copied(table.no_spots)
        self.tiles: Words = copied(table.no_rows)
        self.all_seen = True
        """Whether the viewer sees every tile of the player's hand and of the table."""

    # -- looking for plays ---------------------------------------------------------------------------------

    def look(self, position: Position) -> None:
        """Find every play that may be allowed, as far as the viewer knows the player's hand."""
        self._begin(position)
        self.all_seen = position.unknown == 0
        if len(position.hidden[position.turn]):
            self.all_seen = False
            self._hold(position.hand(position.turn) | position.unseen)
        position.game.place(position, self)
        if self.count:
            position.game.permit(position, self, False)

    def look_surely(self, position: Position) -> None:
        """Find the plays with tiles that the viewer sees in the player's hand, on ends that are seen too."""
        self._begin(position)
        self._seen_ends = position.unknown > 0
        position.game.place(position, self)
        if self.count:
            position.game.permit(position, self, True)

    def look_for_any(self, position: Position) -> None:
        """Find where any tile of the set might be laid, whatever else a clause says of certain plays."""
        self._begin(position)
        self._has_doubles = False
        self._hold(position.game.tiles.everything)
        position.game.place(position, self)

    def _hold(self, tiles: int) -> None:
        """Look at these tiles instead of the hand."""
        self._hand = spread((tiles,), self.width)
        self._first = 0

    def _begin(self, position: Position) -> None:
        """Look at the open ends and at the known tiles of the player in turn."""
        self.count = 0
        self._ends = position.open_ends
        self._doubles = position.doubles
        self._has_doubles = len(position.doubles) > 0
        self._seen_ends = False
        self._hand = position.held
        self._first = position.turn * self.width

    def add(self, spot: Word) -> None:
        """The tiles that fit on this spot may be laid there."""
        end: Word = self._ends[spot]
        if self._seen_ends and end < 0:
            return
        width, first, hand, tiles = self.width, self._first, self._hand, self.tiles
        fits = self._fits
        if self._has_doubles:
            for double in self._doubles:
                if double == spot:
                    fits = self._covers
        row: Word = (end + 1) * width
        at: Word = self.count * width
        any_fits: Word = 0
        for word in range(width):
            fitting = hand[first + word] & fits[row + word]
            tiles[at + word] = fitting
            any_fits |= fitting
        if any_fits:
            self.spots[self.count] = spot
            self.count += 1

    def add_only(self, spot: Word, among: int) -> None:
        """Of the tiles that fit on this spot, these (bits) may be laid there."""
        count = self.count
        self.add(spot)
        if self.count > count:
            self.keep(count, among)

    def keep(self, each: Word, among: int) -> None:
        """Of the tiles found for the spot in place `each`, only these (bits) may be laid."""
        width, tiles = self.width, self.tiles
        any_left: Word = 0
        for word in range(width):
            kept: Word = _word_of(among, word)
            tiles[each * width + word] &= kept
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

    def has(self, spot: Word) -> bool:
        """Whether a tile may be laid on this spot."""
        return any(self.spots[each] == spot for each in range(self.count))

    def plays(self) -> tuple[Play, ...]:
        """Every play: by spots, then the lightest tile first."""
        found: list[Play] = []
        for each in range(self.count):
            for word in range(self.width):
                self._list(each, word, self.tiles[each * self.width + word], found)
        return tuple(found)

    def doubles_on(self, each: Word) -> list[Play]:
        """The plays of doubles on the spot in place `each`."""
        found: list[Play] = []
        for word in range(self.width):
            doubles = self.tiles[each * self.width + word] & self._table.double_words[word]
            if doubles:
                self._list(each, word, doubles, found)
        return found

    def _list(self, each: Word, word: Word, tiles: Word, found: list[Play]) -> None:
        """Puts the plays of these tiles, which stand in this word, on a list."""
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
        word: Word = width - 1
        found: Word = 0
        while True:
            for each in range(count):
                found |= tiles[each * width + word]
            if found:
                break
            word -= 1
        heaviest: Word = int(found).bit_length() - 1
        bit = BITS[heaviest]
        at: Word = 0
        while not tiles[at * width + word] & bit:
            at += 1
        spot: Word = self.spots[at]
        play: Word = spot * table.plays_on_spot + 2 * (word * WIDTH + heaviest)
        if not table.low_words[(self._ends[spot] + 1) * width + word] & bit:
            play += 1
        return table.plays[play]


def _word_of(tiles: int, place: int) -> Word:
    """The word in this place of tiles that are given as bits. (Long integers keep away from machine words.)"""
    return tiles >> WIDTH * place & MASK
