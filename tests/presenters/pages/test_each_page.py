"""The texts of each page in its states, and the effects of actions there: a row for each case."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from types import SimpleNamespace
from typing import NamedTuple

import pytest
from rich.console import Console
from tests.presenters.pages.every_page import PAGES, Deed, read, services
from tests.window.plain_services import PaintedDoor, PlainServices
from tests.window.screens.match import sample_matches
from tests.window.screens.page_services import kept_tables
from tools.pictures.tables import reviewed
from tools.testing.phone_table import TableOfPhones

from roundhouse.games import GAMES
from roundhouse.games.core.names import identity
from roundhouse.games.core.options import read_options
from roundhouse.hub.hub import ConnectionState
from roundhouse.i18n.booklet_texts import booklet_chapters
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import RoundIndex, Seat, Slot
from roundhouse.phones.pages import list_page
from roundhouse.presenters.app_services import liveries_to_set_up
from roundhouse.presenters.match.match_review import MatchReview
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.journal import SavedTablesPage
from roundhouse.presenters.pages.list_page import Diagram, Leave, PagePresenter, Paragraph, Show, Watch, submit_form
from roundhouse.presenters.pages.match import POLL_MS, ReviewPage, ScoreCorrectionPage
from roundhouse.presenters.pages.phones import PhonesPage
from roundhouse.presenters.pages.players import JoinPage, LiveryPage, SeatPage, TakenSeatPage
from roundhouse.presenters.pages.preferences import PreferencesPage
from roundhouse.presenters.pages.table_choices import lengths, setting
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup import table_setup
from roundhouse.records.preferences import Livery, Preferences, SavedChoices, TableChoice
from roundhouse.referee import Undo
from roundhouse.terminal.page_console import page_text
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.list_screen import ListScreen


class HalfDone(MatchReview):
    """A review that is judged no further, and does not end by itself."""

    def __init__(self) -> None:
        whole = reviewed()
        super().__init__(whole._match, whole._names, whole._judged[: whole.done // 2])
        self.total = whole.done
        self.begin(lambda _: None)


def failed() -> PagePresenter:
    review = reviewed()
    review.failed = True
    return ReviewPage(review)


def settings(language: str = "en", hub: object = None, **chosen: object) -> PagePresenter:
    services = PlainServices(SavedChoices(preferences=Preferences(language, **chosen)))  # type: ignore[arg-type]
    services.hub = hub  # type: ignore[assignment]
    return PreferencesPage(services)


def hub(address: str, state: ConnectionState = ConnectionState.CONNECTED) -> object:
    return SimpleNamespace(address=address, state=state)


def phones(news: str = "Bo has another phone.") -> PagePresenter:
    """One phone asks for a computer's seat, one that is away has a seat, and a seat was given."""
    presenter = Presenter(TableOfPhones().session)
    page = PhonesPage(lambda: PlainServices().phones(presenter), presenter)
    assert isinstance(page._access, PaintedDoor)
    page._access.claimed, page._access.said = {Seat(0): 47}, news
    page._access.presence = ["computer", "away", "free"]
    return page


def waiting() -> PagePresenter:
    kept = [replace(each, begun=datetime(2026, 11, 21, 20, 15)) for each in kept_tables(["Ann"], ["slosh"])]
    return SavedTablesPage(PlainServices(SavedChoices(), kept))


def evenings() -> PagePresenter:
    *_, page = sample_matches.statistics(PlainServices())
    return page


def joining() -> PagePresenter:
    return JoinPage(Presenter(sample_matches.played("mexican-train", 4, 1)), Slot(0))


def sitting() -> PagePresenter:
    return TakenSeatPage(Presenter(sample_matches.played("mexican-train", 4, 1)), Seat(1))


def seat(number: int) -> PagePresenter:
    return SeatPage(services(), services().choices.table.places[number].slot)


def correction(game: str) -> PagePresenter:
    return ScoreCorrectionPage(Presenter(sample_matches.played(game, 3, 2)), RoundIndex(0), Seat(1))


def unkept() -> PagePresenter:
    *_, page = PAGES["export"](services())
    return page


class Case(NamedTuple):
    """A page in a language, what is done there, what is to be read then, and what is not."""

    page: Callable[[], PagePresenter]
    does: tuple[Deed, ...] = ()
    said: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()
    language: str = "en"


