"""The screen of a dealt table: people play with tiles that the program deals; a pause leads to the settings and out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from roundhouse.actions import Action, OpenMenu, SeeScores
from roundhouse.presenters.app_services import AppServices, remember_order, remember_volume
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.questions import ProposalPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TableView
from roundhouse.records.preferences import Livery
from roundhouse.window.display import DisplaySettings
from roundhouse.window.key_bindings import command_of
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open
from roundhouse.window.screens.table.menu_screen import requested_phones_page, table_menu
from roundhouse.window.screens.table.round_end_screens import RoundEnd
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse.window.table.hub_picture import IDLE_MS, LAMPS_MS


class DealtScreen(TableScreen):
    """The table is left, and kept, when the screen closes."""

    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        super().__init__(self._seen)
        self._services = services
        self.presenter = presenter
        self.display = DisplaySettings()
        self._presented: tuple[object, int, TableView] | None = None  # from which state, when, and the view
        self._pauses = False
        self._round_end = RoundEnd(services, presenter)

    @property
    def liveries(self) -> Sequence[Livery]:
        return self.presenter.liveries

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        self.display = frame.display
        self.presenter.texts = frame.display.texts
        self.presenter.apply_preferences(self._services.choices.preferences)
        if (phones := requested_phones_page(self._services, self.presenter)) != STAY:
            return phones
        if frame.hub_events:
            self.presenter.handle_hub_events(frame.hub_events, frame.now)
            self._presented = None
        # The undo may take back the end of the round: the scores wait for the answer.
        ended = None if self.presenter.has_proposal else self._round_end.navigation(frame)
        if ended is not None:
            return ended
        held = self._view is not None and any(tile.picked for tile in self._view.hand)
        navigation = super().update(events, frame)
        remember_volume(self._services, self.presenter.volume)
        remember_order(self._services, self.presenter)
        if self.presenter.has_proposal:
            return Open(ListScreen(ProposalPage(self.presenter)))
        # The first one lets go of a tile that is held.
        escapes = sum(command_of(event, "dealt").meaning == "back" for event in events)
        goes_back = escapes > held and not self._round_end.back()
        pauses, self._pauses = self._pauses or goes_back, False
        if navigation == STAY and pauses:
            return Open(table_menu(self._services, self.presenter))
        return navigation

    def wait_ms(self, now: int) -> int:
        """A computer player's move, or the end of a round, may be due."""
        wait = super().wait_ms(now)
        return min(LAMPS_MS, wait) if self.presenter.computer_in_turn else wait

    def close(self) -> None:
        self._services.leave(self.presenter)

    def _seen(self, submitted: Sequence[Action], now: int) -> TableView:
        """The view after what the person asked for."""
        for action in submitted:
            match action:
                case OpenMenu():
                    self._pauses = True
                case SeeScores():
                    self._round_end.request_scores()
                case _:
                    self.presenter.submit(action)
        self.presenter.advance(now)
        state = self.presenter.state, self.display
        kept = self._presented
        if submitted or kept is None or kept[0] != state or now >= kept[1] + IDLE_MS:
            self._presented = kept = state, now, self.presenter.present().table
        return self.shown(kept[2])

    def shown(self, view: TableView) -> TableView:
        """The view as this person wants to see it, with a way out."""
        menu = Offer(OpenMenu(), self.display.texts.screen("pause"))
        return replace(self.display.on(view), buttons=(*view.buttons, menu))
