"""RULES.md is what code and sources say, and nothing that they disagree about gets onto it."""

import re

import pytest
from tests.defects import each_of, edited
from tools.rules import page as rules_page
from tools.rules.page import SourcesError, generate, own_games

from roundhouse.games.core.options import option_fields


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
    for game in own_games():
        for name, option in option_fields(game.options_type).items():
            assert f"  - `{name}` (" in sections[option.metadata["clause"]]


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
    "a source that is not listed": ("[sources.celko]", "[sources.joe]", "BT-1 cites the source celko"),
}


@each_of(DEFECTS)
def test_a_defect_is_named(old: str, new: str, expected: str) -> None:
    with pytest.raises(SourcesError, match=re.escape(expected)):
        generate(edited(source(), old, new), own_games())
