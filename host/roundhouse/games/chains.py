"""Whether trains can have the given open ends with the tiles that are, or may be, on the table.

A train is a chain of tiles from its engine to its open end, and no tile lies in two of them: the trains of a table are
paths in a graph whose nodes are the numbers and whose edges are the tiles, and they share no edge. The cheapest flow
from the engine to the open ends finds them, where a tile that is seen on the table costs nothing. With a common engine
the answer is exact (but see `MOST_LOOPS`). Where tiles fit anywhere, or each train has its own engine, it is a bound:
tiles that fit anywhere may join any two numbers, and which engine an end is reached from is left open. No play with a
tile that is seen makes more tiles needed.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import and_
from typing import Final

from roundhouse.dominoes import UNKNOWN, hand_of, tiles_in
from roundhouse.games.position import Rules

IMPOSSIBLE: Final = 1 << 20
"""More unseen tiles than any set has: the trains cannot have these ends."""
TILE: Final = 2
"""What an unseen tile costs a path; an unseen engine has two sides and costs 1 for each."""
MOST_LOOPS: Final = 4
"""Where tiles are unseen, the ways back of so many trains are tried out; those of nine could take a minute."""


def unseen_needed(
    game: Rules, engine: int, ends: Sequence[Sequence[int]], laid: int, unseen: int, enough: int = 0
) -> int:
    """At least how many tiles lie on the table unseen for these trains; `IMPOSSIBLE` if there are no such tiles.

    `ends` are the open ends of each train that has begun, one or two as the game has them, `UNKNOWN` where nobody saw
    it. `laid` and `unseen` are tiles as bits: those seen on the table, and those of which nobody saw where they are.
    `engine` is the number of the common engine, `UNKNOWN` where there is none. If that many tiles are `enough`, nothing
    smaller is looked for.

    >>> from roundhouse.games import MexicanTrain, options
    >>> game = MexicanTrain(2, options.read_options(MexicanTrain.options_type, {"set": "6"}))
    >>> tiles = game.tiles
    >>> laid = sum(1 << tiles.read(tile)[0] for tile in ("6-6", "3-6"))
    >>> [unseen_needed(game, 6, [(3,)] * trains, laid, tiles.everything & ~laid) for trains in range(3)]
    [0, 0, 2]
    """
    if game.ends_per_train == 2:
        return _needed_by_own_engines(game, ends, laid, unseen)
    if engine < 0 or game.fitting[engine] & ~(game.tiles.with_end[engine] | _fitting_anywhere(game)):
        return 0
    own = 1 << game.tiles.double[engine]
    return _FromEngine(game, engine, [end for (end,) in ends], laid & ~own, unseen & ~own, enough).needed()


def _fitting_anywhere(game: Rules) -> int:
    """The tiles (bits) that fit on every open end."""
    return reduce(and_, game.fitting[: game.tiles.kinds])


def _needed_by_own_engines(game: Rules, ends: Sequence[Sequence[int]], laid: int, unseen: int) -> int:
    """Where each train has its own engine: a path to each of its ends, and a tile for each that has its number."""
    tiles, there = game.tiles, laid | unseen
    paths = _Paths(game, UNKNOWN, laid, unseen)
    paths.add(end for train in ends for end in train)
    known = [train for train in ends if UNKNOWN not in train]
    wanted = Counter(end for left, right in known if left != right for end in (left, right))
    for end, trains in Counter(left for left, right in known if left == right).items():
        # One of them may have nothing but its engine.
        wanted[end] += 2 * (trains - (there >> tiles.double[end] & 1))
    short = 0
    for end, count in wanted.items():
        bearing = tiles.with_end[end] & ~tiles.doubles
        if count > (bearing & there).bit_count():
            return IMPOSSIBLE
        short += max(0, count - (bearing & laid).bit_count())
    engines = max(0, len(ends) - (tiles.doubles & laid).bit_count())
    return max(paths.needed, engines + (short + 1) // 2)


class _FromEngine:
    """Trains from a common engine, of which some come back to its number.

    Such a train is a path to a number and the tile that leads home from there, or one tile that fits anywhere.
    """

    def __init__(self, game: Rules, engine: int, ends: Sequence[int], laid: int, unseen: int, enough: int) -> None:
        self.game, self.engine, self.laid, self.unseen, self.enough = game, engine, laid, unseen, enough
        self.away = [end for end in ends if end != engine]
        self.loops = len(ends) - len(self.away)
        self.tried = min(self.loops, MOST_LOOPS) if unseen else self.loops

    def needed(self) -> int:
        """See `unseen_needed`."""
        tiles, anywhere = self.game.tiles, _fitting_anywhere(self.game)
        there, first = self.laid | self.unseen, self.game.fitting[self.engine]
        # A train that comes back has three tiles or more, two of them with the engine's number.
        plain = max(0, self.loops - (anywhere & there).bit_count())
        at_engine = len(self.away) + self.loops + plain
        if at_engine > (first & there).bit_count():
            return IMPOSSIBLE
        between = ~(first | anywhere | tiles.doubles)
        least = max(0, at_engine - (first & self.laid).bit_count()) + max(0, plain - (between & self.laid).bit_count())
        self.enough = max(self.enough, least)
        homes = tiles.with_end[self.engine] & there & ~anywhere
        found = self._cheapest(tiles_in(homes & self.laid) + tiles_in(homes & self.unseen), (), IMPOSSIBLE)
        return max(least, found)

    def _cheapest(self, homes: Sequence[int], chosen: tuple[int, ...], best: int) -> int:
        """The fewest unseen tiles if those `chosen` lead home, and for the other loops any of `homes`."""
        taken = hand_of(chosen)
        paths = _Paths(self.game, self.engine, self.laid & ~taken, self.unseen & ~taken)
        paths.add(self.away)
        paths.add(self.game.tiles.other_end(tile, self.engine) for tile in chosen)
        homeward, left = (taken & self.unseen).bit_count(), self.tried - len(chosen)
        if paths.needed + homeward >= best:
            return best
        paths.add([paths.special] * left)
        best = min(best, paths.needed + homeward)
        for place, home in enumerate(homes if left else ()):
            if best <= self.enough:
                break
            best = self._cheapest(homes[place + 1 :], (*chosen, home), best)
        return best


class _Paths:
    """The cheapest paths to some ends, no tile in two of them: a flow that grows by one path a time.

    They begin at the common engine; without one, at any engine, which has two sides.
    """

    def __init__(self, game: Rules, engine: int, laid: int, unseen: int) -> None:
        tiles, anywhere, there = game.tiles, _fitting_anywhere(game), laid | unseen
        self.special, self.unseen_end, no_engine = range(tiles.kinds, tiles.kinds + 3)
        """Nodes: for the tiles that fit anywhere, each of which leads from the engine to any end; for an end that
        nobody saw."""
        self.source: Final = engine if engine >= 0 else no_engine
        self.cost = 0
        self.steps: Final[list[dict[int, list[int]]]] = [defaultdict(list) for _ in range(tiles.kinds + 3)]
        """What each further path pays from a node to the next, the least first; a step back is paid back."""
        for tile in tiles_in(there & ~(anywhere | tiles.doubles)):
            low, high = tiles.ends[tile]
            self.steps[low][high], self.steps[high][low] = [_price(tile, unseen)], [_price(tile, unseen)]
        if anywhere & there:
            self.steps[self.source][self.special] = sorted(_price(tile, unseen) for tile in tiles_in(anywhere & there))
        free = [0] * tiles.size
        for number in range(tiles.kinds):
            if anywhere & there:
                self.steps[self.special][number] = list(free)
            if number != engine:
                self.steps[number][self.unseen_end] = list(free)
            if engine < 0 and there >> tiles.double[number] & 1:
                self.steps[self.source][number] = [_price(tiles.double[number], unseen) // 2] * 2

    @property
    def needed(self) -> int:
        """How many unseen tiles the paths have."""
        return min(IMPOSSIBLE, -(-self.cost // TILE))

    def add(self, ends: Iterable[int]) -> None:
        """One more path to each of the ends; `cost` stays too high from then on if there is none."""
        for end in ends:
            cost, steps = self._cheapest(self.unseen_end if end == UNKNOWN else end)
            self.cost += cost
            for start, to in steps:
                insort(self.steps[to][start], -self.steps[start][to].pop(0))

    def _cheapest(self, end: int) -> tuple[int, list[tuple[int, int]]]:
        """What the cheapest further path to `end` costs, and its steps."""
        costs, before, waiting = {self.source: 0}, {self.source: self.source}, deque([self.source])
        while waiting:
            node = waiting.popleft()
            for to, prices in self.steps[node].items():
                if prices and costs[node] + prices[0] < costs.get(to, IMPOSSIBLE):
                    costs[to], before[to] = costs[node] + prices[0], node
                    waiting.append(to)
        steps, node = [], end if end in costs else self.source
        while node != self.source:
            steps.append((before[node], node))
            node = before[node]
        return costs.get(end, TILE * IMPOSSIBLE), steps


def _price(tile: int, unseen: int) -> int:
    return TILE * (unseen >> tile & 1)
