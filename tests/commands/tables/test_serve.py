"""`roundhouse serve`: the code on the screen, what is typed beside it, and why a table cannot be served."""

from __future__ import annotations

import re
import shlex
import socket
import sys
from collections.abc import Sequence
from configparser import ConfigParser
from pathlib import Path
from unittest.mock import Mock

import httpx2
import pytest
from tests.commands.typed_match import run
from tools.testing.local_network import free_port

from roundhouse.commands.tables.serve import serve as serve_command
from roundhouse.phones.phone_host import PhoneHost
from roundhouse.phones.tickets import CODE_LENGTH, NO_PLAYER
from roundhouse.program import hubs
from roundhouse.program.environment import INSTALLING_VARIABLE
from roundhouse.program.phones import serve_table, server

UNITS = Path(__file__).parents[3] / "host" / "systemd"
LINES = ["code", "close", "free 1", "free 9", "dance", "quit"]


def serve(data: Path, *words: str, lines: list[str] | None = None) -> str:
    table = ["--players", "Ann,Bo", "--set", "6", "--hub", "none", "--data", str(data)]
    return run(
        "serve", *table, "--host", "127.0.0.1", "--port", str(free_port()), *words, lines=lines or ["quit"]
    ).output


def test_a_table_is_served_until_somebody_types_quit_and_can_be_resumed(tmp_path: Path) -> None:
    said = serve(tmp_path, lines=LINES)
    codes = re.findall(r"/join/([a-z0-9]+)", said)
    assert len(codes) == len(set(codes)) == 2
    assert "Nobody else may come in now." in said
    assert "The table's computer freed the seat of Ann." in said
    assert said.count("Type code, close, host, free and the number of a seat, or quit.") == 2
    assert said.rstrip().endswith(" --phones`.")
    again = run(
        "resume", "--phones", "--hub", "none", "--data", str(tmp_path), "--host", "127.0.0.1",
        "--port", str(free_port()), lines=["quit"],
    )  # fmt: skip
    assert "The table is open." in again.output


def test_a_code_opens_the_table_whenever_it_is_served_until_another_one_is_given(tmp_path: Path) -> None:
    def resumed(*words: str, lines: Sequence[str] = ("quit",)) -> list[str]:
        where = ["--hub", "none", "--data", str(tmp_path), "--host", "127.0.0.1", "--port", str(free_port())]
        return re.findall(r"/join/([a-z0-9]+)", run("resume", "--phones", *where, *words, lines=list(lines)).output)

    assert re.findall(r"/join/(\w+)", serve(tmp_path, "--code", "Oma1933")) == ["oma1933"]
    assert resumed() == ["oma1933"]
    assert resumed("--code", "opa1931x") == ["opa1931x"]
    (_, new) = resumed(lines=["code", "quit"])
    assert resumed(lines=["close", "quit"]) == [new]
    assert resumed()[0] not in ("", new), "who opens a closed table lets people in again"


def test_the_tickets_of_a_table_open_no_other_that_gets_its_number(tmp_path: Path) -> None:
    for _ in range(2):
        serve(tmp_path, lines=["code", "quit"])
        for journal in tmp_path.glob("tables.journal*"):
            journal.unlink()
    assert len(list(tmp_path.glob("phones-mexican-train-1-*.json"))) == 2


