"""Chance at a dealt table: the lot for the first leader, and the shuffles.

Each depends only on the table's seed and the number of the deal: a round that was undone is dealt again the same way,
and a resumed table continues as it would have without the break.

Why it is so: host/ARCHITECTURE.md#chance-is-an-event
"""

from __future__ import annotations

import secrets
from random import Random

from roundhouse.games.core.position import Position
from roundhouse.games.match.dealer import playable_shuffle
from roundhouse.games.rules.game import Game
from roundhouse.referee.calls import Shuffled


def new_seed() -> str:
    """An unpredictable seed."""
    return f"{secrets.randbits(64):016x}"


class Chance:
    """The decisions of chance at one table.

    >>> from roundhouse.games import MexicanTrain
    >>> Chance("7").lot(MexicanTrain(4)) == Chance("7").lot(MexicanTrain(4))
    True
    """

    def __init__(self, seed: str = "") -> None:
        self.seed = seed or new_seed()

    def lot(self, game: Game) -> int:
        """The seat that leads the first round (MT-3)."""
        return Random(f"{self.seed} lot").randrange(game.seats)

    def shuffled(self, position: Position, deals: int) -> Shuffled:
        """The shuffle for a round, after `deals` earlier deals of it that could not be played. Raises ValueError when
        no deal could be played."""
        rng = Random(f"{self.seed} round {position.round.number} deal {deals}")
        shuffle, tries = playable_shuffle(position, rng)
        return Shuffled(shuffle, tries)

    def player_seed(self, seat: int) -> int:
        return Random(f"{self.seed} seat {seat}").getrandbits(32)
