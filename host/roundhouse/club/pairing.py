"""The seating of the next round, as the plan of the evening wants it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from roundhouse.club.entries import FixedSeat, Plan
from roundhouse.club.players import ClubPlayer
from roundhouse.club.seating import RoundSeating, at_fixed_seats, plan, plan_by_moves, plan_by_standings


@dataclass(frozen=True)
class Present:
    """All that the next round is worked out from: the people here, and the rounds so far.

    `ranking` has the names of all who are here, the best first, where scores decide; `finished` the players of each
    table of the round that was played last, the best first, where they move up and down.
    """

    players: tuple[ClubPlayer, ...]
    past: tuple[RoundSeating, ...]
    fixed: tuple[FixedSeat, ...] = ()
    ranking: tuple[str, ...] = ()
    finished: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class _Hall:
    """The part of a plan by which people are seated."""

    tables_of: int
    even: bool
    seed: int


def next_round(wanted: Plan, rounds: int, present: Present) -> RoundSeating:
    """The next one of so many rounds; may take seconds for a large hall, and is there at once the next time."""
    return _next_round(_Hall(wanted.tables_of, wanted.even, wanted.seed), rounds, present)


def rounds_to_come(wanted: Plan, present: Present) -> tuple[RoundSeating, ...]:
    """All further rounds of the plan, if nobody comes or goes; where scores decide, the first one at most."""
    found: list[RoundSeating] = []
    while len(present.past) < (1 if wanted.by_scores else wanted.rounds):
        found.append(next_round(wanted, wanted.rounds, present))
        present = replace(present, past=(*present.past, found[-1]))
    return tuple(found)


@lru_cache(maxsize=64)
def _next_round(hall: _Hall, rounds: int, present: Present) -> RoundSeating:
    past = present.past
    if present.finished:
        found = plan_by_moves(present.finished, present.ranking, hall.tables_of, past, even=hall.even)
    elif present.ranking:
        found = plan_by_standings(present.ranking, hall.tables_of, past, even=hall.even)
    else:
        return _planned(hall, rounds, present)
    return at_fixed_seats(found, _places(present.fixed), past, whole_tables=not present.finished)


def _planned(hall: _Hall, rounds: int, present: Present) -> RoundSeating:
    """The next round of the plan for all rounds, as long as nobody has come or gone; else of one for those left."""
    past = present.past
    whole = _whole(hall, rounds, present.players, present.fixed)
    if whole[: len(past)] == past:
        return whole[len(past)]
    names, teams = _teams(present.players)
    rest = plan(names, hall.tables_of, rounds - len(past), hall.seed, even=hall.even, teams=teams, past=past)
    return at_fixed_seats(rest[0], _places(present.fixed), past)


@lru_cache(maxsize=4)
def _whole(
    hall: _Hall, rounds: int, players: tuple[ClubPlayer, ...], fixed: tuple[FixedSeat, ...]
) -> tuple[RoundSeating, ...]:
    """The plan for all rounds."""
    names, teams = _teams(players)
    found: list[RoundSeating] = []
    for each in plan(names, hall.tables_of, rounds, hall.seed, even=hall.even, teams=teams):
        found.append(at_fixed_seats(each, _places(fixed), found))
    return tuple(found)


def _teams(players: tuple[ClubPlayer, ...]) -> tuple[list[str], dict[str, str]]:
    return [player.name for player in players], {player.name: player.team for player in players if player.team}


def _places(fixed: tuple[FixedSeat, ...]) -> Mapping[str, tuple[int, int]]:
    return {each.name: (each.table, each.seat) for each in fixed}
