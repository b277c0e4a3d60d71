"""`make hardware`: makes what is older than its sources, step by step; `--all` makes everything anew.

`make.py [--all] [--only STEP ...]`. A step is a script under tools/hardware and the group of outputs that it stamps.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "host"), str(ROOT / "firmware")]

from tools.hardware import board, case, pages, stamp, tables  # noqa: E402
from tools.hardware.guide import pages as guide  # noqa: E402  (this file is also started as a script)

# Group of outputs -> what makes them, from the project's root.
STEPS: dict[str, tuple[str, ...]] = {
    "netlist": (sys.executable, "tools/hardware/netlist.py"),
    "wiring": (sys.executable, "tools/hardware/wiring.py"),
    "board": (sys.executable, "tools/hardware/board.py"),
    "case": (sys.executable, "tools/hardware/case.py"),
}


def main() -> int:
    """Runs the steps; 1 when one of them fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="make also what is up to date")
    parser.add_argument("--only", action="append", choices=["pages", *STEPS], help="only this step")
    arguments = parser.parse_args()
    chosen = arguments.only or ["pages", *STEPS]
    failed = []
    for name, command in STEPS.items():
        if name not in chosen:
            continue
        if not arguments.all and not stale(name):
            print(f"-- {name}: up to date", flush=True)
            if unmarked(name):
                remark(name)
            continue
        print(f"-- {name}", flush=True)
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            failed.append(name)  # the others can be made all the same
    if "pages" in chosen:  # the last step: the guide tells what was measured of the case, and shows its pictures
        print("-- pages", flush=True)
        pages.write()
        guide.write(tables.read())
    for name in failed:
        print(f"The step {name} failed.", file=sys.stderr)
    return 1 if failed else 0


def stale(name: str) -> list[str]:
    """What is not up to date of a step's outputs; the boards keep a manifest of their own."""
    if name == "case":
        return case.faults() + stamp.stale([name])
    return board.faults() if name == "board" else stamp.stale([name])


def unmarked(name: str) -> list[str]:
    """Which of a step's outputs do not say at which version they were made."""
    return board.unmarked() if name == "board" else stamp.unmarked(name)


def remark(name: str) -> None:
    """Marks a step's outputs, which are up to date, with the version at which they were made."""
    if name == "board":
        board.note(board.version())
    else:
        stamp.stamp(name, version=stamp.version(name))


if __name__ == "__main__":
    sys.exit(main())
