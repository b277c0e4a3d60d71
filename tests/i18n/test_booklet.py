"""The booklets' texts: every clause is told once, in the chapters of its own rules, and a game's booklet is whole."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse import i18n
from roundhouse.games import GAMES
from roundhouse.i18n.language import RuleWords
from roundhouse.i18n.languages import LANGUAGES

RULES = [rules for language in LANGUAGES.values() for rules in language.rules]


def first_clause(rules: RuleWords) -> str:
    return next(iter(rules.clauses))


def told(rules: RuleWords) -> list[str]:
    return [clause for chapter in rules.booklet.values() for clause in chapter]


@pytest.mark.parametrize("rules", RULES, ids=first_clause)
def test_rules_tell_each_of_their_clauses_in_exactly_one_chapter(rules: RuleWords) -> None:
    assert Counter(told(rules)) == Counter(list(rules.clauses))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_a_game_is_told_in_paragraphs(game: str, code: str) -> None:
    counted = Counter(clause for rules in LANGUAGES[code].rules for clause in told(rules))
    assert {clause: counted[clause] for clause in GAMES[game].clauses} == dict.fromkeys(GAMES[game].clauses, 1)
    assert i18n.printed("in-short", code) not in i18n.booklet_of(GAMES[game].clauses, code)


@pytest.mark.parametrize("rules", RULES, ids=first_clause)
def test_paragraphs_are_more_than_the_line_and_no_essay(rules: RuleWords) -> None:
    for chapter in rules.booklet.values():
        for clause, text in chapter.items():
            paragraphs = text.split("\n\n")
            assert len(paragraphs) <= 2, clause
            assert all(60 <= len(paragraph) <= 700 for paragraph in paragraphs), clause
            assert text != rules.clauses[clause]
            assert all(paragraph == " ".join(paragraph.split()) and paragraph[-1] in ".)" for paragraph in paragraphs)
