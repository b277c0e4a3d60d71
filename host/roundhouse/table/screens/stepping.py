"""A match that was played, from its start: step by step, round by round, or at a pace; Escape leads back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.referee import LiveTable, Replay
from roundhouse.table.intents import Intent
from roundhouse.table.live.replaying import Replaying
from roundhouse.table.look import Look
from roundhouse.table.screens.at_table import AtTable
from roundhouse.table.screens.screen import STAY, Frame, Return, Way
from roundhouse.table.view import TableView


class Stepping(AtTable):
    """See `Screen`. The table that was played at is not touched: the match is played again at one of its own."""

    def __init__(self, table: LiveTable) -> None:
        super().__init__(self._seen)
        referee = table.referee
        match = referee.match
        self._host_of = Replaying(Replay(match.first_game, referee.everybody, match.events, match.start))
        self._look = Look()

    @property
    def replay(self) -> Replay:
        """The match as far as it has been shown."""
        return self._host_of.replay

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """See `Screen`."""
        self._look = frame.look
        self._host_of.language = frame.look.language
        way = super().act(events, frame)
        escaped = any(event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE for event in events)
        return Return() if escaped and way == STAY else way

    def _seen(self, intents: Sequence[Intent], now: int) -> TableView | None:
        view = self._host_of(intents, now)
        return None if view is None else self._look.on(view)
