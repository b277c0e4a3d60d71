"""The booklets' texts: every clause appears once, in the chapters of its own rules, and each booklet is complete."""

import re
from itertools import pairwise

import pytest
from tests.i18n.catalogs import entries, files

from roundhouse.catalogs import messages_of
from roundhouse.games import GAMES
from roundhouse.i18n.booklet_texts import booklet_chapters
from roundhouse.i18n.lookup import game_text_id
from roundhouse.i18n.texts import LANGUAGES, Texts

TOPICS = [topic for topic in files("en") if topic.startswith("games/")]
CLAUSE = re.compile(r"[a-z]+-[0-9]+")


def clauses(topic: str, language: str = "en") -> list[str]:
    return [name for name in messages_of(topic, language) if CLAUSE.fullmatch(name)]


@pytest.mark.parametrize("topic", TOPICS)
def test_the_clauses_are_in_chapters_and_each_has_its_line_and_its_paragraphs(topic: str) -> None:
    listed = [name for name in messages_of(topic) if CLAUSE.fullmatch(name) or name.startswith("chapter-")]
    assert listed[0].startswith("chapter-") and len(clauses(topic)) >= 3
    assert not any(one.startswith("chapter-") and other.startswith("chapter-") for one, other in pairwise(listed))
    for clause in clauses(topic):
        assert {f"{topic}/{clause}", f"{topic}/{clause}.text"} <= set(entries("en"))


def test_no_clause_is_in_two_files() -> None:
    every = [clause for topic in TOPICS for clause in clauses(topic)]
    assert len(set(every)) == len(every) > 80


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_paragraphs_are_more_than_the_line_and_no_essay(topic: str, code: str) -> None:
    for clause in clauses(topic):
        told = Texts(code).text(f"{topic}/{clause}.text")
        paragraphs = told.split("\n\n")
        assert len(paragraphs) <= 2, clause
        assert all(60 <= len(paragraph) <= 700 for paragraph in paragraphs), clause
        assert told != Texts(code).text(game_text_id(clause))
        assert all(paragraph == " ".join(paragraph.split()) and paragraph[-1] in ".)" for paragraph in paragraphs)


@pytest.mark.parametrize("code", LANGUAGES)
def test_super_train_says_what_a_borrowed_clause_means_in_it(code: str) -> None:
    def told(game: str) -> dict[str, tuple[str, ...]]:
        chapters = booklet_chapters(Texts(code), GAMES[game].clauses).values()
        return {clause: texts for chapter in chapters for clause, texts in chapter.items()}

    here, there = told("super-train"), told("mexican-train")
    amended = {clause: texts for clause, texts in here.items() if clause in there and texts != there[clause]}
    assert amended.keys() == {"MT-2", "MT-5", "MT-10"}
    for clause, own in (("MT-2", "ST-2"), ("MT-10", "ST-18")):
        *borrowed, last = amended[clause]
        assert tuple(borrowed) == there[clause] and f"({own})" in last


@pytest.mark.parametrize(("code", "blocked"), [("en", "blocked"), ("de", "blockierten"), ("es", "cerrada")])
def test_the_paragraphs_say_who_leads_after_a_blocked_round(code: str, blocked: str) -> None:
    usual, winner_leads = Texts(code).text("games/mexican-train/mt-3.text").split("\n\n")
    assert blocked in usual and blocked in winner_leads
