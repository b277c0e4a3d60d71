"""Tables in play, seen whole and seen by one player, for tests of what is said about them."""

from collections.abc import Iterator
from functools import partial
from random import Random

from tests.referee.tables import game_of

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE, tiles_in
from roundhouse.games import GAMES
from roundhouse.games.core.moves import (
    DONE,
    DRAW,
    Announce,
    Claim,
    Close,
    Deal,
    LayEngine,
    Marker,
    Move,
    Penalty,
    Reveal,
)
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.dealer import playable_shuffle
from roundhouse.games.match.seat_views import move_seen_by
from roundhouse.games.rules.game import Game
from roundhouse.players import RandomPlayer
from roundhouse.players.playout import play_out

LONG_NAMES = tuple(f"{letter}aximili" for letter in "ABCDEFGHIJKL")
HOUSES: dict[str, tuple[tuple[int, dict[str, object]], ...]] = {
    "mexican-train": (
        (4, {"set": 9}),
        (3, {"set": 9, "one_double": True, "own_train_first": True, "close_dead_doubles": False}),
        (2, {"set": 6, "follow_on_double": True, "cover_last_double": True, "missed_call": True}),
        (3, {"set": 9, "whole_first_train": True, "draw_for_train": True, "missed_call": True}),
        (2, {"set": 6, "deal": 5, "engine_from": "found"}),
    ),
    "derailing": ((3, {}), (2, {"set": 6, "deal": 5}), (4, {"set": 6, "deal": 3, "draw_instead": True, "teams": 2})),
    "private-trains": (
        (4, {"set": 9}),
        (3, {"set": 6, "suspend_plays": True, "counter_clockwise": True}),
        (3, {"set": 9, "visit_without_drawing": True, "mexican_train": False}),
    ),
    "super-train": (
        (3, {}),
        (4, {"whole_first_train": True, "one_double": True, "own_train_first": True}),
        (2, {"follow_on_double": True, "cover_last_double": True, "missed_call": True}),
    ),
    "basic-trains": ((4, {}), (4, {"deal": 7}), (3, {"two_or_three": True})),
    "slosh": ((4, {}), (4, {"own_engines": True}), (4, {"neighbor": True, "deal": 7})),
    "station": (
        (4, {"set": 9}),
        (7, {"set": 6, "deal": 4}),
        (4, {"set": 6, "deal": 7}),
        (3, {"set": 6, "must_play": True, "missed_call": True, "railroad_sounds": True}),
    ),
}
"""Players and house rules under which a game has more to say."""
TABLES = tuple(game_of(name, seats, rules) for name in GAMES for seats, rules in HOUSES.get(name, ((4, {}),)))


def moments(game: Game, rng: Random, rounds: int) -> Iterator[tuple[Position, Move]]:
    """Each position of some rounds at random, with the move made in it."""
    for number in range(rounds):
        opening = game.opening(game.next_round([], number % game.seats))
        shuffle, _ = playable_shuffle(opening, rng)
        seen: list[tuple[Position, Move]] = []
        players = [RandomPlayer(rng.randrange(1000)) for _ in range(game.seats)]
        end = play_out(opening, shuffle, players, partial(_note, seen))
        yield from seen
        yield end, Reveal(0, end.hands[0])


def _note(seen: list[tuple[Position, Move]], position: Position, move: Move) -> None:
    seen.append((position, move))


def positions(game: Game, rng: Random, rounds: int) -> Iterator[Position]:
    """Each position of some rounds at random, whole."""
    return (position for position, _ in moments(game, rng, rounds))


def views(game: Game, rng: Random, rounds: int, seat: int = 0) -> Iterator[tuple[Position, Move]]:
    """Each moment as `seat` saw it who followed the round: the view, and the move as he saw it."""
    view = game.opening(game.next_round([], 0))
    for position, move in moments(game, rng, rounds):
        if isinstance(move, Deal):
            view = position
        seen = move_seen_by(position, move, seat)
        yield view, seen
        if not view.over:
            view = view.after(seen)


def probes(position: Position, rng: Random, plays: int = 12) -> list[Move]:
    """All kinds of moves, sensible or not, some of the plays of any tile anywhere among them."""
    game = position.game
    tile, seat = rng.randrange(game.tiles.size), rng.randrange(game.seats)
    held = list(tiles_in(position.hands[position.turn] | position.unseen))
    moves: list[Move] = [
        DRAW,
        DONE,
        Announce(seat),
        Claim(seat),
        Penalty(tile),
        LayEngine(tile),
        Marker(seat, up=True),
        Close(seat),
        Reveal(seat, 1 << tile),
    ]
    if position.stage == Stage.ENGINE:
        moves += [LayEngine(double) for double in held if game.tiles.is_double(double)]
    for number in range(plays):
        chosen = rng.choice(held) if held and number % 4 else rng.choice((UNKNOWN, UNKNOWN_DOUBLE, tile))
        spot = rng.randrange(game.trains * game.ends_per_train)
        moves.append(game.fitting_play(chosen, spot, position.ends[spot]))
    return moves
