"""Mexican Train Station (MS): where a tile may be laid, why not, what a move does, and the match around it."""

from roundhouse.games.station.game import MexicanTrainStation
from roundhouse.games.station.legal_moves import StationOptions

__all__ = ["MexicanTrainStation", "StationOptions"]
