"""The commands that the README, the page about phones and the containers show: each can be typed as it is written.

Those that end by themselves are run; of the others, options and values are read.
"""

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from roundhouse.cli import main
from roundhouse.program.environment import DATA_VARIABLE

ROOT = Path(__file__).resolve().parents[2]
SHEET = "player\nAnn\nBo\nCy\nDi\nEd\nFay\nGus\nHal\n"
ENDS_BY_ITSELF = {"check", "games", "rules", "seat", "sheets", "standings", "stats", "where"}
"""The commands that need no person, no hub and no minutes."""


def lines_of(page: str) -> Iterator[str]:
    """The lines to type, without the words beside them."""
    for line in re.findall(r"^    (\S.*)$", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE):
        yield re.split(r" {2,}", line)[0]


COMPOSE = (ROOT / "host/packaging/container/compose.yaml").read_text(encoding="utf-8")
COMMANDS = [
    *(line for page in ("README.md", "host/PHONES.md") for line in lines_of(page) if line.startswith("roundhouse ")),
    *(words.replace(",", "") for words in re.findall(r"command: \[(roundhouse, .+)\]", COMPOSE) if "…" not in words),
    "roundhouse doctor", "roundhouse data where", "roundhouse games", "roundhouse rules slosh", "roundhouse sheets",
]  # fmt: skip


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the commands name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "data"))
    shutil.copy(ROOT / "tests/golden/slosh.txt", tmp_path / "evening.txt")
    (tmp_path / "players.csv").write_text(SHEET, encoding="utf-8")
    (tmp_path / "scores.csv").write_text("round,table,player,points\n1,1,Ann,12\n1,1,Bo,30\n", encoding="utf-8")
    (tmp_path / "out").mkdir()
    for file in ("hand.jpg", "out/roundhouse-hub.uf2", "table.pem", "table.key"):
        (tmp_path / file).touch()
    return tmp_path


def command_of(line: str) -> tuple[click.Command, list[str]]:
    """The command that a line names, and its arguments."""
    _, *words = shlex.split(line)
    command: click.Command = main
    while isinstance(command, click.Group):
        found = command.get_command(click.Context(command), words.pop(0))
        assert found is not None, line
        command = found
    return command, words


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("line", dict.fromkeys(COMMANDS))
def test_a_command_can_be_typed_as_it_is_written(line: str) -> None:
    command, words = command_of(line)
    if command.name not in ENDS_BY_ITSELF:
        with command.make_context(command.name, words):  # its files exist, and its options are taken
            return
    told = CliRunner().invoke(main, shlex.split(line)[1:])
    assert told.exit_code == 0, told.output


def test_a_make_target_can_be_typed_as_it_is_written() -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = [line.split()[1] for line in lines_of("README.md") if line.startswith("make ")]
    assert named and set(named) <= set(targets)
