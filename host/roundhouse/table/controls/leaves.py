"""A list that is longer than its place is turned like the leaves of a book: nothing is ever half in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from roundhouse.table.controls.acts import Act, Pressed, Turned
from roundhouse.table.controls.page import Control, Place
from roundhouse.table.controls.places import columns
from roundhouse.table.look import Look

T = TypeVar("T")

BEFORE, NEXT = "leaf:before", "leaf:next"


@dataclass
class Leaves(Generic[T]):
    """Which leaf is open. `of` says what stands on it, `turn` obeys the buttons and the wheel."""

    at: int = 0
    count: int = 1

    def of(self, things: Sequence[T], room: int) -> Sequence[T]:
        """As many of the things as there is room for, from where the list is open."""
        room = max(1, room)
        self.count = max(1, -(-len(things) // room))
        self.at = min(self.at, self.count - 1)
        return things[self.at * room : (self.at + 1) * room]

    def turn(self, act: Act) -> bool:
        """Whether the act turned a leaf."""
        step = 0
        if isinstance(act, Turned):
            step = act.step
        elif isinstance(act, Pressed) and act.name in (BEFORE, NEXT):
            step = 1 if act.name == NEXT else -1
        self.at = max(0, min(self.count - 1, self.at + step))
        return step != 0

    def buttons(self, look: Look, area: Place) -> tuple[Control, ...]:
        """Before, where one is, next; nothing while all is in sight."""
        if self.count == 1:
            return ()
        before, where, after = columns(area, (area[3] * 1.4, 0, area[3] * 1.4), look.px(8))
        height = look.points(16)
        return (
            Control(BEFORE, before, "button", "‹", enabled=self.at > 0, height=height),
            Control("leaf:at", where, "link", f"{self.at + 1} / {self.count}", enabled=False, height=height),
            Control(NEXT, after, "button", "›", enabled=self.at + 1 < self.count, height=height),
        )
