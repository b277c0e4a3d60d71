"""Whole rounds and matches among computer players, as fast as the rules allow: for tests, bench and comparisons.

A player chooses only when there are alternatives, and sees only its own view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from roundhouse.games.core.choices import Choices
from roundhouse.games.core.moves import DRAW, Announce, Claim, Move
from roundhouse.games.core.position import Position
from roundhouse.games.match.dealer import Shuffle, playable_shuffle, quick_shuffle
from roundhouse.games.match.seat_views import move_seen_by, seen_by
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.results import RoundResult
from roundhouse.players.legal_move_players import GreedyPlayer, LegalMovePlayer
from roundhouse.players.player import Player, moves_of

MoveWatcher = Callable[[Position, Move], None]
"""Called for each move, with the position in which it is made."""


def play_match(
    game: Game, players: Sequence[Player], rng: Random, watch: MoveWatcher | None = None
) -> tuple[RoundResult, ...]:
    """Play a whole match and return the score sheet. The leader of the first round is drawn by lot.

    >>> from roundhouse.games import BasicTrains
    >>> from roundhouse.players.legal_move_players import GreedyPlayer
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


def play_round(
    opening: Position, players: Sequence[Player], rng: Random, watch: MoveWatcher | None = None
) -> RoundResult:
    """The round that `opening` begins, dealt again while it is void; returns its line on the score sheet."""
    game, deals = opening.game, 0
    while True:
        shuffle, _ = playable_shuffle(opening, rng, shuffle=quick_shuffle)
        deals += 1
        end = play_out(opening, shuffle, players, watch)
        points = game.points(end, {})
        if points is not None:
            return RoundResult(end.round, end.winner, points, deals)


def play_out(opening: Position, shuffle: Shuffle, players: Sequence[Player], watch: MoveWatcher | None) -> Position:
    """The position at the end of the round that is dealt from `shuffle`."""
    if watch is None and not any(player.remembers for player in players):
        position = opening.copy()
        shuffle.deal_to(position)
        return _play_on(position, shuffle, players, {}, None)
    deal = shuffle.deal(opening.game)
    if watch is not None:
        watch(opening, deal)
    views = {
        seat: opening.after(move_seen_by(opening, deal, seat))
        for seat, player in enumerate(players)
        if player.remembers
    }
    return play_on(opening.after(deal), shuffle, players, views, watch)


def play_on(
    position: Position,
    shuffle: Shuffle,
    players: Sequence[Player],
    views: dict[int, Position],
    watch: MoveWatcher | None = None,
) -> Position:
    """The position at the end of a round that goes on from `position`; `views` are those of players that remember."""
    return _play_on(position if watch is not None else position.copy(), shuffle, players, views, watch)


def _play_on(
    position: Position,
    shuffle: Shuffle,
    players: Sequence[Player],
    views: dict[int, Position],
    watch: MoveWatcher | None,
) -> Position:
    """As `play_on`; where nobody watches, this very position is played on in place.

    Benches, tests and rollouts spend their time in this loop, so it avoids every call it can.
    """
    game = position.game
    assert isinstance(game, Game)
    observed = watch is not None or bool(views)
    draws, order, announced = game.play_table.draws, shuffle.tiles, game.players_announce
    greedy = [type(player) is GreedyPlayer and not announced for player in players]
    choices = Choices(game.play_table)
    while True:
        choices.count = 0
        others = game.find(position, choices)
        seat = position.turn
        if choices.count and greedy[seat]:
            play = choices.heaviest()
            if not observed:
                game.make_play(position, play)
                continue
            move: Move = play
        elif not choices.count and len(others) == 1:
            move = others[0]
        elif not (choices.count or others):
            due = shuffle.next_event(position)
            if due is None:
                assert position.over, "where nobody can move, chance does"
                return position
            move = due
        else:
            legal = (*choices.plays(), *others)
            player = players[seat]
            if announced and (type(legal[-1]) is Claim or type(legal[-1]) is Announce):
                move = called(position, players, views)
            elif len(legal) == 1:
                move = legal[0]
            elif isinstance(player, LegalMovePlayer):
                move = player.pick_from(legal)
            else:
                move = player.pick(_shown(position, seat, players, views), legal)
        if move is DRAW:
            move = draws[order[len(order) - position.boneyard]]
        if observed:
            _observe(position, move, views, watch)
        if watch is None:
            game.make(position, move)
        else:
            position = game.after(position, move)


def _observe(position: Position, move: Move, views: dict[int, Position], watch: MoveWatcher | None) -> None:
    """Report a move to the observer and to the players that remember."""
    if watch is not None:
        watch(position, move)
    for seat in views:
        views[seat] = views[seat].after(move_seen_by(position, move, seat))


def called(position: Position, players: Sequence[Player], views: dict[int, Position]) -> Move:
    """A choice where a last tile has not been announced (MT-12): its owner chooses before anybody can claim it."""
    seat = next((move.seat for move in position.legal() if isinstance(move, Announce)), position.turn)
    return players[seat].choose(_shown(position, seat, players, views), moves_of(position, seat))


def _shown(position: Position, seat: int, players: Sequence[Player], views: dict[int, Position]) -> Position:
    """The view by which the player at `seat` chooses: its own view, unless it is a measure that sees all hands."""
    if seat in views:
        return views[seat]
    return position if players[seat].sees_all_hands else seen_by(position, seat)
