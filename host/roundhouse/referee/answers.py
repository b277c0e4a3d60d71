"""The replies of the referee: answers to calls, the events applied, and the seals of the shuffles."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import ALLOWED, Ruling
from roundhouse.games.match.audit import Breach
from roundhouse.games.match.dealer import Shuffle
from roundhouse.games.match.match import Event
from roundhouse.indices import RoundIndex, Seat
from roundhouse.referee.calls import Call
from roundhouse_hub.lamps.scene import Cue


@dataclass(frozen=True, slots=True)
class AppliedEvent:
    """An event of the match: the seat that a move is about, if it is about one (see `concerned_seat`), the position
    before it, the players' names then."""

    event: Event
    seat: Seat | None
    before: Position | None
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The referee's answer to a call.

    `applied` lists the call's events in the match, in order; `taken_back` the events it undid, latest first; `cues`
    the sounds of the hub; `breaches` are what it proves to have been wrongly taken on trust. A refused call changes
    nothing.
    """

    call: Call
    ruling: Ruling = ALLOWED
    applied: tuple[AppliedEvent, ...] = ()
    taken_back: tuple[AppliedEvent, ...] = ()
    cues: tuple[Cue, ...] = ()
    breaches: tuple[Breach, ...] = ()

    @property
    def allowed(self) -> bool:
        return self.ruling.allowed


@dataclass(frozen=True, slots=True)
class Sealed:
    """The shuffle of one deal: its seal is shown before, `shuffle` is None until the deal has been played."""

    round: RoundIndex
    seal: str
    shuffle: Shuffle | None
