"""A request to undo: it covers the screen of its table while that has one."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.presenters.pages.undo_request import UndoRequestPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.screen import Frame, Navigation, Return


class UndoRequestScreen(ListScreen):
    """See `Screen`. The hub's engine can agree, too."""

    def __init__(self, presenter: Presenter) -> None:
        page = UndoRequestPage(presenter)
        super().__init__(page)
        self._table = page.presenter

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        self._table.handle_hub_events(frame.hub_events, frame.now)
        navigation = super().update(events, frame)
        return navigation if self._table.undo_requested else Return()
