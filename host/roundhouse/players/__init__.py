"""Computer players, each given only what a person in its seat would see.

What strong ones compute is in `search`, and contests among them are in `arena`.
"""

from typing import Final

from roundhouse.players.expert import ExpertPlayer
from roundhouse.players.inattentive_players import CasualPlayer, RegularPlayer
from roundhouse.players.legal_move_players import GreedyPlayer, RandomPlayer
from roundhouse.players.player import Advised, Player, moves_of
from roundhouse.players.sensible import SensiblePlayer

LEVELS: Final[dict[str, type[Player]]] = {
    player.name: player for player in (CasualPlayer, RegularPlayer, SensiblePlayer, ExpertPlayer)
}
"""The scale that people choose from, by name: easy, good, strong, expert."""
USUAL_LEVEL: Final = SensiblePlayer.name
UNOFFERED: Final[dict[str, str]] = {RandomPlayer.name: CasualPlayer.name, GreedyPlayer.name: RegularPlayer.name}
"""Players that saved tables may have, each with the level that has taken its place."""
PLAYERS: Final[dict[str, type[Player]]] = {RandomPlayer.name: RandomPlayer, GreedyPlayer.name: GreedyPlayer, **LEVELS}
"""Every computer player by its name."""


def level_of(player: str) -> str:
    """The level that a computer player named in a file stands for: one that is not offered anymore has its nearest.

    >>> level_of("random"), level_of("greedy"), level_of("expert"), level_of("?")
    ('casual', 'regular', 'expert', 'sensible')
    """
    return player if player in LEVELS else UNOFFERED.get(player, USUAL_LEVEL)


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
    "RegularPlayer",
    "SensiblePlayer",
    "level_of",
    "moves_of",
]
