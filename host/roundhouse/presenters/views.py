"""The values that a front end draws, frozen, which hold no rules, no hub and no text that is still to be translated.

A `TableView` and the `TablePage` around it are complete: two equal pages look the same at the same time. Numbers are
pips; every text arrives ready to be read. `None` in place of a half means that the viewer cannot see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from roundhouse.actions import Action, ChooseMeaning, KeepFailedCall, RemoveFailedCall, RemoveLaterCalls
from roundhouse.actions.action import TileEnd, TrainEnd
from roundhouse.dominoes import Half as Half
from roundhouse.indices import Seat, Slot, TileId, Train
from roundhouse.presenters.offer import Offer
from roundhouse.vision.readings import Corners
from roundhouse_hub.lamps.scene import EMPTY, ENGINE, Scene

MessageTone = Literal["turn", "refused", "breach", "info", "asked"]
FaceStyle = Literal["auto", "pips", "numbers"]
Cloth = Literal["night", "green", "burgundy", "slate", "walnut", "black"]
TileSet = Literal["ivory", "ebony", "contrast"]

CHOICES = (ChooseMeaning, KeepFailedCall, RemoveFailedCall, RemoveLaterCalls)
"""Answers to a question that can be numbered."""


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile on a train; `joined` lies toward the hub, `opened` away from it."""

    joined: Half | None
    opened: Half | None
    crosswise: bool = False
    last_play: bool = False
    duty: bool = False

    @property
    def key(self) -> frozenset[Half] | None:
        """The same for one physical tile wherever it lies; None for a tile that looks like others.

        >>> TileView(6, 9).key == TileView(9, 6).key
        True
        """
        if self.joined is None or self.opened is None:
            return None
        return frozenset((self.joined, self.opened))


@dataclass(frozen=True, slots=True)
class TrainView:
    """A train from the hub outwards. Slot 12 is no slot: such a train leaves by the hub's top vertex.

    `ends` holds the numbers to match: one, or (inner, outer) if the train grows both ways. A public train has no
    `seat`, and `sign` is the text on its badge.
    """

    slot: Slot
    seat: Seat | None
    name: str
    tiles: tuple[TileView, ...] = ()
    ends: tuple[Half | None, ...] = (None,)
    marker: bool = False
    sign: str = "M"

    @property
    def grows_inwards(self) -> bool:
        """Whether tiles may also be added at the end that lies toward the hub.

        >>> TrainView(Slot(0), Seat(0), "Ana", ends=(3, 5)).grows_inwards
        True
        """
        return len(self.ends) == 2


@dataclass(frozen=True, slots=True)
class TargetView:
    """A place where the picked tile may go: `train` and `end` are indices; the tile is shown as it would lie.

    One that `fails` was called there, and no longer holds.
    """

    train: Train
    end: TrainEnd
    tile: TileView
    fails: bool = False


@dataclass(frozen=True, slots=True)
class HandTile:
    """A tile in the hand below the table; `upper` is drawn on top.

    `text` is its name in letters, `trains` what to type for the trains that take it now. `apart`: a gap lies before it.
    """

    upper: Half
    lower: Half
    playable: bool = False
    picked: bool = False
    text: str = ""
    trains: tuple[str, ...] = ()
    apart: bool = False

    @property
    def key(self) -> frozenset[Half]:
        """The same for one physical tile wherever it lies."""
        return frozenset((self.upper, self.lower))


AT_ENGINE: Final = Slot(ENGINE)
"""The place that a train without a slot leaves from; its lamp is the engine's."""


@dataclass(frozen=True, slots=True)
class SidebarRow:
    """A line of the board at the right: one player, or a public train, which has no `seat`.

    `score` is written where there is room for it, else `short_score` (the number alone). `lamp` is the slot whose lamp
    is the train's; `line` are its tiles from left to right in letters, `end_text` the open ends, `waits`: a double
    waits there.
    """

    seat: Seat | None
    name: str
    hand: int | None = None
    score: str = ""
    short_score: str = ""
    marker: bool = False
    ends: tuple[Half | None, ...] = (None,)
    turn: bool = False
    sign: str = "M"
    lamp: Slot = AT_ENGINE
    line: tuple[str, ...] = ()
    end_text: str = ""
    waits: bool = False


@dataclass(frozen=True, slots=True)
class PlayView:
    """One line of the last plays; `seat` is the one that it is about, None for the whole table.

    `event` is its number among the events of the match, from 0.
    """

    seat: Seat | None
    text: str
    event: int = 0


