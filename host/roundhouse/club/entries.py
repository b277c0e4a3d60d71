"""The entries of an evening, as values and as the lines of its journal.

What the director decides is an `Order`: one or more entries that are taken together, and taken back together. All other
entries come from players and tables.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeAlias, get_args

from roundhouse.catalogs import Message
from roundhouse.club.scores.score_trail import Corrected, Reopened, TrailEntry
from roundhouse.indices import RoundIndex, index_of, number_of

MEETING, SWISS, PROGRESSIVE = "meeting", "swiss", "progressive"
SEATINGS: Final = (MEETING, SWISS, PROGRESSIVE)
"""The ways to seat rounds: so that as few as possible meet twice, by the standings, or by moves from table to table."""


NAMES, FIRST_NAMES, INITIALS, NUMBERS = "names", "first-names", "initials", "numbers"
NAME_PARTS: Final = (NAMES, FIRST_NAMES, INITIALS, NUMBERS)
"""The part of a name that everybody may read: the wall is open to all."""


@dataclass(frozen=True)
class Plan:
    """The plan for the whole evening; the latest one holds for the rounds that have not begun."""

    game: str = "mexican-train"
    rules: Mapping[str, str] = field(default_factory=dict)
    tables_of: int = 4
    rounds: int = 8
    deals: int = 1
    seating: str = MEETING
    counting: str = "points"
    even: bool = False
    seed: int = 1
    leader_lamp: bool = False
    approval: bool = False
    """Whether the director lets everybody in who signs in by phone and is not expected."""
    shown: str = NAMES
    club: str = ""
    """Its name stands on all that is printed."""

    @property
    def by_scores(self) -> bool:
        """Whether the scores of a round decide who sits where in the next one."""
        return self.seating != MEETING


@dataclass(frozen=True)
class SignedIn:
    """Somebody has come, or come back, or changed teams."""

    name: str
    team: str = ""


@dataclass(frozen=True)
class Asked:
    """Somebody with a phone waits until the director lets them in; `key` is the hash of its secret."""

    name: str
    key: str


@dataclass(frozen=True)
class TurnedAway:
    """The director turns away somebody who asked to come in."""

    name: str


@dataclass(frozen=True)
class Left:
    """Somebody has gone; a round in which they sit goes on."""

    name: str


@dataclass(frozen=True)
class Renamed:
    """Somebody has another name in the whole evening."""

    name: str
    to: str


@dataclass(frozen=True)
class Merged:
    """Two names were one person, who goes on under the second."""

    name: str
    into: str


@dataclass(frozen=True)
class FixedSeat:
    """Somebody needs this table in every round to come, and this seat; seat 0 is any, and table 0 ends it."""

    name: str
    table: int
    seat: int = 0


@dataclass(frozen=True)
class Began:
    """A round has begun. `at` is the director's clock, in seconds, and only shown."""

    tables: tuple[tuple[str, ...], ...]
    sit_outs: tuple[str, ...]
    deals: int
    at: int


@dataclass(frozen=True)
class Countdown:
    """The next round begins in so many minutes. `at` is the director's clock, in seconds, and only shown."""

    minutes: int
    at: int


@dataclass(frozen=True)
class PairedAgain:
    """Everybody in a round has another seat."""

    round: RoundIndex
    tables: tuple[tuple[str, ...], ...]
    sit_outs: tuple[str, ...]


@dataclass(frozen=True)
class Canceled:
    """A round counts for nothing, and keeps its number."""

    round: RoundIndex


@dataclass(frozen=True)
class Seated:
    """People without a seat have got one at a table of a round; the number after the last is a new table."""

    round: RoundIndex
    table: int
    names: tuple[str, ...]


@dataclass(frozen=True)
class Swapped:
    """Two people have changed seats in a round; where one had none, the other sits out now."""

    round: RoundIndex
    one: str
    other: str


@dataclass(frozen=True)
class Substituted:
    """Somebody has gone, and somebody without a seat has theirs; with `points` also all that they have won."""

    round: RoundIndex
    name: str
    by: str
    points: bool = False


@dataclass(frozen=True)
class Placed:
    """The match that a table reports is this round of the evening, or none of them.

    `during` is the round that was on when it was first heard of.
    """

    table: int
    match: str
    round: RoundIndex | None
    during: RoundIndex | None = None


@dataclass(frozen=True)
class SetAside:
    """Matches of a table that are no round, as many as it has reported, are told no longer."""

    table: int


@dataclass(frozen=True)
class PhoneGiven:
    """Somebody's phone; `key` is the hash of its secret."""

    name: str
    key: str


@dataclass(frozen=True)
class PhoneFreed:
    """Somebody may take another phone."""

    name: str


@dataclass(frozen=True)
class TakenBack:
    """An earlier order, by its place in the journal from 1, counts no longer."""

    order: int


Change: TypeAlias = (
    Plan | SignedIn | Asked | TurnedAway | Left | Renamed | Merged | FixedSeat | Began | Countdown | PairedAgain
    | Canceled | Seated | Swapped | Substituted | Placed | SetAside | PhoneGiven | PhoneFreed | TakenBack | TrailEntry
)  # fmt: skip


@dataclass(frozen=True)
class Order:
    """Decisions that the director made at once, for a reason if they gave one. `at` is their clock, and only shown."""

    entries: tuple[Change, ...]
    at: int
    reason: str = ""


Entry: TypeAlias = Change | Order
_KINDS: Final[Mapping[str, type[Change]]] = {each.__name__: each for each in get_args(Change)}
ROUNDS: Final = {"round", "during"}
"""Names of the fields of an entry that hold the number of a round."""


