"""What a person at a table asks for, as values: every front end turns its own input into these."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PickTile:
    """Pick the tile of the hand with this index, or put the picked one back (None)."""

    index: int | None


@dataclass(frozen=True, slots=True)
class MoveTile:
    """Put the tile of the hand with this index to another place in the hand; `held`: it stays picked there."""

    index: int
    place: int
    held: bool = False


@dataclass(frozen=True, slots=True)
class DropOn:
    """Lay the picked tile on this end of this train (both are indices into the view)."""

    train: int
    end: int


@dataclass(frozen=True, slots=True)
class Unfold:
    """See a train (an index into the view) by itself: where there are many, they are small or partly hidden."""

    train: int


@dataclass(frozen=True, slots=True)
class PressButton:
    """A button of the strip, by its name."""

    name: str


@dataclass(frozen=True, slots=True)
class ChangeVolume:
    """Make the hub louder (+1) or softer (-1)."""

    step: int


@dataclass(frozen=True, slots=True)
class Mute:
    """Make the hub silent, or let it sound again."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the table."""


Intent = PickTile | MoveTile | DropOn | Unfold | PressButton | ChangeVolume | Mute | Quit
