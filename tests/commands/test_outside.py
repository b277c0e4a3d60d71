"""What the program tells of its surroundings."""

from pathlib import Path

import pytest

from roundhouse.commands.outside import DATA_VARIABLE, data_folder, resume_arguments


def test_a_table_in_the_usual_folder_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATA_VARIABLE, raising=False)
    assert resume_arguments("mexican-train-3", data_folder()) == "mexican-train-3"


def test_a_folder_that_the_environment_names_is_usual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    assert resume_arguments("mexican-train-3", tmp_path) == "mexican-train-3"


def test_a_folder_named_on_the_command_line_is_named_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(DATA_VARIABLE, raising=False)
    folder = tmp_path / "our evenings"
    assert resume_arguments("mexican-train-3", folder) == f"mexican-train-3 --data '{folder}'"