SILENT = "There is no hub, so you will hear nothing."
CASES = {
    "no hub is silent": Case(lambda: settings(speaker="hub"), (), (SILENT,)),
    "a simulated hub is silent": Case(lambda: settings(hub=hub("sim://"), speaker="hub"), (), (SILENT,)),
    "a lost hub is silent": Case(lambda: settings(hub=hub("COM3", ConnectionState.LOST), speaker="hub"), (), (SILENT,)),
    "a hub sounds": Case(lambda: settings(hub=hub("COM3"), speaker="hub"), (), (), (SILENT,)),
    "a computer sounds": Case(lambda: settings(speaker="computer"), (), (), (SILENT,)),
    "one of them sounds": Case(lambda: settings(speaker="auto"), (), (), (SILENT,)),
    "a speed in German": Case(lambda: settings("de", speed=0.5), (), ("0,5×",), ("0.5×",), "de"),
    **{
        f"a size in {language}": Case(lambda: settings(text=1.3), (), (size,), (), language)
        for language, size in (("en", "130%"), ("es", "130%"), ("de", "130 %"))
    },
    "a setting that is changed": Case(settings, (("volume", "5"), ("muted", "yes")), ("Volume 5", "Mute on")),
    "phones": Case(phones, (), ("a phone that shows 47 asks for it", "Let it in", "Free it", "Bo has another phone.")),
    "phones that are sent away": Case(phones, (("free:1", ""),), ("plays here",), ("away", "Free it")),
    "phones that are kept out": Case(
        lambda: phones(""), (("shut", ""),), ("a new code lets people in again",), ("Code mw",)
    ),
    "a correction": Case(lambda: correction("mexican-train"), (("points", "47"),), ("Points 47", "so far")),
    "a sum": Case(lambda: correction("mexican-train"), (("points", "12+17+5"),), ("12 + 17 + 5 = 34",), ("so far",)),
    "half a sum": Case(lambda: correction("mexican-train"), (("points", "12+"),), ("missing in",)),
    "a sum with a gap": Case(lambda: correction("mexican-train"), (("points", "12++5"),), ('missing in "12++5"',)),
    "letters": Case(lambda: correction("mexican-train"), (("points", "4a7"),), ('"4a7" is not a number',)),
    "too many digits": Case(lambda: correction("mexican-train"), (("points", "123456"),), ("at most 9999",)),
    "no points are lost": Case(lambda: correction("mexican-train"), (("points", "-12"),), ('"-12" is below zero',)),
    "points are lost in a sum": Case(lambda: correction("station"), (("points", "12+5-"),), ("12 + −5 = 7",)),
    "points are lost": Case(lambda: correction("station"), (("points", "12-"),), ("Points −12",)),
    "a sign that is turned twice": Case(lambda: correction("station"), (("points", "−12-"),), ("Points 12",), ("−12",)),
    "a round that is chosen": Case(lambda: correction("mexican-train"), (("which", "1"), ("who", "2")), ("Round 2",)),
    "a table that waits": Case(waiting, (), ("Nov 21, 2026, 8:15 PM",)),
    "a table that waits, in Spanish": Case(waiting, (), ("21 nov 2026, 8:15 p.m.",), (), "es"),
    "an evening": Case(evenings, (), ("Jan 9, 2026",)),
    "an evening in Spanish": Case(evenings, (), ("9 ene 2026",), (), "es"),
    "a seat, counted as people do": Case(lambda: seat(1), (), ("Seat 2",)),
    "a seat of two of the same name": Case(lambda: seat(1), (("name", "ann"),), ("Two players are called Ann",)),
    "who joins": Case(joining, (("name", "Zoe"),), ("Zoe starts with", "Per round missed: as others got")),
    "a name that is taken": Case(joining, (("name", sample_matches.NAMES[0]),), ("Somebody here is called Maxi",)),
    "a name of somebody else here": Case(
        sitting, (("name", sample_matches.NAMES[0]),), (f"{sample_matches.NAMES[0]} sits here already",)
    ),
    "who changes places": Case(sitting, (("swap", "0"),), (f"Changes places with {sample_matches.NAMES[0]}",)),
    "a name that is a word": Case(joining, (("name", "draw"),), ("draw cannot be used as a name",)),
    "a name that is none": Case(joining, (("name", " "),), ("Type a name",)),
    "a name that is too long": Case(
        joining, (("name", "Maximilianettes"),), ("at most 14 letters", "Name Maximilianette")
    ),
    "a copy that could not be kept": Case(unkept, (), ("Keep a copy", "Could not save"), ("Saved for you",)),
    "a review at work": Case(lambda: ReviewPage(HalfDone()), (), ("The page fills as the work goes on", "Stop")),
    "a review that is stopped": Case(
        lambda: ReviewPage(HalfDone()), (("enough", ""),), ("Stopped: ",), ("The page fills",)
    ),
    "a review that failed": Case(failed, (), ("The review had to stop",)),
    "a player's review": Case(lambda: ReviewPage(reviewed()), (("player:2", ""),), ("What cost Caleb most",)),
}


