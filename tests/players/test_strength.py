"""Sensible beats greedy and greedy random, by more than luck; `make strength` measures by how much."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse.games import BasicTrains, Derailing, MexicanTrain, MexicanTrainStation, PrivateTrains, Slosh, SuperTrain
from roundhouse.games.derailing import DerailingOptions
from roundhouse.games.mexican_train import MexicanTrainOptions
from roundhouse.games.private_trains import PrivateTrainsOptions
from roundhouse.games.rules.game import Game
from roundhouse.games.slosh import SloshOptions
from roundhouse.games.station import StationOptions
from roundhouse.games.super_train import SuperTrainOptions
from roundhouse.players import PLAYERS
from roundhouse.players.arena.statistics import wilson
from roundhouse.players.playout import play_match

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


def bounds(game: Game, first: str, second: str, matches: int, seed: int) -> tuple[float, float]:
    """The 95 % interval of the first kind's share of wins; the kinds change seats after every match."""
    won = 0.0
    for number in range(matches):
        sides = [(seat + number) % 2 for seat in range(game.seats)]
        players = [PLAYERS[(first, second)[side]](1000 * number + seat) for seat, side in enumerate(sides)]
        winners = game.leaders(play_match(game, players, Random(seed + number)))
        won += sum(sides[seat] == 0 for seat in winners) / len(winners)
    return wilson(won, matches)


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name} {game.seats}")
@pytest.mark.parametrize(("strong", "weak"), [("greedy", "random"), ("sensible", "greedy"), ("sensible", "random")])
def test_the_stronger_player_wins_surely_more_than_half(game: Game, strong: str, weak: str) -> None:
    low, high = bounds(game, strong, weak, matches=60, seed=100)
    assert 0.5 < low < high <= 1


def test_sensible_play_pays_between_two_as_well() -> None:
    low, _ = bounds(MexicanTrain(2, MexicanTrainOptions(rounds=5)), "sensible", "greedy", matches=60, seed=300)
    assert low > 0.6


@pytest.mark.parametrize("kind", ["random", "greedy", "sensible"])
def test_a_player_is_as_good_as_itself(kind: str) -> None:
    low, high = bounds(TABLES[0], kind, kind, matches=60, seed=200)
    assert low < 0.5 < high