@dataclass(frozen=True, slots=True)
class Announcement:
    """A message to a person: a title, a sentence, and the seat that it is about, if any.

    The tone is `turn` (whose turn it is), `info` (what happened), `refused`, `breach` (what was called before is proven
    untrue), or `asked` (what to enter next). `clause` is the one that refuses, where the message is no answer of the
    referee's. `news` is the beginning of the sentence that tells what happened before.
    """

    tone: MessageTone
    title: str
    text: str = ""
    seat: Seat | None = None
    clause: str = ""
    news: str = ""

    @property
    def task(self) -> str:
        """The rest of the sentence: what is to be done now.

        >>> Announcement("turn", "Bo's turn", "Ann draws. Lay a tile.", news="Ann draws.").task
        'Lay a tile.'
        """
        return self.text.removeprefix(self.news).strip()

    @property
    def is_alarm(self) -> bool:
        """Whether it stands out: something is wrong."""
        return self.tone in ("refused", "breach")


@dataclass(frozen=True, slots=True)
class SidebarLabels:
    """The words of the rail that stay the same during a round."""

    last_plays: str
    boneyard: str
    leads_to_calls: bool = False
    """Whether the first one is a button: a touch opens all calls of the round, to correct one."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """The part of the table on which the light falls, all else being darker, and an arrow that points there.

    A tile of the hand, the lane of a train, or a button has its index in the view.
    """

    on: Literal["hub", "hand", "rows", "tile", "lane", "button"]
    index: int = 0


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that can be seen at one moment.

    `hand_of` is the seat and the name of the hand's player, where they must be shown; with `hand_turns`, the next turn
    shows the next player's hand. While the hand is covered, `hand` is empty and the `cover` says to whom the screen
    goes.
    `set_high` is the n of the double-n set. `round_key` changes when tiles may grow again (a new round).
    `refused_train` is the index of a train that has just refused a tile, `refused_at` since when (ms).
    `text` multiplies the height of letters.
    `clockwise`: turns go so around the hub, or the other way; None: of two players nobody asks.
    With a `pad` below the table, strip and hand are not drawn: the pad takes their place.
    """

    title: str
    subtitle: str
    labels: SidebarLabels
    set_high: int
    trains: tuple[TrainView, ...]
    rows: tuple[SidebarRow, ...]
    message: Announcement
    engine: tuple[Half, Half] | None = None
    hand: tuple[HandTile, ...] = ()
    cover: str = ""
    hand_of: tuple[Seat, str] | None = None
    hand_turns: bool = False
    targets: tuple[TargetView, ...] = ()
    refused_train: Train | None = None
    refused_at: int = 0
    buttons: tuple[Offer, ...] = ()
    last_plays: tuple[PlayView, ...] = ()
    boneyard: int | None = None
    boneyard_text: str = ""
    scene: Scene = EMPTY
    faces: FaceStyle = "auto"
    cloth: Cloth = "night"
    tiles: TileSet = "ivory"
    less_motion: bool = False
    text: float = 1.0
    round_key: int = 0
    pad: bool = False
    spotlight: Spotlight | None = None
    clockwise: bool | None = None


@dataclass(frozen=True, slots=True)
class EndKey:
    """One end of the set, to be entered; `possible` if the set has a tile with it and the end entered before.

    `lies`: all such tiles lie on the table. `order` says as which end of the tile it was entered: "", "1", "2" or "12".
    `text` is what is written on it: a number, or a letter.
    """

    end: TileEnd
    half: Half | None
    text: str
    possible: bool
    lies: bool
    order: str


@dataclass(frozen=True, slots=True)
class EntryView:
    """A tile that is entered end by end, at a table of real tiles."""

    ends: tuple[Half | None, ...]
    keys: tuple[EndKey, ...]


@dataclass(frozen=True, slots=True)
class TileKey:
    """A tile that can be in a hand which is reported; `chosen`: it is counted."""

    tile: TileId
    halves: tuple[Half, Half]
    text: str
    chosen: bool
    enabled: bool


@dataclass(frozen=True, slots=True)
class PhotoHalf:
    """A half of a tile in a photo: its corners and its middle [x, y], in the photo's pixels, and what was read on it.

    `size` is its width. It may be `unsure`; `action` picks it, to say what is on it.
    """

    corners: Corners
    middle: tuple[float, float]
    size: float
    text: str
    unsure: bool = False
    picked: bool = False
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class PhotoTile:
    """A tile in a photo: its corners, whether it counts to the hand, and its halves."""

    corners: Corners
    counted: bool
    halves: tuple[PhotoHalf, ...]


