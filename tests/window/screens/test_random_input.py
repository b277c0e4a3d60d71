"""Somebody who touches and types whatever comes to mind, thousands of times: nothing breaks, and nothing is lost."""

import random
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pygame
import pytest
from tests.depth import DEPTH, SEED
from tests.window.screens.app_driver import AppDriver, app_driver, screen_name

from roundhouse.games import GAMES
from roundhouse.i18n.texts import LANGUAGES
from roundhouse.presenters.pages.questions import ErrorPage
from roundhouse.records.preferences import Preferences, SavedChoices, read_choices
from roundhouse.window.controls.page_input import middle
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.screen import Frame, PageScreen
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse.window.table.message_strip import button_places

STEPS = 1500 if DEPTH > 1 else 1000
SIZE = (960, 600)
PAINTED = 0.1
"""How often a page is painted: a fault still shows, since there are many steps."""
STARTS = ((), ("deal",), ("deal", "menu"), ("games",), ("rules",), ("preferences",), ("seat:5",))
"""The touches before each walk, since dice may keep somebody in one room for long. The first is a newcomer's."""
KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_F11),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_d, pygame.K_h, pygame.K_u, pygame.K_t),
    *(pygame.K_n, pygame.K_m, pygame.K_0, pygame.K_1, pygame.K_4, pygame.K_PLUS, pygame.K_MINUS),
    *(pygame.K_F1, pygame.K_F8, pygame.K_F10, pygame.K_PAGEDOWN, pygame.K_QUESTION, pygame.K_a, pygame.K_w),
)
LETTERS = "abcÄñ 7,;'日"


def points(app: AppDriver) -> dict[str, tuple[float, float]]:
    """The places where there is something to touch, by name."""
    screen = app.screen
    if not isinstance(screen, TableScreen):
        return {control.name: middle(control) for control in app.page.controls if control.name != "quit"}
    arranged = screen.arrangement
    if arranged is None:
        return {}
    parts, buttons = arranged.regions, arranged.view.buttons
    tiles = {f"tile:{index}": (place.x, place.y) for index, place in enumerate(arranged.hand)}
    places = button_places(buttons, parts)
    return {button.wire: place.center for button, place in zip(buttons, places, strict=True)} | tiles


