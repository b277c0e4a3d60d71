"""The hub alone: its buttons make the calls, and the screen shows what they meant. It can be touched like the hub."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import pygame

from roundhouse.hub import State
from roundhouse.hub.finding import SIMULATED
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.slots import GESTURES
from roundhouse.referee import TableSession
from roundhouse.window import palette
from roundhouse.window.antialiasing import faded, sprite, stamp
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Back, PageEvent, PageInput, Pressed
from roundhouse.window.controls.page_painter import paint_page, paint_parts
from roundhouse.window.display import Display
from roundhouse.window.hub_picture import paint_hub, paint_lamps
from roundhouse.window.measures import HUB_RADIUS
from roundhouse.window.screens.called_menu import CalledMenu
from roundhouse.window.screens.called_questions import question_page
from roundhouse.window.screens.hub_touch import HubTouch
from roundhouse.window.screens.round_end import RoundEnd
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Return
from roundhouse.window.screens.slots_keys import SlotsKeys
from roundhouse.window.screens.slots_page import Parts, parts_of, slots_page
from roundhouse.window.sidebar import paint_sidebar
from roundhouse_hub.lamps.scene import SLOTS
from roundhouse_hub.link.messages import PRESS

PULSE_MS = 2400


class SlotsScreen:
    """See `Screen`."""

    def __init__(self, services: AppServices, table: TableSession) -> None:
        self.input = PageInput()
        self.presenter = Presenter(table, services.choices.preferences.language)
        self._services = services
        self._end = RoundEnd(services, table)
        self._finger = HubTouch()
        self._keys = SlotsKeys(self.presenter)
        self._more: CalledMenu | None = None
        self._shown: tuple[Display, Page] | None = None
        self._painted: tuple[object, pygame.Surface] | None = None

    # -- what is shown ----------------------------------------------------------------------------------------

    @property
    def at_hub(self) -> bool:
        """Whether the hub is shown, and not a question that its buttons cannot answer."""
        return self._end.waits or self.presenter.session.awaited.what not in ("hand", "nothing")

    def page(self, display: Display) -> Page:
        """What stands around the hub, or the question that is asked."""
        if self._shown is None or self._shown[0] != display:
            self.presenter.language = display.language
            shown, game = self.presenter.present(), self.presenter.session.referee.game
            page = slots_page(shown, display, hub=self._has_hub) if self.at_hub else question_page(shown, game, display)
            self._shown = display, page
        return self._shown[1]

    @property
    def _has_hub(self) -> bool:
        """Whether there is a hub to be pressed, and not its picture alone."""
        hub = self._services.hub
        return hub is not None and hub.state is State.CONNECTED and not hub.address.startswith(SIMULATED)

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """See `Screen`. Only the hub changes from frame to frame."""
        display, page = frame.display, self.page(frame.display)
        key = (page, display, self.input.focus, self.input.held, self.input.shows_focus, surface)
        same = self._painted is not None and self._painted[0] == key
        if not self.at_hub:
            if not same:
                paint_page(surface, page, display.scale, self.input)
                self._painted = key, surface
            return
        parts = parts_of(display)
        if not same or self._painted is None:
            self._compose(surface, page, parts, display)
            self._painted = key, surface.subsurface(_hub_area(parts, surface)).copy()
        area = _hub_area(parts, surface)
        surface.blit(self._painted[1], area)
        self._live(surface, parts, frame)

    def _compose(self, surface: pygame.Surface, page: Page, parts: Parts, display: Display) -> None:
        """What stands still."""
        view = self.presenter.present().table
        surface.fill(page.panels[0].color, page.panels[0].rect)
        paint_sidebar(surface, view, pygame.Rect(parts.sidebar), display.letters)
        scale = parts.radius / HUB_RADIUS
        paint_hub(surface, parts.center, scale, view.engine, display.faces, view.set_high)
        paint_parts(surface, replace(page, panels=page.panels[1:]), display.scale, self.input)

    def _live(self, surface: pygame.Surface, parts: Parts, frame: Frame) -> None:
        """The lamps, and a soft pulse around the hub where a turn takes long."""
        presenter = self.presenter
        scale = parts.radius / HUB_RADIUS
        if presenter.nudged and not frame.display.less_motion:
            share = 0.5 - 0.5 * math.cos(math.tau * (frame.now % PULSE_MS) / PULSE_MS)
            stamp(surface, faded(_halo(round(parts.radius)), round(share * 24) / 24), parts.center)
        button, refused_at = presenter.present().refused_button or (-1, 0)
        paint_lamps(
            surface,
            parts.center,
            scale,
            presenter.session.scene,
            frame.now,
            refused_slot=button if button < SLOTS else -1,
            refused_at=refused_at,
            steady=frame.display.less_motion,
        )

    def repaint(self) -> None:
        """See `Screen`."""
        self._shown = self._painted = None

    def close(self) -> None:
        """See `Screen`."""
        self.presenter.close()
        self._services.leave(self.presenter.session)

    # -- what is pressed --------------------------------------------------------------------------------------

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`."""
        presenter = self.presenter
        if self._more is not None and self._more.leaves:
            return Return()
        self._more = None
        presenter.front.now = frame.now
        if frame.hub_events:
            presenter.heard(frame.hub_events, frame.now)
        navigation = self._end.navigation(frame)
        if navigation is None:
            navigation = self._take(events, frame)
        said = self._finger.due(frame.now)
        for button, gesture in said:
            self._press(button, gesture)
        nudged = presenter.nudged
        presenter.front.nudge_after = self._services.choices.preferences.nudge
        presenter.advance(frame.now)
        if frame.hub_events or events or said or navigation != STAY or presenter.nudged != nudged:
            self._shown = None
        return navigation

    def _press(self, button: int, gesture: str = PRESS) -> None:
        self.presenter.submit("press", button, GESTURES.index(gesture))

    def _open_more(self) -> Navigation:
        self._more = CalledMenu(self._services, self.presenter)
        return Open(self._more)

    def _take(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        for event in events:
            navigation = self._event(event, frame)
            self._shown = None
            if navigation != STAY:
                return navigation
        return STAY

    def _event(self, event: pygame.Event, frame: Frame) -> Navigation:
        if event.type == pygame.KEYDOWN and self._keys.taken(event, self.input, self.at_hub):
            return STAY
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.at_hub:
            button = parts_of(frame.display).button_at(event.pos)
            if button >= 0:
                for other, gesture in self._finger.down(button, frame.now):
                    self._press(other, gesture)
                return STAY
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._finger.held >= 0:
            for button, gesture in self._finger.up(frame.now):
                self._press(button, gesture)
            return STAY
        for page_event in self.input.read(self.page(frame.display), [event]):
            navigation = self._obey(page_event)
            if navigation != STAY:
                return navigation
        return STAY

    def _obey(self, page_event: PageEvent) -> Navigation:
        if isinstance(page_event, Back):
            return STAY if self._end.back() else self._open_more()
        if not isinstance(page_event, Pressed):
            return STAY
        match page_event.name:
            case "scores":
                self._end.ask()
            case "more":
                return self._open_more()
            case "back":
                return Return()
            case name if name.startswith("slot:"):
                self._press(int(name.removeprefix("slot:")))
            case name:
                self.presenter.submit(name)
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


def slots_screen(services: AppServices, table: TableSession) -> SlotsScreen:
    """The hub alone. Raises TypeError for a table of another kind."""
    if table.mode.name != "slots":
        raise TypeError(f"a {table.mode.name} table is not told by buttons")
    return SlotsScreen(services, table)
