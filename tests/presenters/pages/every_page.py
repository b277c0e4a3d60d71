"""Every kind of page that is no table, and how each front end shows one and is used there."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from rich.console import Console
from tests.referee.tables import game_of
from tests.window.plain_services import PlainServices
from tests.window.screens.all_pages import kept_tables, pages_of
from tests.window.screens.match import sample_matches
from tests.window.screens.real_tiles import real_tables
from tools.pictures.tables import match_history

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.pages import list_page
from roundhouse.presenters.match.booklet_view import booklet_view
from roundhouse.presenters.match.match_history_view import MatchHistory
from roundhouse.presenters.pages.calls import CallsPage
from roundhouse.presenters.pages.house_rules import HouseRulesPage
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.list_page import PagePresenter, submit_form
from roundhouse.presenters.pages.preferences import PreferencesPage
from roundhouse.presenters.pages.questions import ErrorPage, QuitPage
from roundhouse.presenters.pages.saved_tables import SavedTablesPage, ThrowAwayPage
from roundhouse.presenters.pages.setup import SetupPage
from roundhouse.presenters.pages.statistics import StatisticsPage
from roundhouse.presenters.pages.table_choices import GamesPage, LengthsPage, SetsPage
from roundhouse.presenters.pages.table_menu import TableMenuPage, TrustPage
from roundhouse.presenters.pages.undo_request import UndoRequestPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.table_setup import usual_places
from roundhouse.records.preferences import SavedChoices, TableChoice
from roundhouse.terminal.page_console import PageConsole, page_text
from roundhouse.window.controls.page_input import PageEvent, Pressed, Stepped, Written
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.key_help import KeyHelpPage
from roundhouse.window.screens.pages.list_screen import ListScreen

LOOK = Display()


def services() -> PlainServices:
    """A table that is set up, and two that wait."""
    choices = SavedChoices(table=TableChoice("mexican-train", places=usual_places("Ann")))
    return PlainServices(choices, kept_tables(("Ann", "Bo"), ("slosh", "station")))


def _asked() -> PagePresenter:
    table = sample_matches.shared(3)
    table.undo_requests.ask(Seat(0), 3)
    return UndoRequestPage(Presenter(table))


PAGES: Mapping[str, Callable[[], PagePresenter]] = {
    "saved-tables": lambda: SavedTablesPage(services()),
    "throw-away": lambda: ThrowAwayPage(services(), services().waiting_tables()[0]),
    "house-rules": lambda: HouseRulesPage(services()),
    "preferences": lambda: PreferencesPage(services()),
    "games": lambda: GamesPage(services()),
    "sets": lambda: SetsPage(services()),
    "lengths": lambda: LengthsPage(services()),
    "setup": lambda: SetupPage(services()),
    "how-to-play": lambda: HowToPlayPage(lambda texts: booklet_view(texts, "slosh", game_of("slosh", 4, {}).options)),
    "statistics": lambda: StatisticsPage(lambda: MatchHistory(match_history()), "mexican-train"),
    "menu": lambda: TableMenuPage(Presenter(real_tables.in_turn())),
    "trust": lambda: TrustPage(Presenter(real_tables.in_turn())),
    "calls": lambda: CallsPage(Presenter(real_tables.in_turn())),
    "undo-request": _asked,
    "quit": lambda: QuitPage(at_table=True),
    "error": lambda: ErrorPage("no such file"),
    "keys": KeyHelpPage,
}
"""Each kind by its name."""


def in_window(page: PagePresenter, texts: Texts) -> str:
    """Everything that is written in a window, leaf by leaf."""
    leaves = list(pages_of(ListScreen(page), Display(texts=texts)))
    head = [text.text for text in leaves[0].texts[:2]]
    read = [text.text for leaf in leaves for text in leaf.texts if text.text not in head]
    controls = [part for leaf in leaves for each in leaf.controls for part in (each.label, each.detail, each.value)]
    return squeezed([*head, *read, *controls])


def on_phone(page: PagePresenter, texts: Texts) -> str:
    """Everything that is written on a phone."""
    return squeezed([html.unescape(re.sub(r"<[^>]*>", " ", list_page(texts, page.present(texts), page.name, "")))])


def in_terminal(page: PagePresenter, texts: Texts) -> str:
    """Everything that is written in a terminal."""
    out = io.StringIO()
    Console(file=out, width=400, color_system=None).print(page_text(texts, page.present(texts)))
    return squeezed([out.getvalue()])


def squeezed(texts: Sequence[str]) -> str:
    """Texts without spaces: where a line ends differs."""
    return "".join("".join(texts).split())


DRAWN: Mapping[str, Callable[[PagePresenter, Texts], str]] = {
    "window": in_window,
    "phone": on_phone,
    "terminal": in_terminal,
}
"""What each front end writes of a page."""

Deed = tuple[str, str]
"""The id of a row, and the value that it gets; empty for a choice."""


def by_touch(page: PagePresenter, deed: Deed, _numbers: Mapping[str, int]) -> None:
    """In the window: a choice is touched, a setting goes one step on, a field is written."""
    screen, (id, value) = ListScreen(page), deed
    screen.display = LOOK
    screen.page(LOOK)
    events: dict[str, PageEvent] = {"": Pressed(id), "yes": Stepped(id, 1)}
    screen.handle(events.get(value, Written(id, value)))


def by_form(page: PagePresenter, deed: Deed, _numbers: Mapping[str, int]) -> None:
    """On a phone: the form is posted."""
    id, value = deed
    submit_form(Texts(), page, {id: value} if value else {"do": id})


def by_line(page: PagePresenter, deed: Deed, numbers: Mapping[str, int]) -> None:
    """In a terminal: a number is typed, and the value behind it."""
    id, value = deed
    lines: Iterator[str] = iter((f"{numbers[id]} {value}".strip(), ""))
    PageConsole(Texts(), Console(file=io.StringIO()), lambda _: next(lines)).run(page)


DONE: Mapping[str, Callable[[PagePresenter, Deed, Mapping[str, int]], None]] = {
    "window": by_touch,
    "phone": by_form,
    "terminal": by_line,
}
"""How something is done in each front end."""
