"""A page as a value: grounds, texts, pictures and controls, each with its place. Equal pages look the same.

A page is made anew from the state of its screen whenever that may have changed; it knows no state itself. Because it is
a value, one test can look at every page there is: nothing outside the window, nothing over anything else, every text
in its place and readable on its ground.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from roundhouse.presenters.views import Half
from roundhouse.window import palette
from roundhouse.window.lettering import Anchor, Weight
from roundhouse.window.palette import Color

Place = tuple[int, int, int, int]
"""Left, top, width, height in px of the window."""

Kind = Literal[
    "button", "primary", "card", "switch", "stepper", "field", "seat", "row", "link", "cell", "hand", "key", "spot"
]
"""How a control looks and what it takes.

A `primary` button is the one thing that is due, a `card` one of several things of which one is chosen, a `switch` is on
or off, a `stepper` goes up and down, a `field` is written into, a `seat` is a place at the table, a `row` leads
elsewhere and says at its end what stands there, a `link` is a button without a box, a `cell` is one figure of a table,
a `hand` is a player's tiles and what they count, a `key` the half of a tile,
or a digit, to be called with. A `spot` is a part of a picture, and shows nothing of its own.
"""


@dataclass(frozen=True, slots=True)
class Ground:
    """A plain area that lies under other things."""

    place: Place
    color: Color = palette.PANEL
    radius: float = 0
    edge: Color | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """One or more lines in a place, `height` px high; what does not fit is wrapped as long as `lines` allow."""

    place: Place
    text: str
    height: int
    weight: Weight = "Medium"
    color: Color = palette.TEXT
    ground: Color = palette.BACKGROUND
    anchor: Anchor = "left"
    lines: int = 1


@dataclass(frozen=True, slots=True)
class TilePicture:
    """A domino, lying or standing as its place does."""

    place: Place
    halves: tuple[Half, Half]
    numbers: bool = False


@dataclass(frozen=True, slots=True)
class BadgePicture:
    """The badge of a seat (1 to 12), or of a public train (0, with its sign)."""

    place: Place
    seat: int
    sign: str = "M"


@dataclass(frozen=True, slots=True)
class HubPicture:
    """The hub from above with steady lamps; `lines` lead from a slot to a point, in a seat's color."""

    place: Place
    lamps: tuple[Color, ...]
    engine: tuple[Half, Half] | None = None
    lines: tuple[tuple[int, int, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class PlatePicture:
    """The number plate of an engine; a `dim` one is still to come."""

    place: Place
    half: Half
    dim: bool = False


@dataclass(frozen=True, slots=True)
class LampPicture:
    """A small lamp of this color."""

    place: Place
    color: Color


@dataclass(frozen=True, slots=True)
class HalfPicture:
    """One half of a domino, or the empty place for it."""

    place: Place
    half: Half | None
    numbers: bool = False


@dataclass(frozen=True, slots=True)
class SignPicture:
    """What an answer is: taken, or refused."""

    place: Place
    refused: bool = False


@dataclass(frozen=True, slots=True)
class MarkerPicture:
    """The marker of an open train."""

    place: Place


Picture = (
    TilePicture | BadgePicture | HubPicture | PlatePicture | LampPicture | HalfPicture | SignPicture | MarkerPicture
)


@dataclass(frozen=True, slots=True)
class Control:
    """Something to touch. `name` is what the screen hears; `label` and `detail` are written on it, `value` at its end.

    `seat` gives a place at the table its color and badge; `player` says who sits there: "person", "computer" or "".
    `tile` is drawn at the left of a card, `tiles` are those of a hand, drawn where there is room for all. A cell that
    is `chosen` is one that stands out. `above`: the name of a seat stands above it, not below.
    On a key, `half` is what it stands for, as pips unless it shows `numbers`;
    its `value` is the touch that chose it, its `detail` why it would be a mistake, its `hint` what is typed instead.
    """

    name: str
    place: Place
    kind: Kind
    label: str = ""
    detail: str = ""
    value: str = ""
    chosen: bool = False
    enabled: bool = True
    height: int = 18
    detail_height: int = 15
    seat: int = 0
    player: str = ""
    tile: tuple[Half, Half] | None = None
    tiles: tuple[tuple[Half, Half], ...] = ()
    above: bool = False
    half: Half | None = None
    numbers: bool = False
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """Everything on a screen, from the ground up. Controls are reached by the Tab key in their order."""

    background: Color = palette.BACKGROUND
    grounds: tuple[Ground, ...] = ()
    texts: tuple[Text, ...] = ()
    pictures: tuple[Picture, ...] = ()
    controls: tuple[Control, ...] = ()

    def control(self, name: str) -> Control | None:
        """The control of this name, if there is one."""
        return next((control for control in self.controls if control.name == name), None)