@pytest.mark.parametrize("name", CASES)
def test_a_page_says_what_there_is_to_say(name: str) -> None:
    case = CASES[name]
    page, texts = case.page(), Texts(case.language)
    for id, value in case.does:
        submit_form(texts, page, {id: value} if value else {"do": id})
    told = read(page, texts)
    assert [each for each in case.said if each not in told] == [], told
    assert [each for each in case.unsaid if each in told] == [], told
    page.close()


def test_who_asks_for_a_seat_and_who_is_away_stand_out_on_every_front_end() -> None:
    shown = phones().present(Texts())
    controls = {each.name: each.tone for each in ListScreen(phones()).page(DisplaySettings()).controls}
    assert [controls[f"seat:{seat}"] for seat in range(3)] == [palette.CORAL, palette.BRASS, palette.SECONDARY]
    source = list_page(Texts(), shown, "phones", "")
    assert "<p class=due>Bo has another phone." in source
    assert '<span class="alarm">a phone that shows 47' in source and '<span class="due">away' in source
    out = Console(file=io.StringIO(), color_system="standard", force_terminal=True)
    out.print(page_text(Texts(), shown))
    written = out.file.getvalue()  # type: ignore[attr-defined]
    assert "\x1b[33mBo has" in written and "\x1b[1;33ma phone" in written and "\x1b[33maway" in written


def test_who_sits_down_between_two_is_between_them_in_turn_and_an_impossible_name_changes_nobody() -> None:
    table = sample_matches.played.__wrapped__("mexican-train", 2, 1)
    presenter = Presenter(table)
    page = JoinPage(presenter, Slot(presenter.roster.sitting[0].slot + 1))
    submit_form(Texts(), page, {"name": "draw", "do": "sit"})
    points = submit_form(Texts(), page, {"name": "Zoe", "do": "points"})
    assert isinstance(points, Show)
    submit_form(Texts(), points.page, {"points": "20", "do": "take"})
    assert page.present(Texts()).line.startswith("Zoe starts with 20 points, for 1 round")
    submit_form(Texts(), page, {"do": "sit"})
    assert table.referee.names[1] == "Zoe" and table.referee.match.totals[1] == 20
    names = table.referee.names
    submit_form(Texts(), TakenSeatPage(presenter, Seat(0)), {"name": "zoe", "do": "back"})
    assert table.referee.names == names
    submit_form(Texts(), TakenSeatPage(presenter, Seat(0)), {"name": "Flo", "do": "back"})
    assert table.referee.names == ("Flo", *names[1:])


@pytest.mark.parametrize(("touched", "value"), [("who", "2"), ("which", "1")])
def test_a_round_that_is_taken_back_meanwhile_is_corrected_no_more(touched: str, value: str) -> None:
    table = sample_matches.played.__wrapped__("mexican-train", 3, 2)
    page = ScoreCorrectionPage(Presenter(table), None, Seat(1))
    submit_form(Texts(), page, {"points": "47"})
    shown = page.present(Texts()).setting(touched)
    assert shown is not None
    table.call(Undo(1))
    shown.choose(value)
    told, totals = read(page, Texts()), table.referee.match.totals
    assert "Round 1" in told and "47" not in told and page.handle_hub_events((), 0) is None
    assert submit_form(Texts(), page, {"do": "take"}) is None and table.referee.match.totals == totals
    while table.referee.match.results:
        table.call(Undo(1))
    assert read(page, Texts()) == told and page.handle_hub_events((), 0) == Leave()


def test_a_player_who_came_and_is_taken_back_meanwhile_is_corrected_no_more() -> None:
    table = sample_matches.played.__wrapped__("mexican-train", 3, 1)
    submit_form(Texts(), JoinPage(Presenter(table), Slot(11)), {"name": "Zoe", "do": "sit"})
    assert table.referee.names[3] == "Zoe"
    page = ScoreCorrectionPage(Presenter(table), RoundIndex(0), Seat(3))
    submit_form(Texts(), page, {"points": "47"})
    table.call(Undo(1))
    told = read(page, Texts())
    assert f"Player {table.referee.names[2]}" in told and "47" not in told


