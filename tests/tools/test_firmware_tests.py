"""The runner for interpreters without pytest finds failures, and a test left out of one world is named."""

import sys
from pathlib import Path

from tools import firmware_tests

FILE = """
def test_good():
    assert 1 + 1 == 2

def test_bad():
    assert 1 + 1 == 3

def helper():
    raise AssertionError
"""


def test_every_test_is_run_and_a_failure_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "test_sums.py"
    path.write_text(FILE, encoding="utf-8")
    names, output, status = firmware_tests.run([sys.executable], path)
    assert names == ["test_sums.py::test_bad", "test_sums.py::test_good"]
    assert "FAIL test_sums.py::test_bad" in output
    assert "PASS test_sums.py::test_good" in output
    assert status == 1


def test_a_file_without_failures_passes(tmp_path: Path) -> None:
    path = tmp_path / "test_sums.py"
    path.write_text("def test_good():\n    pass\n", encoding="utf-8")
    assert firmware_tests.run([sys.executable], path)[2] == 0


def test_a_file_that_cannot_be_imported_fails(tmp_path: Path) -> None:
    path = tmp_path / "test_sums.py"
    path.write_text("import nothing_of_this_name\n", encoding="utf-8")
    names, output, status = firmware_tests.run([sys.executable], path)
    assert names == []
    assert "nothing_of_this_name" in output
    assert status == 1


def test_a_test_that_only_one_world_has_is_named() -> None:
    assert firmware_tests.compare(["a::x"], ["a::x"]) == ""
    assert firmware_tests.compare(["a::x"], ["a::x", "a::y"]) == "pytest alone has a::y"
    assert firmware_tests.compare(["a::x", "a::z"], ["a::x"]) == "MicroPython alone has a::z"
    assert "no firmware tests at all" in firmware_tests.compare([], [])