@dataclass(frozen=True, slots=True)
class PhotoView:
    """A photo under its name, of this size in pixels, with the tiles that are drawn over it.

    `content` is its file, a JPEG that may be smaller.
    """

    name: str
    width: int
    height: int
    tiles: tuple[PhotoTile, ...]
    content: bytes = field(default=b"", repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class SharedPhotos:
    """The photos of a hand that its player shows to all."""

    seat: Seat
    title: str
    photos: tuple[PhotoView, ...]


@dataclass(frozen=True, slots=True)
class ReportView:
    """The hand that a player reports at the end of a round, as entered so far: tile by tile, or as a sum.

    `count` tiles are left in it (None: nobody knows how many), of those in `keys`; `added` shows how the tiles add up,
    `sum` is the sum as written, `worth` what it comes to. `only_sum`: only a sum can be reported. `photos` are those
    from which it is counted; `picks`: a half in one of them is picked; `reads`: one is being read.
    """

    count: int | None
    sum: str
    by_sum: bool
    only_sum: bool
    begun: bool
    whole: bool
    added: str
    worth: str
    keys: tuple[TileKey, ...]
    photos: tuple[PhotoView, ...] = ()
    picks: bool = False
    reads: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's points: what the last round gave (empty before the first one), and the total."""

    name: str
    gained: str
    total: str
    leads: bool


@dataclass(frozen=True, slots=True)
class Question:
    """A question between turns: a title and a line below it; `head` and `task` say more about the coming round."""

    title: str
    line: str = ""
    head: str = ""
    task: str = ""


@dataclass(frozen=True, slots=True)
class TypedInput:
    """The input that a person who types is asked for: the prompt; whose turn it is and what to do, in a turn.

    `seating` asks a player for the slot. `draws`: the table is drawn before a turn. `short_words`: commands have short
    forms here, with which no name of a player can be confused.
    """

    prompt: str
    turn: str = ""
    seating: str = ""
    draws: bool = True
    short_words: bool = True


@dataclass(frozen=True, slots=True)
class TypedHelp:
    """The commands that may be typed, each with its meaning, under a title.

    `welcome` is said at a table where nothing has been played, `hint` at a person's first turn; both may be empty.
    """

    title: str
    commands: Sequence[tuple[str, str]]
    welcome: str = ""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class RefusedCallView:
    """A refused call that may stand: what it was and the clause; of a tile that matches nowhere, the `numbers` of which
    one is open afterwards."""

    what: str
    numbers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ProposalView:
    """A request to take calls back, or to let a refused one stand: `seat` asks (None: somebody), the seats in
    `waits_for` have not agreed yet.

    The texts say who asks, what it is about, as everybody may hear it, and whom it asks.
    """

    seat: Seat | None
    waits_for: tuple[Seat, ...]
    title: str
    what: str
    question: str


@dataclass(frozen=True, slots=True)
class TablePage:
    """Everything that one person may see, read and do.

    `revision` is the session's: an action submitted with another revision was meant for an earlier state. `awaited`
    names what is awaited (see `referee.awaited`) and `prompt` says it; `announcement` is the last message.
    `viewer` is the seat of the person (None: one who watches), `speaker` the one whose call the next one is;
    `due_speaker`: it is that player's turn. `unseated` are the seats that must still choose a slot, the next one
    first. `question` takes the place of the table, or of the hub, until it is answered. `touched`: there is input that
    can be cleared. `nudge` is the reminder once a turn has taken long. `refused_button` of the hub flashes, since a
    time (ms). `proposal` waits for an answer: `Agree` and `Decline` are offered, where this person may give it.
    `refused_call`: it may stand. `corrected_call`: the next call corrects this one, and the page shows the table as it
    was then. `caller` is the seat that calls for everybody. `begun`: there have been calls. `typed` is there for a
    front end at which people type. `seal`: the seal of the deal, for those who want to check it later.
    """

    revision: int
    mode: str
    viewer: Seat | None
    awaited: str
    prompt: Announcement
    announcement: Announcement | None
    offers: tuple[Offer, ...]
    table: TableView
    names: tuple[str, ...]
    in_turn: bool
    in_round: bool
    speaker: Seat
    due_speaker: bool = True
    entry: EntryView | None = None
    report: ReportView | None = None
    question: Question | None = None
    standings: tuple[Standing, ...] = ()
    touched: bool = False
    has_boneyard: bool = True
    unseated: tuple[Seat, ...] = ()
    nudge: str = ""
    refused_button: tuple[int, int] | None = None
    proposal: ProposalView | None = None
    refused_call: RefusedCallView | None = None
    begun: bool = False
    typed: TypedInput | None = None
    corrected_call: str = ""
    caller: Seat | None = None
    shared_photos: tuple[SharedPhotos, ...] = ()
    seal: str = ""

    def offer(self, action: Action | type[Action]) -> Offer | None:
        """The offer of an action, or of anything of its kind."""
        return next((each for each in self.offers if each.matches(action)), None)

    @property
    def choices(self) -> tuple[Offer, ...]:
        """The answers to a question that can be numbered: what a call can mean, what becomes of one that fails."""
        return tuple(each for each in self.offers if issubclass(each.kind, CHOICES))


@dataclass(frozen=True, slots=True)
class Reply:
    """The outcome of a submitted action, and the page after it.

    `taken`; `refused` by the rules, and the page says why; `unavailable`: the page does not offer it; `stale`: it was
    meant for an earlier page, and nothing was done.
    """

    status: Literal["taken", "refused", "unavailable", "stale"]
    page: TablePage
