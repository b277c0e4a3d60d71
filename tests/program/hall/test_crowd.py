"""A whole hall signs in from one address within two minutes, beside a flood, where few files can be opened."""

import asyncio
import os
import resource
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from tests.depth import DEPTH
from tools.testing.waiting import PATIENCE_S

PEOPLE, FILES = (600, 1024) if DEPTH > 1 else (60, 256)
"""In `make test` a tenth of the people, and so few files that they have no more room than 600 at 1,024."""
SECONDS = PEOPLE / 5
AT_ONCE = 20
FLOOD = 3
"""How many posts without a cookie come with each person, and how many connections that say nothing."""
BUSY = (0, 429, 503)


class CrowdedHall:
    """The hall's program, and the phones of all who are there."""

    def __init__(self, process: asyncio.subprocess.Process, address: str, code: str) -> None:
        self._process, self._address, self.code = process, address, code
        self._host, _, port = address.partition("://")[2].partition(":")
        self._port = int(port)
        self._random = Random(1)
        self.answers = Counter[int]()
        """How often the flood got each status; 0 where it was let go without one."""

    async def tell(self, line: object) -> str:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{line}\n".encode())
        return (await self._process.stdout.readline()).decode().strip()

    async def ask(self, path: str, cookie: str = "", form: str | None = None) -> tuple[int, str, str]:
        """The status of an answer, the cookie that came with it, and its text; 0 where there was none."""
        lines = [f"{'GET' if form is None else 'POST'} {path} HTTP/1.1", f"host: {self._host}:{self._port}"]
        lines += ["connection: close", "accept-language: en", f"cookie: {cookie}", f"origin: {self._address}"]
        if form is not None:
            lines += ["content-type: application/x-www-form-urlencoded", f"content-length: {len(form)}"]
        try:
            reader, writer = await asyncio.open_connection(self._host, self._port)
            writer.write("\r\n".join([*lines, "", form or ""]).encode())
            answer = (await reader.read()).decode()
            writer.close()
        except OSError:
            answer = ""
        head, _, text = answer.partition("\r\n\r\n")
        cookies = [line.split(";")[0][12:] for line in head.splitlines() if line.lower().startswith("set-cookie: ")]
        return int(head.split()[1]) if head else 0, "".join(cookies), text

    async def insist(self, path: str, cookie: str = "", form: str | None = None) -> tuple[str, str]:
        """Ask until there is an answer, as the pages do: the cookie and the text."""
        wait = 0.1
        while True:
            status, given, text = await self.ask(path, cookie, form)
            if status not in BUSY:
                assert status in (200, 303), (status, text)
                return given, text
            await asyncio.sleep(wait * (0.5 + self._random.random()))
            wait = min(2 * wait, 2)

    async def flood(self) -> asyncio.StreamWriter | None:
        """A stranger posts at random; another one says nothing at all, until its connection is ended."""
        self.answers[(await self.ask("/hall/wrong", form="name=Ghost"))[0]] += 1
        try:
            return (await asyncio.open_connection(self._host, self._port))[1]
        except OSError:
            return None

    async def arrive(self, name: str) -> str:
        """Somebody scans the code and signs in; the cookie of their phone."""
        where = f"/hall/{self.code}"
        ticket, _ = await self.insist(where)
        phone, _ = await self.insist(where, ticket, f"name={name}")
        _, page = await self.insist("/place", phone)
        assert f"<h1>{name}</h1>" in page
        return phone

    async def listen(self, phone: str, listening: asyncio.Semaphore, begun: asyncio.Event) -> None:
        """A phone listens for news as the page does, and fetches its page until its table is on it."""
        while True:
            try:
                reader, writer = await asyncio.open_connection(self._host, self._port)
                writer.write(
                    f"GET /events HTTP/1.1\r\nhost: {self._host}:{self._port}\r\ncookie: {phone}\r\n\r\n".encode()
                )
                async for line in reader:
                    if line.startswith(b"data: "):
                        listening.release()
                        if begun.is_set() and "Table" in (await self.insist("/place/part", phone))[1]:
                            writer.close()
                            return
                writer.close()
            except OSError:
                pass
            await asyncio.sleep(0.25 * (0.5 + self._random.random()))


@asynccontextmanager
async def crowded_hall() -> AsyncIterator[CrowdedHall]:
    words = (sys.executable, "-m", "tests.program.hall.crowded_hall", str(FILES))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment)
    assert process.stdout is not None
    try:
        address, code = (await process.stdout.readline()).decode().split()
        yield CrowdedHall(process, address, code)
        said, complaints = await asyncio.wait_for(process.communicate(b""), PATIENCE_S)
        print(f"processor seconds of the hall: {float(said):.1f}")
        assert complaints == b""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@pytest.mark.skipif(sys.platform != "linux", reason="limits of open files are tried on Linux")
def test_a_hall_behind_one_address_signs_in_and_finds_its_tables_beside_a_flood() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # of these phones, which are all in this process

    async def evening() -> None:
        async with crowded_hall() as hall, asyncio.TaskGroup() as phones:
            door, listening, begun = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(0), asyncio.Event()
            silent: list[asyncio.StreamWriter | None] = []

            async def person(number: int) -> None:
                name = f"Guest{number:03}"
                async with door:
                    phone = await hall.arrive(name)
                    silent.extend([await hall.flood() for _ in range(FLOOD)])
                phones.create_task(hall.listen(phone, listening, begun))

            async with asyncio.TaskGroup() as arriving:
                for number in range(PEOPLE):
                    async with door:
                        await hall.tell(SECONDS / PEOPLE)
                    arriving.create_task(person(number))
            for _ in range(PEOPLE):
                await listening.acquire()
            begun.set()
            assert await hall.tell("begin") == str(PEOPLE)
        assert hall.answers.total() == FLOOD * PEOPLE and hall.answers[429] > PEOPLE

    asyncio.run(evening())
