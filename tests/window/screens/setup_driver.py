"""Somebody who sets a table at the first screen and plays at it to its winner, by touch alone."""

from __future__ import annotations

from dataclasses import replace

import pygame
from tests.window.screens.app_driver import Evening
from tests.window.screens.real_table_driver import Fingers

from roundhouse.window.app_services import choose
from roundhouse.window.appearance import Look
from roundhouse.window.arrangement import Arrangement
from roundhouse.window.screens.dealt import Dealt
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.screen import STAY, Screen, Way
from roundhouse.window.screens.table_screen import AtTable
from roundhouse.window.screens.winner import Winner

DUE = ("announce", "done", "draw", "marker-up")
"""What is said where no tile can be laid, the first that can be."""


class AtApplication(Fingers):
    """Fingers on the screen of the application; what they lead to is gone to."""

    def __init__(self, somebody: Evening) -> None:
        self.somebody = somebody
        self.surface = somebody.application.window.surface
        self.way: Way = STAY

    @property
    def screen(self) -> Screen:  # type: ignore[override]
        """What is seen now."""
        return self.somebody.screen

    @property
    def look(self) -> Look:  # type: ignore[override]
        """What it is painted with."""
        return self.somebody.application.look

    @property
    def now(self) -> int:  # type: ignore[override]
        """The time, in ms."""
        return self.somebody.now

    @now.setter
    def now(self, now: int) -> None:
        self.somebody.now = now

    def do(self, *events: pygame.Event) -> Way:
        """A frame in which this happens."""
        self.somebody.frame(*events, ms=40)
        return STAY

    def see_the_scores(self) -> None:
        """They come up by themselves; after the last round the winner does."""
        self.somebody.wait(4400)
        assert isinstance(self.somebody.screen, Scores | Winner)
        if isinstance(self.somebody.screen, Scores):
            self.somebody.touch("table")


FEW = {"mexican-train": 4, "super-train": 5, "derailing": 5, "private-trains": 4, "station": 5}
"""Tiles dealt where the number can be chosen: a round is soon over."""


def set_table(somebody: Evening, game: str, way: str) -> bool:
    """Choose a game, how to sit, the smallest set that will do, and one round; whether that can be played."""
    few = {name: {"deal": str(count)} for name, count in FEW.items()}
    choose(somebody.house, replace(somebody.house.choices.table, rules=few))
    somebody.touch("games")
    somebody.touch(f"game:{game}")
    somebody.touch("length")
    somebody.touch("offer:1")
    somebody.touch(f"way:{way}")
    for offered in range(9):
        somebody.touch("set")
        if somebody.page.control(f"offer:{offered}") is None:
            somebody.touch("back")
            break
        somebody.touch(f"offer:{offered}")
        if somebody.control("deal").enabled:
            return True
    return False


def play_by_touch(somebody: Evening) -> None:
    """Play at a dealt table until the match is over, for every person who is asked: raised tiles, then what is due."""
    for _ in range(5000):
        if isinstance(somebody.screen, Winner):
            return
        if isinstance(somebody.screen, Scores):
            somebody.touch("next")
        else:
            _one_thing(somebody)
    raise AssertionError("no winner")


def _one_thing(somebody: Evening) -> None:
    assert isinstance(somebody.screen, Dealt)
    table, buttons = somebody.screen.table, somebody.at_strip()
    arranged = _arranged(somebody)
    read = next((name for name in ("show", "lesson") if name in buttons), None)
    if read is not None:
        somebody.touch(read)
        return
    in_turn = table.referee.in_turn
    if in_turn is None or not in_turn.is_person:
        somebody.frame(ms=1100)
        return
    playable = [index for index, tile in enumerate(arranged.view.hand) if tile.playable]
    if not playable or "announce" in buttons:
        somebody.touch(next(name for name in DUE if name in buttons))
        return
    tile = arranged.hand[playable[0]]
    somebody.touch_at((tile.x, tile.y))
    view = _arranged(somebody).view
    if view.targets:
        target = view.targets[0]
        landing = _arranged(somebody).layout.trains[target.train].landings[target.end]
        somebody.touch_at((landing.x, landing.y))


def _arranged(somebody: Evening) -> Arrangement:
    assert isinstance(somebody.screen, AtTable) and somebody.screen.arrangement is not None
    return somebody.screen.arrangement
