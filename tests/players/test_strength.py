"""Sensible beats greedy and greedy random, by more than luck; `make bench` measures it over 500 matches."""

from __future__ import annotations

import pytest
from tools.figures.duels import duel

from roundhouse.games import BasicTrains, Derailing, MexicanTrain, MexicanTrainStation, PrivateTrains, Slosh, SuperTrain
from roundhouse.games.derailing import DerailingOptions
from roundhouse.games.game import Game
from roundhouse.games.mexican_train import MexicanTrainOptions
from roundhouse.games.private_trains import PrivateTrainsOptions
from roundhouse.games.slosh import SloshOptions
from roundhouse.games.station import StationOptions
from roundhouse.games.super_train import SuperTrainOptions

TABLES: tuple[Game, ...] = (
    MexicanTrain(4, MexicanTrainOptions(set=9, rounds=5)),
    SuperTrain(4, SuperTrainOptions(rounds=2)),
    Derailing(4, DerailingOptions(rounds=5)),
    MexicanTrainStation(4, StationOptions(rounds=3)),
    PrivateTrains(4, PrivateTrainsOptions(rounds=5)),
    BasicTrains(4),
    Slosh(4),
    Slosh(4, SloshOptions(own_engines=True)),
)


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name} {game.seats}")
@pytest.mark.parametrize(("strong", "weak"), [("greedy", "random"), ("sensible", "greedy"), ("sensible", "random")])
def test_the_stronger_player_wins_surely_more_than_half(game: Game, strong: str, weak: str) -> None:
    low, high = duel(game, strong, weak, matches=60, seed=100).bounds
    assert 0.5 < low < high <= 1


def test_sensible_play_pays_between_two_as_well() -> None:
    low, _ = duel(MexicanTrain(2, MexicanTrainOptions(rounds=5)), "sensible", "greedy", matches=60, seed=300).bounds
    assert low > 0.6


@pytest.mark.parametrize("kind", ["random", "greedy", "sensible"])
def test_a_player_is_as_good_as_itself(kind: str) -> None:
    low, high = duel(TABLES[0], kind, kind, matches=60, seed=200).bounds
    assert low < 0.5 < high
