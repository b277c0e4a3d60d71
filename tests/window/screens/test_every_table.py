"""From the first screen to the winner's, by touch alone: every game, every way to sit at it.

Tests of referee and presenters prove which calls and presses tell each game, and what is offered for them. So with real
tiles a run tries each game in one way; `make verify` tries all of them.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from tests.depth import DEPTH
from tests.window.screens.app_driver import AppDriver, app_driver
from tests.window.screens.real_tiles.called_driver import CalledByTouch, say_match
from tests.window.screens.real_tiles.slots_driver import PressedByTouch, press_match
from tests.window.screens.setup.setup_driver import AtApplication, play_by_touch, set_table

from roundhouse.games import GAMES
from roundhouse.referee import TableSession
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen

ROUNDS = 99
"""The match says when it is over."""
BY_BUTTONS = [game for game in GAMES if GAMES[game](4).slots_only_error is None]
SLOTS = BY_BUTTONS if DEPTH > 1 else BY_BUTTONS[::2]
CALLED = list(GAMES) if DEPTH > 1 else [game for game in GAMES if game not in SLOTS]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppDriver]:
    with app_driver(tmp_path, monkeypatch, (960, 600)) as opened:
        preferences = opened.services.choices.preferences
        opened.services.choices = replace(
            opened.services.choices, preferences=replace(preferences, less_motion=True, speed=4.0)
        )
        yield opened


def has_a_winner(app: AppDriver, table: TableSession) -> None:
    """The match is over, all its names are on the winner's screen, and going back leads to it and to the first one."""
    assert isinstance(app.screen, WinnerScreen)
    match, said = table.referee.match, app.said()
    assert match.over
    assert all(name in said for name in table.referee.names)
    winner = app.screen
    app.touch("table")
    assert app.screen is not winner
    app.key(pygame.K_ESCAPE)
    app.frame()
    assert isinstance(app.screen, WinnerScreen), "from the final table to its result"
    app.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, StartScreen)
    assert not app.services.unfinished_tables()


@pytest.mark.parametrize("game", GAMES)
def test_dealt(app: AppDriver, game: str) -> None:
    assert set_table(app, game, "dealt")
    app.touch("seat:7")
    app.touch("kind:person")
    app.touch("back")
    app.touch("deal")
    assert isinstance(app.screen, DealtScreen)
    table = app.screen.presenter.session
    play_by_touch(app)
    has_a_winner(app, table)


@pytest.mark.parametrize("game", CALLED)
def test_called(app: AppDriver, game: str) -> None:
    assert set_table(app, game, "called")
    app.touch("deal")
    assert isinstance(app.screen, CalledScreen)
    table = app.screen.presenter.session
    dealt = say_match(CalledByTouch(table.referee.game, AtApplication(app)), 3, ROUNDS)
    assert table.referee.match.totals == dealt.match.totals
    has_a_winner(app, table)


@pytest.mark.parametrize("game", SLOTS)
def test_slots(app: AppDriver, game: str) -> None:
    assert set_table(app, game, "slots")
    app.touch("deal")
    assert isinstance(app.screen, SlotsScreen)
    table = app.screen.presenter.session
    game_played = table.referee.game
    dealt = press_match(PressedByTouch(game_played, fingers=AtApplication(app)), 5, ROUNDS)
    assert table.referee.match.totals == dealt.match.totals
    has_a_winner(app, table)


@pytest.mark.parametrize("game", [game for game in GAMES if game not in BY_BUTTONS])
def test_where_buttons_cannot_tell_a_game_the_first_screen_says_so(app: AppDriver, game: str) -> None:
    assert not set_table(app, game, "slots")
    assert isinstance(app.screen, StartScreen)
    assert not app.control("deal").enabled
