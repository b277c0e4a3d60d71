"""Another language is spoken at once, by everything that is seen: the page, a table in play, what was said last."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pygame
import pytest

from roundhouse.table.screens.at_table import AtTable
from roundhouse.table.screens.called import CalledScreen
from roundhouse.table.screens.slots import SlotsScreen
from roundhouse.table.view import Scene
from table.screens.evening import NAMES, Evening, evening

ALIKE = {"Roundhouse", "Total", "pts", "Español"}
"""What is the same in both languages, or says its language in that one."""
TO_SETTINGS = {"dealt": ("pause", "manner"), "called": ("more", "settings"), "slots": ("more", "settings")}


@pytest.fixture
def somebody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    with evening(tmp_path, monkeypatch) as opened:
        yield opened


def shown(somebody: Evening) -> dict[str, str]:
    """Every text, by where it stands."""
    screen = somebody.screen
    found: dict[str, str] = {}
    if isinstance(screen, CalledScreen | SlotsScreen) or not isinstance(screen, AtTable):
        page = somebody.page
        found |= {f"text {number}": text.text for number, text in enumerate(page.texts)}
        for control in page.controls:
            found |= {f"{control.name} {part}": getattr(control, part) for part in ("label", "detail", "value")}
    if isinstance(screen, AtTable):
        assert screen.arrangement is not None
        found |= dict(texts_of(screen.arrangement.view))
    return {place: text for place, text in found.items() if isinstance(text, str)}


def texts_of(value: object, place: str = "view") -> Iterator[tuple[str, str]]:
    """The texts in a view, except names of parts and what the lamps show."""
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, tuple):
        for number, each in enumerate(value):
            yield from texts_of(each, f"{place}.{number}")
    elif is_dataclass(value) and not isinstance(value, Scene):
        for field in fields(value):
            if field.name not in ("name", "tone", "kind", "color", "shape", "faces"):
                yield from texts_of(getattr(value, field.name), f"{place}.{field.name}")


def words_of(text: str) -> str:
    """A text without names, numbers and tiles; empty where nothing is left that has a language."""
    left = re.sub(rf"\b({'|'.join(NAMES)})\b", "", text)
    return left if re.search(r"[^\W\d_]{3}", left) and left.strip(" 0123456789") not in ALIKE else ""


def switch(somebody: Evening, way: str) -> None:
    """To the settings, another language there, and back."""
    before = type(somebody.screen)
    for name in TO_SETTINGS[way]:
        somebody.touch(name)
    somebody.touch("language")
    for _ in range(3):
        if type(somebody.screen) is not before:
            somebody.key(pygame.K_ESCAPE)
    somebody.frame()
    assert type(somebody.screen) is before


def switched(somebody: Evening, switch: Callable[[], None]) -> dict[str, str]:
    """What is shown in Spanish: the same controls as in English before and after, and no text is the same."""
    english = shown(somebody)
    switch()
    somebody.frame()
    spanish = shown(somebody)
    assert [place for place in spanish if "text" not in place] == [place for place in english if "text" not in place]
    assert not {text for text in set(spanish.values()) & set(english.values()) if words_of(text)}
    switch()
    somebody.frame()
    assert shown(somebody) == english
    return spanish


def test_a_page_is_switched_where_it_is_switched(somebody: Evening) -> None:
    somebody.touch("manner")
    spanish = switched(somebody, lambda: somebody.touch("language"))
    assert {"Ajustes", "Idioma", "Volumen"} <= set(spanish.values())


def test_the_first_screen_is_switched(somebody: Evening) -> None:
    somebody.sit("mexican-train", ("person", "person", "greedy", "sensible"))
    somebody.frame()

    def there_and_back() -> None:
        somebody.touch("manner")
        somebody.touch("language")
        somebody.touch("back")

    spanish = switched(somebody, there_and_back)
    assert "Repartir a 4 jugadores" in spanish.values()


@pytest.mark.parametrize("asked", ["", "hint"])
def test_a_dealt_table_is_switched_with_its_list_of_plays_and_what_it_said(somebody: Evening, asked: str) -> None:
    somebody.sit("mexican-train", ("person", "greedy", "greedy", "greedy"))
    somebody.frame()
    somebody.touch("deal")
    for _ in range(200):
        somebody.wait(1100)
        if "hint" in somebody.at_strip() and any("last_plays" in place for place in shown(somebody)):
            break
        button = next(name for name in ("draw", "done", "next", "hint") if name in somebody.at_strip())
        somebody.touch(button)
    if asked:
        somebody.touch(asked)
    spanish = switched(somebody, lambda: switch(somebody, "dealt"))
    assert spanish["view.title"] == "Tren Mexicano"
    assert re.match(r"Ronda 1 de 13", spanish["view.subtitle"])
    assert any("last_plays" in place for place in spanish)
    assert ("La computadora diría" in spanish["view.message.text"]) == bool(asked)


def test_a_called_table_is_switched_with_its_questions_and_answers(somebody: Evening) -> None:
    somebody.sit("mexican-train", ("person", "person", "person"), "called")
    somebody.frame()
    somebody.touch("deal")
    assert "¿Quién empieza la primera ronda?" in switched(somebody, lambda: switch(somebody, "called")).values()
    somebody.touch("seat:0")
    for end in (3, 12):
        somebody.touch(f"end:{end}")
    asked = switched(somebody, lambda: switch(somebody, "called"))
    assert "3-12: toca el tren donde está." in asked.values()
    screen = somebody.screen
    assert isinstance(screen, CalledScreen)
    screen.calling.touch_train(0)
    screen.repaint()
    somebody.frame()
    assert "Ada juega 12-3 en su tren." in switched(somebody, lambda: switch(somebody, "called")).values()


def test_a_table_of_buttons_is_switched_with_what_the_last_press_meant(somebody: Evening) -> None:
    somebody.sit("mexican-train", ("person", "person", "person"), "slots")
    somebody.frame()
    somebody.touch("deal")
    switched(somebody, lambda: switch(somebody, "slots"))
    screen = somebody.screen
    assert isinstance(screen, SlotsScreen)
    for button in (5, 12, 5):
        screen.pressing.press(button)
    screen.repaint()
    somebody.frame()
    assert "Ada juega una ficha en su tren." in switched(somebody, lambda: switch(somebody, "slots")).values()
