"""Two kinds of players against each other: how often each wins, with a confidence interval."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from roundhouse.games.game import Game
from roundhouse.players import PLAYERS
from roundhouse.players.arena.statistics import wilson
from roundhouse.players.playout import play_match


@dataclass(frozen=True)
class Duel:
    """The first kind won `won` of `matches`; a match that both kinds share counts in fractions.

    >>> [round(bound, 3) for bound in Duel("sensible", "greedy", 100, 50).bounds]
    [0.404, 0.596]
    """

    first: str
    second: str
    matches: int
    won: float

    @property
    def share(self) -> float:
        """The first kind's share of the wins."""
        return self.won / self.matches

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95 % interval of that share (Wilson's)."""
        return wilson(self.won, self.matches)


def duel(
    game: Game, first: str, second: str, matches: int, seed: int = 0, progress: Callable[[int], None] | None = None
) -> Duel:
    """Matches with every other seat taken by each kind; the kinds change seats after every match."""
    won = 0.0
    for number in range(matches):
        sides = [(seat + number) % 2 for seat in range(game.seats)]
        players = [PLAYERS[(first, second)[side]](1000 * number + seat) for seat, side in enumerate(sides)]
        winners = game.leaders(play_match(game, players, Random(seed + number)))
        won += sum(sides[seat] == 0 for seat in winners) / len(winners)
        if progress is not None:
            progress(number + 1)
    return Duel(first, second, matches, won)
