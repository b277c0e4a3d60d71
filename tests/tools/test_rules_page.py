"""RULES.md is what code and sources say, and nothing that they disagree about gets onto it."""

import re
from typing import ClassVar

import pytest
from tests.defects import each_of, edited
from tools.rules import page as rules_page
from tools.rules.page import SourcesError, generate, own_games

from roundhouse.games import Game, MexicanTrain
from roundhouse.games.core.clauses import A, Clause


def source() -> str:
    return rules_page.SOURCE.read_text(encoding="utf-8")


def test_the_page_is_up_to_date() -> None:
    assert rules_page.TARGET.read_text(encoding="utf-8") == generate(source(), own_games()), "stale: run `make rules`"


def test_each_clause_of_each_game_has_its_section_and_marks_a_reading_where_the_code_does() -> None:
    page = generate(source(), own_games())
    sections = dict(re.findall(r"^### (\S+)\n(.*?)(?=^##|\Z)", page, re.MULTILINE | re.DOTALL))
    clauses = {name: clause for game in own_games() for name, clause in game.clauses.items()}
    assert sections.keys() == clauses.keys()
    marked = {name for name, text in sections.items() if "- **Our reading:**" in text}
    assert marked == {name for name, clause in clauses.items() if clause.reading}
    for name, clause in clauses.items():
        assert set(re.findall(r"^  - `(\w+)`", sections[name], re.MULTILINE)) == set(clause.options)


def test_clauses_stand_in_the_order_of_their_ids() -> None:
    names = re.findall(r"^### (\S+)$", generate(source(), own_games()), re.MULTILINE)
    letters = list(dict.fromkeys(name.partition("-")[0] for name in names))
    assert letters == ["C", "MT", "ST", "DT", "MS", "PT", "BT", "SL"]
    assert names == sorted(names, key=lambda name: (letters.index(name.partition("-")[0]), int(name.split("-")[1])))


DEFECTS = {
    "a clause without an entry": ("[clauses.MT-4]", "[clauses.MT-99]", "MT-4 has no entry in sources.toml."),
    "an entry without a clause": (
        "[clauses.MT-4]",
        '[clauses.MT-14]\nsource = "super"\nfact = "Nothing."\n\n[clauses.MT-4]',
        "sources.toml has an entry MT-14, but no game has this clause.",
    ),
    "a reading without a reason": (
        'reading = "We take the newer table, and keep the older one as an option."',
        "",
        "MT-1 is a reading in the code, but sources.toml gives no reason for it.",
    ),
    "a reason without a reading": (
        "[clauses.DT-4]",
        '[clauses.DT-4]\nreading = "It is ours."',
        "sources.toml calls DT-4 a reading, but the code does not.",
    ),
    "no fact": (
        'fact = "¶6, ¶7: one tile a turn; trains start at the platform with its number."',
        'fact = " "',
        "DT-4 needs a source and a fact.",
    ),
    "a source that is not listed": ("[sources.celko]", "[sources.joe]", "BT-1 cites the source celko"),
    "a source that nobody cites": (
        "[sources.celko]",
        '[sources.hearsay]\nname = "hearsay"\nabout = "Hearsay."\n\n[sources.celko]',
        "The source hearsay is cited by no clause.",
    ),
    "an unknown key": ("[clauses.DT-4]", '[clauses.DT-4]\nwhy = "It is so."', "DT-4 has the unknown key why."),
    "an agreement without a title": ('title = "Latecomers"', "", "An agreement needs a title."),
    "an agreement that no code keeps": (
        'code = "match/score_sheet.py"',
        'code = "score.py"',
        "The agreement Latecomers names score.py, which is not there.",
    ),
}


@each_of(DEFECTS)
def test_a_defect_is_named(old: str, new: str, expected: str) -> None:
    with pytest.raises(SourcesError, match=re.escape(expected)):
        generate(edited(source(), old, new), own_games())


def test_an_option_that_its_clause_does_not_offer_is_named() -> None:
    class Other(MexicanTrain):
        clauses: ClassVar[dict[str, Clause]] = {**MexicanTrain.clauses, "MT-5": Clause("MT-5", (A,), reading=True)}

    games: list[type[Game]] = [Other if game is MexicanTrain else game for game in own_games()]
    with pytest.raises(SourcesError, match="has the option whole_first_train, which MT-5 does not offer"):
        generate(source(), games)
