"""The effect of a refused move that the table lets stand: the table as it lies, from which play goes on.

Nobody's hand is held to what such a move would deny or claim. Where the rules have no turn that looks like this, the
turn is over.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.core.moves import (
    TURN_MOVES,
    Announce,
    Claim,
    Close,
    Deal,
    Done,
    Draw,
    LayEngine,
    Marker,
    Overruled,
    Play,
    Reveal,
)
from roundhouse.games.core.position import EngineFrom, Position, Stage
from roundhouse.games.core.words import BITS
from roundhouse.games.rules.last_tile import last_tile_fault, owe_call
from roundhouse.games.rules.turns import close_double, draw_tile, go_out

BEFORE_DRAW: Final = {Stage.DREW: Stage.TURN, Stage.FOLLOW_UP_DREW: Stage.FOLLOW_UP}


def turn_of(position: Position, seat: int) -> Position:
    """The position as it is when it is this seat's turn; the same where it is already."""
    if seat == position.turn and position.stage != Stage.PENALTY:
        return position
    there = position.copy()
    begin_turn_of(there, seat)
    return there


def made_in(position: Position, overruled: Overruled) -> Position:
    """The position in which the move is made: in the turn of its player, if only the player in turn makes such."""
    return turn_of(position, overruled.seat) if isinstance(overruled.move, TURN_MOVES) else position


def begin_turn_of(p: Position, seat: int) -> None:
    """It is this seat's turn now, whoever was up: what belongs to the turn before is forgotten."""
    game = p.game
    due = p.stage == Stage.ENGINE and not p.begun >> seat & 1
    p.turn = seat
    p.stage = Stage.ENGINE if due else game.stage_of_turn(seat, p.begun)
    p.doubles_this_turn = 0
    p.idle = 0
    for part in game.state_fields:
        if part.of_turn:
            p.extra_state = part.put(p.extra_state, part.empty)
    if not game.doubles_outlast_turn:
        p.doubles = ()


def make_overruled(p: Position, overruled: Overruled) -> None:
    """The refused move is made."""
    game, move, seat, turn = p.game, overruled.move, overruled.seat, p.turn
    if not isinstance(move, TURN_MOVES):
        _make_at_any_time(p, overruled)
        return
    if seat != turn or p.stage == Stage.PENALTY:
        begin_turn_of(p, seat)
    hands = p.copy()
    p.idle = 0
    match move:
        case Play(tile=tile) | LayEngine(tile):
            hands.take(seat, tile)
            game.make(p, move)
            others_due = isinstance(move, LayEngine) and game.engine_from is EngineFrom.EACH and seat != turn
            if others_due and p.stage != Stage.OVER:
                p.turn, p.stage = turn, Stage.ENGINE
        case Draw(tile):
            hands.give(seat, tile)
            p.stage = BEFORE_DRAW.get(p.stage, p.stage)
            if p.stage == Stage.TURN:
                game.make(p, move)
            else:
                draw_tile(p, tile)
                if p.stage == Stage.FOLLOW_UP and Stage.FOLLOW_UP_DREW in game.stages:
                    p.stage = Stage.FOLLOW_UP_DREW
        case Done():
            game.make(p, move)
            p.idle = 0
    p.hidden = hands.hidden
    _settle(p)


def _make_at_any_time(p: Position, overruled: Overruled) -> None:
    """A refused call that does not belong to the player in turn."""
    game, move, seat, turn = p.game, overruled.move, overruled.seat, p.turn
    match move:
        case Marker(up=up):
            p.markers = p.markers | BITS[seat] if up else p.markers & ~BITS[seat]
        case Deal(leader=leader):
            if leader >= 0 and p.round.leader >= 0:
                p.round = p.round._replace(leader=leader)
            game.make(p, move)
            return
        case Announce():
            if game.unannounced(p) == seat:
                owe_call(p, -1)
            elif seat == turn and game.unannounced(p) < 0:
                game.make(p, move)
        case Claim():
            owe_call(p, seat)
            game.make(p, move)
        case Close(spot):
            fresh = p.doubles_this_turn
            close_double(p, spot)
            p.idle = 0
            if fresh and not p.doubles_this_turn and p.stage != Stage.MAY_CONTINUE:
                begin_turn_of(p, game.next_seat(p))
        case Reveal():
            game.make(p, move)
            if p.stage == Stage.OVER:
                return
    _settle(p)


def _settle(p: Position) -> None:
    """End the round where somebody has no tile left, and the turn where the rules know no such turn."""
    game = p.game
    game.take_back_in(p)
    if game.players_announce and last_tile_fault(p):
        owe_call(p, -1)
    if p.stage != Stage.OVER and (p.stage not in game.stages or game.fault_of(p)):
        begin_turn_of(p, game.next_seat(p))
    out = [seat for seat in range(game.seats) if p.is_out(seat) and not (seat == p.turn and p.doubles_this_turn)]
    first = game.first_out(p)
    if p.stage != Stage.OVER and out and (first < 0 or p.turn in out):
        go_out(p, out[0] if first < 0 else first)
    if p.stage == Stage.OVER and game.fault_of(p):
        p.doubles_this_turn = 0
