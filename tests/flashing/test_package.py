"""The firmware files on this computer: which go on a hub, and their build id."""

import shutil
from pathlib import Path

import pytest

from roundhouse.flashing import package


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "roundhouse_hub"
    shutil.copytree(package.PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__/app.pyc").write_bytes(b"left behind")
    return folder


def test_a_hub_gets_modules_and_samples_and_nothing_else(copy: Path) -> None:
    held = package.contents(copy)
    assert {"__init__.py", "app.py", "board/pico.py", "sound/samples/bell.raw"} <= set(held)
    assert {Path(name).suffix for name in held} == {".py", ".raw"}
    assert held["app.py"] == (copy / "app.py").read_bytes()


def test_the_build_id_does_not_depend_on_the_folder_and_the_hub_reports_it(copy: Path) -> None:
    assert package.build_id(copy) == package.build_id()
    assert f'BUILD = "{package.build_id()}"'.encode() in package.contents(copy)["__init__.py"]


def test_windows_line_ends_do_not_change_the_build_id(copy: Path) -> None:
    whole = package.contents(copy)
    for path in copy.rglob("*.py"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert package.contents(copy) == whole


@pytest.mark.parametrize("name", ["app.py", "sound/samples/bell.raw"])
def test_another_byte_changes_the_build_id(copy: Path, name: str) -> None:
    (copy / name).write_bytes((copy / name).read_bytes() + b" ")
    assert package.build_id(copy) != package.build_id()


def test_another_file_name_changes_the_build_id(copy: Path) -> None:
    (copy / "sound/samples/bell.raw").rename(copy / "sound/samples/gong.raw")
    assert package.build_id(copy) != package.build_id()


def test_a_package_without_a_place_for_the_build_id_is_refused(copy: Path) -> None:
    (copy / "__init__.py").write_text('BUILD = "abc1234"\n')
    with pytest.raises(ValueError, match='has no BUILD = "source" to be stamped'):
        package.contents(copy)
