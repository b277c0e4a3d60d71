"""Endings with few tiles are played perfectly: checked against a search of every line, without memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from roundhouse.games import Derailing, MexicanTrain, MexicanTrainStation, PrivateTrains, SuperTrain
from roundhouse.games.core.moves import Move
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.rules.game import Game
from roundhouse.players import ExpertPlayer, GreedyPlayer, SensiblePlayer, moves_of
from roundhouse.players.playout import play_round
from roundhouse.players.search import endings
from roundhouse.players.search.endings import SolvedEndings, is_ending
from roundhouse.players.search.rollouts import Rollouts, lead

SMALL = MexicanTrain(2, MexicanTrainOptions(set=6))
FOR_TWO = (PrivateTrains, Derailing, SuperTrain, MexicanTrainStation)
GAMES = (
    SMALL, MexicanTrain(4, MexicanTrainOptions(set=9)), *(kind(2) for kind in FOR_TWO)
)  # fmt: skip
MANY = 100
SMALLEST = 6
"""Tiles that a search without memory can still bear."""


@cache
def found(game: Game) -> tuple[Position, ...]:
    """Endings with a choice, as players come to them."""
    positions: list[Position] = []

    def watch(position: Position, _: Move) -> None:
        if position.stage != Stage.DEALING and is_ending(position) and len(moves_of(position, position.turn)) > 1:
            positions.append(position)

    for seed in range(600):
        if len(positions) > MANY:
            break
        opening = game.opening(game.next_round([], seed % game.seats))
        play_round(opening, [GreedyPlayer(seat) for seat in range(game.seats)], Random(seed), watch)
    return tuple(positions)


def every_line(position: Position) -> tuple[float, ...]:
    """Everybody's lead at the end if all play for their own."""
    if position.stage == Stage.OVER:
        game = position.game
        assert isinstance(game, Game)
        points = game.points(position, {})
        return tuple(0.0 if points is None else lead(game, points, seat) for seat in range(game.seats))
    return max(map(every_line, _after(position)), key=lambda leads: leads[position.turn])


def _after(position: Position) -> Iterator[Position]:
    for move in moves_of(position, position.turn):
        yield position.after(move)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.seats}")
def test_an_ending_is_worth_what_a_search_of_every_line_says(game: Game) -> None:
    few = [each for each in found(game) if sum(map(each.count, range(game.seats))) <= SMALLEST]
    assert few
    for position in few[:20]:
        assert SolvedEndings([position], Random(1)).value(position) == every_line(position)


def best_of(rollouts: Rollouts, legal: Sequence[Move]) -> Move:
    """The move with the greatest mean gain; the first of equals."""
    return max(legal, key=lambda move: sum(rollouts.gains(move)))


def test_between_two_nobody_does_better_than_the_solution() -> None:
    gained = 0.0
    for position in found(SMALL):
        solved, played = SolvedEndings([position], Random(1)), Rollouts([position], Random(1))
        legal = moves_of(position, position.turn)
        best = best_of(solved, legal)
        assert solved.gains(best)[0] == solved.value(position)[position.turn]
        gained += solved.gains(best)[0] - solved.gains(best_of(played, legal))[0]
        assert solved.gains(best)[0] >= solved.gains(best_of(played, legal))[0]
    assert gained > 0, "rollouts find the best move everywhere"


def test_the_expert_plays_an_ending_that_it_can_see_perfectly() -> None:
    for position in found(SMALL)[:12]:
        view = seen_by(position, position.turn)
        solved = SolvedEndings([position], Random(1))
        made = ExpertPlayer(1).pick(view, moves_of(view, view.turn))
        best = solved.gains(best_of(solved, moves_of(position, position.turn)))
        assert best[0] - solved.gains(made)[0] < 1e-9 or made == max_by_weighing(view)


def max_by_weighing(view: Position) -> Move:
    """The sensible player's move, which stays where nothing is clearly better."""
    return SensiblePlayer().pick(view, moves_of(view, view.turn))


def test_what_is_too_large_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "MOST_NODES", 0)
    position = found(SMALL)[0]
    solved, played = SolvedEndings([position], Random(1)), Rollouts([position], Random(1))
    move = moves_of(position, position.turn)[0]
    assert solved.gains(move) == played.gains(move)
