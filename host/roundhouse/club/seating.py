"""The seating of a hall: the tables and seats of each round, so that as few players as possible meet twice.

A hall whose tables rotate is seated by a rotation that is proven free of repeats: of the players of chair `i`, each
moves `i` steps on after a round, in the integers modulo the number of tables, or in a finite field where that number
is a prime power. Any other hall (sit-outs, late arrivals, teams, standings) is seated round by round by a local search
of our own: players who meet again change places with the best of a few others. OR-Tools would add 100 MB for a
proof that even it does not find at such sizes; `least_repeats` says how far from the best a seating can be.

Seats are colors of the edges between players and tables. By König's theorem as many colors suffice as a table has
seats, so that nobody has one seat two times more often than another.

Everything is a function of its arguments: the same players, rounds and seed give the same seating.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, pairwise
from math import comb, gcd
from random import Random

from roundhouse.indices import index_of, number_of

FEWEST, MOST = 8, 600
"""Players of an evening."""
SMALLEST, LARGEST = 2, 12
"""Players of a table."""
_TEAM = 1_000
"""The weight of a team mate at the same table, in repeats."""
_RESTARTS = 3
_STEPS = 100

Pair = frozenset[str]
_Node = tuple[str | int, int]


@dataclass(frozen=True)
class TableSeating:
    """The players of one table in a round: `seats` has a name for each chair, empty for one that stays free."""

    seats: tuple[str, ...]

    @property
    def players(self) -> tuple[str, ...]:
        """Those who sit here, in the order of the seats."""
        return tuple(name for name in self.seats if name)

    @property
    def leader(self) -> str:
        """The seat that leads: the first one that is taken."""
        return self.players[0]


@dataclass(frozen=True)
class RoundSeating:
    """The tables of a round, table 1 first, and who sits out."""

    tables: tuple[TableSeating, ...]
    sit_outs: tuple[str, ...] = ()

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody in the round, also those who sit out."""
        return (*(name for table in self.tables for name in table.players), *self.sit_outs)

    def place_of(self, name: str) -> tuple[int, int] | None:
        """The numbers of table and seat, each from 1; None for who sits out."""
        for number, table in enumerate(self.tables, 1):
            if name in table.players:
                return number, number_of(table.seats.index(name))
        return None

    def with_names(self, names: Mapping[str, str], out: Iterable[str] = ()) -> RoundSeating:
        """The same seats with other people: each name becomes another one, and `out` are more who sit out.

        >>> RoundSeating((TableSeating(("Ann", "Bo")),), ("Cy",)).with_names({"Bo": "Cy", "Cy": "Bo"})
        RoundSeating(tables=(TableSeating(seats=('Ann', 'Cy')),), sit_outs=('Bo',))
        """
        tables = tuple(TableSeating(tuple(names.get(name, name) for name in table.seats)) for table in self.tables)
        seated = {"", *(name for table in tables for name in table.players)}
        outs = dict.fromkeys([*(names.get(name, name) for name in self.sit_outs), *out])
        return RoundSeating(tables, tuple(name for name in outs if name not in seated))


def repeats(rounds: Iterable[RoundSeating]) -> int:
    """The number of meetings that are not the first of their pair."""
    return sum(count - 1 for count in meetings(rounds).values())


def meetings(rounds: Iterable[RoundSeating]) -> Counter[Pair]:
    """The number of times that each pair sat at one table."""
    return Counter(
        frozenset(pair) for each in rounds for table in each.tables for pair in combinations(table.players, 2)
    )


def sit_outs(rounds: Iterable[RoundSeating]) -> Counter[str]:
    return Counter(name for each in rounds for name in each.sit_outs)


