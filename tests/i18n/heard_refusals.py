"""Refusals and reasons that are heard in the scenarios, and refusals between rounds, which no scenario can tell."""

from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

from tools.rules.answers import scenarios

from roundhouse.dominoes import hand_of
from roundhouse.games import BasicTrains, MexicanTrain
from roundhouse.games.core.moves import DONE, Deal, Move, Reveal
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.match.match import Begin, Event, Join, Match, WentOut
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.indices import NO_SEAT

Key = tuple[str, str]


@cache
def heard_refusals() -> dict[Key, set[str]]:
    """Clause and case of each refusal, with the names of its facts, which are the same whenever it is heard."""
    found: dict[Key, set[str]] = {}
    for ruling in (*_in_scenarios()[0], *_between_rounds()):
        if not ruling.allowed:
            facts = found.setdefault((ruling.clause, ruling.why), set(ruling.facts))
            assert facts == set(ruling.facts), (ruling, facts)
    return dict(sorted(found.items()))


@cache
def heard_reasons() -> dict[Key, set[str]]:
    """Clause and case of each reason, with the names of its facts, which are the same whenever it is heard."""
    found: dict[Key, set[str]] = {}
    for position, move in _in_scenarios()[1]:
        for each in position.reasons(move):
            facts = found.setdefault((each.clause, each.why), set(each.facts))
            assert facts == set(each.facts), (each, facts)
    return dict(sorted(found.items()))


@cache
def _in_scenarios() -> tuple[list[Ruling], list[tuple[Position, Move]]]:
    """All rulings, and the moves that are allowed."""
    rulings, moves = list[Ruling](), list[tuple[Position, Move]]()
    really = Match.ruling

    def heard(match: Match, event: Event, by: int | None = None) -> Ruling:
        rulings.append(really(match, event, by))
        return rulings[-1]

    with patch.object(Match, "ruling", heard):
        for scenario in scenarios("scenarios"):
            moves += scenario.run().moves
    return rulings, moves


def _between_rounds() -> Iterator[Ruling]:
    match = Match(MexicanTrain(2, MexicanTrainOptions(set=6, deal=1)))
    yield match.ruling(DONE)
    yield match.ruling(Begin(2))
    match.apply(Begin(0))
    tiles = match.game.tiles
    match.apply(Deal((hand_of([tiles.double[6] - 1]), 0), (0, 1)))
    assert match.position is not None
    match.apply(match.position.legal()[0])
    yield match.ruling(Begin(1))
    uncalled = Match(BasicTrains(4))
    yield uncalled.ruling(WentOut(NO_SEAT))
    uncalled.apply(WentOut(0))
    yield uncalled.ruling(Reveal(1, 0, 0))
    crowded = Match(MexicanTrain(12))
    yield crowded.ruling(Join(1, 12))
