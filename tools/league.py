"""A league on this machine: halls, each with its own broker and director, and tables in play.

Brokers are Mosquitto, directors the program's own command, in processes of their own. A table is a session with the
presenter of a person who sits there and a link to its hall; computer players play it, many tables in a process. What
the league costs and how soon standings follow is measured from outside: at the pages that a director sees.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from tools.local_network import Cable, MosquittoProcess, free_ports
from tools.waiting import PATIENCE_S, wait_for

from roundhouse.club.access import CONFIGURATION, password_file, write_access
from roundhouse.club.connection import BrokerAt
from roundhouse.club.evening import Evening, read_entry
from roundhouse.club.store import Outbox, Register
from roundhouse.club.table_link import TableLink
from roundhouse.club.topics import Hall
from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_train import MexicanTrainOptions
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, Seat, TableSession

SEATS = 4
MOVES = 90
"""About so many steps a round of four takes."""
SEAT = re.compile(r'class="who">([^<]+)</span><span class="at"><b>(\d+)</b><i>(\d+)</i>')
TABLE = re.compile(r'<li class="is-(\w+)">\s*<h2><a href="/desk/correct/(\d+)/(\d+)"')
PROGRAM = (sys.executable, "-c", "from roundhouse.cli import main; main()")
_PROCESSES = get_context("spawn")


class LeagueError(AssertionError):
    """Something was lost, counted twice or too late; the sentence says what."""


@dataclass(frozen=True)
class Place:
    """A table of a hall: its number, and where its hall is. `port` may be that of a cable."""

    hall: str
    number: int
    folder: Path
    port: int


@dataclass(frozen=True)
class Ended:
    """A round that a table has ended: when, by this machine's monotonic clock, and everybody's points."""

    place: Place
    at: float
    points: Mapping[str, int]


# -- tables ------------------------------------------------------------------------------------------------------


class TableInPlay:
    """A table with these people, who play one round; their moves spread over so many seconds."""

    def __init__(self, place: Place, round: int, names: Sequence[str], seconds: float, counted: list[int]) -> None:
        self.place = place
        self.names = names
        self._seed = f"{place.hall}/{place.number}/{round}"
        self._pace = seconds / MOVES
        self._due = time.monotonic() + Random(self._seed).uniform(0, seconds / 4)
        game = MexicanTrain(len(names), MexicanTrainOptions(set=9))
        self.session = TableSession(game, [Seat(name, "greedy") for name in names], Chance(self._seed))
        self._presenter = Presenter(self.session, only=0)
        user = f"table-{place.number}"
        at = BrokerAt("127.0.0.1", place.port, Hall(place.hall), user, password_file(place.folder, user).read_text())
        self._outbox = Outbox(place.folder / f"{user}.sqlite")
        self.link = TableLink(at, place.number, self.session, self._outbox, f"round-{round}", lambda _: None)
        publish = self.link.connection.publish

        def counting(topic: str, payload: bytes, *, retain: bool = False) -> None:
            counted.append(len(topic) + len(payload))
            publish(topic, payload, retain=retain)

        self.link.connection.publish = counting  # type: ignore[method-assign]
        self.session.begin()

    def step(self, now: float) -> Ended | None:
        """Plays on if it is time; the round once it has ended."""
        if now < self._due:
            return None
        self._due += self._pace
        before = time.monotonic()
        self.session.step()
        self._presenter.present()
        sheet = self.session.referee.match.sheet
        if not sheet:
            return None
        return Ended(self.place, before, dict(zip(self.names, sheet[0].result.points, strict=True)))

    def close(self) -> None:
        """Everybody gets up; what has no receipt yet is said by who sits down here next."""
        self.link.close()
        self._outbox.close()


def _play(pipe: Pipe) -> None:
    """A process of tables: plays the rounds that it is told of, and says what has ended and what it has said."""
    tables: list[TableInPlay] = []
    while True:
        order = pipe.recv()
        for table in tables:
            table.close()
        if order is None:
            return
        round, seconds, seats = order
        counted: list[int] = []
        tables = [TableInPlay(place, round, names, seconds, counted) for place, names in seats]
        playing, ended = list(tables), []
        while playing:
            now = time.monotonic()
            for table in tuple(playing):
                found = table.step(now)
                if found is not None:
                    playing.remove(table)
                    ended.append(found)
            time.sleep(0.002)
        time.sleep(2.0)  # until the last words are out
        pipe.send((ended, len(counted), sum(counted)))


@dataclass
class Tables:
    """Processes of tables."""

    processes: list[Any] = field(default_factory=list)
    pipes: list[Pipe] = field(default_factory=list)

    def start(self, count: int) -> None:
        """Starts so many processes."""
        for _ in range(count):
            near, far = _PROCESSES.Pipe()
            process = _PROCESSES.Process(target=_play, args=(far,), daemon=True)
            process.start()
            self.processes.append(process)
            self.pipes.append(near)

    def begin(self, round: int, seconds: float, seats: Sequence[tuple[Place, Sequence[str]]]) -> None:
        """Lets all tables play a round."""
        for number, pipe in enumerate(self.pipes):
            pipe.send((round, seconds, seats[number :: len(self.pipes)]))

    def ended(self) -> tuple[list[Ended], int, int]:
        """All rounds, once they have ended; and how many messages of how many bytes that took."""
        found: list[Ended] = []
        messages = bytes_ = 0
        for pipe in self.pipes:
            ended, count, size = pipe.recv()
            found += ended
            messages += count
            bytes_ += size
        return found, messages, bytes_

    def close(self) -> None:
        """Sends everybody home."""
        for pipe in self.pipes:
            with suppress(OSError):
                pipe.send(None)
        for process in self.processes:
            process.join(PATIENCE_S)


# -- halls -------------------------------------------------------------------------------------------------------


class HallInLeague:
    """A hall with its broker and its director; `pages_port` is where the desk is."""

    def __init__(self, folder: Path, name: str, tables: int, ports: Sequence[int]) -> None:
        self.folder, self.name, self.tables = folder / "hall", name, tables
        self.port, self.pages_port = ports
        self._data = folder
        write_access(self.folder, Hall(name), tables, self.port)
        self.broker = MosquittoProcess(self.folder / CONFIGURATION, self.port)
        self.open_director()
        self.seen: dict[tuple[int, int], float] = {}
        """When the desk first showed a table's scores as reported, by round and table."""
        self._watching = True
        self._watch = threading.Thread(target=self._look, daemon=True)
        self._watch.start()

    # Processes.

    def open_director(self) -> None:
        """Starts the director's command, and waits for its desk."""
        said = self._data / "said"
        said.write_text("")
        words = ["club", "direct", "--broker", f"mqtt://127.0.0.1:{self.port}/{self.name}", "--host", "127.0.0.1"]
        words += ["--tables", str(self.tables), "--pages-port", str(self.pages_port), "--data", str(self._data)]
        with said.open("a") as out:
            self.director = subprocess.Popen(
                [*PROGRAM, *words, "--language", "en"],
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            )
        found = wait_for(lambda: re.search(r"http://\S+/desk/\w+", said.read_text()))
        self.desk = str(found[0])

    def kill_director(self) -> None:
        """Ends the director without a word."""
        self.director.kill()
        self.director.wait()

    # What a director does.

    @contextmanager
    def _browser(self) -> Iterator[tuple[httpx2.Client, str]]:
        origin = self.desk.partition("/desk/")[0]
        with httpx2.Client(follow_redirects=True, timeout=PATIENCE_S, headers={"origin": origin}) as browser:
            browser.get(self.desk)
            yield browser, origin

    def order(self, what: str, **form: str) -> None:
        """An order at the desk. Raises LeagueError if it is refused."""
        with self._browser() as (browser, origin):
            answer = browser.post(f"{origin}/desk/do/{what}", data=form)
        if answer.status_code != 200:
            raise LeagueError(f"{self.name}: {what} was answered with {answer.status_code}")

    def page(self, path: str) -> str:
        """A page as the director's browser gets it."""
        with self._browser() as (browser, origin):
            return browser.get(f"{origin}{path}").text

    def seats(self) -> list[tuple[Place, list[str]]]:
        """Who sits where, as the wall shows it."""
        found = SEAT.findall(self.page("/wall/part"))
        tables: dict[int, dict[int, str]] = {}
        for name, table, seat in found:
            tables.setdefault(int(table), {})[int(seat)] = name
        return [
            (Place(self.name, number, self.folder, self.port), [there[seat] for seat in sorted(there)])
            for number, there in sorted(tables.items())
        ]

    def _look(self) -> None:
        """Has the desk open all the evening, as a browser has: what is new is fetched at each event."""
        while self._watching:
            with suppress(httpx2.HTTPError, OSError), self._browser() as (browser, origin):
                self._follow(browser, origin)
            time.sleep(0.1)

    def _follow(self, browser: httpx2.Client, origin: str) -> None:
        with browser.stream("GET", f"{origin}/events") as events:
            for line in events.iter_lines():
                if not self._watching:
                    return
                if line.startswith("data:"):
                    page, now = browser.get(f"{origin}/desk/part").text, time.monotonic()
                    for state, round, table in TABLE.findall(page):
                        if state == "reported":
                            self.seen.setdefault((int(round), int(table)), now)

    def kept(self) -> dict[tuple[int, int], Mapping[str, int]]:
        """What counts in the director's file, by round and table."""
        register = Register(self.folder / "director.sqlite")
        evening = Evening(map(read_entry, register.entries()))
        for table, scores in register.scores():
            evening.report(table, scores)
        register.close()
        return {(result.round, result.table): result.points for result in evening.results()}

    def memory(self) -> tuple[float, float]:
        """MB that director and broker have in memory."""
        return resident(self.director.pid), resident(self.broker.pid)

    def close(self) -> None:
        """Good night."""
        self._watching = False
        self.kill_director()
        self.broker.end()


