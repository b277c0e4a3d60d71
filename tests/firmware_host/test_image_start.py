"""What an image does at power-up: it removes an older copy of the package and keeps a newer one."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

START = Path(__file__).resolve().parents[2] / "firmware/image/main.py"


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ModuleType]:
    """The image's `main.py` in an empty file system."""
    stamp = ModuleType("roundhouse_stamp")
    vars(stamp)["BUILD"] = "abc1234"
    monkeypatch.setitem(sys.modules, "roundhouse_stamp", stamp)
    monkeypatch.chdir(tmp_path)
    spec = importlib.util.spec_from_file_location("image_start", START)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module


def put(folder: Path) -> None:
    (folder / "roundhouse_hub/sound").mkdir(parents=True)
    (folder / "roundhouse_hub/app.py").touch()
    (folder / "roundhouse_hub/sound/bell.raw").touch()


def test_a_new_image_removes_the_copy_it_finds_and_nothing_else(start: ModuleType, tmp_path: Path) -> None:
    put(tmp_path)
    (tmp_path / "settings.json").touch()
    assert start.settle("abc1234") is True
    assert {path.name for path in tmp_path.iterdir()} == {"settings.json", "image.txt"}


def test_what_was_put_there_after_the_image_stays(start: ModuleType, tmp_path: Path) -> None:
    assert start.settle("abc1234") is False
    put(tmp_path)
    assert start.settle("abc1234") is False
    assert (tmp_path / "roundhouse_hub/sound/bell.raw").exists()


def test_the_next_image_removes_it_again(start: ModuleType, tmp_path: Path) -> None:
    start.settle("abc1234")
    put(tmp_path)
    assert start.settle("def5678") is True
    assert not (tmp_path / "roundhouse_hub").exists()
    assert (tmp_path / "image.txt").read_text() == "def5678"
