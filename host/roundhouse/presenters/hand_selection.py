"""The hand of whoever looks: the order of its tiles, the one that is picked, and where that is laid."""

from __future__ import annotations

from roundhouse.games.moves import Play
from roundhouse.games.position import Position
from roundhouse.presenters.hand_order import HandOrder
from roundhouse.presenters.hot_seat import Facing
from roundhouse.presenters.tile_orientation import end_shown
from roundhouse.referee import TableSession


class Held:
    """`tile` is picked, or -1; it is `turned` round where it fits both ways. `told_why`: that it cannot be played."""

    def __init__(self, table: TableSession, facing: Facing) -> None:
        self._table, self._facing = table, facing
        self._orders: dict[int, HandOrder] = {}
        self.tile, self.turned, self.told_why = -1, False, False

    @property
    def order(self) -> HandOrder:
        """The order of the hand that is seen: it is its player's, wherever he sits."""
        player = self._table.referee.match.players[self._facing.viewer]
        return self._orders.setdefault(player, HandOrder())

    @property
    def hand(self) -> list[int]:
        """The tiles in their order; none between rounds."""
        position = self._table.referee.position
        return [] if position is None else self.order.tiles(position.known_tiles(self._facing.viewer))

    def let_go(self) -> None:
        """No tile is picked any more."""
        self.tile, self.turned = -1, False

    def take(self, tile: int) -> None:
        """Pick a tile, or none (-1); the hub shows where it fits."""
        self.tile, self.turned, self.told_why = tile, False, False
        self._table.pick({play.train for play in self._plays() if play.tile == tile})

    def move(self, index: int, place: int, *, held: bool = False) -> None:
        """The tile at one place of the hand goes to another, where it stays picked if it is `held`."""
        position, hand = self._table.referee.position, self.hand
        if position is None or self._facing.covered or max(index, place) >= len(hand):
            return
        self.order.move(position.known_tiles(self._facing.viewer), hand[index], place)
        if not held:
            self.take(-1)

    def arrange(self, position: Position) -> None:
        """The longest train first."""
        viewer, ends = self._facing.viewer, position.game.ends_per_train
        own = position.ends[viewer * ends : (viewer + 1) * ends]
        self.order.arrange(position.game, position.hands[viewer], own)

    def drop(self, train: int, end: int) -> None:
        """Lay the picked tile there, or be told why not."""
        position = self._table.referee.position
        if position is None or self.tile < 0 or not self._facing.in_turn:
            return
        spot = position.game.spot(train, end_shown(position.game, train, end))
        ways = [play for play in self._plays() if (play.tile, play.spot) == (self.tile, spot)]
        # What cannot be laid there is called all the same: the refusal says why.
        refused = position.game.fitting_play(self.tile, spot, position.ends[spot])
        self._table.call(ways[-1 if self.turned else 0] if ways else refused)

    def _plays(self) -> list[Play]:
        position = self._table.referee.position
        if position is None or not self._facing.in_turn:
            return []
        return [move for move in position.legal() if isinstance(move, Play)]
