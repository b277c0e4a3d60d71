"""Computer players, each given only what a person in its seat would see."""

from roundhouse.players.player import Player, moves_of
from roundhouse.players.sensible import SensiblePlayer
from roundhouse.players.viewless import GreedyPlayer, RandomPlayer

PLAYERS: dict[str, type[Player]] = {player.name: player for player in (RandomPlayer, GreedyPlayer, SensiblePlayer)}
"""Every computer player by its name, the weakest first."""

__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "SensiblePlayer", "moves_of"]
