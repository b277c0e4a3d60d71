"""Twelve phones at a table of the program: how soon a tap is on the others' pages, and all are back after a kill."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import httpx2
from tools.figures.report import FigureSection, Report, Target, percentile
from tools.testing.phone_table import NAMES

from roundhouse.web.connections import open_port
from roundhouse.web.streams import RETRY_MS

TAPS: Final = 60
CODE: Final = "evening"
HALF, MOST, BACK = Target(100), Target(250), Target(5)
NEXT_ACTIONS: Final = (
    *(r'data-act="(drop:[\d:]+)"', r'class="tile playable" data-act="(pick:\d+)"'),
    *(r'data-act="(draw)"(?: class=primary)?>', r'data-act="(done)"'),
)
"""The touches of a player in turn: the first of these that the page has."""


class Client:
    """A phone without a browser: it fetches its page when it hears that it has changed, and tries again for ever."""

    def __init__(self, address: str, heard: Callable[[], None]) -> None:
        self._http = httpx2.AsyncClient(base_url=address, headers={"origin": address}, timeout=None)
        self._heard, self._keys = heard, count()
        self.page, self.revision, self.came = "", -1, 0.0

    async def answered(self) -> None:
        """Wait until somebody answers at the address."""
        while True:
            with suppress(httpx2.HTTPError):
                await self._http.get("/")
                return
            await asyncio.sleep(RETRY_MS / 1000)

    async def sit_down(self, seat: int) -> None:
        answer = await self._http.post("/sit", data={"code": CODE, "seat": seat})
        assert answer.status_code == 303, answer.text

    async def listen(self) -> None:
        while True:
            with suppress(httpx2.HTTPError):
                async with self._http.stream("GET", "/events") as stream:
                    async for line in stream.aiter_lines():
                        if line == "data: new":
                            self._show(await self._http.get("/part"))
            await asyncio.sleep(RETRY_MS / 1000)

    async def act(self) -> None:
        """Touch what is due."""
        action = next(found[1] for each in NEXT_ACTIONS if (found := re.search(each, self.page)))
        said = {"action": action, "revision": self.revision, "key": next(self._keys)}
        self._show(await self._http.post("/act", data=said))

    def _show(self, answer: httpx2.Response) -> None:
        found = re.search(r'data-revision="(\d+)"', answer.text)
        if found is not None:
            self.page, self.revision, self.came = answer.text, int(found[1]), perf_counter()
            self._heard()


class TableServer:
    """The program that serves the table, in a process of its own."""

    def __init__(self, data: str, port: int) -> None:
        self._data, self._at = data, ("--host", "127.0.0.1", "--port", str(port), "--code", CODE)
        self._process = self._started("serve", "mexican-train", "--players", ",".join(NAMES))

    def _started(self, *command: str) -> subprocess.Popen[bytes]:
        said = [sys.executable, "-m", "roundhouse", *command, *self._at]
        # Its input stays open: at the end of it, it would serve on.
        return subprocess.Popen(said, env={**os.environ, "ROUNDHOUSE_DATA": self._data}, stdin=-1, stdout=-3)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def resume(self) -> None:
        self._process = self._started("resume", "--phones")


async def _measure(program: TableServer, address: str) -> tuple[list[float], float]:
    """The milliseconds from a tap to each other page, and the seconds from a kill until all are back."""
    changed = asyncio.Event()
    clients = [Client(address, changed.set) for _ in NAMES]

    async def until(reached: Callable[[], bool]) -> None:
        while not reached():
            changed.clear()
            await changed.wait()

    async with asyncio.TaskGroup() as tasks:
        await clients[0].answered()
        for seat, client in enumerate(clients):
            await client.sit_down(seat)
        listening = [tasks.create_task(client.listen()) for client in clients]
        took: list[float] = []
        while len(took) < TAPS * (len(clients) - 1):
            await until(lambda: any("data-mine" in client.page for client in clients))
            player = next(client for client in clients if "data-mine" in client.page)
            before, start = player.revision, perf_counter()
            await player.act()
            if player.revision > before:
                await until(lambda: all(client.revision >= player.revision for client in clients))  # noqa: B023
                took += [1000 * (client.came - start) for client in clients if client is not player]
        program.kill()
        killed = perf_counter()
        program.resume()
        await until(lambda: all(client.came > killed for client in clients))
        for each in listening:
            each.cancel()
    return took, max(client.came for client in clients) - killed


def run(report: Report) -> None:
    report.settings(f"`roundhouse serve mexican-train`, {len(NAMES)} phones without browsers, {TAPS} taps that all see")
    with TemporaryDirectory() as data, open_port("127.0.0.1", 0) as free:
        port = int(free.getsockname()[1])
        free.close()
        program = TableServer(data, port)
        try:
            took, back = asyncio.run(_measure(program, f"http://127.0.0.1:{port}"))
        finally:
            program.kill()
    report.figure("a tap to the others' pages, median", percentile(took, 0.5), "ms", HALF)
    report.figure("a tap to the others' pages, 95 %", percentile(took, 0.95), "ms", MOST)
    report.figure("all are back after a kill and a start", back, "s", BACK)


SECTION = FigureSection("phones", "Phones: from a tap to the others' pages", run)
