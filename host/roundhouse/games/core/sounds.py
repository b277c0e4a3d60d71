"""The sounds of a table, and when a last tile is announced; `sound_events` says which move makes which sound."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Sound(Enum):
    """A sound at a table."""

    MATCH_BEGINS = "match-begins"
    """The hands of the first round are dealt; the referee sees it."""
    ROUND_BEGINS = "round-begins"
    """The hands are dealt."""
    LAST_CALL = "last-call"
    """Before a tile is laid that leaves its player one: the clickety-clack, then the whistle (MS-10)."""
    LAID = "laid"
    """A tile is laid."""
    SETS_OUT = "sets-out"
    """It is the first tile of a player's train."""
    PUBLIC_SETS_OUT = "public-sets-out"
    """It is the first tile of a train that belongs to nobody."""
    DERAILED = "derailed"
    """A double was laid that derails its train (DT-7)."""
    BACK_ON_TRACK = "back-on-track"
    """The double of a derailed train is covered (DT-12)."""
    MARKER_UP = "marker-up"
    """A marker goes up: the train is open to all."""
    MARKER_DOWN = "marker-down"
    """A marker comes down."""
    ONE_LEFT = "one-left"
    """A player has one last tile (MT-12)."""
    TAPPED = "tapped"
    """A player taps a last tile on the table (DT-13)."""
    ROUND_WON = "round-won"
    """A player has laid the last tile."""
    STANDSTILL = "standstill"
    """The round is over, and nobody has gone out."""
    MATCH_WON = "match-won"
    """The last round is scored; the referee sees it."""
    REFUSED = "refused"
    """A call that cannot be; the referee says it."""


USUAL_SOUNDS: Final = frozenset(
    {
        Sound.MATCH_BEGINS,
        Sound.ROUND_BEGINS,
        Sound.LAID,
        Sound.SETS_OUT,
        Sound.PUBLIC_SETS_OUT,
        Sound.ROUND_WON,
        Sound.STANDSTILL,
        Sound.MATCH_WON,
        Sound.REFUSED,
    }
)
"""The sounds of every game that does not choose its own."""


class WarningTime(Enum):
    """When a player, or the hub for that player, warns the others of a last tile."""

    BEFORE_PLAY = "before-play"
    """Before the tile is laid (MS-10): `Sound.LAST_CALL`."""
    AFTER_PLAY = "after-play"
    """As soon as it is laid (MT-12): `Sound.ONE_LEFT`."""
    AFTER_TURN = "after-turn"
    """At the end of the turn in which the tile was laid (DT-13): `Sound.TAPPED`."""

    @property
    def sound(self) -> Sound:
        if self is WarningTime.BEFORE_PLAY:
            return Sound.LAST_CALL
        return Sound.TAPPED if self is WarningTime.AFTER_TURN else Sound.ONE_LEFT


class SoundEvent(NamedTuple):
    """A sound, and the train it is about: for the last tile and the last but one, that of their player; -1 is none."""

    sound: Sound
    train: int = -1
