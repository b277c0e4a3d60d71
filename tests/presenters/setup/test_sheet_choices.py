"""A published sheet as the rules of the table that is set up next: chosen, followed, changed and left."""

from dataclasses import replace

import pytest
from tests.window.plain_services import PlainServices

from roundhouse.games.sheets import sheet_named
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Slot
from roundhouse.presenters.app_services import choose
from roundhouse.presenters.pages.house_rules import HouseRulesPage
from roundhouse.presenters.pages.how_to_play import how_to_play
from roundhouse.presenters.pages.list_page import Choice, Leave, Show
from roundhouse.presenters.setup import table_setup
from roundhouse.records.preferences import SavedChoices, SeatChoice, TableChoice, read_choices, write_choices
from roundhouse.referee.seats import PERSON


@pytest.fixture
def services() -> PlainServices:
    return PlainServices(SavedChoices(table=TableChoice("mexican-train", places=table_setup.usual_places("Ann"))), [])


def pick(services: PlainServices, key: str) -> None:
    """Picks a sheet on the page that the house rules lead to."""
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


def rules(services: PlainServices) -> dict[str, str]:
    return dict(services.choices.table.rules.get("mexican-train", {}))


def test_a_sheet_is_picked_on_the_page_of_house_rules(services: PlainServices) -> None:
    assert said(services) == "no sheet"
    pick(services, "good-sam-idaho")
    assert said(services) == "Good Sam, Idaho"
    assert rules(services) == {"deal": "14", "follow_on_double": "yes"}
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
    assert rules(services) == {}  # Four are dealt 15, as our own sheet says.
    five = replace(services.choices.table, places=(*services.choices.table.places, SeatChoice(Slot(3), "Eve", PERSON)))
    choose(services, five)
    assert (rules(services), said(services)) == ({"deal": "11"}, "Pressman")
    choose(services, table_setup.with_option(five, "one_double", True))
    assert said(services) == "Pressman, changed"
    choose(services, replace(services.choices.table, places=services.choices.table.places[:4]))
    assert rules(services) == {"one_double": "yes"}  # What people chose themselves stays.


def test_set_and_length_stay_where_the_sheet_says_nothing_of_them(services: PlainServices) -> None:
    choose(services, table_setup.with_option(table_setup.with_set(services.choices.table, 9), "rounds", 3))
    pick(services, "greves")
    assert rules(services) == {"set": "9", "rounds": "3"}
    pick(services, "tanglewood")
    assert rules(services) == {"set": "15", "deal": "11", "rounds": "3"}
    pick(services, "")
    assert (rules(services), said(services)) == ({"set": "15", "rounds": "3"}, "no sheet")


def test_the_sheet_is_kept_for_the_next_start(services: PlainServices, tmp_path) -> None:  # type: ignore[no-untyped-def]
    pick(services, "tanglewood")
    write_choices(services.choices, tmp_path)
    services.choices = read_choices(tmp_path)
    assert said(services) == "Tanglewood"
    services.choices = replace(services.choices, table=replace(services.choices.table, sheet="a sheet that is gone"))
    assert said(services) == "no sheet"


def test_how_to_play_says_what_of_the_sheet_cannot_be_played(services: PlainServices) -> None:
    pick(services, "tanglewood")
    section = next(iter(how_to_play(services.choices.table).present(Texts()).sections))
    assert section.title == "As played by Tanglewood"
    assert len(section.rows) == len(sheet_named("tanglewood").missing)
    pick(services, "htuse")
    section = next(iter(how_to_play(services.choices.table).present(Texts()).sections))
    assert (section.rows, section.line) == ((), "All that is known of their sheet is played here.")
