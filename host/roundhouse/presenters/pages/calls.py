"""The calls of the round: one is chosen, and what it really was is called at the table as it was then."""

from __future__ import annotations

from functools import partial

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.list_page import Choice, ListPage, PagePresenter, Section, Sit, Way, back
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.real_tiles.corrections import CallRow, CorrectionsPage


class CallsPage(PagePresenter):
    """It opens at the latest calls."""

    name = "calls"

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter.presenter_for_same_table()

    def present(self, texts: Texts) -> ListPage:
        self._presenter.texts = texts
        shown = self._presenter.corrections()
        rows = tuple(self._call(row, shown) for row in shown.rows)
        return ListPage(shown.title, shown.line, (Section(rows),), back(texts), start=rows[-1].id if rows else "")

    def _call(self, row: CallRow, shown: CorrectionsPage) -> Choice:
        offer, label = shown.offer(row.action), f"{row.number}. {row.text}"
        enabled = offer is not None and offer.enabled
        return Choice(row.action.wire, label, partial(self._choose, row), row.note, enabled=enabled, seat=row.seat)

    def _choose(self, row: CallRow) -> Way:
        self._presenter.submit(row.action)
        return Sit(self._presenter.correction_presenter())

    def close(self) -> None:
        self._presenter.close()
