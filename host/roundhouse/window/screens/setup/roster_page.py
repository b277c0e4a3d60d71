"""The players of a table around the hub. A touch on a free place adds a player; on a player, opens the seat."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.indices import Seat, Slot
from roundhouse.presenters.pages.players import JoinPage, TakenSeatPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.roster import touched_slots
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.framed_page import page_frame
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, PageScreen, Return
from roundhouse.window.screens.setup.seat_ring import Sitter, seats_around


class RosterPage(PageScreen):
    """A press on the hub counts as a touch on that place. `known` are the names of past evenings."""

    def __init__(self, presenter: Presenter, known: Sequence[str] = ()) -> None:
        super().__init__()
        self._known = known
        self._presenter = presenter.beside()
        self._roster = self._presenter.roster

    def page(self, display: Display) -> Page:
        texts = display.texts
        line = texts.screen("roster-line")
        if reason := self._roster.no_room(texts):
            line = texts.screen("roster-only-hand-over", reason=reason)
        frame = page_frame(display, texts.screen("roster-title"), line)
        sitters = [
            Sitter(each.slot, Seat(seat), each.name, each.is_person) for seat, each in enumerate(self._roster.sitting)
        ]
        high = self._roster.set_high
        seats, hub = seats_around(sitters, (high, high), display, frame.body, free=not reason)
        return Page(texts=frame.texts, pictures=(hub,), controls=(*seats, frame.back))

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        for slot in touched_slots(frame.hub_events):
            navigation = self.handle(Pressed(f"seat:{slot}"))
            if navigation != STAY:
                return navigation
        return super().update(events, frame)

    def close(self) -> None:
        self._presenter.close()

    def handle(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed("back") | Back():
                return Return()
            case Pressed(name) if name.startswith("seat:"):
                slot, slots = Slot(int(name.removeprefix("seat:"))), [each.slot for each in self._roster.sitting]
                if slot in slots:
                    return Open(ListScreen(TakenSeatPage(self._presenter, Seat(slots.index(slot)), self._known)))
                if not self._roster.no_room(self._presenter.texts):
                    return Open(ListScreen(JoinPage(self._presenter, slot, self._known)))
        return STAY
