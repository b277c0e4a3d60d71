"""What comes back from the referee: answers to calls, what happened, and the seals of the shuffles."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.dealer import Shuffle
from roundhouse.games.match import Event
from roundhouse.games.position import Position
from roundhouse.games.rulings import ALLOWED, Ruling
from roundhouse.referee.calls import Call
from roundhouse_hub.lamps.scene import Cue


@dataclass(frozen=True, slots=True)
class Happened:
    """An event of the match: whose turn it was (-1 between rounds), the position before it, who sat there then."""

    event: Event
    seat: int
    before: Position | None
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What the referee says to a call.

    `happened` is what it did to the match, in order; `taken_back` what it undid, latest first; `cues` what the hub
    sounds. A refused call did nothing.
    """

    call: Call
    ruling: Ruling = ALLOWED
    happened: tuple[Happened, ...] = ()
    taken_back: tuple[Happened, ...] = ()
    cues: tuple[Cue, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether the call was taken."""
        return self.ruling.allowed


@dataclass(frozen=True, slots=True)
class Sealed:
    """The shuffle of one deal: its seal is shown before, `shuffle` is None until the deal has been played."""

    round: int
    seal: str
    shuffle: Shuffle | None
