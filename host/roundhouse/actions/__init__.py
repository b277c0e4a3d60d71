"""The actions of people at a table, as values: a frozen dataclass for each kind, with the facts about the kind.

`REGISTRY` holds them all. A front end gets them from its presenter's page, or makes them of what is touched and typed;
the pages of phones and the controls of the window carry their form on the wire. What an action does the presenters
know, and what a press of a hub's button means the referee.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from roundhouse.actions.action import REGISTRY as REGISTRY
from roundhouse.actions.action import Action as Action
from roundhouse.actions.action import (
    Button,
    Digit,
    FreeSlot,
    Gesture,
    HandPlace,
    Index,
    NewSeat,
    PlayerKind,
    TileEnd,
    TrainEnd,
)
from roundhouse.actions.action import Who as Who
from roundhouse.actions.action import read_wire as read_wire
from roundhouse.indices import RoundIndex, Seat, Slot, TileId, Train
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

# -- calls of one touch ------------------------------------------------------------------------------------------------


class Draw(Action, id="draw", who=Who.IN_TURN, words="labels/draw"):
    """Draw a tile."""


class Done(Action, id="done", who=Who.IN_TURN, words="labels/done"):
    """End the turn."""


class DrawAndPass(Action, id="draw-pass", who=Who.IN_TURN, words="real-tiles/called-drew-passed"):
    """Draw a tile and end the turn."""


class MarkerUp(Action, id="marker-up", who=Who.ABOUT_ONESELF, words="labels/marker-up"):
    """Put one's own marker up."""


class MarkerDown(Action, id="marker-down", who=Who.ABOUT_ONESELF, words="labels/marker-down"):
    """Take one's own marker down."""


class Announce(Action, id="announce", who=Who.ABOUT_ONESELF, words="labels/announce"):
    """Say that one tile is left."""


class Claim(Action, id="claim", who=Who.ABOUT_ONESELF, words="labels/claim"):
    """Claim that another player has not said so."""


# -- corrections of a call ---------------------------------------------------------------------------------------------


class ChooseCall(Action, id="choose-call", who=Who.UNATTENDED, any_page=True):
    """Correct the call with this number in the round: say what it really was, at the table as it was."""

    number: int


class InsertCall(Action, id="insert-call", who=Who.UNATTENDED, words="real-tiles/fix-insert"):
    """At the table as it was: say what was called before it."""


class RemoveCall(Action, id="remove-call", who=Who.UNATTENDED, words="real-tiles/fix-remove"):
    """At the table as it was: take the call away."""


class ChangeFailedCall(Action, id="fix", who=Who.UNATTENDED, words="real-tiles/fix-change"):
    """Say what was really called in place of the call that no longer holds, at the table as it was."""


class KeepFailedCall(Action, id="keep", who=Who.UNATTENDED, words="real-tiles/fix-keep"):
    """Keep the call that no longer holds, on trust."""


class RemoveFailedCall(Action, id="remove", who=Who.UNATTENDED, words="real-tiles/fix-remove"):
    """Take the call that no longer holds away."""


class RemoveLaterCalls(Action, id="remove-rest", who=Who.UNATTENDED):
    """Take the call that no longer holds away, and all later ones."""


class AmendByText(Action, id="amend", who=Who.SHARED, typed=("fix",)):
    """Put a typed call in place of the one with this number."""

    number: int
    text: str


class InsertByText(Action, id="insert", who=Who.SHARED, typed=("insert",)):
    """Put a typed call before the one with this number."""

    number: int
    text: str


class DeleteCall(Action, id="delete", who=Who.SHARED, typed=("delete",)):
    """Take the call with this number away."""

    number: int


