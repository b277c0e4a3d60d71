"""Private Trains (PT): its switches, what may be played, why not, what a move does, and the match around it."""

from roundhouse.games.private_trains.game import PrivateTrains
from roundhouse.games.private_trains.options import PrivateTrainsOptions

__all__ = ["PrivateTrains", "PrivateTrainsOptions"]
