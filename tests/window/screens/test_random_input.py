"""Somebody who touches and types whatever comes to mind, thousands of times: nothing breaks, and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from pathlib import Path

import pygame
import pytest
from tests.window.screens.app_driver import Evening, evening

from roundhouse.games import GAMES
from roundhouse.i18n import LANGUAGES
from roundhouse.records.preferences import Choices, Preferences, read_choices
from roundhouse.window.controls.page_input import middle
from roundhouse.window.message_strip import button_places
from roundhouse.window.screens.error_screen import Sorry
from roundhouse.window.screens.screen import Frame, PageScreen
from roundhouse.window.screens.start import Start
from roundhouse.window.screens.table_screen import AtTable
from roundhouse.window.screens.winner import Winner

STEPS = 1500
SIZE = (960, 600)
PAINTED = 0.1
"""How often a page is painted: what is wrong with one is found all the same, and the steps are many."""
KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_F11),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_d, pygame.K_h, pygame.K_u, pygame.K_t),
    *(pygame.K_n, pygame.K_m, pygame.K_0, pygame.K_1, pygame.K_4, pygame.K_PLUS, pygame.K_MINUS),
    *(pygame.K_F1, pygame.K_F8, pygame.K_F10, pygame.K_PAGEDOWN, pygame.K_QUESTION, pygame.K_a, pygame.K_w),
)
LETTERS = "abcÄñ 7,;'日"


def points(somebody: Evening) -> dict[str, tuple[float, float]]:
    """Where there is something to touch, by its name."""
    screen = somebody.screen
    if not isinstance(screen, AtTable):
        return {control.name: middle(control) for control in somebody.page.controls if control.name != "quit"}
    arranged = screen.arrangement
    if arranged is None:
        return {}
    parts, buttons = arranged.regions, arranged.view.buttons
    tiles = {f"tile:{index}": (place.x, place.y) for index, place in enumerate(arranged.hand)}
    places = button_places(buttons, parts)
    return {button.id: place.center for button, place in zip(buttons, places, strict=True)} | tiles


def step(
    somebody: Evening, chance: random.Random, touched: set[tuple[str, str]], shunned: Collection[str] = ()
) -> None:
    """One thing that somebody does; what was not `touched` on a screen yet is the more tempting."""
    kind = chance.random()
    found = {name: point for name, point in points(somebody).items() if name not in shunned}
    if kind < 0.55 and found:
        screen = type(somebody.screen).__name__
        fresh = [name for name in found if (screen, name) not in touched]
        name = chance.choice(fresh if fresh and kind < 0.1 else list(found))
        touched.add((screen, name))
        somebody.touch_at(found[name])
    elif kind < 0.65:
        somebody.touch_at((chance.randrange(SIZE[0]), chance.randrange(SIZE[1] // 8, SIZE[1])))
    elif kind < 0.85:
        somebody.key(chance.choice(KEYS), chance.choice((0, 0, 0, pygame.KMOD_SHIFT)))
    elif kind < 0.95:
        somebody.write(chance.choice(LETTERS))
    elif kind < 0.97:
        somebody.frame(pygame.Event(pygame.MOUSEWHEEL, y=chance.choice((-1, 1))))
    else:
        somebody.wait(3000)


@pytest.fixture
def somebody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """Somebody at the application, most of whose pages are not painted."""
    really, chance = PageScreen.paint, random.Random(1)

    def paint(screen: PageScreen, surface: pygame.Surface, frame: Frame) -> None:
        if chance.random() < PAINTED:
            really(screen, surface, frame)

    monkeypatch.setattr(PageScreen, "paint", paint)
    with evening(tmp_path, monkeypatch, SIZE) as opened:
        yield opened


def play_about(
    somebody: Evening,
    chance: random.Random,
    steps: int,
    shunned: Collection[str] = (),
    touched: set[tuple[str, str]] | None = None,
) -> tuple[set[str], set[str]]:
    """So many steps; the screens that were seen, and the languages that were spoken. What holds always is looked at.

    What somebody has `touched` on earlier walks is the less tempting.
    """
    seen: set[str] = set()
    spoken: set[str] = set()
    touched = set() if touched is None else touched
    folder = somebody.house.folder
    for _ in range(steps):
        if not somebody.application.screens:
            somebody.open()
        step(somebody, chance, touched, shunned)
        if somebody.application.screens:
            assert not isinstance(somebody.screen, Sorry), what_went_wrong(folder)
            seen |= {kind.__name__ for kind in type(somebody.screen).__mro__}  # a guided table is a dealt one
            spoken.add(somebody.application.look.language)
            choice = somebody.house.choices.table
            assert choice.game in GAMES
            assert len({place.slot for place in choice.places}) == len(choice.places) <= 12
    somebody.house.remember()
    assert read_choices(folder) == somebody.house.choices
    for kept in somebody.house.waiting():
        somebody.house.leave(somebody.house.take_up(kept))
    return seen, spoken


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_touched_or_typed_nothing_breaks(somebody: Evening, seed: int) -> None:
    seen, spoken = play_about(somebody, random.Random(seed), STEPS)
    assert {"Start", "Games", "Rules", "Settings", "SeatPage", "Dealt", "Pause"} <= seen
    assert spoken <= set(LANGUAGES)


AWAY = ("new", "leave")
"""What would lead somebody away from the table."""
WALKS = 6
"""How often somebody sets out from such a table: one walk alone may find much to do in a single room."""
AT_TABLES = {
    "called": {"CalledScreen", "CalledMore", "Settings"},
    "slots": {"SlotsScreen", "CalledMore", "Settings"},
    "dealt": {"Scores", "Winner", "Keeping", "Stepping"},
}
"""The ways to sit, and what is seen from such a table on; a dealt one has just come to its end."""


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("way", list(AT_TABLES))
def test_nothing_breaks_at_a_table_of_any_kind(somebody: Evening, way: str, language: str) -> None:
    chance = random.Random(way)
    seen: set[str] = set()
    touched: set[tuple[str, str]] = set()
    for _ in range(WALKS):
        somebody.application.close()
        somebody.house.choices = Choices(Preferences(language))
        somebody.open()
        somebody.sit("mexican-train", 2 * ("greedy" if way == "dealt" else "person",), way, set="6", rounds="1")
        somebody.frame()
        somebody.touch("deal")
        while way == "dealt" and not isinstance(somebody.screen, Winner):
            assert not isinstance(somebody.screen, Sorry), what_went_wrong(somebody.house.folder)
            somebody.wait(5000)
        found, spoken = play_about(somebody, chance, STEPS // 16, AWAY, touched)
        assert language in spoken
        seen |= found
    assert seen >= AT_TABLES[way]


def test_the_first_screen_comes_back_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with evening(tmp_path, monkeypatch, SIZE) as somebody:
        for name in ("games", "set", "rules", "length", "preferences", "seat:5"):
            somebody.press(name)
            assert not isinstance(somebody.screen, Start), name
            somebody.key(pygame.K_ESCAPE)
            assert isinstance(somebody.screen, Start), name


def what_went_wrong(folder: Path) -> str:
    """The end of the log."""
    return (folder / "roundhouse.log").read_text(encoding="utf-8")[-3000:]
