"""The visible part of a position, for the independent models of the rules; it shares no code with the games."""

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.position import Position


class VisiblePosition:
    """The visible part of a position."""

    def __init__(self, position: Position) -> None:
        self.p = position
        self.seat = position.turn
        self.ends_of = position.game.tiles.ends
        on_table = set(tiles_in(position.laid))
        self.held = [set(tiles_in(hand)) for hand in position.hands]
        self.known = self.held[self.seat]
        seen = on_table.union(*self.held)
        self.unseen = set(range(position.game.tiles.size)) - seen
        self.hidden = sum(group.size for group in position.hidden[self.seat])

    def may_hold(self, tile: int) -> bool:
        """C-1: the player is seen to hold it, or has hidden tiles and it was seen nowhere else."""
        return tile in self.known or (self.hidden > 0 and tile in self.unseen)

    def bears(self, tile: int, number: int) -> bool:
        return number in self.ends_of[tile]

    def begun(self, train: int) -> bool:
        return bool(self.p.begun >> train & 1)
