"""A league: from the end of a round at a table to the director's page, what its messages weigh, memory, and phones."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.figures.phones import Connection
from tools.figures.report import Report, Section, Target, percentile
from tools.league import HallInLeague, LeagueError
from tools.local_network import free_ports

from tools import league

HALLS, TABLES, SECONDS = 10, 50, 60.0
DELAY = Target(2)
PHONES, CALLS = 200, 5
PATIENCE_S = 30.0
CODE = re.compile(r'class="typed">[^<]*<b>(\w+)</b>')


def run(report: Report) -> None:
    """Measures an evening of 500 tables, and 200 phones in one hall."""
    report.settings(
        f"{HALLS} halls of {TABLES} tables of {league.SEATS}: each with Mosquitto, a director's program and its desk "
        f"in a browser; tables in play with a presenter; every round ends within about {SECONDS:g} s"
    )
    with TemporaryDirectory() as folder:
        found = league.evening(Path(folder), HALLS, TABLES, 1, SECONDS)
    report.figure("end of a round to the desk, median", percentile(found.delays, 0.5), "s")
    report.figure("end of a round to the desk, 95th percentile", percentile(found.delays, 0.95), "s", DELAY)
    report.figure("messages of a table in a round", found.messages / found.rounds, "")
    report.figure("bytes of a table in a round", found.bytes / found.rounds, "B", note="topics and payloads")
    report.figure("a director's memory", found.director, "MB")
    report.figure("a broker's memory", found.broker, "MB")
    report.figure("a table's memory", found.table, "MB", note="many tables in a process")
    report.settings(f"{PHONES} phones in one hall, each with a stream of news; {CALLS} announcements")
    with TemporaryDirectory() as folder:
        hall = HallInLeague(Path(folder), "hall", TABLES, free_ports(2))
        try:
            delays, size = asyncio.run(_announced(hall))
        finally:
            hall.close()
    report.figure("announcement to the last screen, 95th percentile", percentile(delays, 0.95), "s", DELAY)
    report.figure("a phone's page", size / 1000, "kB")


async def _announced(hall: HallInLeague) -> tuple[list[float], int]:
    """Seconds from an announcement until each phone has fetched it, and the bytes of its page."""
    told: dict[str, dict[int, float]] = {}
    size = 0

    async def carry(number: int, code: str) -> None:
        nonlocal size
        address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        events, pages = Connection(address, hall.pages_port), Connection(address, hall.pages_port)
        headers, _ = await pages.text("POST", f"/hall/{code}", name=f"Player {number}")
        cookie = headers["set-cookie"].partition(";")[0]
        _, stream = await events.ask("GET", "/events", cookie)
        async for line in stream:
            if line.strip() == b"data: new":
                _, page = await pages.text("GET", "/place/part", cookie)
                size = len(page.encode())
                found = re.search(r'class="said" role="status">([^<]+)<', page)
                if found and number not in told.get(found[1], {number: 0.0}):
                    told[found[1]][number] = time.monotonic()

    code = CODE.search(hall.page("/wall/part"))
    assert code is not None
    phones = [asyncio.create_task(carry(number, code[1])) for number in range(PHONES)]
    delays = []
    try:
        await asyncio.sleep(5)
        for call in range(CALLS):
            words, start = f"Call {call}", time.monotonic()
            told[words] = {}
            await asyncio.to_thread(hall.order, "announce", text=words)
            while len(told[words]) < PHONES:
                if time.monotonic() > start + PATIENCE_S:
                    raise LeagueError(f"only {len(told[words])} phones have heard of it")
                await asyncio.sleep(0.01)
            delays += [when - start for when in told[words].values()]
            await asyncio.sleep(1)
    finally:
        for phone in phones:
            phone.cancel()
        await asyncio.gather(*phones, return_exceptions=True)
    return delays, size


SECTION = Section("league", "A league of 500 tables", run)
