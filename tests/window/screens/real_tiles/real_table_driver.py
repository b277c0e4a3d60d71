"""Screens of real tables in tests: fingers and keys on what the screen shows."""

import pygame

from roundhouse.games.match.match import Match
from roundhouse.hub.events import HubEvent
from roundhouse.records.record import read_record, write_record
from roundhouse.referee import TableSession
from roundhouse.window.controls.page import Control, Page
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Screen
from roundhouse.window.table.arrangement import Arrangement
from roundhouse.window.table.message_strip import button_places

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")
LOOK = DisplaySettings()


def read_again(table: TableSession) -> Match:
    """The match read from the table's record: if it equals the table's own, everything there was recorded."""
    return read_record(write_record(table.referee.match, table.referee.names)).match()


class ScreenDriver:
    """Touches and keys on a screen."""

    def __init__(self, screen: Screen, display: DisplaySettings = LOOK) -> None:
        self.screen = screen
        self.display = display
        self.now = 1000
        self.surface = pygame.Surface(display.size)
        self.way: Navigation = STAY
        self.do()

    def do(self, *events: pygame.Event) -> Navigation:
        """The screen's answer to these events."""
        self.now += 40
        self.way = self.screen.update(events, Frame(self.display, self.now))
        return self.way

    def hear(self, *told: HubEvent) -> Navigation:
        """The screen's answer to what the hub reports."""
        self.now += 40
        self.way = self.screen.update((), Frame(self.display, self.now, told))
        return self.way

    def arranged(self) -> Arrangement:
        """The places of everything at the table, once it is painted."""
        self.screen.paint(self.surface, Frame(self.display, self.now))
        found: Arrangement | None = self.screen._painter.arrangement  # type: ignore[attr-defined]
        assert found is not None
        return found

    def touch(self, at: tuple[float, float]) -> Navigation:
        point = round(at[0]), round(at[1])
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1)
        return self.do(down, pygame.Event(pygame.MOUSEBUTTONUP, pos=point, button=1))

    def key(self, key: int, modifiers: int = 0) -> Navigation:
        return self.do(pygame.Event(pygame.KEYDOWN, key=key, mod=modifiers))

    def control(self, name: str) -> Control:
        """A control that is shown and enabled."""
        page: Page = self.screen.page(self.display)  # type: ignore[attr-defined]
        found = page.control(name)
        assert found is not None and found.enabled, (name, [each.name for each in page.controls])
        return found

    def see_the_scores(self) -> None:
        """They come up by themselves when a round has ended."""
        for _ in range(100):
            if isinstance(self.do(), Open):
                return
        raise AssertionError("no scores")

    def press(self, name: str) -> Navigation:
        left, top, wide, high = self.control(name).rect
        return self.touch((left + wide / 2, top + high / 2))

    def press_button(self, name: str) -> Navigation:
        """A touch on a button of a table's strip."""
        arranged = self.arranged()
        buttons = arranged.view.buttons
        places = button_places(buttons, arranged.regions)
        return self.touch(places[[button.wire for button in buttons].index(name)].center)