def step(app: AppDriver, chance: random.Random, touched: set[tuple[str, str]], shunned: Collection[str] = ()) -> None:
    """One thing that somebody does; what was not `touched` on a screen yet is the more tempting."""
    kind = chance.random()
    found = {name: point for name, point in points(app).items() if name not in shunned}
    if kind < 0.55 and found:
        screen = screen_name(app.screen)
        fresh = [name for name in found if (screen, name) not in touched]
        name = chance.choice(fresh if fresh and kind < 0.2 else list(found))
        touched.add((screen, name))
        app.touch_at(found[name])
    elif kind < 0.65:
        app.touch_at((chance.randrange(SIZE[0]), chance.randrange(SIZE[1] // 8, SIZE[1])))
    elif kind < 0.85:
        app.key(chance.choice(KEYS), chance.choice((0, 0, 0, pygame.KMOD_SHIFT)))
    elif kind < 0.95:
        app.write(chance.choice(LETTERS))
    elif kind < 0.97:
        app.frame(pygame.Event(pygame.MOUSEWHEEL, y=chance.choice((-1, 1))))
    else:
        app.wait(3000)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppDriver]:
    """Somebody at the application, most of whose pages are not painted."""
    really, chance = PageScreen.paint, random.Random(1)

    def paint(screen: PageScreen, surface: pygame.Surface, frame: Frame) -> None:
        if chance.random() < PAINTED:
            really(screen, surface, frame)

    monkeypatch.setattr(PageScreen, "paint", paint)
    with app_driver(tmp_path, monkeypatch, SIZE) as opened:
        yield opened


def play_about(
    app: AppDriver,
    chance: random.Random,
    steps: int,
    shunned: Collection[str] = (),
    touched: set[tuple[str, str]] | None = None,
) -> tuple[set[str], set[str]]:
    """Take this many steps and check what always holds; return the screens that were seen and the languages.

    What somebody has `touched` on earlier walks is the less tempting.
    """
    seen: set[str] = set()
    spoken: set[str] = set()
    touched = set() if touched is None else touched
    folder = app.services.folder
    for _ in range(steps):
        if not app.application.screens:
            app.open()
        seen |= {screen_name(app.screen), *(kind.__name__ for kind in type(app.screen).__mro__)}
        step(app, chance, touched, shunned)
        if app.application.screens:
            assert not shows(app.screen, ErrorPage), what_went_wrong(folder)
            spoken.add(app.application.display.texts.language)
            choice = app.services.choices.table
            assert choice.game in GAMES
            assert len({place.slot for place in choice.places}) == len(choice.places) <= 12
    app.services.save_choices()
    assert read_choices(folder) == app.services.choices
    for kept in app.services.waiting_tables():
        app.services.leave(app.services.resume(kept))
    return seen, spoken


@pytest.mark.parametrize("seed", range(SEED, SEED + DEPTH))
def test_whatever_is_touched_or_typed_nothing_breaks(app: AppDriver, seed: int) -> None:
    chance = random.Random(seed)
    seen: set[str] = set()
    spoken: set[str] = set()
    touched: set[tuple[str, str]] = set()
    known = app.services.choices
    for start in STARTS:
        app.application.close()
        app.services.choices = known if start else SavedChoices()
        app.open()
        for name in start:
            app.touch(name)
        found, heard = play_about(app, chance, STEPS // len(STARTS), touched=touched)
        seen |= found
        spoken |= heard
    assert seen >= {"GamesPage", "HouseRulesPage", "PreferencesPage", "SeatPage", "DealtScreen", "TableMenuPage"}
    assert spoken <= set(LANGUAGES)


AWAY = ("new", "quit")
"""Controls that would lead somebody away from the table."""
AT_TABLES = {
    "called": {"CalledScreen", "TableMenuPage", "PreferencesPage"},
    "slots": {"SlotsScreen", "TableMenuPage", "PreferencesPage"},
    "dealt": {"ScoresPage", "WinnerScreen", "ExportPage", "ReplayScreen"},
}
"""The ways to sit, and what is seen from such a table on; a dealt one has just come to its end."""
SPOKEN = [
    pair for pair in product(AT_TABLES, LANGUAGES) if DEPTH > 1 or pair in zip(AT_TABLES, LANGUAGES, strict=False)
]
"""Each way is tried in another language; `make verify` tries each in all of them."""


@pytest.mark.parametrize(("way", "language"), SPOKEN)
def test_nothing_breaks_at_a_table_of_any_kind(app: AppDriver, way: str, language: str) -> None:
    chance = random.Random(way)
    seen: set[str] = set()
    touched: set[tuple[str, str]] = set()
    known = replace(app.services.choices, preferences=Preferences(language))
    for _ in STARTS if DEPTH > 1 or way != "dealt" else STARTS[:5]:
        app.application.close()
        app.services.choices = known
        app.open()
        app.sit("mexican-train", 2 * ("casual" if way == "dealt" else "person",), way, set="6", rounds="1")
        app.frame()
        app.touch("deal")
        while way == "dealt" and not isinstance(app.screen, WinnerScreen):
            assert not shows(app.screen, ErrorPage), what_went_wrong(app.services.folder)
            app.wait(5000)
        found, spoken = play_about(app, chance, STEPS // (10 if DEPTH > 1 else 8), AWAY, touched)
        assert language in spoken
        seen |= found
    assert seen >= AT_TABLES[way]


def test_the_first_screen_comes_back_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with app_driver(tmp_path, monkeypatch, SIZE) as app:
        for name in ("games", "set", "rules", "length", "preferences", "seat:5"):
            app.press(name)
            assert not isinstance(app.screen, StartScreen), name
            app.key(pygame.K_ESCAPE)
            assert isinstance(app.screen, StartScreen), name


def what_went_wrong(folder: Path) -> str:
    """The end of the log."""
    return (folder / "roundhouse.log").read_text(encoding="utf-8")[-3000:]
