"""`roundhouse referee --slots`: a table that is played by the hub's buttons."""

from pathlib import Path

from tests.commands.typed_match import run

BUTTONS = ["--slots", "--players", "Ann,Bo,Cy", "--rule", "deal=2", "--rounds", "1", "--hub", "none"]
SIT = ["press 3", "press 7", "press 10", "press 3"]


def test_a_match_is_played_by_presses_and_scored(tmp_path: Path) -> None:
    lines = [*SIT, "press 3", "press 7", "press 10", "press 3", "= 7", "= 9"]
    played = run("referee", *BUTTONS, "--data", str(tmp_path), lines=lines)
    assert played.exit_code == 0, played.output
    assert "Ann wins the match with 0 points." in played.output


def test_a_stopped_table_is_resumed_by_presses(tmp_path: Path) -> None:
    begun = run("referee", *BUTTONS, "--data", str(tmp_path), lines=[*SIT, "press 3", "press engine"])
    assert "roundhouse resume mexican-train-1" in begun.output
    resumed = run("resume", "--hub", "none", "--data", str(tmp_path), lines=["twice engine", "hold engine", "who"])
    assert "Bo does not play the tile drawn, marker up" in resumed.output
    assert "Taken back: Bo does not play the tile drawn, marker up." in resumed.output
    assert "Bo's turn." in resumed.output


def test_presses_that_are_not_understood_set_the_exit_code(tmp_path: Path) -> None:
    assert run("referee", *BUTTONS, "--data", str(tmp_path), lines=[*SIT, "hold 3"]).exit_code == 1


def test_a_game_that_buttons_cannot_express_is_refused_with_the_reason(tmp_path: Path) -> None:
    refused = run("referee", *BUTTONS, "--rule", "missed_call=yes", "--data", str(tmp_path))
    assert refused.exit_code == 2
    assert "A press cannot say that somebody forgot to call the last tile" in refused.output
