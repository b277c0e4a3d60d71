"""The booklet of a game as a page: how it is played, and the house rules of this table."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.actions import SeeKeys
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.match.booklet_view import BookletView
from roundhouse.presenters.pages.list_page import Choice, ListPage, PagePresenter, Paragraph, Section, back


class HowToPlayPage(PagePresenter):
    """`booklet` makes the booklet in a language; `keys`: it leads to the page of the keys, where there are any."""

    name = "how-to-play"

    def __init__(self, booklet: Callable[[Texts], BookletView], *, keys: bool = False) -> None:
        self._booklet, self._keys = booklet, keys
        self._made: tuple[Texts, ListPage] | None = None

    def present(self, texts: Texts) -> ListPage:
        if self._made is None or self._made[0] != texts:
            self._made = texts, self._page(texts, self._booklet(texts))
        return self._made[1]

    def _page(self, texts: Texts, booklet: BookletView) -> ListPage:
        """What this table has agreed stands out."""
        chapters = tuple(
            Section(tuple(Paragraph(each.text, "news" if each.agreed else "plain") for each in paragraphs), title)
            for title, paragraphs in booklet.chapters
        )
        keys = Choice("keys", texts.screen("keys"), SeeKeys, look="button") if self._keys else None
        return ListPage(booklet.title, booklet.line, chapters, back(texts), keys)
