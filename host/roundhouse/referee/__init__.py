"""A table in play: calls in, rulings out; what the hub shows and sounds follows from them."""

from roundhouse.referee.answers import Answer, Happened, Sealed
from roundhouse.referee.calls import Call, Come, Place, Shuffled, Sit, Undo
from roundhouse.referee.chance import Chance
from roundhouse.referee.hub_slots import train_slots
from roundhouse.referee.referee import Referee, UndoError
from roundhouse.referee.replay import Replay
from roundhouse.referee.scene import scene_of
from roundhouse.referee.seats import PERSON, Seat, fill_up
from roundhouse.referee.session import TableSession

__all__ = [
    "PERSON",
    "Answer",
    "Call",
    "Chance",
    "Come",
    "Happened",
    "Place",
    "Referee",
    "Replay",
    "Sealed",
    "Seat",
    "Shuffled",
    "Sit",
    "TableSession",
    "Undo",
    "UndoError",
    "fill_up",
    "scene_of",
    "train_slots",
]
