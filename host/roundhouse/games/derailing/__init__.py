"""Derailing the Train (DT): its switches, what may be played, why not, what a move does, and the match around it."""

from roundhouse.games.derailing.game import Derailing
from roundhouse.games.derailing.options import DerailingOptions

__all__ = ["Derailing", "DerailingOptions"]
