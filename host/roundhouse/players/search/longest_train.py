"""The best line that a hand can lay on one open end: exact, and of equal lines always the same.

Numbers are the points of a graph, tiles its edges, and a line is a trail. A hand with few trails has them all tried.
In general that takes exponential time, but telling whether a set of tiles makes one trail takes very little (Euler). So
the search is for the tiles to leave out: the cheapest without which the rest makes one trail. Dealt hands take a few
steps; only hands that are made to be hard, of 35 tiles or more, take seconds.

A wild end may stand for any number, and so may the place where the line stops: these are the *free ends*. A set makes
one line exactly if it has a free end for each number that occurs an odd number of times, counting the open end, and two
more for each group of connected tiles that has no odd number, no wild tile and not the open end.

Why it needs them: an odd number becomes even only by a free end that stands for it, and a group that has nothing else
is entered and left by free ends. Why they are enough: imagine a tile from the place where the line stops to the open
end, so that the line is a circuit: connected, with all numbers even. Let free ends stand for the odd numbers and, two
each, for a number of those groups; let the others stand in pairs for any number. Now all numbers are even, so every
tile lies on a cycle, but the tiles may be in pieces. Each piece has a free end, its own or one that stands for one of
its numbers. Let free ends of two pieces trade numbers: the pieces become one, and all numbers are even as before.

It is exact in all games as far as open ends decide what fits. They do not where Train-Train would lie on a double
(ST-8): it comes last in a line, which mostly avoids that. Where a clause is switched off that makes Trains and letters
wild (`without`: ST-4, ST-6, ST-7), they count as numbers: the line fits, but need not be the best.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from roundhouse.dominoes import UNKNOWN, hand_of, tiles_in
from roundhouse.games.core.position import Rules

MOST_TRIED: Final = 60
"""At most this many remaining hands are tried: a search for the tiles to leave out takes less time than trying more."""
IMPOSSIBLE: Final = 1 << 400
"""More than all tiles of any set weigh together."""


class PlannedTrain(NamedTuple):
    """Tiles in the order they would be laid, what they are worth together, and the end that each leaves open."""

    tiles: tuple[int, ...] = ()
    value: int = 0
    opens: tuple[int, ...] = ()


@lru_cache(maxsize=1 << 15)
def longest_train(game: Rules, hand: int, end: int, bonus: int) -> PlannedTrain:
    """The line of tiles of `hand` from the open `end` that is worth the most: its pips, and `bonus` for each tile.

    With a large bonus it is the longest line, with none the heaviest. Of lines of equal worth it is the one with the
    heaviest tiles; a double is laid as soon as the line reaches it, other tiles from the heaviest on, and Train-Train
    last. Open ends alone decide what fits, so now and then Train-Train lies on a double all the same (ST-8).

    >>> from roundhouse.dominoes import hand_of
    >>> from roundhouse.games import MexicanTrain
    >>> game, tiles = MexicanTrain(2), MexicanTrain(2).tiles
    >>> hand = hand_of(tiles.tile(*ends) for ends in ((6, 1), (6, 5), (5, 5), (5, 2), (2, 1), (4, 3)))
    >>> [tiles.text(tile) for tile in longest_train(game, hand, 6, bonus=50).tiles]
    ['5-6', '5-5', '2-5', '1-2', '1-6']
    """
    graph, weights = _graph(game), _weights(game, bonus)
    trails = _Trails(graph, weights)
    tried = not hand & graph.wild and trails.try_all(hand, end)
    if not tried:
        hand &= ~_Search(graph, weights, hand, end).left_out()
    line: list[int] = []
    ends: list[int] = []
    value = 0
    while True:
        tile, end = trails.next_play(hand, end) if tried else graph.next_play(hand, end)
        if tile < 0:
            return PlannedTrain(tuple(line), value, tuple(ends))
        hand ^= 1 << tile
        value += bonus + game.tiles.pips[tile]
        line.append(tile)
        ends.append(end)


@lru_cache(maxsize=32)
def _weights(game: Rules, bonus: int) -> tuple[int, ...]:
    """For each tile what it is worth and, in the lower bits, the tile itself. So the sum of weights also says of which
    tiles it is the sum, and no two sets weigh the same."""
    size = game.tiles.size
    return tuple((pips + bonus) << size | 1 << tile for tile, pips in enumerate(game.tiles.pips))


@lru_cache(maxsize=32)
def _graph(game: Rules) -> _Graph:
    return _Graph(game)


class _Graph:
    """The tiles of a game as edges between numbers, and which sets of them make one line.

    `numbers[tile]` are the ends of a tile that are not wild, as bits, and `once[tile]` those that it bears only once.
    """

    def __init__(self, game: Rules) -> None:
        tiles = game.tiles
        ends, opened, fitting = range(tiles.kinds), game.play_table.opened, game.fitting
        self.ends: Final = tiles.ends
        self.double: Final = tiles.double
        self.fitting: Final = fitting
        self.opened: Final = tuple({tile: opened(tile, end) for tile in tiles_in(fitting[end])} for end in ends)
        wild_ends = {end for end in ends if fitting[end] == tiles.everything}
        one_wild, all_wild = 0, 0
        numbers: list[int] = []
        for tile, (low, high) in enumerate(tiles.ends):
            number = low if high in wild_ends else high
            shown = 1 << low | 1 << high
            if all(not wild_ends.isdisjoint(opened(tile, end)) for end in ends):
                all_wild |= 1 << tile
                shown = 0
            elif not wild_ends.isdisjoint((low, high)) and all(number in opened(tile, end) for end in ends):
                one_wild |= 1 << tile
                shown = 1 << number
            numbers.append(shown)
        self.numbers: Final = tuple(numbers)
        self.once: Final = tuple(0 if low == high else numbers[tile] for tile, (low, high) in enumerate(tiles.ends))
        self.one_wild: Final = one_wild
        """The tiles with one wild end, as bits."""
        self.all_wild: Final = all_wild
        """The tiles that may join anything with anything, as bits."""
        self.wild: Final = one_wild | all_wild
        self.wild_doubles: Final = all_wild & tiles.doubles
        """Train-Train, which comes last, since it may not lie on the engine or on another double (ST-8)."""
        self.start: Final = tuple(0 if end in wild_ends else 1 << end for end in ends)
        """The number (bit) with which a line begins on each open end; none on a wild end."""

    def groups(self, hand: int, end: int) -> tuple[list[int], int, int]:
        """The groups of connected numbers; all odd numbers; and the numbers with a wild tile or the open end."""
        numbers, once, one_wild = self.numbers, self.once, self.one_wild
        odd = reached = self.start[end]
        groups = [odd] if odd else []
        hand &= ~self.all_wild
        while hand:
            tile = hand.bit_length() - 1
            bit = 1 << tile
            hand ^= bit
            shown = numbers[tile]
            odd ^= once[tile]
            if bit & one_wild:
                reached |= shown
            for group in groups:
                if group & shown == shown:
                    break
            else:
                apart = []
                for group in groups:
                    if group & shown:
                        shown |= group
                    else:
                        apart.append(group)
                groups = [*apart, shown]
        return groups, odd, reached

    def makes_line(self, hand: int, end: int) -> bool:
        """Whether all tiles of a hand lie in one line from the open `end`."""
        free, odd, once, rest = self.free_ends(hand, end), self.start[end], self.once, hand
        while rest:
            tile = rest.bit_length() - 1
            odd ^= once[tile]
            rest ^= 1 << tile
        # If not, there are usually too many odd numbers, which takes less time to see than the groups.
        return odd.bit_count() <= free and self.needed(*self.groups(hand, end)) <= free

    @staticmethod
    def needed(groups: list[int], odd: int, reached: int) -> int:
        """The number of free ends that are needed, from what `groups` returns."""
        return odd.bit_count() + 2 * len(_without(groups, odd | reached))

    def free_ends(self, hand: int, end: int) -> int:
        """The wild ends, an open one among them, and the place where the line stops."""
        in_hand = (hand & self.one_wild).bit_count() + 2 * (hand & self.all_wild).bit_count()
        return in_hand + (1 if self.start[end] else 2)

    def next_play(self, hand: int, end: int) -> tuple[int, int]:
        """The tile that comes first in the line that all tiles of `hand` make, and the end that it opens.

        The tile is -1 when the hand is empty. One of the plays goes on to all other tiles, so the last needs no look.
        """
        plays = self.plays(hand, end)
        for tile, opens in plays[:-1]:
            if self.makes_line(hand ^ 1 << tile, opens):
                return tile, opens
        return plays[-1] if plays else (UNKNOWN, end)

    def plays(self, hand: int, end: int) -> list[tuple[int, int]]:
        """The tiles that may come first and the ends that they open, in the order of preference."""
        fitting, opened = hand & self.fitting[end], self.opened[end]
        double = self.double[end]
        if double >= 0 and fitting >> double & 1 and self.start[end]:
            return [(double, end)]
        last = fitting & self.wild_doubles
        tiles = [*tiles_in(last), *tiles_in(fitting ^ last)]
        return [(tile, opens) for tile in reversed(tiles) for opens in opened[tile]]


def _without(groups: list[int], numbers: int) -> list[int]:
    """The groups without any of these numbers."""
    return [group for group in groups if not group & numbers]


class _Trails:
    """Trails tried one after the other: for each remaining hand and open end the best one's weight and first play."""

    def __init__(self, graph: _Graph, weights: tuple[int, ...]) -> None:
        self.graph, self.weights = graph, weights
        self.found: dict[tuple[int, int], tuple[int, int, int]] = {}

    def try_all(self, hand: int, end: int) -> bool:
        """Try all trails, and tell whether `MOST_TRIED` hands were enough."""
        self.best(hand, end)
        return len(self.found) < MOST_TRIED

    def next_play(self, hand: int, end: int) -> tuple[int, int]:
        """The tile that comes first in the best line, or -1, and the end that it opens."""
        _, tile, opens = self.found[hand, end]
        return tile, opens

    def best(self, hand: int, end: int) -> int:
        """The weight of the best line of `hand` from the open `end`, if `MOST_TRIED` hands are enough."""
        known = self.found.get((hand, end))
        if known is not None:
            return known[0]
        most, first, leaves = 0, UNKNOWN, UNKNOWN
        graph = self.graph
        fitting = hand & graph.fitting[end]
        if fitting:
            # Not `plays`: this loop is where small hands spend their time.
            double = graph.double[end]
            if double >= 0 and fitting >> double & 1:
                fitting = 1 << double
            opened = graph.opened[end]
            while fitting and len(self.found) < MOST_TRIED:
                tile = fitting.bit_length() - 1
                bit = 1 << tile
                fitting ^= bit
                for opens in opened[tile]:
                    weight = self.weights[tile] + self.best(hand ^ bit, opens)
                    if weight > most:
                        most, first, leaves = weight, tile, opens
        self.found[hand, end] = most, first, leaves
        return most


