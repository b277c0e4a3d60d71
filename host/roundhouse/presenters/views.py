"""What the screen draws, as one frozen value: no game, no wire, no sentence is made below this line.

A `TableView` is complete: two equal views give the same picture at the same time. Numbers are pips; every
text arrives ready to be read. `None` in place of a half means that the viewer cannot see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from roundhouse_hub.lamps.scene import EMPTY, Scene

# A half of a tile: 0-18 pips, "train" for a wild, a letter for an action.
Half = int | Literal["train", "A", "D", "R", "S", "T"]
Tone = Literal["turn", "refused", "info"]
FaceStyle = Literal["auto", "pips", "numbers"]

PUBLIC = 0  # the seat number that stands for a train that is nobody's own


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile on a train; `joined` lies towards the hub, `opened` away from it."""

    joined: Half | None
    opened: Half | None
    crosswise: bool = False
    last_play: bool = False
    duty: bool = False

    @property
    def key(self) -> frozenset[Half] | None:
        """The same for one physical tile wherever it lies; None for a tile that cannot be told from others.

        >>> TileView(6, 9).key == TileView(9, 6).key
        True
        """
        if self.joined is None or self.opened is None:
            return None
        return frozenset((self.joined, self.opened))


@dataclass(frozen=True, slots=True)
class TrainView:
    """A train from the hub outwards. Slot 12 is no slot: such a train leaves by the hub's top vertex.

    `ends` holds the numbers to match: one, or (inner, outer) if the train grows both ways. `sign` is what stands on the
    badge of a train that is nobody's own.
    """

    slot: int
    seat: int
    name: str
    tiles: tuple[TileView, ...] = ()
    ends: tuple[Half | None, ...] = (None,)
    marker: bool = False
    sign: str = "M"

    @property
    def grows_inwards(self) -> bool:
        """Whether tiles may also be added at the end that lies towards the hub.

        >>> TrainView(0, 1, "Ana", ends=(3, 5)).grows_inwards
        True
        """
        return len(self.ends) == 2


@dataclass(frozen=True, slots=True)
class TargetView:
    """A place where the picked tile may go: `train` and `end` are indices; the tile is shown as it would lie."""

    train: int
    end: int
    tile: TileView


@dataclass(frozen=True, slots=True)
class HandTile:
    """A tile in the hand below the table; `upper` is drawn on top."""

    upper: Half
    lower: Half
    playable: bool = False
    picked: bool = False

    @property
    def key(self) -> frozenset[Half]:
        """The same for one physical tile wherever it lies."""
        return frozenset((self.upper, self.lower))


@dataclass(frozen=True, slots=True)
class RailRow:
    """A line of the board at the right: one player, or a public train.

    `score` is written where there is room for it, else `short_score` (the number alone).
    """

    seat: int
    name: str
    hand: int | None = None
    score: str = ""
    short_score: str = ""
    marker: bool = False
    ends: tuple[Half | None, ...] = (None,)
    turn: bool = False
    sign: str = "M"


@dataclass(frozen=True, slots=True)
class PlayView:
    """One line of the last plays."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class MessageView:
    """The strip between table and hand: who is meant (a badge and a title) and one sentence."""

    tone: Tone
    title: str
    text: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ButtonView:
    """A button of the strip; `name` is what the window reports when it is pressed."""

    name: str
    label: str
    enabled: bool = True
    primary: bool = False


@dataclass(frozen=True, slots=True)
class RailLabels:
    """The words of the rail that stay the same during a round."""

    last_plays: str
    boneyard: str


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that can be seen at one moment.

    `hand_of` is the badge and the name of whose hand it is, where that needs to be said. While nobody may look at it,
    `hand` is empty and `hand_down` is how many tiles lie face down.
    `set_high` is the n of the double-n set. `round_key` changes when tiles may grow again (a new round).
    `refused_train` is the index of a train that has just refused a tile, `refused_at` since when (ms).
    `text` multiplies the height of letters.
    With a `pad` below the table, strip and hand are left to whoever paints that.
    """

    title: str
    subtitle: str
    labels: RailLabels
    set_high: int
    trains: tuple[TrainView, ...]
    rows: tuple[RailRow, ...]
    message: MessageView
    engine: tuple[Half, Half] | None = None
    hand: tuple[HandTile, ...] = ()
    hand_down: int = 0
    hand_of: tuple[int, str] | None = None
    targets: tuple[TargetView, ...] = ()
    refused_train: int | None = None
    refused_at: int = 0
    buttons: tuple[ButtonView, ...] = ()
    last_plays: tuple[PlayView, ...] = ()
    boneyard: int | None = None
    scene: Scene = EMPTY
    faces: FaceStyle = "auto"
    less_motion: bool = False
    text: float = 1.0
    round_key: int = 0
    pad: bool = False
