"""The start screen: game, table mode, players; one button deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from roundhouse.games import GAMES
from roundhouse.games.options import OptionError
from roundhouse.hub import Pressed as HubPressed
from roundhouse.records.preferences import TableChoice
from roundhouse.window import palette
from roundhouse.window.app_services import AppServices, choose
from roundhouse.window.controls.grid import columns
from roundhouse.window.controls.page import Page, Panel
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens import table_setup
from roundhouse.window.screens.routes import ROUTES, screen_of_table
from roundhouse.window.screens.screen import STAY, Exit, Frame, Navigation, Open, PageScreen
from roundhouse.window.screens.seat import SeatPage
from roundhouse.window.screens.setup_validation import setup_error
from roundhouse.window.screens.start_choices import choices_side
from roundhouse.window.screens.start_seats import lamps_of, seats_side
from roundhouse_hub.lamps.scene import SLOTS
from roundhouse_hub.link.messages import DOWN


class StartScreen(PageScreen):
    """See `Screen`. A touch or the hub's button adds a person; a touch on a player opens the seat."""

    def __init__(self, services: AppServices, you: str) -> None:
        super().__init__()
        self._services = services
        self._you = you
        self._waiting = bool(services.unfinished_tables())
        self._objection = ""
        self._judged: tuple[TableChoice, str] | None = None
        self._lit: object = None
        if not self._choice.places:
            self._take(replace(self._choice, places=table_setup.usual_places(you)))

    @property
    def _choice(self) -> TableChoice:
        return self._services.choices.table

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        width, height = display.size
        left, right = columns((0, 0, width, height), (display.px(620) if width > 1.3 * height else 0, 0), 0)
        objection = self._objection_in(display.language)
        choices = choices_side(self._choice, display, left, may_deal=not objection, may_go_on=self._waiting)
        seats = seats_side(self._services, display, right, objection)
        return Page(
            panels=(Panel(right, palette.FELT), *seats.panels),
            texts=(*choices.texts, *seats.texts),
            pictures=(*choices.pictures, *seats.pictures),
            controls=(*choices.controls, *seats.controls),
        )

    def _objection_in(self, language: str) -> str:
        """Why the table cannot begin yet, or ""."""
        if self._judged != (self._choice, language):
            self._judged = self._choice, language
            self._objection = setup_error(self._choice, language)
        return self._objection

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`. A press on the hub claims the seat at that slot; the hub's lamps show the players."""
        for event in frame.hub_events:
            if isinstance(event, HubPressed) and event.gesture == DOWN and event.button < SLOTS:
                self._take(table_setup.claimed(self._choice, event.button))
        navigation = super().update(events, frame)
        hub, choices = self._services.hub, self._services.choices
        if hub is not None and navigation == STAY and self._lit != (choices, hub):
            hub.show(lamps_of(choices))
            self._lit = choices, hub
        return navigation

    def repaint(self) -> None:
        """See `Screen`. After a table there may be one to resume, and the hub's lamps have changed."""
        super().repaint()
        self._waiting = bool(self._services.unfinished_tables())
        self._lit = None

    def close(self) -> None:
        """See `Screen`. The choices are saved however the program ends."""
        self._services.save_choices()

    def handle(self, event: PageEvent) -> Navigation:
        """See `PageScreen`."""
        if not isinstance(event, Pressed):
            return STAY
        kind, _, what = event.name.partition(":")
        match kind:
            case "way":
                self._take(replace(self._choice, way=what))
            case "seat":
                return self._touch(int(what))
            case "quit":
                return Exit()
            case "learn":
                return Open(
                    screen_of_table(self._services, self._services.new_table(table_setup.first_game(self._you)))
                )
            case "deal":
                return self._deal()
            case _ if kind in ROUTES:
                return Open(ROUTES[kind](self._services))
        return STAY

    def _touch(self, slot: int) -> Navigation:
        """Claim a free place; open the seat of a player."""
        if table_setup.seated(self._choice, slot) is not None:
            return Open(SeatPage(self._services, slot))
        self._take(table_setup.claimed(self._choice, slot))
        return STAY

    def _deal(self) -> Navigation:
        try:
            table = self._services.new_table()
        except OptionError:
            return STAY  # the page says why already
        self._services.save_choices()
        return Open(screen_of_table(self._services, table))

    def _take(self, table: TableChoice) -> None:
        if table.game not in GAMES:
            table = replace(table, game=TableChoice().game)
        choose(self._services, table)
