"""Somebody who sets a table at the first screen and plays at it to its winner, by touch alone."""

from __future__ import annotations

from dataclasses import replace

import pygame
from tests.window.screens.app_driver import AppDriver
from tests.window.screens.real_tiles.real_table_driver import ScreenDriver

from roundhouse.presenters.app_services import choose_table
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.screen import STAY, Navigation, Screen
from roundhouse.window.screens.table.dealt_screen import DealtScreen
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse.window.table.arrangement import Arrangement

DUE = ("announce", "done", "draw", "marker-up")
"""Calls where no tile can be laid; the first that is possible is made."""


class AtApplication(ScreenDriver):
    """Touches and keys on the screen of the application; follows where they lead."""

    def __init__(self, app: AppDriver) -> None:
        self.app = app
        self.surface = app.application.window.surface
        self.way: Navigation = STAY

    @property
    def screen(self) -> Screen:  # type: ignore[override]
        return self.app.screen

    @property
    def display(self) -> DisplaySettings:  # type: ignore[override]
        """The color that it is painted with."""
        return self.app.application.display

    @property
    def now(self) -> int:
        return self.app.now

    @now.setter
    def now(self, now: int) -> None:
        self.app.now = now

    def do(self, *events: pygame.Event) -> Navigation:
        """A frame in which this happens."""
        self.app.frame(*events, ms=40)
        return STAY

    def touch(self, at: tuple[float, float]) -> Navigation:
        """A short touch, and no double tap with the one before."""
        self.app.touch_at(at)
        return STAY

    def see_the_scores(self) -> None:
        """They come up by themselves; after the last round the winner does."""
        self.app.wait(4400)
        assert shows(self.app.screen, ScoresPage) or isinstance(self.app.screen, WinnerScreen)
        if shows(self.app.screen, ScoresPage):
            self.app.touch("table")


FEW = {"mexican-train": 4, "super-train": 5, "derailing": 5, "private-trains": 4, "station": 5}
"""Tiles dealt where the number can be chosen: a round is soon over."""


def set_table(app: AppDriver, game: str, way: str) -> bool:
    """Choose a game, how to sit, the smallest set that will do, and one round; whether that can be played."""
    few = {name: {"deal": str(count)} for name, count in FEW.items()}
    choose_table(app.services, replace(app.services.choices.table, rules=few))
    app.touch("games")
    app.touch(f"game:{game}")
    app.touch("length")
    app.touch("offer:1")
    app.touch(f"mode:{way}")
    app.touch("set")
    offered = [each.name for each in app.page.controls if each.kind == "card"]
    app.touch("back")
    for name in offered:
        app.touch("set")
        app.touch(name)
        if app.control("deal").enabled:
            return True
    return False


def play_by_touch(app: AppDriver) -> None:
    """Play at a dealt table until the match is over, for every person: raised tiles, then the action due."""
    for _ in range(5000):
        if isinstance(app.screen, WinnerScreen):
            return
        if shows(app.screen, ScoresPage):
            app.touch("next")
        else:
            _one_thing(app)
    raise AssertionError("no winner")


def _one_thing(app: AppDriver) -> None:
    assert isinstance(app.screen, DealtScreen)
    table, buttons = app.screen.presenter.session, app.at_strip()
    arranged = _arranged(app)
    read = next((name for name in ("show", "lesson") if name in buttons), None)
    if read is not None:
        app.touch(read)
        return
    in_turn = table.referee.in_turn
    if in_turn is None or not in_turn.is_person:
        app.frame(ms=1100)
        return
    playable = [index for index, tile in enumerate(arranged.view.hand) if tile.playable]
    if not playable or "announce" in buttons:
        app.touch(next(name for name in DUE if name in buttons))
        return
    tile = arranged.hand[playable[0]]
    app.touch_at((tile.x, tile.y))
    view = _arranged(app).view
    if view.targets:
        target = view.targets[0]
        landing = _arranged(app).layout.trains[target.train].landings[target.end]
        app.touch_at((landing.x, landing.y))


def _arranged(app: AppDriver) -> Arrangement:
    assert isinstance(app.screen, TableScreen) and app.screen.arrangement is not None
    return app.screen.arrangement
