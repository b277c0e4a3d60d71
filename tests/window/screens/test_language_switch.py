"""Another language is spoken at once, by everything that is seen: the page, a table in play, what was said last."""

import errno
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import combinations
from time import sleep

import pygame
import pytest
from tests.i18n.catalogs import SAME, entries
from tests.window.screens.all_pages import NAMES as ALL
from tests.window.screens.all_pages import screens_of
from tests.window.screens.app_driver import NAMES, AppDriver
from tests.window.screens.page_services import LONGEST_NAMES, all_services, pages_of

from roundhouse import actions
from roundhouse.actions.action import Button
from roundhouse.catalogs import SOURCE
from roundhouse.games.sheets import sheets
from roundhouse.hub.events import Lost
from roundhouse.hub.serial_port import fault_of
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Train
from roundhouse.window.controls.page import Page
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse_hub.lamps.scene import Scene

FOLLOWING = LANGUAGES[1:]
"""The languages that follow English, in the order in which they come up."""
KEYS = ("Alt", "Ctrl", "Enter", "Esc", "Tab", "Q")
"""The words on keys in every language."""

SAID_SO = {entry.text.strip() for code in LANGUAGES for entry in entries(code).values() if SAME in entry.comment}
ALIKE = {
    *("night", "ivory"),
    *(Texts(code).own_name() for code in LANGUAGES),
    "Roundhouse",
    "pts",
    "mexican",
    "What happened is in",
    *(Texts(code).own_name() for code in LANGUAGES),
    *SAID_SO,
    *(sheet.name for sheet in sheets()),
}
"""Texts that are the same in several languages: names, short forms, those that a catalog marks as the same; and what a
test said went wrong."""
TO_SETTINGS = ("menu", "preferences")


def shown(app: AppDriver) -> dict[str, str]:
    """Every text, by where it stands."""
    screen = app.screen
    if isinstance(screen, TableScreen):
        assert screen.arrangement is not None
        return dict(texts_of(screen.arrangement.view))
    return written(app.page)


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
    elif is_dataclass(value) and not isinstance(value, Scene | type):
        for field in fields(value):
            if field.name not in ("name", "tone", "kind", "color", "shape", "faces"):
                yield from texts_of(getattr(value, field.name), f"{place}.{field.name}")


def words_of(text: str, names: Sequence[str] = NAMES) -> str:
    """A text without names (as they begin), rules, files, numbers and tiles; empty where nothing has a language."""
    if text in ALIKE:
        return ""
    named = "|".join(re.escape(name[:5]) for name in names)
    rules = r"roundhouse-rules.*|\w+=\w+:?|(\w)\1{9,}"
    left = re.sub(rf"/.*|{rules}|\S*\.(txt|csv|png)|\b({named})\S*|\S*\d\S*", "", text)
    return left if re.search(r"[^\W\d_]{3}", left) and left.strip(" 0123456789") not in ALIKE else ""


def speak_next(app: AppDriver) -> None:
    """In the settings: the language that follows."""
    now = LANGUAGES.index(app.application.display.texts.language)
    app.touch("language")
    app.touch(f"language:{LANGUAGES[(now + 1) % len(LANGUAGES)]}")


def switch(app: AppDriver) -> None:
    """To the settings, another language there, and back."""
    before = type(app.screen)
    for name in TO_SETTINGS:
        app.touch(name)
    speak_next(app)
    for _ in range(3):
        if type(app.screen) is not before:
            app.key(pygame.K_ESCAPE)
    app.frame()
    assert type(app.screen) is before


def switched(app: AppDriver, switch: Callable[[], object]) -> dict[str, dict[str, str]]:
    """The screen in each language: the same controls as in English, and no text is the same in two languages."""
    seen = {SOURCE: shown(app)}
    for language in FOLLOWING:
        switch()
        app.frame()
        assert app.application.display.texts.language == language
        seen[language] = shown(app)
    placed = [[place for place in each if "text" not in place] for each in seen.values()]
    assert placed == [placed[0]] * len(LANGUAGES)
    for one, other in combinations(seen.values(), 2):
        assert not {text for text in set(one.values()) & set(other.values()) if words_of(text)}
    switch()
    app.frame()
    assert shown(app) == seen[SOURCE]
    return seen


