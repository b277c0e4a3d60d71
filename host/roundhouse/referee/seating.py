"""The calls that change who sits where: a player who comes late, and seats put in the order of their slots."""

from __future__ import annotations

from roundhouse.games.match.match import Join
from roundhouse.indices import Seat
from roundhouse.referee.calls import AddPlayer, HandOver, TakeSlot
from roundhouse.referee.referee import Referee
from roundhouse.referee.seats import SeatedPlayer
from roundhouse_hub.lamps.scene import SLOTS


def late_arrival(referee: Referee, seat: Seat, who: SeatedPlayer, points: int | None = None) -> AddPlayer:
    """A player joins late in a new seat; one who left before gets the same column of the sheet back. `points` are
    credited for each round missed; None: what the others got on average."""
    players = range(referee.match.player_count)
    gone = {referee.all_players[player].name: player for player in players if not referee.match.is_seated(player)}
    return AddPlayer(Join(seat, gone.get(who.name, len(players)), points), who)


def clockwise(referee: Referee) -> list[HandOver | TakeSlot]:
    """Once all slots are known, what reorders the seats clockwise from the first one on; nothing if they are so."""
    slots, calls = referee.reported_slots, list[HandOver | TakeSlot]()
    if len(slots) < referee.game.seats:
        return calls
    order = sorted(slots, key=lambda seat: (slots[seat] - slots[Seat(0)]) % SLOTS)
    for seat, before in enumerate(order):
        if before != seat:
            calls += (HandOver(Seat(seat), referee.seats[before]), TakeSlot(Seat(seat), slots[before]))
    return calls
