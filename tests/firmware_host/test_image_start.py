"""What an image does at power-up: it chooses a copy of the package, removes an older one and keeps a newer one."""

import importlib
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from unittest.mock import Mock

import pytest

IMAGE = Path(__file__).resolve().parents[2] / "firmware/image"
OURS = ("roundhouse_hub", "roundhouse_package", "roundhouse_mount")


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ModuleType]:
    """The image's choice of a package, in an empty file system; nothing has been imported yet."""
    stamp = ModuleType("roundhouse_stamp")
    vars(stamp)["BUILD"] = "abc1234"
    monkeypatch.setitem(sys.modules, "roundhouse_stamp", stamp)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", str(IMAGE), *sys.path])
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        monkeypatch.delitem(sys.modules, name)
    importlib.invalidate_caches()
    yield importlib.import_module("roundhouse_package")
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]


def put(folder: Path) -> None:
    (folder / "roundhouse_hub/sound").mkdir(parents=True)
    (folder / "roundhouse_hub/app.py").touch()
    (folder / "roundhouse_hub/sound/bell.raw").touch()


def test_a_new_image_removes_the_copy_it_finds_and_nothing_else(start: ModuleType, tmp_path: Path) -> None:
    put(tmp_path)
    (tmp_path / "settings.json").touch()
    assert start.remove_older("abc1234") is True
    assert {path.name for path in tmp_path.iterdir()} == {"settings.json", "image.txt"}


def test_what_was_put_there_after_the_image_stays(start: ModuleType, tmp_path: Path) -> None:
    assert start.remove_older("abc1234") is False
    put(tmp_path)
    assert start.remove_older("abc1234") is False
    assert (tmp_path / "roundhouse_hub/sound/bell.raw").exists()


def test_the_next_image_removes_it_again(start: ModuleType, tmp_path: Path) -> None:
    start.remove_older("abc1234")
    put(tmp_path)
    assert start.remove_older("def5678") is True
    assert not (tmp_path / "roundhouse_hub").exists()
    assert (tmp_path / "image.txt").read_text() == "def5678"


BUILD = "BUILD = {!r}\n"
HALF = "raise ImportError('half of it')\n"


def write_package(folder: Path, init: str) -> None:
    """A package with what `_boot.py` imports of it."""
    (folder / "roundhouse_hub/board").mkdir(parents=True)
    (folder / "roundhouse_hub/__init__.py").write_text(init)
    (folder / "roundhouse_hub/board/__init__.py").touch()
    (folder / "roundhouse_hub/board/prompt.py").write_text("watched = []\ndef watch():\n    watched.append(True)\n")


@pytest.mark.parametrize(
    ("here_before", "copy", "chosen"),
    [
        (False, None, "abc1234"),
        (False, BUILD.format("older"), "abc1234"),
        (False, HALF, "abc1234"),
        (True, BUILD.format("newer"), "newer"),
        (True, HALF, "abc1234"),
    ],
)
def test_the_package_is_chosen_before_anything_is_imported_from_it_and_no_name_is_left_behind(
    start: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    here_before: bool,
    copy: str | None,
    chosen: str,
) -> None:
    for name in ("micropython", "rp2", "vfs"):
        monkeypatch.setitem(sys.modules, name, Mock())
    write_package(tmp_path / start.FROZEN, BUILD.format("abc1234"))
    monkeypatch.setattr(sys, "path", ["", start.FROZEN, *sys.path])
    if here_before:
        start.remove_older("abc1234")
    if copy is not None:
        write_package(tmp_path, copy)
    left = runpy.run_path(str(IMAGE / "_boot.py"))
    assert [name for name in left if not name.startswith("__")] == []
    assert chosen == importlib.import_module("roundhouse_hub").BUILD
    assert importlib.import_module("roundhouse_hub.board.prompt").watched == [True]
    assert (tmp_path / "roundhouse_hub").exists() == (here_before and copy is not None)
