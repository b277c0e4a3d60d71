"""The order of names, also where the extra with the collation's table is not installed."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.club import collation
from roundhouse.club.collation import by_alphabet


@pytest.fixture
def without_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "pyuca", None)
    collation._collation.cache_clear()
    yield
    collation._collation.cache_clear()


def test_letters_of_three_languages_stand_where_people_look_for_them() -> None:
    names = ["Ann", "Ágnes", "Łukasz", "Lou", "Max", "Ömer", "Olga", "Pia", "Zoe", "9", "10"]
    assert by_alphabet(names) == [
        *("Ágnes", "Ann", "Lou", "Łukasz", "Max", "Olga", "Ömer", "Pia", "Zoe", "9", "10")
    ]  # fmt: skip


@pytest.mark.usefixtures("without_table")
def test_without_the_table_marked_letters_stand_beside_plain_ones() -> None:
    assert by_alphabet(["Zoe", "Ömer", "olga", "Ágnes", "Ann", "10", "9"]) == [
        *("Ágnes", "Ann", "olga", "Ömer", "Zoe", "9", "10")
    ]  # fmt: skip


def test_standings_from_a_file_need_no_extra(tmp_path: Path) -> None:
    file, names = tmp_path / "scores.csv", ["Ömer", "Olga", "Zoe", "Ágnes"]
    file.write_text("".join(f"1,1,{name},7\n" for name in names), encoding="utf-8")
    hidden = ["amqtt", "paho", "pyuca", "starlette", "uvicorn", "segno", "ifaddr", "jinja2"]
    run = f"""if True:
        import sys
        sys.modules.update(dict.fromkeys({hidden}))
        from roundhouse.cli import main
        main({["club", "standings", str(file)]})"""
    done = subprocess.run([sys.executable, "-c", run], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert [line.split(",")[1] for line in done.stdout.splitlines()[1:]] == ["Ágnes", "Olga", "Ömer", "Zoe"]
