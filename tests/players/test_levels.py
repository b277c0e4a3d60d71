"""Easy and good overlook what a person would, and never play absurdly; each level beats the one below."""

import pytest
from tests.depth import DEPTH
from tests.players.test_players import TABLES, ids, played_round

from roundhouse.games import BasicTrains, Derailing, MexicanTrain, MexicanTrainStation, PrivateTrains, Slosh, SuperTrain
from roundhouse.games.core.moves import LayEngine, Play
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.rules.game import Game
from roundhouse.games.slosh import SloshOptions
from roundhouse.players import CasualPlayer, GreedyPlayer, Player, RegularPlayer, SensiblePlayer
from roundhouse.players.arena.contest import Contest, Tally, play_series


@pytest.mark.parametrize("player", [CasualPlayer, RegularPlayer])
@pytest.mark.parametrize("game", TABLES, ids=ids)
def test_it_lays_a_tile_wherever_it_can(game: Game, player: type[Player]) -> None:
    for choices in played_round(game, player, 2):
        for _, legal, chosen in choices:
            can = any(isinstance(move, Play | LayEngine) for move in legal)
            assert isinstance(chosen, Play | LayEngine) is can


@pytest.mark.parametrize(("player", "sees_all"), [(CasualPlayer, GreedyPlayer), (RegularPlayer, SensiblePlayer)])
def test_it_overlooks_the_best_tile_now_and_then(player: type[Player], sees_all: type[Player]) -> None:
    choices = [choice for each in played_round(TABLES[0], player, 2) for choice in each]
    seen = sum(sees_all().pick(view, legal) == chosen for view, legal, chosen in choices)
    assert len(choices) / 4 < seen < len(choices)


FOUR: tuple[Game, ...] = (
    MexicanTrain(4, MexicanTrainOptions(set=9)),
    SuperTrain(4),
    Derailing(4),
    MexicanTrainStation(4),
    PrivateTrains(4),
    BasicTrains(4),
    Slosh(4),
    Slosh(4, SloshOptions(own_engines=True)),
)
PLANNED = ("mexican-train", "super-train", "station", "basic-trains")
"""Here a plan gains so much that a few deals show it. The others take four times as many, in `make verify`."""
MEASURED = [game for game in FOUR if DEPTH > 1 or game.name in PLANNED]


@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.name)
@pytest.mark.parametrize(("strong", "weak", "deals"), [("greedy", "random", 80), ("sensible", "greedy", 60)])
def test_a_plan_pays_in_every_game(game: Game, strong: str, weak: str, deals: int) -> None:
    deals = 20 if game.name in PLANNED else deals
    assert play_series(Tally(Contest(game, strong, weak)), deals).points.interval.low > 0


@pytest.mark.parametrize(("strong", "weak"), [("casual", "random"), ("regular", "casual"), ("sensible", "regular")])
def test_each_level_gains_on_the_one_below(strong: str, weak: str) -> None:
    assert play_series(Tally(Contest(Derailing(4), strong, weak)), 100 if DEPTH > 1 else 60).points.interval.low > 0


def test_good_is_better_than_easy_between_two_as_well() -> None:
    assert play_series(Tally(Contest(MexicanTrain(2), "regular", "casual")), 60).points.interval.low > 0
