"""Mexican Train (MT): its switches, what may be played, why not, what a move does, and the match around it."""

from roundhouse.games.mexican_train.game import MexicanTrain
from roundhouse.games.mexican_train.options import MexicanTrainOptions

__all__ = ["MexicanTrain", "MexicanTrainOptions"]
