"""Guesses at what a view does not show: whatever they are, the rules must say the same of the view and of its guess."""

from __future__ import annotations

from random import Random

from roundhouse.dominoes import tiles_in
from roundhouse.games.position import Position


def completed(position: Position, rng: Random) -> Position:
    """A full position that agrees with all the viewer knows, drawn at random.

    Each hidden tile becomes one of the unseen that its group allows; what is left over lies in the boneyard
    or unknown on the table. Raises ValueError when no such position exists: somebody has made an untrue claim.
    """
    pool = tiles_in(position.unseen)
    rng.shuffle(pool)
    wanted = [
        (seat, group.excluded)
        for seat, groups in enumerate(position.hidden)
        for group in groups
        for _ in range(group.size)
    ]
    # The most constrained first: then a plain augmenting search seldom has to go back.
    wanted.sort(key=lambda want: -want[1].bit_count())
    holder: dict[int, int] = {}

    def place(want: int, tried: set[int]) -> bool:
        excluded = wanted[want][1]
        for tile in pool:
            if excluded >> tile & 1 or tile in tried:
                continue
            tried.add(tile)
            if tile not in holder or place(holder[tile], tried):
                holder[tile] = want
                return True
        return False

    for want in range(len(wanted)):
        if not place(want, set()):
            raise ValueError("no deal agrees with what was said at this table")
        rng.shuffle(pool)
    hands = list(position.hands)
    for tile, want in holder.items():
        hands[wanted[want][0]] |= 1 << tile
    return position.replace(hands=tuple(hands), hidden=((),) * position.game.seats)
