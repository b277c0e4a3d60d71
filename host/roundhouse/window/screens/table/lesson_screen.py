"""A lesson: a table at which each step is said and shown; Escape leads back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.presenters.app_services import AppServices, remember_volume
from roundhouse.presenters.lessons.lesson_presenter import LessonPresenter
from roundhouse.presenters.lessons.lessons_page import note_learned
from roundhouse.window.screens.screen import Frame, Navigation, Return
from roundhouse.window.screens.table.presented_screen import PresentedScreen


class LessonScreen(PresentedScreen[LessonPresenter]):
    """The hub shows and sounds the lesson while it is open. Nothing of it is saved but that it was had to its end."""

    def __init__(self, services: AppServices, presenter: LessonPresenter) -> None:
        super().__init__(presenter)
        self._services = services
        services.join_hub(presenter.table)

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        self.presenter.volume.prefer(self._services.choices.preferences.volume)
        navigation = super().update(events, frame)
        remember_volume(self._services, self.presenter.volume)
        if not self.presenter.over:
            return navigation
        note_learned(self._services, self.presenter.lesson.game)
        return Return()

    def close(self) -> None:
        self._services.leave_hub(self.presenter.table)
