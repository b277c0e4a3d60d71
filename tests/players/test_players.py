"""A computer player sees what a person in its seat would see, and nothing else decides what it does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from roundhouse.dominoes import tiles_in
from roundhouse.games import BasicTrains, Derailing, MexicanTrain, MexicanTrainStation, PrivateTrains, Slosh, SuperTrain
from roundhouse.games.basic_trains import BasicTrainsOptions
from roundhouse.games.core.moves import Announce, Claim, Move
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.derailing import DerailingOptions
from roundhouse.games.match.dealer import playable_shuffle
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.private_trains import PrivateTrainsOptions
from roundhouse.games.rules.game import Game
from roundhouse.games.slosh import SloshOptions
from roundhouse.games.station import StationOptions
from roundhouse.games.super_train import SuperTrainOptions
from roundhouse.games.text.position_reader import read_position
from roundhouse.players import PLAYERS, Player, moves_of
from roundhouse.players.playout import play_out, play_round
from roundhouse.players.search.determinization import determinized

TABLES: tuple[Game, ...] = (
    MexicanTrain(4, MexicanTrainOptions(set=9)),
    MexicanTrain(3, MexicanTrainOptions(set=9, whole_first_train=True, missed_call=True, cover_last_double=True)),
    MexicanTrain(2, MexicanTrainOptions(follow_on_double=True)),
    Derailing(4),
    Derailing(2, DerailingOptions(set=6, deal=5, draw_instead=True)),
    SuperTrain(4, SuperTrainOptions(rounds=2)),
    SuperTrain(3, SuperTrainOptions(rounds=2, whole_first_train=True, missed_call=True, cover_last_double=True)),
    MexicanTrainStation(4, StationOptions(set=9, deal=12)),
    MexicanTrainStation(3, StationOptions(set=6, deal=8, must_play=True, missed_call=True)),
    PrivateTrains(4, PrivateTrainsOptions(set=9)),
    PrivateTrains(3, PrivateTrainsOptions(set=6, suspend_plays=True, follow_last_double=True, counter_clockwise=True)),
    BasicTrains(4),
    BasicTrains(2, BasicTrainsOptions(two_or_three=True)),
    Slosh(4, SloshOptions(own_engines=True, deal=7)),
)
QUICK = [name for name, kind in PLAYERS.items() if not kind.slow]
"""Those who think long are held to less in files of their own."""
ids = [f"{game.name} {game.seats}" for game in TABLES]
CLAIMABLE = (
    "mexican-train seats=3 set=9 missed_call=yes engine=9-9 round=1 leader=A turn=B "
    "hands=A:1-1,B:2-9+3-9,C:4-4 laid=9-9 yard=50 last_tile=A"
)


def watched(kind: type[Player], seen: list[tuple[Position, Sequence[Move], Move]]) -> Player:
    """A player of this kind that notes what it was shown and what it chose."""

    class Watched(Player):
        name = kind.name
        remembers = kind.remembers
        inner = kind(5)

        def pick(self, view: Position, legal: Sequence[Move]) -> Move:
            chosen = self.inner.pick(view, legal)
            seen.append((view, legal, chosen))
            return chosen

    return Watched()


def played_round(game: Game, kind: type[Player], seed: int) -> list[list[tuple[Position, Sequence[Move], Move]]]:
    seen: list[list[tuple[Position, Sequence[Move], Move]]] = [[] for _ in range(game.seats)]
    play_round(game.opening(game.next_round([], 0)), [watched(kind, each) for each in seen], Random(seed))
    return seen


@pytest.mark.parametrize("game", TABLES, ids=ids)
@pytest.mark.parametrize("name", QUICK)
def test_a_player_is_shown_its_own_hand_and_no_other(name: str, game: Game) -> None:
    for seat, choices in enumerate(played_round(game, PLAYERS[name], 6)):
        assert choices
        for view, legal, chosen in choices:
            assert all(not hand for owner, hand in enumerate(view.hands) if owner != seat)
            assert not view.hidden[seat]
            assert chosen in legal
            assert view.ruling(chosen).allowed


@pytest.mark.parametrize("game", TABLES, ids=ids)
@pytest.mark.parametrize("name", QUICK)
def test_the_same_view_over_other_hidden_tiles_gives_the_same_move(name: str, game: Game) -> None:
    rng = Random(9)
    compared = 0
    for seat, choices in enumerate(played_round(game, PLAYERS[name], 10)):
        for view, legal, _ in choices[:: 1 + len(choices) // 12]:
            moves = set()
            for _ in range(4):
                other = determinized(view, rng)
                assert other.hands[seat] == view.hands[seat]
                plain = seen_by(other, seat)
                assert moves_of(other, seat) == moves_of(plain, seat)
                # What is to be said first, a player says before it picks among the rest.
                assert [move for move in moves_of(plain, seat) if not isinstance(move, Announce)] == list(legal)
                moves.add(PLAYERS[name](7).choose(plain, moves_of(other, seat)))
            assert len(moves) == 1
            compared += 1
    assert compared >= 10


@pytest.mark.parametrize("name", ["greedy", "sensible"])
def test_a_player_without_chance_does_not_depend_on_its_past(name: str) -> None:
    for choices in played_round(TABLES[0], PLAYERS[name], 3):
        assert choices
        for view, legal, chosen in choices:
            assert PLAYERS[name]().choose(view, legal) == chosen


@pytest.mark.parametrize("game", TABLES, ids=ids)
@pytest.mark.parametrize("name", QUICK)
def test_what_a_view_allows_is_what_the_table_allows(name: str, game: Game) -> None:
    opening = game.opening(game.next_round([], 0))
    shuffle, _ = playable_shuffle(opening, Random(4))
    players = [PLAYERS[name](seat) for seat in range(game.seats)]
    moments: list[tuple[Position, Move]] = []
    end = play_out(opening, shuffle, players, lambda position, move: moments.append((position, move)))
    for position, move in moments[1:]:
        assert position.ruling(move).allowed
        assert seen_by(position, position.turn).legal() == position.legal()
        held = [tile for hand in position.hands for tile in tiles_in(hand)]
        assert len(held) == len(set(held))
        assert position.laid.bit_count() + len(held) + position.boneyard == game.tiles.size
    assert end.stage == Stage.OVER


@pytest.mark.parametrize("name", PLAYERS)
def test_a_missed_announcement_is_claimed_before_anything_else(name: str) -> None:
    position = read_position(CLAIMABLE)
    assert len(moves_of(position, 1)) > 2
    assert PLAYERS[name]().choose(seen_by(position, 1), moves_of(position, 1)) == Claim(0)


@pytest.mark.parametrize("name", PLAYERS)
def test_the_last_tile_is_announced_out_of_turn_and_by_its_owner_only(name: str) -> None:
    position = read_position(CLAIMABLE)
    assert moves_of(position, 0) == [Announce(0)]
    assert PLAYERS[name]().choose(seen_by(position, 0), moves_of(position, 0)) == Announce(0)
    assert moves_of(position, 2) == []
    assert Announce(0) not in moves_of(position, 1)


def test_computer_players_miss_no_announcement() -> None:
    game = MexicanTrain(3, MexicanTrainOptions(set=9, missed_call=True))
    made: list[Move] = []
    for seed in range(12):
        players = [PLAYERS["greedy"]() for _ in range(3)]
        play_round(game.opening(game.next_round([], 0)), players, Random(seed), lambda _, move: made.append(move))
    assert sum(isinstance(move, Announce) for move in made) >= 6
    assert not any(isinstance(move, Claim) for move in made)


def test_memory_of_draws_and_passes_is_in_the_view() -> None:
    told = [
        view.hidden
        for choices in played_round(TABLES[0], PLAYERS["sensible"], 6)
        for view, _, _ in choices
        if any(group.excluded for groups in view.hidden for group in groups)
    ]
    assert told
