"""The menu of a table as a page, and the pages to which it leads that are no table."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial

from roundhouse import actions
from roundhouse.actions import Action, CloseMenu
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

    name = "menu"

    def __init__(
        self, presenter: Presenter, without: Collection[type[Action]] = (), preferences: PagePresenter | None = None
    ) -> None:
        self._presenter, self._without, self._preferences = presenter, tuple(without), preferences

    def present(self, texts: Texts) -> ListPage:
        self._presenter.texts = texts
        return super().present(texts)

    def title(self, texts: Texts) -> str:
        return texts.screen("pause-title" if self.stays_open else "called-more-title")

    def line(self, texts: Texts) -> str:
        if self.stays_open:
            return f"{self._presenter.match.line} · {texts.screen('pause-line')}"
        return texts.screen("called-more-line")

    def back(self, texts: Texts) -> Choice:
        return back(texts, label=texts.screen("pause-on"), due=True) if self.stays_open else back(texts)

    def sections(self, _: Texts) -> Iterator[Section]:
        left_out: tuple[type[Action], ...] = (CloseMenu, *self._without)
        yield Section(
            tuple(
                Choice(
                    each.action.wire, each.label, partial(self._do, each), each.line, enabled=each.enabled, on=each.on
                )
                for each in self._presenter.menu()
                if not isinstance(each.action, left_out)
            )
        )
        if seal := self._presenter.match.seal:
            yield Section((Paragraph(seal, "note"),))

    @property
    def stays_open(self) -> bool:
        """Whether its pages lead back to it: at a table of real tiles they lead to the table, where people wait."""
        return any(entry.action == CloseMenu() for entry in self._presenter.menu())

    def _do(self, entry: MenuEntry) -> Way:
        match entry.action:
            case actions.SeeCalls():
                return Show(CallsPage(self._presenter), instead=True)
            case actions.SeeTrust():
                return Show(TrustPage(self._presenter))
            case actions.SeeRules():
                game, keys = self._presenter.match.game, actions.SeeKeys not in self._without
                return Show(HowToPlayPage(game.name, game.options, keys=keys), instead=not self.stays_open)
            case actions.SeePreferences() if self._preferences is not None:
                return Show(self._preferences, instead=not self.stays_open)
            case actions.SeeRoster() | actions.SeePhones() | actions.SeeScores() | actions.Quit():
                return entry.action
            case actions.Stop() | actions.PlayOn() if entry.on is not None:
                self._presenter.submit(entry.action)
                return None
        self._presenter.submit(entry.action)
        return Leave()


class TrustPage(PagePresenter):
    """The calls of this round that could not be checked, and those now proven wrong."""

    name, words, columns = "trust", "called-trust", 1

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    def title(self, texts: Texts) -> str:
        return texts.screen("called-trust")

    def sections(self, texts: Texts) -> tuple[Section]:
        self._presenter.texts = texts
        return (Section(tuple(map(Paragraph, self._presenter.match.trusted()))),)