def write_entry(entry: Entry) -> str:
    """An entry as a line of JSON, in which rounds count from 1; 0 is none of them.

    >>> read_entry(write_entry(SignedIn("Ann", "Reds")))
    SignedIn(name='Ann', team='Reds')
    """
    return json.dumps(_written(entry), ensure_ascii=False)


def _written(entry: Entry) -> dict[str, Any]:
    if isinstance(entry, Order):
        return {"kind": "Order", **vars(entry), "entries": [*map(_written, entry.entries)]}
    said = {"kind": type(entry).__name__, **asdict(entry)}
    for name in ROUNDS & said.keys():
        said[name] = 0 if said[name] is None else number_of(said[name])
    return said


def read_entry(line: str) -> Entry:
    """The entry of a line that `write_entry` wrote."""
    said: dict[str, Any] = json.loads(line)
    if said["kind"] == Order.__name__:
        return Order(tuple(map(_read, said["entries"])), said["at"], said["reason"])
    return _read(said)


def _read(said: dict[str, Any]) -> Change:
    kind = _KINDS[said.pop("kind")]
    if "tables" in said:
        said["tables"] = tuple(map(tuple, said["tables"]))
    for name in {"sit_outs", "names"} & said.keys():
        said[name] = tuple(said[name])
    for name in ROUNDS & said.keys():
        said[name] = RoundIndex(index_of(said[name])) if said[name] else None
    return kind(**said)


def taken_back(log: Sequence[Entry]) -> set[int]:
    """The places from 1 of the orders that no longer count. An undo that is taken back counts no longer either."""
    gone: set[int] = set()
    for number in range(len(log), 0, -1):
        order = log[number - 1]
        if isinstance(order, Order) and number not in gone:
            gone.update(each.order for each in order.entries if isinstance(each, TakenBack))
    return gone


_WORDS: Final[Mapping[type[Change], str]] = {
    Plan: "evening/order-plan",
    SignedIn: "evening/order-sign-in",
    TurnedAway: "evening/order-turn-away",
    Left: "evening/order-leave",
    PhoneFreed: "evening/order-free-phone",
    Renamed: "evening/order-rename",
    Merged: "evening/order-merge",
    FixedSeat: "evening/order-fix",
    Began: "evening/order-begin",
    Countdown: "evening/order-countdown",
    PairedAgain: "evening/order-pair-again",
    Canceled: "evening/order-cancel",
    Seated: "evening/order-seat",
    Swapped: "evening/order-swap",
    Substituted: "evening/order-substitute",
    Corrected: "evening/order-correct",
    Reopened: "evening/order-reopen",
    SetAside: "evening/order-set-aside",
    TakenBack: "evening/order-take-back",
}
"""The text of each decision; its facts are the fields of the entry."""
_NAMELESS: Final = (Plan, Began, Countdown, PairedAgain, Canceled, Corrected, Reopened, SetAside)
"""The decisions whose texts name nobody."""


def words_of(order: Order, log: Sequence[Entry]) -> Message:
    """The decisions of an order of a journal, in words."""
    first = order.entries[0]
    facts: dict[str, Any] = {**vars(first), "count": sum(type(each) is type(first) for each in order.entries) - 1}
    match first:
        case Began():
            facts["round"] = _rounds_before(order, log)
        case FixedSeat(name=name, table=0):
            return Message("evening/order-fix-ends", name=name)
        case Seated(names=names):
            facts |= {"names": ", ".join(names), "count": len(names)}
        case TakenBack(order=number):
            taken = log[number - 1]
            assert isinstance(taken, Order), "nothing else is taken back"
            facts["order"] = words_of(taken, log)
    if "round" in facts:
        facts["round"] = str(number_of(facts["round"]))
    if "table" in facts:
        facts["table"] = str(facts["table"])
    return Message(_WORDS[type(first)], **facts)


def plan_at(began: Began, log: Sequence[Entry]) -> Plan:
    """The plan that held when a round of the log began, also if it was taken back since: its tables play by it."""
    place = next(place for place, each in enumerate(log) if any(change is began for change in _changes_of(each)))
    return next((each for each in reversed(_changes_before(place, log)) if isinstance(each, Plan)), Plan())


def decided(order: Order, log: Sequence[Entry]) -> Iterator[Change]:
    """The entries of an order of a journal; where it takes others back, theirs."""
    for each in order.entries:
        if isinstance(each, TakenBack):
            taken = log[index_of(each.order)]
            assert isinstance(taken, Order), "nothing else is taken back"
            yield from decided(taken, log)
        else:
            yield each


def names_people(order: Order, log: Sequence[Entry]) -> bool:
    """Whether the words of an order of a journal name somebody."""
    return not isinstance(next(decided(order, log)), _NAMELESS)


def _rounds_before(order: Order, log: Sequence[Entry]) -> int:
    """The number of rounds that had begun before an order of the log, and counted then."""
    place = next(place for place, each in enumerate(log) if each is order)
    return sum(isinstance(each, Began) for each in _changes_before(place, log))


def _changes_before(place: int, log: Sequence[Entry]) -> list[Change]:
    """All changes before a place of the log that counted then."""
    gone = taken_back(log[:place])
    return [each for number, entry in enumerate(log[:place], 1) if number not in gone for each in _changes_of(entry)]


def _changes_of(entry: Entry) -> tuple[Change, ...]:
    return entry.entries if isinstance(entry, Order) else (entry,)