def test_what_is_chosen_and_none_of_the_cards_stays_chosen() -> None:
    taken = list[TableChoice]()
    choice = table_setup.with_option(TableChoice("mexican-train"), "rounds", 2)
    length = setting("length", "", lengths(Texts(), choice), choice, taken.append, "2 rounds")
    length.choose(length.value)
    assert taken == [] and length.text == "2 rounds"
    length.choose("3")
    assert [each.rules["mexican-train"]["rounds"] for each in taken] == ["3"]


def test_a_review_goes_on_until_it_is_stopped_and_its_decisions_lead_to_the_table() -> None:
    review = HalfDone()
    page = ReviewPage(review)
    assert page.wait_ms == POLL_MS and 0.4 < (page.present(Texts()).progress or 0) < 0.6
    page.close()
    assert review.goes_on, "it goes on in the background"
    submit_form(Texts(), page, {"do": "enough"})
    assert page.wait_ms is None and not review.goes_on
    submit_form(Texts(), page, {"do": "judge-on"})
    assert review.goes_on
    whole = ReviewPage(reviewed())
    assert whole.present(Texts()).progress == 1
    choices = list(whole.present(Texts()).choices)
    names = {choice.label for choice in choices if choice.id.startswith("player:")}
    of_all = [choice for choice in choices if choice.id.startswith("decision:")]
    assert len(of_all) == 3 and all(re.match(r"Round \d: ", choice.detail) for choice in of_all)
    assert {choice.label for choice in of_all} <= names
    submit_form(Texts(), whole, {"do": "player:2"})
    way = submit_form(Texts(), whole, {"do": "decision:0"})
    assert isinstance(way, Watch) and way.replay.viewer == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_booklet_has_all_clauses_and_what_the_table_agreed_on_stands_below_its_clause(
    game: str, language: str
) -> None:
    texts, kind = Texts(language), GAMES[game].options_type
    usual = [row for row in HowToPlayPage(game, kind()).present(texts).rows if not isinstance(row, Diagram)]
    chapters = booklet_chapters(texts, GAMES[game].clauses).values()
    assert usual == [Paragraph(text) for entries in chapters for each in entries.values() for text in each]
    if game == "station":
        agreed = read_options(kind, {"must_play": "yes", "set": "9", "deal": "9"})
        rows = list(HowToPlayPage(game, agreed).present(texts).rows)
        news = [row.text for row in rows if isinstance(row, Paragraph) and row.tone == "news"]
        assert [row for row in rows if isinstance(row, Paragraph) and row.tone == "plain"] == usual
        assert not any(first == second for first, second in pairwise(rows)) and len(news) == 2, "the set lies there"
        for name, sentence, value in (("must_play", "how-to-play-on", ""), ("deal", "how-to-play-rule", "9")):
            facts = {"title": texts.option_name(name), "line": texts.option_line(name)}
            assert texts.screen(sentence, **facts, **({"value": value} if value else {})) in news


@pytest.mark.parametrize(("language", "warned"), [("en", "off. Not used here: "), ("es", "no. Aquí no es así: ")])
def test_a_rule_that_is_switched_off_is_not_described_as_in_force(language: str, warned: str) -> None:
    agreed = read_options(GAMES["private-trains"].options_type, {"mexican_train": "no"})
    told = read(HowToPlayPage("private-trains", agreed), Texts(language))
    assert warned + Texts(language).option_line("mexican_train") in told


def test_a_picture_and_a_color_are_kept_with_the_name_and_exchanged_with_who_has_them() -> None:
    at = services()
    first, second = (place.name for place in at.choices.table.places[:2])
    page = LiveryPage(at, Seat(1))
    for choice in ("color:0", "picture:8"):
        submit_form(Texts(), page, {"do": choice})
    kept = at.choices.preferences.liveries
    assert (kept[identity(second)], kept[identity(first)]) == (Livery(8, 0), Livery(0, 1))
    chosen = [row.id for row in page.present(Texts()).choices if row.chosen]
    assert chosen == ["picture:8", "color:0"]


def test_what_a_guest_has_chosen_is_kept_with_the_name_that_is_written_afterwards() -> None:
    at = services()
    place = at.choices.table.places[1]
    submit_form(Texts(), LiveryPage(at, Seat(1)), {"do": "picture:8"})
    submit_form(Texts(), SeatPage(at, place.slot), {"name": "Zoe", "do": "back"})
    assert liveries_to_set_up(at)[1].engine == 8
