"""The dealer: a sealed shuffle, hands from its top, and a boneyard that gives a tile again when a draw is undone."""

from random import Random

import pytest

from roundhouse.dominoes import seal, tiles_in
from roundhouse.games import BasicTrains, MexicanTrain
from roundhouse.games.basic_trains import BasicTrainsOptions
from roundhouse.games.core.moves import DRAW, Draw
from roundhouse.games.core.position import Stage
from roundhouse.games.core.words import words
from roundhouse.games.match.dealer import Shuffle, playable_shuffle, quick_shuffle, quickly_shuffled, shuffle
from roundhouse.games.match.match import Begin, Match
from roundhouse.games.mexican_options import MexicanTrainOptions


def opened(match: Match, seed: int = 5) -> Shuffle:
    match.apply(Begin(0))
    assert match.position is not None
    return shuffle(match.position, Random(seed))


def test_a_shuffle_has_every_tile_but_the_engine() -> None:
    match = Match(MexicanTrain(3))
    made = opened(match)
    engine = match.game.tiles.double[12]
    assert sorted(made.order) == [tile for tile in range(91) if tile != engine]


def test_a_quick_shuffle_has_them_in_any_order() -> None:
    match = Match(MexicanTrain(3))
    match.apply(Begin(0))
    assert match.position is not None
    assert sorted(quick_shuffle(match.position, Random(1)).order) == sorted(shuffle(match.position, Random(1)).order)
    rng, times = Random(2), [[0] * 10 for _ in range(10)]
    for _ in range(5_000):
        for place, tile in enumerate(quickly_shuffled(words(range(10)), rng)):
            times[place][tile] += 1
    assert all(400 < each < 600 for row in times for each in row), "every tile comes to every place as often"


def test_hands_come_from_the_top_seat_by_seat() -> None:
    match = Match(MexicanTrain(3, MexicanTrainOptions(set=6, deal=4)))
    made = opened(match)
    deal = made.deal(match.game)
    assert [sorted(tiles_in(hand)) for hand in deal.hands] == [sorted(made.order[n : n + 4]) for n in (0, 4, 8)]
    assert deal.hidden == (0, 0, 0)


def test_the_seal_is_of_this_order_and_this_salt() -> None:
    match = Match(MexicanTrain(2))
    made = opened(match)
    assert made.seal == seal(made.order, made.salt)
    assert len(made.salt) == 32
    assert match.position is not None
    assert shuffle(match.position, Random(6)).salt != made.salt


def test_a_drawn_tile_that_is_undone_comes_again_and_the_next_after_it() -> None:
    match = Match(MexicanTrain(2, MexicanTrainOptions(set=6, deal=8)))
    made = opened(match, 4)
    match.apply(made.deal(match.game))
    while (position := match.position) is not None:
        move = position.legal()[0]
        match.apply(made.draw(position) if move is DRAW else move)
    drawn = [event for event in match.events if isinstance(event, Draw)]
    assert [move.tile for move in drawn] == list(made.order[16 : 16 + len(drawn)])
    assert len(drawn) >= 3
    match.undo(len(match.events) - match.events.index(drawn[1]))
    assert match.position is not None
    assert made.draw(match.position) == drawn[1]
    assert made.next_tile(match.position) == drawn[1].tile


def test_an_empty_boneyard_has_no_next_tile() -> None:
    match = Match(MexicanTrain(2, MexicanTrainOptions(set=6, deal=13)))
    made = opened(match)
    match.apply(made.deal(match.game))
    assert match.position is not None and match.position.boneyard == 1
    assert made.draw(match.position) == Draw(made.order[-1])
    with pytest.raises(IndexError, match="the boneyard is empty"):
        made.next_tile(match.position.replace(boneyard=0))


def test_basic_trains_are_dealt_until_every_hand_has_a_double() -> None:
    game = BasicTrains(6)
    opening = game.opening(game.next_round((), 0))
    rng = Random(8)
    tries = []
    for _ in range(20):
        made, took = playable_shuffle(opening, rng)
        tries.append(took)
        assert all(hand & game.tiles.doubles for hand in made.deal(game).hands)
    assert max(tries) > 1


def test_nine_players_with_a_double_9_set_can_play_about_one_deal_in_124() -> None:
    game = BasicTrains(9)
    opening = game.opening(game.next_round((), 0))
    rng = Random(9)
    playable = sum(game.playable(opening, shuffle(opening, rng).deal(game)) for _ in range(6200))
    # 50 are expected, with a standard deviation of 7.
    assert 25 <= playable <= 75


def test_a_deal_that_can_never_be_played_is_given_up() -> None:
    game = BasicTrains(3, BasicTrainsOptions(two_or_three=True, deal=1))
    opening = game.opening(game.next_round((), 0))
    with pytest.raises(ValueError, match="none of 0 deals could be played"):
        playable_shuffle(opening, Random(1), limit=0)


def test_a_void_round_is_dealt_again_as_the_same_round() -> None:
    game = BasicTrains(4, BasicTrainsOptions(deal=2))
    match = Match(game)
    match.apply(Begin(0))
    doubles = list(game.tiles.double)
    singles = [tile for tile in range(55) if tile not in doubles]
    for deals, held in enumerate(([], doubles[:1], doubles[:3]), 1):
        order = [tile for pair in zip([*held, *singles[8:]], singles[:4], strict=False) for tile in pair]
        match.apply(Shuffle(words(order), "salt").deal(game))
        while (position := match.position) is not None and position.stage != Stage.DEALING:
            match.apply(position.legal()[0])
        assert position is not None
        assert (match.deals, position.round.number, match.results) == (deals, 0, ())
    match.apply(Shuffle(words(tile for pair in zip(doubles, singles[:4], strict=False) for tile in pair)).deal(game))
    assert match.position is not None
    assert (match.deals, match.position.turn, match.position.stage) == (4, 3, Stage.ENGINE)
