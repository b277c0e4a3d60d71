"""Naming a player: by keys, by touch, from past evenings."""

from __future__ import annotations

from unicodedata import normalize

import pygame
import pytest
from tests.window.plain_services import PlainServices
from tests.window.screens.app_driver import AppDriver
from tests.window.screens.real_tiles.real_table_driver import ScreenDriver

from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Slot
from roundhouse.presenters.pages.players import SeatPage
from roundhouse.presenters.setup.roster import LONGEST_PLAYER_NAME
from roundhouse.records.preferences import SavedChoices, SeatChoice, TableChoice
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.pages.list_screen import ListScreen


@pytest.fixture
def named(app: AppDriver) -> AppDriver:
    """At the page of a seat with a name of somebody's own."""
    app.touch("seat:3")
    app.touch("seat:3")
    app.key(pygame.K_a, pygame.KMOD_LCTRL)
    app.write("Zoe")
    return app


def name(app: AppDriver) -> str:
    return app.control("name").label


def test_the_first_letter_replaces_a_name_that_nobody_chose(app: AppDriver) -> None:
    app.touch("seat:3")
    app.touch("seat:3")
    assert app.control("name").selected
    app.write("Zo")
    assert name(app) == "Zo"
    app.touch("back")
    app.touch("seat:3")
    app.touch("key:Ë")
    assert name(app) == "Zoë", "a name of one's own is gone on with"


@pytest.mark.parametrize("before", ["key:E", "kind:regular", "name"])
def test_keys_are_meant_for_the_name_whatever_was_touched_before(named: AppDriver, before: str) -> None:
    named.touch(before)
    was = name(named)
    named.key(pygame.K_BACKSPACE)
    assert name(named) == was[:-1]
    named.write("i")
    assert name(named) == f"{was[:-1]}i"
    named.touch(before)
    named.key(pygame.K_a, pygame.KMOD_LCTRL)
    named.key(pygame.K_BACKSPACE)
    assert name(named) == ""


def test_a_space_presses_what_is_framed_and_is_no_letter_then(named: AppDriver) -> None:
    named.walk_to("kind:regular")
    space = (
        pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "),
        pygame.Event(pygame.TEXTINPUT, text=" "),
    )
    named.frame(*space)
    assert named.control("kind:regular").chosen
    assert name(named) == "Zoe"


def test_a_name_that_is_too_long_is_explained(named: AppDriver) -> None:
    named.key(pygame.K_a, pygame.KMOD_LCTRL)
    named.write("Maximilianette")
    assert str(LONGEST_PLAYER_NAME) not in named.said()
    named.write("s")
    assert name(named) == "Maximilianette"
    assert f"at most {LONGEST_PLAYER_NAME} letters" in named.said()
    named.key(pygame.K_BACKSPACE)
    assert f"at most {LONGEST_PLAYER_NAME} letters" not in named.said()


def test_a_name_of_a_past_evening_is_one_touch(app: AppDriver) -> None:
    app.sit("mexican-train", ("person", "greedy", "person"))
    app.services.leave(app.services.new_table())
    app.sit("mexican-train", ("person", "person"))
    assert app.services.known_names() == ["Ada", "Caleb"], "computer players are not remembered"
    app.touch("seat:7")
    assert [control.label for control in app.page.controls if control.name.startswith("known:")] == ["Caleb"]
    app.touch("known:Caleb")
    app.touch("back")
    assert app.control("seat:7").label == "Caleb"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_letters_with_accents(language: str) -> None:
    services = PlainServices(SavedChoices(table=TableChoice(places=(SeatChoice(Slot(5), "Ann", "person"),))))
    page = ListScreen(SeatPage(services, Slot(5))).page(DisplaySettings(texts=Texts(language)))
    letters = {control.label for control in page.controls if control.name.startswith("key:")}
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ-") <= letters
    assert set("ÁÉÍÓÚÑÇÄÖÜ") - letters <= (set("ÄÖ") if language == "es" else set())
    assert all(len(normalize("NFC", letter)) == 1 for letter in letters if letter.isupper())


def test_letters_that_come_in_one_frame_are_all_written(named: AppDriver) -> None:
    named.frame(*(pygame.Event(pygame.TEXTINPUT, text=letter) for letter in "abel"))
    assert name(named) == "Zoeabel"
    erase = pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="")
    named.frame(erase, erase, pygame.Event(pygame.TEXTINPUT, text="i"))
    assert name(named) == "Zoeabi"


def test_a_letter_is_written_though_a_touch_comes_in_the_same_frame(named: AppDriver) -> None:
    place = pygame.Rect(named.control("kind:regular").rect)
    named.frame(
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place.center, button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=place.center, button=1),
        pygame.Event(pygame.TEXTINPUT, text="s"),
    )
    assert named.control("kind:regular").chosen and name(named) == "Zoes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_letter_replaces_a_guest_whose_name_nobody_chose(language: str) -> None:
    guest = Texts(language).screen("you")
    services = PlainServices(SavedChoices(table=TableChoice(places=(SeatChoice(Slot(5), guest, "person"),))))
    page = SeatPage(services, Slot(5))
    driver = ScreenDriver(ListScreen(page), DisplaySettings(texts=Texts(language)))
    driver.do(*(pygame.Event(pygame.TEXTINPUT, text=letter) for letter in "Anna"))
    assert page.player_name == "Anna"
