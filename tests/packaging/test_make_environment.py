"""How `make` makes the environment in `.venv`, also over one whose making was stopped."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
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
    for name in ("pyproject.toml", "tests/constraints.txt"):
        (tmp_path / name).touch()
    return tmp_path


def make(checkout: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """`make play` up to pip, which stops at once because a file it is told to read is missing."""
    stopped = {"PIP_CONSTRAINT": str(checkout / "missing.txt")}
    command = ["make", "play", f"PYTHON={sys.executable}"]
    around = os.environ | stopped | environment
    return subprocess.run(command, cwd=checkout, env=around, capture_output=True, text=True, check=False)


def test_an_environment_without_pip_is_repaired(checkout: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", checkout / ".venv"], check=True)
    said = make(checkout)
    assert "No module named pip" not in said.stderr
    assert "missing.txt" in said.stderr  # pip ran, and stopped where it should
    assert subprocess.run([checkout / ".venv/bin/python", "-m", "pip", "--version"], check=False).returncode == 0


def test_a_python_without_ensurepip_is_told_what_to_install(checkout: Path) -> None:
    (checkout / "ensurepip.py").write_text("raise ImportError")
    said = make(checkout, PYTHONPATH=str(checkout))
    assert "sudo apt-get install python3-venv" in said.stderr
    assert not (checkout / ".venv").exists()


def test_a_folder_that_cannot_be_written_is_no_reason_to_install_anything(checkout: Path) -> None:
    (checkout / ".venv").touch()
    said = make(checkout)
    assert "cannot be made" in said.stderr
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
