"""Basic Trains (BT): its switches, what may be played, why not, what a move does, and the match around it."""

from roundhouse.games.basic_trains.game import BasicTrains
from roundhouse.games.basic_trains.options import BasicTrainsOptions

__all__ = ["BasicTrains", "BasicTrainsOptions"]
