"""The calls of the round: one is touched, and what it really was is called at the table as it was then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from roundhouse.actions import ChangeCall, ChooseCall, InsertCall, RemoveCall, read_wire
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.real_tiles.corrections import CallRow
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.framed_page import Heading
from roundhouse.window.screens.pages.list_page import ListPage
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Replace, Return, Screen
from roundhouse.window.screens.table.whole_train import WholeTrain


class CorrectionTableScreen(Screen, Protocol):
    """A screen of a table of real tiles, as `CorrectionScreen` needs it."""

    presenter: Presenter


ScreenMaker = Callable[[AppServices, Presenter], CorrectionTableScreen]


class CallsPage(ListPage["CallRow | Offer"]):
    """See `Screen`. First the calls, the latest page of them; then what became of the one that was touched."""

    def __init__(self, services: AppServices, presenter: Presenter, screen: ScreenMaker) -> None:
        super().__init__()
        self._services = services
        self._screen = screen
        self._presenter = presenter.beside()
        self._pager = Pager(first=max(0, len(self._presenter.corrections().rows) - 1))

    @property
    def in_one_column(self) -> bool:
        """See `ListPage`. What can be done about a call is a short list of choices."""
        return bool(self._presenter.corrections().chosen)

    def heading(self, language: str) -> Heading:
        self._presenter.language = language
        shown = self._presenter.corrections()
        fails = bool(shown.chosen) and shown.rows[shown.chosen - 1].state == "fails"
        return Heading(shown.title, shown.line, palette.CORAL if fails else palette.SECONDARY)

    def entries(self) -> Sequence[CallRow | Offer]:
        shown = self._presenter.corrections()
        if not shown.chosen:
            return shown.rows
        return shown.for_chosen

    def height(self, display: Display) -> int:
        return max(display.px(72), round(4.2 * display.points(15)))

    def control(self, display: Display, entry: CallRow | Offer, place: Rect) -> Control:
        high, low = display.points(17), display.points(14)
        if isinstance(entry, Offer):
            return Control(entry.wire, place, "primary" if entry.primary else "button", entry.label, height=high)
        offer = self._presenter.corrections().offer(entry.action)
        assert offer is not None, "every row can be named"
        label = f"{entry.number}. {entry.text}"
        return Control(
            offer.wire, place, "row", label, entry.note, enabled=offer.enabled, height=high, detail_height=low,
            seat=entry.seat,
        )  # fmt: skip

    def handle(self, event: PageEvent) -> Navigation:
        """See `ListPage`. Back leads from a call to the list."""
        if (event == Pressed("back") or isinstance(event, Back)) and self._presenter.corrections().chosen:
            self._presenter.submit(ChooseCall(0))
            return STAY
        return super().handle(event)

    def take(self, event: PageEvent) -> Navigation:
        action = read_wire(event.name) if isinstance(event, Pressed) else None
        if action is None:
            return STAY
        self._presenter.submit(action)
        match action:
            case ChangeCall() | InsertCall():
                return Replace(CorrectionScreen(self._services, self._presenter.moment(), self._screen))
            case RemoveCall():
                return Return()
        return STAY

    def close(self) -> None:
        self._presenter.close()


class CorrectionScreen:
    """See `Screen`. The table as it was when a call was made; the first call made here takes its place.

    `inner` is the screen of that table.
    """

    def __init__(self, services: AppServices, moment: Presenter, screen: ScreenMaker) -> None:
        self.inner = screen(services, moment)

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        navigation = self.inner.update(events, frame)
        if self.inner.presenter.corrected:
            return Return()
        if isinstance(navigation, Open) and isinstance(navigation.screen, WholeTrain):
            return navigation
        return STAY if navigation == STAY else Return()

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        return self.inner.paint(surface, frame)

    def wait_ms(self, now: int) -> int:
        return self.inner.wait_ms(now)

    def repaint(self) -> None:
        self.inner.repaint()

    def close(self) -> None:
        """See `Screen`. The table of that moment is in no journal: nothing is to be left there."""
        self.inner.presenter.close()
