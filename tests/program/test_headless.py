"""What a table without a screen loads: nothing that draws, and nothing that opens a port unless one is looked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.local_network import free_port

HEAVY = {"pygame", "serial"}
RUN = """
import sys
from roundhouse.cli import main
try:
    main(sys.argv[1:], prog_name="roundhouse")
finally:
    print(*sorted({heavy} & set(sys.modules)), file=sys.stderr)
"""
PLAYERS = ["--players", "Ann,Bo", "--set", "6"]
CALLED = ["referee", *PLAYERS, "--rule", "deal=2"]


def run(code: str, *words: str, typed: str = "") -> str:
    """What a fresh interpreter says of what it has loaded."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    command = [sys.executable, "-c", code, *words]
    ended = subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)
    assert "Traceback" not in ended.stderr
    return ended.stderr.splitlines()[-1]


def loaded(data: Path, *words: str, hub: str = "none", typed: str = "quit\n") -> set[str]:
    """The heavy packages that a command has loaded once its table is left."""
    where = ["--host", "127.0.0.1", "--port", str(free_port())] if "--phones" in words or words[0] == "serve" else []
    told = run(RUN.format(heavy=HEAVY), *words, *where, "--hub", hub, "--data", str(data), typed=typed)
    return set(told.split())


@pytest.mark.parametrize(
    "words",
    [
        CALLED,
        [*CALLED, "--slots"],
        [*CALLED, "--phones"],
        ["play", "--text", *PLAYERS],
        ["play", "--phones", *PLAYERS],
        ["serve", *PLAYERS],
        ["serve"],
    ],
    ids=" ".join,
)
def test_a_table_without_a_screen_draws_nothing_and_opens_no_port(words: list[str], tmp_path: Path) -> None:
    assert loaded(tmp_path, *words) == set()
    if words == ["serve"]:
        return  # phones set tables up, and none is there yet
    front = [word for word in words if word in ("--phones", "--text")] or ["--phones"] * (words[0] == "serve")
    assert loaded(tmp_path, "resume", *front) == set()


def test_what_is_asked_for_is_loaded(tmp_path: Path) -> None:
    assert loaded(tmp_path, *CALLED, hub="sim://headless") == {"serial"}
    calls = "ann leads\nann 1-6 own\nquit\n"
    assert loaded(tmp_path, *CALLED, "--out", str(tmp_path / "out"), typed=calls) == {"pygame"}, "for the picture"


@pytest.mark.parametrize("package", ["roundhouse.referee", "roundhouse.hub", "roundhouse.presenters.presenter"])
def test_packages_below_the_front_ends_load_neither(package: str) -> None:
    assert run(f"import sys, {package}; print(*({HEAVY} & set(sys.modules)), file=sys.stderr, end='.\\n')") == "."
