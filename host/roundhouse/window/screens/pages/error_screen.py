"""The screen after an unexpected error: every call is on disk, so nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.presenters.pages.list_page import Leave, Way
from roundhouse.presenters.pages.questions import ErrorPage
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.screen import Navigation, Replace, Screen


class ErrorScreen(ListScreen):
    """See `Screen`. `what` says where the error was logged, or what it was; `first` makes the next screen."""

    def __init__(self, what: str, first: Callable[[], Screen]) -> None:
        super().__init__(ErrorPage(what))
        self._first = first

    def go(self, way: Way) -> Navigation:
        return Replace(self._first()) if isinstance(way, Leave) else super().go(way)
