"""Published sheets: every answer has words, every option that one names exists, and its rules can be played."""

import pytest

from roundhouse.games import GAMES
from roundhouse.games.core.options import OptionError, option_fields, option_text, read_options
from roundhouse.games.sheets import AGREED, LONGEST_NAME, Sheet, asked, questions, rules_text, sheet_named, sheets
from roundhouse.i18n.error_texts import option_error_text
from roundhouse.i18n.texts import LANGUAGES, Texts


@pytest.fixture(params=sheets(), ids=lambda sheet: sheet.key)
def sheet(request: pytest.FixtureRequest) -> Sheet:
    assert isinstance(request.param, Sheet)
    return request.param


def test_every_question_and_every_answer_has_words(sheet: Sheet) -> None:
    for fact in sheet.facts:
        for language in LANGUAGES:
            assert fact.asked.text(language).endswith("?") and fact.said.text(language).endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_each_answer_of_a_game_names_a_clause_and_options_that_it_accepts(game: str) -> None:
    kind = GAMES[game]
    for question, known in questions(game).items():
        assert str(asked(question)) and known["clause"] in kind.clauses, question
        for answer, options in known.items():
            if answer != "clause":
                fields = option_fields(kind.options_type)
                rules = {
                    name: option_text((fields[name].metadata["values"] or (1,))[-1]) if text == AGREED else text
                    for name, text in options.items()
                }
                kind(kind.seats_offered[-1], read_options(kind.options_type, rules))


def test_the_rules_of_a_sheet_are_those_of_its_facts_and_can_be_played(sheet: Sheet) -> None:
    kind, played = GAMES[sheet.game], 0
    for seats in kind.seats_offered:
        rules, options = sheet.rules(seats), sheet.options(seats)
        try:
            game = kind(seats, read_options(kind.options_type, rules))
        except OptionError:
            continue  # As many cannot play at all (BT-1), or not with the recommended deal.
        played += 1
        by_option = {name for fact in sheet.facts for name in fact.options} | {"set", "deal", "rounds"}
        assert rules.keys() <= by_option
        for fact in sheet.facts:
            for name, text in fact.options.items():
                assert options[name] == text
            if fact.question == "deal" and isinstance(fact.answer, int) and fact.status != "missing":
                assert game.hand_size == fact.answer or "deal" not in options
    assert played


def test_a_fact_is_the_same_an_option_or_missing() -> None:
    found = {fact.question: fact for fact in sheet_named("tanglewood").facts}
    assert (found["set"].status, found["deal"].status) == ("option", "option")
    assert (found["draw"].status, found["draw"].clause) == ("same", "MT-4")
    assert (found["before_own"].status, found["before_own"].options) == ("option", {"own_train_only": "yes"})
    # A double-12 set has 13 engines, which come again.
    assert sheet_named("quick-salon").rules(4) == {"rounds": "14", "engines_again": "yes"}
    assert [str(fact.said) for fact in sheet_named("ehow-hub").missing] == ["Two sets together."]


def test_a_number_that_the_table_agrees_on_is_an_option_without_a_value() -> None:
    found = {fact.question: fact for fact in sheet_named("good-sam-florida").facts}
    assert (found["first_engine"].status, found["first_engine"].options) == ("option", {})
    assert "first_engine" not in sheet_named("good-sam-florida").options(6)


def test_a_game_that_lacks_an_option_of_another_plays_what_that_one_recommends() -> None:
    theirs, own = questions("mexican-train")["first_turn"], questions("super-train")["first_turn"]
    assert theirs["one"] == {"whole_first_train": "no", "whole_first_turn": "no"}
    assert own["one"] == {"whole_first_train": "no"}
    assert "first-turn-only" in theirs and "first-turn-only" not in own


def test_a_deal_follows_the_number_of_players() -> None:
    pressman = sheet_named("Pressman")
    assert [pressman.rules(seats).get("deal") for seats in (2, 4, 5, 8)] == ["15", None, "11", "8"]
    texas = sheet_named("good-sam-texas")
    assert [texas.rules(seats) for seats in (4, 9)] == [{"set": "9"}, {"set": "15"}]


def test_what_contradicts_a_sheet_is_refused_and_what_it_leaves_open_is_not() -> None:
    idaho = sheet_named("good-sam-idaho")
    assert idaho.rules_besides(4, {"double_blank": "50"}) == {
        "deal": "14",
        "engine_from": "hand",
        "follow_on_double": "yes",
        "double_blank": "50",
    }
    assert idaho.rules_besides(4, {"own_train_first": "no"})["own_train_first"] == "no"
    for rule in ({"follow_on_double": "no"}, {"set": "9"}, {"deal": "15"}, {"own_train_first": "yes"}):
        with pytest.raises(OptionError, match="sheet-contradicts"):
            idaho.rules_besides(4, rule)


def test_an_unknown_sheet_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(OptionError) as refused:
        sheet_named("tangelwod")
    assert refused.value.facts["allowed"][0] == "tanglewood"  # type: ignore[index]


@pytest.mark.parametrize("name", ["The Millers", "Ann: at home, on Sundays", "x" * LONGEST_NAME, "Los Núñez"])
def test_rules_of_ones_own_travel_as_a_text(name: str) -> None:
    for rules in ({}, {"set": "15", "deal": "11", "double_blank": "50"}):
        found = sheet_named(f" {rules_text('mexican-train', name, rules)} ")
        assert (found.name, found.game, found.rules(4), found.missing) == (name, "mexican-train", rules, ())
        assert sheet_named(found.key) == found


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("roundhouse-rules", "no-rules-text"),
        ("roundhouse-rules 1 mexican-train set=15", "no-rules-text"),
        ("roundhouse-rules one mexican-train: Ann", "no-rules-text"),
        ("roundhouse-rules 1: Ann", "no-rules-text"),
        ("roundhouse-rules 1 mexican-train: Ann\x07", "no-rules-text"),
        (f"roundhouse-rules 1 mexican-train: {'x' * (LONGEST_NAME + 1)}", "no-rules-text"),
        ("roundhouse-rules 2 mexican-train set=15: Ann", "newer-rules-text"),
        ("roundhouse-rules 2 whatever is said then", "newer-rules-text"),
        ("roundhouse-rules 1 chess: Ann", "rules-text-game"),
        ("roundhouse-rules 1 mexican-train set: Ann", "not-a-rule"),
        ("roundhouse-rules 1 mexican-train open_rounds=yes: Ann", "unknown-option"),
        ("roundhouse-rules 1 mexican-train set=10: Ann", "bad-value"),
        ("roundhouse-rules 1 mexican-train one_double=yes follow_on_double=yes: Ann", "contradiction"),
    ],
)
def test_a_text_that_is_no_rules_or_not_for_this_version_is_refused_in_a_sentence(text: str, problem: str) -> None:
    with pytest.raises(OptionError) as refused:
        sheet_named(text)
    assert refused.value.problem == problem
    for language in LANGUAGES:
        said = option_error_text(Texts(language), refused.value)
        assert said.endswith((".", "…")) and "\n" not in said
