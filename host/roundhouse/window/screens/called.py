"""At a real table: what lies there above, the call pad below, and the table's questions as pages of their own."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.hub import HubEvent
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import PUBLIC, TableView
from roundhouse.referee import TableSession
from roundhouse.referee.table_modes import asks_undo
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Back, PageEvent, PageInput, Pressed
from roundhouse.window.controls.page_painter import paint_page, paint_parts
from roundhouse.window.display import Display
from roundhouse.window.painter import Painter
from roundhouse.window.regions import regions
from roundhouse.window.screens.call_pad import pad_page
from roundhouse.window.screens.called_keys import CalledKeys
from roundhouse.window.screens.called_menu import CalledMenu
from roundhouse.window.screens.called_questions import question_page
from roundhouse.window.screens.round_end import RoundEnd
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Return
from roundhouse.window.screens.undo_request import UndoRequest
from roundhouse.window.screens.whole_train import WholeTrain


class CalledScreen:
    """See `Screen`."""

    def __init__(self, services: AppServices, table: TableSession) -> None:
        self.input = PageInput()
        self.presenter = Presenter(table, services.choices.preferences.language)
        self._services = services
        self._end = RoundEnd(services, table)
        self._undo_asked = False
        self._painter = Painter()
        self._keys = CalledKeys(self.presenter)
        self._more: CalledMenu | None = None
        self._display = Display()
        self._shown: tuple[Display, TableView | None, Page] | None = None
        self._pad: tuple[object, pygame.Surface] | None = None

    # -- what is shown ----------------------------------------------------------------------------------------

    def page(self, display: Display) -> Page:
        """The pad, or the question that is asked now."""
        return self._at(display)[1]

    def view(self, display: Display) -> TableView | None:
        """The table above the pad; None while a question is asked."""
        return self._at(display)[0]

    def _at(self, display: Display) -> tuple[TableView | None, Page]:
        if self._shown is None or self._shown[0] != display:
            self.presenter.language = display.language
            shown, game = self.presenter.present(), self.presenter.session.referee.game
            if shown.in_turn or self._end.waits:
                self._shown = display, display.on(shown.table), pad_page(shown, game, display)
            else:
                self._shown = display, None, question_page(shown, game, display)
        return self._shown[1], self._shown[2]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """See `Screen`."""
        view, page = self._at(frame.display)
        touched = (page, frame.display, self.input.focus, self.input.held, self.input.shows_focus, surface)
        same = self._pad is not None and self._pad[0] == touched
        if view is None:
            if not same:
                paint_page(surface, page, frame.display.scale, self.input)
                self._pad = touched, surface
                self._painter.repaint()
            return
        changed = self._painter.paint(surface, view, frame.now)
        parts = regions(*frame.display.size, pad=True, text=frame.display.text)
        area = parts.strip.union(parts.hand)
        if not same or self._pad is None:
            paint_parts(surface, page, frame.display.scale, self.input)
            self._pad = touched, surface.subsurface(area).copy()
        elif changed.colliderect(area):
            surface.blit(self._pad[1], area)

    def repaint(self) -> None:
        """See `Screen`."""
        self._painter.repaint()
        self._shown = self._pad = None

    def close(self) -> None:
        """See `Screen`."""
        self.presenter.close()
        self._services.leave(self.presenter.session)

    # -- what is touched --------------------------------------------------------------------------------------

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`."""
        display = frame.display
        if self._more is not None and self._more.leaves:
            return Return()
        self._more = None
        presenter = self.presenter
        nudged = presenter.nudged
        presenter.front.nudge_after = self._services.choices.preferences.nudge
        presenter.advance(frame.now)
        if presenter.nudged != nudged:
            self._shown = None
        self._hear(frame.hub_events, frame.now)
        # The undo may take back the end of the round: the scores wait for the answer.
        navigation = None if self._undo_asked else self._end.navigation(frame)
        if navigation is None:
            navigation = self._take(events, display)
        if navigation != STAY:
            self._shown = None
        elif self._undo_asked:
            self._undo_asked = False
            if presenter.session.referee.steps:
                navigation = Open(UndoRequest(presenter.session))
        return navigation

    def _hear(self, told: Sequence[HubEvent], now: int) -> None:
        """Take events from the hub; a request to undo is put to everybody after all other events are handled."""
        calls = [event for event in told if not asks_undo(event)]
        if calls:
            self.presenter.heard(calls, now)
            self._shown = None
        if len(calls) < len(told):
            self._undo_asked = True

    def _take(self, events: Sequence[pygame.Event], display: Display) -> Navigation:
        for event in events:
            navigation = self._event(event, display)
            self._shown = None
            if navigation != STAY:
                return navigation
        return STAY

    def _event(self, event: pygame.Event, display: Display) -> Navigation:
        if event.type == pygame.KEYDOWN and self._keys.taken(event, self.input):
            self.input.focus, self.input.shows_focus = "", False
            return STAY
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.presenter.session.awaited.in_turn:
            navigation = self._touch_table(event.pos)
            if navigation != STAY:
                return navigation
        for page_event in self.input.read(self.page(display), [event]):
            navigation = self._obey(page_event)
            if navigation != STAY:
                return navigation
        return STAY

    def _obey(self, page_event: PageEvent) -> Navigation:
        presenter = self.presenter
        if isinstance(page_event, Back):
            # First what was touched is let go; then there is the way out.
            if presenter.present().touched:
                presenter.submit("clear")
                return STAY
            return STAY if self._end.back() else self._open_more()
        if not isinstance(page_event, Pressed):
            return STAY
        match page_event.name:
            case "more":
                return self._open_more()
            case "scores":
                self._end.ask()
            case "back":
                return Return()
            case name:
                presenter.submit(name)
        return STAY

    def _open_more(self) -> Navigation:
        self._more = CalledMenu(self._services, self.presenter)
        return Open(self._more)

    def _touch_table(self, at: tuple[int, int]) -> Navigation:
        """A lane is where the tile lies, or a train that is to be seen as a whole; a row of the rail is who speaks."""
        arranged = self._painter.arrangement
        if arranged is None or arranged.view != self.view(self._display_for(arranged.size)):
            return STAY
        for row, place in zip(arranged.view.rows, arranged.sidebar.rows, strict=True):
            if place.collidepoint(at) and row.seat != PUBLIC:
                self.presenter.submit("speaker", row.seat - 1)
                return STAY
        train = arranged.train_at(at)
        if train is None:
            return STAY
        entry = self.presenter.present().entry
        if entry is not None and not entry.ends and arranged.cramped(train):
            return Open(WholeTrain(arranged.view.trains[train], arranged.view.set_high))
        self.presenter.submit("train", train, arranged.end_at(train, at))
        return STAY

    def _display_for(self, size: tuple[int, int]) -> Display:
        return self._shown[0] if self._shown is not None else Display(size)


def called_screen(services: AppServices, table: TableSession) -> CalledScreen:
    """At a real table. Raises TypeError for a table that is none."""
    if table.mode.name != "called":
        raise TypeError(f"a {table.mode.name} table is not called")
    return CalledScreen(services, table)
