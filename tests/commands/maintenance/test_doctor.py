"""`roundhouse doctor` and `--version`: what is installed, what works, what to do about the rest."""

import socket
import subprocess
import sys
import tomllib
from collections import namedtuple
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from roundhouse import __version__
from roundhouse.cli import main
from roundhouse.club.entries import Order, Plan, SignedIn, write_entry
from roundhouse.club.store import HallRegister
from roundhouse.commands.maintenance import doctor, installation
from roundhouse.hub.discovery import FoundHub
from roundhouse.hub.errors import PortNotPermitted
from roundhouse.hub.events import HubInfo
from roundhouse.program.environment import DATA_VARIABLE, EXTRAS, log_unexpected
from roundhouse.program.journal_tables import add_to_journal
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import JOURNAL_FILE, Journal

ROOT = Path(__file__).resolve().parents[3]
HUBS = [
    FoundHub("COM3", "Pico", HubInfo("Toby", "0.0.1", "abc1234")),
    FoundHub("COM4", "Pico", problem=PortNotPermitted("hub/ask-administrator")),
]
Usage = namedtuple("Usage", "total used free")


@pytest.fixture(autouse=True)
def computer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A computer without hubs, with a display and sound; its data folder."""
    data = tmp_path / "data"
    monkeypatch.setenv(DATA_VARIABLE, str(data))
    monkeypatch.setenv("COLUMNS", "200")
    for name, answer in {"find_hubs": [], "waiting_picos": [], "has_display": True, "has_sound": True}.items():
        monkeypatch.setattr(doctor, name, lambda answer=answer: answer)
    return data


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["doctor", *arguments])


def test_a_computer_on_which_all_works_has_nothing_to_do(computer: Path) -> None:
    told = run()
    assert told.exit_code == 0 and "✗" not in told.output
    assert not (computer / JOURNAL_FILE).exists(), "an import wants a folder without tables"
    for said in (f"roundhouse {__version__}", "A display is there.", "can play sound", str(computer), "No saved table"):
        assert said in told.output


@pytest.mark.parametrize(
    ("name", "answer", "said", "code"),
    [
        ("find_hubs", HUBS[:1], "run `roundhouse flash COM3`", 0),
        ("find_hubs", HUBS[1:], "✗ A hub is at COM4.", 1),
        ("has_display", False, "Play in the terminal with --text", 0),
        ("has_sound", False, "cannot play sound", 0),
        ("disk_usage", Usage(0, 0, 50_000_000), "Make room, at least 100 MB", 1),
        ("unfinished_tables", None, "A check could not be made.", 1),
    ],
)
def test_what_does_not_work_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, computer: Path, name: str, answer: object, said: str, code: int
) -> None:
    Journal(computer).close()
    monkeypatch.setattr(doctor, name, lambda *_: 1 / 0 if answer is None else answer)
    told = run()
    assert (told.exit_code, said in told.output) == (code, True), told.output


def test_a_taken_port_and_a_folder_that_is_none_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with socket.create_server(("", 0)) as taken:
        monkeypatch.setattr(doctor, "PHONE_PORT", taken.getsockname()[1])
        assert f"choose another: --port {taken.getsockname()[1] + 1}" in run().output
    (tmp_path / "file").touch()
    told = run("--data", str(tmp_path / "file/within"))
    assert told.exit_code == 1 and "Name another folder with --data" in told.output


def test_a_report_holds_the_log_and_no_names(monkeypatch: pytest.MonkeyPatch, computer: Path, tmp_path: Path) -> None:
    with Journal(computer) as journal:
        add_to_journal(journal, new_table(TableRequest(players="Annika Lee,J.R.")))
    log_unexpected(RuntimeError(f"Annika Lee and J.R. in {Path.home()}/x, /home/annika/y, C:\\Users\\annika\\z"))
    monkeypatch.setattr(sys, "argv", ["roundhouse", "play", "--players", "Cy Twombly,Di", "--seed", "7"])
    log_unexpected(RuntimeError("Flo Olsen left the Reds at Clubhaus"))
    (computer / "hall").mkdir()
    evening = HallRegister(computer / "hall/director.sqlite")
    came = Order((SignedIn("Flo Olsen", "Reds"),), at=0)
    evening.keep_entries([write_entry(came), write_entry(Plan(club="Clubhaus"))])
    told = run("--report", str(tmp_path / "report.txt"))
    report = (tmp_path / "report.txt").read_text(encoding="utf-8")
    assert "without names and places" in told.output
    assert "RuntimeError: PLAYER and PLAYER in ~/x, …/y, …/z" in report
    evening.close()
    assert "PLAYER left the PLAYER at PLAYER" in report
    assert "--players NAMES --seed 7" in report and "Twombly" not in report
    assert f"roundhouse {__version__}" in report and str(computer) not in report
    refused = run("--report", str(tmp_path))
    assert refused.exit_code == 2


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ("run `python -m pip install '/srv/lee family/it[mdns]'`", "run `python -m pip install '…/it[mdns]'`"),
        ('File "D:\\Lee\\my trains\\a.py", line 3', 'File "…/a.py", line 3'),
        (f'File "{installation.PACKAGE}/cli.py"', 'File "PROGRAM/roundhouse/cli.py"'),
        ("A hub is at /dev/ttyACM0.", "A hub is at /dev/ttyACM0."),
        ("http://192.0.2.2:8377/seat/2 and/or 3/4", "http://192.0.2.2:8377/seat/2 and/or 3/4"),
    ],
)
def test_a_report_tells_of_a_path_its_last_name(computer: Path, told: str, kept: str) -> None:
    assert doctor.without_names(told, computer) == kept


def test_the_version_says_what_a_report_of_a_fault_needs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "commit.txt").write_text("abc1234\n")
    monkeypatch.setattr(installation, "COMMIT", tmp_path / "commit.txt")
    told = CliRunner().invoke(main, ["--version"]).output
    assert told.startswith(f"roundhouse {__version__} (abc1234)\nPython 3.")
    assert "The rules are " in told and "The firmware for hubs is " in told and "Extras that are installed: " in told


def test_every_extra_of_the_package_is_known() -> None:
    package = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert {*EXTRAS} == {*package["project"]["optional-dependencies"]} - {"dev", "hardware"}


def test_a_program_of_a_source_archive_knows_no_commit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(installation, "COMMIT", tmp_path / "none")
    monkeypatch.setattr(installation, "PACKAGE", tmp_path / "host/roundhouse")
    assert installation.commit() == ""
    assert CliRunner().invoke(main, ["--version"]).output.startswith(f"roundhouse {__version__}\n")


def test_verbose_says_what_is_installed_and_shows_the_traceback() -> None:
    run_by_hand = [sys.executable, "-c", "import roundhouse.commands.booklet.rules as r; r.GAMES = None\n"
                   "from roundhouse.cli import main; main(['games', '--verbose'])"]  # fmt: skip
    told = subprocess.run(run_by_hand, capture_output=True, text=True, check=False)
    assert told.returncode == 1 and f"roundhouse: roundhouse {__version__}" in told.stderr
    assert "Traceback" in told.stderr and told.stderr.splitlines()[-1].startswith("roundhouse: ")
