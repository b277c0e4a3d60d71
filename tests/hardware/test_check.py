"""The check that CI runs: one sentence for each fault, none when all is well, and never an exception."""

import re
from inspect import ismodule
from pathlib import Path

import pytest
from tests.defects import each_of, edited
from tools.hardware import check, stamp, tables
from tools.hardware.guide import checks as guide
from tools.hardware.pages import lists


@pytest.fixture(autouse=True)
def nothing_generated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Generated files have tests of their own; a defect in the tables would make them all stale."""
    monkeypatch.setattr(stamp, "stale", list)
    monkeypatch.setattr(lists, "stale", lambda _tables: [])
    monkeypatch.setattr(guide, "faults", lambda _tables: [])


def broken(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, old: str, new: str) -> None:
    text = getattr(tables, name).read_text(encoding="utf-8")
    (folder / name).write_text(edited(text, old, new), encoding="utf-8")
    monkeypatch.setattr(tables, name, folder / name)


def test_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main() == 0
    assert "in order" in capsys.readouterr().out


def test_the_readme_names_each_check_where_it_is() -> None:
    readme = (tables.FOLDER / "README.md").read_text(encoding="utf-8")
    checks = readme.partition("| In `tools/hardware` |")[2].partition("\n\n")[0]
    root = Path(check.__file__).parent
    named = [root / name for name in re.findall(r"`(\w+/\w*)(?: --\w+)?`", checks)]
    assert [path for path in named if not path.exists() and not path.with_suffix(".py").is_file()] == []
    used = [
        Path(each.__file__ or "") for each in vars(check).values() if ismodule(each) and "hardware" in each.__name__
    ]
    folders = {path.parent for path in used if path.parent != root}
    assert folders <= {folder for path in named for folder in (path, path.parent)}


DEFECTS = {
    "pin used twice": ("PINS", "mute = 15", "mute = 2", "GP2 is used twice, by buttons.slots[0] and keys.mute;"),
    "over-current": ("PARTS", "gain_db = 3", "gain_db = 9", "lower its gain"),
    "springs": ("PARTS", "drop_mm = 10", "drop_mm = 50", "would press the engine's button"),
}


@each_of(DEFECTS, "name", "old", "new", "expected")
def test_a_defect_is_reported(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    old: str,
    new: str,
    expected: str,
) -> None:
    broken(monkeypatch, tmp_path, name, old, new)
    assert check.main() == 1
    assert expected in capsys.readouterr().err
