"""The seats of the rounds to come of an evening, as far as they are known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf

from roundhouse.catalogs import Message
from roundhouse.club.entries import PROGRESSIVE, Began
from roundhouse.club.evening import Evening
from roundhouse.club.pairing import Present, next_round, rounds_to_come
from roundhouse.club.plan_check import check_table_size
from roundhouse.club.scores.score_trail import RefusedEntry
from roundhouse.club.scores.standings import by_points
from roundhouse.club.seating import FEWEST, RoundSeating, table_sizes
from roundhouse.indices import RoundIndex, index_of


def next_seating(evening: Evening) -> Callable[[], RoundSeating]:
    """Work out who sits where in the next round. Raises RefusedEntry if none can begin.

    The first call of what this returns may take seconds in a large hall, and needs the evening no longer; the same
    seating is there at once afterwards.
    """
    plan, begun = evening.plan, len(evening.rounds)
    if begun >= plan.rounds:
        raise RefusedEntry(Message("evening/all-played", rounds=plan.rounds))
    return _seating(evening, plan.rounds, begun)


def other_seating(evening: Evening) -> Callable[[], RoundSeating]:
    """Work out another seating of the latest round, as `next_seating` does. Raises RefusedEntry if it has scores."""
    begun = len(evening.rounds)
    evening.round_that_is_on(RoundIndex(index_of(begun)))
    evening.check_unscored(evening.latest, range(1, len(evening.round.tables) + 1))
    return _seating(evening, begun + 1, index_of(begun))


def beginning_of_next(evening: Evening, at: int) -> Began:
    """The entry that begins the next round. Raises RefusedEntry if none can begin.

    >>> from roundhouse.club.entries import SignedIn
    >>> made = Evening(map(SignedIn, ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal")))
    >>> made.add(beginning_of_next(made, at=0))
    >>> len(made.round.tables), made.round.place_of("Ann") is not None
    (2, True)
    """
    found = next_seating(evening)()
    return Began(tuple(table.seats for table in found.tables), found.sit_outs, evening.plan.deals, at)


def schedule(evening: Evening) -> Callable[[], tuple[RoundSeating, ...]]:
    """Work out all rounds: those so far, and those to come if nobody comes or goes. It may take seconds.

    Where scores decide, the first one at most is to come; where too few are here, none.
    """
    past, plan = tuple(evening.rounds), evening.plan
    if len(evening.present) < max(FEWEST, plan.tables_of):
        return lambda: past
    to_come = partial(rounds_to_come, plan, _present(evening, len(past)))
    return lambda: past + to_come()


def _seating(evening: Evening, rounds: int, played: int) -> Callable[[], RoundSeating]:
    """The seating of the next of so many rounds, by the scores of those that have been played."""
    plan, here = evening.plan, len(evening.present)
    fewest = max(FEWEST, plan.tables_of)
    if here < fewest:
        raise RefusedEntry(Message("evening/too-few", count=here, fewest=fewest))
    for size in sorted(set(table_sizes(here, plan.tables_of, even=plan.even))):
        check_table_size(plan, size)
    return partial(next_round, plan, rounds, _present(evening, played))


def _present(evening: Evening, played: int) -> Present:
    plan, here = evening.plan, evening.present
    counted = [round for round in map(RoundIndex, range(played)) if round not in evening.canceled]
    ranking = _ranking(evening) if plan.by_scores and counted else []
    return Present(
        tuple(evening.players[name] for name in here),
        tuple(evening.rounds),
        tuple(each for name, each in evening.fixed.items() if name in here),
        tuple(ranking),
        _finished(evening, counted[-1], ranking) if plan.seating == PROGRESSIVE and ranking else (),
    )


def _ranking(evening: Evening) -> list[str]:
    ranked = [line.name for line in evening.standings() if line.name in evening.present]
    return ranked + [name for name in evening.present if name not in set(ranked)]


def _finished(evening: Evening, round: RoundIndex, ranking: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The players of each table of a round, the best first; who is level stands by the `ranking`."""
    tables = []
    for each in evening.progress(round):
        points = each.points or {}
        worth = dict(zip(points, by_points(list(points.values()), evening.low_wins), strict=True))
        here = [name for name in ranking if name in each.seats]
        tables.append(tuple(sorted(here, key=lambda name: -worth.get(name, -inf if worth else 0.0))))
    return tuple(tables)
