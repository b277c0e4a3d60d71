"""Recognizes touches on the picture of the hub: the same gestures as on the hub itself, by the same code."""

from __future__ import annotations

from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.lamps.scene import LAMPS
from roundhouse_hub.link.messages import DOWN


class HubTouch:
    """One finger on the buttons; `held` is the button under it. A press means nothing while it is just down."""

    def __init__(self) -> None:
        self.held: int | None = None
        self._gestures = Gestures(LAMPS)

    def down(self, button: int, now: int) -> list[tuple[int, str]]:
        self.held = button
        return self.due(now)

    def up(self, now: int) -> list[tuple[int, str]]:
        self.held = None
        return self.due(now)

    def due(self, now: int) -> list[tuple[int, str]]:
        """The gestures that are certain by now."""
        held = 0 if self.held is None else 1 << self.held
        return [(button, gesture) for button, gesture in self._gestures.step(held, now) if gesture != DOWN]