def resident(pid: int) -> float:
    """MB of a process that are in memory; 0 where the system does not say."""
    with suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0
    return 0.0


# -- the league ----------------------------------------------------------------------------------------------------


@dataclass
class Measured:
    """What a league's evening took. `delays` are seconds from a round's end at a table at no cable to the desk."""

    delays: list[float] = field(default_factory=list)
    rounds: int = 0
    messages: int = 0
    bytes: int = 0
    director: float = 0.0
    broker: float = 0.0
    table: float = 0.0
    """MB."""


Fault = Callable[[Sequence[HallInLeague], Sequence[Cable]], None]


def evening(
    folder: Path,
    halls: int,
    tables: int,
    rounds: int,
    seconds: float,
    *,
    processes: int = 4,
    cut: int = 0,
    fault: Fault | None = None,
    told: Callable[[str], None] = lambda _: None,
) -> Measured:
    """An evening of a league: in each of `halls` so many tables play `rounds`, in about so many seconds each.

    Every `cut`-th table is at a cable, and no round waits for it. `fault` gets halls and cables in each round.
    Raises AssertionError if the directors have lost a round, LeagueError if they have other points than the tables.
    """
    measured, played = Measured(), dict[tuple[str, int, int], Mapping[str, int]]()
    with ExitStack() as stack:
        ports = free_ports(2 * halls)
        opened = []
        for number in range(halls):
            home = folder / f"hall-{number + 1}"
            home.mkdir(parents=True)
            hall = HallInLeague(home, home.name, tables, ports[2 * number : 2 * number + 2])
            stack.callback(hall.close)
            opened.append(hall)
        cables = {hall.name: Cable(hall.port) for hall in opened} if cut else {}
        for cable in cables.values():
            stack.callback(cable.close)
        for hall in opened:
            hall.order("sign-in", players="\n".join(f"{hall.name} {n:03}" for n in range(1, SEATS * tables + 1)))
            hall.order("plan", **_plan(rounds))
        crew = Tables()
        stack.callback(crew.close)
        crew.start(processes)
        for round in range(1, rounds + 1):
            for hall in opened:
                hall.order("begin")
            seats = [seat for hall in opened for seat in hall.seats()]
            if cut:
                seats = [
                    (Place(at.hall, at.number, at.folder, cables[at.hall].port) if at.number % cut == 0 else at, names)
                    for at, names in seats
                ]
            crew.begin(round, seconds, seats)
            if fault is not None:
                fault(opened, list(cables.values()))
            ended, messages, size = crew.ended()
            measured.rounds += len(ended)
            measured.messages += messages
            measured.bytes += size
            played |= {(each.place.hall, round, each.place.number): each.points for each in ended}
            seen = {hall.name: hall.seen for hall in opened}
            for each in ended:
                if not cut or each.place.number % cut:
                    at = wait_for(partial(seen[each.place.hall].get, (round, each.place.number)), 2 * PATIENCE_S)
                    measured.delays.append(at - each.at)
            told(f"round {round}: {len(ended)} tables")
        for hall in opened:
            wait_for(lambda: hall.kept().keys() >= _due(played, hall), 2 * PATIENCE_S)  # noqa: B023
        measured.director = max(hall.memory()[0] for hall in opened)
        measured.broker = max(hall.memory()[1] for hall in opened)
        measured.table = sum(resident(each.pid) for each in crew.processes) / (halls * tables)
        for hall in opened:
            for (round, table), points in hall.kept().items():
                if played[hall.name, round, table] != points:
                    raise LeagueError(f"{hall.name}, round {round}, table {table} has other points than were played")
    return measured


def _due(played: Mapping[tuple[str, int, int], object], hall: HallInLeague) -> set[tuple[int, int]]:
    return {(round, table) for name, round, table in played if name == hall.name}


def _plan(rounds: int) -> dict[str, str]:
    return {"game": "mexican-train", "rules": "set=9", "tables_of": str(SEATS), "rounds": str(rounds), "deals": "1",
            "seed": "1", "seating": "meeting", "counting": "points"}  # fmt: skip
