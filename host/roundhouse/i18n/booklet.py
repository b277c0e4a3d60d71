"""The text of a game's booklet: chapters, and in each the paragraphs of its clauses."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.i18n.language import RuleWords
from roundhouse.i18n.languages import language_of

Chapters = dict[str, dict[str, tuple[str, ...]]]


def booklet_of(clauses: Iterable[str], language: str = "en") -> Chapters:
    """Chapters by title, and in each the paragraphs of its clauses; each of `clauses` stands in one of them.

    The game's own chapters come first (a game's own clauses are the last of them), then those of the games it builds
    on, then what all games share. A clause that has no paragraph yet is there in its one line.

    >>> [list(chapter) for chapter in booklet_of(["C-1"]).values()]
    [['C-1']]
    """
    words = language_of(language)
    left = dict.fromkeys(clauses)
    own = next(reversed(left), "")
    chapters: Chapters = {}
    all_rules = sorted(words.rules, key=lambda rules: _distance(rules, own))
    for rules in all_rules:
        for title, paragraphs in rules.booklet.items():
            for clause, text in paragraphs.items():
                if clause in left:
                    del left[clause]
                    chapters.setdefault(title, {})[clause] = tuple(text.split("\n\n"))
    if left:
        short = chapters.setdefault(words.printed["in-short"], {})
        for rules in all_rules:
            short |= {clause: (line,) for clause, line in rules.clauses.items() if clause in left}
    return chapters


def _distance(rules: RuleWords, own: str) -> int:
    """How far from a game its rules stand: its own, those of other games, those of all."""
    return 0 if own in rules.clauses else 2 if any(clause.startswith("C-") for clause in rules.clauses) else 1
