"""Somebody who touches and types whatever comes to mind, thousands of times: nothing breaks, and nothing is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from roundhouse.games import GAMES
from roundhouse.records.choices import read_choices
from roundhouse.table.controls.acts import middle
from roundhouse.table.screens.at_table import AtTable
from roundhouse.table.screens.screen import Frame, PageScreen
from roundhouse.table.screens.sorry import Sorry
from roundhouse.table.screens.start import Start
from roundhouse.table.strip import button_places
from table.screens.evening import Evening, evening

STEPS = 1500
SIZE = (960, 600)
PAINTED = 0.1
"""How often a page is painted: what is wrong with one is found all the same, and the steps are many."""
KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_F11),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_d, pygame.K_h, pygame.K_u, pygame.K_t),
    *(pygame.K_n, pygame.K_m, pygame.K_0, pygame.K_1, pygame.K_4, pygame.K_PLUS, pygame.K_MINUS),
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
    return {button.name: place.center for button, place in zip(buttons, places, strict=True)} | tiles


def step(somebody: Evening, chance: random.Random, touched: set[tuple[str, str]]) -> None:
    """One thing that somebody does; what was not `touched` on a screen yet is the more tempting."""
    kind = chance.random()
    if kind < 0.55 and (found := points(somebody)):
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


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_touched_or_typed_nothing_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance = random.Random(seed)
    really = PageScreen.paint

    def paint(screen: PageScreen, surface: pygame.Surface, frame: Frame) -> None:
        if chance.random() < PAINTED:
            really(screen, surface, frame)

    monkeypatch.setattr(PageScreen, "paint", paint)
    seen: set[str] = set()
    touched: set[tuple[str, str]] = set()
    with evening(tmp_path, monkeypatch, SIZE) as somebody:
        for _ in range(STEPS):
            if not somebody.application.screens:
                somebody.open()
            step(somebody, chance, touched)
            if somebody.application.screens:
                assert not isinstance(somebody.screen, Sorry), what_went_wrong(tmp_path)
                seen |= {kind.__name__ for kind in type(somebody.screen).__mro__}  # a guided table is a dealt one
                choice = somebody.house.choices.table
                assert choice.game in GAMES
                assert len({place.slot for place in choice.places}) == len(choice.places) <= 12
        somebody.house.remember()
        assert read_choices(tmp_path) == somebody.house.choices
        for kept in somebody.house.waiting():
            somebody.house.leave(somebody.house.take_up(kept))
    assert {"Start", "Games", "Rules", "Settings", "SeatPage", "Dealt", "Pause"} <= seen


def test_the_first_screen_comes_back_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with evening(tmp_path, monkeypatch, SIZE) as somebody:
        for name in ("games", "set", "rules", "length", "manner", "seat:5"):
            somebody.press(name)
            assert not isinstance(somebody.screen, Start), name
            somebody.key(pygame.K_ESCAPE)
            assert isinstance(somebody.screen, Start), name


def what_went_wrong(folder: Path) -> str:
    """The end of the log."""
    return (folder / "roundhouse.log").read_text(encoding="utf-8")[-3000:]
