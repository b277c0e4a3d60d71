"""At a real table: what lies there above, the call pad below, and the table's questions as pages of their own."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.actions import ChangeFailedCall, ChooseTrain, Clear, LetSpeak, SeeCalls
from roundhouse.presenters.app_services import AppServices, remember_volume
from roundhouse.presenters.pages.match import WholeTrainPage
from roundhouse.presenters.pages.questions import ProposalPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import PlayView, TableView
from roundhouse.records.preferences import Livery
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Back, PageEvent, PageInput, Pressed
from roundhouse.window.controls.page_painter import paint_page, paint_parts
from roundhouse.window.controls.touch_guard import finger_area
from roundhouse.window.display import DisplaySettings
from roundhouse.window.key_bindings import command_of
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.real_tiles.call_pad import pad_page
from roundhouse.window.screens.real_tiles.called_keys import CalledKeys
from roundhouse.window.screens.real_tiles.called_questions import question_page
from roundhouse.window.screens.real_tiles.older_plays import OlderPlays
from roundhouse.window.screens.real_tiles.table_navigation import TableNavigation
from roundhouse.window.screens.real_tiles.table_places import called_places
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open
from roundhouse.window.screens.table.menu_screen import requested_phones_page
from roundhouse.window.table.arrangement import Arrangement
from roundhouse.window.table.hub_picture import IDLE_MS
from roundhouse.window.table.painter import Painter, Pointed
from roundhouse.window.table.regions import regions


class CalledScreen:
    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        self.input = PageInput()
        self.presenter = presenter
        self._services = services
        self._navigation = TableNavigation(services, presenter, CalledScreen)
        self._painter = Painter()
        self._keys = CalledKeys(self.presenter)
        self._display = DisplaySettings()
        self._shown: tuple[DisplaySettings, TableView | None, Page] | None = None
        self._state: object = None  # of the table when it was shown: phones change it, too
        self._pad: tuple[object, pygame.Surface] | None = None
        self._older = OlderPlays(presenter)
        self._mouse: tuple[int, int] | None = None  # a finger leaves nothing behind

    @property
    def liveries(self) -> Sequence[Livery]:
        return self.presenter.liveries

    # -- what is shown ----------------------------------------------------------------------------------------

    def page(self, display: DisplaySettings) -> Page:
        """The pad, or the question that is asked now."""
        return self._at(display)[1]

    def view(self, display: DisplaySettings) -> TableView | None:
        """The table above the pad; None while a question is asked."""
        return self._at(display)[0]

    def _at(self, display: DisplaySettings) -> tuple[TableView | None, Page]:
        self.presenter.texts = display.texts
        if self._shown is None or self._shown[0] != display or self._state != self.presenter.state:
            shown = self.presenter.present()
            if shown.question is None or self._navigation.round_end.waits:
                self._shown = display, display.on(self._older.seen_in(shown.table)), pad_page(shown, display)
            else:
                self._shown = display, None, question_page(shown, display, called_places(display))
            self._state = self.presenter.state
        return self._shown[1], self._shown[2]

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        view, page = self._at(frame.display)
        touched = (page, frame.display, self.input.looks, surface)
        same = self._pad is not None and self._pad[0] == touched
        if view is None:
            if not same:
                paint_page(surface, page, frame.display.scale, self.input)
                self._pad = touched, surface
                self._painter.repaint()
            return not same
        changed = self._painter.paint(surface, view, frame.now, pointed=self._pointed())
        parts = regions(*frame.display.size, pad=True, text=frame.display.text)
        area = parts.strip.union(parts.hand)
        if not same or self._pad is None:
            paint_parts(surface, page, frame.display.scale, self.input)
            self._pad = touched, surface.subsurface(area).copy()
        elif changed.colliderect(area):
            surface.blit(self._pad[1], area)
        return not same or bool(changed)

    def wait_ms(self, now: int) -> int:
        """A question has no lamps."""
        asks = self._shown is not None and self._shown[1] is None
        return IDLE_MS if asks else self._painter.wait_ms(now)

    def hover(self, point: tuple[int, int]) -> bool:
        """A lane is where a tile can lie, or is seen as a whole; a row of the rail speaks, a play is corrected."""
        self._mouse = point
        view, page = self._at(self._display)
        on_control, arranged = self.input.hover(page, point), self._painter.arrangement
        if view is None or arranged is None:
            return on_control
        return on_control or arranged.train_at(point) is not None or self._pointed().rail is not None

    def _pointed(self) -> Pointed:
        """The row of the rail under the mouse, the heading of the plays, or the play, where it may be corrected."""
        arranged = self._painter.arrangement
        if self._mouse is None or arranged is None:
            return Pointed()
        is_fixed = arranged.play_at(self._mouse) is not None and self._play_at(self._mouse) is None
        return Pointed(rail=None if is_fixed else arranged.rail_at(self._mouse))

    def repaint(self) -> None:
        self._mouse = None
        self._painter.repaint()
        self._shown = self._pad = None

    def close(self) -> None:
        self._services.leave(self.presenter)

    # -- what is touched --------------------------------------------------------------------------------------

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        display = self._display = frame.display
        self.input.begin(frame.guard, frame.now)
        presenter = self.presenter
        if (phones := requested_phones_page(self._services, presenter)) != STAY:
            return phones
        told = presenter.time_told
        presenter.apply_preferences(self._services.choices.preferences)
        presenter.advance(frame.now)
        if presenter.time_told != told:
            self._shown = None
        if frame.hub_events:
            presenter.handle_hub_events(frame.hub_events, frame.now)
            self._shown = None
        # The undo may take back the end of the round: the scores wait for the answer.
        asked = presenter.has_proposal
        navigation = None if asked else self._navigation.round_end.navigation(frame)
        if navigation is None:
            navigation = self._take(events, display)
            remember_volume(self._services, presenter.volume)
        if navigation == STAY and presenter.has_proposal:
            navigation = Open(ListScreen(ProposalPage(presenter)))
        if navigation != STAY:
            self._shown = None
        return navigation

    def _take(self, events: Sequence[pygame.Event], display: DisplaySettings) -> Navigation:
        for event in events:
            navigation = self._event(event, display)
            self._shown = None
            if navigation != STAY:
                return navigation
        return STAY

    def _event(self, event: pygame.Event, display: DisplaySettings) -> Navigation:
        if self._navigation.take_file(event):
            return STAY
        if event.type == pygame.KEYDOWN and (navigation := self._keyed(event)) != STAY:
            return navigation
        if event.type == pygame.KEYDOWN and self._keys.handle(event, self.input):
            self.input.point_at("")
            return STAY
        if event.type == pygame.MOUSEWHEEL and event.y:
            arranged = self._painter.arrangement
            self._older.scroll(-1 if event.y > 0 else 1, 0 if arranged is None else arranged.sidebar.plays)
            return STAY
        if event.type == pygame.MOUSEBUTTONDOWN and event.dict.get("touch"):
            self._mouse = None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.presenter.present().in_turn:
            navigation = self._touch_play(event.pos)
            if navigation == STAY:
                navigation = self._touch_table(event.pos)
            if navigation != STAY:
                return navigation
        for page_event in self.input.read(self.page(display), [event]):
            navigation = self._handle_page_event(page_event)
            if navigation != STAY:
                return navigation
        return STAY

    def _keyed(self, event: pygame.Event) -> Navigation:
        """The keys that open the corrections: the calls of the round, and what the one in question really was."""
        meaning = command_of(event, "called").meaning
        if meaning == SeeCalls():
            return self._navigation.open_calls()
        fails = self.presenter.present().offer(ChangeFailedCall) is not None
        if meaning == "due" and fails and not self.input.shows_focus:
            return self._navigation.correct_failed_call()
        return STAY

    def _handle_page_event(self, page_event: PageEvent) -> Navigation:
        if isinstance(page_event, Back):
            # First what was touched is let go; then there is the way out.
            if not self.presenter.present().touched:
                return self._navigation.back()
            self.presenter.submit(Clear())
            return STAY
        return self._navigation.follow_control(page_event.name) if isinstance(page_event, Pressed) else STAY

    def _touch_play(self, at: tuple[int, int]) -> Navigation:
        """A line of the last plays is a call, to be corrected at the table as it was then; the heading leads to all."""
        play, arranged = self._play_at(at), self._painter.arrangement
        if arranged is None or not (play or self._on_button(at)) or not self._counts(at, arranged):
            return STAY
        return self._navigation.open_calls() if play is None else self._navigation.correct_play(play)

    def _on_button(self, at: tuple[int, int]) -> bool:
        """Whether the point is on the heading of the last plays, which leads to all calls."""
        arranged = self._painter.arrangement
        if arranged is None or arranged.view != self.view(self._display) or arranged.sidebar.button is None:
            return False
        return arranged.sidebar.button.collidepoint(at)

    def _play_at(self, at: tuple[int, int]) -> PlayView | None:
        """The play whose line holds the point, where it may be corrected."""
        arranged, shown = self._painter.arrangement, self.presenter.present()
        if arranged is None or shown.corrected_call or arranged.view != self.view(self._display):
            return None
        return arranged.play_at(at)

    def _touch_table(self, at: tuple[int, int]) -> Navigation:
        """A lane is where the tile lies, or a train that is to be seen as a whole; a row of the rail is who speaks."""
        arranged = self._painter.arrangement
        if arranged is None or arranged.view != self.view(self._display):
            return STAY
        for row, place in zip(arranged.view.rows, arranged.sidebar.rows, strict=True):
            if place.collidepoint(at) and row.seat is not None and self._counts(at, arranged):
                self.presenter.submit(LetSpeak(row.seat))
                return STAY
        train = arranged.train_at(at)
        if train is None or not self._counts(at, arranged):
            return STAY
        shown = self.presenter.present()
        waits = shown.entry is not None and len(shown.entry.ends) < 2
        if waits and arranged.cramped(train) and train in {target.train for target in shown.table.targets}:
            return Open(ListScreen(WholeTrainPage(arranged.view.trains[train], arranged.view.set_high)))
        self.presenter.submit(ChooseTrain(train, arranged.end_at(train, at)))
        return STAY

    def _counts(self, at: tuple[int, int], arranged: Arrangement) -> bool:
        return self.input.guard.allows((id(self), "table"), finger_area(at, arranged.regions.scale), at, self.input.now)
