"""The calls that take one touch, at a dealt table and at one of real tiles."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.actions.action import Action, Who


@dataclass(frozen=True)
class Draw(Action, id="draw", who=Who.IN_TURN, words="labels/draw"):
    """Draw a tile."""


@dataclass(frozen=True)
class Done(Action, id="done", who=Who.IN_TURN, words="labels/done"):
    """End the turn."""


@dataclass(frozen=True)
class MarkerUp(Action, id="marker-up", who=Who.ABOUT_ONESELF, words="labels/marker-up"):
    """Put one's own marker up."""


@dataclass(frozen=True)
class MarkerDown(Action, id="marker-down", who=Who.ABOUT_ONESELF, words="labels/marker-down"):
    """Take one's own marker down."""


@dataclass(frozen=True)
class Announce(Action, id="announce", who=Who.ABOUT_ONESELF, words="labels/announce"):
    """Say that one tile is left."""


@dataclass(frozen=True)
class Claim(Action, id="claim", who=Who.ABOUT_ONESELF, words="labels/claim"):
    """Claim that another player has not said so."""
