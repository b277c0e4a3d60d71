"""The players of a table around the hub. A touch on a free place adds a player; on a player, opens the seat."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.hub import Pressed as HubPressed
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.roster import Roster
from roundhouse.referee import TableSession
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.framed_page import page_frame
from roundhouse.window.screens.join import JoinPage
from roundhouse.window.screens.occupied_seat import OccupiedSeat
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, PageScreen, Return
from roundhouse.window.screens.seat_ring import Sitter, seats_around
from roundhouse_hub.link.messages import DOWN


class RosterPage(PageScreen):
    """See `Screen`. A press on the hub counts as a touch on that place."""

    def __init__(self, table: TableSession) -> None:
        super().__init__()
        self._company = Roster(table)

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        language, referee = display.language, self._company.table.referee
        line = screen_text("company-line", language)
        if reason := self._company.no_room(language):
            line = screen_text("company-only-hand-over", language, reason=reason)
        frame = page_frame(display, screen_text("company-title", language), line)
        sitters = [
            Sitter(slot, seat + 1, referee.names[seat], referee.seats[seat].is_person)
            for seat, slot in enumerate(self._company.slots)
        ]
        high = referee.game.options.set
        seats, hub = seats_around(sitters, (high, high), display, frame.body, free=not reason)
        return Page(texts=frame.texts, pictures=(hub,), controls=(*seats, frame.back))

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`."""
        for event in frame.hub_events:
            if isinstance(event, HubPressed) and event.gesture == DOWN:
                navigation = self.handle(Pressed(f"seat:{event.button}"))
                if navigation != STAY:
                    return navigation
        return super().update(events, frame)

    def handle(self, event: PageEvent) -> Navigation:
        """See `PageScreen`."""
        match event:
            case Pressed("back") | Back():
                return Return()
            case Pressed(name) if name.startswith("seat:"):
                slot = int(name.removeprefix("seat:"))
                if slot in self._company.slots:
                    return Open(OccupiedSeat(self._company, self._company.slots.index(slot)))
                if not self._company.no_room():
                    return Open(JoinPage(self._company, slot))
        return STAY
