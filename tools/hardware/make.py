"""`make hardware`: makes the outputs that are stale, step by step; `--all` makes every output.

`python -m tools.hardware.make [--all] [--only STEP ...]`. A step is a program in tools/hardware and the group of
outputs that it stamps.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

from tools.hardware import stamp, tables
from tools.hardware.case import printed_case
from tools.hardware.guide import pages as guide
from tools.hardware.pages import lists
from tools.hardware.pcb import fab_package

# Group of outputs -> the command that makes them, run from the project's root.
STEPS: dict[str, tuple[str, ...]] = {
    "board": (sys.executable, "-m", "tools.hardware.pcb.board"),
    "case": (sys.executable, "-m", "tools.hardware.case.printed_case"),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="also make what is up to date")
    parser.add_argument("--only", action="append", choices=["pages", *STEPS], help="only this step")
    arguments = parser.parse_args()
    chosen = arguments.only or ["pages", *STEPS]
    failed = []
    for name, command in STEPS.items():
        if name not in chosen:
            continue
        if not arguments.all and not stale(name):
            print(f"-- {name}: up to date", flush=True)
            continue
        print(f"-- {name}", flush=True)
        if subprocess.run(command, cwd=tables.ROOT, check=False).returncode:
            failed.append(name)  # the other steps do not depend on it
    if "pages" in chosen:  # last, because the guide shows measurements and pictures of the case
        print("-- pages", flush=True)
        lists.write()
        fab_package.write(tables.read())
        guide.write(tables.read())
    for name in failed:
        print(f"The step {name} failed.", file=sys.stderr)
    return 1 if failed else 0


def stale(name: str) -> list[str]:
    """One sentence for each stale output of a step."""
    if name == "case":
        return printed_case.faults() + stamp.stale([name])
    return stamp.stale([name])


if __name__ == "__main__":
    sys.exit(main())
