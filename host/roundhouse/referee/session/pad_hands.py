"""Hands that were counted tile by tile on a score pad, of which the match keeps the points alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from roundhouse.dominoes import tiles_in
from roundhouse.indices import Seat, TileId
from roundhouse.referee.awaited import awaited_on_pad
from roundhouse.referee.referee import Referee
from roundhouse.whole_file import write_whole


class PadHands:
    """The hands of the round that is counted: a tile is in one of them alone."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._round, self._hands = referee.match.round_start, dict[Seat, int]()
        self._file: Path | None = None

    def keep_in(self, file: Path) -> None:
        """Take up the hands that are in this file, and write them there from now on. A damaged file is made anew."""
        self._file = file
        with suppress(OSError, ValueError, TypeError, KeyError):
            kept = json.loads(file.read_text(encoding="utf-8"))
            hands = {Seat(int(seat)): int(hand) & self._referee.game.tiles.everything for seat, hand in kept["hands"]}
            self._round, self._hands = int(kept["round"]), hands

    def keep(self, seat: Seat, hand: int) -> None:
        """These tiles are counted to the hand of a seat; none, where it tells its points alone."""
        now = self._referee.match.round_start
        if self._round != now:
            self._round, self._hands = now, {}
        self._hands[seat] = hand
        if self._file is not None:
            with suppress(OSError):  # the points are in the journal
                write_whole(self._file, json.dumps({"round": now, "hands": [*self._hands.items()]}))

    @property
    def counted(self) -> Mapping[TileId, Seat]:
        """The tiles in hands that were told in this round, and whose they are."""
        if self._round != self._referee.match.round_start:
            return {}
        awaited = awaited_on_pad(self._referee).hands
        told = ((seat, hand) for seat, hand in self._hands.items() if seat not in awaited)
        return {TileId(tile): seat for seat, hand in told for tile in tiles_in(hand)}
