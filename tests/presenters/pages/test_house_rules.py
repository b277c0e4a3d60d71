"""The house rules in groups: each rule has its place, what differs is told, and a search finds it in each language."""

import pytest
from tests.window.plain_services import PlainServices

from roundhouse.games import GAMES
from roundhouse.games.core.options import option_fields
from roundhouse.games.sheets import sheet_named
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.app_services import choose_table
from roundhouse.presenters.pages.house_rules import DIFFERENT, MOST_ON_ONE_PAGE, HouseRulesPage, RuleGroupPage
from roundhouse.presenters.pages.list_page import OFF, ON, Choice, ListPage, Setting, Show
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.option_groups import FURTHER, OPTION_GROUPS, group_of
from roundhouse.records.preferences import SavedChoices, TableChoice


@pytest.fixture
def services() -> PlainServices:
    return PlainServices(SavedChoices(table=TableChoice("mexican-train", places=table_setup.usual_places("Ann"))), [])


def names_on(page: ListPage) -> list[str]:
    """The names of the rules that can be set on a page."""
    return [row.id.rpartition(":")[2] for row in page.rows if isinstance(row, Setting)]


def found(services: PlainServices, words: str, language: str = "en") -> list[str]:
    page, texts = HouseRulesPage(services), Texts(language)
    assert page.present(texts).answer("search", words)
    return names_on(page.present(texts))


def set_rule(services: PlainServices, group: str, rule: str, value: str) -> Setting:
    """Set a rule on the page of its group, and return it as it is then."""
    page = RuleGroupPage(services, group)
    assert page.present(Texts()).answer(rule, value)
    setting = page.present(Texts()).setting(rule)
    assert setting is not None
    return setting


def test_each_option_of_each_game_has_one_group() -> None:
    told = [name for names in OPTION_GROUPS.values() for name in names]
    assert len(told) == len(set(told))
    offered = {name for game in GAMES for name in option_fields(GAMES[game].options_type)}
    assert {name for name in offered if group_of(name) == FURTHER} == set()
    assert set(told) - offered == {"undo", "turn_clock", "announce_time"}, "a rule that no game has"


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_stands_on_one_page_of_its_game(services: PlainServices, game: str) -> None:
    choose_table(services, TableChoice(game, places=table_setup.usual_places("Ann")))
    first = HouseRulesPage(services).present(Texts())
    pages = [first]
    for row in first.rows:
        if isinstance(row, Choice) and row.id.startswith("group:"):
            way = row.do()
            assert isinstance(way, Show)
            pages.append(way.page.present(Texts()))
    shown = [name for page in pages for name in names_on(page)]
    assert sorted(shown) == sorted([*table_setup.house_rules(services.choices.table), "undo", "turn-clock"])
    assert (len(shown) > MOST_ON_ONE_PAGE) == (len(pages) > 1)


def test_what_differs_from_the_recommended_rules_is_marked_and_told(services: PlainServices) -> None:
    usual = HouseRulesPage(services).present(Texts())
    assert usual.line == "These are the recommended rules. You can change any of them."
    assert usual.choice(f"group:{DIFFERENT}") is None
    changed = set_rule(services, "doubles", "mexican-train:option:one_double", ON)
    assert changed.label == "● One double a turn"
    assert changed.detail == "Recommended: off. The tile that follows a double cannot be another double."
    page = HouseRulesPage(services).present(Texts())
    assert page.line == "One rule is changed; the others are as recommended."
    different, group = page.choice(f"group:{DIFFERENT}"), page.choice("group:doubles")
    assert different is not None and different.detail == "One double a turn: on"
    assert group is not None and "● One double a turn" in group.detail
    assert set_rule(services, "doubles", "mexican-train:option:one_double", OFF).label == "One double a turn"


def test_what_differs_from_a_sheet_is_compared_with_that_sheet(services: PlainServices) -> None:
    choose_table(services, table_setup.with_sheet(services.choices.table, sheet_named("good-sam-idaho")))
    page = HouseRulesPage(services).present(Texts())
    assert page.line == "As played by Good Sam, Idaho. You can change any rule."
    assert page.choice(f"group:{DIFFERENT}") is None
    changed = set_rule(services, "doubles", "mexican-train:option:follow_on_double", OFF)
    assert changed.detail.startswith("Good Sam, Idaho: on. ")
    set_rule(services, "table", "turn-clock", "90")
    page = HouseRulesPage(services).present(Texts())
    assert page.line == "2 rules are changed; the others are as played by Good Sam, Idaho."
    assert names_on(RuleGroupPage(services, DIFFERENT).present(Texts())) == ["follow_on_double", "turn-clock"]


def test_a_rule_that_is_set_back_stays_on_the_page_of_what_differs(services: PlainServices) -> None:
    set_rule(services, "scoring", "mexican-train:option:double_blank", "50")
    page = RuleGroupPage(services, DIFFERENT)
    assert page.present(Texts()).answer("mexican-train:option:double_blank", "0")
    assert names_on(page.present(Texts())) == ["double_blank"]
    assert names_on(RuleGroupPage(services, DIFFERENT).present(Texts())) == []


@pytest.mark.parametrize(
    ("words", "language", "rules"),
    [
        ("older deal", "en", ["older_deal"]),
        ("DEAL older", "en", ["older_deal"]),
        ("50", "en", ["double_blank", "out_bonus", "limit"]),  # a value; numbers of tiles do not count
        ("mt-8", "en", ["follow_on_double", "may_cover", "one_double", "first_doubles_wait"]),
        ("MT8", "en", ["follow_on_double", "may_cover", "one_double", "first_doubles_wait"]),
        ("mt-1", "en", ["older_deal"]),  # and not MT-10 to MT-13
        ("90 seconds", "en", ["turn-clock"]),
        ("zurucknehmen", "de", ["undo"]),  # Zurücknehmen
        ("letztes DOPPEL", "de", ["cover_last_double"]),
        ("cubrir el ultimo", "es", ["cover_last_double"]),  # último
        ("qwertz", "en", []),
    ],
)
def test_a_search_finds_names_values_and_clauses(
    services: PlainServices, words: str, language: str, rules: list[str]
) -> None:
    assert found(services, words, language) == rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_is_found_by_its_own_name(services: PlainServices, language: str) -> None:
    for rule in table_setup.house_rules(services.choices.table):
        assert rule in found(services, Texts(language).option_name(rule), language)


def test_a_search_without_a_find_says_so_and_an_empty_one_shows_the_groups(services: PlainServices) -> None:
    page = HouseRulesPage(services)
    page.present(Texts()).answer("search", "such words")
    assert any("No house rule says “such words”." in str(row) for row in page.present(Texts()).rows)
    page.present(Texts()).answer("search", " ")
    assert page.present(Texts()).choice("group:doubles") is not None


def test_what_is_found_can_be_set_at_once(services: PlainServices) -> None:
    page = HouseRulesPage(services)
    page.present(Texts()).answer("search", "older")
    assert page.present(Texts()).answer("mexican-train:option:older_deal", ON)
    assert services.choices.table.rules["mexican-train"] == {"older_deal": "yes"}
