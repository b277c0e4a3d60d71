"""The booklet of a game as a page: how it is played, and the house rules of this table."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.actions import SeeKeys
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.match.booklet_view import BookletView
from roundhouse.presenters.pages.list_page import Choice, ListPage, PagePresenter, Paragraph, Section, back


class HowToPlayPage(PagePresenter):
    """`booklet` makes the booklet in a language."""

    def __init__(self, booklet: Callable[[str], BookletView]) -> None:
        self._booklet = booklet
        self._made: tuple[str, ListPage] | None = None

    def present(self, language: str) -> ListPage:
        if self._made is None or self._made[0] != language:
            self._made = language, self._page(self._booklet(language), language)
        return self._made[1]

    @staticmethod
    def _page(booklet: BookletView, language: str) -> ListPage:
        """What this table has agreed stands out."""
        chapters = tuple(
            Section(tuple(Paragraph(each.text, "news" if each.agreed else "plain") for each in paragraphs), title)
            for title, paragraphs in booklet.chapters
        )
        keys = Choice("keys", screen_text("keys", language), SeeKeys, look="button")
        return ListPage(booklet.title, booklet.line, chapters, back(language), keys)
