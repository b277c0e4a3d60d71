"""Another language is spoken at once, by everything that is seen: the page, a table in play, what was said last."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass

import pygame
import pytest
from tests.window.screens.app_driver import NAMES, Evening
from tests.window.screens.page_services import houses
from tests.window.screens.pages import LONGEST_NAMES, PAGES, leaves_of

from roundhouse.hub import Lost
from roundhouse.hub.port import fault_of
from roundhouse.presenters.views import Scene
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Page
from roundhouse.window.screens.called import CalledScreen
from roundhouse.window.screens.slots import SlotsScreen
from roundhouse.window.screens.table_screen import AtTable

ALIKE = {"Roundhouse", "Total", "pts", "Slosh", "Español", "English", "What happened is in"}
"""What is the same in both languages, or says its language in that one; and what a test said went wrong."""
TO_SETTINGS = {"dealt": ("pause", "preferences"), "called": ("more", "settings"), "slots": ("more", "settings")}


def shown(somebody: Evening) -> dict[str, str]:
    """Every text, by where it stands."""
    screen = somebody.screen
    if isinstance(screen, AtTable):
        assert screen.arrangement is not None
        return dict(texts_of(screen.arrangement.view))
    return written(somebody.page)


def written(page: Page) -> dict[str, str]:
    """Every text of a page, by where it stands."""
    found = {f"text {number}": text.text for number, text in enumerate(page.texts)}
    for control in page.controls:
        found |= {f"{control.name} {part}": str(getattr(control, part)) for part in ("label", "detail", "value")}
    return found


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


def words_of(text: str, names: Sequence[str] = NAMES) -> str:
    """A text without names (as they begin), files, numbers and tiles; empty where nothing left has a language."""
    named = "|".join(re.escape(name[:5]) for name in names)
    left = re.sub(rf"/.*|\S*\.(txt|csv|png)|\b({named})\S*|\S*\d\S*", "", text)
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


def switched(somebody: Evening, switch: Callable[[], object]) -> dict[str, str]:
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


@pytest.mark.parametrize("name", list(PAGES))
def test_no_page_says_anything_in_another_language(name: str) -> None:
    house = next(iter(houses(name)))
    spoken = 0
    for screen in PAGES[name](house):
        english, spanish = (
            {text for page in leaves_of(screen, Look(language=language)) for text in written(page).values()}
            for language in ("en", "es")
        )
        assert not {text for text in english & spanish if words_of(text, (*NAMES, *LONGEST_NAMES))}
        spoken += len(english - spanish)
    assert spoken > 2


def test_a_page_is_switched_where_it_is_switched(somebody: Evening) -> None:
    somebody.touch("preferences")
    spanish = switched(somebody, lambda: somebody.touch("language"))
    assert {"Ajustes", "Idioma", "Volumen"} <= set(spanish.values())


def test_the_first_screen_is_switched(somebody: Evening) -> None:
    somebody.sit("mexican-train", ("person", "person", "greedy", "sensible"))
    somebody.frame()
    spanish = switched(somebody, lambda: [somebody.touch(name) for name in ("preferences", "language", "back")])
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
    assert ("La computadora jugaría" in spanish["view.message.text"]) == bool(asked)


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


@pytest.mark.parametrize("way", ["dealt", "called"])
def test_why_the_hub_was_lost_is_said_anew_when_the_language_is_switched(
    somebody: Evening, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    somebody.sit("mexican-train", ("person", "person", "person"), way)
    somebody.frame()
    somebody.touch("deal")
    if way == "called":
        for touched in ("seat:0", "end:3", "end:12"):
            somebody.touch(touched)
    lost = Lost(fault_of("COM3", OSError(errno.ENOENT, "no such port")).message)
    with monkeypatch.context() as telling:
        telling.setattr(somebody.house, "listen", lambda: [lost])
        somebody.frame()
    assert any(str(lost.reason) in text for text in shown(somebody).values())
    spanish = switched(somebody, lambda: switch(somebody, way))
    assert any("No hay ningún puerto COM3: conecta la base" in text for text in spanish.values())
