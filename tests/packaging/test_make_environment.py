"""`make` makes the environment in `.venv`, also over one whose making was stopped."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the Makefile, what it installs with, and empty files for what it depends on."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("tests", "tools"):
        (tmp_path / name).mkdir()
    for name in ("install", "file_lock"):
        shutil.copy(ROOT / f"tools/{name}.py", tmp_path / "tools")
    (tmp_path / "pyproject.toml").write_text("[project]\ndependencies = ['click']\n")
    (tmp_path / "tests/constraints.txt").touch()
    return tmp_path


def make(checkout: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """`make play` up to pip, which stops at once because a file it is told to read is missing."""
    stopped = {"PIP_CONSTRAINT": str(checkout / "missing.txt")}
    command = ["make", "play", f"PYTHON={sys.executable}"]
    around = os.environ | stopped | environment
    return subprocess.run(command, cwd=checkout, env=around, capture_output=True, text=True, check=False)


def _made(folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)


def _with_half_a_pip(folder: Path) -> None:
    _made(folder)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "pip-99.dist-info").mkdir()
    (packages / "pip").mkdir()
    (packages / "pip/__init__.py").write_text("raise ImportError")


def _left_by_a_python_that_is_gone(folder: Path) -> None:
    """All was installed, as the mark says."""
    (folder / "bin").mkdir(parents=True)
    for name in ("python", "python3"):
        (folder / "bin" / name).symlink_to("/gone/python3")
    (folder / ".playable").touch()


def _without_a_mark(folder: Path) -> None:
    _made(folder)
    (folder / "pyvenv.cfg").unlink()


@pytest.mark.parametrize("before", [Path.mkdir, _with_half_a_pip, _left_by_a_python_that_is_gone, _without_a_mark])
def test_an_environment_is_made_or_repaired(checkout: Path, before: Callable[[Path], None]) -> None:
    before(checkout / ".venv")
    said = make(checkout)
    assert "missing.txt" in said.stderr  # pip ran, and stopped where it should
    assert said.stderr.splitlines()[-2].endswith("Not everything is installed, for the reason above. Try again.")
    python = checkout / ".venv/bin/python"
    asked = [str(python), "-c", "import pip, sys; print(sys.prefix, pip.__file__)"]
    prefix, pip = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.split()
    assert Path(prefix) == checkout / ".venv" and Path(pip).is_relative_to(prefix)


def test_a_python_without_ensurepip_is_told_what_to_install(checkout: Path) -> None:
    (checkout / "ensurepip.py").write_text("raise ImportError")
    said = make(checkout, PYTHONPATH=str(checkout))
    assert "sudo apt-get install python3-venv" in said.stderr
    assert not (checkout / ".venv").exists()


def test_a_folder_that_cannot_be_written_is_no_reason_to_install_anything(checkout: Path) -> None:
    (checkout / ".venv").touch()
    said = make(checkout)
    assert "cannot be made: [Errno 17] File exists" in said.stderr
    assert "apt-get" not in said.stderr


def test_what_is_installed_beside_a_game_is_waited_for(checkout: Path) -> None:
    """Two pips at once in one environment find each other's packages half unpacked."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", checkout / ".venv"], check=True)
    python = checkout / ".venv/bin/python"
    held = "from pathlib import Path; from tools.file_lock import locked; lock = locked(Path('.venv/pip')); "
    held += "lock.__enter__(); print('held', flush=True); input(); Path('ended').touch()"
    words = {"cwd": checkout, "text": True, "stdout": subprocess.PIPE}
    with subprocess.Popen([python, "-c", held], stdin=subprocess.PIPE, **words) as game:  # type: ignore[call-overload]
        assert game.stdout.readline() == "held\n"
        late = "from tools import install; from pathlib import Path; install.subprocess.run = "
        late += "lambda *_, **__: print(Path('ended').exists()); print('asks', flush=True); install.install('click')"
        with subprocess.Popen([python, "-c", late], **words) as test:  # type: ignore[call-overload]
            assert test.stdout.readline() == "asks\n"
            game.communicate("\n")
            assert test.communicate()[0] == "True\n"
