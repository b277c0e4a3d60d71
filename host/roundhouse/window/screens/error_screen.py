"""What is shown when something went wrong that nobody expected: a sentence, and the way back to the tables."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.i18n.screens import screen
from roundhouse.window import palette
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import Act, Back, Pressed
from roundhouse.window.screens.screen import STAY, Instead, Leave, PageScreen, Screen, Way


class Sorry(PageScreen):
    """See `Screen`. `what` says where the error was noted, or what it was; `first` makes the screen to go on with."""

    def __init__(self, what: str, first: Callable[[], Screen]) -> None:
        super().__init__()
        self._what = what
        self._first = first

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language, label = look.language, look.points(19)
        width = min(look.px(900), look.size[0] - 2 * look.px(36))
        high = look.px(340)
        area = ((look.size[0] - width) // 2, (look.size[1] - high) // 2, width, high)
        title, line, what, foot = rows(
            area, (look.points(40) * 1.4, look.points(19) * 2.8, 0, look.px(64)), look.px(14)
        )
        on, leave = columns(foot, (0, look.px(200)), look.px(14))
        return Page(
            texts=(
                Text(title, screen("sorry-title", language), look.points(40), "ExtraBold"),
                Text(line, screen("sorry-line", language), look.points(19), lines=2),
                Text(what, self._what[:1].upper() + self._what[1:], look.points(15), color=palette.SECONDARY, lines=6),
            ),
            controls=(
                Control("on", on, "primary", screen("sorry-on", language), height=label),
                Control("quit", leave, "button", screen("quit", language), height=label),
            ),
        )

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        match act:
            case Pressed("on"):
                return Instead(self._first())
            case Pressed("quit") | Back():
                return Leave()
        return STAY
