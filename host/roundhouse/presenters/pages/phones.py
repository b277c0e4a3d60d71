"""Phones at this table: the code to scan, the address to type, and who sits where; the door opens with this page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.app_services import AppServices, PhoneAccess, PhonesError
from roundhouse.presenters.pages.list_page import (
    Choice,
    Leave,
    ListPage,
    Look,
    PagePresenter,
    Paragraph,
    ScanCode,
    Section,
    Tone,
    Way,
    back,
    stay,
)
from roundhouse.presenters.presenter import Presenter

TONES: Final[dict[str, Tone]] = {"here": "news", "away": "due"}
"""The tones of the words for a seat with a phone, and for one whose phone is away."""


class PhonesPage(PagePresenter):
    name = "phones"

    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        self._services, self._presenter = services, presenter
        self._access: PhoneAccess | None = None
        try:
            self._access = services.phones(presenter)
        except PhonesError as error:
            self.trouble = str(error)

    def title(self, texts: Texts) -> str:
        return texts.phone("phones-title")

    def line(self, texts: Texts) -> str:
        door = self._access
        assert door is not None, "the fault stands there otherwise"
        return door.news(texts) or texts.phone("phones-here" if door.code else "phones-shut")

    def present(self, texts: Texts) -> ListPage:
        page, door = super().present(texts), self._access
        if door is None:
            return page
        renew = Choice("renew", texts.phone("phones-renew"), door.renew, look="button")
        shut = Choice("shut", texts.phone("phones-shut-it"), door.shut, look="button", enabled=bool(door.code))
        return replace(page, others=(renew, shut), tone="due" if door.news(texts) else page.tone)

    def sections(self, texts: Texts) -> Iterator[Section]:
        door = self._access
        if door is None:
            return
        code = (Paragraph(texts.phone("phones-code", code=door.code), "large"),) if door.code else ()
        network = Paragraph(texts.phone("same-network"), "note")
        yield Section((ScanCode(door.address, door.squares), *code, network))
        yield Section(tuple(self._seats(texts, door)), aside=True)

    def _seats(self, texts: Texts, door: PhoneAccess) -> Iterator[Choice]:
        """The people in the seats; a phone in a seat can be sent away, and one that asks for a seat let in."""
        sitting = self._presenter.roster.sitting
        for seat, who, kind in zip(map(Seat, range(len(sitting))), sitting, door.presence, strict=True):
            claim = door.claimed.get(seat)
            how = texts.phone(f"seat-{kind}") if claim is None else texts.phone("seat-asked-by", number=claim)
            may = None
            if claim is not None or kind in ("here", "away"):
                label = texts.phone("phones-free-it" if claim is None else "phones-let-in")
                look: Look = "button" if claim is None else "primary"
                may = Choice(f"free:{seat}", label, partial(door.free, seat), look=look)
            tone = TONES.get(kind, "note") if claim is None else "alarm"
            yield Choice(f"seat:{seat}", who.name, stay, how, look="plain", seat=seat, beside=may, tone=tone)

    def back(self, texts: Texts) -> Choice:
        return back(texts, self._leave, label=texts.phone("phones-done"), due=True)

    def _leave(self) -> Way:
        self._services.want_phones(False)  # this was the page
        return Leave()
