"""Players who join late or leave at a called table: seats, score sheet and journal follow."""

from pathlib import Path

from tests.commands.typed_match import run

ROUND = ["ann leads", "ann 1-6 on ann", "bo 2-6 on bo", "ann 0-1 on ann", "bo = 2"]
TABLE = ["--players", "Ann,Bo", "--set", "6", "--rule", "deal=2", "--hub", "none"]


def squeezed(text: str) -> str:
    return " ".join(text.split())


def test_a_table_with_a_late_and_a_departed_player_is_resumed(tmp_path: Path) -> None:
    said = [*ROUND, "join Dana after ann", "depart bo", "correct 1 dana 3", "scores", "deal", "quit"]
    result = run("referee", *TABLE, "--data", str(tmp_path), lines=said)
    assert result.exit_code == 0, result.output
    shown = squeezed(result.output)
    assert "Dana sits down after Ann and plays from the next round on." in shown
    assert "Bo leaves the table; the others play on." in shown
    assert "Round Ann Dana Bo" in shown and "1 6-6 0 ★ (3)* 2" in shown
    assert "* Round 1: Dana had 1, corrected to 3." in shown
    again = run("resume", "--hub", "none", "--data", str(tmp_path), lines=["scores", "quit"])
    assert "mexican-train-1 continues: Ann, Dana." in again.output
    assert "1 6-6 0 ★ (3)* 2" in squeezed(again.output)


def test_joining_in_mid_round_or_without_a_free_seat_is_refused(tmp_path: Path) -> None:
    said = [*ROUND[:2], "join Dana after ann", "quit"]
    result = run("referee", *TABLE, "--data", str(tmp_path), lines=said)
    assert result.exit_code == 1
    assert "That has to wait: the round is still going." in squeezed(result.output)
    said = [*ROUND, "depart bo", "quit"]
    result = run("referee", *TABLE, "--data", str(tmp_path), lines=said)
    assert "This table cannot have 1 player: the game or a house rule forbids it." in squeezed(result.output)
