"""The menu of a table as a page: the pages beside it, what is rarely done there, and the way out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from roundhouse.actions import (
    Action,
    LeaveSeat,
    PauseTable,
    PlayOn,
    Quit,
    Redo,
    ResumeTable,
    SeeCalls,
    SeeKeys,
    SeeOverruling,
    SeePhones,
    SeePreferences,
    SeeRoster,
    SeeRules,
    SeeScores,
    SeeTrust,
    Stop,
    UnseenDouble,
    UnseenTile,
)
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.calls import CallsPage
from roundhouse.presenters.pages.how_to_play import booklet_of_table
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
from roundhouse.presenters.pages.questions import LeaveSeatPage, OverrulingPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TablePage

MenuPages: TypeAlias = Mapping[Action, Callable[[], PagePresenter]]
ENTRIES: Final[dict[Action, tuple[str, str]]] = {
    SeeCalls(): ("fix-menu", "fix-menu-line"),
    SeeOverruling(): ("stand", "stand-line"),
    UnseenTile(): ("called-unseen", "called-unseen-line"),
    UnseenDouble(): ("called-unseen-double", "called-unseen-double-line"),
    Redo(): ("called-redo", "called-redo-line"),
    LeaveSeat(): ("leave-seat", "leave-seat-line"),
    SeeRoster(): ("roster", "called-roster-line"),
    SeePhones(): ("phones", "phones-line"),
    SeeScores(): ("scores-title", "called-scores-line"),
    SeeRules(): ("how-to-play", "called-how-to-play-line"),
    SeeTrust(): ("called-trust", "called-trust-line"),
    SeePreferences(): ("preferences", "called-settings-line"),
    PauseTable(): ("pause-table", "pause-table-line"),
    Stop(): ("called-stop", "called-stop-line"),
    Quit(): ("called-leave", "called-leave-line"),
}
"""The ids of an entry's text and of the line that explains it."""
PHONE_LINES: Final = {"called": "called-phones-line", "slots": "slots-phones-line", "score-pad": "called-phones-line"}
"""The line that explains the page of the phones, by the kind of table."""
DEALT: Final = (
    *(SeeOverruling(), SeePhones(), SeeRoster(), LeaveSeat(), SeeScores(), SeeRules(), SeePreferences()),
    *(PauseTable(), Stop(), Quit()),
)
REAL_TILES: Final = (
    *(SeeCalls(), SeeOverruling(), UnseenTile(), UnseenDouble(), Redo(), SeeScores()),
    *(SeeRoster(), SeePhones(), SeeRules(), SeeTrust(), SeePreferences()),
    *(PauseTable(), Stop(), Quit()),
)
"""All entries, in their order. One that is not possible now keeps its place: none stands where another was."""
OFFERED: Final = (SeeCalls, SeeOverruling, SeeTrust, UnseenTile, UnseenDouble, Redo, LeaveSeat, PauseTable, Stop)
"""Entries that depend on what the table's page offers."""


class TableMenuPage(PagePresenter):
    """The other things to do at a table, and the way out.

    `without`: the actions for which the front end has something else. `pages` makes those that need its services.
    """

    name = "menu"

    def __init__(
        self, presenter: Presenter, without: Collection[type[Action]] = (), pages: MenuPages = MappingProxyType({})
    ) -> None:
        self._presenter, self._without, self._pages = presenter, tuple(without), pages

    @property
    def stays_open(self) -> bool:
        """Whether its pages lead back to it: at a table of real tiles they lead to the table, where people wait."""
        return self._presenter.present().mode == "dealt"

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

    def sections(self, texts: Texts) -> Iterator[Section]:
        page = self._presenter.present()
        entries = (each for each in (DEALT if self.stays_open else REAL_TILES) if not isinstance(each, self._without))
        rows = [self._entry(texts, each, page) for each in entries]
        if self._presenter.match.seal:
            fair = partial(Show, SealPage(self._presenter))
            rows.append(Choice("fair", texts.screen("fair-title"), fair, texts.screen("fair-line")))
        yield Section(tuple(rows))

    def _entry(self, texts: Texts, action: Action, page: TablePage) -> Choice:
        label, line = ENTRIES[action]
        offer, on, words, progress = page.offer(action), None, texts.screen(label), self._presenter.match.progress
        enabled = not isinstance(action, OFFERED) or (offer is not None and offer.enabled)
        match action:
            case PauseTable() if (resume := page.offer(ResumeTable())) is not None:
                again = ResumeTable()
                return Choice(again.wire, resume.label, partial(self._do, again), texts.screen("paused"))
            case SeePhones():
                line = PHONE_LINES.get(page.mode, line)
            case SeeScores():
                enabled = progress.rounds > 0
            case Stop():
                words = offer.label if offer is not None else words
                if not progress.in_round:
                    line = "called-stop-now-line"
                elif page.mode != "dealt":
                    on = page.offer(PlayOn()) is not None
        why_not = "" if enabled or on or offer is None else offer.why_not
        action, enabled = PlayOn() if on else action, enabled or bool(on)
        do = partial(self._do, action, stays=on is not None)
        return Choice(action.wire, words, do, why_not or texts.screen(line), enabled=enabled, on=on)

    def _do(self, action: Action, *, stays: bool = False) -> Way:
        match action:
            case SeeCalls():
                return Show(CallsPage(self._presenter), replaces=True)
            case SeeOverruling():
                return Show(OverrulingPage(self._presenter), replaces=True)
            case LeaveSeat():
                return Show(LeaveSeatPage(self._presenter), replaces=True)
            case SeeTrust():
                return Show(TrustPage(self._presenter))
            case _ if (page := self._pages.get(action)) is not None:
                return Show(page(), replaces=not self.stays_open)
            case SeeRules():
                booklet = booklet_of_table(self._presenter, keys=SeeKeys not in self._without)
                return Show(booklet, replaces=not self.stays_open)
            case SeeRoster() | SeePhones() | SeeScores() | Quit():
                return action
        self._presenter.submit(action)
        return None if stays else Leave()


class SealPage(PagePresenter):
    """The seal of the present deal, for those who want to check it after the match."""

    name, words, columns = "seal", "fair", 1

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    def sections(self, texts: Texts) -> tuple[Section]:
        self._presenter.texts = texts
        return (Section((Paragraph(self._presenter.match.seal),)),)


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
