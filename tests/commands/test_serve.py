"""`roundhouse serve`: the code on the screen, what is typed beside it, and why a table cannot be served."""

from __future__ import annotations

import re
import shlex
import socket
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest
from tests.cli.typed_match import run
from tools.local_network import free_port

from roundhouse.commands import phone_server
from roundhouse.commands.serve import serve as serve_command
from roundhouse.phones.seating import CODE_LENGTH

UNIT = Path(__file__).parents[2] / "host" / "systemd" / "roundhouse.service"
LINES = ["code", "close", "free 1", "free 9", "dance", "quit"]


def serve(data: Path, *words: str, lines: list[str] | None = None) -> str:
    """What the command prints."""
    table = ["--players", "Ann,Bo", "--set", "6", "--hub", "none", "--data", str(data)]
    return run(
        "serve", *table, "--host", "127.0.0.1", "--port", str(free_port()), *words, lines=lines or ["quit"]
    ).output


def test_a_table_is_served_until_somebody_types_quit_and_can_be_resumed(tmp_path: Path) -> None:
    said = serve(tmp_path, lines=LINES)
    codes = re.findall(r"/join/([a-z0-9]+)", said)
    assert len(codes) == len(set(codes)) == 2
    assert "Nobody else may come in now." in said
    assert "Ann is free." in said
    assert said.count("Type code, close, free and the number of a seat, or quit.") == 2
    assert said.rstrip().endswith(" --phones`.")
    again = run(
        "resume", "--phones", "--hub", "none", "--data", str(tmp_path), "--host", "127.0.0.1",
        "--port", str(free_port()), lines=["quit"],
    )  # fmt: skip
    assert "The table is open." in again.output


@pytest.mark.parametrize("mode", [[], ["--slots"]])
def test_a_table_of_real_tiles_is_served_and_resumed(tmp_path: Path, mode: list[str]) -> None:
    where = ["--hub", "none", "--data", str(tmp_path), "--host", "127.0.0.1"]
    said = run(
        "referee", "--players", "Ann,Bo", *mode, "--phones", *where, "--port", str(free_port()), lines=["quit"]
    ).output
    assert "The table is open." in said and said.rstrip().endswith(" --phones`.")
    again = run("resume", "--phones", *where, "--port", str(free_port()), lines=["quit"]).output
    assert "The table is open." in again


def test_the_tickets_of_a_table_open_no_other_that_gets_its_number(tmp_path: Path) -> None:
    for _ in range(2):
        serve(tmp_path, lines=["code", "quit"])
        for journal in tmp_path.glob("tables.journal*"):
            journal.unlink()
    assert len(list(tmp_path.glob("phones-mexican-train-1-*.json"))) == 2


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = serve(tmp_path, "--port", port)
    assert f"Port {port} of 127.0.0.1 cannot be used: end the program that uses it" in said
    assert "No saved table" in run("resume", "--list", "--data", str(tmp_path)).output


def test_without_a_network_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone_server, "adapters", list)
    said = run("serve", "--players", "Ann", "--hub", "none", "--data", str(tmp_path)).output
    assert "This computer is on no network: connect it" in said


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("run_phones", "phone_server"):
        monkeypatch.delitem(sys.modules, f"roundhouse.commands.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "segno", None)
    said = run("serve", "--players", "Ann", "--hub", "none", "--data", str(tmp_path)).output
    assert "install `roundhouse-hub[phones]`" in said


def test_the_unit_starts_the_command_with_options_that_it_has() -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT.read_text("utf-8"))
    program, command, *words = shlex.split(unit["Service"]["ExecStart"])
    assert (Path(program).name, command) == ("roundhouse", "serve")
    given = serve_command.make_context("serve", list(words)).params
    assert given["data"] == Path("/var/lib") / unit["Service"]["StateDirectory"]
    assert len(given["code"]) == CODE_LENGTH, "people are told to choose as many"
