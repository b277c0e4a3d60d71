"""Whole rounds and matches among computer players, as fast as the rules allow: for tests, bench and comparisons.

A player is asked only when there is something to choose, and is shown only its own view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from roundhouse.games.dealer import Shuffle, playable_shuffle
from roundhouse.games.game import Game
from roundhouse.games.moves import DRAW, Announce, Claim, Move, Penalty
from roundhouse.games.position import Position, Stage
from roundhouse.games.results import RoundResult
from roundhouse.games.views import move_seen_by, seen_by
from roundhouse.players.player import Player, moves_of

Watch = Callable[[Position, Move], None]
"""Told of each move, with the position in which it is made."""


def play_match(
    game: Game, players: Sequence[Player], rng: Random, watch: Watch | None = None
) -> tuple[RoundResult, ...]:
    """A whole match; the score sheet. Who leads the first round is drawn by lot.

    >>> from roundhouse.games import BasicTrains
    >>> from roundhouse.players.greedy import GreedyPlayer
    >>> sheet = play_match(BasicTrains(4), [GreedyPlayer() for _ in range(4)], Random(1))
    >>> max(sum(line.points[seat] for line in sheet) for seat in range(4)) >= 120
    True
    """
    results: list[RoundResult] = []
    first_leader = rng.randrange(game.seats)
    while not game.match_over(results):
        opening = game.opening(game.next_round(results, first_leader))
        results.append(play_round(opening, players, rng, watch))
    return tuple(results)


def play_round(opening: Position, players: Sequence[Player], rng: Random, watch: Watch | None = None) -> RoundResult:
    """The round that `opening` begins, dealt again as often as it is void; its line on the score sheet."""
    game, deals = opening.game, 0
    while True:
        shuffle, _ = playable_shuffle(opening, rng)
        deals += 1
        end = play_out(opening, shuffle, players, watch)
        points = game.points(end, {})
        if points is not None:
            return RoundResult(end.round, end.winner, points, deals)


def play_out(opening: Position, shuffle: Shuffle, players: Sequence[Player], watch: Watch | None = None) -> Position:
    """The position at the end of the round that is dealt from `shuffle`."""
    game = opening.game
    deal = shuffle.deal(game)
    if watch is not None:
        watch(opening, deal)
    views = {
        seat: opening.after(move_seen_by(opening, deal, seat))
        for seat, player in enumerate(players)
        if player.remembers
    }
    position = opening.after(deal)
    while position.stage != Stage.OVER:
        move = _next_move(position, shuffle, players, views)
        if watch is not None:
            watch(position, move)
        for seat in views:
            views[seat] = views[seat].after(move_seen_by(position, move, seat))
        position = position.after(move)
    return position


def _next_move(position: Position, shuffle: Shuffle, players: Sequence[Player], views: dict[int, Position]) -> Move:
    """What happens next: chance where chance is due, else the only legal move or a player's choice."""
    if position.stage == Stage.PENALTY:
        return Penalty(shuffle.next_tile(position))
    legal = position.legal()
    move = legal[0]
    if len(legal) > 1:
        seat = position.turn
        if type(legal[-1]) is Claim or type(legal[-1]) is Announce:
            seat = _speaker(legal, seat)
            legal = moves_of(position, seat)
        view = views[seat] if seat in views else seen_by(position, seat)
        move = players[seat].choose(view, legal)
    return shuffle.draw(position) if move is DRAW else move


def _speaker(legal: Sequence[Move], turn: int) -> int:
    """Who is asked first: who has a last tile to announce, before the others can claim that he forgot (MT-12)."""
    return next((move.seat for move in legal if isinstance(move, Announce)), turn)
