"""The call of the last tile: the seat that owes it, the claim that it was missed, the tile drawn for it (MT-12)."""

from __future__ import annotations

from typing import Final

from roundhouse.catalogs import Message
from roundhouse.games.core.position import Position, Rules, Stage
from roundhouse.games.core.sounds import WarningTime
from roundhouse.games.core.state_fields import FieldKind, StateField

LAST_TILE: Final = StateField("last_tile", FieldKind.SEAT, 0, 4)
"""The seat that has one tile left and has not said so."""


def has_announce_time(game: Rules) -> bool:
    """Whether a last tile is announced after the play that leaves it, so that its player needs time for it. Where it is
    announced before (MS-10), that is the player's own turn."""
    return game.players_announce and game.last_tile_warning is not WarningTime.BEFORE_PLAY


def last_tile_fault(p: Position) -> Message | None:
    """The fault of the seat that owes the call: it must hold one tile, in a game with calls, and nobody has gone on."""
    seat, game = LAST_TILE.get(p.extra_state), p.game
    if seat < 0:
        return None
    most = game.missed_call_tiles if p.stage == Stage.PENALTY else 1
    if not game.players_announce or seat >= game.seats or not 1 <= p.count(seat) <= most or p.stage == Stage.OVER:
        return Message("positions/with-last-tile")
    if p.stage == Stage.PENALTY:
        return None  # The table may have let a late claim stand, in anybody's turn.
    if p.turn == seat and game.skips_players:
        return None  # The others were passed over, so that nobody has gone on.
    return Message("positions/last-tile-lapsed") if (p.stage != Stage.TURN) != (p.turn == seat) else None


def owe_call(p: Position, seat: int) -> None:
    """Let this seat owe the call of its last tile; with -1 nobody does."""
    p.extra_state = LAST_TILE.put(p.extra_state, seat)


def claim_missed_call(p: Position) -> None:
    """Somebody has claimed that the call was missed: a penalty is due, if there is a tile (C-5)."""
    if p.boneyard:
        p.stage = Stage.PENALTY
    else:
        owe_call(p, -1)


def draw_penalty(p: Position, tile: int) -> None:
    """The seat that missed its call draws a tile, and another one where the table agreed on two."""
    seat = LAST_TILE.get(p.extra_state)
    p.give(seat, tile)
    p.boneyard -= 1
    if not p.boneyard or p.count(seat) > p.game.missed_call_tiles:
        owe_call(p, -1)
        p.stage = Stage.TURN
