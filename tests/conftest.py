"""What holds for every test: English is spoken unless another language is asked for, whatever was chosen on this
computer, no window is seen and no sound heard, no example is judged by how long it takes, and CI tries the same
examples each time. At the end, how long each folder took."""

import os
from collections import defaultdict
from tempfile import TemporaryDirectory

import pytest
from _pytest.terminal import TerminalReporter
from hypothesis import settings
from tests import balance

os.environ["LC_ALL"] = "C.UTF-8"
_nobody = TemporaryDirectory(prefix="roundhouse-")
os.environ["ROUNDHOUSE_DATA"] = _nobody.name
# Before pygame is imported, and for every process that a test starts.
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

settings.register_profile("roundhouse", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("roundhouse")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--keep-durations", action="store_true", help="keep how long each file took, for the next runs")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
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
