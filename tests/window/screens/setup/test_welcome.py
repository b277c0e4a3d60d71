"""The first start: a language, a name, and whether to learn or to play; later Continue names the table that waits."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver, app_driver

from roundhouse.games.core.names import identity
from roundhouse.presenters.lessons.welcome_page import WelcomePage
from roundhouse.records.preferences import TableChoice
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.lesson_screen import LessonScreen


@pytest.fixture
def first_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppDriver]:
    """Somebody who starts the program for the first time."""
    with app_driver(tmp_path, monkeypatch) as app:
        app.services.choices = type(app.services.choices)(table=TableChoice())
        app.open()
        yield app


def test_the_first_start_asks_for_language_and_name_and_three_rounds_are_chosen(first_start: AppDriver) -> None:
    app = first_start
    assert shows(app.screen, WelcomePage)
    app.touch("language:de")
    app.frame()
    assert "Willkommen" in app.said()
    app.write("Lena")
    app.touch("to-table")
    assert isinstance(app.screen, StartScreen)
    choices = app.services.choices
    assert choices.preferences.language == "de" and choices.table.places[0].name == "Lena"
    assert {rules["rounds"] for rules in choices.table.rules.values()} == {"3"}
    app.open()
    assert isinstance(app.screen, StartScreen), "nobody is welcomed twice"


def test_learn_is_the_brass_button_of_the_first_start_and_leads_on_to_the_first_screen(first_start: AppDriver) -> None:
    app = first_start
    app.write("Lena")
    app.key(pygame.K_RETURN)
    assert isinstance(app.screen, LessonScreen)
    assert app.screen.presenter.table.referee.names[0] == "Lena"
    app.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, StartScreen)


def test_continue_is_brass_and_names_the_table(app: AppDriver) -> None:
    assert app.page.control("waiting") is None and app.control("deal").kind == "primary"
    app.sit("mexican-train", ("person", "person", "sensible"))
    app.frame()
    app.touch("deal")
    app.key(pygame.K_ESCAPE)
    app.touch("quit")
    waits = app.control("waiting")
    assert (waits.kind, waits.detail) == ("primary", "Mexican Train: Ada and Bo")
    assert app.control("deal").kind == "button"


@pytest.mark.parametrize("name", ["Ada", "beatriz", "Caleb"])
def test_a_person_with_the_name_of_a_sample_meets_nobody_of_that_name(first_start: AppDriver, name: str) -> None:
    app = first_start
    app.write(name)
    app.touch("to-table")
    names = [identity(place.name) for place in app.services.choices.table.places]
    assert names[0] == identity(name) and len({*names}) == len(names) == 4
    app.frame()
    assert app.control("deal").enabled
