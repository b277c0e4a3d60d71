"""A request to undo: what would be taken back, for those who share the screen to agree."""

from __future__ import annotations

from functools import partial

from roundhouse.actions import Action, Agree, Decline
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.list_page import (
    Choice,
    Leave,
    ListPage,
    PagePresenter,
    Paragraph,
    Section,
    Way,
    button,
)
from roundhouse.presenters.presenter import Presenter


class UndoRequestPage(PagePresenter):
    """It is over once everybody has agreed, or anybody has not."""

    name, meant_for = "undo-request", ("window",)
    elsewhere = "others have it on the page of their table"

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter.beside()

    def present(self, texts: Texts) -> ListPage:
        self.presenter.texts = texts
        shown = self.presenter.present()
        request = shown.undo_request
        if request is None:
            return ListPage("", "", ())
        no, yes = (self._button(shown.offer(action), action) for action in (Decline(), Agree()))
        engine = Paragraph(texts.screen("back-engine"), "note")
        written = Paragraph(request.what), Paragraph(request.question), engine
        return ListPage(request.title, "", (Section(written),), no, yes, columns=1, seat=request.seat)

    def _button(self, offer: Offer | None, action: Action) -> Choice | None:
        return None if offer is None else button(offer, partial(self._answer, action))

    def _answer(self, action: Action) -> Way:
        self.presenter.submit(action)
        return None if self.presenter.undo_requested else Leave()

    def close(self) -> None:
        self.presenter.close()
