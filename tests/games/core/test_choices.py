"""The tiles that the player in turn may lay, as rows: the plays listed from them, and choices among them."""

from random import Random

import pytest

from roundhouse.games import GAMES
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.moves import Move, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.seat_views import seen_by
from roundhouse.players.legal_move_players import GreedyPlayer, RandomPlayer
from roundhouse.players.playout import play_round


def positions_of(name: str) -> list[Position]:
    """The positions of a round at random, and what the player in turn sees of them and a neighbor does."""
    game = GAMES[name](4)
    found: list[Position] = []

    def watch(position: Position, move: Move) -> None:
        del move
        if position.stage != Stage.DEALING:
            found.extend((position, *(seen_by(position, (position.turn + way) % 4) for way in range(2))))

    play_round(game.opening(game.next_round([], 0)), [RandomPlayer(seat) for seat in range(4)], Random(3), watch)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_heaviest_tile_is_found_as_in_a_list(name: str) -> None:
    greedy, compared = GreedyPlayer(), 0
    for position in positions_of(name):
        choices = Choices(position.game.play_table)
        others = position.game.find(position, choices)
        plays = choices.plays()
        assert position.legal() == (*plays, *others)
        assert not any(isinstance(move, Play) for move in others)
        if plays:
            assert choices.heaviest() is greedy.pick_from(plays)
            compared += len(plays) > 1
    assert compared > 10


@pytest.mark.parametrize("name", GAMES)
def test_plays_stand_by_spots_and_the_lightest_tile_first(name: str) -> None:
    for position in positions_of(name):
        choices = Choices(position.game.play_table)
        position.game.find_plays(position, choices)
        spots = [int(choices.spots[each]) for each in range(choices.count)]
        for each, spot in enumerate(spots):
            plays = [play for play in choices.plays() if play.spot == spot]
            if spots.count(spot) == 1:
                assert [play.tile for play in plays] == sorted(play.tile for play in plays)
                assert sum({play.bit for play in plays}) == choices.fitting(each)
                assert choices.doubles_on(each) == [play for play in plays if play.double]


def test_a_spot_on_which_nothing_is_left_is_taken_out() -> None:
    for position in positions_of("mexican-train"):
        choices = Choices(position.game.play_table)
        position.game.find_plays(position, choices)
        spots = [int(choices.spots[each]) for each in range(choices.count)]
        for each in range(choices.count - 1, -1, -1):
            left = choices.fitting(each) & position.game.tiles.doubles
            choices.keep(each, position.game.play_table.double_words)
            if not left:
                del spots[each]
            assert [int(choices.spots[each]) for each in range(choices.count)] == spots
        assert all(play.double for play in choices.plays())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_few_enough_attributes_to_be_read_fast(name: str) -> None:
    # CPython 3.11 reads an instance with 30 attributes or more a quarter more slowly.
    assert len(vars(GAMES[name](4))) < 30
