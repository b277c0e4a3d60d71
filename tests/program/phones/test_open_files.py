"""A crowd at the doors of a program that may open few files: old connections go on, and the log stays quiet."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx2
import pytest
from tests.club.halls import client
from tools.testing.local_network import free_port
from tools.testing.waiting import PATIENCE_S, wait_for

from roundhouse.web.streams import RETRY_MS

FILES = 256
CROWD = 600
AT_ONCE = 300
"""More connections than the program may open files; a test may open more."""
PROGRAM = (sys.executable, "-c", "from roundhouse.cli import main; main()")
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1"}
PAGES = re.compile(r"http://\S+/(?:desk|join)/\w+")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of open files")


def limited(soft: int, hard: int, *words: str) -> list[str]:
    """A command that may open so many files, and may ask for as many as `hard`."""
    return ["sh", "-c", f'ulimit -Sn {soft} && ulimit -Hn {hard} && exec "$@"', "sh", *words]


@contextmanager
def started(folder: Path, soft: int, hard: int, *words: str) -> Iterator[tuple[str, Path]]:
    """The address of its pages, and the file in which all is kept that it says, until the end."""
    said = folder / "said"
    command = limited(soft, hard, *PROGRAM, *words, "--data", str(folder), "--language", "en")
    with said.open("w") as out:
        program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=out, stderr=subprocess.STDOUT, env=ENVIRONMENT
        )
    try:
        yield wait_for(lambda: PAGES.search(said.read_text()))[0], said
    finally:
        program.terminate()
        program.wait(PATIENCE_S)


def crowd(port: int, request: bytes = b"") -> None:
    """More connections from one address than the program may open files, again and again; some are held a while."""
    held: list[socket.socket] = []
    with ExitStack() as stack:
        for number in range(CROWD):
            caller = stack.enter_context(socket.socket())
            caller.bind(("127.0.0.9", 0))
            caller.settimeout(PATIENCE_S)
            caller.connect(("127.0.0.1", port))
            caller.sendall(request)
            held.append(caller)
            if number >= AT_ONCE:
                held[number - AT_ONCE].close()


def test_a_table_goes_on_while_a_crowd_is_at_its_door(tmp_path: Path) -> None:
    port = free_port()
    where = ("--hub", "none", "--host", "127.0.0.1", "--port", str(port))
    with started(tmp_path, FILES, FILES, "serve", "--players", "Ann,Bo", *where) as (page, said):
        address, code = page.split("/join/")
        with httpx2.Client(base_url=address, timeout=PATIENCE_S, headers={"origin": address}) as phone:
            assert phone.post("/sit", data={"code": code, "seat": "0"}).status_code == 303
            with phone.stream("GET", "/events") as events:
                news = (line for line in events.iter_lines() if line)
                assert [next(news), next(news)] == [f"retry: {RETRY_MS}", "data: new"]
                for request in (b"", b"GET /join/x HTTP/1.1\r\nHost: localhost\r\n\r\n"):
                    crowd(port, request)
                    assert phone.get("/part").status_code == 200
                assert phone.post("/sit", data={"code": code, "seat": "1"}).status_code == 303
                assert next(news) == "data: new", "a phone that listened before the crowd came hears on"
    assert "Traceback" not in said.read_text() and "ulimit" not in said.read_text()


def test_a_hall_goes_on_while_a_crowd_is_at_its_doors(tmp_path: Path) -> None:
    port, pages = free_port(), free_port()
    where = ("--host", "127.0.0.1", "--port", str(port), "--pages-port", str(pages))
    with started(tmp_path, FILES, FILES, "club", "direct", *where) as (desk, said):
        with httpx2.Client(timeout=PATIENCE_S, follow_redirects=True) as director:
            assert director.get(desk).status_code == 200
            for request in (b"", b"GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n"):
                crowd(pages, request)
                assert director.get(desk).status_code == 200
            crowd(port)
            assert director.get(desk).status_code == 200
        password = (tmp_path / "hall" / "table-1.password").read_text("utf-8")
        table = client(port, "table-1", password)
        wait_for(table.is_connected)
        table.disconnect()
        table.loop_stop()
    assert "Traceback" not in said.read_text() and "ulimit" not in said.read_text()


@pytest.mark.parametrize(("soft", "hard", "room"), [(200, 1000, 300), (400, 400, 272), (200, 200, 100), (60, 60, 30)])
def test_there_is_room_for_as_many_as_the_system_allows(soft: int, hard: int, room: int) -> None:
    asked = "from roundhouse.web.connections import room_for; print(room_for(300))"
    command = limited(soft, hard, sys.executable, "-c", asked)
    told = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=True).stdout
    assert int(told) == room
