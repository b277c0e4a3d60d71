"""The hub alone: its buttons make the calls, and the screen shows what they meant. It can be touched like the hub."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import pygame

from roundhouse.actions import PressButton, SeeCalls
from roundhouse.actions.action import Button
from roundhouse.layout.lamps import LampLooks, lamp_looks
from roundhouse.layout.measures import HUB_RADIUS
from roundhouse.presenters.app_services import AppServices, remember_volume
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.table.hub_state import hub_state
from roundhouse.presenters.views import PlayView, TablePage
from roundhouse.records.preferences import Livery
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Back, PageEvent, PageInput, Pressed
from roundhouse.window.controls.page_painter import paint_page, paint_parts
from roundhouse.window.controls.touch_guard import finger_area
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, faded, sprite
from roundhouse.window.key_bindings import command_of
from roundhouse.window.screens.real_tiles.called_questions import question_page
from roundhouse.window.screens.real_tiles.older_plays import OlderPlays
from roundhouse.window.screens.real_tiles.slots_keys import SlotsKeys
from roundhouse.window.screens.real_tiles.slots_page import Parts, parts_of, slots_page
from roundhouse.window.screens.real_tiles.table_navigation import TableNavigation
from roundhouse.window.screens.real_tiles.table_places import slots_places
from roundhouse.window.screens.screen import STAY, Frame, Navigation
from roundhouse.window.screens.table.menu_screen import requested_phones_page
from roundhouse.window.table.hub_picture import IDLE_MS, LAMPS_MS, paint_hub, paint_lamps
from roundhouse.window.table.sidebar import SidebarLayout, paint_sidebar, play_at, sidebar_layout
from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.lamps.scene import ENGINE, LAMPS
from roundhouse_hub.link.messages import DOWN, PRESS

PULSE_MS = 2400


class HubTouch:
    """One finger on the picture of the hub, with the gestures and the code of the hub itself.

    `held` is the button under it. A press means nothing while it is just down.
    """

    def __init__(self) -> None:
        self.held: int | None = None
        self._gestures = Gestures(LAMPS)

    def down(self, button: int, now: int) -> list[tuple[int, str]]:
        self.held = button
        return self.due(now)

    def up(self, now: int) -> list[tuple[int, str]]:
        self.held = None
        return self.due(now)

    def due(self, now: int) -> list[tuple[int, str]]:
        """The gestures that are certain by now."""
        held = 0 if self.held is None else 1 << self.held
        return [(button, gesture) for button, gesture in self._gestures.step(held, now) if gesture != DOWN]


class SlotsScreen:
    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        self.input = PageInput()
        self.presenter = presenter
        self._services = services
        self._navigation = TableNavigation(services, presenter, SlotsScreen)
        self._finger = HubTouch()
        self._keys = SlotsKeys(presenter)
        self._older = OlderPlays(presenter)
        self._display = DisplaySettings()
        self._shown: tuple[TablePage, Page] | None = None
        self._state: object = None  # of the table when it was shown: phones change it, too
        self._painted: tuple[object, pygame.Surface] | None = None
        self._shining: tuple[LampLooks, float] | None = None

    @property
    def liveries(self) -> Sequence[Livery]:
        return self.presenter.liveries

    # -- what is shown ----------------------------------------------------------------------------------------

    @property
    def at_hub(self) -> bool:
        """Whether the hub is shown, and not a question that its buttons cannot answer."""
        return self._at(self._display)[0].question is None or self._navigation.round_end.waits

    def page(self, display: DisplaySettings) -> Page:
        """The page around the hub, or the question that is asked."""
        return self._at(display)[1]

    def _at(self, display: DisplaySettings) -> tuple[TablePage, Page]:
        self.presenter.texts = display.texts
        if self._shown is None or self._display != display or self._state != self.presenter.state:
            self._display = display
            shown = self.presenter.present()
            shown = replace(shown, table=self._older.seen_in(shown.table))
            if shown.question is None or self._navigation.round_end.waits:
                page = slots_page(shown, display, hub=hub_state(self._services.hub) == "connected")
            else:
                page = question_page(shown, display, slots_places(display))
            self._shown, self._state = (shown, page), self.presenter.state
        return self._shown

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        """Only the hub changes from frame to frame."""
        display, page = frame.display, self.page(frame.display)
        key = (page, display, self.input.looks, surface)
        same = self._painted is not None and self._painted[0] == key
        if not self.at_hub:
            if not same:
                paint_page(surface, page, display.scale, self.input)
                self._painted = key, surface
            return not same
        parts = parts_of(display)
        if not same or self._painted is None:
            self._compose(surface, page, parts, display)
            self._painted = key, surface.subsurface(_hub_area(parts, surface)).copy()
        live = self._live(frame)
        if same and live == self._shining:
            return False
        self._shining = live
        area = _hub_area(parts, surface)
        surface.blit(self._painted[1], area)
        looks, halo = live
        if halo:
            blit_centered(surface, faded(_halo(round(parts.radius)), halo), parts.center)
        paint_lamps(surface, parts.center, parts.radius / HUB_RADIUS, looks)
        return True

    def wait_ms(self, now: int) -> int:  # noqa: ARG002  (nothing is faster than the lamps)
        """A question has no lamps."""
        return LAMPS_MS if self.at_hub else IDLE_MS

    def _compose(self, surface: pygame.Surface, page: Page, parts: Parts, display: DisplaySettings) -> None:
        """Compose the parts that stand still."""
        view = self._at(display)[0].table
        surface.fill(page.panels[0].color, page.panels[0].rect)
        paint_sidebar(surface, view, pygame.Rect(parts.sidebar), display.letters)
        scale = parts.radius / HUB_RADIUS
        paint_hub(surface, parts.center, scale, view.engine, display.faces, view.set_high, display.tiles)
        paint_parts(surface, replace(page, panels=page.panels[1:]), display.scale, self.input)

    def _live(self, frame: Frame) -> tuple[LampLooks, float]:
        """The lamps, and how bright a soft pulse around the hub is where a turn takes long."""
        presenter, halo = self.presenter, 0.0
        if presenter.nudged and not frame.display.less_motion:
            share = 0.5 - 0.5 * math.cos(math.tau * (frame.now % PULSE_MS) / PULSE_MS)
            halo = round(share * 24) / 24
        refused = self._at(frame.display)[0].refused_button
        refused = None if refused is None or refused[0] == ENGINE else refused
        return lamp_looks(presenter.scene, frame.now, refused, steady=frame.display.less_motion), halo

    def hover(self, point: tuple[int, int]) -> bool:
        on_hub = self.at_hub and parts_of(self._display).button_at(point) is not None
        on_plays = self._on_button(point) or self._play_at(point) is not None
        return self.input.hover(self.page(self._display), point) or on_hub or on_plays

    def repaint(self) -> None:
        self._shown = self._painted = None

    def close(self) -> None:
        self._services.leave(self.presenter)

    # -- what is pressed --------------------------------------------------------------------------------------

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        presenter = self.presenter
        self.input.begin(frame.guard, frame.now)
        if (phones := requested_phones_page(self._services, presenter)) != STAY:
            return phones
        presenter.handle_hub_events(frame.hub_events, frame.now)
        if frame.hub_events or frame.display != self._display:
            self._display, self._shown = frame.display, None
        navigation = self._navigation.round_end.navigation(frame)
        if navigation is None:
            navigation = self._take(events, frame)
            remember_volume(self._services, presenter.volume)
        said = self._finger.due(frame.now)
        for button, gesture in said:
            self._press(button, gesture)
        told = presenter.time_told, presenter.state
        presenter.apply_preferences(self._services.choices.preferences)
        presenter.advance(frame.now)
        if events or said or navigation != STAY or (presenter.time_told, presenter.state) != told:
            self._shown = None
        return navigation

    def _press(self, button: int, gesture: str = PRESS) -> None:
        self.presenter.submit(PressButton.with_gesture(Button(button), gesture))

    def _take(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        for event in events:
            navigation = self._event(event, frame)
            self._shown = None
            if navigation != STAY:
                return navigation
        return STAY

    def _event(self, event: pygame.Event, frame: Frame) -> Navigation:
        if self._navigation.take_file(event):
            return STAY
        if command_of(event, "slots").meaning == SeeCalls() and (navigation := self._navigation.open_calls()) != STAY:
            return navigation
        if event.type == pygame.KEYDOWN and self._keys.handle(event, self.input, self.at_hub):
            return STAY
        if event.type == pygame.MOUSEWHEEL and event.y and self.at_hub:
            self._older.scroll(-1 if event.y > 0 else 1, self._rail.plays)
            self._painted = None
            return STAY
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        play = self._play_at(event.pos) if pressed else None
        if play is not None or (pressed and self._on_button(event.pos)):
            area = finger_area(event.pos, frame.display.scale)
            allowed = self.input.guard.allows((id(self), "plays"), area, event.pos, frame.now)
            if not allowed:
                return STAY
            return self._navigation.open_calls() if play is None else self._navigation.correct_play(play)
        if pressed and self.at_hub:
            button = parts_of(frame.display).button_at(event.pos)
            if button is not None:
                area = finger_area(event.pos, frame.display.scale)
                if not self.input.guard.allows((id(self), button), area, event.pos, frame.now):
                    return STAY
                for other, gesture in self._finger.down(button, frame.now):
                    self._press(other, gesture)
                return STAY
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._finger.held is not None:
            for other, gesture in self._finger.up(frame.now):
                self._press(other, gesture)
            return STAY
        for page_event in self.input.read(self.page(frame.display), [event]):
            navigation = self._handle_page_event(page_event)
            if navigation != STAY:
                return navigation
        return STAY

    @property
    def _rail(self) -> SidebarLayout:
        area = pygame.Rect(parts_of(self._display).sidebar)
        return sidebar_layout(self._at(self._display)[0].table, area, self._display.letters)

    def _play_at(self, point: tuple[int, int]) -> PlayView | None:
        """The play whose line in the rail holds the point, where it may be corrected."""
        shown = self._at(self._display)[0]
        if not self.at_hub or not shown.in_turn or shown.corrected_call:
            return None
        return play_at(shown.table, pygame.Rect(parts_of(self._display).sidebar), self._display.letters, point)

    def _on_button(self, point: tuple[int, int]) -> bool:
        """Whether the point is on the heading of the last plays, which leads to all calls."""
        return self.at_hub and (button := self._rail.button) is not None and button.collidepoint(point)

    def _handle_page_event(self, page_event: PageEvent) -> Navigation:
        match page_event:
            case Back():
                return self._navigation.back()
            case Pressed(name) if name.startswith("slot:"):
                self._press(int(name.removeprefix("slot:")))
                return STAY
            case Pressed(name):
                return self._navigation.follow_control(name)
        return STAY


def _hub_area(parts: Parts, surface: pygame.Surface) -> pygame.Rect:
    """The hub with its glow, which is repainted in every frame."""
    reach = round(1.26 * parts.radius)
    area = pygame.Rect(0, 0, 2 * reach, 2 * reach)
    area.center = round(parts.center[0]), round(parts.center[1])
    return area.clip(surface.get_rect())


@lru_cache(maxsize=4)
def _halo(radius: int) -> pygame.Surface:
    """A ring of brass around the hub."""

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2
        for step in range(6):
            share = (step + 1) / 6
            color = tuple(round(channel * share) for channel in palette.BRASS)
            pygame.draw.circle(
                surface, (*color, round(255 * share)), (middle, middle), (1.16 - 0.013 * step) * radius * fine,
                round(0.014 * radius * fine) + 1,
            )  # fmt: skip

    return sprite(2.36 * radius, 2.36 * radius, draw, fine=2)
