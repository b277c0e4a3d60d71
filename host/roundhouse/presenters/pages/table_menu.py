"""The menu of a table as a page, and the pages to which it leads that are no table."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from roundhouse.actions import (
    Action,
    CloseMenu,
    PlayOn,
    Quit,
    SeeCalls,
    SeeKeys,
    SeePhones,
    SeePreferences,
    SeeRoster,
    SeeRules,
    SeeScores,
    SeeTrust,
    Stop,
)
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.calls import CallsPage
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.list_page import (
    Choice,
    Leave,
    ListPage,
    PagePresenter,
    Paragraph,
    Section,
    Show,
    Way,
    back,
)
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import MenuEntry


class TableMenuPage(PagePresenter):
    """What else there is at a table, and the way out. The players, scores and phones are the front end's to show.

    `without`: the actions for which the front end has something else. `preferences` is the page of its settings.
    """

    name, meant_for = "menu", ("window", "terminal")
    elsewhere = "phones have what is seldom done below the table"

    def __init__(
        self, presenter: Presenter, without: Collection[type[Action]] = (), preferences: PagePresenter | None = None
    ) -> None:
        self._presenter, self._without, self._preferences = presenter, tuple(without), preferences

    def present(self, texts: Texts) -> ListPage:
        self._presenter.texts = texts
        match, entries = self._presenter.match, self._presenter.menu()
        rows = tuple(self._row(entry) for entry in entries if not isinstance(entry.action, (CloseMenu, *self._without)))
        if self.stays_open:
            title, line = texts.screen("pause-title"), f"{match.line} · {texts.screen('pause-line')}"
            leave = back(texts, label=texts.screen("pause-on"), due=True)
        else:
            title, line = texts.screen("called-more-title"), texts.screen("called-more-line")
            leave = back(texts)
        seal = (Section((Paragraph(match.seal, "note"),)),) if match.seal else ()
        return ListPage(title, line, (Section(rows), *seal), leave)

    @property
    def stays_open(self) -> bool:
        """Whether its pages lead back to it: at a table of real tiles they lead to the table, where people wait."""
        return any(entry.action == CloseMenu() for entry in self._presenter.menu())

    def _row(self, entry: MenuEntry) -> Choice:
        return Choice(
            entry.action.wire, entry.label, partial(self._do, entry), detail=entry.line, enabled=entry.enabled,
            on=entry.on,
        )  # fmt: skip

    def _do(self, entry: MenuEntry) -> Way:
        match entry.action:
            case SeeCalls():
                return Show(CallsPage(self._presenter), instead=True)
            case SeeTrust():
                return Show(TrustPage(self._presenter))
            case SeeRules():
                how_to_play = HowToPlayPage(self._presenter.match.booklet, keys=SeeKeys not in self._without)
                return Show(how_to_play, instead=not self.stays_open)
            case SeePreferences() if self._preferences is not None:
                return Show(self._preferences, instead=not self.stays_open)
            case SeeRoster() | SeePhones() | SeeScores() | Quit():
                return entry.action
            case Stop() | PlayOn() if entry.on is not None:
                self._presenter.submit(entry.action)
                return None
        self._presenter.submit(entry.action)
        return Leave()


class TrustPage(PagePresenter):
    """The calls of this round that could not be checked, and those now proven wrong."""

    name, meant_for = "trust", ("window", "terminal")
    elsewhere = "phones are told on their table"

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    def present(self, texts: Texts) -> ListPage:
        self._presenter.texts = texts
        return ListPage(
            texts.screen("called-trust"),
            texts.screen("called-trust-line"),
            (Section(tuple(Paragraph(line) for line in self._presenter.match.trusted())),),
            back(texts),
            columns=1,
        )
