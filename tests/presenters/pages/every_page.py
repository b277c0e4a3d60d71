"""Every kind of page that is no table, in each of its states, and how each front end shows one and is used there."""

from __future__ import annotations

import html
import inspect
import io
import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from rich.console import Console
from tests.presenters.overruled_tables import refused_call
from tests.window.plain_services import PlainServices
from tests.window.screens.match import sample_matches
from tests.window.screens.page_services import LONGEST_NAMES, kept_tables, pages_of
from tests.window.screens.real_tiles import real_tables
from tools.pictures.tables import reviewed

from roundhouse.actions import PauseTable
from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.core.moves import DRAW
from roundhouse.games.core.notation import LONGEST_NOTE
from roundhouse.games.core.options import read_options
from roundhouse.games.core.rulings import ALLOWED, refused
from roundhouse.games.match.kept_answer import KeptAnswer
from roundhouse.games.sheets import LONGEST_NAME, sheets
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, Seat
from roundhouse.phones.pages import list_page
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.figures import Figures
from roundhouse.presenters.lessons.lessons_page import LessonsPage
from roundhouse.presenters.lessons.welcome_page import WelcomePage
from roundhouse.presenters.match.counted_hands import CountedHand
from roundhouse.presenters.match.match_texts import sealed_deals
from roundhouse.presenters.pages.calls import CallsPage
from roundhouse.presenters.pages.house_rules import DIFFERENT, HouseRulesPage, RuleGroupPage
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.journal import SavedTablesPage
from roundhouse.presenters.pages.list_page import (
    Choice,
    Diagram,
    Field,
    KeyMeaning,
    ListPage,
    PagePresenter,
    Paragraph,
    Ring,
    Row,
    ScanCode,
    Section,
    Setting,
    Tiles,
    submit_form,
)
from roundhouse.presenters.pages.match import ExportPage, ReviewPage, ScoreCorrectionPage, ShufflesPage, WholeTrainPage
from roundhouse.presenters.pages.phones import HostPage, PhonesPage
from roundhouse.presenters.pages.players import JoinPage, LiveryPage, MissedRoundsPage, SeatPage, TakenSeatPage
from roundhouse.presenters.pages.preferences import LanguagesPage, PreferencesPage
from roundhouse.presenters.pages.questions import (
    ErrorPage,
    LeaveSeatPage,
    OverrulingPage,
    ProposalPage,
    QuitPage,
    RuledOtherwisePage,
    ThrowAwayPage,
)
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.pages.setup import SetupPage
from roundhouse.presenters.pages.table_choices import GamesPage, LengthsPage, SetsPage
from roundhouse.presenters.pages.table_menu import SealPage, TableMenuPage, TrustPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.option_groups import OPTION_GROUPS
from roundhouse.presenters.setup.rule_sheets import OwnRulesPage, SharedRulesPage, SheetsPage
from roundhouse.presenters.table.table_view import table_view
from roundhouse.records.preferences import SavedChoices, TableChoice
from roundhouse.referee import Chance, SeatedPlayer, TableSession, Undo
from roundhouse.referee.session.saved_table import Difference, RuledOtherwise
from roundhouse.terminal.page_console import PageConsole, page_text
from roundhouse.window.controls.page import TilePicture
from roundhouse.window.controls.page_input import PageEvent, Pressed, Stepped, Written
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.match.export import FIGURES, RECORD, SHEET, SHUFFLES, TABLE
from roundhouse.window.screens.pages.key_help import KeyHelpPage
from roundhouse.window.screens.pages.list_screen import ListScreen

LOOK = DisplaySettings()


def services() -> PlainServices:
    """A table that is set up, and two that wait."""
    choices = SavedChoices(table=TableChoice("mexican-train", places=table_setup.usual_places("Ann")))
    return PlainServices(choices, kept_tables(("Ann", "Bo"), ("slosh", "station")))


def _rules(services: AppServices) -> Iterator[PagePresenter]:
    yield HouseRulesPage(services)
    for words in ("0-0", "50", "W" * 12):
        page = HouseRulesPage(services)
        page.present(Texts()).answer("search", words)
        yield page
    usual = services.choices
    announced = table_setup.with_option(replace(usual.table, game="mexican-train"), "missed_call", True)
    services.choices = replace(usual, table=announced)
    yield HouseRulesPage(services)
    services.choices = usual


