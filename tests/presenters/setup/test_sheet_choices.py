"""A published sheet as the rules of the table that is set up next: chosen, followed, changed and left."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.window.plain_services import PlainServices

from roundhouse.games.sheets import sheet_named
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Slot
from roundhouse.presenters.app_services import choose_table
from roundhouse.presenters.pages.house_rules import HouseRulesPage
from roundhouse.presenters.pages.how_to_play import how_to_play
from roundhouse.presenters.pages.list_page import Choice, Leave, ScanCode, Show
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.rule_sheets import OwnRulesPage, SharedRulesPage, SheetsPage
from roundhouse.records.preferences import SavedChoices, SeatChoice, TableChoice, read_choices, write_choices
from roundhouse.referee.seats import PERSON


@pytest.fixture
def services() -> PlainServices:
    return PlainServices(SavedChoices(table=TableChoice("mexican-train", places=table_setup.usual_places("Ann"))), [])


def pick(services: PlainServices, key: str) -> None:
    """Pick a sheet on the page that the house rules lead to."""
    row = HouseRulesPage(services).present(Texts()).choice("sheet")
    assert row is not None
    shown = row.do()
    assert isinstance(shown, Show)
    card = shown.page.present(Texts()).choice(f"sheet:{key}")
    assert card is not None and isinstance(card.do(), Leave)


def said(services: PlainServices) -> str:
    row = HouseRulesPage(services).present(Texts()).choice("sheet")
    assert isinstance(row, Choice)
    return row.value


def typed(services: PlainServices, text: str) -> str:
    """Write a name or a text on the page of one's own rules; return what that page complains of."""
    page = OwnRulesPage(services)
    page.present(Texts()).answer("own-rules", text)
    keep = page.present(Texts()).choice("keep-rules")
    assert keep is not None
    return page.present(Texts()).line if keep.do() is None else ""


def shared(services: PlainServices) -> str:
    page = SharedRulesPage(services).present(Texts())
    code = next(row for row in page.rows if isinstance(row, ScanCode))
    assert code.squares
    return code.address


def rules(services: PlainServices) -> dict[str, str]:
    return dict(services.choices.table.rules.get("mexican-train", {}))


def test_a_sheet_is_picked_on_the_page_of_house_rules(services: PlainServices) -> None:
    assert said(services) == "none"
    pick(services, "good-sam-idaho")
    assert said(services) == "Good Sam, Idaho"
    assert rules(services) == {"deal": "14", "engine_from": "hand", "follow_on_double": "yes"}
    assert table_setup.create_table(services.choices.table).referee.game.hand_size == 14


def test_only_the_picked_one_of_sheets_with_the_same_rules_is_marked(services: PlainServices) -> None:
    pick(services, "htuse")
    shown = HouseRulesPage(services).present(Texts()).choice("sheet")
    assert shown is not None
    way = shown.do()
    assert isinstance(way, Show)
    cards = [each for each in way.page.present(Texts()).rows if isinstance(each, Choice)]
    assert [each.label for each in cards if each.chosen] == ["HTUse"]


def test_the_deal_follows_the_players_until_somebody_changes_a_rule(services: PlainServices) -> None:
    pick(services, "pressman")
    found_and_begun = {"engine_from": "found", "others_begin": "yes"}
    assert rules(services) == found_and_begun  # Four are dealt 15, as our own sheet says.
    five = replace(services.choices.table, places=(*services.choices.table.places, SeatChoice(Slot(3), "Eve", PERSON)))
    choose_table(services, five)
    assert (rules(services), said(services)) == ({"deal": "11", **found_and_begun}, "Pressman")
    choose_table(services, table_setup.with_option(five, "one_double", True))
    assert said(services) == "Pressman, changed"
    choose_table(services, replace(services.choices.table, places=services.choices.table.places[:4]))
    assert rules(services) == {"one_double": "yes", **found_and_begun}  # What people chose themselves stays.


def test_set_and_length_stay_where_the_sheet_says_nothing_of_them(services: PlainServices) -> None:
    choose_table(services, table_setup.with_option(table_setup.with_set(services.choices.table, 9), "rounds", 3))
    pick(services, "greves")
    assert rules(services) == {"set": "9", "rounds": "3"}
    pick(services, "tanglewood")
    named = {"set": "15", "deal": "11", "engine_from": "found", "own_train_only": "yes"}
    assert rules(services) == named | {"rounds": "3"}
    pick(services, "")
    assert (rules(services), said(services)) == ({"set": "15", "rounds": "3"}, "none")


