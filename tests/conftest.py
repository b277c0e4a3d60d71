"""What holds for every test: the language is English unless the test chooses another, whatever was chosen on this
computer, no window is seen and no sound heard, no journal waits for the disk, each run deals the same tiles, no example
is judged by how long it takes, and CI tries the same examples each time. At the end, how long each folder took."""

import os
import sqlite3
from collections import defaultdict
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter
from hypothesis import settings
from tests import balance

from tools import firmware_coverage

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

settings.register_profile("roundhouse", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("roundhouse")


@pytest.fixture(autouse=True)
def _same_deals_in_each_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(request.node.nodeid)
    monkeypatch.setattr("roundhouse.referee.chance.new_seed", lambda: f"{chance.getrandbits(64):016x}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--keep-durations", action="store_true", help="keep how long each file took, for the next runs")
    parser.addoption("--covered", choices=("only", "not"), help="what tools/firmware_coverage.py runs, or the rest")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.covered:
        wanted = config.option.covered == "only"
        others = [item for item in items if firmware_coverage.covers(item.nodeid) is not wanted]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if firmware_coverage.covers(item.nodeid) is wanted]
    if hasattr(config, "workerinput"):  # one of several processes
        balance.longest_first(items, balance.kept())


def pytest_terminal_summary(terminalreporter: TerminalReporter, config: pytest.Config) -> None:
    reports = [
        report for group in terminalreporter.stats.values() for report in group if isinstance(report, pytest.TestReport)
    ]
    passed = [report.nodeid for report in reports if report.when == "call" and report.passed]
    durations = [(report.nodeid, report.duration) for report in reports]
    terminalreporter.section("seconds and passed tests of each folder")
    for line in balance.by_folder(durations, passed):
        terminalreporter.write_line(line)
    if config.option.keep_durations:
        seconds: dict[str, float] = defaultdict(float)
        for nodeid, each in durations:
            seconds[balance.file_of(nodeid)] += each
        balance.keep(seconds)
