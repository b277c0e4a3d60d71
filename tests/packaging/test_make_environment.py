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
    """A folder with the Makefile and empty files for what it depends on."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "tests").mkdir()
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
