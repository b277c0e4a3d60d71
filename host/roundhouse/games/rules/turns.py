"""Changes that the moves of all games make in a position: deal hands, cover doubles, draw tiles, pass the turn on.

A game puts together what its clauses need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.core.hidden_tiles import Unseen
from roundhouse.games.core.moves import Deal, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.rules.engines import draw_for_hunt

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word


def deal_hands(p: Position, deal: Deal) -> None:
    """Hands are dealt, or one tile more each in a hunt (C-10); then the game decides who begins."""
    if p.stage == Stage.HUNT:
        draw_for_hunt(p, deal)
        return
    p.hands = deal.hands
    if any(deal.hidden):
        p.hidden = tuple([(Unseen(number, 0),) if number else () for number in deal.hidden])
    for hand, hidden in zip(deal.hands, deal.hidden, strict=True):
        p.boneyard -= hand.bit_count() + hidden


def cover(p: Position, play: Play) -> None:
    """The open doubles after `play`: one that it covers is no longer open, and a double laid is (MT-8, DT-7)."""
    close_double(p, play.spot)
    if play.double:
        p.doubles += (play.spot,)
        p.doubles_this_turn += 1


def close_double(p: Position, spot: int) -> None:
    """The double on this spot, if there is one, is no longer open."""
    doubles = p.doubles
    for place, each in enumerate(doubles):
        if each == spot:
            p.doubles_this_turn -= place >= len(doubles) - p.doubles_this_turn
            p.doubles = doubles[:place] + doubles[place + 1 :]
            return


def draw_tile(p: Position, tile: int) -> None:
    p.give(p.turn, tile)
    p.boneyard -= 1
    p.idle = 0


def begin_turn(p: Position, to: Word) -> None:
    """A turn with a tile laid is over, and seat `to` is next."""
    p.turn = to
    p.stage = Stage.TURN
    p.doubles_this_turn = 0
    p.idle = 0


def pass_on(p: Position, to: Word, changed_table: bool, stuck: bool = True) -> None:
    """A turn without a tile laid is over, and it is up to `to`; the round may be blocked (C-4).

    When nothing can be drawn, turns are counted in which the player had nothing to lay (`stuck`). `changed_table`: this
    turn changed something, so that the count begins with it. When it has gone once round the table, nobody can play.
    """
    idle = p.idle
    begin_turn(p, to)
    if not stuck or p.game.can_draw(p):
        return
    p.idle = 1 if changed_table else idle + 1
    if p.idle >= p.game.seats and p.game.clause_enabled("C-4"):
        p.stage = Stage.OVER


def go_out(p: Position, seat: int) -> None:
    """The round is over, and this seat has no tile left (C-3)."""
    p.turn, p.stage, p.winner = seat, Stage.OVER, seat
