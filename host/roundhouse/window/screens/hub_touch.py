"""Recognizes touches on the picture of the hub: the same gestures as on the hub itself, with the same times."""

from __future__ import annotations

from typing import Final

from roundhouse_hub.link.messages import LONG, PRESS, TWICE
from roundhouse_hub.ticks import ticks_diff

LONG_MS: Final = 600
TWICE_MS: Final = 300


class HubTouch:
    """Recognizes a press, a double press and a long press, each as soon as it is certain."""

    def __init__(self) -> None:
        self._down: tuple[int, int] | None = None  # the button that is held, and since when
        self._once: tuple[int, int] | None = None  # the button that was pressed once, and when it was let go

    @property
    def held(self) -> int:
        """The button under the finger, or -1."""
        return self._down[0] if self._down is not None else -1

    def down(self, button: int, now: int) -> list[tuple[int, str]]:
        """The finger comes down; a pending press of another button is complete."""
        said = []
        if self._once is not None and self._once[0] != button:
            said.append((self._once[0], PRESS))
            self._once = None
        self._down = button, now
        return said

    def up(self, now: int) -> list[tuple[int, str]]:
        """The finger goes up."""
        if self._down is None:
            return []
        (button, _), self._down = self._down, None
        if self._once is not None:
            self._once = None
            return [(button, TWICE)]
        self._once = button, now
        return []

    def due(self, now: int) -> list[tuple[int, str]]:
        """The gestures that are certain by now."""
        if self._down is not None and ticks_diff(now, self._down[1]) >= LONG_MS:
            button, self._down, self._once = self._down[0], None, None
            return [(button, LONG)]
        if self._once is not None and self._down is None and ticks_diff(now, self._once[1]) >= TWICE_MS:
            button, self._once = self._once[0], None
            return [(button, PRESS)]
        return []
