"""A match that was played, from its start: step by step, round by round, or at a pace; Escape leads back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.actions import Action, Done, Undo
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.presenters.pages.list_page import Watch, Way
from roundhouse.presenters.views import TableView
from roundhouse.window.display import DisplaySettings
from roundhouse.window.key_bindings import command_of
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Return
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse.window.table.hub_picture import LAMPS_MS
from roundhouse.window.table.table_input import Intent


class ReplayScreen(TableScreen):
    """The table that was played at is not touched: the match is played again at one of its own."""

    def __init__(self, presenter: ReplayPresenter) -> None:
        super().__init__(self._seen)
        self.presenter = presenter
        self._display = DisplaySettings()

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        self._display = frame.display
        self.presenter.texts = frame.display.texts
        navigation = super().update(events, frame)
        escaped = any(command_of(event, "dealt").meaning == "back" for event in events)
        return Return() if escaped and navigation == STAY else navigation

    def _intent(self, event: pygame.Event) -> Intent | None:
        """The arrow keys step: there is no tile to pick."""
        command = command_of(event, "dealt")
        if command.meaning == "walk":
            return Done() if command.step > 0 else Undo()
        return super()._intent(event)

    def wait_ms(self, now: int) -> int:
        """The next step may be due."""
        return min(LAMPS_MS, super().wait_ms(now))

    def _seen(self, submitted: Sequence[Action], now: int) -> TableView:
        return self._display.on(self.presenter(submitted, now))


def follow_replay(way: Way) -> Navigation:
    """From a page to a match that is played again."""
    assert isinstance(way, Watch), f"{way} leads nowhere"
    return Open(ReplayScreen(way.replay))
