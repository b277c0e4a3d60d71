"""The checks of `make test`: each runs once, each is told of in full, and one that fails fails the whole."""

from __future__ import annotations

import sys

import pytest
from tools.check import Check

from tools import check


def saying(name: str, code: int = 0, group: str = "mine", spreads: bool = False) -> Check:
    """A check that prints two lines and ends with a code."""
    told = f"print('{name} begins', flush=True); print('{name} ends', flush=True); raise SystemExit({code})"
    return Check(name, group, (sys.executable, "-c", told), spreads=spreads)


CHECKS = (saying("one"), saying("two", 3), saying("three", group="other"), saying("four", spreads=True))


def test_every_check_tells_in_one_piece_how_it_went(capfd: pytest.CaptureFixture[str]) -> None:
    passed = {each.name: well for each, well in check.run(CHECKS)}
    assert passed == {"one": True, "two": False, "three": True, "four": True}
    said = capfd.readouterr().out
    for name, well in passed.items():
        assert f"== {name}\n{name} begins\n{name} ends\n-- {name}: {'ok' if well else 'FAILED'} in " in said
    assert said.index("== four") > max(said.index(f"-- {name}") for name in ("one", "two", "three")), "it has all cores"


def test_one_that_fails_fails_the_whole_and_is_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "CHECKS", CHECKS)
    monkeypatch.setattr(sys, "argv", ["check.py", "--only", "mine"])
    assert check.main() == 1
    assert capfd.readouterr().out.endswith("\nFAILED: two\nchecks: 2 passed, 1 failed\n")


@pytest.mark.parametrize("ci", [False, True])
def test_what_cannot_run_here_is_said_in_the_last_lines_and_never_left_out_in_ci(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], ci: bool
) -> None:
    without = Check("five", "mine", (sys.executable, "-c", "raise SystemExit(1)"), lambda: "no compiler")
    monkeypatch.setattr(check, "CHECKS", (saying("one"), without))
    monkeypatch.setattr(sys, "argv", ["check.py"])
    monkeypatch.setenv("CI", "1" if ci else "")
    assert check.main() == (1 if ci else 0)
    last = "FAILED: five\nchecks: 1 passed, 1 failed\n"
    if not ci:
        last = "left out on this machine: five: no compiler\nchecks: 1 passed, 0 failed\n"
    assert capfd.readouterr().out.endswith(last)
