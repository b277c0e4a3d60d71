"""A table in play: calls in, rulings out; what the hub shows and sounds follows from them.

The rules are in `games`; what a person sees of a table is made in `presenters`.
"""

from roundhouse.referee.answers import Answer, AppliedEvent, Sealed
from roundhouse.referee.call_corrections import UndoError
from roundhouse.referee.calls import AddPlayer, Amend, Call, HandOver, Shuffled, TakeSlot, Undo, UndoCorrection
from roundhouse.referee.chance import Chance
from roundhouse.referee.history.match_replay import Replay
from roundhouse.referee.hub_output.hub_slots import train_slots
from roundhouse.referee.hub_output.scene import scene_of_match
from roundhouse.referee.referee import Referee
from roundhouse.referee.seats import PERSON, SeatedPlayer, fill_up
from roundhouse.referee.session.table_session import TableSession

__all__ = [
    "PERSON",
    "AddPlayer",
    "Amend",
    "Answer",
    "AppliedEvent",
    "Call",
    "Chance",
    "HandOver",
    "Referee",
    "Replay",
    "Sealed",
    "SeatedPlayer",
    "Shuffled",
    "TableSession",
    "TakeSlot",
    "Undo",
    "UndoCorrection",
    "UndoError",
    "fill_up",
    "scene_of_match",
    "train_slots",
]
