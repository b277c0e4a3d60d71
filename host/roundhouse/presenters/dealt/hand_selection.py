"""A hand: the order of its tiles (by hand, or in a chosen way), the picked tile, where it is laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, get_args

from roundhouse.actions.action import Index, TrainEnd
from roundhouse.dominoes import hand_of, tiles_in
from roundhouse.games.core.moves import Play
from roundhouse.games.core.position import Position, Rules
from roundhouse.indices import TileId, Train
from roundhouse.players.search.longest_train import PlannedTrain, longest_train
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.table.tile_orientation import end_shown
from roundhouse.referee import TableSession

HandSorting = Literal["dealt", "train", "number", "doubles"]
"""The order of a hand: lightest first, as it is dealt; into trains; by number; doubles first."""
SORTED: Final[tuple[HandSorting, ...]] = ("train", "number", "doubles")
TILE_WORTH = 1000
"""The worth of a tile in addition to its pips: it makes the line with the most tiles the best one."""


class HandOrder:
    """One seat's order. Tiles that came since lie behind the others, lightest first.

    >>> from roundhouse.dominoes import hand_of, tiles_in
    >>> from roundhouse.games import MexicanTrain
    >>> game = MexicanTrain(2)
    >>> hand = hand_of(game.tiles.tile(*ends) for ends in ((6, 1), (12, 5), (5, 1), (2, 2)))
    >>> order = HandOrder()
    >>> order.arrange(game, hand, (12,), "dealt")
    'train'
    >>> [game.tiles.text(tile) for tile in order.tiles(tiles_in(hand))]
    ['5-12', '1-5', '1-6', '2-2']
    """

    def __init__(self) -> None:
        self._order: list[TileId] = []
        self.joined: dict[TileId, int] = {}
        """The end of a tile that joins the one before it, for the tiles that make a train."""
        self.apart: TileId | None = None
        """The first tile behind the train from one's own open end."""

    def tiles(self, known: Sequence[TileId]) -> list[TileId]:
        held = set(known)
        kept = [tile for tile in self._order if tile in held]
        return [*kept, *(tile for tile in known if tile not in set(kept))]

    def move(self, known: Sequence[TileId], tile: TileId, place: int) -> None:
        """Put a tile elsewhere, by hand."""
        order = self.tiles(known)
        order.remove(tile)
        order.insert(place, tile)
        self._order, self.apart = order, None

    def arrange(self, game: Rules, hand: int, ends: tuple[int, ...], way: HandSorting) -> HandSorting:
        """Sort the hand in this way, or, where that changes nothing, in the next one; returns which it was."""
        order = self.tiles(list(map(TileId, tiles_in(hand))))
        before = order, {tile: self.joined[tile] for tile in order if tile in self.joined}
        at = SORTED.index(way) if way in SORTED else 0
        for way in (*SORTED[at:], *SORTED[:at]):
            self.sort(game, hand, ends, way)
            if (self._order, self.joined) != before:
                break
        return way

    def sort(self, game: Rules, hand: int, ends: tuple[int, ...], way: HandSorting) -> None:
        """Sort the hand in this way; into trains, the longest from one of the open ends first."""
        tiles, self.joined, self.apart = game.tiles, {}, None
        self._order = list(map(TileId, tiles_in(hand)))
        if way in ("number", "doubles"):
            doubles_first = way == "doubles"
            self._order.sort(key=lambda tile: (doubles_first and not tiles.doubles >> tile & 1, tiles.ends[tile]))
        if way != "train":
            return
        own = longest_from(game, hand, tuple(end for end in ends if end >= 0))
        trains = [own] if own else []
        rest = hand & ~hand_of(own)
        while joined := longest_from(game, rest, tuple(range(tiles.kinds))):
            trains.append(joined)
            rest &= ~hand_of(joined)
        self.joined = {tile: end for train in trains for tile, end in train.items()}
        self._order = list(self.joined)
        if own and len(trains) > 1:
            self.apart = next(iter(trains[1]))


def longest_from(game: Rules, hand: int, ends: tuple[int, ...]) -> dict[TileId, int]:
    """The tiles of the longest train from one of these ends, in order, and the end by which each joins it."""
    trains = {end: longest_train(game, hand, end, TILE_WORTH) for end in ends}
    start = max(trains, key=lambda end: trains[end].value, default=0)
    train = trains.get(start, PlannedTrain())
    return dict(zip(map(TileId, train.tiles), (start, *train.opens), strict=False))


