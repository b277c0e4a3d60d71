"""Every color of the screen, by what it says."""

from __future__ import annotations

from typing import Final, NamedTuple

from roundhouse.indices import Seat
from roundhouse.presenters.livery_context import current_livery
from roundhouse.presenters.views import Cloth, TileSet

Color = tuple[int, int, int]


def _hex(text: str) -> Color:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


CLOTHS: Final[dict[Cloth, Color]] = {
    "night": _hex("#12303A"),
    "green": _hex("#123229"),
    "burgundy": _hex("#3D1A24"),
    "slate": _hex("#262B33"),
    "walnut": _hex("#3A2718"),
    "black": _hex("#000000"),
}
FELT = CLOTHS["night"]
BACKGROUND = _hex("#0A171C")
PANEL = _hex("#0E2027")
CARD = _hex("#17323B")
ROW = _hex("#132A32")
LINE = _hex("#2E5260")
CONTROL = _hex("#7FA3AC")
TEXT = _hex("#F4F7F5")
SECONDARY = _hex("#A9C2C6")
DISABLED = _hex("#8BA4AA")
INK = _hex("#14181B")
BADGE_INK = _hex("#0A171C")
WHITE = (255, 255, 255)

BRASS = _hex("#F5B83D")
MINT = _hex("#4FE3B4")
CORAL = _hex("#FF8370")
AMBER = _hex("#FFB020")
REFUSED_STRIP = _hex("#3A1A17")
SELECTED = _hex("#2E2710")
SELECTION = _hex("#6B5410")

FACE = _hex("#F8F3E6")
FACE_DIM = _hex("#E6D9BA")
FACE_EDGE = _hex("#A89B7B")
FACE_DIVIDER = _hex("#B7AA8A")
FACE_DOWN = _hex("#24505E")
FACE_DOWN_EDGE = _hex("#3C7A8C")
WILD = _hex("#C4262E")

HUB_LIGHT = _hex("#3A4D57")
HUB_DARK = _hex("#22323B")
HUB_EDGE = _hex("#5F7B86")
WELL = _hex("#0B181E")
SOCKET = _hex("#08151A")
LENS = _hex("#1B2F37")
CASING = _hex("#0B1E25")

SEATS = tuple(
    _hex(text)
    for text in (
        *("#58A9FF", "#FF9548", "#3FD48F", "#FF7DB8", "#F6D548", "#B895FF"),
        *("#45D9EA", "#FF7466", "#AEDD55", "#DDB07A", "#A9BACB", "#EA86F2"),
    )
)

NUMBERS = tuple(
    _hex(text)
    for text in (
        *("#14181B", "#1577B8", "#1B7A3D", "#C4262E", "#7A4A22", "#20389A", "#8F6400"),
        *("#C22E78", "#007A72", "#6C23A3", "#BF4E00", "#17191C", "#646A72", "#8C1342"),
        *("#4C6A00", "#0B6E99", "#5A4BD1", "#9C4A1A", "#3B4857"),
    )
)


class TileColors(NamedTuple):
    """A set of tiles: their faces, also where a tile does not fit, the lower edge, the line in the middle, the numbers
    and the wild. `rim`: the edge goes all around a tile that is as dark as the table."""

    face: Color
    dim: Color
    edge: Color
    divider: Color
    numbers: tuple[Color, ...]
    wild: Color
    rim: bool = False


def blend(under: Color, over: Color, share: float) -> Color:
    """`over` laid on `under` with an opacity of `share` (0..1).

    >>> blend((0, 0, 0), (200, 100, 50), 0.5)
    (100, 50, 25)
    """
    red, green, blue = (round(u + (o - u) * share) for u, o in zip(under, over, strict=True))
    return red, green, blue


BLACK = (0, 0, 0)
TILE_SETS: Final[dict[TileSet, TileColors]] = {
    "ivory": TileColors(FACE, FACE_DIM, FACE_EDGE, FACE_DIVIDER, NUMBERS, WILD),
    "ebony": TileColors(
        _hex("#1A1F24"),
        _hex("#2D343B"),
        _hex("#8E9AA3"),
        _hex("#5C6770"),
        tuple(blend(color, WHITE, 0.6) for color in NUMBERS),
        blend(WILD, WHITE, 0.5),
        rim=True,
    ),
    "contrast": TileColors(WHITE, _hex("#C8C8C8"), BLACK, BLACK, len(NUMBERS) * (BLACK,), BLACK),
}
"""The light ones, dark ones, and black on white."""


LIGHT: Final = 0.12
"""The share of white in whatever is under the mouse."""


def lighter(color: Color) -> Color:
    """The color of a control, of a row or of a button under the mouse."""
    return blend(color, WHITE, LIGHT)


def seat_color(seat: Seat | None) -> Color:
    """The color that a seat wears; a public train is white.

    >>> seat_color(Seat(0)) == SEATS[0], seat_color(None) == WHITE
    (True, True)
    """
    return WHITE if seat is None else SEATS[current_livery(seat).color]
