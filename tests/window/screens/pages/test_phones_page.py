"""Phones come to every kind of table: the menu offers them, and the person who asked for them first finds them open."""

import pytest
from tests.window.plain_services import PlainServices
from tests.window.screens.real_tiles.real_table_driver import ScreenDriver
from tools.testing.phone_table import TableOfPhones

from roundhouse.games.match.match import Begin
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Slot
from roundhouse.presenters.pages.phones import PhonesPage
from roundhouse.presenters.pages.table_menu import TableMenuPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import TakeSlot
from roundhouse.referee.calls import Call
from roundhouse.window.controls.page_input import Pressed
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.routes import screen_of_table
from roundhouse.window.screens.screen import Frame, Open, Replace
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.menu_screen import table_menu

LINES = {
    "called": "called-phones-line",
    "slots": "slots-phones-line",
    "score-pad": "called-phones-line",
    "dealt": "phones-line",
}


@pytest.mark.parametrize("mode", LINES)
def test_a_table_for_which_phones_were_asked_opens_their_page_once(mode: str) -> None:
    services = PlainServices()
    services.want_phones(True)
    screen = screen_of_table(services, Presenter(TableOfPhones(mode=mode).session))
    way = screen.update((), Frame(DisplaySettings(), 0))
    assert isinstance(way, Open) and shows(way.screen, PhonesPage)
    again = screen.update((), Frame(DisplaySettings(), 40))
    assert not (isinstance(again, Open) and shows(again.screen, PhonesPage))


@pytest.mark.parametrize("mode", LINES)
def test_the_first_screen_offers_phones_for_every_kind_of_table(mode: str) -> None:
    screen = StartScreen(PlainServices(), "Ann")
    screen.handle(Pressed(f"mode:{mode}"))
    offered = screen.page(screen.display).control("phones")
    assert offered is not None and offered.enabled


@pytest.mark.parametrize(("mode", "call"), [("called", Begin(1)), ("slots", TakeSlot(Seat(0), Slot(5)))])
def test_a_table_of_real_tiles_shows_what_was_called_on_a_phone(mode: str, call: Call) -> None:
    session = TableOfPhones(mode=mode).session
    screen = screen_of_table(PlainServices(), Presenter(session))
    fingers = ScreenDriver(screen)
    before = screen.page(fingers.display)  # type: ignore[attr-defined]
    assert session.call(call).allowed
    fingers.do()
    assert screen.page(fingers.display) != before  # type: ignore[attr-defined]


@pytest.mark.parametrize("mode", LINES)
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_menu_says_what_phones_do_there(mode: str, language: str) -> None:
    menu = TableMenuPage(Presenter(TableOfPhones(mode=mode).session)).present(Texts(language))
    entry = menu.choice("phones")
    assert entry is not None and entry.detail == Texts(language).screen(LINES[mode])


@pytest.mark.parametrize("mode", ["called", "slots"])
def test_the_menu_of_a_real_table_opens_the_page_for_phones(mode: str) -> None:
    services, presenter = PlainServices(), Presenter(TableOfPhones(mode=mode).session)
    screen = type(screen_of_table(services, presenter))
    way = table_menu(services, presenter, screen).handle(Pressed("phones"))  # type: ignore[arg-type]
    assert isinstance(way, Replace) and shows(way.screen, PhonesPage)


def test_the_window_opens_the_page_where_seats_change_hands_and_not_again_once_it_was_left() -> None:
    services, presenter = PlainServices(), Presenter(TableOfPhones().session)
    screen = screen_of_table(services, presenter)
    services.want_phones(True)
    way = screen.update((), Frame(DisplaySettings(), 0))
    assert isinstance(way, Open) and shows(way.screen, PhonesPage)
    services.want_phones(True)
    way.screen.handle(Pressed("back"))
    assert not services.phones_wanted
