"""The easy computer player overlooks what a person would, and does nothing that a person would not."""

from __future__ import annotations

import pytest
from tests.players.test_players import TABLES, ids, round_of

from roundhouse.games import Derailing
from roundhouse.games.game import Game
from roundhouse.games.moves import LayEngine, Play
from roundhouse.players import CasualPlayer, GreedyPlayer
from roundhouse.players.arena.series import Contest, Tally, play_series


@pytest.mark.parametrize("game", TABLES, ids=ids)
def test_it_lays_a_tile_wherever_it_can(game: Game) -> None:
    for choices in round_of(game, CasualPlayer, 2):
        for _, legal, chosen in choices:
            can = any(isinstance(move, Play | LayEngine) for move in legal)
            assert isinstance(chosen, Play | LayEngine) is can


def test_it_overlooks_the_heaviest_tile_about_half_the_time() -> None:
    greedy = GreedyPlayer()
    choices = [choice for each in round_of(TABLES[0], CasualPlayer, 2) for choice in each]
    seen = sum(greedy.pick(view, legal) == chosen for view, legal, chosen in choices)
    assert len(choices) / 4 < seen < len(choices)


@pytest.mark.parametrize(("strong", "weak"), [("casual", "random"), ("greedy", "casual")])
def test_easy_lies_between_chance_and_good(strong: str, weak: str) -> None:
    assert play_series(Tally(Contest(Derailing(4), strong, weak)), 60).points.interval.low > 0