ReplayedCall: TypeAlias = ChooseCall | ChangeFailedCall
"""These lead to the table as it was, where another call is made."""
CorrectionAction: TypeAlias = ReplayedCall | InsertCall | RemoveCall
"""These correct a call of the round."""
TypedCorrection: TypeAlias = AmendByText | InsertByText | DeleteCall
FailedCallAnswer: TypeAlias = KeepFailedCall | RemoveFailedCall | RemoveLaterCalls
"""The answers about a call that no longer holds."""


# -- what each front end does by itself --------------------------------------------------------------------------------


class Quit(Action, id="quit", phones=False, typed=("quit", "exit")):
    """Leave the table."""


class SeeScores(Action, id="scores", reads=True, phones=False, words="labels/scores", typed=("scores", "score")):
    """See the scores."""


class SeeTable(Action, id="table", reads=True, phones=False, words="scores/see-table", typed=("table", "show")):
    """See the table again."""


class OpenMenu(Action, id="menu", reads=True, phones=False, typed=("menu",)):
    """Open the menu of the table."""


class SeeRoster(Action, id="roster", reads=True, phones=False):
    """See who sits at the table."""


class SeePhones(Action, id="phones", reads=True, phones=False):
    """See how phones come to the table."""


class SeeRules(Action, id="how-to-play", reads=True, phones=False):
    """Read how the game is played."""


class SeeOverruling(Action, id="stand", reads=True, phones=False, words="players/stand", typed=("stand",)):
    """See what was refused last, and that the table may let it stand."""


class SeePreferences(Action, id="preferences", reads=True, phones=False):
    """See the settings of this front end."""


class SeeKeys(Action, id="see-keys", reads=True, phones=False):
    """See what each key does."""


class ReadOn(Action, id="lesson", reads=True, phones=False):
    """Go on from a note of the coach."""


FrontEndAction: TypeAlias = (
    Quit | SeeScores | SeeTable | OpenMenu | SeeRoster | SeePhones | SeeRules | SeePreferences
    | SeeKeys | ReadOn
)  # fmt: skip


# -- at every table ----------------------------------------------------------------------------------------------------


class ChangeVolume(Action, id="volume", phones=False):
    """Make the hub louder, or softer with fewer than 0 steps."""

    steps: int


class SetVolume(Action, id="set-volume", phones=False, typed=("volume",)):
    """Make the hub as loud as this."""

    volume: int


class Mute(Action, id="mute", phones=False, typed=("mute",)):
    """Turn the sound off, or on again."""


class Agree(Action, id="agree", words="players/back-agreed", typed=("agree",)):
    """Agree that calls are taken back, that a refused one stands, or that one was another."""


class Decline(Action, id="decline", words="players/back-not", typed=("decline",)):
    """Do not agree to what is proposed, or withdraw it."""


class LetStand(Action, id="let-stand"):
    """Let the refused call stand: with the first number open, or the other; a note may say why."""

    meaning: Index
    note: str = ""


class Stop(Action, id="stop", who=Who.TABLE, typed=("stop",)):
    """End the match: after the round in play, or between rounds at once."""


class PauseTable(Action, id="pause-table", words="players/pause-table", typed=("pause",)):
    """Let computer players and reminders wait."""


class ResumeTable(Action, id="resume-table", words="players/resume-table", typed=("resume",)):
    """Let them go on."""


class PlayOn(Action, id="go-on", who=Who.TABLE, words="real-tiles/called-go-on"):
    """Take back that the match ends after this round."""


class CorrectScore(Action, id="correct", who=Who.TABLE, typed=("correct",)):
    """Correct the points of a seat in a round."""

    round: RoundIndex
    seat: Seat
    points: int


class HandOver(Action, id="hand-over", who=Who.OWN_SEAT, phones=False, typed=("seat",)):
    """Somebody else plays on in a seat: a person of this name, or a computer player.

    Without a `kind`, the name may be that of a computer player's level.
    """

    seat: Seat
    name: str
    kind: PlayerKind | None = None


