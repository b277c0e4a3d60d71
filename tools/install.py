"""Installs the project with some extras into the environment that runs this: `python -m tools.install dev`.

One process at a time: `make play` goes on to install beside the first game, and `make test` may begin meanwhile. What
pip says is shown only when it fails. Python compiles a module when it is first used; most of them never are.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.file_lock import locked

ROOT = Path(__file__).resolve().parent.parent
PIP = ("-m", "pip", "install", "--quiet", "--no-compile", "--upgrade", "--constraint", "tests/constraints.txt")


def install(*wanted: str) -> None:
    """Have pip install these; waits while another process does so. Raises CalledProcessError with pip's words."""
    with locked(Path(sys.prefix) / "pip"):
        try:
            subprocess.run([sys.executable, *PIP, *wanted], cwd=ROOT, check=True, capture_output=True, text=True)
        except subprocess.CalledProcessError as failed:
            failed.add_note(f"{failed.stdout}{failed.stderr}")
            raise


def main() -> int:
    """Installs the project with the extras that the command line names; returns 1 when pip fails."""
    try:
        # pip would put what builds the project into an environment of its own, which takes longer than all the rest.
        install("hatchling", "editables")
        install("--no-build-isolation", "--editable", f".[{','.join(sys.argv[1:])}]")
    except subprocess.CalledProcessError as failed:
        print(*failed.__notes__, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
