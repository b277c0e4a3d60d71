"""A request to undo: shows what would be taken back, and asks the people who share the screen to agree."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.i18n.texts import all_of, screen_text
from roundhouse.presenters.announcement import said_openly
from roundhouse.referee import TableSession
from roundhouse.referee.table_modes import asks_undo
from roundhouse.window import palette
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import BadgePicture, Control, Page, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.screen import STAY, Frame, Navigation, PageScreen, Return

WIDE = 860
MOST_TOLD = 4
"""The most events that are listed one by one; for more, one general sentence is enough."""

MOST_NAMED = 3
NOBODY = -1


class UndoRequest(PageScreen):
    """See `Screen`. It covers the screen of its table: `steps` calls are taken back if all agree with `seat`.

    Without a seat, the asking player is unknown.
    """

    def __init__(self, table: TableSession, seat: int = NOBODY, steps: int = 1) -> None:
        super().__init__()
        self._table = table
        self._seat = seat
        self._steps = steps

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        language, seat, referee = display.language, self._seat, self._table.referee
        wide, gap = min(display.px(WIDE), display.size[0] - 2 * display.px(36)), display.px(14)
        small, high = display.points(19), max(display.px(64), 44)
        heights = (display.points(34) * 3 // 2, 6 * small, 3 * small, 2 * small, high)
        whole = sum(heights) + 4 * gap
        area = ((display.size[0] - wide) // 2, (display.size[1] - whole) // 2, wide, whole)
        head, what, ask, engine, foot = rows(area, heights, gap)
        size = display.px(44)
        badge, title = columns(head, (size, 0), gap)
        asked = screen_text("back-title-somebody", language)
        pictures: tuple[BadgePicture, ...] = ()
        if seat >= 0:
            asked = screen_text("back-title", language, seat=referee.names[seat])
            pictures = (BadgePicture((badge[0], badge[1] + (badge[3] - size) // 2, size, size), seat + 1),)
        leave, agree = columns(foot, (0, 0), gap)
        return Page(
            texts=(
                Text(title if seat >= 0 else head, asked, display.points(34), "ExtraBold"),
                Text(what, self._what(language), small, lines=4),
                Text(ask, self._ask(language), small, "SemiBold", lines=2),
                Text(engine, screen_text("back-engine", language), display.points(16), color=palette.SECONDARY),
            ),
            pictures=pictures,
            controls=(
                Control("not", leave, "button", screen_text("back-not", language), height=small),
                Control("agreed", agree, "primary", screen_text("back-agreed", language), height=small),
            ),
        )

    def _what(self, language: str) -> str:
        """What would be taken back, the latest first, as all at the table may hear it."""
        referee = self._table.referee
        told = said_openly(referee.last(self._steps), referee, language)
        if not 0 < len(told) <= MOST_TOLD:
            return screen_text("back-hidden", language)
        return screen_text("back-what", language, what="; ".join(told))

    def _ask(self, language: str) -> str:
        """Who is asked."""
        referee = self._table.referee
        others = [referee.names[seat] for seat in referee.seats_of_people if seat != self._seat]
        if self._seat < 0 or len(others) > MOST_NAMED:
            return screen_text("back-ask-all", language)
        return screen_text("back-ask", language, others=all_of(others, language))

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`. The hub's engine can agree, too."""
        if any(asks_undo(event) for event in frame.hub_events):
            return self.handle(Pressed("agreed"))
        return super().update(events, frame)

    def handle(self, event: PageEvent) -> Navigation:
        """See `PageScreen`."""
        match event:
            case Pressed("agreed"):
                self._table.undo(self._steps)
                return Return()
            case Pressed("not") | Back():
                return Return()
        return STAY
