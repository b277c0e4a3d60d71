"""Hands shown or counted once the round is over: what they can be, and what the table knows then."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import Reveal
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.rulings import Ruling, refused


def reveal_objections(position: Position, move: Reveal) -> Iterator[Ruling]:
    """The reasons why a hand cannot be what is shown or told.

    Its tiles are seen elsewhere or others were seen in it (C-1), they are not as many as it has, or no such tiles
    have so many pips (C-8).
    """
    seat, known, count = move.seat, position.hands[move.seat], position.count(move.seat)
    if position.stage != Stage.OVER:
        yield refused("C-3", "not_over", seat=seat)
    if move.pips >= 0:
        least, most = _pips_possible(position, seat)
        odd = seat == position.winner and move.pips % 2
        if odd or not least <= move.pips <= most:
            yield refused("C-8", "pips", seat=seat, count=move.pips, least=least, most=most)
        return
    elsewhere = move.tiles & ~(known | position.unseen)
    if elsewhere:
        yield refused("C-1", "twice", tile=elsewhere.bit_length() - 1, seat=seat)
    kept = known & ~move.tiles
    if kept:
        yield refused("C-1", "kept", tile=kept.bit_length() - 1, seat=seat)
    if move.tiles.bit_count() != count:
        yield refused("C-8", "hand", seat=seat, count=move.tiles.bit_count(), size=count)


def impossible_reveal(position: Position, move: Reveal) -> Iterator[Ruling]:
    """The reason why no table can have this hand, whatever was counted before: its tiles are elsewhere, or too many.

    A hand can be shown in the middle of the round.
    """
    seat, going_on = move.seat, Stage.TURN <= position.stage <= Stage.MAY_CONTINUE
    counted = position.hidden[seat] and seat != position.winner
    most = position.boneyard + position.count(seat) if counted else 0
    possible = {
        "not_over": going_on and move.pips < 0,
        "pips": move.pips <= position.game.hand_points(position.game.tiles.everything),
        "hand": 1 <= move.tiles.bit_count() <= most,
    }
    yield from (each for each in reveal_objections(position, move) if not possible.get(each.why))


def reveal(position: Position, move: Reveal) -> None:
    """A hand is shown; one that was only counted stays hidden. Tiles that it has not are in the boneyard."""
    if move.pips < 0:
        position.boneyard += position.count(move.seat) - move.tiles.bit_count()
        hands, hidden = list(position.hands), list(position.hidden)
        hands[move.seat], hidden[move.seat] = move.tiles, ()
        position.hands, position.hidden = tuple(hands), tuple(hidden)


def _pips_possible(position: Position, seat: int) -> tuple[int, int]:
    """The least and the most that this hand can count, whatever its hidden tiles are."""
    points, known = position.game.hand_points, position.hands[seat]
    if seat == position.winner and position.game.last_tile_unseen(position):
        doubles = [points(1 << tile) for tile in tiles_in(position.unseen & position.game.tiles.doubles)]
        return min(doubles), max(doubles)
    hidden = position.count(seat) - known.bit_count()
    each = sorted(points(1 << tile) for tile in tiles_in(position.unseen))
    return points(known) + sum(each[:hidden]), points(known) + sum(each[len(each) - hidden :])
