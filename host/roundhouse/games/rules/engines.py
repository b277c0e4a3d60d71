"""The engine of a round that comes out of a hand: who must lay it, and the hunt for one that nobody holds yet (C-10).

It is known which engine that is (`EngineFrom.HAND`), or the highest held of those that have not been one (`FOUND`), or
that are not higher than the round's own (`LOWER`).

A deal names the holder of the engine (`Deal.leader`), since only the table can tell where hands are hidden. When nobody
holds it, all draw one tile at once, or by an option one seat after another. That is a deal of one tile each in
`Stage.HUNT`, again and again, until somebody finds it or the boneyard runs out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from roundhouse.dominoes import UNKNOWN, tiles_in
from roundhouse.games.core.moves import Deal, LayEngine, Move
from roundhouse.games.core.position import EngineFrom, Position, Stage
from roundhouse.games.core.rulings import Ruling, refused
from roundhouse.games.rules.placement import not_in_hand


def highest_held(hands: Sequence[int], wanted: int) -> tuple[int, int]:
    """The seat that is seen to hold the highest of the `wanted` tiles (bits), and that tile; (-1, -1) if none is seen.

    >>> highest_held((0b0110, 0b1001), 0b0111)
    (0, 2)
    """
    tile = max(((hand & wanted).bit_length() - 1 for hand in hands), default=-1)
    return next((seat for seat, hand in enumerate(hands) if hand & wanted and hand >> tile & 1), -1), tile


def may_hold_highest(position: Position, deal: Deal, wanted: int) -> bool:
    """Whether nobody is seen to hold a higher of the `wanted` tiles than `deal.leader` may hold."""
    others, seen = 0, 0
    for seat, (held, dealt) in enumerate(zip(position.hands, deal.hands, strict=True)):
        seen |= held | dealt
        others |= held | dealt if seat != deal.leader else 0
    own = position.hands[deal.leader] | deal.hands[deal.leader]
    if deal.hidden[deal.leader] or position.hidden[deal.leader]:
        own |= position.unseen & ~seen
    return own & wanted > others & wanted


def may_hide_higher(position: Position, tile: int, wanted: int) -> bool:
    """Whether somebody may hold, unseen, a higher of the `wanted` tiles (bits) than `tile`, which is to be the engine.
    A tile that nobody saw may be any of them but the highest."""
    higher = wanted & position.unseen & (-2 << tile if tile >= 0 else -1)
    return any(higher & ~group.excluded for groups in position.hidden for group in groups)


def denied_with_engine(position: Position, tile: int, wanted: int) -> bool:
    """Whether the player's hidden tiles cannot be this one since the engine was sought among the `wanted` (bits). A
    draw or a pass also denies the other tiles with the number of a double."""
    same = position.game.fitting[position.game.tiles.ends[tile][0]]
    groups = position.hidden[position.turn]
    return bool(wanted >> tile & 1) and any(same & ~group.excluded for group in groups)


def engines_in_hand(position: Position, wanted: int) -> tuple[Move, ...]:
    """The `wanted` tiles (bits) that the player may lay as engine: those that may be held, none lower than one seen."""
    own = position.hands[position.turn]
    if position.hidden[position.turn]:
        own |= position.unseen
    highest = highest_held(position.hands, wanted)[1]
    return tuple([LayEngine(tile) for tile in tiles_in(own & wanted) if tile >= highest])


def find_engine(position: Position, leader: int, wanted: int) -> None:
    """Look for the engine among the `wanted` tiles (bits), after a deal or a draw of one each.

    `Stage.ENGINE` for its holder: the `leader` that the deal names, or where all hands are seen the holder of the
    highest. `Stage.HUNT` if nobody holds one, and `Stage.OVER` without a winner when there is nothing left to draw: a
    new deal (C-10).
    """
    seat = leader
    if seat < 0 and not any(position.hidden):
        seat = highest_held(position.hands, wanted)[0]
    if seat >= 0:
        position.stage, position.turn = Stage.ENGINE, seat
        return
    for other in range(position.game.seats):
        position.exclude(other, wanted)
    position.stage = Stage.HUNT if position.boneyard and position.game.clause_enabled("C-10") else Stage.OVER


def holder_objections(position: Position, deal: Deal, wanted: int) -> Iterator[Ruling]:
    """The seat named as holder of the engine cannot be, or none is named and a seat is seen to hold one."""
    game, named = position.game, deal.leader
    clause, found, value = game.engine_clause, game.engine_from.is_highest_held, position.round.engine
    draws = position.stage != Stage.HUNT or named in position.game.hunters(position)
    if named >= 0 and not (draws and may_hold_highest(position, deal, wanted)):
        yield (
            refused(clause, "not_leader", seat=named)
            if found
            else refused(clause, "not_holder", seat=named, value=value)
        )
    holder, tile = highest_held(deal.hands, wanted)
    if holder >= 0 and named < 0 and (any(deal.hidden) or any(position.hidden)):
        yield (
            refused(clause, "who_leads", seat=holder, tile=tile)
            if found
            else refused(clause, "holder", seat=holder, value=value)
        )


def known_engine_objections(position: Position, tile: int) -> Iterator[Ruling]:
    """The reasons why this tile is not laid as the engine now, of which everybody knows which it is."""
    clause, value = position.game.engine_clause, position.round.engine
    if position.stage != Stage.ENGINE:
        yield refused(clause, "laid_already", tile=tile)
    if tile != position.game.tiles.double[value]:
        yield refused(clause, "not_called", tile=tile, value=value)
    yield from not_in_hand(position, tile)


def found_engine_objections(position: Position, tile: int, wanted: int) -> Iterator[Ruling]:
    """The reasons why this is not the engine: it is the highest double held of the `wanted` ones (bits)."""
    clause, tiles = position.game.engine_clause, position.game.tiles
    if position.stage != Stage.ENGINE:
        yield refused(clause, "laid", tile=tile)
    yield from not_in_hand(position, tile)
    if not tiles.is_double(tile):
        yield refused(clause, "not_double", tile=tile)
        return
    if tile >= 0 and not wanted >> tile & 1:
        yield refused(clause, "used" if position.game.engine_from is EngineFrom.FOUND else "too_high", tile=tile)
    holder, highest = highest_held(position.hands, wanted)
    heaviest = tile if tile >= 0 else (position.unseen & wanted).bit_length() - 1
    if heaviest < highest:
        if position.hand(position.turn) >> highest & 1:
            yield refused(clause, "not_highest", tile=tile, double=highest)
        else:
            yield refused(clause, "higher", seat=holder, double=highest)


def draw_for_hunt(position: Position, draw: Deal) -> None:
    """All draw one tile in a hunt; the rest goes in seat order when it is not enough (C-10)."""
    for seat, (known, unseen) in enumerate(zip(draw.hands, draw.hidden, strict=True)):
        for tile in (*tiles_in(known), *(UNKNOWN,) * unseen):
            position.give(seat, tile)
            position.boneyard -= 1


def hunt_objections(position: Position, draw: Deal) -> Iterator[Ruling]:
    """The reasons why a draw in a hunt is refused: each seat, or the one in turn, draws one tile of the boneyard."""
    game, hunters = position.game, position.game.hunters(position)
    seen = game.tiles.everything & ~position.unseen
    for seat, (known, hidden) in enumerate(zip(draw.hands, draw.hidden, strict=True)):
        twice, count = seen & known, known.bit_count() + hidden
        if twice:
            yield refused("C-1", "twice", tile=twice.bit_length() - 1, seat=seat)
        seen |= known
        size = int(seat in hunters)
        if game.hunts_in_turn and count != size:
            yield refused("C-10", "in_turn", seat=hunters[0])
        elif count and not size:
            yield refused("C-10", "hunt_none", seat=seat)
        elif count != size:
            yield refused("C-10", "hunt", seat=seat, count=count)


def hunt_draw(position: Position, order: Sequence[int]) -> Deal:
    """The next draw of a hunt from a boneyard that holds `order`, the tile on top first."""
    hands = [0] * position.game.seats
    for seat, tile in zip(position.game.hunters(position), order, strict=False):
        hands[seat] = 1 << tile
    return Deal(tuple(hands), (0,) * len(hands))


def deny_higher(position: Position, tile: int, wanted: int) -> None:
    """Note that nobody holds a higher one of the `wanted` tiles, once `tile` was laid as the highest of them."""
    if tile >= 0:
        for seat in range(position.game.seats):
            position.exclude(seat, wanted & ~((2 << tile) - 1))
