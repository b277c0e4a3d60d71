"""The modules of a table without a screen: none that draws, and none that opens a port unless one is looked for."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tools.testing.local_network import free_port

RUN = """
import json, sys
import roundhouse.referee, roundhouse.hub.hub, roundhouse.presenters.presenter
from click.testing import CliRunner
from roundhouse.cli import main

roundhouse.hub.hub.ANSWER_MS = 60_000  # a hub in a process of its own answers late on a busy machine
for words, typed in json.loads(sys.argv[1]):
    ended = CliRunner().invoke(main, words, input=typed)
    print(ended.output, ended.exception, file=sys.stderr)
    print(json.dumps([ended.exit_code, sorted({"pygame", "serial"} & set(sys.modules))]))
"""
PLAYERS = ["--players", "Ann,Bo", "--set", "6"]
CALLED = ["referee", *PLAYERS, "--rule", "deal=2"]
HEADLESS = (
    ["play", "--text", *PLAYERS],
    ["resume", "--text"],
    CALLED,
    ["resume"],
    [*CALLED, "--slots"],
    ["resume"],
    [*CALLED, "--phones"],
    ["resume", "--phones"],
    [*CALLED, "--slots", "--phones"],
    ["resume", "--phones"],
    ["play", "--phones", *PLAYERS],
    ["serve", *PLAYERS],
    ["serve"],
)


def loaded(data: Path, *commands: tuple[list[str], str, str]) -> list[set[str]]:
    """The modules, of these two, that are loaded after each command (words, hub, typed lines) in a new interpreter."""
    runs = []
    for words, hub, typed in commands:
        phones = "--phones" in words or words[0] == "serve"
        where = ["--host", "127.0.0.1", "--port", str(free_port())] if phones else []
        runs.append(([*words, *where, "--hub", hub, "--data", str(data)], typed))
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    ended = subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(runs)], env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    told = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [code for code, _ in told] == [0] * len(commands), ended.stderr
    return [set(found) for _, found in told]


def test_a_table_without_a_screen_draws_nothing_and_opens_no_port(tmp_path: Path) -> None:
    found = loaded(tmp_path, *((words, "none", "quit\n") for words in HEADLESS))
    assert [(words, heavy) for words, heavy in zip(HEADLESS, found, strict=True) if heavy] == []


def test_what_is_asked_for_is_loaded(tmp_path: Path) -> None:
    calls, out = "ann leads\nann 1-6 own\nquit\n", ["--out", str(tmp_path / "out")]
    hub, picture = loaded(tmp_path, (CALLED, "sim://headless", "quit\n"), ([*CALLED, *out], "none", calls))
    assert hub == {"serial"}
    assert picture == {"pygame", "serial"}, "who keeps the match keeps a picture of the table"


def test_the_help_loads_nothing_that_takes_long() -> None:
    run = "import sys; from roundhouse.cli import main\ntry: main(['--help'])\nfinally: print({*sys.modules})"
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    shown = subprocess.run([sys.executable, "-c", run], env=around, capture_output=True, text=True, check=True).stdout
    assert "referee" in shown and "roundhouse.i18n.texts" in shown
    assert not [heavy for heavy in ("roundhouse.games", "fluent.runtime", "babel", "sqlite3") if f"{heavy!r}" in shown]
