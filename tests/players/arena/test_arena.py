"""Duplicate deals: the luck of the deal cancels, and a series is the same however it is played."""

import pytest
from tests.depth import DEPTH

from roundhouse.games import BasicTrains, Derailing, MexicanTrain, MexicanTrainStation, PrivateTrains, Slosh, SuperTrain
from roundhouse.games.derailing import DerailingOptions
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.rules.game import Game
from roundhouse.games.station import StationOptions
from roundhouse.players.arena.contest import CONTESTANTS, Contest, Tally, play_series
from roundhouse.players.arena.statistics import SequentialTest

SMALL = MexicanTrain(2, MexicanTrainOptions(set=6, deal=6, rounds=2))
GAMES: tuple[Game, ...] = (
    MexicanTrain(4, MexicanTrainOptions(set=6, deal=5)),
    MexicanTrain(3, MexicanTrainOptions(set=6, deal=6, whole_first_train=True, missed_call=True)),
    SuperTrain(2),
    Derailing(4, DerailingOptions(set=6, deal=5, teams=2)),
    MexicanTrainStation(3, StationOptions(set=6, deal=8)),
    PrivateTrains(3),
    BasicTrains(4),
    Slosh(4),
)


@pytest.mark.parametrize("game", [SMALL, *GAMES], ids=lambda game: f"{game.name} {game.seats}")
@pytest.mark.parametrize("matches", [False, True])
def test_a_player_gains_nothing_over_itself_on_any_deal(game: Game, matches: bool) -> None:
    contest = Contest(game, "greedy", "greedy", matches=matches)
    for number in range(3):
        points, won = contest.outcome(number)
        assert abs(points) < 1e-9 and abs(won - contest.fair) < 1e-9


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name} {game.seats}")
@pytest.mark.parametrize("name", CONTESTANTS)
def test_every_contestant_plays_every_game(name: str, game: Game) -> None:
    """Each of them plays the same again in one game; `make verify` tries all of them."""
    contest = Contest(game, name, "greedy")
    points, won = contest.outcome(1)
    assert 0 <= won <= 1
    if DEPTH > 1 or GAMES.index(game) == [*CONTESTANTS].index(name) % len(GAMES):
        assert contest.outcome(1) == (points, won)


def test_the_number_of_workers_changes_nothing() -> None:
    contest = Contest(SMALL, "sensible", "random")
    alone, together = (play_series(Tally(contest), 12, workers).outcomes for workers in (1, 2))
    assert alone == together and len(alone) == 12


def test_deals_for_tuning_and_for_confirming_are_different_and_so_are_seeds() -> None:
    asked = (("1", "tuning"), ("1", "confirming"), ("2", "tuning"))
    played = {tuple(play_series(Tally(Contest(SMALL, "greedy", "random", *each)), 8).outcomes) for each in asked}
    assert len(played) == 3


@pytest.mark.parametrize(("strong", "weak"), [("greedy", "random"), ("sensible", "greedy"), ("sensible", "one-ply")])
def test_the_test_stops_early_where_one_is_clearly_better(strong: str, weak: str) -> None:
    game = MexicanTrain(2)
    tally = play_series(Tally(Contest(game, strong, weak), SequentialTest(better=5)), 400)
    assert tally.answer == "better" and len(tally.outcomes) < 400
    back = play_series(Tally(Contest(game, weak, strong), SequentialTest(better=5)), 400)
    assert back.answer == "even"


def test_sight_of_all_hands_pays_between_two() -> None:
    assert play_series(Tally(Contest(SMALL, "oracle", "sensible")), 60).points.interval.low > 0


def test_a_deal_is_decisive_when_it_is_won_from_both_seats() -> None:
    tally = play_series(Tally(Contest(SMALL, "sensible", "random")), 30)
    won, decisive = tally.decisive
    assert won == sum(outcome.won > 0.5 for outcome in tally.outcomes)
    assert decisive == sum(outcome.won != 0.5 for outcome in tally.outcomes)
    assert tally.decisive_interval.low < won / decisive < tally.decisive_interval.high
