"""The view of one player.

A view is a position like any other: the rules say of it what may be played as far as its owner knows.
"""

from __future__ import annotations

from dataclasses import replace

from roundhouse.games.core.hidden_tiles import with_more
from roundhouse.games.core.moves import (
    DRAW,
    Announce,
    Claim,
    Close,
    Deal,
    Draw,
    Marker,
    Move,
    Overruled,
    Penalty,
    Reveal,
    made_move,
    mover,
)
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.state_fields import FieldKind


def seen_by(position: Position, seat: int) -> Position:
    """The position as `seat` sees it without knowing how it came about: the other hands are hidden.

    A spectator (-1) sees no hand.
    """
    p = position
    view, hands, hidden = p.copy(), list(p.hands), list(p.hidden)
    for owner, hand in enumerate(hands):
        if hand and owner != seat:
            hidden[owner] = with_more(hidden[owner], hand.bit_count())
            hands[owner] = 0
    view.hands, view.hidden = tuple(hands), tuple(hidden)
    if p.extra_state and p.turn != seat:
        for part in p.game.state_fields:
            if part.kind is FieldKind.TILE:  # Only the player in turn sees it.
                view.extra_state = part.put(view.extra_state, part.empty)
    return view


def concerned_seat(position: Position, move: Move) -> int:
    """The seat that a move is about: who makes it, or who missed the call (MT-12); -1 where it is the whole table."""
    match move:
        case Penalty():
            return position.game.unannounced(position)
        case Announce(seat) | Claim(seat) | Marker(seat) | Reveal(seat) | Overruled(seat=seat):
            return seat
        case Deal() | Close():
            return -1
    return position.turn


def move_seen_by(position: Position, event: Move, seat: int) -> Move:
    """The move as `seat` sees it, made in `position`: not the tiles that others are dealt or draw.

    `after(view, move_seen_by(position, event, seat))` follows the table with all that passes and draws told.
    """
    seen: Draw | Deal
    match made_move(event):
        case Draw() if mover(event, position.turn) != seat:
            seen = DRAW
        case Penalty() if concerned_seat(position, event) != seat:
            return Penalty(-1)
        case Deal(hands, hidden, _):
            after = position.game.after(position, event)
            leads = -1 if after.stage in (Stage.HUNT, Stage.OVER) else after.turn
            own = tuple(hand if owner == seat else 0 for owner, hand in enumerate(hands))
            counts = tuple(
                hidden[owner] + (0 if owner == seat else hand.bit_count()) for owner, hand in enumerate(hands)
            )
            seen = Deal(own, counts, leads)
        case _:
            return event
    return replace(event, move=seen) if isinstance(event, Overruled) else seen
