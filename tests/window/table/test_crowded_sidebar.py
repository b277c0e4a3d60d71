"""The sidebar in every game and table mode, with 2 to 12 players: names of six letters fit."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from itertools import combinations, product
from unittest.mock import patch

import pygame
import pytest
from tests.depth import DEPTH
from tests.window.text_capture import Line, writing

from roundhouse.games import GAMES, Game
from roundhouse.games.core.options import read_options
from roundhouse.i18n.facts import counted_points, public_train, signed_points
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat
from roundhouse.layout.measures import Point
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.views import Announcement, PlayView, SidebarLabels, SidebarRow, TableView
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing.antialiasing import blit_centered
from roundhouse.window.drawing.lettering import digits_middle, text_surface
from roundhouse.window.screens.real_tiles.slots_page import parts_of
from roundhouse.window.table import sidebar
from roundhouse.window.table.regions import regions
from roundhouse.window.table.sidebar import paint_sidebar, sidebar_layout

NAMES = (
    *("Ramona", "Sommer", "Wilmer", "Hannah", "Yvonne", "Dagmar"),
    *("Jordan", "Damian", "Camila", "Ximena", "Monika", "Thomas"),
)
PAINTERS = (sidebar,)
SIZES = ((1280, 800), (960, 600), (1024, 768), (1920, 1080))
TILES, POINTS = 18, 1208
SEEN = 128
"""How opaque a pixel is that counts: less is the soft edge of what stands there."""


@dataclass(frozen=True)
class Ink:
    """Something that was painted: where it is seen, and what it says if that is words."""

    where: pygame.Rect
    text: str = ""
    cut: bool = False


@contextmanager
def inks() -> Iterator[list[Ink]]:
    """While it lasts, whatever is painted on the sidebar is collected; at its end the texts, too."""
    found: list[Ink] = []

    def keep_picture(surface: pygame.Surface, picture: pygame.Surface, middle: Point) -> pygame.Rect:
        where = blit_centered(surface, picture, middle)
        found.append(Ink(picture.get_bounding_rect(SEEN).move(where.topleft)))
        return where

    with writing(*PAINTERS) as lines, ExitStack() as stack:
        for module in PAINTERS:
            stack.enter_context(patch.object(module, "blit_centered", keep_picture))
        yield found
    found += [Ink(letters(line), line.text, line.cut) for line in lines if line.text.strip()]


def letters(line: Line) -> pygame.Rect:
    """The places of a line's letters, to the pixel."""
    if not line.shown:
        return pygame.Rect(round(line.left), round(line.middle), 1, 1)
    seen = text_surface(line.shown, line.weight, line.size, line.color).get_bounding_rect(SEEN)
    return seen.move(round(line.left), round(line.middle - digits_middle(line.weight, line.size)))


def rows_of(game: Game, publics: int, language: str) -> tuple[SidebarRow, ...]:
    """The most that can stand in a row: large hands and scores, a marker, two digits on each plate."""
    ends = (12,) * game.ends_per_train
    points = -POINTS if game.points_lost else POINTS
    said = Texts(language).label("points", count=counted_points(game, points))
    own = tuple(
        SidebarRow(Seat(seat), name, TILES, said, signed_points(game, points), True, ends, seat == 1)
        for seat, name in enumerate(NAMES[: game.seats])
    )
    return own + tuple(
        SidebarRow(None, public_train(Texts(language), game, train), ends=ends, sign=game.public_kind(train)[1] or "M")
        for train in range(game.seats, game.seats + publics)
    )


def views(players: int, language: str) -> Iterator[tuple[str, TableView, bool]]:
    """Each game that this many can play, with its public trains; whether buttons alone can express it."""
    for name, kind in GAMES.items():
        if players not in kind.seats_offered:
            continue
        rules = {"two_or_three": "yes"} if name == "basic-trains" and players < 4 else {}
        game = kind(players, read_options(kind.options_type, rules))
        most = game.trains - players
        for publics in sorted({min(1, most), min(2, most), min(5, most), most}):
            rows = rows_of(game, publics, language)
            boneyard = 91 if game.has_boneyard else None
            labels = SidebarLabels(Texts(language).label("last_plays"), Texts(language).label("in_boneyard"))
            title, subtitle = Texts(language).game_name(name), Texts(language).label("round", round=4, rounds=13)
            view = TableView(title, subtitle, labels, 12, (), rows, Announcement("info", "", ""), boneyard=boneyard)
            yield f"{name}, {publics} public", view, game.slots_only_error is None and players + publics <= 12


