"""Splits a list that is too long for its area into pages, so that no entry is ever cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from roundhouse.window.controls.grid import columns
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.controls.page_input import PageEvent, Pressed, Scrolled
from roundhouse.window.display import DisplaySettings

T = TypeVar("T")

LIST = "pager"
BEFORE, NEXT = f"{LIST}:before", f"{LIST}:next"


@dataclass
class Pager(Generic[T]):
    """The position in a list of several pages.

    It opens at the entry with index `first`. Two lists on one screen need different names; the wheel turns the list
    that has more than one page.
    """

    at: int = 0
    count: int = 1
    name: str = LIST
    first: int | None = None

    def open_at(self, first: int | None) -> None:
        self.first = first

    def visible(self, entries: Sequence[T], room: int) -> Sequence[T]:
        """The entries of the current page, `room` to a page."""
        room = max(1, room)
        self.count = max(1, -(-len(entries) // room))
        if self.first is not None:
            self.at, self.first = self.first // room, None
        self.at = min(self.at, self.count - 1)
        return entries[self.at * room : (self.at + 1) * room]

    def handle(self, event: PageEvent) -> bool:
        """Turn the page if the event asks for it; whether it did."""
        step = 0
        if isinstance(event, Scrolled) and self.count > 1:
            step = event.step
        elif isinstance(event, Pressed) and event.name in self._names:
            step = 1 if event.name == self._names[1] else -1
        self.at = max(0, min(self.count - 1, self.at + step))
        return step != 0

    @property
    def _names(self) -> tuple[str, str]:
        """The names of the buttons before and next."""
        return f"{self.name}:before", f"{self.name}:next"

    def buttons(self, display: DisplaySettings, area: Rect) -> tuple[Control, ...]:
        """Previous, page number and next, side by side at the right end of the area; empty if one page is enough."""
        if self.count == 1:
            return ()
        height, gap = display.points(16), display.px(8)
        turning = area[3] * 1.4
        beside = min(area[2] - 2 * (turning + gap), 5 * height)
        _, before, where, after = columns(area, (0, turning, beside, turning), gap)
        return (
            Control(self._names[0], before, "button", "‹", enabled=self.at > 0, height=height),
            Control(f"{self.name}:at", where, "link", f"{self.at + 1} / {self.count}", enabled=False, height=height),
            Control(self._names[1], after, "button", "›", enabled=self.at + 1 < self.count, height=height),
        )
