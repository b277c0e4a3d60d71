"""The order of the test files, so that both workers end together, and how long the tests of each folder took.

A worker takes a whole file at a time (`--dist loadfile`): what a file prepares for its tests is prepared once. The
files that took longest when durations were kept come first; short ones fill in at the end.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from operator import itemgetter
from pathlib import Path

import pytest

KEPT = Path(__file__).parent / "durations.json"
COMMAND = 'make test ARGS="-- --keep-durations"'
LEAST_S = 2.0
"""Shorter files are not kept: their order does not matter."""


def longest_first(items: list[pytest.Item], seconds: dict[str, float]) -> None:
    """Sorts tests by the seconds of their files, longest first; within a file, and where nothing is kept, they stay."""
    items.sort(key=lambda item: -seconds.get(file_of(item.nodeid), 0))


def kept() -> dict[str, float]:
    """The seconds of each file that were kept."""
    seconds: dict[str, float] = json.loads(KEPT.read_text(encoding="utf-8"))["seconds"]
    return seconds


def keep(seconds: dict[str, float]) -> None:
    """Keeps the seconds of the files, of those that are long."""
    long = {name: round(each) for name, each in sorted(seconds.items()) if each >= LEAST_S}
    KEPT.write_text(json.dumps({"made_by": COMMAND, "seconds": long}, indent=1) + "\n", encoding="utf-8")


def file_of(nodeid: str) -> str:
    """The file of a test.

    >>> file_of("tests/games/test_slosh.py::test_deal[a::b]")
    'tests/games/test_slosh.py'
    """
    return nodeid.partition("::")[0]


def folder_of(nodeid: str) -> str:
    """The folder of a test, at most two names deep.

    >>> folder_of("tests/hardware/guide/test_pages.py::test_all"), folder_of("tests/test_layers.py::test_all")
    ('tests/hardware', 'tests')
    """
    return "/".join(file_of(nodeid).split("/")[:-1][:2])


def by_folder(durations: Iterable[tuple[str, float]], passed: Iterable[str]) -> list[str]:
    """A line for each folder: how many of its tests passed, and the seconds that all of its tests took.

    >>> by_folder([("tests/a/test_x.py::t", 1.5), ("tests/b/test_y.py::u", 2.0)], ["tests/a/test_x.py::t"])
    ['     2.0 s      0  tests/b', '     1.5 s      1  tests/a']
    """
    seconds: dict[str, float] = defaultdict(float)
    for nodeid, each in durations:
        seconds[folder_of(nodeid)] += each
    counts = Counter(folder_of(nodeid) for nodeid in passed)
    return [
        f"{each:8.1f} s {counts[folder]:6}  {folder}"
        for folder, each in sorted(seconds.items(), key=itemgetter(1), reverse=True)
    ]
