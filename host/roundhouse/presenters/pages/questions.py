"""Questions and notices: whether the program is left, and what went wrong in it."""

from __future__ import annotations

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.pages.list_page import Choice, ListPage, PagePresenter, Paragraph, QuitProgram, Section, back


class QuitPage(PagePresenter):
    """Whether the program is left, or somebody only meant to go back. `at_table`: a match is being played."""

    def __init__(self, *, at_table: bool) -> None:
        self._line = "quit-line-table" if at_table else "quit-line"

    def present(self, language: str) -> ListPage:
        return ListPage(
            screen_text("quit-title", language),
            screen_text(self._line, language),
            (),
            back(language, label=screen_text("quit-stay", language), due=True),
            Choice("quit", screen_text("quit", language), QuitProgram, look="button"),
        )


class ErrorPage(PagePresenter):
    """An error: `what` says where it was logged, or what it was. The way back leads to the first screen."""

    def __init__(self, what: str) -> None:
        self._what = what[:1].upper() + what[1:]

    def present(self, language: str) -> ListPage:
        return ListPage(
            screen_text("error-title", language),
            screen_text("error-line", language),
            (Section((Paragraph(self._what, "note"),)),),
            back(language, label=screen_text("error-to-first-screen", language), due=True),
            Choice("quit", screen_text("quit", language), QuitProgram, look="button"),
            columns=1,
        )
