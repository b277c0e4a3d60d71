"""What is chosen at the first screen before anybody deals: who plays, the set, how long, and in which teams."""

from __future__ import annotations

import pygame
import pytest
from tests.window.screens.app_driver import Evening

from roundhouse.games import GAMES
from roundhouse.records.preferences import read_choices
from roundhouse.window.screens.dealt import Dealt


def test_what_cannot_be_is_said_before_anybody_deals(somebody: Evening) -> None:
    somebody.touch("seat:3")
    somebody.touch("seat:3")
    for _ in range(14):
        somebody.key(pygame.K_BACKSPACE)
    somebody.write("ADA")
    somebody.key(pygame.K_RETURN)
    assert not somebody.control("deal").enabled
    assert any("Two players are called" in text.text for text in somebody.page.texts)
    somebody.touch("seat:3")
    somebody.touch("remove")
    assert somebody.control("deal").enabled
    somebody.touch("games")
    somebody.touch("game:slosh")
    somebody.touch("seat:3")
    assert any("Slosh is for 4 players, not 5." in text.text for text in somebody.page.texts)


def test_who_may_sit_down_is_told_how(somebody: Evening) -> None:
    for slot in (7, 10, 1, 5):
        somebody.touch(f"seat:{slot}")
        somebody.touch("remove")
    assert "Tap a free place to sit down." in somebody.said()
    somebody.touch("seat:2")
    assert "Tap a free place to sit down." in somebody.said()
    somebody.touch("seat:8")
    assert "Tap a free place to sit down." not in somebody.said()
    assert somebody.control("deal").enabled


def test_set_length_and_teams_are_chosen_and_remembered(somebody: Evening) -> None:
    somebody.touch("games")
    somebody.touch("game:derailing")
    somebody.touch("set")
    somebody.touch("offer:1")
    somebody.touch("length")
    somebody.touch("offer:1")
    somebody.touch("seat:5")
    somebody.walk_to("teams")
    somebody.key(pygame.K_RIGHT)
    somebody.key(pygame.K_ESCAPE)
    assert somebody.control("seat:5").label.endswith(" · A")
    somebody.touch("deal")
    screen = somebody.screen
    assert isinstance(screen, Dealt)
    options = screen.playing.table.referee.game.options
    assert (options.set, options.rounds, getattr(options, "teams", None)) == (9, 1, 2)
    assert read_choices(somebody.house.folder).table == somebody.house.choices.table


@pytest.mark.parametrize("game", GAMES)
def test_the_set_is_told_that_will_be_dealt(somebody: Evening, game: str) -> None:
    somebody.touch("games")
    somebody.touch(f"game:{game}")
    told = somebody.control("set").detail
    somebody.touch("set")
    assert [card.label for card in somebody.page.controls if card.chosen] == [told]
    somebody.key(pygame.K_ESCAPE)
    somebody.touch("deal")
    screen = somebody.screen
    assert isinstance(screen, Dealt)
    assert told == f"double-{screen.playing.table.referee.game.options.set}"


def test_a_set_that_goes_by_the_number_of_players_does_so_until_another_is_chosen(somebody: Evening) -> None:
    somebody.touch("games")
    somebody.touch("game:derailing")
    somebody.touch("set")
    somebody.touch("offer:1")
    assert somebody.control("set").detail == "double-9"
    somebody.touch("seat:3")
    assert somebody.control("set").detail == "double-12", "what was recommended for four was touched"
    somebody.touch("set")
    somebody.touch("offer:3")
    assert somebody.control("set").detail == "double-15"
    somebody.touch("seat:4")
    assert somebody.control("set").detail == "double-15"
