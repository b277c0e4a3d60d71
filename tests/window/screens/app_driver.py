"""The application without anybody in front of it: touches and keys come from a test, on a window that nobody sees."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from roundhouse.indices import Slot
from roundhouse.presenters.setup import table_setup
from roundhouse.program.environment import login_name
from roundhouse.program.journal_app_services import JournalAppServices, open_app_services
from roundhouse.program.run_window import application_in
from roundhouse.records.preferences import SeatChoice, TableChoice
from roundhouse.referee import Chance
from roundhouse.window.controls.page import Control, Page, step_places
from roundhouse.window.controls.page_input import middle
from roundhouse.window.controls.touch_guard import MOMENT_MS
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.correction_screen import CorrectionScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.screen import PageScreen, Screen
from roundhouse.window.screens.table.celebration import Celebration
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse.window.speaker import Speaker
from roundhouse.window.table.message_strip import button_places
from roundhouse.window.window import Window

NAMES = ("Ada", "Bo", "Caleb", "Dana", "Emil", "Farah")
SITTING = (5, 7, 8, 10, 1, 2)
"""Names and slots of those who sit down in tests."""
FRAME_MS = 16
HAND_WIDTH = 500  # px
QUICK_MS = 1100  # a computer player's move is due after each of these


def screen_name(screen: Screen) -> str:
    """The name of what a screen shows."""
    return type(screen.presenter if isinstance(screen, ListScreen) else screen).__name__


class AppDriver:
    """Somebody at the application."""

    def __init__(self, services: JournalAppServices, window: Window) -> None:
        self.services = services
        self._window = window
        self.now = 0
        self._touched_at = (-HAND_WIDTH, 0)
        self.open()

    def open(self) -> None:
        """Start the program; again, after it was left."""
        self.application = application_in(self._window, self.services)
        self.frame()

    @property
    def screen(self) -> Screen:
        return self.application.screens[-1]

    @property
    def page(self) -> Page:
        """The page that is seen; a celebration is skipped."""
        if isinstance(self.screen, Celebration):
            self.key(pygame.K_SPACE)
        screen = self.screen.inner if isinstance(self.screen, CorrectionScreen) else self.screen
        assert isinstance(screen, PageScreen | CalledScreen | SlotsScreen), type(screen).__name__
        return screen.page(self.application.display)

    def sit(self, game: str, kinds: Sequence[str], way: str = "dealt", **rules: str) -> None:
        """These kinds of players sit down at a game, as if somebody had touched all that."""
        places = tuple(SeatChoice(*each) for each in zip(map(Slot, SITTING), NAMES, kinds, strict=False))
        chosen = TableChoice(game, way, places, {game: rules})
        self.services.choices = replace(self.services.choices, table=chosen)

    def at_strip(self) -> list[str]:
        """The buttons that a table's strip offers."""
        assert isinstance(self.screen, TableScreen) and self.screen.arrangement is not None
        return [button.wire for button in self.screen.arrangement.view.buttons if button.enabled]

    def said(self) -> str:
        """All that is written on the page."""
        page = self.page
        return "\n".join([text.text for text in page.texts] + [control.label for control in page.controls])

    def frame(self, *events: pygame.Event, ms: int = FRAME_MS) -> None:
        """A frame in which this happens; nothing where the program has ended."""
        self.now += ms
        if self.application.screens:
            self.application.frame(events, self.now)

    def wait(self, ms: int) -> None:
        """Let so much time pass; a celebration that comes up is skipped."""
        for _ in range(0, ms, QUICK_MS):
            self.frame(ms=QUICK_MS)
        if self.application.screens and isinstance(self.screen, Celebration):
            self.key(pygame.K_SPACE)

    def touch_at(self, point: tuple[float, float]) -> None:
        """A finger comes down and goes up again."""
        at = round(point[0]), round(point[1])
        if math.dist(at, self._touched_at) < HAND_WIDTH:
            self.now += MOMENT_MS  # nobody means two things by one double tap
        self._touched_at = at
        self.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def touch(self, name: str) -> None:
        """Touch a control of the page, of a stepper its +, or a button of the table's strip."""
        if isinstance(self.screen, TableScreen):
            arranged = self.screen.arrangement
            assert arranged is not None
            parts, buttons = arranged.regions, arranged.view.buttons
            places = button_places(buttons, parts)
            self.touch_at(places[[button.wire for button in buttons].index(name)].center)
            return
        control = self.control(name)
        assert control.enabled, name
        if control.kind == "stepper":
            left, top, width, height = step_places(control)[1]
            self.touch_at((left + width / 2, top + height / 2))
        else:
            self.touch_at(middle(control))

    def control(self, name: str) -> Control:
        found = self.page.control(name)
        assert found is not None, f"{name} is not among {[each.name for each in self.page.controls]}"
        return found

    def key(self, key: int, modifiers: int = 0) -> None:
        self.frame(pygame.Event(pygame.KEYDOWN, key=key, mod=modifiers, unicode=""))

    def write(self, text: str) -> None:
        for letter in text:
            self.frame(pygame.Event(pygame.TEXTINPUT, text=letter))

    def walk_to(self, name: str) -> None:
        """Tab from control to control until the keys go to this one."""
        assert isinstance(self.screen, PageScreen)
        for _ in range(len(self.page.controls) + 1):
            if self.screen.input.focus == name:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab does not reach {name}")

    def press(self, name: str) -> None:
        """Walk to a control and press Enter on it."""
        self.walk_to(name)
        self.key(pygame.K_RETURN)


@contextmanager
def app_driver(
    folder: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int] = (1280, 800)
) -> Iterator[AppDriver]:
    """The application at its first screen, over the tables in this folder, each of which is dealt in the same way."""
    monkeypatch.setattr(table_setup, "Chance", lambda _seed: Chance("evening"))
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(folder))
    with open_app_services(folder, "none", Speaker) as services, Window("Roundhouse", size) as window:
        pygame.event.clear()
        if not services.choices.table.places:  # nobody is welcomed in every test
            places = table_setup.usual_places(login_name(services.texts.screen("you")))
            services.choices = replace(services.choices, table=replace(services.choices.table, places=places))
        yield AppDriver(services, window)
