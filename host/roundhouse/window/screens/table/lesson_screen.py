"""A lesson: a table at which each step is said and shown; Escape leads back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.actions import Action
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.lessons.lesson_presenter import LessonPresenter
from roundhouse.presenters.lessons.lessons_page import note_learned
from roundhouse.presenters.views import TableView
from roundhouse.window.display import DisplaySettings
from roundhouse.window.key_bindings import command_of
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Return
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse.window.table.hub_picture import LAMPS_MS


class LessonScreen(TableScreen):
    """The hub shows and sounds the lesson while it is open. Nothing of it is saved but that it was had to its end."""

    def __init__(self, services: AppServices, presenter: LessonPresenter) -> None:
        super().__init__(self._seen)
        self.presenter = presenter
        self._services = services
        self._display = DisplaySettings()
        services.join_hub(presenter.table)

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        self._display = frame.display
        self.presenter.texts = frame.display.texts
        navigation = super().update(events, frame)
        if self.presenter.over:
            note_learned(self._services, self.presenter.lesson.game)
            return Return()
        escaped = any(command_of(event, "dealt").meaning == "back" for event in events)
        return Return() if escaped and navigation == STAY else navigation

    def wait_ms(self, now: int) -> int:
        """The next play of the others may be due."""
        return min(LAMPS_MS, super().wait_ms(now))

    def close(self) -> None:
        self._services.leave_hub(self.presenter.table)

    def _seen(self, submitted: Sequence[Action], now: int) -> TableView:
        return self._display.on(self.presenter(submitted, now))