@pytest.mark.parametrize("name", ALL)
def test_no_page_says_anything_in_another_language(name: str) -> None:
    services = next(iter(all_services(name)))
    spoken = 0
    for screen in screens_of(name, services):
        texts = [
            {
                text
                for page in pages_of(screen, DisplaySettings(texts=Texts(language)))
                for text in written(page).values()
            }
            for language in LANGUAGES
        ]
        for one, other in combinations(texts, 2):
            assert not {text for text in one & other if words_of(text, (*NAMES, *LONGEST_NAMES, *KEYS))}
            spoken += len(one - other)
    assert spoken > 2


def touch_all(app: AppDriver, *names: str) -> None:
    for name in names:
        app.touch(name)


def test_a_page_is_switched_where_it_is_switched(app: AppDriver) -> None:
    app.touch("preferences")
    seen = switched(app, lambda: speak_next(app))
    assert {"Ajustes", "Idioma", "Volumen"} <= set(seen["es"].values())
    assert {"Optionen", "Sprache", "Lautstärke"} <= set(seen["de"].values())


@pytest.mark.parametrize("asked", ["", "hint"])
def test_a_dealt_table_is_switched_with_its_list_of_plays_and_what_it_said(app: AppDriver, asked: str) -> None:
    app.sit("mexican-train", ("person", "greedy", "greedy", "greedy"))
    app.frame()
    app.touch("deal")
    for _ in range(200):
        app.wait(1100)
        if "hint" in app.at_strip() and any("last_plays" in place for place in shown(app)):
            break
        button = next(name for name in ("draw", "done", "next", "hint") if name in app.at_strip())
        app.touch(button)
    if asked:
        app.touch(asked)
        for _ in range(3000):
            if shown(app)["view.message.text"] != "Thinking …":
                break
            sleep(0.02)  # the thinker is a process, which knows nothing of the time in this test
            app.frame()
    seen = switched(app, lambda: switch(app))
    assert {Texts(code).label("round", round=1, rounds=13) in view["view.subtitle"] for code, view in seen.items()} == {
        True
    }
    spanish = seen["es"]
    assert spanish["view.title"] == "Tren Mexicano"
    assert re.match(r"Ronda 1 de 13", spanish["view.subtitle"])
    assert any("last_plays" in place for place in spanish)
    assert ("La computadora jugaría" in spanish["view.message.text"]) == bool(asked)


def test_a_called_table_is_switched_with_its_questions_and_answers(app: AppDriver) -> None:
    app.sit("mexican-train", ("person", "person", "person"), "called")
    app.frame()
    app.touch("deal")
    assert "¿Quién empieza la primera ronda?" in switched(app, lambda: switch(app))["es"].values()
    app.touch("answer:0")
    for end in (3, 12):
        app.touch(f"end:{end}")
    asked = switched(app, lambda: switch(app))
    assert "3-12: toca el tren donde está." in asked["es"].values()
    screen = app.screen
    assert isinstance(screen, CalledScreen)
    screen.presenter.submit(actions.ChooseTrain(Train(0)))
    screen.repaint()
    app.frame()
    assert "Ada juega 12-3 en su tren." in switched(app, lambda: switch(app))["es"].values()


def test_a_table_of_buttons_is_switched_with_what_the_last_press_meant(app: AppDriver) -> None:
    app.sit("mexican-train", ("person", "person", "person"), "slots")
    app.frame()
    app.touch("deal")
    switched(app, lambda: switch(app))
    screen = app.screen
    assert isinstance(screen, SlotsScreen)
    for button in (5, 12, 5):
        screen.presenter.submit(actions.PressButton(Button(button)))
    screen.repaint()
    app.frame()
    assert "Ada juega una ficha en su tren." in switched(app, lambda: switch(app))["es"].values()


@pytest.mark.parametrize("mode", ["dealt", "called"])
def test_the_reason_for_a_lost_hub_follows_a_language_switch(
    app: AppDriver, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    app.sit("mexican-train", ("person", "person", "person"), mode)
    app.frame()
    app.touch("deal")
    if mode == "called":
        for touched in ("answer:0", "end:3", "end:12"):
            app.touch(touched)
    lost = Lost(fault_of("COM3", OSError(errno.ENOENT, "no such port")).message)
    with monkeypatch.context() as telling:
        telling.setattr(app.services, "hub_events", lambda: [lost])
        app.frame()
    assert any(str(lost.reason) in text for text in shown(app).values())
    spanish = switched(app, lambda: switch(app))["es"]
    assert any("No hay ningún puerto COM3: conecta la base" in text for text in spanish.values())
