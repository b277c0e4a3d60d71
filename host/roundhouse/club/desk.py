"""The director's desk: the one place where an evening changes, and where every change is kept before it counts."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from threading import RLock

from roundhouse.catalogs import Message
from roundhouse.club.evening import (
    Began,
    Entry,
    Evening,
    Left,
    PhoneFreed,
    PhoneGiven,
    SignedIn,
    read_entry,
    write_entry,
)
from roundhouse.club.mqtt.director import Director
from roundhouse.club.mqtt.messages import ALL_TABLES, LONGEST_NOTICE, Link, RoundScores, TableState
from roundhouse.club.players import LONGEST_SIGNED_IN, Player, read_players
from roundhouse.club.score_trail import Confirmed, Corrected, Entered, RefusedEntry
from roundhouse.club.store import Register
from roundhouse.games.core.options import OptionError
from roundhouse.indices import RoundIndex
from roundhouse.records.player_names import is_longer, is_written, tidy

MOST_NEWS = 50


class Desk:
    """An evening with its register and, once there is one, its `director`. Any thread may call.

    `listeners` are called after every change, in the thread that made it.
    """

    def __init__(self, register: Register, clock: Callable[[], float] = time.time) -> None:
        self._register, self._clock = register, clock
        self.lock = RLock()
        self.evening = self._as_kept()
        self.secret = register.id_of("desk", 16)
        """Opens the desk."""
        self.code = register.id_of("code", 4)
        """Lets people sign in and out by phone."""
        self.director: Director | None = None
        self.listeners: list[Callable[[], None]] = []
        self.announced: dict[int, str] = {}
        """What was said in this round last, by table."""
        self.news: list[Message] = []
        """What the director should read, the latest last."""

    def follow(self, director: Director) -> None:
        """Have all tables hear what happens here."""
        self.director = director

    # -- the director's ------------------------------------------------------------------------------------------

    def add(self, *entries: Entry) -> None:
        """Appends entries, all or none. Raises RefusedEntry, or OptionError for house rules."""
        with self.lock:
            self._add(*entries)
        self._changed()

    def sign_in(self, lines: Iterable[str]) -> tuple[int, tuple[Message, ...]]:
        """Signs in the players of a CSV who are not here yet; how many, and what is wrong, a message for each line.

        With a single fault nobody is signed in. Raises RefusedEntry if they are too many.
        """
        players, faults = read_players(lines, fewest=1)
        if faults:
            return 0, faults
        with self.lock:
            here = self.evening
            meant = [Player(here.known_as(each.name) or each.name, each.team) for each in players]
            new = [
                each
                for each in meant
                if each.name not in here.present or (each.team and here.players[each.name] != each)
            ]
            self._add(*(SignedIn(each.name, each.team) for each in new))
        self._changed()
        return len(new), ()

    def begin_round(self) -> Began:
        """Begins the next round, and whistles at every table. Raises RefusedEntry."""
        with self.lock:
            seating = self.evening.seating()
        seating()  # may take seconds, and nobody waits for it
        with self.lock:
            began = self.evening.next_round(int(self._clock()))
            self._add(began)
            self.announced = {}
        self.signal("begin")
        self._changed()
        return began

    def correct(self, round: RoundIndex, table: int, points: dict[str, int], reason: str) -> None:
        """Puts other points in the place of those of a table. Raises RefusedEntry."""
        self.add(Corrected(round, table, points, " ".join(reason.split())))

    def signal(self, cue: str) -> bool:
        """Sounds a cue at all tables; False where there is no broker now."""
        with _on_disk():
            return self.director is not None and self.director.signal(cue)

    def announce(self, text: str, table: int = ALL_TABLES) -> bool:
        """Says something in words at one table or at all, and on screens and phones.

        False if the tables do not hear it. Raises RefusedEntry.
        """
        said = " ".join(text.split())[:LONGEST_NOTICE]
        if not said or not said.isprintable():
            raise RefusedEntry(Message("evening/no-words"))
        with self.lock:
            round = self.evening.latest
            if table < ALL_TABLES or (round is not None and table != ALL_TABLES):
                self.evening.table(round, table)  # refused if there is none
            self.announced[table] = said
        with _on_disk():
            heard = self.director is not None and self.director.notify(said, table)
        self._changed()
        return heard

    # -- the players' --------------------------------------------------------------------------------------------

    def give_phone(self, name: str) -> str:
        """Signs somebody in who holds a phone; the secret that the phone keeps. Raises RefusedEntry."""
        with self.lock:
            clean = tidy(name)
            if not clean or not is_written(clean):
                raise RefusedEntry(Message("evening/no-name"))
            if is_longer(clean, LONGEST_SIGNED_IN):
                raise RefusedEntry(Message("evening/long-name", most=LONGEST_SIGNED_IN))
            known = self.evening.known_as(clean) or clean
            if self.evening.has_phone(known):
                raise RefusedEntry(Message("evening/phone-taken", name=known))
            arrives = []
            if known not in self.evening.present:
                team = self.evening.players[known].team if known in self.evening.players else ""
                arrives = [SignedIn(known, team)]
            secret = secrets.token_urlsafe(16)
            self._add(*arrives, PhoneGiven(known, _key(secret)))
        self._changed()
        return secret

    def owner_of(self, secret: str) -> str | None:
        """The player who holds the phone with this secret."""
        return self.evening.owner_of(_key(secret)) if secret else None

    def free_phone(self, name: str) -> None:
        """Lets somebody take another phone."""
        self.add(PhoneFreed(name))

    def leave(self, name: str) -> None:
        """Somebody goes home, with their phone. Raises RefusedEntry."""
        with self.lock:
            self._add(Left(name), *[PhoneFreed(name)] * self.evening.has_phone(name))
        self._changed()

    def enter(self, round: RoundIndex, table: int, points: dict[str, int], by: str) -> None:
        """Somebody at a table enters its points. Raises RefusedEntry."""
        self.add(Entered(round, table, points, by))

    def confirm(self, round: RoundIndex, table: int, by: str) -> None:
        """Somebody else at the table confirms them. Raises RefusedEntry."""
        self.add(Confirmed(round, table, by))

    def minutes(self) -> int:
        """How long the round has been going on; 0 before the first one."""
        with self.lock:
            began = self.evening.began
            return max(0, int(self._clock()) - began[-1].at) // 60 if began else 0

    # -- what comes from the tables ------------------------------------------------------------------------------

    def hear(self, table: int, said: RoundScores | TableState | Link) -> None:
        """Takes what a table has said: see `Director`."""
        if isinstance(said, RoundScores):
            try:
                with self.lock:
                    placed = self.evening.report(table, said)
                    if placed is not None:
                        self._add(placed)
            except RefusedEntry as refused:  # the scores are on disk, and it is worked out from them again
                self.tell(refused.message)
        self._changed()

    def tell(self, message: Message) -> None:
        """Keeps what the director should read."""
        with self.lock:
            self.news = [*self.news, message][-MOST_NEWS:]
        self._changed()

    def _add(self, *entries: Entry) -> None:
        added = 0
        try:
            for entry in entries:  # first: it may refuse
                self.evening.add(entry)
                added += 1
            with _on_disk():
                self._register.keep_entries([write_entry(entry) for entry in entries])
        except (RefusedEntry, OptionError):
            if added:
                self.evening = self._as_kept()
            raise

    def _as_kept(self) -> Evening:
        """The evening as it is on disk."""
        evening = Evening(map(read_entry, self._register.entries()))
        for table, scores in self._register.scores():
            placed = evening.report(table, scores)
            if placed is not None:  # the director was killed, or the disk was full, before this was kept
                evening.add(placed)
                with suppress(sqlite3.Error):
                    self._register.keep_entries([write_entry(placed)])
        return evening

    def _changed(self) -> None:
        if self.director is not None:
            with self.lock:
                here = self.evening
                leading = [line.name for line in here.standings() if line.place == 1] if here.plan.leader_lamp else []
            self.director.show_leaders(leading)
        for listener in tuple(self.listeners):
            with suppress(RuntimeError):  # its loop has ended
                listener()


@contextmanager
def _on_disk() -> Iterator[None]:
    """Turns what SQLite cannot write into what the director can mend."""
    try:
        yield
    except sqlite3.Error as error:
        raise RefusedEntry(Message("hall/not-kept", reason=str(error))) from error


def _key(secret: str) -> str:
    """What is kept of a secret: nobody who reads the file can use it."""
    return hashlib.sha256(secret.encode()).hexdigest()