class HandSelection:
    """`tile` is picked, if one is; it is `turned` round where it fits both ways.

    `why_told`: the reason why it cannot be played was shown. A hand lies in the way in which one was sorted last.
    """

    def __init__(self, table: TableSession, hot_seat: HotSeat) -> None:
        self._table, self._seat = table, hot_seat
        self._orders: dict[int, HandOrder] = {}
        self._way: HandSorting = "dealt"
        self.tile: TileId | None = None
        self.turned = self.why_told = False

    @property
    def joined(self) -> Mapping[TileId, int]:
        """By which end each tile of the visible hand joins the train that the hand is arranged as."""
        return {} if self._seat.viewer is None else self.order.joined

    @property
    def apart(self) -> TileId | None:
        """The tile of the visible hand before which a gap lies."""
        return None if self._seat.viewer is None else self.order.apart

    @property
    def order(self) -> HandOrder:
        """The order of the visible hand; it belongs to the player and survives a change of seat."""
        player = self._table.referee.match.players[self._seat.seat]
        if player not in self._orders:
            self._orders[player] = order = HandOrder()
            if (position := self._table.referee.position) is not None and self._seat.viewer is not None:
                order.sort(*self._sortable(position), self._way)
        return self._orders[player]

    @property
    def way(self) -> HandSorting:
        """The order of hands here."""
        return self._way

    def prefer(self, way: str) -> None:
        """Order all hands in this way from now on, if it is another one."""
        if way != self._way:
            self._way = next((each for each in get_args(HandSorting) if each == way), "dealt")
            self.forget_orders()

    def forget_orders(self) -> None:
        """Other hands are dealt."""
        self._orders.clear()

    @property
    def hand(self) -> list[TileId]:
        """The tiles in their order; none between rounds."""
        position = self._table.referee.position
        if position is None or self._seat.viewer is None:
            return []
        return self.order.tiles(list(map(TileId, position.known_tiles(self._seat.viewer))))

    def let_go(self) -> None:
        self.tile, self.turned = None, False

    def turn(self) -> None:
        """Turn the tile that is picked."""
        self.turned ^= self.tile is not None

    def note_why(self) -> None:
        """The reason why the tile cannot be played is shown."""
        self.why_told = True

    def take(self, tile: TileId | None) -> None:
        """Pick a tile, or none; the hub shows where it fits."""
        self.tile, self.turned, self.why_told = tile, False, False
        self._table.output.show_fitting({play.train for play in self._plays() if play.tile == tile})

    def move(self, index: Index, place: Index, *, held: bool = False) -> None:
        """The tile at one place of the hand goes to another, where it stays picked if it is `held`."""
        position, hand = self._table.referee.position, self.hand
        if position is None or self._seat.covered or max(index, place) >= len(hand):
            return
        self.order.move(hand, hand[index], place)
        if not held:
            self.take(None)

    def arrange(self, position: Position) -> None:
        """Sort the hand; once more, in the next way."""
        self._way = self.order.arrange(*self._sortable(position), self._way)

    def _sortable(self, position: Position) -> tuple[Rules, int, tuple[int, ...]]:
        """The game, the tiles and the ends of the own train: an order depends on them."""
        viewer, ends = self._seat.seat, position.game.ends_per_train
        return position.game, position.hands[viewer], position.ends[viewer * ends :][:ends]

    def drop(self, train: Train, end: TrainEnd) -> None:
        """Lay the picked tile there, or show why that is refused."""
        position = self._table.referee.position
        if position is None or self.tile is None or not self._seat.in_turn:
            return
        spot = position.game.spot(train, end_shown(position.game, train, end))
        ways = [play for play in self._plays() if (play.tile, play.spot) == (self.tile, spot)]
        # What cannot be laid there is called all the same: the refusal says why.
        refused = position.game.fitting_play(self.tile, spot, position.ends[spot])
        self._table.call(ways[-1 if self.turned else 0] if ways else refused)

    def _plays(self) -> list[Play]:
        position = self._table.referee.position
        if position is None or not self._seat.in_turn:
            return []
        return [move for move in position.legal() if isinstance(move, Play)]
