"""The dealer: shuffles, seals the shuffle, deals, and hands out the next tile of the boneyard.

Which tile is next follows from the order of the shuffle and from how many are left, so that a tile that was drawn
and taken back comes again. A round that computers play by themselves needs no seal, and has a quicker shuffle.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from roundhouse.dominoes import seal, shuffled, tiles_in
from roundhouse.games.core.moves import Deal, Draw, Penalty
from roundhouse.games.core.position import Position, Rules, Stage
from roundhouse.games.core.words import BITS, WIDTH, copied, gathered, words, zeros
from roundhouse.games.rules.engines import hunt_draw

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word, Words

MULTIPLIER: Final = 6364136223846793005 % (1 << 62)
INCREMENT: Final = 1442695040888963407
REMAINDER: Final = (1 << 62) - 1
"""Of a linear congruential generator modulo 2**62, after Knuth's MMIX."""


class Shuffle:
    """A shuffled set without what lies on the table already; `salt` keeps its seal from being guessed."""

    __slots__ = ("salt", "tiles")

    def __init__(self, tiles: Words, salt: str = "") -> None:
        self.tiles: Final = tiles
        self.salt: Final = salt

    @property
    def order(self) -> tuple[int, ...]:
        """The tiles as they are dealt and drawn."""
        return tuple(self.tiles)

    @property
    def seal(self) -> str:
        """The hash that is shown before the deal."""
        return seal(self.order, self.salt)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shuffle) and (self.order, self.salt) == (other.order, other.salt)

    def __hash__(self) -> int:
        return hash(self.seal)

    def deal(self, game: Rules) -> Deal:
        """Each seat's hand from the top of the shuffle."""
        width, held = game.width, self._held(game)
        hands = tuple([gathered(held, seat * width, width) for seat in range(game.seats)])
        return Deal(hands, (0,) * game.seats)

    def deal_to(self, position: Position) -> None:
        """Make this deal at the opening of a round that nobody watches."""
        game = position.game
        position.held = self._held(game)
        position.boneyard -= min(game.seats * game.hand_size, len(self.tiles))
        game.make_deal(position, -1)

    def _held(self, game: Rules) -> Words:
        """The hands as words, one after another."""
        width, size, tiles = game.width, game.hand_size, self.tiles
        held = zeros(game.seats * width)
        for seat in range(game.seats):
            first: Word = seat * width
            for place in range(seat * size, min(seat * size + size, len(tiles))):
                tile: Word = tiles[place]
                held[first + tile // WIDTH] |= BITS[tile % WIDTH]
        return held

    def next_tile(self, position: Position) -> int:
        """The tile that lies on top of the boneyard. Raises IndexError when it is empty."""
        if not position.boneyard:
            raise IndexError("the boneyard is empty")
        return self.tiles[len(self.tiles) - position.boneyard]

    def next_event(self, position: Position) -> Deal | Penalty | None:
        """The next event that chance decides: a penalty (MT-12), or a draw of one each in a hunt (C-10)."""
        if position.stage == Stage.PENALTY:
            return Penalty(self.next_tile(position))
        if position.stage == Stage.HUNT:
            return hunt_draw(position, self.order[len(self.tiles) - position.boneyard :])
        return None

    def draw(self, position: Position) -> Draw:
        return position.game.play_table.draws[self.next_tile(position)]


def shuffle(position: Position, rng: Random) -> Shuffle:
    """A shuffle for the round that opens with `position`."""
    return Shuffle(words(shuffled(tiles_in(position.unseen), rng)), f"{rng.getrandbits(128):032x}")


def quick_shuffle(position: Position, rng: Random) -> Shuffle:
    """A shuffle without salt for its seal."""
    return Shuffle(quickly_shuffled(copied(_stock(position.unseen)), rng))


def quickly_shuffled(order: Words, rng: Random) -> Words:
    """Bring tiles into any order (Fisher-Yates), from one number that is drawn."""
    state: Word = int(rng.random() * (1 << 53))
    last: Word = len(order)
    while last > 1:
        state = state * MULTIPLIER + INCREMENT & REMAINDER
        place: Word = (state >> 32) * last >> 30
        last -= 1
        order[last], order[place] = order[place], order[last]
    return order


@lru_cache(maxsize=64)
def _stock(unseen: int) -> Words:
    """The tiles to shuffle; cached, since each engine of a match has one such set."""
    return words(tiles_in(unseen))


def playable_shuffle(
    position: Position, rng: Random, limit: int = 100_000, shuffle: Callable[[Position, Random], Shuffle] = shuffle
) -> tuple[Shuffle, int]:
    """A shuffle whose deal can be played, and how many it took (BT-2: with many players that is many).

    Raises ValueError when `limit` shuffles did not give one.
    """
    game = position.game
    for tries in range(1, limit + 1):
        made = shuffle(position, rng)
        if not game.deals_until_playable or game.playable(position, made.deal(game)):
            return made, tries
    raise ValueError(f"none of {limit} deals could be played")