class Join(Action, id="join", who=Who.TABLE, typed=("join",)):
    """Another player joins, with these points for each round missed, or with those that the game gives."""

    seat: NewSeat
    name: str
    slot: FreeSlot | None = None
    kind: PlayerKind = PlayerKind(0)
    points: int | None = None


class Depart(Action, id="depart", who=Who.OWN_SEAT, phones=False, typed=("depart",)):
    """The player of a seat leaves the match."""

    seat: Seat


class Swap(Action, id="swap", who=Who.TABLE, typed=("swap",)):
    """The players of two seats change places, each with their own points."""

    seat: Seat
    other: Seat


class LeaveSeat(Action, id="leave-sure", phones=False, words="start/leave-sure", typed=("leave",)):
    """Let a computer player play on in the seat of the person here."""


class NextRound(Action, id="next", who=Who.UNATTENDED, words="labels/next-round"):
    """Begin the next round."""


class TypeCall(Action, id="call", who=Who.SHARED):
    """Make the calls of a typed sentence."""

    text: str


class Explain(Action, id="explain", reads=True, any_page=True, typed=("why",)):
    """Ask what the rules say to a call."""

    text: str


class Undo(Action, id="undo", who=Who.LAST_CALLER, words="labels/undo", typed=("undo",)):
    """Take the last call back, or ask the others for it."""


class UndoSteps(Action, id="undo-steps", who=Who.SHARED):
    """Take several calls back."""

    steps: int


TableAction: TypeAlias = (
    ChangeVolume | SetVolume | Mute | Agree | Decline | Stop | PlayOn | CorrectScore | HandOver | Join | Depart
    | Swap | LeaveSeat | PauseTable | ResumeTable | SeeOverruling | LetStand
)  # fmt: skip
"""The actions that mean the same in each mode."""
Everywhere: TypeAlias = ChangeVolume | SetVolume | Mute
"""The actions that count even when the page does not offer them."""


# -- where the program deals -------------------------------------------------------------------------------------------


class ShowHand(Action, id="show", phones=False, words="terminal/show-hand"):
    """Show the hand that was covered: its player has taken the screen."""


class PickTile(Action, id="pick", any_page=True):
    """Pick a tile of the hand; the picked one again: ask why it can or cannot be laid; without one, put it back."""

    tile: Index | None = None


class MoveTile(Action, id="move", any_page=True):
    """Move a tile of the hand to another place; `held`: by keys, which keep it picked."""

    tile: Index
    place: Index
    held: bool = False


class DropTile(Action, id="drop"):
    """Lay the picked tile on a train."""

    train: Train
    end: TrainEnd


class PlayTile(Action, id="play"):
    """Lay a tile of the hand on a train."""

    tile: HandPlace
    train: Train
    end: TrainEnd


class TurnTile(Action, id="turn", any_page=True, words="labels/turn-tile"):
    """Turn the picked tile around, which fits both ways."""


class Hint(Action, id="hint", any_page=True, words="labels/hint", typed=("hint",)):
    """Ask what a computer player would do."""


class WhyNot(Action, id="why", any_page=True, words="start/why-not"):
    """Ask why the picked tile can or cannot be laid."""


class SortHand(Action, id="order", any_page=True, words="start/hand-order"):
    """Sort the hand into its longest train."""


DealtAction: TypeAlias = (
    ShowHand | PickTile | MoveTile | DropTile | PlayTile | TurnTile | Hint | WhyNot | SortHand
    | NextRound | TypeCall | Explain | Undo | UndoSteps | Draw | Done | MarkerUp | MarkerDown | Announce | Claim
    | Quit | SeeScores
)  # fmt: skip
"""The actions of a dealt table, besides those of every table."""


# -- at real tiles -----------------------------------------------------------------------------------------------------


class EnterEnd(Action, id="end", who=Who.IN_TURN, repeats=True):
    """Enter one end of a tile."""

    end: TileEnd


class ChooseTrain(Action, id="train", who=Who.IN_TURN):
    """Lay the entered tile on a train, or say where the next one lies; perhaps at an end as it is shown."""

    train: Train
    end: TrainEnd | None = None


