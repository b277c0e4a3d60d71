"""The director's desk: the one place where an evening changes, and where every change is kept before it counts."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import date
from itertools import takewhile
from threading import Lock, RLock
from typing import Final
from zlib import crc32

from roundhouse.catalogs import Message
from roundhouse.club.entries import (
    FIRST_NAMES,
    NAMES,
    Asked,
    Began,
    Change,
    Countdown,
    Entry,
    FixedSeat,
    Left,
    Order,
    PairedAgain,
    PhoneFreed,
    PhoneGiven,
    Plan,
    Renamed,
    SetAside,
    SignedIn,
    decided,
    names_people,
    read_entry,
    words_of,
    write_entry,
)
from roundhouse.club.evening import Evening, TableProgress
from roundhouse.club.mqtt.director import Director
from roundhouse.club.mqtt.messages import ALL_TABLES, LONGEST_NOTICE, Link, RoundScores, TableState
from roundhouse.club.next_rounds import beginning_of_next, next_seating, other_seating
from roundhouse.club.players import LONGEST_SIGNED_IN, ClubPlayer, Columns, read_players
from roundhouse.club.scores.score_check import DoubtfulScores, check_scores
from roundhouse.club.scores.score_trail import Confirmed, Corrected, Entered, OtherScores, RefusedEntry, Reopened
from roundhouse.club.seating import MOST
from roundhouse.club.store import HallRegister
from roundhouse.games.core.names import identity
from roundhouse.games.core.options import OptionError
from roundhouse.indices import RoundIndex
from roundhouse.records.player_names import is_longer, is_written, tidy

MOST_NEWS: Final = 50
MOST_OF_TABLE: Final = 3
"""News of one table: it pushes out its own, and not those of others."""
MOST_SIGN_INS: Final = 2 * MOST
"""The sign-ins by phones before the director gives another order: what they say stays in the file."""
MOST_ENTERED: Final = 20
"""The times that a table may enter the scores of a round."""


class Desk:
    """An evening with its register and, once there is one, its `director`. Any thread may call.

    `listeners` are called after every change, in the thread that made it, with the players whose pages it changes
    beside those of the director and the wall; None means all of them.
    """

    def __init__(self, register: HallRegister, clock: Callable[[], float] = time.time) -> None:
        self._register, self._clock = register, clock
        self.lock = RLock()
        self._turn = Lock()
        self.state = register.last_number("order")
        """Grows with everything that the director does."""
        self._done: tuple[int, object, str] | None = None
        self.evening = self._as_kept()
        self.secret = register.id_of("desk", 16)
        """The secret that opens the desk."""
        self.code = register.id_of("code", 4)
        """The secret by which people sign in and out by phone."""
        self.director: Director | None = None
        self.listeners: list[Callable[[Collection[str] | None], None]] = []
        self.announced: dict[int, str] = {}
        """The last message of this round, by table."""
        self.news: list[Message] = []
        """The news for the director, the latest last."""

    def connect(self, director: Director) -> None:
        """Have all tables hear, through this director, what happens here."""
        self.director = director

    # -- the director's ------------------------------------------------------------------------------------------

    def take_turn(
        self, seen: int | None, asked: object, act: Callable[[], str], ahead: Callable[[], None] = lambda: None
    ) -> str:
        """Carry out an order of the director, one at a time; `act` does it, and its answer says what was done.

        While it checks and acts, no player and no table changes anything; `ahead` does before what may take seconds.
        `seen` is the state of the desk on the director's page. The same order with the same state is done once. Raises
        RefusedEntry if the state has changed since, and as the two.
        """
        with self._turn:
            if self._done is not None and self._done[:2] == (seen, asked):
                return self._done[2]
            if seen != self.state:
                raise RefusedEntry(Message("evening/stale"))
            ahead()
            with self.lock:
                with _on_disk():  # first: after a kill in between, what is asked again is stale
                    state = self._register.next_number("order")
                done = act()
                self.state, self._done = state, (seen, asked, done)
            return done

    def check_shown(self, shown: str, round: RoundIndex | None, table: int = ALL_TABLES) -> None:
        """Raise OtherScores if a table of a round, or any, has other scores than a page has shown."""
        tables = self.evening.progress(round) if table == ALL_TABLES else [self.evening.table(round, table)]
        if shown != shown_scores(tables):
            raise OtherScores(Message("evening/other-scores"))

    def check_shown_to_begin(self, shown: str) -> None:
        """Raise OtherScores if a table has its scores no longer; or others, where these decide who sits where."""
        here = self.evening
        if here.plan.by_scores:
            self.check_shown(shown, here.latest)
        settled = {str(each.number) for each in here.progress(here.latest) if not each.is_open or each.entered}
        if not {each.partition(":")[0] for each in shown.split()} <= settled:
            raise OtherScores(Message("evening/other-scores"))

    def order(self, *entries: Change, reason: str = "") -> Sequence[int]:
        """Append what the director has decided, all or nothing; the tables whose seats are others now, or ALL_TABLES.

        Raises RefusedEntry, also where nobody was chosen for it, or OptionError for house rules.
        """
        if not entries:
            raise RefusedEntry(Message("evening/nobody-chosen"))
        with self.lock:
            before = self._seats()
            self._add(Order(entries, int(self._clock()), " ".join(reason.split())))
            with suppress(RefusedEntry):  # the disk is full since: the order holds, and this is worked out again
                while (placed := self.evening.next_placed()) is not None:
                    self._add(placed)
            after = self._seats()
            # The wall reads what all are told, and most orders say names.
            here, ordered = self.evening, self._latest_order()
            public = here.plan.shown == NAMES or not names_people(ordered, here.log)
            rescored = self._rescored(ordered)
        self._changed()
        everybody = [ALL_TABLES] if public else sorted({*(before or ()), *(after or ())})
        if before is None or after is None or before.keys() != after.keys():
            return everybody if before != after else rescored
        changed = [table for table, seats in after.items() if seats != before[table]]
        return changed or rescored if len(changed) < len(after) else everybody

    def _latest_order(self) -> Order:
        return next(each for each in reversed(self.evening.log) if isinstance(each, Order))

    def _rescored(self, order: Order) -> list[int]:
        """The tables of the round that is on whose scores an order has corrected or opened again, or no longer has."""
        here = self.evening
        changes = [each for each in decided(order, here.log) if isinstance(each, Corrected | Reopened)]
        return sorted({each.table for each in changes if each.round == here.latest})

    def _seats(self) -> Mapping[int, tuple[str, ...]] | None:
        """The players at each table of the round that is on; None where none is."""
        here = self.evening
        if here.latest is None or here.latest in here.canceled:
            return None
        return {number: table.seats for number, table in enumerate(here.round.tables, 1)}

    def words_of(self, number: int = 0) -> Message:
        """The decisions of an order, by its place in the log; the last one if none is named."""
        order = self.evening.order(number) if number else self._latest_order()
        assert order is not None, "a player or a table has said this"
        return words_of(order, self.evening.log)

    def orders(self) -> list[tuple[int, Order, Message, bool]]:
        """All orders, the last first: place in the log, what was decided, in words, and whether it was taken back."""
        here = self.evening
        return [
            (number, order, words_of(order, here.log), number in here.taken_back)
            for number in range(len(here.log), 0, -1)
            if (order := here.order(number)) is not None
        ]

    def take_back(self, number: int, reason: str = "") -> Sequence[int]:
        """Take an order back: see `order`."""
        with self.lock:
            return self.order(*self.evening.taking_back(number), reason=reason)

    def add(self, *entries: Entry) -> None:
        """Append entries, all or none. Raises RefusedEntry, or OptionError for house rules."""
        with self.lock:
            self._add(*entries)
        self._changed()

    def sign_in(self, *lists: Iterable[str], columns: Columns | None = None) -> tuple[int, tuple[Message, ...]]:
        """Sign in the players of CSVs who are not here yet; how many, and what is wrong, a message for each line.

        `columns` are as in `read_players`. With a single fault nobody is signed in. Raises RefusedEntry for too many,
        and for a name that somebody had before.
        """
        read = [read_players(each, fewest=1, columns=columns, unclear="evening/choose-columns") for each in lists]
        if faults := tuple(fault for _, wrong in read for fault in wrong):
            return 0, faults
        named = {identity(each.name): each for players, _ in reversed(read) for each in players}
        with self.lock:
            here = self.evening
            meant = [ClubPlayer(here.name_to_sign_in(each.name), each.team) for each in named.values()]
            new = [
                each
                for each in meant
                if each.name not in here.present or (each.team and here.players[each.name] != each)
            ]
            if new:
                self.order(*(SignedIn(each.name, each.team) for each in new))
        return len(new), ()

    def change_plan(self, wanted: Plan) -> None:
        """Have another plan for the rounds that have not begun. Raises RefusedEntry, or OptionError for house rules."""
        self.order(replace(wanted, club=clean_name(wanted.club) if tidy(wanted.club) else ""))

    def hide_names(self) -> None:
        """Show first names alone to everybody, if the director has not yet chosen what is shown."""
        with self.lock:
            if not any(isinstance(each, Plan) for _, order, *_ in self.orders() for each in order.entries):
                self.order(replace(self.evening.plan, shown=FIRST_NAMES))

    def seat_ahead(self, *, again: bool = False) -> None:
        """Work out the seating of the next round, or another one of this, while nobody waits.

        If there is none, the order says why.
        """
        with suppress(RefusedEntry):
            with self.lock:
                seating = other_seating(self.evening) if again else next_seating(self.evening)
            seating()

    def begin_round(self) -> Began:
        """Begin the next round, and whistle at every table. Raises RefusedEntry."""
        with self.lock:
            began = beginning_of_next(self.evening, int(self._clock()))
            self.announced = {}
            self.order(began)
            elsewhere = self.elsewhere()
        if elsewhere:
            self.add_news(Message("evening/elsewhere", names=", ".join(each.name for each in elsewhere)))
        self.signal("begin")
        return began

    def elsewhere(self) -> list[FixedSeat]:
        """Those in the round that is on who do not have the seat that they need: its table is not there, or full."""
        here = self.evening
        if here.latest is None:
            return []
        places = {name: here.round.place_of(name) or (0, 0) for name in here.round.people}
        return [
            each
            for name, each in here.fixed.items()
            if name in places and (places[name][0] != each.table or each.seat not in (0, places[name][1]))
        ]

    def count_down(self, minutes: int) -> None:
        """Tell everybody in how many minutes the next round begins. Raises RefusedEntry, also where none is left."""
        with self.lock:
            here = self.evening
            if len(here.rounds) >= here.plan.rounds:
                raise RefusedEntry(Message("evening/all-played", rounds=here.plan.rounds))
            self.order(Countdown(minutes, int(self._clock())))

    def seconds_left(self) -> int | None:
        """The time until the next round; None where the director has not said."""
        with self.lock:
            said = self.evening.countdown
            if said is None:
                return None
            length = 60 * said.minutes
            return min(max(0, said.at + length - int(self._clock())), length)  # clocks are set back, too

    def pair_again(self, reason: str = "") -> Sequence[int]:
        """Give everybody another seat in the round that has begun: see `order`."""
        with self.lock:
            found, round = other_seating(self.evening)(), self.evening.latest
            assert round is not None, "there is another seating of it"
            before, after = ([{*table.players} for table in each.tables] for each in (self.evening.round, found))
            if before == after:
                raise RefusedEntry(Message("evening/same-tables"))
            tables = tuple(table.seats for table in found.tables)
            return self.order(PairedAgain(round, tables, found.sit_outs), reason=reason)

    def correct(
        self, round: RoundIndex, table: int, points: dict[str, int], reason: str, *, sure: bool = False
    ) -> Sequence[int]:
        """Put other points in the place of those of a table: see `order`. Raises DoubtfulScores unless `sure`."""
        with self.lock:
            self._check(round, table, points, sure)
            return self.order(Corrected(round, table, points, " ".join(reason.split())))

    def set_aside(self, table: int, reason: str = "") -> Sequence[int]:
        """Tell a table's matches that are no round no longer, and let it report as much again: see `order`."""
        with _on_disk():
            self._register.make_room(table)
        if self.director is not None:
            self.director.tell_again(table)
        return self.order(SetAside(table), reason=reason)

    def signal(self, cue: str) -> bool:
        """Sound a cue at all tables; False where there is no broker now."""
        with _on_disk():
            return self.director is not None and self.director.signal(cue)

    def announce(self, text: str, table: int = ALL_TABLES) -> bool:
        """Say something in words at one table or at all, and on screens and phones.

        False if the tables do not hear it. Raises RefusedEntry.
        """
        said = " ".join(text.split())
        if not said or not said.isprintable():
            raise RefusedEntry(Message("evening/no-words"))
        if len(said) > LONGEST_NOTICE:
            raise RefusedEntry(Message("evening/long-words", count=len(said), most=LONGEST_NOTICE))
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
        """Sign somebody in by phone; the secret that the phone keeps. Raises RefusedEntry."""
        with self.lock:
            known = self.evening.name_to_sign_in(clean_name(name))
            if self.evening.has_phone(known):
                raise RefusedEntry(Message("evening/phone-taken", name=known))
            secret = secrets.token_urlsafe(16)
            here, key = self.evening, _key(secret)
            if known in here.present:
                self._add(PhoneGiven(known, key))
            elif self._sign_ins_by_phone() >= MOST_SIGN_INS:
                raise RefusedEntry(Message("evening/many-come"))
            elif known in here.sent_off() or (here.plan.approval and known not in here.expected()):
                self._add(Asked(known, key))
            else:
                self._add(self._signing_in(known), PhoneGiven(known, key))
        self._changed([known])
        return secret

    def _sign_ins_by_phone(self) -> int:
        """The number of times that somebody has signed in by phone since the director's last order."""
        since = takewhile(lambda each: not isinstance(each, Order), reversed(self.evening.log))
        return sum(isinstance(each, SignedIn | Asked) for each in since)

    def owner_of(self, secret: str) -> str | None:
        """The player who holds the phone with this secret."""
        with self.lock:
            return self.evening.owner_of(_key(secret)) if secret else None

    def knows(self, name: str) -> bool:
        """Whether somebody is signed in, or was."""
        with self.lock:
            return name in self.evening.players

    def free_phone(self, name: str, reason: str = "") -> None:
        """Let somebody take another phone."""
        self.order(PhoneFreed(name), reason=reason)

    def leave(self, name: str) -> None:
        """Somebody goes home, with their phone. Raises RefusedEntry."""
        with self.lock:
            self._add(*self._leaving(name))
        self._changed([name])

    def let_in(self, names: Sequence[str]) -> None:
        """Sign in some of those who have asked. Raises RefusedEntry for anybody else."""
        with self.lock:
            for name in names:
                if name not in self.evening.waiting:
                    raise RefusedEntry(Message("evening/not-waiting", name=name))
            self.order(*map(self._signing_in, names))

    def _signing_in(self, name: str) -> SignedIn:
        """The entry that signs somebody in, in the team of before."""
        players = self.evening.players
        return SignedIn(name, players[name].team if name in players else "")

    def sign_out(self, names: Iterable[str], reason: str = "") -> None:
        """The director signs people out, with their phones. Raises RefusedEntry."""
        with self.lock:
            self.order(*(entry for name in names for entry in self._leaving(name)), reason=reason)

    def rename(self, name: str, to: str, reason: str = "") -> Sequence[int]:
        """Give somebody another name: see `order`."""
        return self.order(Renamed(name, clean_name(to)), reason=reason)

    def _leaving(self, name: str) -> list[Change]:
        return [Left(name), *[PhoneFreed(name)] * self.evening.has_phone(name)]

    def enter(self, round: RoundIndex, table: int, points: dict[str, int], by: str, *, sure: bool = False) -> None:
        """Somebody at a table enters its points. Raises RefusedEntry, DoubtfulScores unless they are `sure`."""
        with self.lock:
            self._check(round, table, points, sure)
            if self.evening.trail.times_entered(round, table) >= MOST_ENTERED:
                raise RefusedEntry(Message("evening/entered-often", table=str(table)))
            self.add(Entered(round, table, points, by))

    def _check(self, round: RoundIndex, table: int, points: Mapping[str, int], sure: bool) -> None:
        here = self.evening
        seats = sum(map(bool, here.table(round, table).seats))
        try:
            check_scores(here.plan_of(round), seats, points, here.began[round].deals)
        except DoubtfulScores:
            if not sure:
                raise

    def confirm(self, round: RoundIndex, table: int, points: dict[str, int], by: str) -> None:
        """Somebody else at the table confirms these points. Raises RefusedEntry."""
        if not points:  # as in journals of before, which did not say what was confirmed
            raise RefusedEntry(Message("evening/points-missing"))
        self.add(Confirmed(round, table, by, points))

    def today(self) -> date:
        """The day of the evening, by the director's clock."""
        return date.fromtimestamp(self._clock())

    def minutes(self) -> int:
        """The time that the round has been going on; 0 before the first one."""
        with self.lock:
            began = self.evening.began
            return max(0, int(self._clock()) - began[-1].at) // 60 if began else 0

    # -- what comes from the tables ------------------------------------------------------------------------------

    def receive(self, table: int, said: RoundScores | TableState | Link) -> None:
        """Take what a table has said: see `Director`."""
        if isinstance(said, RoundScores):
            try:
                with self.lock:
                    placed = self.evening.report(table, said)
                    if placed is not None:
                        self._add(placed)
            except RefusedEntry as refused:  # the scores are on disk, and it is worked out from them again
                self.add_news(refused.message)
        self._changed()

    def add_news(self, message: Message) -> None:
        """Keep what the director should read."""
        with self.lock:
            table = message.facts.get("table")
            told = list(enumerate(self.news))
            own = [place for place, each in told if table is not None and each.facts.get("table") == table]
            too_many = own[: max(0, len(own) + 1 - MOST_OF_TABLE)]
            self.news = [*(each for place, each in told if place not in too_many), message][-MOST_NEWS:]
        self._changed([])

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
        evening = Evening(map(read_entry, self._register.entries()), self._register.scores())
        while (placed := evening.next_placed()) is not None:  # killed, or the disk was full, before this was kept
            evening.add(placed)
            with suppress(sqlite3.Error):
                self._register.keep_entries([write_entry(placed)])
        return evening

    def _changed(self, players: Collection[str] | None = None) -> None:
        if self.director is not None:
            with self.lock:
                here = self.evening
                leading = [line.name for line in here.standings() if line.place == 1] if here.plan.leader_lamp else []
            self.director.show_leaders(leading)
        for listener in tuple(self.listeners):
            with suppress(RuntimeError):  # its loop has ended
                listener(players)


@contextmanager
def _on_disk() -> Iterator[None]:
    """Turn what SQLite cannot write into what the director can mend."""
    try:
        yield
    except sqlite3.Error as error:
        raise RefusedEntry(Message("hall/not-kept", reason=str(error))) from error


def shown_scores(tables: Iterable[TableProgress]) -> str:
    """The scores that tables have, as a page says which ones it showed: each table that has any, with a digest."""
    there = {each.number: each.points if each.entered is None else each.entered.points for each in tables}
    digests = {number: crc32(repr(sorted(points.items())).encode()) for number, points in there.items() if points}
    return " ".join(f"{number}:{digest:x}" for number, digest in digests.items())


def clean_name(name: str) -> str:
    """A name as it is kept. Raises RefusedEntry for what is none."""
    clean = tidy(name)
    if not clean or not is_written(clean):
        raise RefusedEntry(Message("evening/no-name"))
    if is_longer(clean, LONGEST_SIGNED_IN):
        raise RefusedEntry(Message("evening/long-name", most=LONGEST_SIGNED_IN))
    return clean


def _key(secret: str) -> str:
    """The digest that is kept of a secret: nobody who reads the file can use it."""
    return hashlib.sha256(secret.encode()).hexdigest()
