"""The program in a process of its own, which may open only so many files, whatever the shell allows."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.testing.waiting import PATIENCE_S, wait_for

PROGRAM = (sys.executable, "-c", "from roundhouse.cli import main; main()")
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1"}
PAGES = re.compile(r"http://\S+/(?:desk|join)/\w+")


def limited(soft: int, hard: int, *words: str) -> list[str]:
    """A command that may open so many files, and may ask for as many as `hard`."""
    return ["sh", "-c", f'ulimit -Sn {soft} && ulimit -Hn {hard} && exec "$@"', "sh", *words]


@contextmanager
def started(folder: Path, soft: int, hard: int, *words: str) -> Iterator[tuple[str, Path]]:
    """The address of its pages, and the file in which all is kept that it says, until the end."""
    said = folder / "said"
    command = limited(soft, hard, *PROGRAM, *words, "--data", str(folder), "--language", "en")
    with said.open("w") as out:
        program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=out, stderr=subprocess.STDOUT, env=ENVIRONMENT
        )
    try:
        yield wait_for(lambda: PAGES.search(said.read_text()))[0], said
    finally:
        program.terminate()
        program.wait(PATIENCE_S)
