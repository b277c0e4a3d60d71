"""The screen after an unexpected error: what happened, and a way to go on."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.i18n.texts import screen_text
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.screen import STAY, Exit, Navigation, PageScreen, Replace, Screen


class ErrorScreen(PageScreen):
    """See `Screen`. `what` says where the error was logged, or what it was; `first` makes the next screen."""

    def __init__(self, what: str, first: Callable[[], Screen]) -> None:
        super().__init__()
        self._what = what
        self._first = first

    def page(self, display: Display) -> Page:
        language, label = display.language, display.points(19)
        width = min(display.px(900), display.size[0] - 2 * display.px(36))
        high = display.px(340)
        area = ((display.size[0] - width) // 2, (display.size[1] - high) // 2, width, high)
        title, line, what, foot = rows(
            area, (display.points(40) * 1.4, display.points(19) * 2.8, 0, display.px(64)), display.px(14)
        )
        on, leave = columns(foot, (0, display.px(200)), display.px(14))
        return Page(
            texts=(
                Text(title, screen_text("error-title", language), display.points(40), "ExtraBold"),
                Text(line, screen_text("error-line", language), display.points(19), lines=2),
                Text(
                    what, self._what[:1].upper() + self._what[1:], display.points(15), color=palette.SECONDARY, lines=6
                ),
            ),
            controls=(
                Control("on", on, "primary", screen_text("error-to-first-screen", language), height=label),
                Control("quit", leave, "button", screen_text("quit", language), height=label),
            ),
        )

    def handle(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed("on") | Back():
                return Replace(self._first())
            case Pressed("quit"):
                return Exit()
        return STAY
