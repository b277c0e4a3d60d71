"""Which tile goes where: what fits on an open end, the plays that lay it there, and what is known of a tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE, DominoSet
from roundhouse.games.moves import Draw, Move, Play
from roundhouse.games.play_table import bearing, every_play, every_way
from roundhouse.games.position import Position
from roundhouse.games.rulings import Ruling, refused


class Placing:
    """The tiles of a game and all their plays, each made once and shared: what every game stands on."""

    def __init__(self, tiles: DominoSet, trains: int, ends_per_train: int) -> None:
        self.tiles: Final = tiles
        self.trains: Final = trains
        self.ends_per_train: Final = ends_per_train
        self.draws: Final = tuple(Draw(tile) for tile in range(tiles.size))
        accepted = (*(self.accepted(end) for end in range(tiles.kinds)), -1)
        self.fitting: Final = tuple(bearing(tiles, ends) for ends in accepted)
        """The tiles that fit on an open end, as bits; last on one that nobody saw."""
        ends = (*range(tiles.kinds), UNKNOWN)
        self.covering: Final = tuple(self.covers(end) & self.fitting[end] for end in ends)
        """The tiles that fit on an open double, as bits, by its end."""
        self._plays: Final = every_play(tiles, trains, ends_per_train)
        self._ways: Final = every_way(tiles, accepted, trains, ends_per_train)

    # -- the hooks of a game whose tiles are not plain ones ----------------------------------------------

    def accepted(self, end: int) -> int:
        """The ends, as bits, that may lie against an open `end` (C-2)."""
        return 1 << end

    def covers(self, end: int) -> int:
        """The tiles, as bits, that may cover an open double of `end` if they fit: on a double fits no other."""
        del end
        return ~self.tiles.doubles

    # -- plays -----------------------------------------------------------------------------------------------

    def spot(self, train: int, end: int = 0) -> int:
        """The place in `Position.ends` of one end of a train."""
        return train * self.ends_per_train + end

    def plays(self, position: Position, spots: Sequence[int], among: int = -1) -> list[Move]:
        """The plays that fit on `spots`, of the player's known tiles `among` these and any that he may hold unseen."""
        turn = position.turn
        hand = position.hands[turn]
        if position.hidden[turn]:
            hand |= position.unseen
        hand &= among
        moves: list[Move] = []
        ends, doubles, ways, fits = position.ends, position.doubles, self._ways, self.fitting
        for spot in spots:
            end = ends[spot]
            fitting = hand & (fits if spot not in doubles else self.covering)[end]
            if fitting:
                plays = ways[spot][end]
                while fitting:
                    bit = fitting & -fitting
                    moves += plays[bit]
                    fitting ^= bit
        return moves

    def fits(self, position: Position, spots: Sequence[int]) -> int:
        """The tiles that fit on one of `spots`, as bits."""
        fitting = 0
        for spot in spots:
            fitting |= self.fitting[position.ends[spot]]
        return fitting

    def play_of(self, tile: int, spot: int, joined: int) -> Play:
        """The play of `tile` on `spot` with its end `joined` against the train, made once and shared."""
        if tile < 0 or joined not in self.tiles.ends[tile]:
            double = tile == UNKNOWN_DOUBLE
            return Play(tile, spot // self.ends_per_train, spot, UNKNOWN, UNKNOWN, double, 0)
        return self._plays[spot][joined][1 << tile]

    def fitting_play(self, tile: int, spot: int, end: int) -> Play:
        """The play of `tile` on `spot` where `end` is open, the first of several; if it does not fit, low end first."""
        ways = self._ways[spot][end].get(1 << tile) if tile >= 0 else None
        return ways[0] if ways else self.play_of(tile, spot, self.tiles.ends[tile][0] if tile >= 0 else UNKNOWN)

    def opened(self, tile: int, end: int) -> tuple[int, ...]:
        """What may be open once `tile` lies on an open `end`: one end for each way round in which it fits."""
        return tuple(play.opens for play in self._ways[0][end].get(1 << tile, ()))

    def turned(self, tile: int, spot: int, end: int, first: int) -> Play:
        """The play of `tile` with `first` against the train; the other way round if it fits on `end` only so."""
        ways = self._ways[spot][end].get(1 << tile, ())
        return ways[0] if len(ways) == 1 else self.play_of(tile, spot, first)

    def whereabouts(self, position: Position, tile: int) -> Iterator[Ruling]:
        """Why this tile cannot come from the player's hand: it lies on the table, or he has no such tile (C-1)."""
        if tile < 0:
            if not position.hidden[position.turn]:
                yield refused("C-1", "not_held", tile=tile, seat=position.turn)
            return
        if position.laid >> tile & 1:
            yield refused("C-1", "on_table", tile=tile, seat=position.turn)
        elif not position.hands[position.turn] >> tile & 1:
            held = any(hand >> tile & 1 for hand in position.hands)
            if held or not position.hidden[position.turn]:
                yield refused("C-1", "not_held", tile=tile, seat=position.turn)

    def misfits(self, position: Position, play: Play) -> bool:
        """Whether a tile cannot lie there: its end differs, or nobody can hold a tile that would fit (C-2)."""
        end = position.ends[play.spot]
        fitting = (self.covering if play.spot in position.doubles else self.fitting)[end]
        if play.tile >= 0:
            return play not in self._ways[play.spot][end].get(play.bit & fitting, ())
        if play.double:
            fitting &= self.tiles.doubles
        return not position.unseen & fitting

    def denied(self, position: Position, tile: int) -> bool:
        """Whether the player has said by a draw or a pass that he does not hold this tile."""
        groups = position.hidden[position.turn]
        if tile < 0 or not groups or position.hands[position.turn] >> tile & 1:
            return False
        return all(group.excluded >> tile & 1 for group in groups)

    def stray(self, position: Position, tile: int) -> Iterator[Ruling]:
        """Why this tile cannot be drawn: somebody holds it, or it is on the table (C-1)."""
        if tile >= 0 and not position.unseen >> tile & 1:
            yield refused("C-1", "not_in_yard", tile=tile)
