"""The first screen: which game, how to sit, who plays; one button deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from roundhouse.games import GAMES
from roundhouse.games.options import OptionError
from roundhouse.hub import Pressed as HubPressed
from roundhouse.records.preferences import TableChoice
from roundhouse.window import palette
from roundhouse.window.app_services import House, choose
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns
from roundhouse.window.controls.page import Ground, Page
from roundhouse.window.controls.page_input import Act, Pressed
from roundhouse.window.screens import table_setup
from roundhouse.window.screens.routes import DOORS, at_table
from roundhouse.window.screens.screen import STAY, Frame, Leave, Open, PageScreen, Way
from roundhouse.window.screens.seat import SeatPage
from roundhouse.window.screens.setup_validation import objection_to
from roundhouse.window.screens.start_choices import choices_side
from roundhouse.window.screens.start_seats import lamps_of, seats_side
from roundhouse_hub.lamps.scene import SLOTS
from roundhouse_hub.link.messages import DOWN


class Start(PageScreen):
    """See `Screen`. A touch or the hub's button seats a person; a touch on somebody says more of him."""

    def __init__(self, house: House, you: str) -> None:
        super().__init__()
        self._house = house
        self._you = you
        self._waiting = bool(house.waiting())
        self._objection = ""
        self._judged: tuple[TableChoice, str] | None = None
        self._lit: object = None
        if not self._choice.places:
            self._take(replace(self._choice, places=table_setup.usual_places(you)))

    @property
    def _choice(self) -> TableChoice:
        return self._house.choices.table

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        width, height = look.size
        left, right = columns((0, 0, width, height), (look.px(620) if width > 1.3 * height else 0, 0), 0)
        objection = self._objection_in(look.language)
        choices = choices_side(self._choice, look, left, may_deal=not objection, may_go_on=self._waiting)
        seats = seats_side(self._house, look, right, objection)
        return Page(
            grounds=(Ground(right, palette.FELT), *seats.grounds),
            texts=(*choices.texts, *seats.texts),
            pictures=(*choices.pictures, *seats.pictures),
            controls=(*choices.controls, *seats.controls),
        )

    def _objection_in(self, language: str) -> str:
        """Why nobody can sit down yet."""
        if self._judged != (self._choice, language):
            self._judged = self._choice, language
            self._objection = objection_to(self._choice, language)
        return self._objection

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """See `Screen`. A press on the hub claims the seat at this slot, and the hub shows who sits where."""
        for event in frame.heard:
            if isinstance(event, HubPressed) and event.gesture == DOWN and event.button < SLOTS:
                self._take(table_setup.claimed(self._choice, event.button))
        way = super().act(events, frame)
        hub, choices = self._house.hub, self._house.choices
        if hub is not None and way == STAY and self._lit != (choices, hub):
            hub.show(lamps_of(choices))
            self._lit = choices, hub
        return way

    def repaint(self) -> None:
        """See `Screen`. Whoever comes back from a table may go on with it, and has other lamps to see."""
        super().repaint()
        self._waiting = bool(self._house.waiting())
        self._lit = None

    def close(self) -> None:
        """See `Screen`. However the program ends, what was chosen is there the next time."""
        self._house.remember()

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if not isinstance(act, Pressed):
            return STAY
        kind, _, what = act.name.partition(":")
        match kind:
            case "way":
                self._take(replace(self._choice, way=what))
            case "seat":
                return self._touch(int(what))
            case "quit":
                return Leave()
            case "learn":
                return Open(at_table(self._house, self._house.new_table(table_setup.first_game(self._you))))
            case "deal":
                return self._deal()
            case _ if kind in DOORS:
                return Open(DOORS[kind](self._house))
        return STAY

    def _touch(self, slot: int) -> Way:
        """An empty place is taken; of somebody who sits there more can be said."""
        if table_setup.seated(self._choice, slot) is not None:
            return Open(SeatPage(self._house, slot))
        self._take(table_setup.claimed(self._choice, slot))
        return STAY

    def _deal(self) -> Way:
        try:
            table = self._house.new_table()
        except OptionError:
            return STAY  # the page already says why
        self._house.remember()
        return Open(at_table(self._house, table))

    def _take(self, table: TableChoice) -> None:
        if table.game not in GAMES:
            table = replace(table, game=TableChoice().game)
        choose(self._house, table)