def _rule_groups(services: AppServices) -> Iterator[PagePresenter]:
    """Each group as recommended, and with all switches otherwise than a sheet has them."""
    usual = services.choices
    for game in GAMES:
        table = replace(usual.table, game=game)
        other = table_setup.with_sheet(table, sheet) if (sheet := next(iter(sheets(game)), None)) else table
        for rule in table_setup.house_rules(other):
            if isinstance(value := table_setup.option_of(other, rule), bool):
                other = table_setup.with_option(other, rule, not value)
        for each in (table, other):
            services.choices = replace(usual, table=each)
            yield from (RuleGroupPage(services, group) for group in (DIFFERENT, *OPTION_GROUPS))
    services.choices = usual


def _own_rules(services: AppServices) -> Iterator[PagePresenter]:
    page = OwnRulesPage(services)
    yield page
    for told in ("x" * (LONGEST_NAME + 1), "roundhouse-rules 9", "roundhouse-rules 1 slosh neighbor=perhaps: Ann"):
        page.present(Texts()).answer("own-rules", told)
        kept = page.present(Texts()).choice("keep-rules")
        assert kept is not None
        kept.do()
        yield page


def _shared_rules(services: AppServices) -> Iterator[PagePresenter]:
    yield SharedRulesPage(services)
    usual = services.choices
    table = usual.table
    for rule in ("whole_first_train", "own_train_first", "follow_on_double", "cover_last_double", "missed_call"):
        table = table_setup.with_option(table, rule, True)
    services.choices = replace(usual, table=table_setup.with_own_rules(table, "W" * LONGEST_NAME))
    yield SharedRulesPage(services)
    services.choices = usual


def _whole_trains(_: AppServices) -> Iterator[PagePresenter]:
    for game, rules in (("mexican-train", (("set", "18"),)), ("super-train", ())):
        view = table_view(Texts(), sample_matches.played(game, 8, 1, *rules).referee)
        for train in view.trains[-2:]:
            for times in (1, 6):
                yield WholeTrainPage(replace(train, name=LONGEST_NAMES[0], tiles=times * train.tiles), view.set_high)


def _taking_back(_: AppServices) -> Iterator[PagePresenter]:
    for table in (sample_matches.shared(3), sample_matches.shared(12)):
        for steps in (1, 3, 30):
            table.proposals.ask(Seat(0), Undo(steps))
            yield ProposalPage(Presenter(table))
        table.proposals.ask(None)
        yield ProposalPage(Presenter(table))


def _refused(_: AppServices) -> Iterator[PagePresenter]:
    """A closed train, and a tile that matches nowhere, with the longest note and with one that is too long."""
    for seats in (3, 12):
        for tile, note in (("5-7", ""), ("5-7", "x" * LONGEST_NOTE), ("4-6", "x" * 10_000)):
            page = OverrulingPage(Presenter(refused_call(tile, seats)))
            page.present(Texts()).answer("note", note)
            yield page


def _booklets(_: AppServices) -> Iterator[PagePresenter]:
    agreed = read_options(GAMES["station"].options_type, {"must_play": "yes", "deal": "9"})
    yield HowToPlayPage("station", agreed, keys=True)
    for game, kind in GAMES.items():
        yield HowToPlayPage(game, kind.options_type(), keys=True)


def _phones(services: AppServices) -> Iterator[PagePresenter]:
    for table in (sample_matches.shared(3), sample_matches.shared(12)):
        presenter = Presenter(table)
        page = PhonesPage(partial(services.phones, presenter), presenter)
        yield page
        shut = page.present(Texts()).choice("shut")
        assert shut is not None
        shut.do()
        yield page


def _host(services: AppServices) -> Iterator[PagePresenter]:
    for paused in (False, True):
        presenter = Presenter(sample_matches.shared(3))
        if paused:
            presenter.submit(PauseTable())
        yield HostPage(partial(services.phones, presenter), presenter)


def _menus(_: AppServices) -> Iterator[PagePresenter]:
    fresh = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"), mode="called")
    for table in (sample_matches.tables()[0], real_tables.in_turn(), fresh):
        yield TableMenuPage(Presenter(table))


def _joining(_: AppServices) -> Iterator[PagePresenter]:
    for table in sample_matches.between_rounds():
        roster = Presenter(table).roster
        for slot in {*range(12)} - {each.slot for each in roster.sitting}:
            yield JoinPage(Presenter(table), slot)