def table_sizes(players: int, tables_of: int, *, even: bool = False) -> tuple[int, ...]:
    """The sizes of the tables. They differ by at most 1; `even`: all have `tables_of`, and the rest sit out.

    >>> table_sizes(14, 4), table_sizes(14, 4, even=True)
    ((4, 4, 3, 3), (4, 4, 4))
    """
    if even:
        return (tables_of,) * (players // tables_of)
    tables = -(-players // tables_of)
    return tuple(players // tables + (number < players % tables) for number in range(tables))


def least_repeats(sizes: Sequence[int], rounds: int, players: int) -> int:
    """A bound: no seating of so many rounds with these tables has fewer repeats.

    There are only so many pairs, and a table larger than the number of tables seats again some of any one round.

    >>> least_repeats((4, 4, 4, 4), 5, 16), least_repeats((4, 4), 3, 8)
    (0, 8)
    """
    by_pairs = rounds * sum(comb(size, 2) for size in sizes) - comb(players, 2)
    if sum(sizes) < players:
        return max(0, by_pairs)
    again = 0
    for size in sizes:
        each, more = divmod(size, len(sizes))
        again += more * comb(each + 1, 2) + (len(sizes) - more) * comb(each, 2)
    return max(0, by_pairs, (rounds - 1) * again)


def plan(
    players: Sequence[str],
    tables_of: int,
    rounds: int,
    seed: int,
    *,
    even: bool = False,
    teams: Mapping[str, str] | None = None,
    past: Sequence[RoundSeating] = (),
) -> tuple[RoundSeating, ...]:
    """The next `rounds` rounds, all at once; `past` rounds count, `even` is as in `table_sizes`.

    Members of one of the `teams` (by player) meet only where it cannot be helped.
    """
    random = Random(f"{seed}/{len(past)}")
    sizes = table_sizes(len(players), tables_of, even=even)
    order = list(players)
    random.shuffle(order)
    if not past and not teams and sum(sizes) == len(players):
        groups = _rotation(order, tables_of, rounds)
        if groups is not None:
            return _seated(groups, tables_of)
    best: tuple[float, list[list[list[str]]]] | None = None
    bound = least_repeats(sizes, rounds, len(players)) if not past and not teams else 0
    for _ in range(_RESTARTS):
        found = _searched(order, sizes, rounds, random, past, teams or {})
        if best is None or found[0] < best[0]:
            best = found
        if best[0] <= bound or len(players) * rounds > 2_000:
            break
    assert best is not None
    return _seated(best[1], tables_of, past, players)


def plan_by_standings(
    ranking: Sequence[str], tables_of: int, past: Sequence[RoundSeating], *, even: bool = False
) -> RoundSeating:
    """The next round of a Swiss evening: the first of the `ranking` at table 1, those who follow at the next.

    Neighbors change tables so that fewer meet again. The lowest of those with the fewest sit-outs sits out.
    """
    sizes = table_sizes(len(ranking), tables_of, even=even)
    out = _who_sits_out(list(reversed(ranking)), len(ranking) - sum(sizes), _fair_byes(ranking, past))
    names = [name for name in ranking if name not in out]
    met = meetings(past)

    def again(name: str, table: Collection[str]) -> int:
        return sum(met[frozenset((name, other))] for other in table if other != name)

    groups: list[list[str]] = []
    left = list(names)
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            near = left[: 2 * size]
            table.append(left.pop(min(range(len(near)), key=lambda at: (again(near[at], table), at))))
        groups.append(table)
    return _seated([groups], tables_of, past, ranking)[0]


def plan_by_moves(
    finished: Sequence[Sequence[str]],
    ranking: Sequence[str],
    tables_of: int,
    past: Sequence[RoundSeating],
    *,
    even: bool = False,
) -> RoundSeating:
    """The next round of a progressive evening.

    The better half of each table moves up by one, towards table 1, whose lower half goes to the last table. `finished`
    has the players of each table of the round before, the best first. Newcomers begin at the last table.
    """
    last = len(finished) - 1
    goes = dict.fromkeys(ranking, last)
    for number, names in enumerate(finished):
        half = len(names) // 2
        for place, name in enumerate(names):
            moves_up = place < half if number else place < len(names) - half
            goes[name] = max(number - 1, 0) if moves_up else number or last
    sizes = table_sizes(len(ranking), tables_of, even=even)
    out = _who_sits_out(list(reversed(ranking)), len(ranking) - sum(sizes), _fair_byes(ranking, past))
    order = iter(sorted((name for name in ranking if name not in out), key=goes.__getitem__))
    return _seated([[list(islice(order, size)) for size in sizes]], tables_of, past, ranking)[0]


def at_fixed_seats(
    found: RoundSeating,
    fixed: Mapping[str, tuple[int, int]],
    past: Sequence[RoundSeating],
    *,
    whole_tables: bool = True,
) -> RoundSeating:
    """The round with everybody at the table and the seat that are theirs for the evening; seat 0 is any.

    With `whole_tables`, tables change their numbers first: then nobody meets anybody else. Where that is not enough,
    people change places so that as few as possible meet again.
    """
    tables = [list(table.seats) for table in found.tables]
    here = {name for seats in tables for name in seats if name}
    wanted = {name: place for name, place in fixed.items() if name in here and place[0] <= len(tables)}
    numbered: set[int] = set()
    for number in dict.fromkeys(table - 1 for table, _ in wanted.values()) if whole_tables else ():
        mine = [sum(wanted.get(name, (0,))[0] == number + 1 for name in seats) for seats in tables]
        best = max(set(range(len(tables))) - numbered, key=lambda at: (mine[at], at == number, -at))
        tables[best], tables[number] = tables[number], tables[best]
        numbered.add(number)
    met = meetings(past)
    for name, (table, seat) in wanted.items():
        old, new = next(seats for seats in tables if name in seats), tables[table - 1]
        if old is not new:
            movable = [other for other in new if other and wanted.get(other, (0,))[0] != table]
            if not movable:
                continue  # so many need this table that it is full
            other = min(movable, key=lambda each: _met(met, name, new, each) + _met(met, each, old, name))
            at = new.index(other)
            old[old.index(name)], new[at] = other, name
        if 1 <= seat <= len(new):
            at = new.index(name)
            there = index_of(seat)
            new[at], new[there] = new[there], new[at]
    return RoundSeating(tuple(TableSeating(tuple(seats)) for seats in tables), found.sit_outs)


def _met(met: Mapping[Pair, int], name: str, table: Iterable[str], without: str) -> int:
    """The number of times that somebody has met those of a table, without one of them."""
    return sum(met[frozenset((name, other))] for other in table if other not in ("", name, without))


# Rotations.


def _rotation(order: Sequence[str], size: int, rounds: int) -> list[list[list[str]]] | None:
    """Rounds in which nobody meets anybody again; None where no rotation is known."""
    tables = -(-len(order) // size)
    free = tables * size - len(order)
    if free > tables:
        return None
    home = [order[chair * tables : (chair + 1) * tables] for chair in range(size)]
    steps = _steps(tables, size, rounds)
    if steps is not None:
        moved = [[[(at + steps[chair] * number) % tables for at in range(tables)] for chair in range(size)]
                 for number in range(rounds)]  # fmt: skip
    else:
        field = _Field.of_order(tables)
        if field is None or size > tables or rounds > tables + (size == tables and not free):
            return None
        moved = [[[field.add(at, field.multiply(chair, number)) for at in range(tables)] for chair in range(size)]
                 for number in range(min(rounds, tables))]  # fmt: skip
    groups = [[[home[chair][places[chair][at]] for chair in range(size) if places[chair][at] < len(home[chair])]
               for at in range(tables)] for places in moved]  # fmt: skip
    if len(groups) < rounds:
        groups.append([list(chair) for chair in home])
    return groups


def _steps(tables: int, size: int, rounds: int) -> tuple[int, ...] | None:
    """The places by which each chair moves after a round, so that no two chairs meet again within the rounds."""
    steps: list[int] = []
    for step in range(tables):
        if all(tables // gcd(tables, step - other) >= rounds for other in steps):
            steps.append(step)
            if len(steps) == size:
                return tuple(steps)
    return None


@dataclass(frozen=True)
class _Field:
    """The finite field of `prime ** degree` elements, which are numbers whose digits are coefficients."""

    prime: int
    degree: int
    modulus: tuple[int, ...]

    @staticmethod
    def of_order(order: int) -> _Field | None:
        """The field of this many elements; None where there is none, or none that a hall needs."""
        prime = next((factor for factor in range(2, order + 1) if order % factor == 0), 0)
        degree = 0
        while prime and prime**degree < order:
            degree += 1
        if not prime or prime**degree != order:
            return None
        for low in range(order):
            field = _Field(prime, degree, (*_digits(low, prime, degree), 1))
            # A field has no divisors of zero; rows of its table are permutations.
            if all(field.multiply(a, b) for a in range(1, order) for b in range(a, order)):
                return field
        return None

    def add(self, a: int, b: int) -> int:
        pairs = zip(_digits(a, self.prime, self.degree), _digits(b, self.prime, self.degree), strict=True)
        return self._number([x + y for x, y in pairs])

    def multiply(self, a: int, b: int) -> int:
        """The product, reduced by the modulus."""
        product = [0] * (2 * self.degree)
        for i, x in enumerate(_digits(a, self.prime, self.degree)):
            for j, y in enumerate(_digits(b, self.prime, self.degree)):
                product[i + j] += x * y
        for high in range(len(product) - 1, self.degree - 1, -1):
            for at, factor in enumerate(self.modulus):
                if at < self.degree:
                    product[high - self.degree + at] -= product[high] * factor
        return self._number(product[: self.degree])

    def _number(self, digits: Sequence[int]) -> int:
        return sum(digit % self.prime * self.prime**at for at, digit in enumerate(digits))


def _digits(number: int, base: int, count: int) -> tuple[int, ...]:
    return tuple(number // base**at % base for at in range(count))


# Local search.


def _searched(
    players: Sequence[str],
    sizes: Sequence[int],
    rounds: int,
    random: Random,
    past: Sequence[RoundSeating],
    teams: Mapping[str, str],
) -> tuple[float, list[list[list[str]]]]:
    """One seating by local search, round by round, and what it costs: repeats, and team mates at one table."""
    at = {name: number for number, name in enumerate(players)}
    weight = [[0] * len(players) for _ in players]
    for pair, count in meetings(past).items():
        a, b = sorted(pair)
        if a in at and b in at:
            weight[at[a]][at[b]] = weight[at[b]][at[a]] = count
    for a, b in combinations(players, 2):
        if teams.get(a) and teams.get(a) == teams.get(b):
            weight[at[a]][at[b]] = weight[at[b]][at[a]] = weight[at[a]][at[b]] + _TEAM
    byes = _fair_byes(players, past)
    found, cost = [], 0.0
    for _ in range(rounds):
        order = list(players)
        random.shuffle(order)
        out = _who_sits_out(order, len(players) - sum(sizes), byes)
        byes.update(out)
        groups = _one_round([at[name] for name in order if name not in out], sizes, weight, random)
        for group in groups:
            for x, y in combinations(group, 2):
                cost += min(weight[x][y], 1) if weight[x][y] < _TEAM else weight[x][y]
                weight[x][y] += 1
                weight[y][x] += 1
        found.append([[players[x] for x in group] for group in groups])
    return cost, found


def _one_round(order: list[int], sizes: Sequence[int], weight: list[list[int]], random: Random) -> list[list[int]]:
    """The tables of a round: players who meet again change places with the best of a few others."""
    groups, start = [], 0
    for size in sizes:
        groups.append(order[start : start + size])
        start += size

    def load(who: int, table: list[int], without: int | None = None) -> int:
        row = weight[who]
        return sum(row[other] for other in table if other not in (who, without))

    if len(groups) < 2:
        return groups
    for _ in range(_STEPS + len(order)):
        unhappy = [(number, seat) for number, table in enumerate(groups)
                   for seat, who in enumerate(table) if load(who, table)]  # fmt: skip
        if not unhappy:
            break
        number, seat = random.choice(unhappy)
        here = groups[number]
        who, best = here[seat], None
        now = load(who, here)
        for _ in range(40):
            there_number = random.randrange(len(groups))
            if there_number == number:
                continue
            there = groups[there_number]
            there_seat = random.randrange(len(there))
            other = there[there_seat]
            gain = load(who, there, other) + load(other, here, who) - now - load(other, there)
            if best is None or gain < best[0]:
                best = (gain, there, there_seat)
        # A step that changes nothing leads off a plateau.
        if best and best[0] <= 0:
            here[seat], best[1][best[2]] = best[1][best[2]], who
    return groups


def _fair_byes(players: Sequence[str], past: Sequence[RoundSeating]) -> Counter[str]:
    """The sit-outs that count: a player who came late has as many as the one with the fewest."""
    counted = sit_outs(past)
    seen = {name for each in past for name in each.people}
    fewest = min((counted[name] for name in players if name in seen), default=0)
    return Counter({name: counted[name] if name in seen else fewest for name in players})


def _who_sits_out(order: Sequence[str], count: int, byes: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted(order, key=lambda name: byes[name])[:count])


# Seats.


def _seated(
    rounds: Sequence[Sequence[Sequence[str]]],
    size: int,
    past: Sequence[RoundSeating] = (),
    players: Collection[str] = (),
) -> tuple[RoundSeating, ...]:
    """The rounds with a seat for each player: colored if the evening begins, else each table as is fairest now."""
    everybody = set(players) or {name for table in rounds[0] for name in table}
    chairs = _fair_chairs(rounds, size, past) if past else _colored(rounds, size)
    return tuple(
        RoundSeating(
            tuple(TableSeating(seats) for seats in tables),
            tuple(sorted(everybody - {name for seats in tables for name in seats})),
        )
        for tables in chairs
    )


def _fair_chairs(
    rounds: Sequence[Sequence[Sequence[str]]], size: int, past: Sequence[RoundSeating]
) -> list[list[tuple[str, ...]]]:
    """Seats given table by table: players exchange them until none of two exchanged seats would be had less often."""
    had = Counter((name, seat) for each in past for table in each.tables for seat, name in enumerate(table.seats))
    chairs = []
    for tables in rounds:
        chairs.append([_fair_table([*names, *[""] * (size - len(names))], had) for names in tables])
        had.update((name, seat) for seats in chairs[-1] for seat, name in enumerate(seats))
    return chairs


def _fair_table(seats: list[str], had: Counter[tuple[str, int]]) -> tuple[str, ...]:
    def times(name: str, seat: int) -> int:
        return had[name, seat] if name else 0

    changed = True
    while changed:
        changed = False
        for a, b in combinations(range(len(seats)), 2):
            x, y = seats[a], seats[b]
            if times(x, b) + times(y, a) < times(x, a) + times(y, b):
                seats[a], seats[b] = y, x
                changed = True
    return tuple(seats)


def _colored(rounds: Sequence[Sequence[Sequence[str]]], size: int) -> list[list[tuple[str, ...]]]:
    """Seats as colors of edges. A player is a node for every `size` rounds, which has every seat at most once."""
    played: Counter[str] = Counter()
    edges: list[tuple[_Node, _Node]] = []
    for number, tables in enumerate(rounds):
        for place, names in enumerate(tables):
            for name in names:
                edges.append(((name, played[name] // size), (number, place)))
                played[name] += 1
    at: dict[_Node, dict[int, _Node]] = {node: {} for edge in edges for node in edge}
    for player, table in edges:
        free = next(seat for seat in range(size) if seat not in at[player])
        taken = next(seat for seat in range(size) if seat not in at[table])
        if free in at[table]:
            _exchange(at, table, free, taken)
        at[player][free], at[table][free] = table, player
    return [
        [tuple(str(at[number, place].get(seat, ("",))[0]) for seat in range(size)) for place in range(len(tables))]
        for number, tables in enumerate(rounds)
    ]


def _exchange(at: dict[_Node, dict[int, _Node]], start: _Node, one: int, other: int) -> None:
    """Exchange two seats along the path that begins here with `one`. It never ends at the player who asks for it."""
    path, node, color = [start], start, one
    while color in at[node]:
        node = at[node][color]
        path.append(node)
        color = other if color == one else one
    for number, (a, b) in enumerate(pairwise(path)):
        color = one if number % 2 == 0 else other
        if at[a].get(color) == b:
            del at[a][color]
        if at[b].get(color) == a:
            del at[b][color]
    for number, (a, b) in enumerate(pairwise(path)):
        color = other if number % 2 == 0 else one
        at[a][color], at[b][color] = b, a
