"""The called table: what is said is ruled on, nothing is guessed, and a dealt round said again ends the same way."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tests.games.by_game import BY_GAME
from tests.games.tables import LIGHT, seeds

from referee.calling import said_again
from roundhouse.games import Game
from roundhouse.games.audit import audit


@pytest.mark.parametrize("name", BY_GAME)
def test_a_dealt_round_said_again_ends_with_the_same_results(name: str) -> None:
    @settings(LIGHT, max_examples=15)
    @given(BY_GAME[name].small, seeds)
    def check(game: Game, seed: int) -> None:
        table, dealt = said_again(game, seed, rounds=2)
        called = table.referee.match
        assert [(each.winner, each.points, each.round) for each in called.results] == [
            (each.winner, each.points, each.round) for each in dealt.results
        ]
        assert called.totals == dealt.totals
        assert audit(called) == []

    check()
