"""Menus: a double tap does one thing, entries keep their places, and Enter does what is in brass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pygame
import pytest
from tests.referee.tables import game_of
from tests.window.plain_services import PlainServices
from tests.window.screens.all_pages import NAMES, screens_of
from tests.window.screens.app_driver import AppDriver
from tests.window.screens.page_services import LOW, all_services
from tests.window.screens.real_tiles import real_tables
from tests.window.screens.real_tiles.slots_driver import PressedByTouch
from tools.testing.phone_table import awaited_seat

from roundhouse.games import GAMES
from roundhouse.games.core.moves import Reveal
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.window.controls.page import Control
from roundhouse.window.controls.page_input import PageInput, Pressed, middle
from roundhouse.window.controls.touch_guard import MOMENT_MS, finger_area
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.screen import STAY, Frame, PageScreen, Return
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen
from roundhouse.window.screens.table.menu_screen import table_menu

WAYS = (
    *(("games",), ("set",), ("length",), ("preferences",), ("seat:5",), ("seat:3",)),
    *(("games", "how-to-play"), ("mode:called",), ("mode:called", "deal", "menu")),
)
"""Ways from the first screen into a menu."""


def double_tap(app: AppDriver, control: Control) -> Iterator[object]:
    """The page after the first touch, and after the second one of a double tap."""
    for _ in range(2):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.frame(pygame.Event(kind, pos=middle(control), button=1), ms=50)
        yield app.application.screens[:], app.services.choices


@pytest.mark.parametrize("way", WAYS)
def test_a_double_tap_does_not_choose_what_has_come_to_stand_there(app: AppDriver, way: tuple[str, ...]) -> None:
    app.sit("mexican-train", ("person", "person"))
    for name in way:
        app.touch(name)
    screens = app.application.screens
    assert isinstance(app.screen, PageScreen)
    depth, screen, tried = len(screens), app.screen, 0
    one_of_each = {each.name.partition(":")[0]: each for each in screen.page(app.application.display).controls}
    for control in one_of_each.values():
        if not control.enabled or control.name in ("quit", "statistics") or len(app.application.screens) != depth:
            continue
        app.now += MOMENT_MS
        after = list(double_tap(app, control))
        assert after[0] == after[1] or app.screen is screen, f"{control.name} of {type(screen).__name__}"
        tried += 1
        while len(app.application.screens) > depth:
            app.application.screens.pop().close()
    assert tried


def test_a_second_touch_counts_on_the_same_thing_and_after_a_moment(app: AppDriver) -> None:
    app.touch("games")
    at = app.control("game:slosh")
    list(double_tap(app, at))
    assert isinstance(app.screen, StartScreen)
    app.touch("preferences")
    before = app.services.choices.preferences.confirm_turns
    list(double_tap(app, app.control("confirm_turns")))
    assert app.services.choices.preferences.confirm_turns == before, "on and off again"


def taps(app: AppDriver, point: tuple[int, int]) -> None:
    """A double tap."""
    for _ in range(2):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.frame(pygame.Event(kind, pos=point, button=1), ms=50)


def test_a_double_tap_on_deal_picks_no_tile_of_the_hand_that_comes_there(app: AppDriver) -> None:
    app.sit("mexican-train", ("person", "sensible"))
    deal = app.control("deal").rect
    at = deal[0] + deal[2] - 40, deal[1] + deal[3] // 2
    taps(app, at)
    assert isinstance(app.screen, DealtScreen) and app.screen.arrangement is not None
    assert app.screen.arrangement.hand_tile_at(at) is not None, "a tile lies there"
    assert not any(tile.picked for tile in app.screen.arrangement.view.hand)


def test_a_double_tap_on_who_leads_lets_nobody_else_speak(app: AppDriver) -> None:
    """The rows of the sidebar come where the answers were."""
    app.sit("mexican-train", ("person",) * 4)
    for name in ("mode:called", "deal"):
        app.touch(name)
    left, top, wide, high = app.control("answer:1").rect
    app.now += MOMENT_MS
    taps(app, (left + wide - 40, top + high - 10))
    assert isinstance(app.screen, CalledScreen)
    page = app.screen.presenter.present()
    assert (page.awaited, page.speaker) == ("turn", 1)


def test_a_double_tap_on_a_page_presses_no_slot_of_the_hub_that_comes_there() -> None:
    person = PressedByTouch(game_of("mexican-train", 2, {}), placed=True)
    display = person.fingers.display
    x, y = person.at(person.table.referee.slots[1])
    frame = Frame(display, 5000)
    assert frame.guard.allows("an answer", finger_area((x, y), display.scale), (x, y), 4800)
    for now, pressed in ((5000, False), (5000 + MOMENT_MS, True)):
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1)
        person.screen.update([down], replace(frame, now=now))
        assert (person.screen._finger.held is not None) == pressed


def test_the_menu_of_a_real_table_keeps_every_entry_in_its_place() -> None:
    table = real_tables.in_turn()
    menu = table_menu(PlainServices(), Presenter(table), CalledScreen)

    def places() -> dict[str, object]:
        return {control.name: control.rect for control in menu.page(DisplaySettings()).controls}

    before = places()
    table.undo()
    assert places() == before, "something can be redone now"


def test_the_way_out_of_a_menu_stands_on_its_first_leaf() -> None:
    menu = table_menu(PlainServices(), Presenter(real_tables.in_turn()), CalledScreen)
    for size in (DisplaySettings().size, LOW):
        assert menu.page(DisplaySettings(size)).control("quit") is not None


NOTHING_DUE = {
    *("lessons", "languages", "seal"),
    *("sets", "sheets", "shared-rules", "lengths", "games", "how-to-play", "keys", "house-rules", "preferences"),
    *(
        "rule-group",
        "saved-tables",
        "whole-train",
        "export",
        "shuffles",
        "statistics",
        "review",
        "called",
        "slots",
        "roster",
        "trust",
        "calls",
        "corrections",
    ),
}
"""Pages without a button in brass, and those of real tiles, where Enter has a meaning of its own."""


@pytest.mark.parametrize("name", NAMES)
def test_enter_does_what_is_in_brass(name: str) -> None:
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    tried = 0
    for screen in screens_of(name, next(all_services(name))):
        page = screen.page(DisplaySettings())
        brass = [control for control in page.controls if control.kind == "primary" and control.enabled]
        assert len(brass) < 2, "one thing is due"
        if not brass or isinstance(screen, CalledScreen | SlotsScreen):
            continue
        page_input = screen.input
        assert isinstance(page_input, PageInput)
        assert page_input.read(page, [enter])[-1:] == [Pressed(brass[0].name)], f"{type(screen).__name__}"
        tried += 1
    assert bool(tried) != (name in NOTHING_DUE), f"{name}: {tried} pages with a button in brass"


def stop_in(menu: PageScreen) -> tuple[str, bool]:
    """The text of a menu about the end of the match, and whether it can be touched."""
    control = menu.page(DisplaySettings()).control("stop")
    assert control is not None
    return control.label, control.enabled


@pytest.mark.parametrize("mode", ["dealt", "called"])
def test_a_match_is_ended_between_rounds(mode: str) -> None:
    kind = "greedy" if mode == "dealt" else "person"
    people = [SeatedPlayer("Ann", kind), SeatedPlayer("Bo", kind)]
    table = TableSession(GAMES["mexican-train"](2), people, Chance("1"), mode=mode)
    menu: PageScreen = table_menu(PlainServices(), Presenter(table))
    if mode == "called":
        menu = table_menu(PlainServices(), Presenter(table), CalledScreen)
    rng = Random(1)
    assert not stop_in(menu)[1], "nothing has begun"
    table.mode.begin(Seat(0))
    assert stop_in(menu) == ("Stop after this round", True)
    for name in ("stop", "go-on") if mode == "called" else ():
        assert menu.handle(Pressed(name)) == STAY
    assert table.referee.made.stop_called is None
    while table.referee.position is not None:
        if mode == "dealt":
            table.step()
        elif table.mode.awaited.what == "hand":
            any(table.call(Reveal(awaited_seat(table), 0, pips)).allowed for pips in range(400))
        else:
            real_tables.say_something(table, rng, 1)
    assert stop_in(menu) == ("End the match now", True)
    assert menu.handle(Pressed("stop")) == Return()
    assert table.referee.match.over and not stop_in(menu)[1]
