"""Cyprus, a game in a package of its own, installed for the tests as another house would install it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.games.registry import GAMES
from roundhouse.games.rules.game import Game

PACKAGE = Path(__file__).resolve().parent / "cyprus_package"
SCENARIOS = PACKAGE / "scenarios"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages with Cyprus in it."""
    folder = tmp_path_factory.mktemp("packages")
    options = ("--quiet", "--no-build-isolation", "--no-deps", "--no-index", "--target", str(folder))
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(PACKAGE)], check=True, capture_output=True)
    return folder


@pytest.fixture
def cyprus(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Game]]:
    """The game as the registry finds it, until the end of the test."""
    monkeypatch.syspath_prepend(str(installed))
    GAMES.forget()
    yield GAMES["cyprus"]
    monkeypatch.undo()
    GAMES.forget()
