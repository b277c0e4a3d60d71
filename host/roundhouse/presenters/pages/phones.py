"""Phones at this table: the code to scan, the address to type, and who sits where; the door opens with this page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from roundhouse.actions import Action, ChangeVolume, PauseTable, ResumeTable
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.app_services import PhoneAccess, PhonesError
from roundhouse.presenters.pages.list_page import (
    Choice,
    Leave,
    ListPage,
    Look,
    PagePresenter,
    Paragraph,
    ScanCode,
    Section,
    TextTone,
    Way,
    back,
    button,
    do_nothing,
)
from roundhouse.presenters.presenter import Presenter

TONES: Final[dict[str, TextTone]] = {"here": "news", "away": "due"}
"""The tones of the words for a seat with a phone, and for one whose phone is away."""


class PhonesPage(PagePresenter):
    """`open_door` lets phones in, or raises PhonesError; `left` is called when the page is left."""

    name = "phones"
    invitation = "phones-here"
    """The text on how others come in."""
    without_phone = "seat-free"
    """The text for the seat of somebody without a phone."""

    def __init__(
        self, open_door: Callable[[], PhoneAccess], presenter: Presenter, left: Callable[[], object] = do_nothing
    ) -> None:
        self._presenter, self._left = presenter, left
        self._access: PhoneAccess | None = None
        try:
            self._access = open_door()
        except PhonesError as error:
            self.trouble = str(error)

    def title(self, texts: Texts) -> str:
        return texts.phone("phones-title")

    def line(self, texts: Texts) -> str:
        door = self._access
        assert door is not None, "the fault stands there otherwise"
        return door.news(texts) or texts.phone(self.invitation if door.code else "phones-shut")

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
        key = (Paragraph(texts.phone("host-code", code=door.host_code), "note"),) if door.host_code else ()
        yield Section((ScanCode(door.address, door.squares), *code, network, *key))
        yield Section(tuple(self._seats(texts, door)), aside=True)

    def _seats(self, texts: Texts, door: PhoneAccess) -> Iterator[Choice]:
        """The people in the seats; a phone in a seat can be sent away, and one that asks for a seat let in."""
        sitting = self._presenter.roster.sitting
        for seat, who, kind in zip(map(Seat, range(len(sitting))), sitting, door.presence, strict=True):
            claim = door.claimed.get(seat)
            state = self.without_phone if kind == "free" else f"seat-{kind}"
            how = texts.phone(state) if claim is None else texts.phone("seat-asked-by", number=claim)
            may = None
            if claim is not None or kind in ("here", "away"):
                label = texts.phone("phones-free-it" if claim is None else "phones-let-in")
                look: Look = "button" if claim is None else "primary"
                may = Choice(f"free:{seat}", label, partial(door.free, seat), look=look)
            tone = TONES.get(kind, "note") if claim is None else "alarm"
            yield Choice(f"seat:{seat}", who.name, do_nothing, how, look="plain", seat=seat, beside=may, tone=tone)

    def back(self, texts: Texts) -> Choice:
        return back(texts, self._leave, label=texts.phone("phones-done"), due=True)

    def _leave(self) -> Way:
        self._left()
        return Leave()


class HostPage(PhonesPage):
    """The same on the host's phone, with what else is done at the computer during a game."""

    name = "host"
    invitation = "host-invites"
    without_phone = "free"

    def sections(self, texts: Texts) -> Iterator[Section]:
        yield from super().sections(texts)
        self._presenter.texts = texts
        page = self._presenter.present()
        pause = (
            button(offer, partial(self._do, action))
            for action in (ResumeTable(), PauseTable())
            if (offer := page.offer(action)) is not None
        )
        volume = texts.screen("volume-now", volume=self._presenter.volume.level)
        yield Section((*pause, Paragraph(volume, "note")))
        steps = (("key-softer", ChangeVolume(-1)), ("key-louder", ChangeVolume(1)))
        louder = (Choice(step.wire, texts.screen(key), partial(self._do, step), look="button") for key, step in steps)
        yield Section(tuple(louder), in_line=True)

    def _do(self, action: Action) -> None:
        self._presenter.submit(action)
