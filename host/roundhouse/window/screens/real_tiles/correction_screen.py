"""The table as it was when a call was made: what is called there takes its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.calls import CallsPage
from roundhouse.presenters.pages.list_page import Sit, Way
from roundhouse.presenters.pages.match import WholeTrainPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.records.preferences import Livery
from roundhouse.window.screens.pages.list_screen import ListScreen, shows
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Replace, Return, Screen


class CorrectionTableScreen(Screen, Protocol):
    """A screen of a table of real tiles, as `CorrectionScreen` needs it."""

    presenter: Presenter


ScreenMaker = Callable[[AppServices, Presenter], CorrectionTableScreen]


def calls_screen(services: AppServices, presenter: Presenter, screen: ScreenMaker) -> ListScreen:
    """The calls of the round, to be corrected at tables that `screen` makes."""

    def follow(way: Way) -> Navigation:
        assert isinstance(way, Sit), f"{way} leads nowhere"
        return Replace(CorrectionScreen(services, way.presenter, screen))

    return ListScreen(CallsPage(presenter), follow)


class CorrectionScreen:
    """The first call made here takes the place of the other one.

    `inner` is the screen of that table.
    """

    def __init__(self, services: AppServices, presenter: Presenter, screen: ScreenMaker) -> None:
        self.inner = screen(services, presenter)

    @property
    def liveries(self) -> Sequence[Livery]:
        return self.inner.presenter.liveries

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        navigation = self.inner.update(events, frame)
        if self.inner.presenter.correction_done:
            return Return()
        if isinstance(navigation, Open) and shows(navigation.screen, WholeTrainPage):
            return navigation
        return STAY if navigation == STAY else Return()

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        return self.inner.paint(surface, frame)

    def wait_ms(self, now: int) -> int:
        return self.inner.wait_ms(now)

    def hover(self, point: tuple[int, int]) -> bool:
        return self.inner.hover(point)

    def repaint(self) -> None:
        self.inner.repaint()

    def close(self) -> None:
        """The table of that moment is in no journal: nothing is to be left there."""
        self.inner.presenter.close()
