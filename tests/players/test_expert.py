"""The expert's choice depends on what its seat sees, the seed and the worlds of its budget, and on nothing else."""

from random import Random

import pytest
from tests.players.test_players import played_round

from roundhouse.games import BasicTrains, Derailing, MexicanTrain, Slosh
from roundhouse.games.core.moves import Move
from roundhouse.games.derailing import DerailingOptions
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.rules.game import Game
from roundhouse.games.slosh import SloshOptions
from roundhouse.games.text.position_reader import read_position
from roundhouse.players import Advised, SensiblePlayer, moves_of
from roundhouse.players.expert import Budget, ExpertPlayer
from roundhouse.players.search.determinization import determinized

TABLES: tuple[Game, ...] = (
    MexicanTrain(3, MexicanTrainOptions(set=9, whole_first_train=True, missed_call=True)),
    Derailing(2, DerailingOptions(set=6, deal=5, draw_instead=True)),
    BasicTrains(4),
    Slosh(4, SloshOptions(own_engines=True, deal=7)),
)
OPEN = "mexican-train seats=2 set=9 engine=9-9 round=1 leader=A turn=B hands=A:1-1+4-4,B:2-9+3-9 laid=9-9 yard=50"
LINES = OPEN.replace("B:2-9+3-9", "B:2-9+3-9+2-5+3-8").replace("yard=50", "yard=48")
"""Two lines of the same length: by chance, one or the other seems better in a few worlds."""


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name} {game.seats}")
def test_swapped_hidden_tiles_leave_the_choices_as_they_are(game: Game) -> None:
    rng, compared = Random(9), 0
    for seat, choices in enumerate(played_round(game, ExpertPlayer, 3)):
        for view, _, _ in choices[:: 1 + len(choices) // 5]:
            chosen: set[tuple[Move, ...]] = set()
            for _ in range(2):
                other = determinized(view, rng)
                plain, legal = seen_by(other, seat), moves_of(other, seat)
                chosen.add(tuple(ExpertPlayer(seed).choose(plain, legal) for seed in range(2)))
            assert len(chosen) == 1
            compared += 1
    assert compared >= 6


def test_a_seed_and_a_budget_of_worlds_decide_every_choice() -> None:
    first, again = (played_round(TABLES[0], ExpertPlayer, 3) for _ in range(2))
    assert first == again and any(first)


def test_it_leaves_the_usual_move_only_for_a_clear_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = SensiblePlayer()
    others = 0
    for clear in (0.0, float("inf")):
        monkeypatch.setattr("roundhouse.players.expert.CLEAR_GAIN", clear)
        choices = [choice for each in played_round(TABLES[0], ExpertPlayer, 5) for choice in each]
        others = sum(usual.pick(view, legal) != chosen for view, legal, chosen in choices)
        assert (others > 0) is (clear == 0.0)


def test_an_untrue_claim_at_the_table_leaves_it_the_usual_move() -> None:
    """A player who said that nothing fits cannot be dealt a hand where every unseen tile does."""
    view = seen_by(read_position(OPEN), 1)
    (group,) = view.hidden[0]
    view = view.replace(hidden=((group._replace(excluded=view.unseen),), ()))
    legal = moves_of(view, 1)
    assert len(legal) > 1
    assert ExpertPlayer(1).choose(view, legal) == SensiblePlayer().choose(view, legal)


def test_it_tries_on_while_a_choice_is_close_and_no_longer() -> None:
    position = read_position(LINES)
    view, legal = seen_by(position, 1), moves_of(position, 1)
    lasted = set()
    for seed in range(30):
        brief, longer = (ExpertPlayer(seed, Budget(4, 3, more)).consider(view, legal) for more in (0, 5))
        tried, tried_longer = (len(trial.gains[trial.usual]) for trial in (brief, longer))
        assert tried_longer <= 4 * (3 + 5) and (tried_longer > tried) is brief.is_close
        assert longer.best is brief.best or brief.is_close
        lasted.add(tried_longer)
    assert len(lasted) > 1


def test_time_that_is_up_ends_the_thinking() -> None:
    position = read_position(OPEN)
    view, legal = seen_by(position, 1), moves_of(position, 1)
    player = ExpertPlayer(1, Budget(worlds=10**9))
    player.seconds = 0.0
    assert player.choose(view, legal) in legal


def test_its_advice_begins_with_its_choice_and_says_what_the_others_cost() -> None:
    costs = 0
    for choices in played_round(TABLES[0], ExpertPlayer, 3):
        for view, legal, _ in choices:
            advised = ExpertPlayer(4, Budget(worlds=4, stages=2)).advice(view, legal)
            assert advised[0].move == ExpertPlayer(4, Budget(worlds=4, stages=2)).choose(view, legal)
            assert len({each.move for each in advised}) == len(advised) <= Budget().candidates
            assert advised[0].cost == 0 and {each.move for each in advised} <= set(legal)
            costs += sum(each.cost is not None and each.cost > 0 for each in advised)
    assert costs


def test_quick_players_advise_what_they_choose_and_reckon_no_cost() -> None:
    view = seen_by(read_position(OPEN), 1)
    legal = moves_of(view, 1)
    assert list(SensiblePlayer().advice(view, legal)) == [Advised(SensiblePlayer().choose(view, legal), None)]
