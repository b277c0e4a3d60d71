"""Phones come to every kind of table: the menu offers them, and who asked for them first finds them open."""

from __future__ import annotations

import pytest
from tests.window.plain_services import PlainServices
from tools.phone_table import TableOfPhones

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.controls.page_input import Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.called_menu import CalledMenu
from roundhouse.window.screens.phones_page import PhonesPage
from roundhouse.window.screens.routes import screen_of_table
from roundhouse.window.screens.screen import Frame, Open, Replace

LINES = {"called": "called-phones-line", "slots": "slots-phones-line", "dealt": "phones-line"}


@pytest.mark.parametrize("mode", LINES)
def test_a_table_for_which_phones_were_asked_opens_their_page_once(mode: str) -> None:
    services = PlainServices()
    services.phones_wanted = True
    screen = screen_of_table(services, Presenter(TableOfPhones(mode=mode).session))
    way = screen.update((), Frame(Display(), 0))
    assert isinstance(way, Open) and isinstance(way.screen, PhonesPage)
    again = screen.update((), Frame(Display(), 40))
    assert not (isinstance(again, Open) and isinstance(again.screen, PhonesPage))


@pytest.mark.parametrize("mode", LINES)
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_menu_says_what_phones_do_there(mode: str, language: str) -> None:
    presenter = Presenter(TableOfPhones(mode=mode).session, language)
    entry = next(each for each in presenter.menu() if each.id == "phones")
    assert entry.enabled and entry.line == screen_text(LINES[mode], language)


@pytest.mark.parametrize("mode", ["called", "slots"])
def test_the_menu_of_a_real_table_opens_the_page_for_phones(mode: str) -> None:
    services, presenter = PlainServices(), Presenter(TableOfPhones(mode=mode).session)
    screen = type(screen_of_table(services, presenter))
    way = CalledMenu(services, presenter, screen).handle(Pressed("phones"))  # type: ignore[arg-type]
    assert isinstance(way, Replace) and isinstance(way.screen, PhonesPage)