class Erase(Action, id="erase", who=Who.IN_TURN, any_page=True, repeats=True, words="real-tiles/called-clear"):
    """Take back the last end or digit."""


class Clear(Action, id="clear", who=Who.IN_TURN, any_page=True, words="real-tiles/called-clear"):
    """Take back what was entered."""


class UnseenTile(Action, id="unseen", who=Who.IN_TURN, words="real-tiles/called-unseen"):
    """Enter a tile that nobody could read."""


class UnseenDouble(Action, id="unseen-double", who=Who.IN_TURN, words="real-tiles/called-unseen-double"):
    """Enter a double that nobody could read."""


class ChooseMeaning(Action, id="choice", who=Who.IN_TURN):
    """Answer which of several meanings was meant."""

    index: int


class LayTile(Action, id="lay", who=Who.IN_TURN):
    """Lay the entered tile on the only train that it fits."""


class LayEngine(Action, id="engine", who=Who.IN_TURN):
    """Lay the only tile that can be the engine."""


class LetSpeak(Action, id="speaker", who=Who.SHARED):
    """The next call is that of the player of a seat."""

    seat: Seat


class CallForAll(Action, id="call-for-all", who=Who.UNATTENDED, words="real-tiles/called-for-all"):
    """Call for everybody from now on."""


class CallForOneself(Action, id="call-own", who=Who.UNATTENDED, words="real-tiles/called-own"):
    """Call for oneself alone from now on."""


class AnswerSeat(Action, id="answer", who=Who.UNATTENDED):
    """Answer which player leads, or holds or found the engine; without a seat, none of them."""

    seat: Seat | None = None


class Dealt(Action, id="dealt", who=Who.UNATTENDED, words="real-tiles/called-dealt"):
    """Say that everybody has their tiles."""


class TypeDigit(Action, id="digit", who=Who.IN_TURN, any_page=True, repeats=True):
    """Enter a digit of the sum of a hand."""

    digit: Digit


class TypePlus(Action, id="plus", who=Who.IN_TURN, any_page=True, repeats=True):
    """Add another number to the sum of a hand."""


class ReportTile(Action, id="report-tile", who=Who.IN_TURN, any_page=True):
    """Count a tile to the hand, or no longer."""

    tile: TileId


class ReportTiles(Action, id="by-tiles", who=Who.IN_TURN, any_page=True, words="real-tiles/called-by-tiles"):
    """Report a hand tile by tile."""


class ReportSum(Action, id="by-sum", who=Who.IN_TURN, any_page=True, words="real-tiles/called-by-sum"):
    """Report a hand as a sum."""


class CountPhoto(Action, id="photo", any_page=True, typed=("photo", "foto")):
    """Count a hand from a photo: what a phone has sent, else the file that is named, else what the webcam sees.

    While a round is in play it is one's own hand, about which only oneself is advised. It may take the place of the
    photo with this number.
    """

    text: str = ""
    content: bytes = b""
    instead: Index | None = None


class DropPhoto(Action, id="drop-photo", who=Who.IN_TURN, any_page=True, words="real-tiles/count-drop"):
    """Throw a photo away, with the tiles that were counted from it."""

    photo: Index


class PickHalf(Action, id="pick-half", who=Who.IN_TURN, any_page=True):
    """Pick a half of a tile in a photo, to say what is on it; or no longer."""

    photo: Index
    tile: Index
    half: Index


class SharePhotos(Action, id="share-photos", who=Who.IN_TURN, any_page=True, words="real-tiles/count-share"):
    """Let all see the photos of the hand until the next round."""


class HidePhotos(Action, id="hide-photos", any_page=True, words="real-tiles/count-hide"):
    """Let nobody else see the photos of the hand any longer."""


class TellHand(Action, id="tell", who=Who.IN_TURN):
    """Report the hand as it was entered."""


