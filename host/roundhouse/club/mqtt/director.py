"""The director's end of a hall: what the tables say, kept on disk, and signals to all hubs."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.club.mqtt.connection import BrokerAt, Connection
from roundhouse.club.mqtt.messages import (
    ALL_TABLES,
    MOST_NAMES,
    BadMessage,
    HallSignal,
    Leaders,
    Link,
    Notice,
    Receipt,
    RoundScores,
    TableState,
    from_payload,
)
from roundhouse.club.store import Conflict, Flood, HallRegister


@dataclass(frozen=True)
class TableSeen:
    """A table as the director knows it now."""

    is_there: bool = False
    state: TableState | None = None
    troubles: frozenset[str] = frozenset()
    """The messages about it that the director has had; a table that makes trouble goes on with it."""
    changes: int = 0
    """The times that it has come or gone."""


MOST_CHANGES: Final = 20
"""The times that a table's coming or going is told."""
_TROUBLES: Final[Mapping[type[ValueError], str]] = {
    BadMessage: "hall/garbage",
    Flood: "hall/flood",
    Conflict: "hall/conflict",
}


class Director:
    """Hears the tables until `close`.

    In a thread of its own `told` gets what the director should read, and `heard` what a table has said that is new; its
    scores are on disk by then.
    """

    def __init__(
        self,
        at: BrokerAt,
        register: HallRegister,
        told: Callable[[Message], None],
        heard: Callable[[int, RoundScores | TableState | Link], None] = lambda *_: None,
        *,
        first_wait: float = 1,
    ) -> None:
        self.tables: dict[int, TableSeen] = {}
        self._hall, self._register, self._told, self._on_heard = at.hall, register, told, heard
        self._evening = register.id_of("evening")
        self._leaders = Leaders(())
        topics = at.hall.topics_of(at.user)
        self.connection = Connection(at, topics, self._heard, self._say_leaders, told, first_wait=first_wait)
        self.connection.open()

    def signal(self, cue: str) -> bool:
        """Sound a cue at all tables; False while the broker is away."""
        if not self.connection.is_open:
            return False
        said = HallSignal(self._evening, self._register.next_number("signal"), cue)
        self.connection.say(self._hall.director("signal"), said)
        return True

    def notify(self, text: str, table: int = ALL_TABLES) -> bool:
        """Say something in words to a table, or to all; False while the broker is away."""
        if not self.connection.is_open:
            return False
        said = Notice(self._evening, self._register.next_number("notice"), table, text)
        self.connection.say(self._hall.director("notice"), said)
        return True

    def show_leaders(self, names: Sequence[str]) -> None:
        """Let the lamps of those who lead the standings shine between rounds."""
        leaders = Leaders(tuple(names)[:MOST_NAMES])
        if leaders != self._leaders:
            self._leaders = leaders
            self._say_leaders()

    def tell_again(self, table: int) -> None:
        """Tell what a table does wrong once more: the director has looked after it."""
        if table in self.tables:
            self.tables[table] = replace(self.tables[table], troubles=frozenset(), changes=0)

    def _say_leaders(self) -> None:
        self.connection.say(self._hall.director("leaders"), self._leaders, retain=True)

    def close(self) -> None:
        self.connection.close()

    def _heard(self, topic: str, payload: bytes) -> None:
        place = self._hall.table_of(topic)
        if place is None:
            return
        number, leaf = place
        seen = self.tables.setdefault(number, TableSeen())
        try:
            self._take(number, from_payload(leaf, payload), seen)
        except (BadMessage, Flood, Conflict) as error:
            self._tell_once(number, _TROUBLES[type(error)])
        except sqlite3.Error as error:  # no receipt: the table sends it again
            self._told(Message("hall/not-kept", reason=str(error)))

    def _take(self, number: int, said: object, seen: TableSeen) -> None:
        match said:
            case RoundScores():
                is_new = self._register.take(number, said)
                self._on_heard(number, said)  # a repeat, too: a director that was killed in between takes it now
                if is_new:
                    name = "taken-back" if not said.points else "corrected" if said.revision else "scores"
                    sheet = points_text(said.names, said.points)
                    self._told(Message(f"hall/{name}", table=str(number), deal=str(said.round), sheet=sheet))
                self.connection.say(self._hall.receipt(number), Receipt(said.match, said.round, said.revision))
            case TableState():
                known = seen.state
                if known is None or known.match != said.match or known.number < said.number:
                    self.tables[number] = replace(seen, state=said)
                    self._on_heard(number, said)
            case Link(up=is_there):
                if is_there != seen.is_there:
                    self.tables[number] = replace(seen, is_there=is_there, changes=seen.changes + 1)
                    self._on_heard(number, said)
                    if seen.changes < MOST_CHANGES:
                        self._told(Message("hall/here" if is_there else "hall/gone", table=str(number)))
                    else:
                        self._tell_once(number, "hall/unsteady")

    def _tell_once(self, number: int, trouble: str) -> None:
        seen = self.tables[number]
        if trouble not in seen.troubles:
            self.tables[number] = replace(seen, troubles=seen.troubles | {trouble})
            self._told(Message(trouble, table=str(number)))


def points_text(names: Sequence[str], points: Sequence[int]) -> str:
    """The points of each player.

    >>> points_text(("Ann", "Bo"), (12, 0))
    'Ann 12, Bo 0'
    """
    return ", ".join(f"{name} {each}" for name, each in zip(names, points, strict=False))
