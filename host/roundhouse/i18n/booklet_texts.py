"""The text of a game's booklet: chapters, and in each the paragraphs of its clauses."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.catalogs import has_text, messages_of
from roundhouse.i18n.lookup import game_topics, message_name
from roundhouse.i18n.texts import Texts

Chapters = dict[str, dict[str, tuple[str, ...]]]


def booklet_chapters(texts: Texts, clauses: Iterable[str]) -> Chapters:
    """Chapters by title, and in each the paragraphs of its clauses; each of `clauses` is in one of them.

    The game's own chapters come first (a game's own clauses are the last of them), then those of the games it builds
    on, then what all games share. A clause without paragraphs appears as its one line; the message `amends-mt-2` of a
    game says in one more paragraph what the clause MT-2 of another game means in it.

    >>> [list(chapter) for chapter in booklet_chapters(Texts(), ["C-1"]).values()]
    [['C-1']]
    """
    left = {message_name(clause): clause for clause in clauses}
    own = next(reversed(left), "")
    chapters: Chapters = {}
    own_topic, *others = sorted(game_topics(), key=lambda topic: _distance(topic, own))
    for topic in (own_topic, *others):
        title = ""
        for message in messages_of(topic):
            if message.startswith("chapter-"):
                title = texts.text(f"{topic}/{message}")
            elif message in left:
                id = f"{topic}/{message}.text" if has_text(f"{topic}/{message}.text") else f"{topic}/{message}"
                amended = f"{own_topic}/amends-{message}"
                told = [texts.text(each) for each in (id, amended) if each == id or has_text(each)]
                chapters.setdefault(title, {})[left.pop(message)] = tuple("\n\n".join(told).split("\n\n"))
    return chapters


def _distance(topic: str, own: str) -> int:
    """The order of topics for a game: its own rules, those of other games, those of all."""
    messages = messages_of(topic)
    return 0 if own in messages else 2 if "c-1" in messages else 1
