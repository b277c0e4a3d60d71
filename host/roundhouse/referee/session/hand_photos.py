"""Photos of hands at a table: who reads them, and which of them all may see. Nothing of them is on disk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Protocol

from roundhouse.games.core.position import Stage
from roundhouse.indices import Seat
from roundhouse.referee.referee import Referee
from roundhouse.vision.live_camera import LiveCamera
from roundhouse.vision.photo_file import Photo
from roundhouse.vision.readings import HandRules


class PhotoReader(Protocol):
    """Reads photos beside the program."""

    def read(self, source: bytes | Path | None, rules: HandRules) -> Future[Photo]:
        """Have a photo read: what a phone has sent, a file, or what the webcam sees. Raises BadPhoto if many wait."""

    def watch(self) -> LiveCamera:
        """The live pictures of the webcam, until they are closed."""


class HandPhotos:
    """The photos that players show to all, until the next round begins. Without a `reader` no photo can be read.

    A photo stays its player's when seats move. While a round goes on again, after an undo, a hand is secret again.
    """

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self.reader: PhotoReader | None = None
        self._shown: dict[tuple[int, int], Sequence[Photo]] = {}

    def read_with(self, reader: PhotoReader) -> None:
        """Photos can be read from now on."""
        self.reader = reader

    def show(self, seat: Seat, photos: Sequence[Photo]) -> None:
        """All may see these photos of a seat's hand; without any, none."""
        now, player = self._referee.match.round_start, self._referee.match.players[seat]
        self._shown = {key: kept for key, kept in self._shown.items() if key[0] == now and key[1] != player}
        if photos:
            self._shown[now, player] = tuple(photos)

    @property
    def shown(self) -> Mapping[Seat, Sequence[Photo]]:
        """The photos that all may see now, by the seats of their owners."""
        match, position = self._referee.match, self._referee.position
        if any(round != match.round_start for round, _ in self._shown):
            self._shown = {key: kept for key, kept in self._shown.items() if key[0] == match.round_start}
        if position is not None and position.stage != Stage.OVER:
            return {}
        seats = {player: Seat(seat) for seat, player in enumerate(match.players)}
        return {seats[player]: kept for (_, player), kept in self._shown.items() if player in seats}
