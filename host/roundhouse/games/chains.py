"""Whether trains can have the given open ends with the tiles that are, or may be, on the table.

A train is a chain of tiles from its engine to its open end, and no tile lies in two of them: the trains of a table are
paths in a graph whose nodes are the numbers and whose edges are the tiles, and they share no edge. What is asked for is
necessary, not sufficient, so that no possible table is refused: the cheapest flow from the engine to the open ends,
where a tile that is seen on the table costs nothing and an unseen one 1, and counts of the tiles that a train must
have. Tiles that fit anywhere may join any two numbers.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from functools import reduce
from operator import and_
from typing import Final

from roundhouse.dominoes import UNKNOWN, tiles_in
from roundhouse.games.position import Rules

IMPOSSIBLE: Final = 1 << 20
"""More unseen tiles than any set has: the trains cannot have these ends."""


def unseen_needed(game: Rules, engine: int, ends: Sequence[Sequence[int]], laid: int, unseen: int) -> list[int]:
    """At least how many tiles lie on the table unseen for the first train, the first two, and so on; or `IMPOSSIBLE`.

    `ends` are the open ends of each train that has begun, one or two as the game has them, `UNKNOWN` where nobody saw
    it. `laid` and `unseen` are tiles as bits: those seen on the table, and those of which nobody saw where they are.
    `engine` is the number of the common engine, `UNKNOWN` where there is none.

    >>> from roundhouse.games import MexicanTrain, options
    >>> game = MexicanTrain(2, options.read_options(MexicanTrain.options_type, {"set": "6"}))
    >>> tiles = game.tiles
    >>> laid = sum(1 << tiles.read(tile)[0] for tile in ("6-6", "3-6"))
    >>> unseen_needed(game, 6, [(3,), (3,)], laid, tiles.everything & ~laid)
    [0, 2]
    """
    if game.ends_per_train == 2:
        return _needed_by_own_engines(game, ends, laid, unseen)
    anywhere = _fitting_anywhere(game)
    if engine < 0 or game.fitting[engine] & ~(game.tiles.with_end[engine] | anywhere):
        return [0] * len(ends)
    own = 1 << game.tiles.double[engine]
    return _needed_from_engine(game, engine, [end for (end,) in ends], laid & ~own, unseen & ~own)


def _fitting_anywhere(game: Rules) -> int:
    """The tiles (bits) that fit on every open end."""
    return reduce(and_, game.fitting[: game.tiles.kinds])


def _needed_from_engine(game: Rules, engine: int, ends: Sequence[int], laid: int, unseen: int) -> list[int]:
    """With a common engine: a path to each end, and where that is the engine's number, a way there and back."""
    anywhere, first = _fitting_anywhere(game), game.fitting[engine]
    between = ~(first | anywhere | game.tiles.doubles)
    paths, back, needed = _Paths(game, engine, laid, unseen), 0, []
    for trains, end in enumerate(ends, 1):
        back += end == engine
        if end not in (UNKNOWN, engine):
            paths.add(end)
        # A train that comes back has three tiles or more, two of them with the engine's number.
        plain = max(0, back - (anywhere & (laid | unseen)).bit_count())
        at_engine = trains + plain
        if at_engine > (first & (laid | unseen)).bit_count():
            needed.append(IMPOSSIBLE)
            continue
        missing = max(0, at_engine - (first & laid).bit_count()) + max(0, plain - (between & laid).bit_count())
        needed.append(max(paths.cost, missing))
    return needed


def _needed_by_own_engines(game: Rules, ends: Sequence[Sequence[int]], laid: int, unseen: int) -> list[int]:
    """Where each train has its own engine: that double, and a tile for each end that differs from the other end."""
    tiles, needed = game.tiles, []
    if _fitting_anywhere(game):
        return [0] * len(ends)
    wanted: Counter[int] = Counter()
    for trains, (left, right) in enumerate(ends, 1):
        if UNKNOWN not in (left, right) and left != right:
            wanted.update((left, right))
        elif left == right != UNKNOWN and not (laid | unseen) >> tiles.double[left] & 1:
            wanted[left] += 2
        short, never = 0, trains > (tiles.doubles & (laid | unseen)).bit_count()
        for end, count in wanted.items():
            bearing = tiles.with_end[end] & ~tiles.doubles
            short += max(0, count - (bearing & laid).bit_count())
            never = never or count > (bearing & (laid | unseen)).bit_count()
        engines = max(0, trains - (tiles.doubles & laid).bit_count())
        needed.append(IMPOSSIBLE if never else engines + (short + 1) // 2)
    return needed


class _Paths:
    """The cheapest paths from the engine to some ends, no tile in two of them: a flow that grows by one path a time."""

    def __init__(self, game: Rules, engine: int, laid: int, unseen: int) -> None:
        self.engine, self.cost = engine, 0
        kinds, tiles, anywhere = game.tiles.kinds, game.tiles, _fitting_anywhere(game)
        self.special = kinds
        """A node for the tiles that fit anywhere: each leads from the engine to any end."""
        self.steps: list[dict[int, int]] = [{} for _ in range(kinds + 1)]
        """What one more path pays from a node to the next; a step back along a path is paid back."""
        for tile in tiles_in((laid | unseen) & ~(anywhere | tiles.doubles)):
            low, high = tiles.ends[tile]
            self.steps[low][high] = self.steps[high][low] = int(unseen >> tile & 1)
        self.specials = [0] * (anywhere & laid).bit_count() + [1] * (anywhere & unseen).bit_count()
        self.by_special: Counter[int] = Counter()

    def add(self, end: int) -> None:
        """One more path, to `end`; `cost` is `IMPOSSIBLE` from then on if there is none."""
        if self.cost == IMPOSSIBLE:
            return
        path = self._cheapest(end)
        if not path:
            self.cost = IMPOSSIBLE
        for start, to in path:
            self.cost += self._cost(start, to)
            self._take(start, to)

    def _next(self, node: int) -> list[int]:
        """The nodes to which a step leads."""
        if node == self.special:
            return list(range(self.special))
        to_special = (node == self.engine and self.specials) or self.by_special[node]
        return [*self.steps[node], self.special] if to_special else list(self.steps[node])

    def _cost(self, start: int, to: int) -> int:
        if start == self.special or (to == self.special and start != self.engine):
            return 0
        return self.specials[0] if to == self.special else self.steps[start][to]

    def _cheapest(self, end: int) -> list[tuple[int, int]]:
        """The steps of the cheapest path to `end`; none if there is no path."""
        costs, before, waiting = {self.engine: 0}, {self.engine: self.engine}, deque([self.engine])
        while waiting:
            node = waiting.popleft()
            for to in self._next(node):
                cost = costs[node] + self._cost(node, to)
                if to not in costs or cost < costs[to]:
                    costs[to], before[to] = cost, node
                    waiting.append(to)
        path: list[tuple[int, int]] = []
        while end in costs and end != self.engine:
            path.append((before[end], end))
            end = before[end]
        return path

    def _take(self, start: int, to: int) -> None:
        """A path takes this step, or takes back one that another path took the other way."""
        if start == self.special:
            self.by_special[to] += 1
        elif to == self.special:
            if start == self.engine:
                self.specials.pop(0)
            else:
                self.by_special[start] -= 1
        else:
            cost = self.steps[start].pop(to)
            if start not in self.steps[to]:  # That step was taken the other way: the tile is free again.
                self.steps[start][to] = -cost
            self.steps[to][start] = -cost
