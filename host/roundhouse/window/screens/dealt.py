"""The screen of a dealt table: people play with tiles that the program deals; a pause leads to the settings and out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.intents import Intent, PressButton, Quit
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import Action, TableView
from roundhouse.referee import TableSession
from roundhouse.window.app_services import AppServices
from roundhouse.window.display import Display
from roundhouse.window.screens.pause import PauseMenu
from roundhouse.window.screens.round_end import RoundEnd
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Return
from roundhouse.window.screens.table_screen import TableScreen
from roundhouse.window.screens.undo_request import UndoRequest

PAUSE = "pause"


class Dealt(TableScreen):
    """See `Screen`. The table is left, and kept, when the screen closes."""

    def __init__(self, services: AppServices, table: TableSession) -> None:
        super().__init__(self._seen)
        self._services = services
        self._table = table
        self.presenter = Presenter(table, services.choices.preferences.language)
        self.display = Display()
        self.presenter.front.ask_others = self._ask_others
        self._asking: int | None = None
        self._pause: PauseMenu | None = None
        self._round_end = RoundEnd(services, table)

    @property
    def table(self) -> TableSession:
        """The table that is played at."""
        return self._table

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`."""
        self.display = frame.display
        self.presenter.language = frame.display.language
        preferences = self._services.choices.preferences
        self._table.speed = preferences.speed
        self.presenter.volume.loud = preferences.volume or self.presenter.volume.loud
        if self._pause is not None:
            if self._pause.leaves:
                return Return()
            self._pause = None
        self.presenter.heard(frame.hub_events, frame.now)
        # The undo may take back the end of the round: the scores wait for the answer.
        ended = None if self._asking is not None else self._round_end.navigation(frame)
        if ended is not None:
            return ended
        navigation = super().update(events, frame)
        self._remember_volume()
        if self._asking is not None:
            seat, self._asking = self._asking, None
            # A computer player may have moved in this very frame.
            return Open(UndoRequest(self._table, seat, self._table.referee.steps_to(seat)))
        escaped = any(event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE for event in events)
        goes_back = escaped and not self._was_holding and not self._round_end.back()
        if navigation == STAY and (self._pause is not None or goes_back):
            self._pause = PauseMenu(self._services, self._table)
            return Open(self._pause)
        return navigation

    def close(self) -> None:
        """See `Screen`."""
        self.presenter.close()
        self._services.leave(self._table)

    _was_holding = False

    def _seen(self, intents: Sequence[Intent], now: int) -> TableView | None:
        """The view after the person's intents."""
        if PressButton(PAUSE) in intents:
            self._pause = PauseMenu(self._services, self._table)
        if PressButton("scores") in intents:
            self._round_end.ask()
        self._was_holding = self._view is not None and any(tile.picked for tile in self._view.hand)
        for intent in intents:
            if isinstance(intent, Quit) or intent == PressButton("quit"):
                return None
            if intent != PressButton(PAUSE):
                self.presenter.obey(intent)
        self.presenter.advance(now)
        return self.shown(self.presenter.present().table)

    def _ask_others(self, seat: int) -> None:
        self._asking = seat

    def shown(self, view: TableView) -> TableView:
        """The view as this person wants to see it, with a way out."""
        pause = Action(PAUSE, screen_text("pause", self.display.language))
        return replace(self.display.on(view), buttons=(pause, *view.buttons))

    def _remember_volume(self) -> None:
        """What was made louder or softer at the table is so from now on."""
        volume, preferences = self._table.referee.volume, self._services.choices.preferences
        if volume == (0 if preferences.muted else preferences.volume):
            return
        changed = replace(preferences, muted=True) if volume == 0 else replace(preferences, volume=volume, muted=False)
        self._services.choices = replace(self._services.choices, preferences=changed)
        self._services.save_choices()
