"""From the first screen to the winner's, by touch alone: every game, every way to sit at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from tests.window.screens.app_driver import Evening, evening
from tests.window.screens.called_driver import CalledByTouch, say_match
from tests.window.screens.setup_driver import AtApplication, play_by_touch, set_table
from tests.window.screens.slots_driver import PressedByTouch, press_match

from roundhouse.games import GAMES
from roundhouse.referee import TableSession
from roundhouse.window.screens.called import CalledScreen
from roundhouse.window.screens.dealt import Dealt
from roundhouse.window.screens.slots import SlotsScreen
from roundhouse.window.screens.start import Start
from roundhouse.window.screens.tutorial import Guided
from roundhouse.window.screens.winner import Winner

ROUNDS = 99
"""The match says when it is over."""


@pytest.fixture
def somebody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    with evening(tmp_path, monkeypatch, (960, 600)) as opened:
        preferences = opened.house.choices.preferences
        opened.house.choices = replace(
            opened.house.choices, preferences=replace(preferences, less_motion=True, speed=4.0)
        )
        yield opened


def has_a_winner(somebody: Evening, table: TableSession) -> None:
    """The match is over, all its names are on the winner's screen, and going back leads to it and to the first one."""
    assert isinstance(somebody.screen, Winner)
    match, said = table.referee.match, somebody.said()
    assert match.over
    assert all(name in said for name in table.referee.names)
    winner = somebody.screen
    somebody.touch("table")
    assert somebody.screen is not winner
    somebody.key(pygame.K_ESCAPE)
    somebody.frame()
    assert isinstance(somebody.screen, Winner), "from the final table to its result"
    somebody.key(pygame.K_ESCAPE)
    assert isinstance(somebody.screen, Start)
    assert not somebody.house.waiting()


@pytest.mark.parametrize("game", GAMES)
def test_dealt(somebody: Evening, game: str) -> None:
    assert set_table(somebody, game, "dealt")
    somebody.touch("seat:7")
    somebody.touch("who:person")
    somebody.touch("back")
    somebody.touch("deal")
    assert isinstance(somebody.screen, Dealt)
    table = somebody.screen.table
    play_by_touch(somebody)
    has_a_winner(somebody, table)


@pytest.mark.parametrize("game", GAMES)
def test_called(somebody: Evening, game: str) -> None:
    assert set_table(somebody, game, "called")
    somebody.touch("deal")
    assert isinstance(somebody.screen, CalledScreen)
    table = somebody.screen.presenter.session
    dealt = say_match(CalledByTouch(table.referee.game, AtApplication(somebody)), 3, ROUNDS)
    assert table.referee.match.totals == dealt.match.totals
    has_a_winner(somebody, table)


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game](4).slots_only is None])
def test_slots(somebody: Evening, game: str) -> None:
    assert set_table(somebody, game, "slots")
    somebody.touch("deal")
    assert isinstance(somebody.screen, SlotsScreen)
    table = somebody.screen.presenter.session
    game_played = table.referee.game
    dealt = press_match(PressedByTouch(game_played, fingers=AtApplication(somebody)), 5, ROUNDS)
    assert table.referee.match.totals == dealt.match.totals
    has_a_winner(somebody, table)


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game](4).slots_only is not None])
def test_where_buttons_cannot_tell_a_game_the_first_screen_says_so(somebody: Evening, game: str) -> None:
    assert not set_table(somebody, game, "slots")
    assert isinstance(somebody.screen, Start)
    assert not somebody.control("deal").enabled


def test_a_first_game_with_its_coach(somebody: Evening) -> None:
    somebody.touch("learn")
    assert isinstance(somebody.screen, Guided)
    table = somebody.screen.table
    play_by_touch(somebody)
    has_a_winner(somebody, table)
