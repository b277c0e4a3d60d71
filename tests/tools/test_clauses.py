"""Gaps are found: a clause or an option without a scenario, or with none that notices when it is taken out.

That the project's own clauses have no gap is a check of its own in tools/check.py.
"""

from pathlib import Path

import pytest

from tools import clauses

HEAD = "roundhouse record 1\n"
CLOSED = """
scenario Another's train is closed
game mexican-train seats=2 set=6
position turn=B laid=6-6+5-6 ends=A:5,B:- hands=A:0-1,B:4-5+3-6
B 4-5 on A   ! MT-7 closed
"""


def test_a_gap_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "MT-07_markers.txt").write_text(HEAD + CLOSED, encoding="utf-8")
    assert clauses.main(["--scenarios", str(tmp_path)]) == 1
    gaps = capsys.readouterr().err.splitlines()
    assert "gap: mexican-train MT-7: no play that it allows" in gaps
    assert "gap: mexican-train MT-7: no play that it refuses" not in gaps
    assert "gap: mexican-train MT-9: no scenario" in gaps
    assert "gap: basic-trains two_or_three=yes (BT-1): no scenario" in gaps


def test_an_effect_that_no_scenario_notices_is_a_gap(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "MT-07_markers.txt").write_text(HEAD + CLOSED, encoding="utf-8")
    assert clauses.main(["--prove", "--scenarios", str(tmp_path)]) == 1
    gaps = capsys.readouterr().err.splitlines()
    assert "gap: mexican-train MT-7: effect taken out, and no scenario notices" in gaps
    assert "gap: mexican-train MT-7: refusal taken out, and no scenario notices" not in gaps


def test_a_scenario_that_does_not_hold_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = HEAD + CLOSED.replace("MT-7 closed", "C-2")
    (tmp_path / "wrong.txt").write_text(text, encoding="utf-8")
    assert clauses.main(["--scenarios", str(tmp_path)]) == 1
    assert "wrong.txt:6: 'B 4-5 on A': expected refusal C-2, found refused: MT-7" in capsys.readouterr().err
