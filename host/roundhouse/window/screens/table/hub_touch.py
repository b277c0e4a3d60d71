"""Recognizes touches on the picture of the hub: the same gestures as on the hub itself, by the same code."""

from __future__ import annotations

from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.lamps.scene import LAMPS
from roundhouse_hub.link.messages import DOWN


class HubTouch:
    """One finger on the buttons; `held` is the button under it, or -1. A press means nothing while it is just down."""

    def __init__(self) -> None:
        self.held = -1
        self._gestures = Gestures(LAMPS)

    def down(self, button: int, now: int) -> list[tuple[int, str]]:
        self.held = button
        return self.due(now)

    def up(self, now: int) -> list[tuple[int, str]]:
        self.held = -1
        return self.due(now)

    def due(self, now: int) -> list[tuple[int, str]]:
        """The gestures that are certain by now."""
        held = 1 << self.held if self.held >= 0 else 0
        return [(button, gesture) for button, gesture in self._gestures.step(held, now) if gesture != DOWN]
