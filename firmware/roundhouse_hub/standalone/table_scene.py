"""The scene of a standalone table, identical to the one that a host's referee would send."""

from roundhouse_hub.lamps.scene import (
    CLOSED,
    DUTY,
    LAMPS,
    MEXICAN,
    NO_COLOR,
    NO_TRAIN,
    NOWHERE,
    OPEN,
    SEATS,
    WINNER,
    Scene,
)
from roundhouse_hub.standalone import legal_moves
from roundhouse_hub.standalone.state import BETWEEN, DEALING, HUNT


def scene_of_table(table, volume: int) -> Scene:
    """The scene of a `Table`: trains, markers, open doubles and the turn; between rounds the winners."""
    setup, s, slots = table.setup, table.state, table.slots
    lamps = [NO_TRAIN] * LAMPS
    colors = [NO_COLOR] * LAMPS
    for train in range(_in_sight(setup, s)):
        own = train < setup.seats
        lamps[slots[train]] = CLOSED if own else OPEN
        colors[slots[train]] = SEATS[train] if own else MEXICAN
    turn = NOWHERE
    if s.stage == BETWEEN:
        winners = table.winners
        for seat in range(setup.seats):
            if winners >> seat & 1:
                lamps[slots[seat]] = WINNER
    elif s.stage not in (DEALING, HUNT):
        turn = slots[s.turn]
        for train in range(setup.trains):
            if legal_moves.is_duty(setup, s, train):
                lamps[slots[train]] = DUTY
            elif s.markers >> train & 1:
                lamps[slots[train]] = OPEN
    return Scene("".join(lamps), "".join(colors), turn, volume)


def _in_sight(setup, s):
    """The number of trains that are visible: the players', the public ones begun, and the next one that may begin
    (MS-7)."""
    public = 1
    if s.stage != BETWEEN:
        while s.begun >> setup.seats + public - 1 & 1:
            public += 1
    return min(setup.trains, setup.seats + public)
