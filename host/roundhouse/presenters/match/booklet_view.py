"""The booklet of a game: its clauses in chapters, and below each the house rules of a table that it is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from roundhouse import i18n
from roundhouse.games import GAMES
from roundhouse.games.core.options import Options, option_fields, option_text
from roundhouse.i18n.texts import screen_text

CHOSEN_ELSEWHERE: Final = frozenset({"set", "rounds", "teams"})
"""House rules that are chosen on the start screen and on a seat's page; the booklet does not name them."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; `agreed`: it is a house rule that differs from the recommended one."""

    text: str
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class BookletView:
    """A title, a line below it, and the chapters, each with its title and paragraphs."""

    title: str
    line: str
    chapters: tuple[tuple[str, tuple[Paragraph, ...]], ...]


def booklet_view(game: str, options: Options, language: str) -> BookletView:
    """How a game is played with these house rules."""
    chapters = i18n.booklet_chapters(GAMES[game].clauses, language)
    return BookletView(
        screen_text("how-to-play-of", language, game=i18n.game_name(game, language)),
        i18n.game_line(game, language),
        tuple((title, tuple(_paragraphs(entries.items(), options, language))) for title, entries in chapters.items()),
    )


def _paragraphs(entries: Iterable[tuple[str, Iterable[str]]], options: Options, language: str) -> Iterator[Paragraph]:
    for clause, texts in entries:
        yield from (Paragraph(text) for text in texts)
        yield from (Paragraph(text, agreed=True) for text in _agreed(options, clause, language))


def _agreed(options: Options, clause: str, language: str) -> Iterator[str]:
    """The house rules of a clause that differ from the recommended ones."""
    for name, option in option_fields(type(options)).items():
        value = getattr(options, name)
        if option.metadata["clause"] != clause or value == option.default or name in CHOSEN_ELSEWHERE:
            continue
        title, line = i18n.option_name(name, language), i18n.option_line(name, language)
        if isinstance(value, bool):
            yield screen_text("how-to-play-on" if value else "how-to-play-off", language, title=title, line=line)
        else:
            yield screen_text("how-to-play-rule", language, title=title, value=option_text(value), line=line)
