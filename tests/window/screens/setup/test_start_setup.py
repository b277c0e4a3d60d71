"""The choices at the first screen before anybody deals: who plays, the set, how long, and in which teams."""

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver

from roundhouse.games import GAMES
from roundhouse.records.preferences import read_choices
from roundhouse.window.screens.table.dealt_screen import DealtScreen


def test_an_impossible_setup_is_reported_before_anybody_deals(app: AppDriver) -> None:
    app.touch("seat:3")
    app.touch("seat:3")
    for _ in range(14):
        app.key(pygame.K_BACKSPACE)
    app.write("ADA")
    app.key(pygame.K_RETURN)
    assert not app.control("deal").enabled
    assert any("Two players are called" in text.text for text in app.page.texts)
    app.touch("seat:3")
    app.touch("remove-player")
    assert app.control("deal").enabled
    app.touch("games")
    app.touch("game:slosh")
    app.touch("seat:3")
    assert any("Slosh is for 4 players, not 5." in text.text for text in app.page.texts)


def test_set_length_and_teams_are_chosen_and_remembered(app: AppDriver) -> None:
    app.touch("games")
    app.touch("game:derailing")
    app.touch("set")
    app.touch("set:9")
    app.touch("length")
    app.touch("offer:1")
    app.touch("seat:5")
    app.walk_to("teams")
    app.key(pygame.K_RIGHT)
    app.key(pygame.K_ESCAPE)
    assert app.control("seat:5").label.endswith(" · A")
    app.touch("deal")
    screen = app.screen
    assert isinstance(screen, DealtScreen)
    options = screen.presenter.session.referee.game.options
    assert (options.set, options.rounds, getattr(options, "teams", None)) == (9, 1, 2)
    assert read_choices(app.services.folder).table == app.services.choices.table


@pytest.mark.parametrize("game", GAMES)
def test_the_set_that_will_be_dealt_is_named(app: AppDriver, game: str) -> None:
    app.touch("games")
    app.touch(f"game:{game}")
    told = app.control("set").detail
    app.touch("set")
    assert [card.label for card in app.page.controls if card.chosen] == [told]
    app.key(pygame.K_ESCAPE)
    app.touch("deal")
    screen = app.screen
    assert isinstance(screen, DealtScreen)
    assert told == f"double-{screen.presenter.session.referee.game.options.set}"


def test_a_set_that_goes_by_the_number_of_players_does_so_until_another_is_chosen(app: AppDriver) -> None:
    app.touch("games")
    app.touch("game:derailing")
    app.touch("set")
    app.touch("set:9")
    assert app.control("set").detail == "double-9"
    app.touch("seat:3")
    assert app.control("set").detail == "double-12", "what was recommended for four was touched"
    app.touch("set")
    app.touch("set:15")
    assert app.control("set").detail == "double-15"
    app.touch("seat:4")
    assert app.control("set").detail == "double-15"
