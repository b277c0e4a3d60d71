"""Hands that were counted tile by tile on a score pad, of which the match keeps the points alone; not on disk."""

from __future__ import annotations

from collections.abc import Mapping

from roundhouse.dominoes import tiles_in
from roundhouse.indices import Seat, TileId
from roundhouse.referee.awaited import awaited_on_pad
from roundhouse.referee.referee import Referee


class PadHands:
    """The hands of the round that is counted: a tile is in one of them alone."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._round, self._hands = referee.match.round_start, dict[Seat, int]()

    def keep(self, seat: Seat, hand: int) -> None:
        """These tiles are counted to the hand of a seat; none, where it tells its points alone."""
        now = self._referee.match.round_start
        if self._round != now:
            self._round, self._hands = now, {}
        self._hands[seat] = hand

    @property
    def counted(self) -> Mapping[TileId, Seat]:
        """The tiles in hands that were told in this round, and whose they are."""
        if self._round != self._referee.match.round_start:
            return {}
        awaited = awaited_on_pad(self._referee).hands
        told = ((seat, hand) for seat, hand in self._hands.items() if seat not in awaited)
        return {TileId(tile): seat for seat, hand in told for tile in tiles_in(hand)}
