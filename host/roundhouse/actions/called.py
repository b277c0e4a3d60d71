"""Actions at a table of real tiles: what is called by touch, and the answers to what the table asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from roundhouse.actions.action import Action, Digit, Seat, Slot, TileEnd, Train, TrainEnd, Who
from roundhouse.actions.calls import Announce, Claim, Done, Draw, MarkerDown, MarkerUp
from roundhouse.actions.corrections import FailedCallAnswer, TypedCorrection
from roundhouse.actions.everywhere import Explain, NextRound, TypeCall, Undo, UndoSteps
from roundhouse.actions.front_ends import Quit, SeeScores


@dataclass(frozen=True)
class EnterEnd(Action, id="end", who=Who.IN_TURN, repeats=True):
    """Enter one end of a tile."""

    end: TileEnd


@dataclass(frozen=True)
class ChooseTrain(Action, id="train", who=Who.IN_TURN):
    """Lay the entered tile on a train; where the train grows both ways, perhaps at an end as it is shown."""

    train: Train
    end: TrainEnd | None = None


@dataclass(frozen=True)
class Erase(Action, id="erase", who=Who.IN_TURN, any_page=True, repeats=True, words="real-tiles/called-clear"):
    """Take back the last end or digit."""


@dataclass(frozen=True)
class Clear(Action, id="clear", who=Who.IN_TURN, any_page=True, words="real-tiles/called-clear"):
    """Take back what was entered."""


@dataclass(frozen=True)
class UnseenTile(Action, id="unseen", who=Who.IN_TURN, words="real-tiles/called-unseen"):
    """Enter a tile that nobody could read."""


@dataclass(frozen=True)
class UnseenDouble(Action, id="unseen-double", who=Who.IN_TURN, words="real-tiles/called-unseen-double"):
    """Enter a double that nobody could read."""


@dataclass(frozen=True)
class ChooseMeaning(Action, id="choice", who=Who.IN_TURN):
    """Answer which of several meanings was meant."""

    index: int


@dataclass(frozen=True)
class LayTile(Action, id="lay", who=Who.IN_TURN):
    """Lay the entered tile on the only train that it fits."""


@dataclass(frozen=True)
class LayEngine(Action, id="engine", who=Who.IN_TURN):
    """Lay the only tile that can be the engine."""


@dataclass(frozen=True)
class LetSpeak(Action, id="speaker", who=Who.SHARED):
    """The next call is that of the player of a seat."""

    seat: Seat


@dataclass(frozen=True)
class CallForAll(Action, id="call-for-all", who=Who.UNATTENDED, words="real-tiles/called-for-all"):
    """Call for everybody from now on."""


@dataclass(frozen=True)
class CallForOneself(Action, id="call-own", who=Who.UNATTENDED, words="real-tiles/called-own"):
    """Call for oneself alone from now on."""


@dataclass(frozen=True)
class AnswerSeat(Action, id="seat", who=Who.UNATTENDED):
    """Answer which player leads, or holds or found the engine; -1: none of them."""

    seat: int


@dataclass(frozen=True)
class Dealt(Action, id="dealt", who=Who.UNATTENDED, words="real-tiles/called-dealt"):
    """Say that everybody has their tiles."""


@dataclass(frozen=True)
class TypeDigit(Action, id="digit", who=Who.IN_TURN, any_page=True, repeats=True):
    """Enter a digit of the sum of a hand."""

    digit: Digit


@dataclass(frozen=True)
class ReportTiles(Action, id="by-tiles", who=Who.IN_TURN, any_page=True, words="real-tiles/called-by-tiles"):
    """Report a hand tile by tile."""


@dataclass(frozen=True)
class ReportSum(Action, id="by-sum", who=Who.IN_TURN, any_page=True, words="real-tiles/called-by-sum"):
    """Report a hand as a sum."""


@dataclass(frozen=True)
class TellHand(Action, id="tell", who=Who.IN_TURN):
    """Report the hand as it was entered."""


@dataclass(frozen=True)
class PlacePlayer(Action, id="place", who=Who.TABLE, typed=("slot",)):
    """A player sits in front of a slot."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True)
class Redo(Action, id="redo", who=Who.SHARED, words="real-tiles/called-redo"):
    """Make the call again that was taken back last."""


@dataclass(frozen=True)
class RedoSteps(Action, id="redo-steps", who=Who.SHARED, typed=("redo",)):
    """Make several calls again that were taken back; 0: all of them."""

    steps: int


@dataclass(frozen=True)
class SeeCalls(Action, id="calls", reads=True, words="real-tiles/fix-menu", typed=("calls",)):
    """See the calls of this round."""


@dataclass(frozen=True)
class WhereFits(Action, id="where", reads=True):
    """Ask where a tile fits."""

    text: str


@dataclass(frozen=True)
class WhoPlays(Action, id="who", reads=True, typed=("who",)):
    """Ask who has how many tiles, and whose turn it is."""


@dataclass(frozen=True)
class SeeTrust(Action, id="trust", reads=True, words="real-tiles/called-trust", typed=("trust",)):
    """See what was taken on trust."""


CallAtOnce: TypeAlias = LayTile | LayEngine | Draw | Done | MarkerUp | MarkerDown | Announce | Claim
"""The calls that take one touch."""
CalledAction: TypeAlias = (
    EnterEnd | ChooseTrain | Erase | Clear | UnseenTile | UnseenDouble | ChooseMeaning | LetSpeak | CallAtOnce
    | CallForAll | CallForOneself | AnswerSeat | Dealt | TypeDigit | ReportTiles | ReportSum | TellHand | PlacePlayer
    | Redo | RedoSteps | SeeCalls | WhereFits | WhoPlays | SeeTrust | TypedCorrection | FailedCallAnswer
    | NextRound | TypeCall | Explain | Undo | UndoSteps | Quit | SeeScores
)  # fmt: skip
"""What a called table offers, besides what every table does."""