def test_a_table_on_phones_alone_is_followed_by_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real tiles: the match is over, and phone and television come along to the same game again, and to another."""
    names: list[tuple[str, ...]] = []

    async def run_host(host: PhoneHost, *_: object) -> None:
        here = "http://127.0.0.1"
        phone, television = (
            httpx2.AsyncClient(transport=httpx2.ASGITransport(host), base_url=here, headers={"origin": here})
            for _ in range(2)
        )
        await phone.post("/sit", data={"code": host.code, "seat": "0"})
        await television.post("/sit", data={"code": host.code, "seat": str(NO_PLAYER), "screen": "1"})
        for path in ("/rematch", "/again"):
            assert host.table is not None
            session = host.table.host_presenter.session
            names.append(session.referee.names)
            assert [session.call_text(said)[0].allowed for said in ("bo out", "ann 17")] == [True] * 2
            assert session.referee.match.over and 'action="/rematch"' in (await phone.get("/")).text
            assert (await phone.post(path)).status_code == 303
        assert host.table is None and host.code in (await phone.get("/")).text
        await phone.post("/setup", data={"code": host.code, "do": "begin"})
        assert host.table is not None and host.table.host_presenter.session.mode.name == "score-pad"
        names.append(host.table.names)
        assert [(await phone.get("/part")).status_code, (await television.get("/table")).status_code] == [200] * 2

    monkeypatch.setattr(serve_table, "run_host", run_host)
    where = ["--hub", "none", "--data", str(tmp_path), "--host", "127.0.0.1", "--port", str(free_port())]
    said = run("referee", "--score-pad", "--rounds", "1", "--players", "Ann,Bo", "--phones", *where).output
    assert names == [("Ann", "Bo")] * 3
    assert f"resume mexican-train-3 --data {tmp_path} --phones" in " ".join(said.split()), said


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = serve(tmp_path, "--port", port)
    assert f"Port {port} of 127.0.0.1 is taken: end the program that uses it" in said
    assert "No saved table" in run("resume", "--list", "--data", str(tmp_path)).output


def test_an_address_of_another_computer_is_not_called_taken(tmp_path: Path) -> None:
    assert "203.0.113.9 is not an address of this computer" in serve(tmp_path, "--host", "203.0.113.9")


def test_the_hub_is_let_go_when_nobody_reads_what_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = Mock()
    monkeypatch.setattr(hubs, "HubThread", lambda *_: hub)
    monkeypatch.setattr(serve_table._Desk, "open", Mock(side_effect=BrokenPipeError))
    assert "Traceback" not in serve(tmp_path, "--hub", "sim://")
    hub.close.assert_called_once_with()


def test_without_a_network_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "adapters", list)
    said = run("serve", "--players", "Ann", "--hub", "none", "--data", str(tmp_path)).output
    assert "This computer is on no network: connect it" in said


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [each for each in sys.modules if each.startswith("roundhouse.program.phones")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "segno", None)
    monkeypatch.delenv(INSTALLING_VARIABLE, raising=False)
    said = run("serve", "--players", "Ann", "--hub", "none", "--data", str(tmp_path)).output
    assert re.search(r"need more packages: run `.*pip install .*phones.*`\.", " ".join(said.split()))
    monkeypatch.setenv(INSTALLING_VARIABLE, "beside.log")
    said = run("serve", "--players", "Ann", "--hub", "none", "--data", str(tmp_path)).output
    assert "being installed: try again in a minute. If that takes longer, beside.log says why." in said


def unit_of(name: str) -> ConfigParser:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((UNITS / name).read_text("utf-8"))
    return unit


def test_the_unit_starts_the_command_with_options_that_it_has() -> None:
    unit = unit_of("roundhouse.service")
    program, command, *words = shlex.split(unit["Service"]["ExecStart"])
    assert (Path(program).name, command) == ("roundhouse", "serve")
    given = serve_command.make_context("serve", list(words)).params
    assert given["data"] == Path("/var/lib") / unit["Service"]["StateDirectory"]
    assert len(given["code"]) == CODE_LENGTH, "people are told to choose as many"


def test_what_is_typed_to_the_service_comes_from_the_pipe_that_the_page_names() -> None:
    service, pipe = unit_of("roundhouse.service"), unit_of("roundhouse.socket")
    assert service["Service"]["StandardInput"] == "socket" and service["Unit"]["Requires"] == "roundhouse.socket"
    page = (UNITS.parent / "PHONES.md").read_text("utf-8")
    assert f"sudo tee {pipe['Socket']['ListenFIFO']}\n" in page and pipe["Socket"]["SocketMode"] == "0600"


def test_a_host_without_a_table_takes_what_is_typed(tmp_path: Path) -> None:
    at = ["--data", str(tmp_path), "--hub", "none", "--host", "127.0.0.1", "--port", str(free_port())]
    said = run("serve", *at, lines=["free 1", "", "quit"]).output
    assert (
        "Set up a table from a phone" in said and said.count("Type host, free and the number of a seat, or quit.") == 1
    )


@pytest.mark.parametrize("table", [["--players", "Ann,Bo", "--set", "6"], []])
def test_the_code_becomes_a_picture_where_that_is_wanted(tmp_path: Path, table: list[str]) -> None:
    at = ["--data", str(tmp_path), "--hub", "none", "--host", "127.0.0.1", "--port", str(free_port())]
    said = run("serve", *table, *at, "--qr", "png", lines=["quit"]).output
    assert str(tmp_path / "code.png") in said and "\u2588" not in said
    assert (tmp_path / "code.png").read_bytes().startswith(b"\x89PNG")
