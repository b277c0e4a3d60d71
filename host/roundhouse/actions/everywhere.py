"""Actions at every table: the volume, who sits where, scores, requests to undo, the end of the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from roundhouse.actions.action import Action, FreeSlot, NewSeat, PlayerKind, Seat, Who


@dataclass(frozen=True)
class ChangeVolume(Action, id="volume", phones=False):
    """Make the hub louder, or softer with fewer than 0 steps."""

    steps: int


@dataclass(frozen=True)
class SetVolume(Action, id="set-volume", phones=False, typed=("volume",)):
    """Make the hub as loud as this."""

    volume: int


@dataclass(frozen=True)
class Mute(Action, id="mute", phones=False, typed=("mute",)):
    """Turn the sound off, or on again."""


@dataclass(frozen=True)
class Agree(Action, id="agree", words="players/back-agreed", typed=("agree",)):
    """Agree that calls are taken back."""


@dataclass(frozen=True)
class Decline(Action, id="decline", words="players/back-not", typed=("decline",)):
    """Do not agree that calls are taken back, or withdraw the request."""


@dataclass(frozen=True)
class Stop(Action, id="stop", who=Who.TABLE, typed=("stop",)):
    """End the match: after the round in play, or between rounds at once."""


@dataclass(frozen=True)
class PauseTable(Action, id="pause-table", words="players/pause-table", typed=("pause",)):
    """Let computer players and reminders wait."""


@dataclass(frozen=True)
class ResumeTable(Action, id="resume-table", words="players/resume-table", typed=("resume",)):
    """Let them go on."""


@dataclass(frozen=True)
class PlayOn(Action, id="go-on", who=Who.TABLE, words="real-tiles/called-go-on"):
    """Take back that the match ends after this round."""


@dataclass(frozen=True)
class CorrectScore(Action, id="correct", who=Who.TABLE, typed=("correct",)):
    """Correct the points of a seat in a round, counted from 0."""

    round: int
    seat: Seat
    points: int


@dataclass(frozen=True)
class HandOver(Action, id="hand-over", who=Who.OWN_SEAT, phones=False, typed=("seat",)):
    """Somebody else plays on in a seat: a person of this name, or a computer player.

    Without a `kind`, the name may be that of a computer player's level.
    """

    seat: Seat
    name: str
    kind: PlayerKind | None = None


@dataclass(frozen=True)
class Join(Action, id="join", who=Who.TABLE, typed=("join",)):
    """Another player joins, with these points for each round missed, or with those that the game gives."""

    seat: NewSeat
    name: str
    slot: FreeSlot = -1
    kind: PlayerKind = 0
    points: int | None = None


@dataclass(frozen=True)
class Depart(Action, id="depart", who=Who.OWN_SEAT, phones=False, typed=("depart",)):
    """The player of a seat leaves the match."""

    seat: Seat


@dataclass(frozen=True)
class LeaveSeat(Action, id="leave-sure", phones=False, words="start/leave-sure", typed=("leave",)):
    """Let a computer player play on in the seat of the person here."""


@dataclass(frozen=True)
class NextRound(Action, id="next", who=Who.UNATTENDED, words="labels/next-round"):
    """Begin the next round."""


@dataclass(frozen=True)
class TypeCall(Action, id="call", who=Who.SHARED):
    """Make the calls of a typed sentence."""

    text: str


@dataclass(frozen=True)
class Explain(Action, id="explain", reads=True, any_page=True, typed=("why",)):
    """Ask what the rules say to a call."""

    text: str


@dataclass(frozen=True)
class Undo(Action, id="undo", who=Who.LAST_CALLER, words="labels/undo", typed=("undo",)):
    """Take the last call back, or ask the others for it."""


@dataclass(frozen=True)
class UndoSteps(Action, id="undo-steps", who=Who.SHARED):
    """Take several calls back."""

    steps: int


TableAction: TypeAlias = (
    ChangeVolume | SetVolume | Mute | Agree | Decline | Stop | PlayOn | CorrectScore | HandOver | Join | Depart
    | LeaveSeat | PauseTable | ResumeTable
)  # fmt: skip
"""What means the same in each mode."""
Everywhere: TypeAlias = ChangeVolume | SetVolume | Mute
"""What no page needs to offer."""
