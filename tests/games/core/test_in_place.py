"""Moves made in place: what they lead to, what they leave alone, and rows of machine words in the interpreter."""

import subprocess
import sys
from random import Random

import pytest

from roundhouse.games import GAMES
from roundhouse.games.core.moves import DRAW, Move
from roundhouse.games.core.position import Position
from roundhouse.games.core.words import gathered, hand_words
from roundhouse.games.match.dealer import playable_shuffle
from roundhouse.games.match.seat_views import move_seen_by
from roundhouse.games.rules.game import Game

PLAYED = """
import hashlib
import sys
from pathlib import Path
from random import Random
from types import ModuleType
import roundhouse
words = ModuleType("roundhouse.games.core.words")
source = Path(roundhouse.__file__).with_name("games") / "core" / "words.py"
exec(source.read_text().replace("WIDTH: Final = 4096", "WIDTH: Final = {width}"), vars(words))
sys.modules[words.__name__] = words
from roundhouse.games import GAMES
from roundhouse.games.core.notation import write_move
from roundhouse.games.core.position_text import write_position
from roundhouse.players import GreedyPlayer, PLAYERS
from roundhouse.players.playout import play_out
from roundhouse.games.match.dealer import playable_shuffle
said = hashlib.sha256()
def watch(position, move):
    said.update((write_position(position) + write_move(position.game, move)).encode())
for number, kind in enumerate(GAMES.values()):
    game = kind(4)
    opening = game.opening(game.next_round([], 0))
    for player in (PLAYERS["random"], GreedyPlayer):
        shuffle, _ = playable_shuffle(opening, Random(number))
        play_out(opening, shuffle, [player(seat) for seat in range(game.seats)], watch)
print(game.width, said.hexdigest())
"""


def a_round(game: Game, rng: Random) -> list[tuple[Position, Position, Move]]:
    """The positions of a round as they are and as a spectator sees them, each with the move made in it."""
    position = view = game.opening(game.next_round([], 0))
    shuffle, _ = playable_shuffle(position, rng)
    move: Move = shuffle.deal(game)
    moments = []
    while True:
        moments.append((position, view, move))
        view = view.after(move_seen_by(position, move, -1))
        position = position.after(move)
        legal = position.legal()
        due = None if legal else shuffle.next_event(position)
        if due is None and not legal:
            return moments
        move = rng.choice(legal) if due is None else due
        move = shuffle.draw(position) if move is DRAW else move


@pytest.mark.parametrize("name", GAMES)
def test_a_move_in_place_leads_where_it_leads_on_a_copy(name: str) -> None:
    kind = GAMES[name]
    game = kind(kind.seats_offered[-1])
    for seed in range(3):
        for position, view, move in a_round(game, Random(seed)):
            before, view_before = position.copy(), view.copy()
            played, seen = position.copy(), view.copy()
            played.make(move)
            seen.make(move_seen_by(position, move, -1))
            assert played == position.after(move)
            assert seen == view.after(move_seen_by(position, move, -1))
            assert (position, view) == (before, view_before), "a position that was handed on stays as it is"


def test_a_hand_is_the_same_in_one_word_and_in_several(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [Random(seed).getrandbits(190) for seed in range(4)]
    assert hand_words(hands, 1) == hands
    monkeypatch.setattr("roundhouse.games.core.words.WIDTH", 62)
    monkeypatch.setattr("roundhouse.games.core.words.MASK", (1 << 62) - 1)
    row = hand_words(hands, 4)
    assert len(row) == 16 and max(row) < 1 << 62
    assert [gathered(row, 4 * seat, 4) for seat in range(4)] == hands


def test_games_are_played_in_words_of_a_machine_as_in_long_ones() -> None:
    """As compiled, but in the interpreter: every hand takes several words."""
    long, short = (
        subprocess.run(
            [sys.executable, "-c", PLAYED.format(width=width)], check=True, stdout=subprocess.PIPE, text=True
        ).stdout.split()
        for width in (4096, 25)
    )
    assert (long[0], short[0]) == ("1", "2"), "Slosh has 28 tiles"
    assert long[1] == short[1]
