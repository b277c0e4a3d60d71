"""Phones: from a tap to the last screen, what waiting costs, and how soon everybody is back after a kill."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from urllib.parse import urlencode

from tools.figures.report import Report, Section, Target, percentile

PLAYERS, WATCHERS = 12, 8
MOVES = 60
"""Fewer than end a round of twelve."""
WAITING_S = 10.0
PATIENCE_S = 30.0
POLL_S = 0.02
PAUSE_S = 0.35
"""People pause between two taps."""
WATCHER = -1
EVENT, BACK, PAGE, SHARE = Target(100), Target(3), Target(60), Target(5)
REVISION = re.compile(r'data-revision="(\d+)"')
TILE = re.compile(r'class="tile playable" data-act="pick:(\d+)"')
END = re.compile(r'<button type="button" class="plate[^>]* data-act="drop:(\d+:\d+)"')
BUTTON = re.compile(r'data-act="(draw|done)"(?![^>]*aria-disabled)')
CLOCK_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Connection:
    """Requests over one connection, without a client library: twenty phones share this processor with the table."""

    def __init__(self, address: str, port: int) -> None:
        self._address, self._port = address, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, cookie: str = "", **fields: str
    ) -> tuple[Message, asyncio.StreamReader]:
        """Send a request; the answer's headers with its `status`, and the stream from which its body comes."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._address, 0))
        reader, writer = self._streams
        host, body = f"127.0.0.1:{self._port}", urlencode(fields)
        head = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", f"Cookie: {cookie}"]
        if fields:
            head += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        writer.write("\r\n".join([*head, "", body]).encode())
        status = (await reader.readline()).split()[1].decode()
        headers = message_from_bytes(await reader.readuntil(b"\r\n\r\n"))
        headers["status"] = status
        return headers, reader

    async def text(self, method: str, path: str, cookie: str = "", **fields: str) -> tuple[Message, str]:
        """Send a request; the answer's headers and its body."""
        headers, reader = await self.ask(method, path, cookie, **fields)
        if headers["transfer-encoding"] is None:
            return headers, (await reader.readexactly(int(headers["content-length"]))).decode()
        body = b""
        while size := int(await reader.readline(), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
        return headers, body.decode()

    def close(self) -> None:
        """End the connection."""
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None


class Phone:
    """A phone at an address of its own: holds a stream of events, and fetches its page at each."""

    def __init__(self, number: int, port: int) -> None:
        address = f"127.0.1.{number + 1}"
        self._events, self._pages, self._taps = (Connection(address, port) for _ in range(3))
        self._cookie = ""
        self.page = ""
        self.heard = self.shown = 0.0
        """When the last event came, and the page that was fetched at it."""
        self._changed = asyncio.Condition()
        self._listening: asyncio.Task[None] | None = None
        self._tapped = 0

    @property
    def revision(self) -> int:
        """The revision of the page that it shows."""
        found = REVISION.search(self.page)
        return int(found[1]) if found else -1

    async def sit_down(self, code: str, seat: int) -> None:
        """Take a seat, and listen from now on."""
        while not await self._answers("/"):
            await asyncio.sleep(POLL_S)
        headers, text = await self._taps.text("POST", "/sit", code=code, seat=str(seat), name="")
        assert headers["status"] == "303", text
        self._cookie = headers["set-cookie"].partition(";")[0]
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        _, stream = await self._events.ask("GET", "/events", self._cookie)
        async for line in stream:
            if line.strip() == b"data: new":
                heard = time.perf_counter()
                _, page = await self._pages.text("GET", "/part", self._cookie)
                async with self._changed:
                    self.heard, self.shown, self.page = heard, time.perf_counter(), page
                    self._changed.notify_all()

    async def until(self, revision: int) -> None:
        """Wait until it shows the table as of a revision."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: self.revision >= revision), PATIENCE_S)

    async def tap(self, action: str) -> None:
        """Post an action; the answer is the page as it is now."""
        self._tapped += 1
        fields = {"action": action, "revision": str(self.revision), "key": f"tap{self._tapped}"}
        headers, page = await self._taps.text("POST", "/act", self._cookie, **fields)
        assert headers["x-done"] == "taken", (action, headers["x-done"])
        self.page = page

    async def is_back(self) -> bool:
        """Whether its seat is known."""
        return await self._answers("/") == "200"

    async def _answers(self, path: str) -> str:
        """The status of a page; nothing while nobody serves it."""
        self._taps.close()
        with suppress(OSError, IndexError):
            headers, _ = await self._taps.text("GET", path, self._cookie)
            return str(headers["status"])
        return ""

    async def close(self) -> None:
        """Leave the network; the seat stays taken."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError, asyncio.IncompleteReadError, OSError):
                await self._listening
        for connection in (self._events, self._pages, self._taps):
            connection.close()


class Served:
    """`roundhouse serve` in a process of its own."""

    def __init__(self, data: Path) -> None:
        self._data = data
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        names = ",".join(f"P{seat + 1}" for seat in range(PLAYERS))
        self._process = self._start("serve", "--players", names)
        code = None
        assert self._process.stdout is not None
        while code is None:
            code = re.search(r"/join/([a-z0-9]+)", self._process.stdout.readline())
        self.code = code[1]

    def _start(self, *words: str) -> subprocess.Popen[str]:
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        place = ["--host", "127.0.0.1", "--port", str(self.port), "--hub", "none", "--data", str(self._data)]
        program = str(Path(sys.executable).with_name("roundhouse"))
        return subprocess.Popen(
            [program, *words, *place], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def processor_s(self) -> float:
        """The processor time that it has taken."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS

    def kill_and_resume(self) -> None:
        """End it without a warning, and start it again."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process = self._start("resume", "--phones")

    def stop(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


def run(report: Report) -> None:
    """Plays at a table of twelve with eight who watch, waits, and kills the program."""
    report.settings(
        f"Mexican Train, {PLAYERS} phones and {WATCHERS} who watch, each at an address of its own on this machine; "
        f"{MOVES} moves; the program in a process of its own, journal on disk"
    )
    with tempfile.TemporaryDirectory() as data:
        served = Served(Path(data))
        try:
            asyncio.run(_measure(report, served))
        finally:
            served.stop()


async def _measure(report: Report, served: Served) -> None:
    phones = [Phone(number, served.port) for number in range(PLAYERS + WATCHERS)]
    for number, phone in enumerate(phones):
        await phone.sit_down(served.code, number if number < PLAYERS else WATCHER)
        await phone.until(0)
    told, shown = [], []
    for number in range(MOVES):
        start = await _move(phones)
        told.append(1000 * (max(phone.heard for phone in phones) - start))
        shown.append(1000 * (max(phone.shown for phone in phones) - start))
        report.progress("moves", number + 1, MOVES)
    report.figure("tap to the last event, 95th percentile", percentile(told, 0.95), "ms", EVENT)
    report.figure("tap to the last page, 95th percentile", percentile(shown, 0.95), "ms")
    report.figure("largest page", max(len(phone.page.encode()) for phone in phones) / 1000, "KB", PAGE)
    before = served.processor_s()
    await asyncio.sleep(WAITING_S)
    share = 100 * (served.processor_s() - before) / WAITING_S
    report.figure("the table waits", share, "% of a core", SHARE)
    served.kill_and_resume()
    start = time.perf_counter()
    for phone in phones:
        while not await phone.is_back():
            await asyncio.sleep(POLL_S)
    report.figure("killed to everybody back", time.perf_counter() - start, "s", BACK)
    for phone in phones:
        await phone.close()


async def _move(phones: list[Phone]) -> float:
    """A move of the player in turn, shown by every phone; when it was tapped."""
    for phone in phones[:PLAYERS]:
        tile, buttons = TILE.search(phone.page), BUTTON.findall(phone.page)
        if tile is None and not buttons:
            continue
        action = "done" if "done" in buttons else "draw"
        if tile is not None:
            await phone.tap(f"pick:{tile[1]}")
            await asyncio.sleep(PAUSE_S)
            end = END.search(phone.page)
            assert end is not None
            action = f"drop:{end[1]}"
        revision, start = phone.revision, time.perf_counter()
        await phone.tap(action)
        for each in phones:
            await each.until(revision + 1)
        await asyncio.sleep(PAUSE_S)
        return start
    raise AssertionError("nobody can move")


SECTION = Section("phones", "Phones at a table", run)
