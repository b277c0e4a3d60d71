"""Every check of the project: what `make test` and CI run.

`check.py [--only NAME ...] [-- PYTEST ARGUMENTS]`. The last lines say what failed and what was left out because a
tool cannot be had on this machine; in CI nothing is left out.
"""

from __future__ import annotations

import argparse
import itertools
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.pico import node, npm, sources, toolchain  # noqa: E402  (this file is also started as a script)

from tools import compiled_rules, debian, micropython  # noqa: E402

BIN = Path(sys.executable).parent
TALKING = threading.Lock()


@dataclass(frozen=True)
class Check:
    """One command; `group` is what `--only` names, `missing` says why it may have to be left out, or nothing.

    One that keeps all cores busy by itself, as `spreads` says, has the machine to itself.
    """

    name: str
    group: str
    command: tuple[str, ...]
    missing: Callable[[], str] = str
    spreads: bool = False


def script(name: str, *arguments: str) -> tuple[str, ...]:
    """The command that runs one of the tools."""
    return (sys.executable, str(ROOT / "tools" / name), *arguments)


def missing_compiler() -> str:
    """Why the rules cannot be compiled here, or nothing."""
    try:
        compiled_rules.see_to_compiler()
    except compiled_rules.CompilerMissingError as missing:
        return str(missing)
    return ""


def missing_micropython() -> str:
    """Why there is no MicroPython here, or nothing."""
    try:
        micropython.command()
    except micropython.NoMicroPython as missing:
        return str(missing)
    return ""


def missing_pico() -> str:
    """Why no Pico can be emulated here with an image of its own, or nothing."""
    try:
        npm.emulator()
        toolchain.toolchain()
        sources.sources()
    except (node.NoNodeError, debian.NoPackagesError) as missing:
        return str(missing)
    return ""


CHECKS = (
    Check("ruff check", "lint", (str(BIN / "ruff"), "check", ".")),
    Check("ruff format", "lint", (str(BIN / "ruff"), "format", "--check", ".")),
    Check("mypy", "lint", (str(BIN / "mypy"), "host", "tools", "hardware", "tests/hardware")),
    Check("layers", "lint", (str(BIN / "lint-imports"),)),
    Check("pins are up to date", "generated", script("pins.py", "--check")),
    Check("the page of rules is up to date", "generated", script("rules_page.py", "--check")),
    Check("the hardware is in order and up to date", "generated", script("hardware/check.py")),
    Check("sounds are up to date", "generated", script("sounds.py", "--check")),
    Check("the README's pictures are up to date", "generated", script("picture.py", "--check")),
    Check("the pictures of the lamps are up to date", "generated", script("lamp_film.py", "--check")),
    Check("firmware compiles for the Pico", "firmware", script("firmware_size.py")),
    Check("firmware types", "firmware", script("firmware_types.py")),
    Check("firmware coverage", "firmware", script("firmware_coverage.py")),
    Check("firmware tests under MicroPython", "firmware", script("firmware_tests.py"), missing_micropython),
    Check(
        "flashing, on real MicroPython",
        "firmware",
        (sys.executable, "-m", "pytest", "-q", "-n", "2", "tests/on_micropython"),
        missing_micropython,
        spreads=True,
    ),
    Check("clauses and their scenarios", "clauses", script("clauses.py", "--prove")),
    Check(
        "compiled rules play as the plain ones", "compiled", script("compiled_rules.py", "--check"), missing_compiler
    ),
    Check(
        "tests, golden transcripts among them",
        "tests",
        (sys.executable, "-m", "pytest", "-q", "-n", "2", "--ignore=tests/pico", "--ignore=tests/on_micropython"),
        spreads=True,
    ),
    Check("a second build of the image is the same", "pico", script("image.py", "--again"), missing_pico, spreads=True),
    Check(
        "the emulated Pico",
        "pico",
        (sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", "tests/pico"),
        missing_pico,
        spreads=True,
    ),
)


def main() -> int:
    """Runs the checks and prints what came of them; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    groups = list(dict.fromkeys(check.group for check in CHECKS))
    parser.add_argument("--only", action="append", choices=groups, help="only this group of checks")
    parser.add_argument("pytest", nargs="*", help="arguments for pytest")
    arguments = parser.parse_args()
    due, left_out = [], []
    for check in CHECKS:
        if arguments.only and check.group not in arguments.only:
            continue
        # What is missing is fetched or built here, before checks that need the same run side by side.
        reason = check.missing()
        if reason and not os.environ.get("CI"):
            left_out.append(f"{check.name}: {reason}")
            continue
        extra = tuple(arguments.pytest) if check.group == "tests" else ()
        due.append(replace(check, command=(*check.command, *extra)))
    failed = [check.name for check, passed in run(due) if not passed]
    print()
    for line in left_out:
        print(f"left out on this machine: {line}")
    for name in failed:
        print(f"FAILED: {name}")
    print(f"checks: {len(due) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def run(checks: Iterable[Check]) -> Iterator[tuple[Check, bool]]:
    """Runs the checks in their order, as many side by side as there are cores; tells of each whether it passed."""
    for spreads, together in itertools.groupby(checks, lambda check: check.spreads):
        with ThreadPoolExecutor(1 if spreads else os.cpu_count()) as pool:
            yield from pool.map(show if spreads else tell, together)


def show(check: Check) -> tuple[Check, bool]:
    """Runs a check with its output as it comes."""
    print(f"\n== {check.name}", flush=True)
    start = time.monotonic()
    status = subprocess.run(check.command, cwd=ROOT, check=False).returncode
    return finished(check, status, start)


def tell(check: Check) -> tuple[Check, bool]:
    """Runs a check and prints its output when it has ended, so that two of them do not talk at once."""
    start = time.monotonic()
    done = subprocess.run(
        check.command, cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    with TALKING:
        print(f"\n== {check.name}\n{done.stdout}", end="", flush=True)
        return finished(check, done.returncode, start)


def finished(check: Check, status: int, start: float) -> tuple[Check, bool]:
    """Prints whether a check passed, and how long it took."""
    print(f"-- {check.name}: {'FAILED' if status else 'ok'} in {time.monotonic() - start:.0f} s", flush=True)
    return check, not status


if __name__ == "__main__":
    sys.exit(main())
