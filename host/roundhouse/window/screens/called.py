"""At a real table: what lies there above, the call pad below, and the table's questions as pages of their own."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.hub import HubEvent
from roundhouse.presenters.called import Calling
from roundhouse.presenters.called_actions import touch
from roundhouse.presenters.called_view import calling_view
from roundhouse.presenters.tile_orientation import end_shown
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
from roundhouse.window.screens.called_menu import CalledMore
from roundhouse.window.screens.called_questions import question_page
from roundhouse.window.screens.round_end import RoundEnd
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Return
from roundhouse.window.screens.undo_request import TakingBack
from roundhouse.window.screens.whole_train import WholeTrain


class CalledScreen:
    """See `Screen`."""

    def __init__(self, services: AppServices, table: TableSession) -> None:
        self.input = PageInput()
        self.calling = Calling(table, services.choices.preferences.language)
        self._services = services
        self._end = RoundEnd(services, table)
        self._undo_asked = False
        self._painter = Painter()
        self._keys = CalledKeys(self.calling)
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
            self.calling.speech.language = display.language
            if self.calling.in_play or self._end.waits:
                self._shown = (
                    display,
                    display.on(calling_view(self.calling, display.language)),
                    pad_page(self.calling, display),
                )
            else:
                self._shown = display, None, question_page(self.calling, display)
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
        self._services.leave(self.calling.table)

    # -- what is touched --------------------------------------------------------------------------------------

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`."""
        display = frame.display
        if self.calling.leaving:
            return Return()
        self.calling.now = frame.now
        if self.calling.patience.watch(frame.now, self._services.choices.preferences.nudge):
            self._shown = None
        self._hear(frame.hub_events)
        # What ended a round may be what is taken back: the scores wait for the answer.
        navigation = None if self._undo_asked else self._end.navigation(frame)
        if navigation is None:
            navigation = self._take(events, display)
        if navigation != STAY:
            self._shown = None
        elif self._undo_asked:
            self._undo_asked = False
            if self.calling.table.referee.steps:
                navigation = Open(TakingBack(self.calling.table))
        return navigation

    def _hear(self, told: Sequence[HubEvent]) -> None:
        """What the hub tells; where an undo is asked, that is asked of all once everything else is done."""
        calls = [event for event in told if not asks_undo(event)]
        if calls:
            self.calling.heard(calls)
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
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.calling.in_play:
            navigation = self._touch_table(event.pos)
            if navigation != STAY:
                return navigation
        for page_event in self.input.read(self.page(display), [event]):
            navigation = self._obey(page_event)
            if navigation != STAY:
                return navigation
        return STAY

    def _obey(self, event: PageEvent) -> Navigation:
        calling = self.calling
        if isinstance(event, Back):
            # First what was touched is let go; then there is the way out.
            return STAY if calling.clear() or self._end.back() else self._more()
        if not isinstance(event, Pressed):
            return STAY
        kind, _, what = event.name.partition(":")
        match kind:
            case "more":
                return self._more()
            case "scores":
                self._end.ask()
            case "back":
                return Return()
            case _:
                touch(calling, kind, what)
        return STAY

    def _more(self) -> Navigation:
        return Open(CalledMore(self._services, self.calling))

    def _touch_table(self, at: tuple[int, int]) -> Navigation:
        """A lane is where the tile lies, or a train that is to be seen as a whole; a row of the rail is who speaks."""
        arranged, calling = self._painter.arrangement, self.calling
        if arranged is None or arranged.view != self.view(self._display_for(arranged.size)):
            return STAY
        for row, place in zip(arranged.view.rows, arranged.sidebar.rows, strict=True):
            if place.collidepoint(at) and row.seat != PUBLIC:
                calling.touch_seat(row.seat - 1)
                return STAY
        train = arranged.train_at(at)
        if train is None:
            return STAY
        if not calling.tile.ends and arranged.cramped(train):
            return Open(WholeTrain(arranged.view.trains[train], arranged.view.set_high))
        game, end = calling.table.referee.game, None
        if game.ends_per_train == 2:
            end = end_shown(game, train, arranged.end_at(train, at))
        calling.touch_train(train, end)
        return STAY

    def _display_for(self, size: tuple[int, int]) -> Display:
        return self._shown[0] if self._shown is not None else Display(size)


def called_screen(services: AppServices, table: TableSession) -> CalledScreen:
    """At a real table. Raises TypeError for a table that is none."""
    if table.mode.name != "called":
        raise TypeError(f"a {table.mode.name} table is not called")
    return CalledScreen(services, table)
