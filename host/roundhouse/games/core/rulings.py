"""Rulings: allowed, allowed on trust, or refused with the clause and the facts.

Why it is so: host/ARCHITECTURE.md#a-ruling-explains-itself
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from roundhouse.catalogs import Message

Fact: TypeAlias = int | str
"""Tiles, trains, seats and numbers as the position knows them; the fact's name says which it is."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """The ruling on a move.

    `clause` is empty when the move is allowed; `why` tells the cases of one clause apart (both together
    name the sentence that tells it); `facts` are what is true in this position. `trusted` are
    the clauses that cannot be checked from what is seen here: the move is allowed on trust.
    """

    clause: str = ""
    why: str = ""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    trusted: tuple[str, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether the move may be made, even if only on trust."""
        return not self.clause

    @property
    def on_trust(self) -> bool:
        """Whether it is allowed only because it cannot be checked from here."""
        return not self.clause and bool(self.trusted)

    def __str__(self) -> str:
        if self.allowed:
            return f"allowed on trust: {', '.join(self.trusted)}" if self.trusted else "allowed"
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"refused: {self.clause} {self.why}" + (f" ({facts})" if facts else "")


ALLOWED = Ruling()


def refused(clause: str, why: str, **facts: Fact) -> Ruling:
    """A refusal that cites `clause`."""
    return Ruling(clause, why, facts)


@dataclass(frozen=True, slots=True)
class Reason:
    """A clause by which an allowed move may be made, or that says what follows from it (`then_` in `why`).

    `why` and `facts` are as in a `Ruling`. No reason is part of a ruling: nothing is allowed or refused by it.
    """

    clause: str
    why: str
    facts: Mapping[str, Fact]


def because(clause: str, why: str, **facts: Fact) -> Reason:
    return Reason(clause, why, facts)


class TableError(ValueError):
    """An input to the table cannot be taken: carries the input and the position in text."""

    def __init__(self, said: str, position: str) -> None:
        super().__init__(said, position)
        self.said = said
        self.position = position


class Unreadable(TableError):
    """The input is not a move, a position or a record; `expected` says what was.

    Notation stands among its facts, so that a translation can show it as it is typed in that language.
    """

    def __init__(self, said: str, position: str, expected: str | Message, **facts: object) -> None:
        super().__init__(said, position)
        self.expected = Message.of(expected, **facts)

    def __str__(self) -> str:
        return f"cannot read {self.said!r}: expected {self.expected}"


class Refused(TableError):
    """The move cannot be played; `ruling` says why."""

    def __init__(self, said: str, position: str, ruling: Ruling) -> None:
        super().__init__(said, position)
        self.ruling = ruling

    def __str__(self) -> str:
        return f"{self.said}: {self.ruling}"


class Ambiguous(TableError):
    """The input can mean several moves; `meanings` are those, in full notation."""

    def __init__(self, said: str, position: str, meanings: tuple[str, ...]) -> None:
        super().__init__(said, position)
        self.meanings = meanings

    def __str__(self) -> str:
        return f"{self.said!r} can mean: {'; '.join(self.meanings)}"
