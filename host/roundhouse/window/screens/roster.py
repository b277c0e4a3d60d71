"""Who sits at this table: the hub with everybody around it. A touch seats somebody, or says more of who sits there."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.hub import Pressed as HubPressed
from roundhouse.i18n.screens import screen
from roundhouse.presenters.roster import Roster
from roundhouse.referee import TableSession
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Act, Back, Pressed
from roundhouse.window.screens.framed_page import framed
from roundhouse.window.screens.join import Newcomer
from roundhouse.window.screens.occupied_seat import TakenSeat
from roundhouse.window.screens.screen import STAY, Frame, Open, PageScreen, Return, Way
from roundhouse.window.screens.seat_ring import Sitter, seats_around
from roundhouse_hub.link.messages import DOWN


class AtThisTable(PageScreen):
    """See `Screen`. A press on the hub is a touch on the place there."""

    def __init__(self, table: TableSession) -> None:
        super().__init__()
        self._company = Roster(table)

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language, referee = look.language, self._company.table.referee
        line = screen("company-line", language)
        if reason := self._company.no_room(language):
            line = screen("company-only-hand-over", language, reason=reason)
        frame = framed(look, screen("company-title", language), line)
        sitters = [
            Sitter(slot, seat + 1, referee.names[seat], referee.seats[seat].is_person)
            for seat, slot in enumerate(self._company.slots)
        ]
        high = referee.game.options.set
        seats, hub = seats_around(sitters, (high, high), look, frame.body, free=not reason)
        return Page(texts=frame.texts, pictures=(hub,), controls=(*seats, frame.back))

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """See `Screen`."""
        for event in frame.heard:
            if isinstance(event, HubPressed) and event.gesture == DOWN:
                way = self.obey(Pressed(f"seat:{event.button}"))
                if way != STAY:
                    return way
        return super().act(events, frame)

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        match act:
            case Pressed("back") | Back():
                return Return()
            case Pressed(name) if name.startswith("seat:"):
                slot = int(name.removeprefix("seat:"))
                if slot in self._company.slots:
                    return Open(TakenSeat(self._company, self._company.slots.index(slot)))
                if not self._company.no_room():
                    return Open(Newcomer(self._company, slot))
        return STAY
