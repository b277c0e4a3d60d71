"""The start of an image at power-up: it chooses a copy of the package, removes an older one and keeps a newer one."""

import importlib
import runpy
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import Mock

import pytest
from tests.firmware_host.machine import REASON, SCRATCH, WDT, module_of

FIRMWARE = Path(__file__).resolve().parents[2] / "firmware"
IMAGE, PACKAGE = FIRMWARE / "image", FIRMWARE / "roundhouse_hub"
OURS = ("roundhouse_hub", "roundhouse_package", "roundhouse_mount")


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ModuleType]:
    """The image's choice of a package, in an empty file system; nothing has been imported yet."""
    stamp = ModuleType("roundhouse_stamp")
    vars(stamp)["BUILD"] = "abc1234"
    monkeypatch.setitem(sys.modules, "roundhouse_stamp", stamp)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [".frozen", str(IMAGE), *sys.path])
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


BUILD = "BUILD = {!r}\n"
HALF = "raise ImportError('half of it')\n"


def write_package(folder: Path, init: str) -> None:
    (folder / "roundhouse_hub/board").mkdir(parents=True)
    (folder / "roundhouse_hub/__init__.py").write_text(init)
    (folder / "roundhouse_hub/board/__init__.py").touch()
    for name in ("chip", "watchdog"):
        shutil.copy(PACKAGE / f"board/{name}.py", folder / "roundhouse_hub/board")
    importlib.invalidate_caches()
    (folder / "roundhouse_hub/board/prompt.py").write_text("watched = []\ndef watch():\n    watched.append(True)\n")


@pytest.fixture
def registers() -> dict[int, int]:
    """The watchdog's registers after power-up."""
    return {SCRATCH: 0, REASON: 0}


@pytest.fixture(autouse=True)
def modules(registers: dict[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts of MicroPython that an image needs while it starts."""
    WDT.made.clear()
    monkeypatch.setitem(sys.modules, "machine", module_of("machine", WDT=WDT, mem32=registers))
    for name in ("micropython", "rp2", "vfs"):
        monkeypatch.setitem(sys.modules, name, Mock())
    # The packages in the file system cannot be imported before it is mounted.
    vfs: Any = sys.modules["vfs"]
    vfs.mount = lambda *_: sys.path.insert(0, "")


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
    start: ModuleType, tmp_path: Path, here_before: bool, copy: str | None, chosen: str
) -> None:
    write_package(tmp_path / start.FROZEN, BUILD.format("abc1234"))
    if here_before:
        start.remove_older("abc1234")
    if copy is not None:
        write_package(tmp_path, copy)
    left = runpy.run_path(str(IMAGE / "_boot.py"))
    assert [name for name in left if not name.startswith("__")] == []
    assert chosen == importlib.import_module("roundhouse_hub").BUILD
    assert importlib.import_module("roundhouse_hub.board.prompt").watched == [True]
    assert (tmp_path / "roundhouse_hub").exists() == (here_before and copy is not None)
