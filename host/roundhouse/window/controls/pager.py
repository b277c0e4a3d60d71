"""A list that is longer than its place is turned like the leaves of a book: nothing is ever half in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns
from roundhouse.window.controls.page import Control, Place
from roundhouse.window.controls.page_input import Act, Pressed, Turned

T = TypeVar("T")

LIST = "leaf"
BEFORE, NEXT = f"{LIST}:before", f"{LIST}:next"


@dataclass
class Leaves(Generic[T]):
    """Which leaf is open. `of` says what stands on it, `turn` obeys the buttons and the wheel.

    It is opened where the thing number `first` stands. Of two lists on a page each has a `name` of its own, and the
    wheel turns the one with more than one leaf.
    """

    at: int = 0
    count: int = 1
    name: str = LIST
    first: int | None = None

    def of(self, things: Sequence[T], room: int) -> Sequence[T]:
        """As many of the things as there is room for, from where the list is open."""
        room = max(1, room)
        self.count = max(1, -(-len(things) // room))
        if self.first is not None:
            self.at, self.first = self.first // room, None
        self.at = min(self.at, self.count - 1)
        return things[self.at * room : (self.at + 1) * room]

    def turn(self, act: Act) -> bool:
        """Whether the act turned a leaf."""
        step = 0
        if isinstance(act, Turned) and self.count > 1:
            step = act.step
        elif isinstance(act, Pressed) and act.name in self._names:
            step = 1 if act.name == self._names[1] else -1
        self.at = max(0, min(self.count - 1, self.at + step))
        return step != 0

    @property
    def _names(self) -> tuple[str, str]:
        """Of the buttons before and next."""
        return f"{self.name}:before", f"{self.name}:next"

    def buttons(self, look: Look, area: Place) -> tuple[Control, ...]:
        """Before, where one is, next, side by side at the right end of the area; nothing while all is in sight."""
        if self.count == 1:
            return ()
        height, gap = look.points(16), look.px(8)
        turning = area[3] * 1.4
        beside = min(area[2] - 2 * (turning + gap), 5 * height)
        _, before, where, after = columns(area, (0, turning, beside, turning), gap)
        return (
            Control(self._names[0], before, "button", "‹", enabled=self.at > 0, height=height),
            Control(f"{self.name}:at", where, "link", f"{self.at + 1} / {self.count}", enabled=False, height=height),
            Control(self._names[1], after, "button", "›", enabled=self.at + 1 < self.count, height=height),
        )