class PlacePlayer(Action, id="place", who=Who.TABLE, typed=("slot",)):
    """A player sits in front of a slot."""

    seat: Seat
    slot: Slot


class Redo(Action, id="redo", who=Who.SHARED, words="real-tiles/called-redo"):
    """Make the call again that was taken back last."""


class RedoSteps(Action, id="redo-steps", who=Who.SHARED, typed=("redo",)):
    """Make several calls again that were taken back; 0: all of them."""

    steps: int


class SeeCalls(Action, id="calls", reads=True, words="real-tiles/fix-menu", typed=("calls",)):
    """See the calls of this round."""


class WhereFits(Action, id="where", reads=True):
    """Ask where a tile fits."""

    text: str


class WhoPlays(Action, id="who", reads=True, typed=("who",)):
    """Ask who has how many tiles, and whose turn it is."""


class SeeTrust(Action, id="trust", reads=True, words="real-tiles/called-trust", typed=("trust",)):
    """See what was taken on trust."""


CallAtOnce: TypeAlias = LayTile | LayEngine | Draw | DrawAndPass | Done | MarkerUp | MarkerDown | Announce | Claim
"""The calls that take one touch."""
CountAction: TypeAlias = CountPhoto | DropPhoto | PickHalf | SharePhotos | HidePhotos
"""These count a hand from photos."""
CalledAction: TypeAlias = (
    EnterEnd | ChooseTrain | Erase | Clear | UnseenTile | UnseenDouble | ChooseMeaning | LetSpeak | CallAtOnce
    | CallForAll | CallForOneself | AnswerSeat | Dealt | TypeDigit | TypePlus | ReportTile | ReportTiles
    | ReportSum | CountAction | TellHand | PlacePlayer | Redo | RedoSteps | SeeCalls | WhereFits | WhoPlays | SeeTrust
    | TypedCorrection | FailedCallAnswer | NextRound | TypeCall | Explain | Undo | UndoSteps | Quit | SeeScores
)  # fmt: skip
"""The actions of a called table, besides those of every table."""


# -- at the hub and its picture ----------------------------------------------------------------------------------------


GESTURE_NAMES: Final = (PRESS, LONG, TWICE)
"""The gestures that a front end can make."""


class PressButton(Action, id="press", who=Who.SHARED):
    """Press a button of the hub."""

    button: Button
    gesture: Gesture = Gesture(0)

    @classmethod
    def with_gesture(cls, button: Button, gesture: str) -> PressButton:
        """A press of some kind, by the name that the hub has for it."""
        return cls(button, Gesture(GESTURE_NAMES.index(gesture)))


class SitElsewhere(Action, id="sit-elsewhere", who=Who.SHARED, words="real-tiles/slots-elsewhere"):
    """All players choose their slots again."""


SlotsAction: TypeAlias = CalledAction | PressButton | SitElsewhere
"""The actions of a table of buttons, besides those of every table."""


# -- what phones say to each other -------------------------------------------------------------------------------------


class LetIn(Action, id="let-in", any_page=True):
    """Let the phone with this number have the seat."""

    seat: Seat
    number: int


class KeepOut(Action, id="keep-out", any_page=True):
    """Do not let it have the seat."""

    seat: Seat
    number: int


class Understood(Action, id="understood", any_page=True):
    """Put away what a phone was told about seats that changed hands: as many as were told."""

    told: int


class React(Action, id="react", any_page=True):
    """Show all others a sign: that of this place among the reactions."""

    reaction: Index


SeatAction: TypeAlias = LetIn | KeepOut | Understood | React


# -- a record that is played again -------------------------------------------------------------------------------------


class PlayAtSpeed(Action, id="go", phones=False):
    """Play at speed, or wait."""


ReplayAction: TypeAlias = Undo | Done | NextRound | PlayAtSpeed | Quit | Everywhere
"""One step back or on, on to the next round, at speed, and away."""
