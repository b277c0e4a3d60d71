"""The hands that were left when a round ended: their tiles, how they add up, and what each player got for it."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.dominoes import tiles_in
from roundhouse.games.rules.game import Game
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.table.tile_orientation import tile_halves
from roundhouse.presenters.views import Half
from roundhouse.referee import Referee
from roundhouse.referee.history.match_summary import lowest_is_best


@dataclass(frozen=True, slots=True)
class CountedHand:
    """A seat and its hand: the tiles that were shown, how the points add up, and the points on the sheet."""

    seat: Seat
    name: str
    tiles: tuple[tuple[Half, Half], ...]
    sum: str
    points: str
    out: bool
    set_high: int
    """The n of the double-n set."""


def counted_hands(texts: Texts, referee: Referee) -> tuple[CountedHand, ...]:
    """The hands of the round that has just ended, who won it first, then from the lightest; none before any has, and
    none where nobody called it."""
    match, table = referee.match, referee.table
    if referee.position is not None or not match.results or table is None:
        return ()
    game, result, told = match.game, match.results[-1], match.counted_hands
    paid = game.points(table, told) or result.points
    pays = not lowest_is_best(match)
    # A winner reports a last double, not a hand (DT-16).
    left = [
        0 if seat == table.winner else told.get(seat, game.hand_points(hand)) for seat, hand in enumerate(table.hands)
    ]
    corrected = {(number, player) for number, player, _, _ in match.corrections}
    found = []
    for seat, name in enumerate(referee.names):
        out = seat == table.winner
        mended = (result.round.number, match.players[seat]) in corrected
        hand = table.hands[seat]
        if game.tile_points:
            summed = _tiles_scored(texts, game, [table.count(each) for each in range(game.seats)], Seat(seat), out)
        elif pays and paid[seat] > 0:
            summed = _gained(left, paid[seat])
        else:
            more = 0 if pays else paid[seat] - left[seat]
            summed = _added(texts, game, 0 if seat in told else hand, left[seat], more, out)
        tiles = tuple(tile_halves(game, tile) for tile in tiles_in(hand))
        points = _plus(game, result.points[seat]) + "*" * mended
        found.append(CountedHand(Seat(seat), name, tiles, summed, points, out, game.options.set))
    return tuple(sorted(found, key=lambda each: (not each.out, left[each.seat], each.seat)))


def _plus(game: Game, points: int) -> str:
    """Points as they are added to a total."""
    return signed_points(game, points) if game.points_lost or points < 0 else f"+{points}"


def _tiles_scored(texts: Texts, game: Game, counts: list[int], seat: Seat, out: bool) -> str:
    """If tiles count instead of pips, the winner scores for the others' tiles (BT-6)."""
    if not out:
        return texts.screen("hand-tiles", tiles=counts[seat])
    others = [count for other, count in enumerate(counts) if other != seat]
    added = " + ".join(str(count) for count in others)
    return f"{f'({added})' if len(others) > 1 else added} × {game.tile_points} = {sum(others) * game.tile_points}"


def _gained(left: list[int], paid: int) -> str:
    """The lightest hand gets what all the others lose (MS-12), or what they have more than it (SL-3)."""
    low = min(left)
    parts = [pips for pips in left if pips > 0] or [0]
    added = f"{sum(left)} − {len(left)} × {low}" if low else " + ".join(map(str, parts))
    return f"{added} = {paid}"


def _added(texts: Texts, game: Game, hand: int, total: int, more: int, out: bool) -> str:
    """The pips of a hand, one tile after another, and what a derailed train adds to them (DT-16)."""
    if out and not more:
        return texts.screen("hand-out")
    each = [game.hand_points(1 << tile) for tile in tiles_in(hand)]
    if more > 0:
        return texts.screen("hand-derailed", sum=f"{total} + {more} = {total + more}")
    if not each:
        return texts.screen("hand-told", pips=total)
    if len(each) == 1 or sum(each) != total:
        return texts.screen("hand-tiles", tiles=len(each))
    return f"{' + '.join(map(str, each))} = {total}"
