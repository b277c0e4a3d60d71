"""Determinization: a full position in place of what a player sees of it, drawn from all that agree with that."""

from __future__ import annotations

from random import Random
from typing import Final

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.position import Position
from roundhouse.games.core.words import words
from roundhouse.games.match.dealer import quickly_shuffled

ROUNDS: Final = 6
"""The number of times that each tile of a constrained hand may change places; the tests see no difference to more."""


def determinized(view: Position, rng: Random) -> Position:
    """A full position that agrees with all the viewer knows; each of these is equally likely.

    Each hidden tile becomes one of the unseen that its group allows; what is left over lies in the boneyard or unknown
    on the table. Raises ValueError when no such position exists: somebody has made an untrue claim.

    >>> from random import Random
    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.match.dealer import playable_shuffle
    >>> from roundhouse.games.match.seat_views import seen_by
    >>> opening = MexicanTrain(2).opening(MexicanTrain(2).next_round([], 0))
    >>> view = seen_by(opening.after(playable_shuffle(opening, Random(1))[0].deal(opening.game)), 0)
    >>> world = determinized(view, Random(2))
    >>> world.hands[0] == view.hands[0], [hand.bit_count() for hand in world.hands]
    (True, [16, 16])
    """
    free = tiles_in(view.unseen)
    # The most constrained first: then a tile seldom has to be taken from another hand again.
    groups = [(seat, group) for seat, groups in enumerate(view.hidden) for group in groups]
    groups.sort(key=lambda each: -each[1].excluded.bit_count())
    wanted = [(seat, group.excluded) for seat, group in groups for _ in range(group.size)]
    if len(wanted) > len(free):
        raise ValueError("no deal agrees with the number of tiles at this table")
    holder: dict[int, int] = {}
    for want, (_, excluded) in enumerate(wanted):
        if not excluded:
            break
        fitting = [tile for tile in free if not excluded >> tile & 1]
        if fitting:
            tile = fitting[int(rng.random() * len(fitting))]
            free.remove(tile)
            holder[tile] = want
        elif not _exchanged(want, wanted, holder, free, set()):
            raise ValueError("no deal agrees with what was said at this table")
    tiles = [*holder, *[int(tile) for tile in quickly_shuffled(words(free), rng)]]
    bound = [wanted[want] for want in holder.values()]
    if len({excluded for _, excluded in bound}) > 1:
        _mix(tiles, [excluded for _, excluded in bound], rng)
    hands = list(view.hands)
    for tile, (seat, _) in zip(tiles, [*bound, *wanted[len(bound) :]], strict=False):
        hands[seat] |= 1 << tile
    return view.replace(hands=tuple(hands), hidden=((),) * view.game.seats)


def _mix(tiles: list[int], excluded: list[int], rng: Random) -> None:
    """Make all deals that agree equally likely, where hands are constrained in different ways.

    The first tiles are those of the constrained places. They were given out one after the other, but a tile that one
    hand may not hold is more likely in another that may. So tiles change places where both may lie: a walk whose steps
    are as likely back as forth comes to each deal as often.
    """
    for place in [*range(len(excluded))] * ROUNDS:
        other = int(rng.random() * len(tiles))
        tile, instead = tiles[place], tiles[other]
        if excluded[place] >> instead & 1 or (other < len(excluded) and excluded[other] >> tile & 1):
            continue
        tiles[place], tiles[other] = instead, tile


def _exchanged(
    want: int, wanted: list[tuple[int, int]], holder: dict[int, int], free: list[int], tried: set[int]
) -> bool:
    """Whether a tile could be found along an augmenting path: one that another gives up for a tile it may have, too."""
    excluded = wanted[want][1]
    for tile in [*free, *holder]:
        if excluded >> tile & 1 or tile in tried:
            continue
        tried.add(tile)
        if tile in free:
            free.remove(tile)
        elif not _exchanged(holder[tile], wanted, holder, free, tried):
            continue
        holder[tile] = want
        return True
    return False
