"""Actions at a table that the program deals: with the hand, and with the screen that people pass to each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from roundhouse.actions.action import Action, HandTile, Index, Train, TrainEnd
from roundhouse.actions.calls import Announce, Claim, Done, Draw, MarkerDown, MarkerUp
from roundhouse.actions.everywhere import Explain, NextRound, TypeCall, Undo, UndoSteps
from roundhouse.actions.front_ends import Quit, SeeScores


@dataclass(frozen=True)
class Show(Action, id="show", phones=False, words="terminal/show-hand"):
    """Show the hand that was covered: its player has taken the screen."""


@dataclass(frozen=True)
class Leave(Action, id="leave", phones=False, words="terminal/leave-seat"):
    """Ask whether a computer player shall play on in the covered seat."""


@dataclass(frozen=True)
class StaySeated(Action, id="leave-not", phones=False):
    """Answer that it shall not."""


@dataclass(frozen=True)
class PickTile(Action, id="pick", any_page=True):
    """Pick a tile of the hand; without one, put the picked tile back."""

    tile: Index | None = None


@dataclass(frozen=True)
class MoveTile(Action, id="move", any_page=True):
    """Move a tile of the hand to another place; `held`: by keys, which keep it picked."""

    tile: Index
    place: Index
    held: bool = False


@dataclass(frozen=True)
class DropTile(Action, id="drop"):
    """Lay the picked tile on a train."""

    train: Train
    end: TrainEnd


@dataclass(frozen=True)
class PlayTile(Action, id="play"):
    """Lay a tile of the hand on a train."""

    tile: HandTile
    train: Train
    end: TrainEnd


@dataclass(frozen=True)
class TurnTile(Action, id="turn", any_page=True, words="labels/turn-tile"):
    """Turn the picked tile around, which fits both ways."""


@dataclass(frozen=True)
class Hint(Action, id="hint", any_page=True, words="labels/hint", typed=("hint",)):
    """Ask what a computer player would do."""


@dataclass(frozen=True)
class WhyNot(Action, id="why", any_page=True, words="start/why-not"):
    """Ask why the picked tile cannot be laid."""


@dataclass(frozen=True)
class SortHand(Action, id="order", any_page=True, words="start/hand-order"):
    """Sort the hand into its longest train."""


DealtAction: TypeAlias = (
    Show | Leave | StaySeated | PickTile | MoveTile | DropTile | PlayTile | TurnTile | Hint | WhyNot | SortHand
    | NextRound | TypeCall | Explain | Undo | UndoSteps | Draw | Done | MarkerUp | MarkerDown | Announce | Claim
    | Quit | SeeScores
)  # fmt: skip
"""What a dealt table offers, besides what every table does."""
