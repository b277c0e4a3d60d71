"""Determinization: a full position in place of what a player sees of it, drawn from all that agree with that."""

from __future__ import annotations

from random import Random

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.position import Position
from roundhouse.games.core.words import words
from roundhouse.games.match.dealer import quickly_shuffled


def determinized(view: Position, rng: Random) -> Position:
    """A full position that agrees with all the viewer knows, drawn at random.

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
    free = list(quickly_shuffled(words(tiles_in(view.unseen)), rng))
    # The most constrained first: then a tile seldom has to be taken from another hand again.
    groups = [(seat, group) for seat, groups in enumerate(view.hidden) for group in groups]
    groups.sort(key=lambda each: -each[1].excluded.bit_count())
    wanted = [(seat, group.excluded) for seat, group in groups for _ in range(group.size)]
    holder: dict[int, int] = {}
    for want, (_, excluded) in enumerate(wanted):
        place = next((place for place, tile in enumerate(free) if not excluded >> tile & 1), -1)
        if place >= 0:
            holder[free.pop(place)] = want
        elif not _exchanged(want, wanted, holder, free, set()):
            raise ValueError("no deal agrees with what was said at this table")
    hands = list(view.hands)
    for tile, want in holder.items():
        hands[wanted[want][0]] |= 1 << tile
    return view.replace(hands=tuple(hands), hidden=((),) * view.game.seats)


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
