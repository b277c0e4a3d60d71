"""The order of the test files, by their recorded durations."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest
from tests import balance


@dataclass
class Item:
    """A test, as far as its order goes."""

    nodeid: str


def test_the_longest_file_comes_first_and_tests_of_a_file_keep_their_order() -> None:
    nodeids = ["a.py::b", "a.py::a", "long.py::z", "long.py::y[c::d]", "new.py::a", "longer.py::a"]
    items = [Item(nodeid) for nodeid in nodeids]
    balance.longest_first(cast(Any, items), {"long.py": 5, "longer.py": 9, "gone.py": 99})
    order = ["longer.py::a", "long.py::z", "long.py::y[c::d]", "a.py::b", "a.py::a", "new.py::a"]
    assert [item.nodeid for item in items] == order


def test_kept_durations_are_read_again_and_short_files_are_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(balance, "KEPT", tmp_path / "durations.json")
    balance.keep({"short.py": 0.5, "long.py": 12.4})
    assert balance.kept() == {"long.py": 12}


def test_the_emulated_pico_is_among_the_longest() -> None:
    seconds = balance.kept()
    assert max(seconds, key=lambda name: seconds[name]).startswith("tests/pico/")
