"""A table's end of a hall: reports a table in play by itself, and sounds its hub when the director says so."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from roundhouse.catalogs import Message
from roundhouse.club.mqtt.connection import BrokerAt, Connection
from roundhouse.club.mqtt.messages import (
    ALL_TABLES,
    BadMessage,
    HallSignal,
    Leaders,
    Link,
    Notice,
    Receipt,
    TableState,
    from_payload,
)
from roundhouse.club.players import is_short_for
from roundhouse.club.store import ScoreOutbox
from roundhouse.referee.answers import Answer
from roundhouse.referee.session.table_session import TableSession
from roundhouse_hub.lamps import scene
from roundhouse_hub.lamps.scene import NOWHERE, Cue

SOUNDS = {"begin": scene.WHISTLE, "five-minutes": scene.WARNING, "stop": scene.STOPPING}
"""The cue of a hub for each cue of the director."""


class TableLink:
    """Reports `session` as table `number` until `close`; `told` gets what people at the table should read.

    `name` is the table's in its journal: a table that is resumed goes on reporting the same match.
    """

    def __init__(
        self,
        at: BrokerAt,
        number: int,
        session: TableSession,
        outbox: ScoreOutbox,
        name: str,
        told: Callable[[Message], None],
        *,
        first_wait: float = 1,
    ) -> None:
        self._hall, self._number, self._session, self._outbox, self._told = at.hall, number, session, outbox, told
        self._match = outbox.id_of(name)
        self._state: TableState | None = None
        self._look()
        topics = at.hall.topics_of(at.user)
        self.connection = Connection(at, topics, self._heard, self._say_state, told, first_wait=first_wait)
        self.connection.open()
        session.listeners.append(self._answered)

    def close(self) -> None:
        """Say goodbye; what has no receipt is reported when the table is resumed, or another one begun here."""
        self._session.listeners.remove(self._answered)
        self.connection.close()

    def _answered(self, _: Answer) -> None:
        try:
            before = self._state
            self._look()
        except sqlite3.Error as error:  # the game goes on
            self._told(Message("hall/not-kept", reason=str(error)))
            return
        if self._state is not before:
            self._say_state()
            self._say_scores()

    def _look(self) -> None:
        """Take the table's state from the session, and keep the rounds that have ended."""
        referee = self._session.referee
        match, people = referee.match, referee.all_names
        rounds = [
            (line.result.winner, tuple(people[player] for player in line.players), line.result.points)
            for line in match.sheet
        ]
        self._outbox.report(self._match, rounds)
        playing = len(rounds) + (match.position is not None)
        names, totals = tuple(referee.names), tuple(match.totals)
        known = self._state
        if known is None or (known.round, known.names, known.totals) != (playing, names, totals):
            number = self._outbox.next_number(f"state {self._match}")
            self._state = TableState(number, self._match, playing, names, totals)

    def _say_state(self) -> None:
        self.connection.say(self._hall.table(self._number, "state"), self._state, retain=True)

    def _say_scores(self) -> None:
        for scores in self._outbox.unconfirmed():
            self.connection.say(self._hall.table(self._number, "scores"), scores)

    def _heard(self, topic: str, payload: bytes) -> None:
        try:
            if topic == self._hall.receipt(self._number):
                receipt: Receipt = from_payload("receipt", payload)
                self._outbox.confirm(receipt)
            elif topic == self._hall.director("link"):
                link: Link = from_payload("link", payload)
                if link.up:
                    self._say_scores()
            elif topic == self._hall.director("signal"):
                self._do_signal(from_payload("signal", payload))
            elif topic == self._hall.director("notice"):
                self._pass_on(from_payload("notice", payload))
            elif topic == self._hall.director("leaders"):
                leaders: Leaders = from_payload("leaders", payload)
                self._session.output.honor(lambda name: any(is_short_for(name, leader) for leader in leaders.names))
        except BadMessage:
            return  # only the director writes there, and the next message may be a good one
        except sqlite3.Error as error:
            self._told(Message("hall/not-kept", reason=str(error)))

    def _do_signal(self, signal: HallSignal) -> None:
        if not self._outbox.is_new(f"signal {signal.evening}", signal.number):
            return
        if self._session.output.hub is not None:
            self._session.output.hub.sound(Cue(SOUNDS[signal.cue], NOWHERE))
        self._told(Message(f"hall/cue-{signal.cue}"))

    def _pass_on(self, notice: Notice) -> None:
        if notice.table in (ALL_TABLES, self._number) and self._outbox.is_new(
            f"notice {notice.evening}", notice.number
        ):
            self._told(Message("hall/notice", text=notice.text))
