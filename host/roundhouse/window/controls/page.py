"""A page as a value: panels, texts, pictures and controls, each with its rectangle. Equal pages look the same.

A screen builds its page again whenever its state may have changed; the page itself has no state. Because it is a value,
one test can check every page: nothing leaves the window, nothing overlaps, every text fits and has enough contrast.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from roundhouse.indices import Seat, Slot
from roundhouse.presenters.views import Half, PhotoView, TableView
from roundhouse.records.preferences import Livery
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.icons import Gesture
from roundhouse.window.drawing.lettering import Anchor, Weight
from roundhouse.window.drawing.palette import Color

Rect = tuple[int, int, int, int]
"""Left, top, width, height in px of the window."""


def contains(rect: Rect, point: tuple[float, float]) -> bool:
    """Whether a point lies in a rectangle; its right and bottom edges belong to what is beside it.

    >>> contains((0, 0, 10, 10), (9.5, 0)), contains((0, 0, 10, 10), (10, 0))
    (True, False)
    """
    left, top, width, height = rect
    return left <= point[0] < left + width and top <= point[1] < top + height


ControlKind = Literal[
    "button", "primary", "card", "switch", "stepper", "field", "seat", "row", "plain",
    "link", "cell", "key", "spot", "livery",
]  # fmt: skip
"""How a control looks and what input it takes.

