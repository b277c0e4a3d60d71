"""The sidebar at the right: whose turn it is, everybody's hand, score and open end, the last plays, the boneyard.

Each train has a row, and the last plays get what is left. With many players in a small window the rows come first:
heading and boneyard become lower, and the public trains share lines, since their names say no more than their signs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from roundhouse.layout.measures import Point
from roundhouse.presenters.views import PlayView, SidebarRow, TableView
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, sprite, translucent
from roundhouse.window.drawing.engines import engine_of
from roundhouse.window.drawing.icons import DIAMOND, badge, marker, number_plate
from roundhouse.window.drawing.lettering import size_of, width, write_line
from roundhouse.window.drawing.tile_faces import face
from roundhouse.window.drawing.train_names import CAPITALS

HEADING, LOW_HEADING = 63, 48  # px at 1280 x 800: title and subtitle
FOOT, LOW_FOOT = 66, 40  # the boneyard
TALLEST_ROW = 66
TAILS = 0.21
"""The depth of a name's letters below the line, in shares of their size."""
SPACED = 50  # from here on there is more space between two rows
LEAST_NAME = 13
"""The smallest letters of a name."""
APART, CLOSE = 11, 5.5
"""Above, between and below the two lines of a row, in all."""
PLAY = 26  # one line of the last plays
PLAYS_HEADING, CALLS_BUTTON, BELOW_BUTTON = 30, 44, 4
"""The heading of the last plays, or the button in its place and the gap below it, px at 1280 x 800."""
PUBLICS_ACROSS = 4
KEPT_PLAYS, LOW_ROW = 3, 46
"""The last plays for which rows become lower, and how low they may become for them, px at 1280 x 800."""


@dataclass(frozen=True, slots=True)
class SidebarLayout:
    """The places where the parts of the sidebar are; `plays` is how many of the last plays have room.

    They begin at `first_play`. Where their heading leads to all calls of the round, it is a `button`, which stays where
    there is room for no play.

    With `two_lines` a row is high enough for one line below another. In a `crowded` sidebar the heading is low.
    """

    rows: tuple[pygame.Rect, ...]
    plays: int
    plays_top: float
    first_play: float
    button: pygame.Rect | None
    boneyard: pygame.Rect
    two_lines: bool
    crowded: bool


def sidebar_layout(view: TableView, area: pygame.Rect, scale: float) -> SidebarLayout:
    """Divide the sidebar: rows first, then the last plays in what is left. Everything grows with its text."""
    found = _shared(view, area, scale, crowded=False, across=1)
    for across in (1, PUBLICS_ACROSS):
        if not found.two_lines:
            found = _shared(view, area, scale, crowded=True, across=across)
    if found.plays < min(KEPT_PLAYS, len(view.last_plays)):
        lower = _shared(view, area, scale, crowded=True, across=1, plays=KEPT_PLAYS)
        if lower.two_lines and (lower.button is not None, lower.plays) > (found.button is not None, found.plays):
            return lower
    return found


def play_places(found: SidebarLayout, area: pygame.Rect, scale: float) -> list[pygame.Rect]:
    """The lines of the last plays, the newest first."""
    left, wide, high = round(area.left + 5 * scale), round(area.width - 10 * scale), round(PLAY * scale)
    top = found.first_play - 4 * scale
    return [pygame.Rect(left, round(top + index * PLAY * scale), wide, high) for index in range(found.plays)]


def play_at(view: TableView, area: pygame.Rect, scale: float, point: Point) -> PlayView | None:
    """The line of the last plays that holds the point."""
    places = play_places(sidebar_layout(view, area, scale), area, scale)
    shown = zip(view.last_plays, places, strict=False)
    return next((play for play, place in shown if place.collidepoint(point)), None)