class _Search:
    """Branch and bound for the cheapest tiles without which the rest of a hand makes one line.

    No wild tile is among them, for there is always room for it where the line stops. Each node of the search is the
    tiles that are left out for certain, those that are kept for certain, and the least weight of all sets between.
    """

    def __init__(self, graph: _Graph, weights: tuple[int, ...], hand: int, end: int) -> None:
        self.graph, self.weights, self.hand, self.end = graph, weights, hand, end
        self.everything: Final = (1 << len(weights)) - 1
        self.nodes: list[tuple[int, int, int]] = []

    def left_out(self) -> int:
        """The tiles to leave out."""
        graph, hand, end = self.graph, self.hand, self.end
        self.add(0 if graph.free_ends(hand, end) > 1 else self.out_of_reach(), 0)
        while True:
            bound, out, kept = heappop(self.nodes)
            cheapest = bound & self.everything
            if graph.makes_line(hand & ~cheapest, end):
                return cheapest
            for tile in tiles_in(self.cut(cheapest, out)):
                self.add(out, kept | 1 << tile)
                out |= 1 << tile
            self.add(out, kept)

    def add(self, out: int, kept: int) -> None:
        """Add a node, if there is any set that leaves out `out` and keeps `kept`."""
        bound = self.lower_bound(out, kept)
        if bound < IMPOSSIBLE:
            heappush(self.nodes, (bound, out, kept))

    def out_of_reach(self) -> int:
        """The tiles that are not connected with the open end: without a wild end they are in no line."""
        groups, _, reached = self.graph.groups(self.hand, self.end)
        return self.tiles_of(self.hand, sum(_without(groups, reached)))

    def cut(self, cheapest: int, out: int) -> int:
        """The tiles of `cheapest` that cut off a group, which then needs free ends: one has to stay, or all go."""
        groups, odd, reached = self.graph.groups(self.hand & ~cheapest, self.end)
        cuts = [self.tiles_of(cheapest ^ out, group) for group in _without(groups, odd | reached)]
        return min((cut for cut in cuts if cut), key=int.bit_count)

    def tiles_of(self, hand: int, numbers: int) -> int:
        """The tiles of `hand` that bear one of these numbers."""
        return hand_of(tile for tile in tiles_in(hand) if self.graph.numbers[tile] & numbers)

    def weight(self, tiles: int) -> int:
        return sum(self.weights[tile] for tile in tiles_in(tiles))

    def lower_bound(self, out: int, kept: int) -> int:
        """The least weight of the sets with `out` and without `kept`, as if leaving tiles out never split a group."""
        graph, rest = self.graph, self.hand & ~out
        groups, odd, reached = graph.groups(rest, self.end)
        lacking = graph.needed(groups, odd, reached) - graph.free_ends(rest, self.end)
        weight, pairs = self.weight(out), max(0, lacking // 2)
        parts = [_Part(self, rest, kept, group, odd & group, bool(group & reached)) for group in groups if pairs]
        # What the parts so far weigh, by how many pairs they save. The parts that follow must be able to save the rest.
        weighed, by_others = {0: 0}, sum(part.most for part in parts)
        for part in parts:
            by_others -= part.most
            sums: dict[int, int] = {}
            for saved, before in weighed.items():
                for more in range(max(0, pairs - saved - by_others), min(part.most, pairs - saved) + 1):
                    total = before + part.cheapest(more)
                    sums[saved + more] = min(total, sums.get(saved + more, IMPOSSIBLE))
            weighed = sums
        return weight + weighed.get(pairs, IMPOSSIBLE)


class _Part:
    """A group of connected tiles, and what is to be left out of it to save free ends, in pairs.

    Without a path between two odd numbers, both are even. A group that nothing else reaches needs two free ends as
    long as any tile of it is kept. `most` is how many pairs can be saved, and `by_paths` how many of them by paths.
    """

    def __init__(self, search: _Search, hand: int, kept: int, group: int, odd: int, reached: bool) -> None:
        self.search, self.hand, self.kept, self.group, self.odd = search, hand, kept, group, odd
        pairs = odd.bit_count() // 2
        self.most: Final = pairs if reached else max(1, pairs)
        self.by_paths: Final = pairs if reached else max(0, pairs - 1)
        self.paths: dict[int, int] = {}
        self.known: dict[tuple[int, int], int] = {}

    def cheapest(self, pairs: int) -> int:
        """The least weight of tiles to leave out that saves this many pairs of free ends."""
        if pairs > self.by_paths:
            tiles = self.search.tiles_of(self.hand, self.group)
            return IMPOSSIBLE if tiles & self.kept else self.search.weight(tiles)
        if pairs and not self.paths:
            self.find_paths()
        return self.cheapest_paths(self.odd, pairs)

    def find_paths(self) -> None:
        """The weight of the lightest path between any two odd numbers (Dijkstra's search), by the two as bits."""
        graph, weights = self.search.graph, self.search.weights
        joins: dict[int, list[tuple[int, int]]] = {}
        for tile in tiles_in(self.hand & ~self.kept & ~graph.wild):
            low, high = graph.ends[tile]
            if self.group >> low & 1 and low != high:
                joins.setdefault(low, []).append((weights[tile], high))
                joins.setdefault(high, []).append((weights[tile], low))
        for start in tiles_in(self.odd):
            done = 0
            ahead = [(0, start)]
            while ahead:
                weight, number = heappop(ahead)
                if done >> number & 1:
                    continue
                done |= 1 << number
                if number > start and self.odd >> number & 1:
                    self.paths[1 << start | 1 << number] = weight
                for more, following in joins.get(number, ()):
                    if not done >> following & 1:
                        heappush(ahead, (weight + more, following))

    def cheapest_paths(self, odd: int, pairs: int) -> int:
        """The least weight of paths that join this many pairs of odd numbers.

        No tile is in two of them: without it, the four numbers would be joined by lighter paths.
        """
        if not pairs:
            return 0
        known = self.known.get((odd, pairs))
        if known is not None:
            return known
        first = odd & -odd
        rest = odd ^ first
        least = self.cheapest_paths(rest, pairs) if rest.bit_count() >= 2 * pairs else IMPOSSIBLE
        for number in tiles_in(rest):
            path = self.paths.get(first | 1 << number)
            if path is not None:
                least = min(least, path + self.cheapest_paths(rest ^ 1 << number, pairs - 1))
        self.known[odd, pairs] = least
        return least
