"""The hub alone: its buttons say all, the screen tells what they meant. It can be touched like the hub itself."""

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
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Act, Back, Hand, Pressed
from roundhouse.window.controls.page_painter import paint_page, paint_parts
from roundhouse.window.hub_picture import paint_hub
from roundhouse.window.lamp_picture import paint_lamps
from roundhouse.window.measures import HUB_RADIUS
from roundhouse.window.screens.called_menu import CalledMore
from roundhouse.window.screens.called_questions import question_page
from roundhouse.window.screens.hub_touch import Finger
from roundhouse.window.screens.round_end import RoundEnd
from roundhouse.window.screens.screen import STAY, Frame, Open, Return, Way
from roundhouse.window.screens.slots_keys import SlotsKeys
from roundhouse.window.screens.slots_page import Parts, parts_of, slots_page
from roundhouse.window.sidebar import paint_rail
from roundhouse_hub.lamps.scene import SLOTS
from roundhouse_hub.link.messages import PRESS

PULSE_MS = 2400


class SlotsScreen:
    """See `Screen`."""

    def __init__(self, house: House, table: TableSession) -> None:
        self.hand = Hand()
        self.presenter = Presenter(table, house.choices.preferences.language)
        self._house = house
        self._end = RoundEnd(house, table)
        self._finger = Finger()
        self._keys = SlotsKeys(self.presenter)
        self._more: CalledMore | None = None
        self._shown: tuple[Look, Page] | None = None
        self._painted: tuple[object, pygame.Surface] | None = None

    # -- what is shown ----------------------------------------------------------------------------------------

    @property
    def at_hub(self) -> bool:
        """Whether the hub is shown, and not a question that its buttons cannot answer."""
        return self._end.waits or self.presenter.session.awaited.what not in ("hand", "nothing")

    def page(self, look: Look) -> Page:
        """What stands around the hub, or the question that is asked."""
        if self._shown is None or self._shown[0] != look:
            self.presenter.language = look.language
            shown, game = self.presenter.present(), self.presenter.session.referee.game
            page = slots_page(shown, look, hub=self._has_hub) if self.at_hub else question_page(shown, game, look)
            self._shown = look, page
        return self._shown[1]

    @property
    def _has_hub(self) -> bool:
        """Whether there is a hub to be pressed, and not its picture alone."""
        hub = self._house.hub
        return hub is not None and hub.state is State.CONNECTED and not hub.address.startswith(SIMULATED)

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """See `Screen`. Only the hub changes from frame to frame."""
        look, page = frame.look, self.page(frame.look)
        key = (page, look, self.hand.focus, self.hand.held, self.hand.shows_focus, surface)
        same = self._painted is not None and self._painted[0] == key
        if not self.at_hub:
            if not same:
                paint_page(surface, page, look.scale, self.hand)
                self._painted = key, surface
            return
        parts = parts_of(look)
        if not same or self._painted is None:
            self._compose(surface, page, parts, look)
            self._painted = key, surface.subsurface(_hub_area(parts, surface)).copy()
        area = _hub_area(parts, surface)
        surface.blit(self._painted[1], area)
        self._live(surface, parts, frame)

    def _compose(self, surface: pygame.Surface, page: Page, parts: Parts, look: Look) -> None:
        """What stands still."""
        view = self.presenter.present().table
        surface.fill(page.grounds[0].color, page.grounds[0].place)
        paint_rail(surface, view, pygame.Rect(parts.rail), look.letters)
        scale = parts.radius / HUB_RADIUS
        paint_hub(surface, parts.center, scale, view.engine, look.faces, view.set_high)
        paint_parts(surface, replace(page, grounds=page.grounds[1:]), look.scale, self.hand)

    def _live(self, surface: pygame.Surface, parts: Parts, frame: Frame) -> None:
        """The lamps, and a soft pulse around the hub where a turn takes long."""
        presenter = self.presenter
        scale = parts.radius / HUB_RADIUS
        if presenter.nudged and not frame.look.less_motion:
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
            steady=frame.look.less_motion,
        )

    def repaint(self) -> None:
        """See `Screen`."""
        self._shown = self._painted = None

    def close(self) -> None:
        """See `Screen`."""
        self.presenter.close()
        self._house.leave(self.presenter.session)

    # -- what is pressed --------------------------------------------------------------------------------------

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """See `Screen`."""
        presenter = self.presenter
        if self._more is not None and self._more.leaves:
            return Return()
        self._more = None
        presenter.front.now = frame.now
        if frame.heard:
            presenter.heard(frame.heard, frame.now)
        way = self._end.way(frame)
        if way is None:
            way = self._take(events, frame)
        said = self._finger.due(frame.now)
        for button, gesture in said:
            self._press(button, gesture)
        nudged = presenter.nudged
        presenter.front.nudge_after = self._house.choices.preferences.nudge
        presenter.advance(frame.now)
        if frame.heard or events or said or way != STAY or presenter.nudged != nudged:
            self._shown = None
        return way

    def _press(self, button: int, gesture: str = PRESS) -> None:
        self.presenter.submit("press", button, GESTURES.index(gesture))

    def _open_more(self) -> Way:
        self._more = CalledMore(self._house, self.presenter)
        return Open(self._more)

    def _take(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        for event in events:
            way = self._event(event, frame)
            self._shown = None
            if way != STAY:
                return way
        return STAY

    def _event(self, event: pygame.Event, frame: Frame) -> Way:
        if event.type == pygame.KEYDOWN and self._keys.taken(event, self.hand, self.at_hub):
            return STAY
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.at_hub:
            button = parts_of(frame.look).button_at(event.pos)
            if button >= 0:
                for other, gesture in self._finger.down(button, frame.now):
                    self._press(other, gesture)
                return STAY
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._finger.held >= 0:
            for button, gesture in self._finger.up(frame.now):
                self._press(button, gesture)
            return STAY
        for act in self.hand.acts(self.page(frame.look), [event]):
            way = self._obey(act)
            if way != STAY:
                return way
        return STAY

    def _obey(self, act: Act) -> Way:
        if isinstance(act, Back):
            return STAY if self._end.back() else self._open_more()
        if not isinstance(act, Pressed):
            return STAY
        match act.name:
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
    """The hub with its glow: what is painted anew in each frame."""
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


def slots_screen(house: House, table: TableSession) -> SlotsScreen:
    """The hub alone. Raises TypeError for a table of another kind."""
    if table.mode.name != "slots":
        raise TypeError(f"a {table.mode.name} table is not told by buttons")
    return SlotsScreen(house, table)