A `primary` button is the golden one, the next thing to do. A `card` is one option of several. A `switch` is on or off.
A `stepper` goes up and down by its + and −. A `field` takes text. A `seat` is a place at the table. A `row` opens
another page and shows its current value at its end; a `plain` one only says how things are. A `link` is a button
without a box. A `cell` is one figure of a table. A `key` is half a tile,
or a digit, to call tiles with. A `spot` is a touchable part of a picture and draws nothing itself. A `livery` is an
engine in its color, with the badge of the seat that has it.
"""


@dataclass(frozen=True, slots=True)
class Panel:
    """A plain area below texts and controls."""

    rect: Rect
    color: Color = palette.PANEL
    radius: float = 0
    edge: Color | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """Text in letters `height` px high, wrapped to at most `lines` lines; `background` is the color behind it."""

    rect: Rect
    text: str
    height: int
    weight: Weight = "Medium"
    color: Color = palette.TEXT
    background: Color = palette.BACKGROUND
    anchor: Anchor = "left"
    lines: int = 1


@dataclass(frozen=True, slots=True)
class TilePicture:
    """A domino, horizontal or upright like its rectangle."""

    rect: Rect
    halves: tuple[Half, Half]
    numbers: bool = False


@dataclass(frozen=True, slots=True)
class BadgePicture:
    """The badge of a seat, or of a public train, which has a sign."""

    rect: Rect
    seat: Seat | None
    sign: str = "M"


@dataclass(frozen=True, slots=True)
class EnginePicture:
    """The engine that a seat wears, on this background."""

    rect: Rect
    seat: Seat
    background: Color


@dataclass(frozen=True, slots=True)
class HubPicture:
    """The hub from above with steady lamps; `lines` lead from a slot to a point, in a seat's color."""

    rect: Rect
    lamps: tuple[Color, ...]
    engine: tuple[Half, Half] | None = None
    lines: tuple[tuple[Slot, Seat, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class PlatePicture:
    """The number plate of an engine; a `dim` one is of a later round."""

    rect: Rect
    half: Half
    dim: bool = False


@dataclass(frozen=True, slots=True)
class LampPicture:
    """A small lamp of this color."""

    rect: Rect
    color: Color


@dataclass(frozen=True, slots=True)
class HalfPicture:
    """One half of a domino, or an empty outline for it."""

    rect: Rect
    half: Half | None
    numbers: bool = False


@dataclass(frozen=True, slots=True)
class SignPicture:
    """A tick for an accepted call, a cross for a refused one."""

    rect: Rect
    refused: bool = False


@dataclass(frozen=True, slots=True)
class MarkerPicture:
    """The marker of an open train."""

    rect: Rect


@dataclass(frozen=True, slots=True)
class GesturePicture:
    """A finger that presses a button of the hub."""

    rect: Rect
    gesture: Gesture


@dataclass(frozen=True, slots=True)
class ChartPicture:
    """Running totals: for each seat its total before the first round and after each one. `rounds` is how many rounds
    the chart has room for, `first` the number of the first one as it is written, `leads` the seats whose lines stand
    out, `height` that of its figures."""

    rect: Rect
    lines: tuple[tuple[Seat, tuple[int, ...]], ...]
    rounds: int
    leads: tuple[Seat, ...]
    height: int
    first: int = 1


@dataclass(frozen=True, slots=True)
class TrackPicture:
    """A railway track along the longer side of its rectangle, with a station at each of the `stops` and a locomotive at
    `train`, in shares of its length; a horizontal one runs to the left. The way behind the locomotive is colored.
    A vertical one ends at its last station."""

    rect: Rect
    color: Color
    stops: tuple[float, ...] = ()
    train: float | None = None


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table at rest, as large as its rectangle allows."""

    rect: Rect
    table: TableView


@dataclass(frozen=True, slots=True)
class PhotoPicture:
    """The `part` of a photo (left, top, width, height) with its tiles, and what was read drawn over it.

    `scale` is how many px of the window are one of the photo's.
    """

    rect: Rect
    photo: PhotoView
    part: tuple[float, float, float, float]
    scale: float

    def at(self, point: tuple[float, float]) -> tuple[float, float]:
        """A point of the photo in the window."""
        left, top, *_ = self.part
        return self.rect[0] + (point[0] - left) * self.scale, self.rect[1] + (point[1] - top) * self.scale


Picture = (
    TrackPicture
    | PhotoPicture
    | TablePicture
    | TilePicture
    | ChartPicture
    | BadgePicture
    | EnginePicture
    | HubPicture
    | PlatePicture
    | LampPicture
    | HalfPicture
    | SignPicture
    | MarkerPicture
    | GesturePicture
)


@dataclass(frozen=True, slots=True)
class Control:
    """Something to touch. `name` is its id in page events; `label` and `detail` are written on it, `value` at its end.

    `seat` sets the color and badge of a place at the table; `player` is "person", "computer", or "" for a free place.
    `tile` is drawn at the left of a card. A `chosen` cell is highlighted. The text of a `selected` field is replaced by
    what is typed. `above`: the name of a seat stands above it, not below. On a key, `half` is drawn with pips unless it
    shows `numbers`; `value` says whether it was touched first or second, `detail` warns against it, and `hint` is what
    to type. `tone` is the color of the detail.
    """

    name: str
    rect: Rect
    kind: ControlKind
    label: str = ""
    detail: str = ""
    value: str = ""
    chosen: bool = False
    selected: bool = False
    enabled: bool = True
    height: int = 18
    detail_height: int = 15
    seat: Seat | None = None
    player: str = ""
    tile: tuple[Half, Half] | None = None
    livery: Livery | None = None
    above: bool = False
    half: Half | None = None
    numbers: bool = False
    hint: str = ""
    tone: Color = palette.SECONDARY


STEP = 2.75
"""The width of the place of a stepper's − or +, in multiples of its letters' height."""


def step_places(stepper: Control) -> dict[int, Rect]:
    """The places where − (-1) and + (+1) are drawn and touched: at the right end, where a value that becomes longer or
    shorter does not move them.

    >>> step_places(Control("volume", (10, 20, 300, 60), "stepper", height=16))
    {-1: (222, 20, 44, 60), 1: (266, 20, 44, 60)}
    """
    left, top, width, height = stepper.rect
    wide = round(STEP * stepper.height)
    right = left + width
    return {-1: (right - 2 * wide, top, wide, height), 1: (right - wide, top, wide, height)}


@dataclass(frozen=True, slots=True)
class Page:
    """Everything on a page, painted in this order. The Tab key visits the controls in their order."""

    background: Color = palette.BACKGROUND
    panels: tuple[Panel, ...] = ()
    texts: tuple[Text, ...] = ()
    pictures: tuple[Picture, ...] = ()
    controls: tuple[Control, ...] = ()

    def control(self, name: str) -> Control | None:
        return next((control for control in self.controls if control.name == name), None)
