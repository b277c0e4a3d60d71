"""The rules: a module for each of the seven games, and the registry that finds them.

What the games share is in `rules` and `core`, a match of many rounds in `match`, what people type in `text`.
"""

from roundhouse.games.basic_trains import BasicTrains
from roundhouse.games.derailing import Derailing
from roundhouse.games.mexican_train import MexicanTrain
from roundhouse.games.private_trains import PrivateTrains
from roundhouse.games.registry import GAMES
from roundhouse.games.rules.game import Game
from roundhouse.games.slosh import Slosh
from roundhouse.games.station import MexicanTrainStation
from roundhouse.games.super_train import SuperTrain

__all__ = [
    "GAMES",
    "BasicTrains",
    "Derailing",
    "Game",
    "MexicanTrain",
    "MexicanTrainStation",
    "PrivateTrains",
    "Slosh",
    "SuperTrain",
]
