"""The booklet of a game: its clauses in chapters, and below each the house rules of a table that it is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from roundhouse.games import GAMES
from roundhouse.games.core.options import Options, option_fields, option_text
from roundhouse.i18n.booklet_texts import booklet_chapters
from roundhouse.i18n.texts import Texts

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


def booklet_view(texts: Texts, game: str, options: Options) -> BookletView:
    """How a game is played with these house rules."""
    chapters = booklet_chapters(texts, GAMES[game].clauses)
    return BookletView(
        texts.screen("how-to-play-of", game=texts.game_name(game)),
        texts.game_line(game),
        tuple((title, tuple(_paragraphs(texts, entries.items(), options))) for title, entries in chapters.items()),
    )


def _paragraphs(texts: Texts, entries: Iterable[tuple[str, Iterable[str]]], options: Options) -> Iterator[Paragraph]:
    for clause, written in entries:
        yield from (Paragraph(text) for text in written)
        yield from (Paragraph(text, agreed=True) for text in _agreed(texts, options, clause))


def _agreed(texts: Texts, options: Options, clause: str) -> Iterator[str]:
    """The house rules of a clause that differ from the recommended ones."""
    for name, option in option_fields(type(options)).items():
        value = getattr(options, name)
        if option.metadata["clause"] != clause or value == option.default or name in CHOSEN_ELSEWHERE:
            continue
        title, line = texts.option_name(name), texts.option_line(name)
        if isinstance(value, bool):
            yield texts.screen("how-to-play-on" if value else "how-to-play-off", title=title, line=line)
        else:
            yield texts.screen("how-to-play-rule", title=title, value=option_text(value), line=line)