def test_the_sheet_is_kept_for_the_next_start(services: PlainServices, tmp_path: Path) -> None:
    pick(services, "tanglewood")
    write_choices(services.choices, tmp_path)
    services.choices = read_choices(tmp_path)
    assert said(services) == "Tanglewood"
    services.choices = replace(services.choices, table=replace(services.choices.table, sheet="a sheet that is gone"))
    assert said(services) == "none"


def test_how_to_play_says_what_of_the_sheet_cannot_be_played(services: PlainServices) -> None:
    pick(services, "tanglewood")
    section = next(iter(how_to_play(services.choices.table).present(Texts()).sections))
    assert section.title == "As played by Tanglewood"
    assert len(section.rows) == len(sheet_named("tanglewood").missing)
    pick(services, "htuse")
    section = next(iter(how_to_play(services.choices.table).present(Texts()).sections))
    assert (section.rows, section.line) == ((), "Everything known of their sheet is played here.")


def test_own_rules_are_kept_under_a_name_and_come_first(services: PlainServices, tmp_path: Path) -> None:
    choose_table(services, table_setup.with_option(services.choices.table, "one_double", True))
    assert typed(services, " The  Millers ") == "" and said(services) == "The Millers"
    pick(services, "pressman")
    write_choices(services.choices, tmp_path)
    services.choices = read_choices(tmp_path)
    cards = [each for each in SheetsPage(services).present(Texts()).rows if isinstance(each, Choice)]
    assert cards[0].label == "The Millers"
    cards[0].do()
    assert (rules(services), said(services)) == ({"one_double": "yes"}, "The Millers")
    choose_table(services, table_setup.with_option(services.choices.table, "double_blank", 50))
    assert said(services) == "The Millers, changed"
    assert typed(services, "The Millers") == ""  # The same name: replaced.
    assert [sheet.name for sheet in table_setup.own_sheets(services.choices.table)] == ["The Millers"]
    assert said(services) == "The Millers"


def test_own_rules_travel_to_another_table_and_can_be_forgotten(services: PlainServices) -> None:
    choose_table(
        services, table_setup.with_option(table_setup.with_set(services.choices.table, 15), "missed_call", True)
    )
    typed(services, "Us")
    text = shared(services)
    assert text == "roundhouse-rules 1 mexican-train set=15 missed_call=yes: Us"
    other = PlainServices(SavedChoices(table=TableChoice("slosh", places=table_setup.usual_places("Bo"))), [])
    assert typed(other, text) == "" and other.choices.table.game == "mexican-train"
    assert (rules(other), said(other)) == ({"set": "15", "missed_call": "yes"}, "Us")
    forget = SharedRulesPage(other).present(Texts()).choice("forget")
    assert forget is not None and isinstance(forget.do(), Leave)
    assert (rules(other), said(other)) == ({"set": "15", "missed_call": "yes"}, "none")
    assert SharedRulesPage(other).present(Texts()).choice("forget") is None
    assert shared(other).endswith(": Our rules")


def test_what_is_neither_a_name_nor_rules_changes_nothing(services: PlainServices) -> None:
    before = services.choices
    assert typed(services, "roundhouse-rules 2 x").endswith("Update this program to play them.")
    assert typed(services, "roundhouse-rules 1 mexican-train set=10: Us").startswith("set cannot be 10")
    for name in ("", "Club #1"):
        assert typed(services, name) == "Rules need a name of 1 to 40 letters without #: write another one."
    assert services.choices == before


def test_a_game_that_is_played_again_is_played_as_it_was_agreed(services: PlainServices) -> None:
    pick(services, "tanglewood")
    played = replace(services.choices.table, undo=False, turn_clock=90, announce_time=11)
    table = table_setup.create_table(replace(played, places=table_setup.usual_places("Ann")))
    since = TableChoice("slosh", places=played.places)
    again = table_setup.played_again(since, table, played.places)
    assert (again.game, again.sheet) == (played.game, "tanglewood")
    assert (again.undo, again.turn_clock, again.announce_time) == (False, 90, 11)
    assert table_setup.create_table(again).agreement == table.agreement
