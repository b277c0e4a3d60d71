"""Actions of a record that is played again. Those that a table has, too, keep their names and keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from roundhouse.actions.action import Action
from roundhouse.actions.calls import Done
from roundhouse.actions.everywhere import Everywhere, NextRound, Undo
from roundhouse.actions.front_ends import Quit


@dataclass(frozen=True)
class PlayAtSpeed(Action, id="go", phones=False):
    """Play at speed, or wait."""


ReplayAction: TypeAlias = Undo | Done | NextRound | PlayAtSpeed | Quit | Everywhere
"""One step back or on, on to the next round, at speed, and away."""