def _seats_taken(_: AppServices) -> Iterator[PagePresenter]:
    for table in (sample_matches.shared(12), *sample_matches.between_rounds()):
        for seat in range(table.referee.game.seats):
            yield TakenSeatPage(Presenter(table), Seat(seat))


def _correcting(_: AppServices) -> Iterator[PagePresenter]:
    yield ScoreCorrectionPage(Presenter(sample_matches.tables()[-1]), RoundIndex(0), Seat(1))
    table = sample_matches.played("station", GAMES["station"].seats_offered[-1], 1)
    page = ScoreCorrectionPage(Presenter(table), RoundIndex(0), Seat(1))
    page.present(Texts()).answer("points", "-9999")
    yield page


def _keeping(services: AppServices) -> Iterator[PagePresenter]:
    def full() -> Sequence[Path]:
        raise OSError(28, "No space left on device")

    deals, exports = sealed_deals(sample_matches.tables()[-1].referee), services.exports_folder
    written = [exports / "2026-11-21 Mexican Train", *map(Path, (TABLE, SHEET, FIGURES, RECORD, SHUFFLES))]
    yield ExportPage(deals, exports, lambda: written, Path.is_dir, Path.is_dir)
    yield ExportPage((), exports, full, Path.is_dir, Path.is_dir)


def _ruled_otherwise(services: AppServices) -> Iterator[PagePresenter]:
    table = sample_matches.tables()[0]
    game, position = table.referee.game, table.referee.position
    refusal = refused("MT-7", "closed", train=1)
    answers = (
        KeptAnswer("allowed", {"turn": "A", "yard": "30"}, 12 * "0"),
        KeptAnswer("trusted MT-4+MT-5", {"turn": "B", "ends": "A:5*,mexican:3", "over": "yes"}, 12 * "1"),
        KeptAnswer("refused MT-7 closed", {"turn": "B"}, 12 * "2"),
    )
    kept = services.waiting_tables()[0].kept
    for then, now in itertools.permutations((*answers, None), 2):
        ruling = ALLOWED if now is None or now.allowed else refusal
        found = Difference(17, "draw", DRAW, position, game, LONGEST_NAMES, then, now, ruling)
        yield RuledOtherwisePage(RuledOtherwise(kept, found, 12), lambda _: Presenter(table))


PAGES: Mapping[str, Callable[[AppServices], Iterator[PagePresenter]]] = {
    "saved-tables": lambda services: iter([SavedTablesPage(services)]),
    "throw-away": lambda services: (ThrowAwayPage(services, each) for each in services.waiting_tables()),
    "ruled-otherwise": _ruled_otherwise,
    "house-rules": _rules,
    "rule-group": _rule_groups,
    "preferences": lambda services: iter([PreferencesPage(services)]),
    "games": lambda services: iter([GamesPage(services)]),
    "lessons": lambda services: iter([LessonsPage(services, "You")]),
    "seal": lambda _services: iter([SealPage(Presenter(sample_matches.shared(3)))]),
    "leave-seat": lambda _services: iter([LeaveSeatPage(Presenter(sample_matches.shared(3)))]),
    "languages": lambda services: iter([LanguagesPage(services)]),
    "welcome": lambda services: iter([WelcomePage(services, "Ada")]),
    "sets": lambda services: iter([SetsPage(services)]),
    "sheets": lambda services: iter([SheetsPage(services)]),
    "own-rules": _own_rules,
    "shared-rules": _shared_rules,
    "lengths": lambda services: iter([LengthsPage(services)]),
    "setup": lambda services: iter([SetupPage(services)]),
    "how-to-play": _booklets,
    "statistics": sample_matches.statistics,
    "menu": _menus,
    "trust": lambda _: iter([TrustPage(Presenter(real_tables.in_turn()))]),
    "calls": lambda _: iter([CallsPage(Presenter(real_tables.in_turn()))]),
    "proposal": _taking_back,
    "overruling": _refused,
    "quit": lambda _: iter([QuitPage(at_table=playing) for playing in (False, True)]),
    "error": lambda _: iter([ErrorPage("What happened is in /home/somebody/.local/state/roundhouse/roundhouse.log")]),
    "keys": lambda _: iter([KeyHelpPage()]),
    "livery": lambda services: iter([LiveryPage(services, Seat(1))]),
    "seat": lambda services: (SeatPage(services, each.slot) for each in services.choices.table.places[::3]),
    "roster": sample_matches.roster,
    "join": _joining,
    "missed-rounds": lambda _: (MissedRoundsPage(points_lost, print) for points_lost in (False, True)),
    "taken-seat": _seats_taken,
    "phones": _phones,
    "host": _host,
    "scores": lambda _: (ScoresPage(Presenter(table)) for table in sample_matches.tables()),
    "score-correction": _correcting,
    "review": lambda _: iter([ReviewPage(reviewed([LONGEST_NAMES[place] for place in (0, 1, 3, 0)]))]),
    "export": _keeping,
    "shuffles": lambda _: (ShufflesPage(sealed_deals(table.referee)) for table in sample_matches.tables()),
    "whole-train": _whole_trains,
}
"""Each kind by its name: a maker gets services with a chosen game and players, and yields it in each of its states."""
NOT_IN_WINDOW = {"setup", "host"}
"""The window sets a table up on its start screen, and its computer does without a code what a host's phone does."""


