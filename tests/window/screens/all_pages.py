"""Every page there is, by name: what the layout test looks at. A new page screen is entered here.

A maker gets services with a chosen game and players, and yields screens, each in one of its states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from tests.window.screens.match import sample_matches
from tests.window.screens.real_tiles import real_tables
from tools.pictures.tables import reviewed

from roundhouse.games import GAMES
from roundhouse.games.core.options import read_options
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.match.booklet_view import booklet_view
from roundhouse.presenters.pages.house_rules import HouseRulesPage
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.preferences import PreferencesPage
from roundhouse.presenters.pages.questions import QuitPage
from roundhouse.presenters.pages.saved_tables import SavedTablesPage, ThrowAwayPage
from roundhouse.presenters.pages.table_choices import GamesPage, LengthsPage, SetsPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.table.table_view import table_view
from roundhouse.records.journal import SavedTable, Setup
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Pressed
from roundhouse.window.controls.pager import BEFORE, NEXT
from roundhouse.window.display import Display
from roundhouse.window.screens.match.review_page import ReviewPage
from roundhouse.window.screens.pages.error_screen import ErrorScreen
from roundhouse.window.screens.pages.key_help import KeyHelpPage
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.routes import page_screen
from roundhouse.window.screens.screen import PageScreen
from roundhouse.window.screens.setup.phones_page import PhonesPage
from roundhouse.window.screens.setup.seat import SeatPage
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.menu_screen import TableMenu
from roundhouse.window.screens.table.undo_request_screen import UndoRequestScreen
from roundhouse.window.screens.table.whole_train import WholeTrain

LONGEST_NAMES = ("Maximilianette", "Bartholomäus W", "Wilhelmina Ann", "Quetzalcoatlxx") * 3
"""As long as a field takes, and broad letters; a number makes them differ."""


def kept_tables(names: Sequence[str], games: Sequence[str]) -> list[SavedTable]:
    """A table of these people at each game."""
    begun = datetime(2026, 11, 21, 20, 15, tzinfo=UTC)
    seats = [(name, "person") for name in names]
    return [SavedTable(number, Setup(game, {}, seats, "seed"), begun, False, 9) for number, game in enumerate(games, 1)]


def _start(services: AppServices) -> Iterator[PageScreen]:
    yield StartScreen(services, "You")
    dealt = services.choices
    services.choices = replace(dealt, table=replace(dealt.table, mode="called"))
    yield StartScreen(services, "You")
    services.choices = dealt


def _throwing_away(services: AppServices) -> Iterator[PageScreen]:
    for kept in services.waiting_tables():
        yield page_screen(services, ThrowAwayPage(services, kept))


def _rules(services: AppServices) -> Iterator[PageScreen]:
    yield page_screen(services, HouseRulesPage(services))
    usual = services.choices
    announced = table_setup.with_option(replace(usual.table, game="mexican-train"), "missed_call", True)
    services.choices = replace(usual, table=announced)
    yield page_screen(services, HouseRulesPage(services))
    services.choices = usual


def _error(services: AppServices) -> Iterator[PageScreen]:
    what = "What happened is in /home/somebody/.local/state/roundhouse/log/roundhouse.log"
    yield ErrorScreen(what, lambda: StartScreen(services, "You"))


def _whole_train(_services: AppServices) -> Iterator[PageScreen]:
    for game, rules in (("mexican-train", (("set", "18"),)), ("super-train", ())):
        view = table_view(Texts(), sample_matches.played(game, 8, 1, *rules).referee)
        for train in view.trains[-2:]:
            for times in (1, 6):
                yield WholeTrain(replace(train, name=LONGEST_NAMES[0], tiles=times * train.tiles), view.set_high)


def _taking_back(_services: AppServices) -> Iterator[PageScreen]:
    for table in (sample_matches.shared(3), sample_matches.shared(12)):
        for steps in (1, 3, 30):
            table.undo_requests.ask(Seat(0), steps)
            yield UndoRequestScreen(Presenter(table))
        table.undo_requests.ask(None)
        yield UndoRequestScreen(Presenter(table))


def _seat(services: AppServices) -> Iterator[PageScreen]:
    for place in services.choices.table.places[:: max(1, len(services.choices.table.places) - 1)]:
        yield SeatPage(services, place.slot)


def _how_to_play(_services: AppServices) -> Iterator[PageScreen]:
    for game, kind in GAMES.items():
        yield ListScreen(HowToPlayPage(partial(booklet_view, game=game, options=kind.options_type()), keys=True))
    agreed = read_options(GAMES["station"].options_type, {"must_play": "yes", "deal": "9"})
    yield ListScreen(HowToPlayPage(partial(booklet_view, game="station", options=agreed), keys=True))


def _phones(services: AppServices) -> Iterator[PageScreen]:
    for table in (sample_matches.shared(3), sample_matches.shared(12)):
        page = PhonesPage(services, Presenter(table))
        yield page
        page.handle(Pressed("shut"))
        yield page


PAGES: dict[str, Callable[[AppServices], Iterator[PageScreen]]] = {
    "start": _start,
    "seat": _seat,
    "sets": lambda services: iter([page_screen(services, SetsPage(services))]),
    "lengths": lambda services: iter([page_screen(services, LengthsPage(services))]),
    "games": lambda services: iter([page_screen(services, GamesPage(services))]),
    "how to play": _how_to_play,
    "keys": lambda _services: iter([ListScreen(KeyHelpPage())]),
    "rules": _rules,
    "settings": lambda services: iter([page_screen(services, PreferencesPage(services))]),
    "waiting": lambda services: iter([page_screen(services, SavedTablesPage(services))]),
    "throwing away": _throwing_away,
    "pause": lambda services: iter([TableMenu(services, Presenter(sample_matches.tables()[0]))]),
    "quitting": lambda _services: iter([ListScreen(QuitPage(at_table=playing)) for playing in (False, True)]),
    "error": _error,
    "phones": _phones,
    "taking back": _taking_back,
    "whole train": _whole_train,
    "at this table": sample_matches.roster,
    "scores": sample_matches.scores,
    "winner": sample_matches.winners,
    "review": lambda _services: iter([ReviewPage(reviewed([LONGEST_NAMES[place] for place in (0, 1, 3, 0)]))]),
    "correcting": sample_matches.correcting,
    "keeping": sample_matches.keeping,
    "shuffles": sample_matches.shuffles,
    "statistics": sample_matches.statistics,
    "called": real_tables.called,
    "slots": real_tables.slots,
    "corrections": real_tables.corrections,
}


def pages_of(screen: PageScreen, display: Display) -> Iterator[Page]:
    """The pages of a screen whose lists have leaves that are turned; else the one page."""
    screen.display = display
    page = screen.page(display)
    yield page
    for before, after in ((BEFORE, NEXT), ("hands:before", "hands:next")):
        while _enabled(page, after):
            screen.handle(Pressed(after))
            page = screen.page(display)
            yield page
        while _enabled(page, before):
            screen.handle(Pressed(before))
            page = screen.page(display)


def _enabled(page: Page, name: str) -> bool:
    control = page.control(name)
    return control is not None and control.enabled