def _shared(
    view: TableView, area: pygame.Rect, scale: float, *, crowded: bool, across: int, plays: int = 0
) -> SidebarLayout:
    """The sidebar with rows that leave room for so many last plays, if they may be so low."""
    heading, low = (LOW_HEADING, LOW_FOOT) if crowded else (HEADING, FOOT)
    foot = low * scale if view.boneyard is not None else 0.0
    top = area.top + heading * scale
    told = CALLS_BUTTON + BELOW_BUTTON if view.labels.leads_to_calls else PLAYS_HEADING
    grid = _grid(view.rows, across)
    lines = grid[-1][0] + 1 if grid else 1
    room = area.bottom - foot - 6 * scale - top
    height = min(TALLEST_ROW * scale, room / lines)
    if plays:
        height = min(height, max(LOW_ROW * scale, (room - (told + plays * PLAY) * scale) / lines))
    gap = 4 * scale if height >= SPACED * scale else 2 * scale
    left, wide = area.left + 5 * scale, area.width - 10 * scale
    rows = tuple(
        pygame.Rect(
            round(left + column * (wide + gap) / columns),
            round(top + line * height + gap / 2),
            round((wide + gap) / columns - gap),
            round(height - gap),
        )
        for line, column, columns in grid
    )
    plays_top = top + lines * height + 4 * scale
    first_play = plays_top + told * scale
    plays = max(0, min(len(view.last_plays), int((area.bottom - foot - first_play) / (PLAY * scale))))
    button = pygame.Rect(round(left), round(plays_top), round(wide), round(CALLS_BUTTON * scale))
    leads = view.labels.leads_to_calls and bool(view.last_plays) and button.bottom <= area.bottom - foot
    boneyard = pygame.Rect(area.left, round(area.bottom - low * scale), area.width, round(low * scale))
    return SidebarLayout(
        rows, plays, plays_top, first_play, button if leads else None, boneyard,
        two_lines=height - gap >= _two_lines_height(view.rows, scale), crowded=crowded,
    )  # fmt: skip