def page_of(name: str) -> PagePresenter:
    """A page of this kind."""
    return next(PAGES[name](services()))


def kinds(of: type[PagePresenter] = PagePresenter) -> Iterator[type[PagePresenter]]:
    """All kinds of pages that can be shown."""
    for kind in of.__subclasses__():
        if not inspect.isabstract(kind) and kind.__module__.startswith("roundhouse"):
            yield kind
        yield from kinds(kind)


def told(row: Row) -> Iterator[str]:
    """Everything that a row has to say, wherever it is shown."""
    match row:
        case Choice():
            yield from (row.label, row.detail, row.value)
            if row.beside is not None:
                yield row.beside.label
        case Setting():
            yield from (row.label, row.detail)
        case Field():
            yield row.label
        case ScanCode():
            yield row.address
        case Paragraph():
            yield row.text
        case KeyMeaning():
            yield from (*row.keys, row.text)
        case Figures():
            # A name that is too long for its column is cut in a window.
            yield from (column.heading for column in row.columns if column.seat is None)
            yield from (cell.text for line in row.lines if not line.planned for cell in line.cells[1:])
            yield from (cell.least for column in row.columns for cell in column.foot)
            yield from row.notes
        case CountedHand():
            yield from (row.name, row.sum, row.points, " ".join("-".join(map(str, tile)) for tile in row.tiles))
        case Ring():
            yield from (place.choice.label for place in row.places if place.choice.seat is not None)
        case Diagram():
            yield row.text
        case Tiles():
            yield " ".join("-".join(map(str, tile)) for tile in row.halves)


def said(page: ListPage) -> Iterator[str]:
    """Everything that a page has to say, wherever it is shown."""
    yield from (page.title, page.line)
    for section in (*page.sections, Section(page.others)):
        yield from (section.title, section.line)
        yield from (text for row in section.rows for text in told(row))
    if page.main is not None:
        yield page.main.label


def read(page: PagePresenter, texts: Texts) -> str:
    """All that a page says, with the values of what is set and written behind their labels."""
    shown = page.present(texts)
    values = [f"{row.label} {row.text}" for row in shown.rows if isinstance(row, Setting | Field)]
    return " | ".join([*said(shown), *values])


def in_window(page: PagePresenter, texts: Texts) -> str:
    """Everything that is written in a window, leaf by leaf, and the halves of all tiles."""
    leaves = list(pages_of(ListScreen(page), DisplaySettings(texts=texts)))
    head = [text.text for text in leaves[0].texts[:2]]
    read = [text.text for leaf in leaves for text in leaf.texts if text.text not in head]
    controls = [part for leaf in leaves for each in leaf.controls for part in (each.label, each.detail, each.value)]
    pictures = [each for leaf in leaves for each in leaf.pictures if isinstance(each, TilePicture)]
    tiles = ["-".join(map(str, each.halves)) for each in pictures]
    return squeezed([*head, *read, *controls, *tiles])


def on_phone(page: PagePresenter, texts: Texts) -> str:
    """Everything that is written on a phone; in place of the picture of a tile stand its halves."""
    source = list_page(texts, page.present(texts), page.name, "")
    source = re.sub(r"<svg.*?</svg>", lambda tile: "-".join(re.findall(r'class="n(\w+)"', tile[0])), source)
    return squeezed([html.unescape(re.sub(r"<[^>]*>", " ", source))])


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
"""The texts that each front end writes of a page."""

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
