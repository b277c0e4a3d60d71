"""Tables are touched where they are drawn: at each tile, sign, plate, label and name, as the painters place them.

Pages are pressed in the same way by `page_checks.faults`, for every page that there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from random import Random
from types import ModuleType
from unittest.mock import patch

import pygame
import pytest
from tests.layout.layout_checks import WINDOWS
from tests.window.plain_services import PlainServices
from tests.window.screens.page_services import LONGEST_NAMES, SIZES
from tests.window.screens.real_tiles.real_table_driver import NAMES, ScreenDriver
from tests.window.screens.real_tiles.real_tables import say_something
from tests.window.table.sample_views import eight_players, four_players, own_engines, picked
from tests.window.text_capture import writing
from tools.pictures.golden_prints import displays
from tools.pictures.moments import MOMENTS, RESTED_MS, choices_in
from tools.pictures.tables import empty_app_services

from roundhouse import actions
from roundhouse.actions.action import Button
from roundhouse.games import GAMES
from roundhouse.indices import Seat
from roundhouse.layout.lamps import LampLook
from roundhouse.layout.measures import HUB_RADIUS
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession, TakeSlot
from roundhouse.window.controls import page_painter
from roundhouse.window.controls.touch_guard import MOMENT_MS
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_page import parts_of
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.screen import Frame
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse.window.table import hand_row, hub_picture, message_strip, sidebar, trains_picture
from roundhouse.window.table.arrangement import Arrangement, arrange
from roundhouse_hub.lamps.scene import SLOTS

LONG_NAMES = [f"{name[:-2]}{number:02}" for number, name in enumerate(LONGEST_NAMES, 1)]
SURFACE = pygame.Surface((1, 1))
VIEWS = {"four": four_players, "picked": picked, "eight": eight_players, "own engines": own_engines}


@dataclass(frozen=True)
class Drawn:
    """A picture as a painter made it, and the middle of its place."""

    what: str
    facts: tuple[object, ...]
    at: tuple[float, float]


@contextmanager
def drawing(painter: ModuleType, *makers: str) -> Iterator[list[Drawn]]:
    """While it lasts, the painter draws nothing; what these makers of pictures made for it is kept with its place."""
    found: list[Drawn] = []
    made: dict[int, tuple[str, tuple[object, ...]]] = {}
    pictures = []  # kept, so that none has the identity of another

    def stamp(_surface: object, picture: pygame.Surface, middle: tuple[float, float]) -> None:
        if id(picture) in made:
            found.append(Drawn(*made[id(picture)], middle))

    with ExitStack() as stack:
        for name in makers:

            def make(*facts: object, _name: str = name, **_named: object) -> pygame.Surface:
                picture = pygame.Surface((2, 2), pygame.SRCALPHA)
                pictures.append(picture)
                made[id(picture)] = _name, facts
                return picture

            stack.enter_context(patch.object(painter, name, make))
        stack.enter_context(patch.object(painter, "blit_centered", stamp))
        yield found


def views(size: tuple[int, int], text: float) -> Iterator[tuple[str, Arrangement]]:
    for name, view in VIEWS.items():
        yield name, arrange(DisplaySettings(size, text).on(view()), size)


EVERY_LOOK = pytest.mark.parametrize(
    ("size", "text"), [(size, text) for size in WINDOWS for text in TEXT_SIZES], ids=str
)


@EVERY_LOOK
def test_a_tile_of_the_hand_is_touched_where_it_is_drawn(size: tuple[int, int], text: float) -> None:
    for name, arranged in views(size, text):
        with drawing(hand_row, "face", "tile_ring", "badge") as found, writing(hand_row):
            hand_row.paint_hand(pygame.Surface(size), arranged.view, arranged.hand_area, arranged.regions.scale, {})
        tiles = [(each.facts[:2], each.at) for each in found if each.what == "face"]
        assert len(tiles) == len(arranged.view.hand) > 0
        for halves, at in tiles:
            touched = arranged.hand_tile_at(at)
            assert touched is not None, (name, halves)
            assert (arranged.view.hand[touched].upper, arranged.view.hand[touched].lower) == halves, name


@EVERY_LOOK
def test_a_train_is_touched_at_each_of_its_tiles_at_its_sign_and_where_the_next_tile_goes(
    size: tuple[int, int], text: float
) -> None:
    for name, arranged in views(size, text):
        view, layout = arranged.view, arranged.layout
        signs = {(train.seat, train.sign): number for number, train in enumerate(view.trains)}
        shown = [number for number, place in enumerate(layout.trains) for where in place.tiles if where is not None]
        with (
            drawing(trains_picture, "tile_sprite", "badge", "tile_ring", "marker", "warning_sign") as found,
            writing(trains_picture),
            patch.object(trains_picture, "faded", lambda picture, _share: picture),
        ):
            trains_picture.paint_trains(SURFACE, view, layout)
        sprites = [each for each in found if each.what == "tile_sprite"]
        assert len(sprites) == len(shown) + len(view.targets) > 0
        for number, sprite in zip(shown, sprites, strict=False):
            assert arranged.train_at(sprite.at) == number, (name, sprite)
        for target, sprite in zip(view.targets, sprites[len(shown) :], strict=True):
            assert arranged.train_at(sprite.at) == target.train, (name, sprite)
            assert arranged.end_at(target.train, sprite.at) == target.end, (name, sprite)
        badges = [each for each in found if each.what == "badge"]
        assert len(badges) == len(view.trains)
        for sign in badges:
            assert arranged.train_at(sign.at) == signs[sign.facts[0], sign.facts[2]], (name, sign)  # type: ignore[index]


def buttons_meet_their_labels(arranged: Arrangement) -> int:
    """The number of buttons of a table that were pressed at their labels; each of them gave what it says."""
    view, parts = arranged.view, arranged.regions
    with writing(message_strip) as lines, patch.object(message_strip, "blit_centered", lambda *_args: None):
        message_strip.paint_strip(pygame.Surface(arranged.size), view.message, view.buttons, parts)
        message_strip.paint_below(SURFACE, view.buttons, parts)
    shown = {button.label: button for button in view.buttons if button.label}
    labels = [line for line in lines if line.weight == "SemiBold" and line.text in shown]
    assert len(labels) == len(shown)
    for line in labels:
        button = shown[line.text]
        for at in ((line.ink.left + 1, line.middle), line.ink.center, (line.ink.right - 1, line.middle)):
            assert arranged.button_at(at) == (button.action if button.enabled else None), line
    # A place that is kept for a button shows nothing, and is none.
    for button, place in zip(view.buttons, message_strip.button_places(view.buttons, parts), strict=True):
        assert button.label or arranged.button_at(place.center) is None, button
    return len(labels)


AT_TABLES = [name for name in MOMENTS if name.startswith("dealt") or name in ("lesson", "round-end", "stepping")]


@pytest.mark.parametrize("moment", AT_TABLES)
def test_a_button_of_a_table_is_pressed_at_its_label(moment: str) -> None:
    with empty_app_services() as services:
        for look, display in displays().items():
            services.choices = choices_in(display)
            screen = MOMENTS[moment](services)
            assert isinstance(screen, TableScreen)
            surface = pygame.Surface(display.size)
            for now in (0, RESTED_MS):
                screen.update((), Frame(display, now))
                screen.paint(surface, Frame(display, now))
            assert screen.arrangement is not None
            assert buttons_meet_their_labels(screen.arrangement) > 0, look


@EVERY_LOOK
def test_the_button_of_a_covered_screen_is_pressed_at_its_label(size: tuple[int, int], text: float) -> None:
    buttons = (Offer(actions.ShowHand(), "Show my hand", primary=True, below=True),)
    view = replace(four_players(), hand=(), cover="Pass to Ann", buttons=buttons)
    assert buttons_meet_their_labels(arrange(DisplaySettings(size, text).on(view), size)) == 1


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_player_speaks_who_is_touched_in_the_rail_of_a_real_table(size: tuple[int, int], players: int) -> None:
    table = TableSession(
        GAMES["mexican-train"](players), [SeatedPlayer(name) for name in NAMES[:players]], Chance("1"), mode="called"
    )
    say_something(table, Random(1), 12)
    assert table.mode.awaited.in_turn
    for text in TEXT_SIZES:
        screen = CalledScreen(PlainServices(), Presenter(table))
        driver = ScreenDriver(screen, DisplaySettings(size, text))
        with writing(sidebar) as lines:
            driver.arranged()
        names = [line for line in lines if line.text in NAMES]
        assert len(names) == players
        for line in names:
            driver.now += 2 * MOMENT_MS
            driver.arranged()
            driver.touch(line.ink.center)
            assert NAMES[screen.presenter.present().speaker] == line.text


@pytest.mark.parametrize("players", [2, 5, 8])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_slot_is_pressed_at_the_name_beside_it_and_at_its_lamp(size: tuple[int, int], players: int) -> None:
    table = TableSession(
        GAMES["mexican-train"](players),
        [SeatedPlayer(name) for name in LONG_NAMES[:players]],
        Chance("1"),
        mode="slots",
    )
    for seat in range(players):
        table.call(TakeSlot(Seat(seat), table.referee.slots[seat]))
    for text in TEXT_SIZES:
        display = DisplaySettings(size, text)
        page = SlotsScreen(PlainServices(), Presenter(table)).page(display)
        parts = parts_of(display)
        with writing(page_painter) as lines:
            for each in page.texts:
                page_painter.write_text(SURFACE, each)
        names = [line for line in lines if line.text in LONG_NAMES]
        assert len(names) == players
        for line in names:
            slot = table.referee.slots[LONG_NAMES.index(line.text)]
            for at in ((line.ink.left + 1, line.middle), line.ink.center, (line.ink.right - 2, line.middle)):
                assert parts.button_at(at) == Button(slot), (line, display)
        with drawing(hub_picture, "_lamp_picture") as sockets:
            looks = tuple(LampLook((0, 0, 0), ".") for _ in range(SLOTS))
            hub_picture.paint_lamps(SURFACE, parts.center, parts.radius / HUB_RADIUS, looks)
        assert [parts.button_at(socket.at) for socket in sockets] == list(range(SLOTS))
