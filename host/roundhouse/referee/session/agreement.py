"""The agreement of the players of a table, in addition to the rules of their game."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from roundhouse.records.preferences import ANNOUNCE_SECONDS


def now() -> datetime:
    return datetime.now(UTC)


def in_minutes(minutes: float | None) -> datetime | None:
    """The time of day in so many minutes; None without a limit."""
    return None if minutes is None else now() + timedelta(minutes=minutes)


@dataclass(frozen=True, slots=True)
class Agreement:
    """The agreement that holds at one table as long as it lasts.

    After `until` no new round begins; `undo` says whether steps may be taken back where the program deals, and
    `announce_time` for how many seconds nobody may claim that a player forgot to announce the last tile.
    `turn_clock`: how many seconds a turn has before a lamp says so; 0: no matter. `rule_sheet` is the text of the rules
    that were chosen by their name; "": none were.
    """

    until: datetime | None = None
    undo: bool = True
    announce_time: int = ANNOUNCE_SECONDS
    turn_clock: int = 0
    rule_sheet: str = ""
