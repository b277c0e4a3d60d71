"""The fast policy of rollouts remembers each seat's line, and picks as one that searches at each move."""

from random import Random
from statistics import fmean

import pytest

from roundhouse.dominoes import hand_of
from roundhouse.games import GAMES, MexicanTrain, SuperTrain
from roundhouse.games.core.moves import Move, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.rules.game import Game
from roundhouse.players.legal_move_players import RandomPlayer
from roundhouse.players.playout import play_round
from roundhouse.players.search import rollouts
from roundhouse.players.search.longest_train import PlannedTrain
from roundhouse.players.search.rollouts import FastPolicy, own_line
from roundhouse.players.sensible import weigher

TABLES = [*(kind(4) for kind in GAMES.values()), MexicanTrain(2)]


def choices(game: Game, seed: int) -> list[tuple[Position, tuple[Move, ...]]]:
    """The positions where somebody has a choice in a round of random moves: lines are broken there, and hands grow."""
    met: list[tuple[Position, tuple[Move, ...]]] = []

    def watch(position: Position, move: Move) -> None:
        del move
        legal = position.legal()
        if position.stage != Stage.DEALING and len(legal) > 1:
            met.append((position, legal))

    opening = game.opening(game.next_round([], seed % game.seats))
    play_round(opening, [RandomPlayer(seat) for seat in range(game.seats)], Random(seed), watch)
    return met


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_it_picks_as_if_it_searched_each_time(game: Game) -> None:
    for seed in range(6):
        policy = FastPolicy(game)
        for position, legal in choices(game, seed):
            assert policy.pick(position, legal) == FastPolicy(game).pick(position, legal)


def test_a_tile_of_the_line_lies_as_the_line_says() -> None:
    game = SuperTrain(4)
    turned = 0
    for seed in range(6):
        for position, legal in choices(game, seed):
            policy, seat = FastPolicy(game), position.turn
            move, line = policy.pick(position, legal), policy._line(position, seat)
            if isinstance(move, Play) and move.train == seat and move.tile == line.first:
                assert move.opens == line.opens
                turned += sum(isinstance(each, Play) and each.tile == move.tile for each in legal) > 1
    assert turned > 20, "a tile with a Train can often lie in two ways"


@pytest.mark.parametrize(
    ("game", "most"), [(MexicanTrain(4), 0.5), (SuperTrain(4), 1.0)], ids=["mexican train", "super train"]
)
def test_it_gives_up_little_of_what_the_sensible_player_sees(game: Game, most: float) -> None:
    # In Super Train it gave up 3.6 pips a choice while it did not care how a wild lies, nor where the line can go on.
    lost = []
    for seed in range(4):
        policy = FastPolicy(game)
        for position, legal in choices(game, seed):
            worth = weigher(seen_by(position, position.turn), legal)
            lost.append(max(map(worth, legal)) - worth(policy.pick(position, legal)))
    assert fmean(lost) < most


def test_it_searches_again_only_when_a_tile_came_or_the_line_was_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []

    def counted(position: Position, seat: int, bonus: int) -> PlannedTrain:
        searched.append(position.hands[seat])
        return own_line(position, seat, bonus)

    monkeypatch.setattr(rollouts, "own_line", counted)
    game = MexicanTrain(2)
    tiles = game.tiles
    line, other = [tiles.tile(*ends) for ends in ((12, 5), (5, 3), (3, 3), (3, 8))], tiles.tile(10, 9)
    policy, opening = FastPolicy(game), game.opening(game.next_round([], 0))

    def next_tile(hand: list[int], end: int) -> int:
        position = opening.replace(stage=Stage.TURN, hands=(hand_of(hand), 0), ends=(end, 12, 12))
        return policy._line(position, 0).first

    assert next_tile([*line, other], 12) == line[0]
    assert next_tile(line, 12) == line[0], "another tile has gone"
    assert next_tile(line[1:], 5) == line[1]
    assert next_tile(line[3:], 3) == line[3], "two more were laid in one turn"
    assert len(searched) == 1
    assert next_tile([line[3], tiles.tile(3, 11)], 3) == tiles.tile(3, 11), "a drawn tile is worth more"
    assert next_tile([line[3]], 8) == line[3], "somebody else played on the train"
    assert len(searched) == 3