def sidebars(display: DisplaySettings, by_buttons: bool) -> Iterator[tuple[str, pygame.Rect]]:
    """The places where the sidebar is in each table mode."""
    for way, pad in (("dealt", False), ("called", True)):
        yield way, regions(*display.size, pad=pad, text=display.text).sidebar
    if by_buttons:
        yield "slots", pygame.Rect(parts_of(display).sidebar)


def faults(view: TableView, area: pygame.Rect, scale: float) -> Iterator[str]:
    """Everything wrong with the rows of this sidebar."""
    found = sidebar_layout(view, area, scale)
    with inks() as painted:
        paint_sidebar(pygame.Surface(area.bottomright), view, area, scale)
    for one, other in combinations(found.rows, 2):
        if one.inflate(0, 1).colliderect(other):
            yield f"the row at {one} touches the one at {other}"
    for row, place in zip(view.rows, found.rows, strict=True):
        if not area.contains(place):
            yield f"the row of {row.name} leaves the sidebar"
        inside = [ink for ink in painted if place.collidepoint(ink.where.center)]
        if not inside:
            yield f"nothing is painted in the row of {row.name}"
        if row.seat is not None and row.name not in [ink.text for ink in inside]:
            yield f"{row.name} does not stand in the row"
        yield from (f"{ink.text!r} is cut" for ink in inside if ink.cut)
        yield from (f"{ink} leaves the row at {place}" for ink in inside if not place.contains(ink.where))
        yield from (
            f"{one} touches {other}" for one, other in combinations(inside, 2) if one.where.colliderect(other.where)
        )


def looks_of(players: int) -> Iterable[tuple[tuple[int, int], float]]:
    """The sizes of window and text in which a sidebar for so many players is drawn; `make verify` draws all of them.

    The largest letters in the smallest window have the least room; for the fewest and the most, two more are drawn.
    """
    if DEPTH > 1:
        return product(SIZES, TEXT_SIZES)
    others = (((960, 600), TEXT_SIZES[0]), ((1024, 768), TEXT_SIZES[-1])) if players in (2, 12) else ()
    return ((960, 600), TEXT_SIZES[-1]), *others


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("players", range(2, 13))
def test_names_of_six_letters_stand_whole_and_nothing_touches(players: int, language: str) -> None:
    looked_at, looks = 0, list(looks_of(players))
    for said, view, by_buttons in views(players, language):
        for display in (DisplaySettings(size, text, Texts(language)) for size, text in looks):
            for way, area in sidebars(display, by_buttons):
                found = list(faults(display.on(view), area, display.letters))
                assert not found, f"{said}, {way}, {display.size}, {display.text}:\n" + "\n".join(found)
                looked_at += 1
    assert looked_at >= 2 * len(looks)


def test_the_heading_leads_to_all_calls_even_without_room_for_a_play() -> None:
    display = DisplaySettings((960, 600), TEXT_SIZES[-1])
    view = next(view for _, view, _ in views(4, "en"))
    play = PlayView(Seat(0), "1-9 on own train")
    view = replace(view, labels=replace(view.labels, leads_to_calls=True), last_plays=(play,) * 3)
    for _, area in sidebars(display, by_buttons=True):
        found = sidebar_layout(view, area, display.letters)
        assert found.button is not None and area.contains(found.button)
        assert found.button.collidelist((*found.rows, found.boneyard)) < 0


@pytest.mark.parametrize("text", TEXT_SIZES)
def test_a_short_score_is_not_read_as_a_digit_of_the_count_beside_it(text: float) -> None:
    display = DisplaySettings((960, 600), text)
    view = next(view for said, view, _ in views(12, "en") if said == "mexican-train, 1 public")
    rows = tuple(replace(row, hand=5, short_score="0") for row in view.rows if row.seat is not None)
    areas = [area for _, area in sidebars(display, by_buttons=False)]
    assert len(areas) == 2
    for area in areas:
        with inks() as painted:
            paint_sidebar(pygame.Surface(area.bottomright), replace(view, rows=rows), area, display.letters)
        counts = [ink.where for ink in painted if ink.text == "5"]
        scores = [ink.where for ink in painted if ink.text == "0"]
        assert len(counts) == len(scores) == 12
        assert all(score.left - count.right > count.width for count, score in zip(counts, scores, strict=True))
