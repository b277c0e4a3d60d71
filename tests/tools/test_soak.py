"""A soak tries again with the next seed, stops at a fault, and says how to go on from there."""

import subprocess
from types import SimpleNamespace

import pytest

from tools import soak


def test_passes_go_on_with_the_next_seed_until_one_finds_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    codes, seeds = iter([0, 1, 0]), []

    def run(command: list[str], env: dict[str, str], check: bool) -> SimpleNamespace:
        assert (command[-1], env["ROUNDHOUSE_DEPTH"], check) == ("tests/games", "2", False)
        seeds.append(env["ROUNDHOUSE_SEED"])
        return SimpleNamespace(returncode=next(codes))

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr("sys.argv", ["soak", "--seed", "7", "--depth", "2", "--passes", "3", "tests/games"])
    assert soak.main() == 1 and seeds == ["7", "8"]
    assert capsys.readouterr().out.splitlines()[-1] == "to go on from here: --seed 8 --depth 2 --passes 2"
