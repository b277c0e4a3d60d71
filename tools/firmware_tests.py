"""The firmware's tests once more, under real MicroPython with the Pico's heap: the same files, the same names.

`firmware_tests.py [FILE ...]` runs tests/firmware/test_*.py, each in a fresh interpreter with the heap of a Pico, and
compares the names of the tests that ran with those that pytest finds: none may be left out in either world.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import micropython  # noqa: E402  (this file is also started as a script)

TESTS = ROOT / "tests" / "firmware"
RUNNER = TESTS / "run.py"
# What an RP2040 leaves to MicroPython, 192 KB, and as much as the code takes here: on a Pico it is frozen in flash.
HEAP = "344k"


def main(files: list[str]) -> int:
    paths = [Path(file).resolve() for file in files] or sorted(TESTS.glob("test_*.py"))
    try:
        start = [*micropython.command(), "-X", f"heapsize={HEAP}"]
    except micropython.NoMicroPython as error:
        print(error, file=sys.stderr)
        return 1
    ran: list[str] = []
    failed = False
    for path in paths:
        names, output, status = run(start, path)
        ran += names
        if status:
            failed = True
            print(output)
        print(f"{path.name}: {len(names)} tests{' FAILED' if status else ''}")
    difference = compare(ran, names_under_pytest(paths))
    if difference:
        print(difference)
    print(f"{len(ran)} firmware tests ran under MicroPython with {HEAP} of heap.")
    return 1 if failed or difference else 0


def run(start: list[str], path: Path) -> tuple[list[str], str, int]:
    """Run one file by the interpreter `start`; the names of its tests, all it printed, its exit status."""
    places = os.pathsep.join((str(ROOT / "firmware"), ".frozen"))
    done = subprocess.run(
        [*start, str(RUNNER), str(path)],
        cwd=ROOT,
        env={**os.environ, "MICROPYPATH": places, "PYTHONPATH": str(ROOT / "firmware")},
        capture_output=True,
        text=True,
        check=False,
    )
    output = done.stdout + done.stderr
    return names_in(output), output, done.returncode


def names_in(output: str) -> list[str]:
    """The names of the tests that `tests/firmware/run.py` says it ran."""
    words = (line.split() for line in output.splitlines())
    return [pair[1] for pair in words if len(pair) == 2 and pair[0] in ("PASS", "FAIL") and "::" in pair[1]]


def names_under_pytest(paths: list[Path]) -> list[str]:
    """The names of the tests that pytest finds in these files."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "--no-header", *map(str, paths)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in done.stdout.splitlines() if "::" in line]
    return [line.rsplit("/", 1)[-1] for line in lines]


def compare(ran: list[str], found: list[str]) -> str:
    """What is in one list and not in the other, in words; empty if they are equal."""
    told = [f"pytest alone has {name}" for name in sorted(set(found) - set(ran))]
    told += [f"MicroPython alone has {name}" for name in sorted(set(ran) - set(found))]
    if not found:
        told.append("pytest found no firmware tests at all")
    return "\n".join(told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
