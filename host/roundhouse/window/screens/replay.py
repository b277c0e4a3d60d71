"""A match that was played, from its start: step by step, round by round, or at a pace; Escape leads back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.presenters.intents import Intent
from roundhouse.presenters.replay import ReplayPresenter
from roundhouse.presenters.views import TableView
from roundhouse.referee import Replay, TableSession
from roundhouse.window.display import Display
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Return
from roundhouse.window.screens.table_screen import TableScreen


class ReplayScreen(TableScreen):
    """See `Screen`. The table that was played at is not touched: the match is played again at one of its own."""

    def __init__(self, table: TableSession) -> None:
        super().__init__(self._seen)
        referee = table.referee
        match = referee.match
        self._host_of = ReplayPresenter(Replay(match.first_game, referee.everybody, match.events, match.start))
        self._display = Display()

    @property
    def replay(self) -> Replay:
        """The match up to the step shown."""
        return self._host_of.replay

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`."""
        self._display = frame.display
        self._host_of.language = frame.display.language
        navigation = super().update(events, frame)
        escaped = any(event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE for event in events)
        return Return() if escaped and navigation == STAY else navigation

    def _seen(self, intents: Sequence[Intent], now: int) -> TableView | None:
        view = self._host_of(intents, now)
        return None if view is None else self._display.on(view)
