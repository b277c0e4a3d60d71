"""Settings of every test: the language is English unless the test chooses another, whatever was chosen on this
computer, no window is seen and no sound heard, no journal waits for the disk, each run deals the same tiles, no example
is judged by how long it takes, CI tries the same examples each time, and where pages are tested, advice is short."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import settings
from tests.depth import SEED, examples

from roundhouse.players.expert import Budget

os.environ["LC_ALL"] = "C.UTF-8"
_nobody = TemporaryDirectory(prefix="roundhouse-")
os.environ["ROUNDHOUSE_DATA"] = _nobody.name
# Before pygame is imported, and for every process that a test starts.
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


class UnsyncedConnection(sqlite3.Connection):
    """A database that is safe from a program that ends, and not from a computer that loses its power."""

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        return super().execute(sql.replace("synchronous = FULL", "synchronous = OFF"), *parameters)


_connect = sqlite3.connect
sqlite3.connect = partial(_connect, factory=UnsyncedConnection)  # type: ignore[assignment]

settings.register_profile(
    "roundhouse", examples(100), deadline=None, derandomize=bool(os.environ.get("CI")) and not SEED
)
settings.load_profile("roundhouse")


@pytest.fixture(autouse=True)
def _same_deals_in_each_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(request.node.nodeid)
    monkeypatch.setattr("roundhouse.referee.chance.new_seed", lambda: f"{chance.getrandbits(64):016x}")


@pytest.fixture(autouse=True, scope="module")
def _simulated_hubs_end_with_their_module() -> Iterator[None]:
    """A hub at `sim://` goes on as long as its program, and each one takes a twentieth of a core from later tests."""
    yield
    if simulated := sys.modules.get("roundhouse.simulator.simulated_hub"):
        for hub in list(simulated.SimulatedHub._running.values()):
            hub.close()


PAGES = tuple(f"tests/{folder}/" for folder in ("browser", "front_ends", "phones", "presenters", "terminal", "window"))


@pytest.fixture(autouse=True)
def _advice_is_short_where_pages_are_tested(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The quality of advice is tested with the players; a page shows any advice alike."""
    if request.node.nodeid.startswith(PAGES):
        monkeypatch.setattr("roundhouse.players.expert.usual_budget", lambda _game: Budget(worlds=2, stages=1))
