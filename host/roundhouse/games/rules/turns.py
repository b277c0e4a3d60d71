"""What a move does to the position, whichever the game: tiles laid and drawn, doubles covered, the turn passed on.

The functions take a position and return the next one; a game puts together what its clauses need.
"""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.core.moves import Deal, LastTurn, Play
from roundhouse.games.core.position import Position, Stage, Unseen, exclude, give, take
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.rules.engines import after_hunt_draw

Doubles = tuple[tuple[int, ...], int]
"""The spots of the open doubles in the order they were laid, and how many of the last are of this turn."""


def used_up(last: LastTurn, after_one: Ruling, after_more: Ruling) -> Iterator[Ruling]:
    """The refusal of one more tile for a last turn that its tiles have ended: after one, or after more (MT-5, MT-8)."""
    if last.tiles and not last.ended_by_done:
        yield after_more if last.tiles > 1 else after_one


def deal_hands(position: Position, deal: Deal) -> Position:
    """The position with hands dealt, or one tile more each in a hunt (C-10), before the game decides who begins."""
    if position.stage == Stage.HUNT:
        return after_hunt_draw(position, deal)
    new = position.copy()
    new.hands = deal.hands
    if any(deal.hidden):
        new.hidden = tuple((Unseen(number, 0),) if number else () for number in deal.hidden)
    new.yard -= sum([hand.bit_count() for hand in deal.hands]) + sum(deal.hidden)
    return new


def lay(p: Position, play: Play) -> Position:
    """The position with the tile of `play` on its train; doubles and whose turn it is stay as they were."""
    new = p.copy()
    new.hands, new.hidden = take(p.hands, p.hidden, p.turn, play.tile)
    new.ends = (*p.ends[: play.spot], play.opens, *p.ends[play.spot + 1 :])
    new.begun = p.begun | 1 << play.train
    new.laid = p.laid | play.bit
    new.unknown = p.unknown + (play.tile < 0)
    new.idle = 0
    return new


def doubles_after(p: Position, play: Play) -> Doubles:
    """The open doubles after `play`: one that it covers is no longer open, and a double laid is (MT-8, DT-7)."""
    doubles, fresh, spot = p.doubles, p.doubles_this_turn, play.spot
    if spot in doubles:
        place = doubles.index(spot)
        fresh -= place >= len(doubles) - fresh
        doubles = doubles[:place] + doubles[place + 1 :]
    return ((*doubles, spot), fresh + 1) if play.double else (doubles, fresh)


def draw_tile(p: Position, tile: int, denied: int = 0) -> Position:
    """The position with `tile` in the hand of the player in turn, whose draw denied holding any tile of `denied`."""
    new = p.copy()
    if denied and p.hidden[p.turn]:
        new.hidden = exclude(p.hidden, p.turn, denied)
    new.hands, new.hidden = give(new.hands, new.hidden, p.turn, tile)
    new.yard = p.yard - 1
    new.idle = 0
    return new


def begin_turn(p: Position, to: int) -> Position:
    """The position in which a turn with a tile laid is over, and seat `to` is next."""
    new = p.copy()
    new.turn, new.stage, new.doubles_this_turn, new.idle = to, Stage.TURN, 0, 0
    return new


def pass_on(p: Position, to: int, stirred: bool, stuck: bool = True) -> Position:
    """The position after a turn without a tile laid, in which it is up to `to`; the round may be blocked (C-4).

    When nothing can be drawn, turns are counted in which the player had nothing to lay (`stuck`). `stirred`: this turn
    changed something, so that the count begins with it. When it has gone once round the table, nobody can play.
    """
    new = begin_turn(p, to)
    if not stuck or p.game.can_draw(p):
        return new
    new.idle = 1 if stirred else p.idle + 1
    if new.idle >= p.game.seats and p.game.clause_enabled("C-4"):
        new.stage = Stage.OVER
    return new
