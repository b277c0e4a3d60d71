"""Questions and notices: whether the program is left, and what went wrong in it."""

from __future__ import annotations

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.list_page import Choice, ListPage, PagePresenter, Paragraph, QuitProgram, Section, back


class QuitPage(PagePresenter):
    """Whether the program is left, or somebody only meant to go back. `at_table`: a match is being played."""

    name, meant_for = "quit", ("window",)
    elsewhere = "only a window ends the program for all"

    def __init__(self, *, at_table: bool) -> None:
        self._line = "quit-line-table" if at_table else "quit-line"

    def present(self, texts: Texts) -> ListPage:
        return ListPage(
            texts.screen("quit-title"),
            texts.screen(self._line),
            (),
            back(texts, label=texts.screen("quit-stay"), due=True),
            Choice("quit", texts.screen("quit"), QuitProgram, look="button"),
        )


class ErrorPage(PagePresenter):
    """An error: `what` says where it was logged, or what it was. The way back leads to the first screen."""

    name, meant_for = "error", ("window",)
    elsewhere = "only a window ends the program for all"

    def __init__(self, what: str) -> None:
        self._what = what[:1].upper() + what[1:]

    def present(self, texts: Texts) -> ListPage:
        return ListPage(
            texts.screen("error-title"),
            texts.screen("error-line"),
            (Section((Paragraph(self._what, "note"),)),),
            back(texts, label=texts.screen("error-to-first-screen"), due=True),
            Choice("quit", texts.screen("quit"), QuitProgram, look="button"),
            columns=1,
        )
