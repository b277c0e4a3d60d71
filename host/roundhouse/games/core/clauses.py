"""Clauses as data: the one id that rulings, scenarios, booklet and code all cite.

Why it is so: host/ARCHITECTURE.md#a-game-is-data-and-some-fifteen-methods
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Effect(Enum):
    """The effect of a clause. It decides how `make clauses PROVE=1` takes the clause out."""

    REFUSES = "refuses"
    """It forbids moves: taken out, its refusal is ignored."""
    ACTS = "acts"
    """It changes the position, the deal or the score: taken out, its effect is not applied."""
    SPEAKS = "speaks"
    """It is what the hub says or a courtesy: nothing is refused or changed by it."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of RULES.md, a `reading` where the sources leave room. The options that it offers name it."""

    id: str
    effects: tuple[Effect, ...]
    reading: bool = False


def clause_table(*clauses: Clause) -> dict[str, Clause]:
    """Clauses by id, in the order given."""
    return {clause.id: clause for clause in clauses}


REFUSES, ACTS, SPEAKS = Effect.REFUSES, Effect.ACTS, Effect.SPEAKS

COMMON = clause_table(
    Clause("C-1", (REFUSES,)),
    Clause("C-2", (REFUSES,)),
    Clause("C-3", (ACTS, REFUSES), reading=True),
    Clause("C-4", (ACTS,)),
    Clause("C-5", (ACTS, REFUSES), reading=True),
    Clause("C-6", (REFUSES,), reading=True),
    Clause("C-7", (ACTS,), reading=True),
    Clause("C-8", (REFUSES,), reading=True),
    Clause("C-9", (ACTS, REFUSES)),
)
HUNT = clause_table(Clause("C-10", (ACTS, REFUSES), reading=True))
"""The common clause of games whose engine comes from a hand: the hunt for one that nobody holds."""
