"""`roundhouse club direct`, and a table that reports to it with --hall: two programs and the director's own broker."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest
from click.testing import CliRunner
from tools.testing.local_network import free_port
from tools.testing.waiting import wait_for

from roundhouse.cli import main
from roundhouse.club.entries import read_entry
from roundhouse.club.evening import Evening
from roundhouse.club.store import HallRegister

DESK = re.compile(r"http://\S+/desk/\w+")
PROGRAM = (sys.executable, "-c", "from roundhouse.cli import main; main()")


def _start(folder: Path, out: Path, *words: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "ROUNDHOUSE_DATA": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    with out.open("a") as opened:
        return subprocess.Popen(
            [*PROGRAM, *words, "--language", "en"],
            stdin=subprocess.PIPE,
            stdout=opened,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background job hears no Ctrl-C
        )


def _order(desk: str, what: str, **form: str) -> str:
    with httpx2.Client(follow_redirects=True) as browser:
        form["seen"] = re.findall(r'name="seen" value="(\d+)"', browser.get(desk).text)[0]
        origin = desk.partition("/desk/")[0]
        return str(browser.post(f"{origin}/desk/do/{what}", data=form, headers={"origin": origin}).text)


def test_a_table_hears_the_desk_and_the_desk_hears_of_it(tmp_path: Path) -> None:
    port, hall, table = free_port(), tmp_path / "director", tmp_path / "table"
    said, heard = tmp_path / "said", tmp_path / "heard"
    asked = ("--tables", "3", "--host", "127.0.0.1", "--port", str(port), "--pages-port", str(free_port()))
    with _start(hall, said, "club", "direct", *asked) as director:
        desk = wait_for(lambda: DESK.search(said.read_text()))[0]
        (table / "hall").mkdir(parents=True)
        shutil.copy(hall / "hall" / "table-2.password", table / "hall")
        words = ("--players", "Ann,Bo", "--hub", "sim://", "--hall", f"mqtt://127.0.0.1:{port}", "--table", "2")
        with _start(table, heard, "referee", *words) as referee:
            assert referee.stdin is not None
            wait_for(lambda: "Table 2 is there." in said.read_text())
            _order(desk, "signal", cue="five-minutes")
            wait_for(lambda: "five more minutes" in heard.read_text())
            referee.stdin.write("quit\n")
            referee.stdin.close()
        wait_for(lambda: "Table 2 is gone." in said.read_text())
        director.send_signal(signal.SIGINT)
    assert director.returncode == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--hall", "mqtt://localhost"), "add --table N"),
        (("--hall", "http://localhost", "--table", "1"), "is not the address of a broker"),
        (("--hall", "mqtt://localhost/North!", "--table", "1"), "is not the address of a broker"),
        (("--hall", "mqtt://localhost:99999", "--table", "1"), "is not the address of a broker"),
        (("--hall", "mqtt://ann:secret@localhost", "--table", "1"), "Leave name and password out"),
        (("--hall", "mqtt://localhost", "--table", "1"), "There is no password for the hall"),
    ],
)
def test_what_cannot_be_used_is_told_in_one_sentence(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    result = CliRunner().invoke(
        main, ["referee", "--players", "Ann,Bo", *words, "--data", str(tmp_path), "--language", "en"]
    )
    assert result.exit_code == 2
    assert told in result.stderr and len(result.stderr.splitlines()) == 1
    assert "secret" not in result.output
    assert not list(tmp_path.iterdir()), "nothing is saved for a table that cannot begin"


@pytest.mark.parametrize(("option", "other"), [("--port", "--pages-port"), ("--pages-port", "--port")])
def test_a_port_that_is_taken_is_told(tmp_path: Path, option: str, other: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ("--host", "127.0.0.1", option, port, other, str(free_port()), "--language", "en")
        result = CliRunner().invoke(main, ["club", "direct", *words, "--data", str(tmp_path)])
    assert result.exit_code != 0
    assert port in result.stderr.splitlines()[-1] and "127.0.0.1" in result.stderr.splitlines()[-1]


def test_a_second_director_of_one_evening_is_told_so_whatever_ports_are_free(tmp_path: Path) -> None:
    said = tmp_path / "said"

    def words() -> tuple[str, ...]:
        return ("club", "direct", "--host", "127.0.0.1", "--port", str(free_port()), "--pages-port", str(free_port()))

    with _start(tmp_path, said, *words()) as first:
        wait_for(lambda: "Ctrl-C" in said.read_text())
        for more in ((), ("--new",)):
            second = CliRunner().invoke(main, [*words(), *more, "--data", str(tmp_path), "--language", "en"])
            assert second.exit_code != 0 and "Another director has" in second.stderr.splitlines()[-1]
        first.send_signal(signal.SIGINT)
    assert not list((tmp_path / "hall").glob("evening-*"))


def test_a_director_who_is_killed_goes_on_with_the_evening_until_a_new_one_is_asked_for(tmp_path: Path) -> None:
    port, pages, said = free_port(), free_port(), tmp_path / "said"
    words = ("club", "direct", "--host", "127.0.0.1", "--port", str(port), "--pages-port", str(pages))

    def desk() -> str:
        wait_for(lambda: "Ctrl-C" in said.read_text())
        return str(DESK.findall(said.read_text())[-1])

    with _start(tmp_path, said, *words) as first:
        address = desk()
        _order(address, "sign-in", players="\n".join(f"Player {number}" for number in range(1, 10)))
        assert "The round has begun." in _order(address, "begin")
        first.kill()
    said.write_text("")
    with _start(tmp_path, said, *words) as second:
        assert desk() == address, "the desk is where it was"
        assert "goes on (players here: 9, rounds begun: 1)" in said.read_text()
        assert "The round has begun." in _order(address, "begin")
        second.send_signal(signal.SIGINT)
    said.write_text("")
    with _start(tmp_path, said, *words, "--new") as third:
        assert desk() != address and "goes on" not in said.read_text()
        third.send_signal(signal.SIGINT)
    (aside,) = (tmp_path / "hall").glob("evening-*.sqlite")
    register = HallRegister(aside)
    assert len(Evening(map(read_entry, register.entries())).rounds) == 2
    register.close()
