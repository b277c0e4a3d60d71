"""The calls of the round: one is chosen, and what it really was is called at the table as it was then."""

from __future__ import annotations

from functools import partial

from roundhouse.actions import Action, ChangeCall, ChooseCall, InsertCall, RemoveCall
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.list_page import (
    Choice,
    Leave,
    ListPage,
    PagePresenter,
    Section,
    Sit,
    Tone,
    Way,
    back,
    button,
)
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.real_tiles.corrections import CallRow, CorrectionsPage


class CallsPage(PagePresenter):
    """First the calls, at the latest ones; then what can be done about the one that was chosen."""

    name = "calls"

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter.presenter_for_same_table()
        self._last = 0

    def present(self, texts: Texts) -> ListPage:
        self._presenter.texts = texts
        shown = self._presenter.corrections()
        if not shown.chosen:
            rows = tuple(self._call(row, shown) for row in shown.rows)
            at = (self._last or len(rows)) - 1
            start = rows[at].id if at in range(len(rows)) else ""
            return ListPage(shown.title, shown.line, (Section(rows),), back(texts), start=start)
        offers = tuple(
            button(offer, partial(self._do, offer.action))
            for offer in shown.for_chosen
            if isinstance(offer.action, Action)
        )
        leave = back(texts, partial(self._do, ChooseCall(0)))
        tone: Tone = "alarm" if shown.rows[shown.chosen - 1].state == "fails" else "note"
        return ListPage(shown.title, shown.line, (Section(offers),), leave, tone=tone, columns=1)

    def _call(self, row: CallRow, shown: CorrectionsPage) -> Choice:
        offer, label = shown.offer(row.action), f"{row.number}. {row.text}"
        enabled = offer is not None and offer.enabled
        return Choice(row.action.wire, label, partial(self._choose, row), row.note, enabled=enabled, seat=row.seat)

    def _choose(self, row: CallRow) -> Way:
        self._last = row.number
        return self._do(row.action)

    def _do(self, action: Action) -> Way:
        self._presenter.submit(action)
        match action:
            case ChangeCall() | InsertCall():
                return Sit(self._presenter.correction_presenter())
            case RemoveCall():
                return Leave()
        return None

    def close(self) -> None:
        self._presenter.close()
