"""The program's environment: folders, language, log."""

import ctypes
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from roundhouse.program.environment import DATA_VARIABLE, data_folder, resume_arguments, system_language, to_ascii

HOST = Path(__file__).resolve().parents[2] / "host/roundhouse"


def test_a_table_in_the_usual_folder_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATA_VARIABLE, raising=False)
    assert resume_arguments("mexican-train-3", data_folder()) == "mexican-train-3"


def test_a_folder_named_by_the_environment_is_the_usual_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    assert resume_arguments("mexican-train-3", tmp_path) == "mexican-train-3"


def test_a_folder_named_on_the_command_line_is_named_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(DATA_VARIABLE, raising=False)
    folder = tmp_path / "our evenings"
    assert resume_arguments("mexican-train-3", folder) == f"mexican-train-3 --data '{folder}'"


@pytest.mark.parametrize(
    ("number", "language"), [(0x080A, "es"), (0x0C0A, "es"), (0x0407, "de"), (0x040C, "en"), (0xFFFF, "en")]
)
def test_on_windows_the_system_setting_is_the_language(
    monkeypatch: pytest.MonkeyPatch, number: int, language: str
) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert system_language({}) == language
    assert system_language({"LANG": "es_ES.UTF-8"}) == "es"


def test_every_sign_that_the_texts_use_has_a_plain_form() -> None:
    texts = [path.read_text(encoding="utf-8") for path in HOST.glob("i18n/locales/*/*.ftl")]
    signs = {sign for text in texts for sign in text if ord(sign) > 127}
    assert len(signs) > 20
    assert not [sign for sign in signs if "?" in to_ascii(sign)]
