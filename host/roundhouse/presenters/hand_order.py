"""In which order a person's tiles lie: as they were put by hand, or in the longest train that they make."""

from __future__ import annotations

from roundhouse.games.position import Rules
from roundhouse.players.longest_train import Line, longest_train

LONG = 1000
"""What a tile is worth beside its pips: then the line with the most tiles is the best one."""
BUDGET = 2000


class HandOrder:
    """One seat's order. Tiles that came since lie behind the others, lightest first.

    >>> from roundhouse.dominoes import hand_of, tiles_in
    >>> from roundhouse.games import MexicanTrain
    >>> game = MexicanTrain(2)
    >>> hand = hand_of(game.tiles.tile(*ends) for ends in ((6, 1), (12, 5), (5, 1), (2, 2)))
    >>> order = HandOrder()
    >>> order.arrange(game, hand, (12,))
    >>> [game.tiles.text(tile) for tile in order.tiles(tiles_in(hand))]
    ['5-12', '1-5', '1-6', '2-2']
    """

    def __init__(self) -> None:
        self._order: list[int] = []
        self.joined: dict[int, int] = {}
        """The end of a tile that joins the one before it, as far as the tiles make a train."""

    def tiles(self, known: list[int]) -> list[int]:
        """The tiles of the hand in this order."""
        held = set(known)
        kept = [tile for tile in self._order if tile in held]
        return [*kept, *(tile for tile in known if tile not in set(kept))]

    def move(self, known: list[int], tile: int, place: int) -> None:
        """Put a tile elsewhere, by hand."""
        order = self.tiles(known)
        order.remove(tile)
        order.insert(place, tile)
        self._order = order

    def arrange(self, game: Rules, hand: int, ends: tuple[int, ...]) -> None:
        """The longest train from one of the open ends first, then the longest that the rest makes, and so on."""
        self._order, self.joined = [], {}
        starts = tuple(end for end in ends if end >= 0)
        while hand:
            end, line = _longest(game, hand, starts)
            if not line.tiles:
                end, line = _longest(game, hand, tuple(range(game.tiles.kinds)))
            for tile, opens in zip(line.tiles, line.opens, strict=True):
                self.joined[tile], end = end, opens
                self._order.append(tile)
                hand &= ~(1 << tile)
            starts = ()
            if not line.tiles:
                return


def _longest(game: Rules, hand: int, ends: tuple[int, ...]) -> tuple[int, Line]:
    found = [(end, longest_train(game, hand, end, LONG, BUDGET)) for end in ends]
    return max(found, key=lambda each: each[1].value, default=(-1, Line()))
