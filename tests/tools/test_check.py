"""The checks of `make test`: each runs once and is reported in full, and one that fails makes the whole fail."""

from __future__ import annotations

import re
import sys
from dataclasses import replace

import pytest
from tools.check import Check, Part

from tools import check, firmware_coverage


def saying(name: str, code: int = 0, group: str = "mine", spreads: bool = False) -> Check:
    """A check that prints two lines and ends with a code."""
    told = f"print('{name} begins', flush=True); print('{name} ends', flush=True); raise SystemExit({code})"
    return Check(name, group, (sys.executable, "-c", told), spreads=spreads)


CHECKS = (saying("one"), saying("two", 3), saying("three", group="other"), saying("four", spreads=True))
REPEATING = Check("five", "tests", (sys.executable, "-c", "import sys; print(*sys.argv[1:])"), spreads=True)
"""Stands for pytest: it prints the arguments that it is given."""


def last_lines(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], checks: tuple[Check, ...], *words: str
) -> tuple[int, str]:
    """What the command returns and prints, with each duration written as `N s`."""
    monkeypatch.setattr(check, "CHECKS", checks)
    monkeypatch.setattr(sys, "argv", ["check.py", *words])
    code = check.main()
    return code, re.sub(r" +\d+ s", " N s", capfd.readouterr().out)


def test_every_check_reports_in_one_piece(capfd: pytest.CaptureFixture[str]) -> None:
    passed = {each.check.name: each.passed for each in check.run(CHECKS)}
    assert passed == {"one": True, "two": False, "three": True, "four": True}
    said = capfd.readouterr().out
    for name, well in passed.items():
        assert f"== {name}\n{name} begins\n{name} ends\n-- {name}: {'ok' if well else 'FAILED'} in " in said
    assert said.index("== four") > max(said.index(f"-- {name}") for name in ("one", "two", "three")), "it has all cores"


def test_a_failed_check_fails_the_run_and_is_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code, said = last_lines(monkeypatch, capfd, CHECKS, "--only", "mine")
    assert code == 1
    assert "three" not in said
    assert said.endswith("\nonly a part was checked; everything: make test\nFAILED: two\nchecks: 2 passed, 1 failed\n")


def test_the_duration_of_each_is_reported(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    code, said = last_lines(monkeypatch, capfd, CHECKS)
    _, told = said.split("\nhow long it took:\n")
    lines = told.splitlines()
    assert sorted(lines[:4]) == [" N s  four", " N s  one", " N s  three", " N s  two"]
    assert (code, lines[4:]) == (1, [" N s  in all", "FAILED: two", "checks: 3 passed, 1 failed"])


@pytest.mark.parametrize(
    "words", [["tests/games", "-k", "double"], ["--only", "tests", "--", "tests/games", "-k", "double"]]
)
def test_with_a_folder_only_its_tests_run(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], words: list[str]
) -> None:
    code, said = last_lines(monkeypatch, capfd, (*CHECKS, REPEATING), *words)
    assert (code, "== one" in said) == (0, False)
    assert "== five\ntests/games -k double\n-- five: ok" in said
    assert said.endswith("\nonly a part was checked; everything: make test\nchecks: 1 passed, 0 failed\n")


@pytest.mark.parametrize("ci", [False, True])
def test_checks_that_cannot_run_here_are_listed_last_and_never_skipped_in_ci(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], ci: bool
) -> None:
    without = Check("six", "mine", (sys.executable, "-c", ""), lambda: "no compiler")
    monkeypatch.setenv("CI", "1" if ci else "")
    code, said = last_lines(monkeypatch, capfd, (saying("one"), without))
    assert code == (1 if ci else 0)
    failed = "FAILED: six\nchecks: 1 passed, 1 failed\n" if ci else "checks: 1 passed, 0 failed\n"
    assert said.endswith(f"cannot run on this machine: six: no compiler\n{failed}")


@pytest.mark.parametrize(
    ("ci", "words", "runs"), [(False, [], False), (True, [], True), (False, ["--only", "mine"], True)]
)
def test_a_long_check_is_left_to_ci_unless_its_group_is_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], ci: bool, words: list[str], runs: bool
) -> None:
    monkeypatch.setenv("CI", "1" if ci else "")
    long = replace(saying("seven", code=3), for_ci=True)
    code, said = last_lines(monkeypatch, capfd, (saying("one"), long), *words)
    assert (code, "seven begins" in said) == ((1, True) if runs else (0, False))
    assert ("left to CI: seven; to run it: make test ARGS='--only mine'\n" in said) is not runs


@pytest.mark.parametrize(
    ("ci", "path", "ignored"),
    [
        (False, "", True),
        (False, "tests/six", True),
        (False, "tests", True),
        (False, "tests/tools", False),
        (True, "", False),
    ],
)
def test_tests_whose_tool_is_missing_are_left_out_and_named_but_not_in_ci(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], ci: bool, path: str, ignored: bool
) -> None:
    monkeypatch.setenv("CI", "1" if ci else "")
    parts = (Part("tests/six", lambda: "no Node"), Part("tests/seven", str))
    tests = Check("tests", "tests", REPEATING.command, spreads=True, parts=parts)
    code, said = last_lines(monkeypatch, capfd, (tests,), *filter(None, [path]))
    assert code == 0
    assert ("--ignore=tests/six" in said) is ignored
    assert ("cannot run on this machine: tests/six: no Node\n" in said) is (ignored or ci)
    assert "--ignore=tests/seven" not in said
    assert said.endswith("checks: 1 passed, 0 failed\n")


def test_the_parts_of_the_tests_are_folders_that_exist() -> None:
    assert all((check.ROOT / part.folder).is_dir() for part in check.TESTS.parts)


def test_flashing_runs_as_one_check_and_with_the_other_tests_only_by_its_path() -> None:
    ignored = f"--ignore={check.WAITING}"
    assert ignored in check.with_arguments(check.TESTS, []).command
    assert ignored in check.with_arguments(check.TESTS, ["-x"]).command
    named = check.with_arguments(check.TESTS, ["-x", check.WAITING])
    assert ignored not in named.command
    assert [part.folder for part in named.parts] == [check.WAITING]
    assert [each.name for each in check.CHECKS if check.WAITING in each.command] == ["flashing, on real MicroPython"]


def test_tests_that_the_firmware_coverage_runs_do_not_run_again() -> None:
    tests, coverage = check.TESTS, check.COVERAGE
    assert [each.command for each in check.once([coverage, tests])] == [
        coverage.command,
        (*tests.command, "--covered=not"),
    ]
    assert check.once([tests]) == [tests]
    assert coverage in check.CHECKS


@pytest.mark.parametrize(
    ("nodeid", "covered"),
    [
        ("tests/firmware/test_lamps.py::test_a", True),
        ("tests/firmware/test_random_evenings.py::test_an_hour_leaves_nothing_behind", False),
        ("tests/firmware_host/test_main.py::test_a", False),
        ("tests/referee/test_hub_alone.py::test_a", True),
    ],
)
def test_a_test_is_run_with_the_coverage_or_with_the_others(nodeid: str, covered: bool) -> None:
    assert firmware_coverage.covers(nodeid) is covered
