"""Actions at a table of buttons: the hub and its picture are pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from roundhouse.actions.action import Action, Button, Gesture, Who
from roundhouse.actions.called import CalledAction
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

GESTURES: Final = (PRESS, LONG, TWICE)
"""The gestures that a front end can make."""


@dataclass(frozen=True)
class PressButton(Action, id="press", who=Who.SHARED):
    """Press a button of the hub; `gesture` is a place in `GESTURES`."""

    button: Button
    gesture: Gesture = 0

    @classmethod
    def with_gesture(cls, button: int, gesture: str) -> PressButton:
        """A press of some kind, by the name that the hub has for it."""
        return cls(button, GESTURES.index(gesture))


@dataclass(frozen=True)
class SitElsewhere(Action, id="sit-elsewhere", who=Who.SHARED, words="real-tiles/slots-elsewhere"):
    """All players choose their slots again."""


SlotsAction: TypeAlias = CalledAction | PressButton | SitElsewhere
"""What a table of buttons offers, besides what every table does."""
