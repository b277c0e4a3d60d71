"""`roundhouse club seat`: a CSV of players in, a CSV of seats out."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from roundhouse.cli import main


def _seat(file: Path, *more: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["club", "seat", str(file), *more])
    return result.exit_code, result.stdout, result.stderr


def test_a_hall_is_seated(tmp_path: Path) -> None:
    file = tmp_path / "players.csv"
    file.write_text("name\n" + "".join(f"Player {number}\n" for number in range(200)), encoding="utf-8")
    code, out, told = _seat(file, "--language", "en")
    assert code == 0
    assert out.splitlines()[0] == "round,player,table,seat"
    assert len(out.splitlines()) == 1 + 8 * 200
    assert "Nobody meets anybody twice." in told


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_a_list_of_excel_is_read_in_whichever_letters(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "players.csv"
    file.write_bytes("".join(["Name;Verein\r\n", *(f"Ömer {each};Rot\r\n" for each in range(8))]).encode(encoding))
    code, out, _ = _seat(file, "--language", "en")
    assert code == 0 and len({line.split(",")[1] for line in out.splitlines()[1:]}) == 8 and "1,Ömer 0," in out


@pytest.mark.parametrize(("language", "word"), [("en", "Line"), ("es", "línea"), ("de", "Zeile")])
def test_each_wrong_line_is_named(tmp_path: Path, language: str, word: str) -> None:
    file = tmp_path / "players.csv"
    file.write_text(f"Ann\n,Reds\nann\n{'Bo' * 30},Reds\n", encoding="utf-8")
    code, out, told = _seat(file, "--language", language)
    assert code == 2
    assert not out
    assert len(told.splitlines()) == 3
    assert all(str(line) in said for line, said in zip((2, 3, 4), told.splitlines(), strict=True))
    assert word in told


@pytest.mark.parametrize(("language", "word"), [("en", "line 4"), ("es", "línea 4"), ("de", "Zeile 4")])
def test_a_list_whose_columns_are_not_clear_is_told_once(tmp_path: Path, language: str, word: str) -> None:
    file = tmp_path / "players.csv"
    file.write_text("Ann\n,Reds\nann\nBo,Reds,3\nCy,Reds,4\n", encoding="utf-8")
    code, _, told = _seat(file, "--language", language)
    assert code == 2 and word in told and ("name,team" in told.casefold() or "nombre,equipo" in told)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    code, _, told = _seat(tmp_path / "none.csv", "--language", "en")
    assert code == 2
    assert "none.csv cannot be read: there is no such file or folder." in told
