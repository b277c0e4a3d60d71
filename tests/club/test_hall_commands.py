"""`roundhouse club direct`, and a table that reports to it with --hall: two programs and the director's own broker."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.club.halls import wait_for

from roundhouse.cli import main

PROGRAM = (sys.executable, "-c", "from roundhouse.cli import main; main()")


def _port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


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
        )


def test_a_round_called_at_a_table_is_in_the_director_s_list(tmp_path: Path) -> None:
    port, hall, table = _port(), tmp_path / "director", tmp_path / "table"
    said, heard = tmp_path / "said", tmp_path / "heard"
    with _start(hall, said, "club", "direct", "--tables", "3", "--host", "127.0.0.1", "--port", str(port)) as director:
        assert director.stdin is not None
        wait_for(lambda: "Type begin" in said.read_text(), 20)
        (table / "hall").mkdir(parents=True)
        shutil.copy(hall / "hall" / "table-2.password", table / "hall")
        words = ("--players", "Ann,Bo", "--hub", "sim://", "--hall", f"mqtt://127.0.0.1:{port}", "--table", "2")
        with _start(table, heard, "referee", *words) as referee:
            assert referee.stdin is not None
            wait_for(lambda: "Table 2 is there." in said.read_text(), 20)
            director.stdin.write("five\ntables\n")
            director.stdin.flush()
            wait_for(lambda: "five more minutes" in heard.read_text())
            referee.stdin.write("quit\n")
            referee.stdin.close()
        wait_for(lambda: "Table 2 is gone." in said.read_text())
        director.stdin.write("scores\nquit\n")
        director.stdin.close()
    assert director.returncode == 0
    assert "Table 2, round 0: Ann 0, Bo 0" in said.read_text()


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
    assert result.exit_code == 1
    assert told in result.stderr and len(result.stderr.splitlines()) == 1
    assert "secret" not in result.output
    assert not list(tmp_path.iterdir()), "nothing is saved for a table that cannot begin"


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(
            main, ["club", "direct", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path), "--language", "en"]
        )
    assert result.exit_code == 1
    assert "cannot listen at 127.0.0.1" in result.stderr and len(result.stderr.splitlines()) == 1
