"""House rules: the values on offer, the combinations that work, and the errors for the rest; values as objects."""

import gc
import pickle
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pytest
from hypothesis import given
from tests.games.reference_rules import games
from tests.games.tables import LIGHT

from roundhouse.games import GAMES, BasicTrains, Game, MexicanTrain
from roundhouse.games.basic_trains import BasicTrainsOptions
from roundhouse.games.core.moves import DONE, Deal, Draw, Move, Play, Reveal
from roundhouse.games.core.options import Contradicted, OptionError, option_fields, read_options, write_options
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.players import SensiblePlayer


@LIGHT
@given(games)
def test_options_come_back_from_their_texts(game: Game) -> None:
    texts = write_options(game.options)
    assert read_options(game.options_type, texts) == game.options
    assert all(texts[name] != write_options(game.options_type()).get(name) for name in texts)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_recommended_values_are_not_written(game: type[Game]) -> None:
    assert write_options(game.options_type()) == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_names_a_clause_of_its_game(game: type[Game]) -> None:
    assert {option.metadata["clause"] for option in option_fields(game.options_type).values()} <= game.clauses.keys()


@pytest.mark.parametrize(
    ("texts", "problem", "clause", "facts"),
    [
        ({"set": "10"}, "bad-value", "MT-1", {"option": "set", "value": "10", "allowed": ("6", "9", "12", "15", "18")}),
        ({"one_double": "maybe"}, "bad-value", "MT-8", {"allowed": ("no", "yes")}),
        ({"deal": "ten"}, "not-a-number", "C-8", {"option": "deal", "value": "ten"}),
        ({"rounds": "-1"}, "not-a-number", "C-9", {"option": "rounds"}),
        ({"double_blank": "75"}, "bad-value", "MT-13", {"allowed": ("0", "10", "25", "50")}),
    ],
)
def test_a_text_that_is_no_value_is_reported(
    texts: dict[str, str], problem: str, clause: str, facts: dict[str, object]
) -> None:
    with pytest.raises(OptionError) as caught:
        read_options(MexicanTrainOptions, texts)
    assert (caught.value.problem, caught.value.clause) == (problem, clause)
    assert facts.items() <= caught.value.facts.items()


def test_an_unknown_option_is_reported_with_the_nearest_ones_and_at_no_length() -> None:
    with pytest.raises(OptionError) as caught:
        read_options(MexicanTrainOptions, {"one_doubles" + "!" * 10_000: "yes"})
    assert caught.value.problem == "unknown-option"
    assert caught.value.facts["option"] == "one_doubles" + "!" * 49
    allowed = caught.value.facts["allowed"]
    assert isinstance(allowed, tuple) and "one_double" in allowed and len(allowed) == 3


@pytest.mark.parametrize(
    ("seats", "options", "problem", "facts"),
    [
        (1, MexicanTrainOptions(), "seats", {"seats": 1, "least": 2, "most": 12}),
        (13, MexicanTrainOptions(), "seats", {"seats": 13, "least": 2, "most": 12}),
        (4, MexicanTrainOptions(set=6, deal=7), "deal", {"deal": 7, "most": 6, "seats": 4, "set": 6}),
        (4, MexicanTrainOptions(set=10), "bad-value", {"option": "set", "value": "10"}),
        (4, MexicanTrainOptions(deal=0), "not-a-number", {"option": "deal", "value": 0}),
        (4, MexicanTrainOptions(deal=True), "not-a-number", {"option": "deal", "value": True}),
        (4, MexicanTrainOptions(older_deal=True), "older-deal", {"set": 12, "seats": 4}),
        (
            5,
            MexicanTrainOptions(older_deal=True, deal=3),
            "contradiction",
            {"option": Contradicted("older_deal"), "other": Contradicted("deal")},
        ),
        (
            5,
            MexicanTrainOptions(one_double=True, follow_on_double=True),
            "contradiction",
            {"option": Contradicted("one_double"), "other": Contradicted("follow_on_double")},
        ),
        (4, MexicanTrainOptions(next_leads=True), "contradiction", {"other": Contradicted("engine_from", "set")}),
        (
            4,
            MexicanTrainOptions(first_engine=9, engine_from="found"),
            "contradiction",
            {"other": Contradicted("engine_from", "found")},
        ),
        (
            4,
            MexicanTrainOptions(last_winner_leads=True, engine_from="hand"),
            "contradiction",
            {"option": Contradicted("engine_from")},
        ),
        (4, MexicanTrainOptions(first_engine=13), "first-engine", {"engine": 13, "set": 12}),
        (4, MexicanTrainOptions(rounds=6, first_engine=4), "rounds", {"most": 5}),
    ],
)
def test_impossible_options_are_reported(
    seats: int, options: MexicanTrainOptions, problem: str, facts: dict[str, object]
) -> None:
    with pytest.raises(OptionError) as caught:
        MexicanTrain(seats, options)
    assert caught.value.problem == problem
    assert facts.items() <= caught.value.facts.items()


def test_a_number_is_no_switch() -> None:
    with pytest.raises(OptionError, match="bad-value"):
        MexicanTrain(4, MexicanTrainOptions(one_double=1))  # type: ignore[arg-type]


def test_two_or_three_play_basic_trains_with_the_option_only() -> None:
    with pytest.raises(OptionError, match="few-players") as caught:
        BasicTrains(3)
    assert caught.value.clause == "BT-1"
    assert BasicTrains(3, BasicTrainsOptions(two_or_three=True)).hand_size == 18


def test_basic_trains_needs_hands_in_which_a_double_is_not_too_rare() -> None:
    with pytest.raises(OptionError, match="few-doubles") as caught:
        BasicTrains(8, BasicTrainsOptions(deal=2))
    assert (caught.value.clause, caught.value.facts["least"]) == ("BT-2", 4)
    assert BasicTrains(8, BasicTrainsOptions(deal=4)).hand_size == 4
    assert [BasicTrains(seats).hand_size for seats in (9, 10)] == [6, 5]  # all the tiles that there are


@LIGHT
@given(games)
def test_a_game_stays_the_same_through_pickling(game: Game) -> None:
    again = pickle.loads(pickle.dumps(game))
    assert (again.key, again.hand_size, again.seats) == (game.key, game.hand_size, game.seats)


@pytest.mark.parametrize("move", [Deal((1, 2), (0, 3)), Play(0, 0, 0, 1, 2, False, 1), Draw(4), Reveal(0, 3), DONE])
def test_a_move_stays_the_same_through_pickling(move: Move) -> None:
    """Other processes judge matches."""
    assert pickle.loads(pickle.dumps(move)) == move


def test_what_may_be_extended_may_be_referred_to_weakly() -> None:
    """Compiled, it either cannot be, or its memory is not used after it has gone."""
    makers: tuple[Callable[[], object], ...] = (partial(MexicanTrain, 2), SensiblePlayer)
    for make in makers:
        with suppress(TypeError):
            gone = weakref.ref(make())
            gc.collect()
            assert gone() is None