def _grid(rows: Sequence[SidebarRow], most: int) -> list[tuple[int, int, int]]:
    """Line and column of each row, and how many columns there are: one, but up to `most` of public trains."""
    own = sum(row.seat is not None for row in rows)
    publics = len(rows) - own
    across = math.ceil(publics / math.ceil(publics / most)) if publics else 1
    return [(line, 0, 1) for line in range(own)] + [
        (own + number // across, number % across, across) for number in range(publics)
    ]


def _two_lines_height(rows: Sequence[SidebarRow], scale: float) -> float:
    """The height that a row needs for a name above its figures: two plates leave it no room beside them, so that these
    may come close to each other."""
    apart = CLOSE if any(len(row.ends) == 2 for row in rows) else APART
    return (2 * CAPITALS + TAILS) * size_of(LEAST_NAME, scale) + apart * scale


NAME, ONE_LINE_NAME = 16, 15  # px at 1280 x 800
ROOMY = 46
"""The height of a row that has room for everything in its full size."""
ENGINE, LEAST_ENGINE = 36, 28
"""The greatest width of a player's engine, and its width beside a long name, px at 1280 x 800."""
LEAST_NAME_ROOM = 5.5
"""The tile's back beside a count is drawn only if a name keeps this much room, in multiples of its letters' height."""


def paint_rows(surface: pygame.Surface, rows: Sequence[SidebarRow], found: SidebarLayout, scale: float) -> None:
    """Draw all rows at their places."""
    if not rows:
        return
    columns = None if found.two_lines else _columns(rows, found.rows[0], scale)
    for row, place in zip(rows, found.rows, strict=True):
        surface.blit(_card(place.width, place.height, row.turn, scale), place)
        if place.width < found.rows[0].width:
            _public(surface, row, place, scale)
        elif columns is not None:
            _one_line(surface, row, place, columns, scale)
        elif place.height >= ROOMY * scale:
            _two_lines(surface, row, place, scale)
        else:
            _close_lines(surface, row, place, scale)


def _ends(surface: pygame.Surface, row: SidebarRow, place: pygame.Rect, scale: float, low: bool = False) -> float:
    """Draw the plates of the open ends at the right of a row; return the right edge of the space to their left."""
    right = place.right - (4 if low else 8) * scale
    for half in reversed(row.ends):
        wide = _plate_width(len(row.ends), scale, low)
        if half is not None:
            height = min(round(29 * scale), place.height - round((3 if low else 5) * scale))
            picture = number_plate(half, wide, height, min(0.8 * height, 0.62 * wide) if low else 0.7 * height)
            blit_centered(surface, picture, (right - wide / 2, place.centery))
        right -= wide + round(3 * scale)
    return right


def _radius(most: float, place: pygame.Rect, scale: float) -> float:
    """The radius of a badge that fits its row, whatever its shape."""
    return min(most * scale, (place.height - 3) / 2 / DIAMOND)


def _plate_width(ends: int, scale: float, low: bool) -> int:
    return round((28 if low else 35 if ends == 1 else 29) * scale)


# -- two lines ---------------------------------------------------------------------------------------------------------


def _two_lines(surface: pygame.Surface, row: SidebarRow, place: pygame.Rect, scale: float) -> None:
    """Name and marker above hand and score."""
    blit_centered(surface, badge(row.seat, 12.5 * scale, row.sign), (place.left + 21 * scale, place.centery))
    left, right = place.left + 41 * scale, _ends(surface, row, place, scale) - 4 * scale
    offset = max(0.165 * place.height, 9.7 * scale)
    top = place.centery if row.hand is None and not row.score else place.centery - offset
    mark = round(min(22 * scale, 0.4 * place.height)) if row.marker else 0
    room = right - left - mark * 1.3
    used = write_line(surface, row.name, (left, top), "SemiBold", size_of(NAME, scale), _color(row), room=room)
    if mark:
        blit_centered(surface, marker(mark), (left + used + 6 * scale + mark / 2, top))
    bottom = place.centery + offset
    if row.hand is not None:
        _count(surface, row.hand, left, bottom, size_of(17, scale), scale)
    start, small = left + 52 * scale, size_of(15, scale)
    room = right - start
    score = row.score if width(row.score, "Medium", small) <= room else row.short_score or row.score
    told = write_line(surface, score, (start, bottom), "Medium", small, palette.SECONDARY, room=room)
    _engine(surface, row, place, right, left + used + mark * 1.3, start + told, scale)


def _close_lines(surface: pygame.Surface, row: SidebarRow, place: pygame.Rect, scale: float) -> None:
    """The same in smaller letters, and the marker beside the plate that it belongs to."""
    middle, high = place.centery, place.height
    radius = _radius(12.5, place, scale)
    blit_centered(surface, badge(row.seat, radius, row.sign), (place.left + 21 * scale, middle))
    left, right = place.left + 41 * scale, _ends(surface, row, place, scale) - 4 * scale
    if row.marker:
        mark = round(min(22 * scale, 0.9 * high))
        right -= mark
        blit_centered(surface, marker(mark), (right + mark / 2, middle))
        right -= 5 * scale
    least = size_of(LEAST_NAME, scale)
    name = max(least, min(size_of(NAME, scale), round(0.42 * high)))
    if row.hand is None:
        write_line(surface, row.name, (left, middle), "SemiBold", name, _color(row), room=right - left)
        return
    figures = max(least, min(size_of(15, scale), round(0.36 * high)))
    free = high - (CAPITALS + TAILS) * name - CAPITALS * figures
    top, bottom = place.top + 0.32 * free + CAPITALS * name / 2, place.bottom - 0.38 * free - CAPITALS * figures / 2
    used = write_line(surface, row.name, (left, top), "SemiBold", name, _color(row), room=right - left)
    _count(surface, row.hand, left, bottom, figures, scale)
    start, score = left + 44 * scale, row.short_score or row.score
    told = write_line(surface, score, (start, bottom), "Medium", figures, palette.SECONDARY, room=right - start)
    _engine(surface, row, place, right, left + used, start + told, scale)


def _engine(
    surface: pygame.Surface, row: SidebarRow, place: pygame.Rect, right: float, upper: float, lower: float, scale: float
) -> None:
    """The player's engine beside name and figures, which end at `upper` and `lower`, or beside the figures alone."""
    if row.seat is None:
        return
    ground = palette.SELECTED if row.turn else palette.ROW
    gap = 6 * scale
    right -= gap / 2
    beside = right - max(upper, lower)
    wide = min(ENGINE * scale, beside - gap, 0.9 * place.height / 0.74)
    middle: float = place.centery
    if wide < LEAST_ENGINE * scale:
        wide = min(LEAST_ENGINE * scale, right - lower - gap, 0.5 * place.height / 0.74)
        middle = place.bottom - 0.08 * place.height - 0.37 * wide
    if wide >= 0.8 * LEAST_ENGINE * scale:
        blit_centered(surface, engine_of(row.seat, round(wide), ground), (right - wide / 2, middle))


# -- one line ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Columns:
    """The widths of the columns of all rows, so that they line up: px from the left and the right end of a row."""

    radius: float
    name: float
    name_end: float
    back: float
    count_end: float
    score_end: float
    marker: int


def _columns(rows: Sequence[SidebarRow], place: pygame.Rect, scale: float) -> _Columns:
    """Room for a two-digit tile count and a marker in every row, so that nothing jumps within a round."""
    radius = _radius(11.5, place, scale)
    name = 4 * scale + 2 * DIAMOND * radius + 4 * scale
    ends = max(len(row.ends) for row in rows)
    right = 4 * scale + ends * (_plate_width(ends, scale, True) + round(3 * scale))
    mark = min(round(18 * scale), place.height - 2)
    score_end = right + mark + 5 * scale
    small = size_of(13, scale)
    # A short score keeps its distance: "5 0" must not be read as fifty.
    scores = max(width(said, "Medium", small) for said in ("+199", *(row.short_score or row.score for row in rows)))
    count_end = score_end + scores + 5 * scale
    name_end = count_end + width("00", "Bold", _count_size(scale)) + 3 * scale
    back = round(8 * scale)
    if place.width - name - name_end - back - 4 * scale < LEAST_NAME_ROOM * size_of(LEAST_NAME, scale):
        back = 0
    return _Columns(radius, name, name_end + (back + 4 * scale if back else 0), back, count_end, score_end, mark)


def _one_line(surface: pygame.Surface, row: SidebarRow, place: pygame.Rect, columns: _Columns, scale: float) -> None:
    """Name, hand, score, marker and open end beside each other; the columns line up from row to row."""
    y = place.centery
    middle = place.left + 4 * scale + DIAMOND * columns.radius, y
    blit_centered(surface, badge(row.seat, columns.radius, row.sign), middle)
    right = _ends(surface, row, place, scale, low=True)
    left = place.left + columns.name
    if row.hand is None:
        room = right - left
        write_line(surface, row.name, (left, y), "SemiBold", _name_size(row.name, room, scale), _color(row), room=room)
        return
    if row.marker:
        at = place.right - columns.score_end + 4 * scale + columns.marker / 2
        blit_centered(surface, marker(columns.marker), (at, y))
    small, score = size_of(13, scale), row.short_score or row.score
    write_line(surface, score, (place.right - columns.score_end, y), "Medium", small, palette.SECONDARY, anchor="right")
    end = place.right - columns.count_end
    write_line(surface, str(row.hand), (end, y), "Bold", _count_size(scale), palette.TEXT, anchor="right")
    room = place.right - columns.name_end - left
    if columns.back:
        blit_centered(
            surface, _small_tile(columns.back, round(15 * scale)), (left + room + 4 * scale + columns.back / 2, y)
        )
    write_line(surface, row.name, (left, y), "SemiBold", _name_size(row.name, room, scale), _color(row), room=room)


def _public(surface: pygame.Surface, row: SidebarRow, place: pygame.Rect, scale: float) -> None:
    """Draw the sign and the open end of a public train that shares its line."""
    radius = _radius(9, place, scale)
    blit_centered(surface, badge(None, radius, row.sign), (place.left + 2 * scale + radius, place.centery))
    _ends(surface, row, place, scale, low=True)


def _name_size(name: str, room: float, scale: float) -> int:
    """The largest letter size that fits the name into `room`; at the smallest size, a long name is cut later."""
    size, least = size_of(ONE_LINE_NAME, scale), size_of(LEAST_NAME, scale)
    while size > least and width(name, "SemiBold", size) > room:
        size -= 1
    return size


def _count_size(scale: float) -> int:
    return size_of(15, scale)


# -- what rows are made of ---------------------------------------------------------------------------------------------


def _color(row: SidebarRow) -> palette.Color:
    return palette.BRASS if row.turn else palette.TEXT


def _count(surface: pygame.Surface, count: int, left: float, y: float, size: int, scale: float) -> None:
    """The tiles in a hand: one tile's back and the number."""
    blit_centered(
        surface, _small_tile(round(8 * scale), min(round(15 * scale), round(0.85 * size))), (left + 4 * scale, y)
    )
    write_line(surface, str(count), (left + 14 * scale, y), "Bold", size, palette.TEXT)


@lru_cache(maxsize=64)
def _card(card_width: int, height: int, turn: bool, scale: float) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        area, radius = surface.get_rect(), round(8 * scale * fine)
        if turn:
            pygame.draw.rect(surface, palette.BRASS, area, border_radius=radius)
            frame = round(2 * scale * fine)
            area = area.inflate(-2 * frame, -2 * frame)
            radius -= frame
        pygame.draw.rect(surface, palette.SELECTED if turn else palette.ROW, area, border_radius=radius)

    return sprite(card_width, height, draw)


@lru_cache(maxsize=8)
def _small_tile(tile_width: int, height: int) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        area, radius = surface.get_rect(), round(0.25 * tile_width * fine)
        pygame.draw.rect(surface, palette.FACE_DOWN_EDGE, area, border_radius=radius)
        inner = area.inflate(-2 * fine, -2 * fine)
        pygame.draw.rect(surface, palette.FACE_DOWN, inner, border_radius=max(1, radius - round(fine)))

    return sprite(tile_width, height, draw)


BACK_WIDTH = 17
"""The width of a tile of the boneyard, px at 1280 x 800."""


def paint_sidebar(surface: pygame.Surface, view: TableView, area: pygame.Rect, scale: float) -> None:
    surface.fill(palette.PANEL, area)
    surface.fill(palette.BACKGROUND, (area.left, area.top, max(1, round(scale)), area.height))
    found = sidebar_layout(view, area, scale)
    left, room = area.left + 14 * scale, area.width - 28 * scale
    title, small = size_of(19, scale), size_of(14, scale)
    first, second = (18, 37) if found.crowded else (24, 46)
    write_line(surface, view.title, (left, area.top + first * scale), "Bold", title, palette.TEXT, room=room)
    write_line(surface, view.subtitle, (left, area.top + second * scale), "Medium", small, palette.SECONDARY, room=room)
    paint_rows(surface, view.rows, found, scale)
    if found.plays or found.button:
        _plays(surface, view, found, left, room, scale)
    if view.boneyard is not None:
        _boneyard(surface, view.boneyard, view.labels.boneyard, found.boneyard, scale)


def paint_light(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
    """Make a row or a line of the rail lighter: the mouse is there."""
    blit_centered(surface, _light(*place.size, scale), place.center)


@lru_cache(maxsize=8)
def _light(wide: int, high: int, scale: float) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        color = translucent(palette.WHITE, palette.LIGHT)
        pygame.draw.rect(surface, color, surface.get_rect(), border_radius=round(8 * scale * fine))

    return sprite(wide, high, draw)


def _plays(
    surface: pygame.Surface, view: TableView, found: SidebarLayout, left: float, room: float, scale: float
) -> None:
    y, color = found.plays_top + 15 * scale, palette.SECONDARY
    if found.button is not None:
        y, color = found.button.centery, palette.TEXT
        pygame.draw.rect(surface, palette.ROW, found.button, border_radius=round(8 * scale))
    small = size_of(14, scale)
    write_line(surface, view.labels.last_plays, (left, y), "SemiBold", size_of(13, scale), color, room=room)
    for index, play in enumerate(view.last_plays[: found.plays]):
        line = found.first_play + (index * PLAY + 9) * scale
        if play.seat is not None:
            blit_centered(surface, badge(play.seat, 9 * scale), (left + 9 * scale, line))
        write_line(surface, play.text, (left + 27 * scale, line), "Medium", small, palette.TEXT, room=room - 27 * scale)


def _boneyard(surface: pygame.Surface, count: int, label: str, place: pygame.Rect, scale: float) -> None:
    left = place.left + 14 * scale
    surface.fill(palette.LINE, (round(left), place.top, round(place.width - 28 * scale), max(1, round(scale))))
    y = place.top + 30 / FOOT * place.height
    # Tiles and number become smaller with the foot, but less than it does.
    high = min(scale, place.height / FOOT + 0.1 * scale)
    for step in range(min(3, count)):
        back = face(None, None, 2 * round(BACK_WIDTH * high), True, False)
        blit_centered(surface, back, (left + (14 + 4 * step) * scale, y + (2 - 3 * step) * high))
    number = size_of(24, high)
    used = write_line(surface, str(count), (left + 46 * scale, y), "Bold", number, palette.TEXT)
    start = left + 46 * scale + used + 9 * scale
    small = size_of(14, scale)
    write_line(
        surface, label, (start, y + scale), "Medium", small, palette.SECONDARY, room=place.right - start - 14 * scale
    )
