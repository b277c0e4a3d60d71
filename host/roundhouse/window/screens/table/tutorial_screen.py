"""A first game: a small table with two computer players, where each step says what to do and why."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.actions import Action, OpenMenu, ReadOn
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.dealt.tutorial import Tutorial
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TableView
from roundhouse.window.screens.table.dealt_screen import DealtScreen


class TutorialScreen(DealtScreen):
    """A dealt table at which a coach speaks: the first game."""

    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        super().__init__(services, presenter)
        self._tutorial = Tutorial(presenter)

    def _seen(self, submitted: Sequence[Action], now: int) -> TableView:
        self._tutorial.look(read=ReadOn() in submitted)
        return super()._seen([each for each in submitted if each != ReadOn()], now)

    def shown(self, view: TableView) -> TableView:
        return self._tutorial.shown(super().shown(view), OpenMenu())
