"""A table that goes on by itself: a presenter makes its view of what is done and of the time; Escape leads back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

import pygame

from roundhouse.actions import Action
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.views import TableView
from roundhouse.records.preferences import Livery
from roundhouse.window.display import DisplaySettings
from roundhouse.window.key_bindings import command_of
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Return
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse.window.table.hub_picture import LAMPS_MS


class TablePresenter(Protocol):
    """Given what the person asks for and the time in ms, the view to show next."""

    texts: Texts

    @property
    def liveries(self) -> Sequence[Livery]:
        """The liveries of the players, by seat."""

    def __call__(self, submitted: Sequence[Action], now: int) -> TableView: ...


Presented = TypeVar("Presented", bound=TablePresenter)


class PresentedScreen(TableScreen, Generic[Presented]):
    def __init__(self, presenter: Presented) -> None:
        super().__init__(self._seen)
        self.presenter = presenter
        self._display = DisplaySettings()

    @property
    def liveries(self) -> Sequence[Livery]:
        return self.presenter.liveries

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        self._display = frame.display
        self.presenter.texts = frame.display.texts
        navigation = super().update(events, frame)
        escaped = any(command_of(event, "dealt").meaning == "back" for event in events)
        return Return() if escaped and navigation == STAY else navigation

    def wait_ms(self, now: int) -> int:
        """The next step may be due."""
        return min(LAMPS_MS, super().wait_ms(now))

    def _seen(self, submitted: Sequence[Action], now: int) -> TableView:
        return self._display.on(self.presenter(submitted, now))
