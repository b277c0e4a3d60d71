"""What no game allows: a move in a round that is over or not dealt, hands that cannot be, tiles that are elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.engines import hunt_objections
from roundhouse.games.moves import Close, Deal, Move, Reveal
from roundhouse.games.position import Position, Stage
from roundhouse.games.reveal import reveal_objections
from roundhouse.games.rulings import Ruling, refused


def out_of_place(position: Position, move: Move) -> Iterator[Ruling]:
    """Why this move cannot be made now in any game."""
    stage = position.stage
    if isinstance(move, Reveal):
        yield from reveal_objections(position, move)
    elif isinstance(move, Deal):
        yield from hunt_objections(position, move) if stage == Stage.HUNT else _deal_objections(position, move)
    elif stage == Stage.OVER:
        yield refused("C-3", "over")
    elif stage == Stage.DEALING:
        yield refused("C-8", "not_dealt")
    elif stage == Stage.HUNT:
        yield refused("C-10", "hunting")
    elif isinstance(move, Close) and not position.game.can_close(position, move.spot):
        yield refused("C-2", "not_closed", train=move.spot // position.game.ends_per_train)


def _deal_objections(position: Position, deal: Deal) -> Iterator[Ruling]:
    """The hands must fit the set and be of the size agreed (C-8)."""
    if position.stage != Stage.DEALING:
        yield refused("C-8", "dealt")
    seen = position.laid
    size = position.game.hand_size
    for seat, (hand, hidden) in enumerate(zip(deal.hands, deal.hidden, strict=True)):
        twice = seen & hand
        if twice:
            yield refused("C-1", "twice", tile=twice.bit_length() - 1, seat=seat)
        seen |= hand
        if hand.bit_count() + hidden != size:
            yield refused("C-8", "hand", seat=seat, count=hand.bit_count() + hidden, size=size)
