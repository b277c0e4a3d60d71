"""Computer players, each given only what a person in its seat would see."""

from typing import Final

from roundhouse.players.casual import CasualPlayer
from roundhouse.players.expert import ExpertPlayer
from roundhouse.players.player import Advised, Player, moves_of
from roundhouse.players.sensible import SensiblePlayer
from roundhouse.players.viewless import GreedyPlayer, RandomPlayer

LEVELS: Final[dict[str, type[Player]]] = {
    player.name: player for player in (CasualPlayer, GreedyPlayer, SensiblePlayer, ExpertPlayer)
}
"""The scale that people choose from, by name: easy, good, strong, expert."""
USUAL_LEVEL: Final = SensiblePlayer.name
PLAYERS: Final[dict[str, type[Player]]] = {RandomPlayer.name: RandomPlayer, **LEVELS}
"""Every computer player by its name, the weakest first. Nobody is offered the first one, but saved tables have it."""


def level_of(player: str) -> str:
    """The level that a computer player named in a file stands for: one that is not offered anymore has its nearest.

    >>> level_of("random"), level_of("expert"), level_of("?")
    ('casual', 'expert', 'sensible')
    """
    if player in LEVELS:
        return player
    return next(iter(LEVELS)) if player in PLAYERS else USUAL_LEVEL


__all__ = [
    "LEVELS",
    "PLAYERS",
    "USUAL_LEVEL",
    "Advised",
    "CasualPlayer",
    "ExpertPlayer",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "SensiblePlayer",
    "level_of",
    "moves_of",
]
