"""A hall whose director is a program of its own, which can be killed, and its evening as the file has it."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from tools.testing.waiting import wait_for

from roundhouse.club.entries import read_entry
from roundhouse.club.evening import Evening
from roundhouse.club.store import HallRegister
from roundhouse.program.environment import DATA_VARIABLE
from roundhouse.program.hall.reports import FOLDER

HERE: Final = "127.0.0.1"
_PROGRAM: Final = (sys.executable, "-c", "from roundhouse.cli import main; main()", "club", "direct")
_DESK: Final = re.compile(r"(http://\S+)/desk/\w+")


class KeptDesk:
    """The desk of a director in another process: what its file has kept."""

    def __init__(self, file: Path) -> None:
        self._file = file
        with closing(self._copy()) as kept:
            self.secret, self.code = kept.id_of("desk", 16), kept.id_of("code", 4)

    @property
    def evening(self) -> Evening:
        with closing(self._copy()) as kept:
            return Evening(map(read_entry, kept.entries()), kept.scores())

    def _copy(self) -> HallRegister:
        """A copy of the file, which has one writer."""
        copy = HallRegister(":memory:")
        with closing(sqlite3.connect(self._file)) as kept:
            kept.backup(copy._database)
        return copy


class DirectorProcess:
    """`roundhouse club direct` with its data in a folder: it can be killed at any time, and opened again."""

    def __init__(self, data: Path, *words: str) -> None:
        self._data, self._words = data, words
        self._process: subprocess.Popen[bytes] | None = None
        self.pages = ""
        """The address of its pages."""
        self.open()
        self.desk = KeptDesk(data / FOLDER / "director.sqlite")

    def open(self) -> None:
        """Start it, and wait until its pages are there."""
        said = self._data / "said"
        with said.open("w") as out:
            self._process = subprocess.Popen(self._command(), env=self._environment(), stdout=out, stderr=out)
        self.pages = wait_for(lambda: _DESK.search(said.read_text("utf-8")))[1]

    def open_twin(self) -> str:
        """The answer of a second director on the same data, who is not let in."""
        twin = subprocess.run(
            self._command(), env=self._environment(), capture_output=True, encoding="utf-8", check=False
        )
        assert twin.returncode == 2 and not twin.stdout
        return twin.stderr

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def _command(self) -> list[str]:
        return [*_PROGRAM, *self._words, "--host", HERE, "--language", "en"]

    def _environment(self) -> dict[str, str]:
        return {**os.environ, DATA_VARIABLE: str(self._data), "PYTHONPATH": os.pathsep.join(sys.path)}
