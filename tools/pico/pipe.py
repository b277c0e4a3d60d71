"""The emulator as a process of its own: a question goes in as a line, the answer comes out as one."""

from __future__ import annotations

import atexit
import json
import subprocess
import tempfile
from typing import Any, ClassVar

from tools.pico.node import node
from tools.pico.npm import emulator

LAST_WORDS = 500  # bytes


class EmulatorError(Exception):
    """The emulator refuses, or is gone; the message says why."""


class Process:
    """Node with the emulator. One that is `idle` serves the next Pico: to start another takes a second."""

    idle: ClassVar[list[Process]] = []

    def __init__(self) -> None:
        """Raises NoNodeError when there is nothing to run it with."""
        # rp2040js mutters while all is well; that is worth reading only when the emulator has ended.
        self._muttered = tempfile.TemporaryFile()  # noqa: SIM115  (it lives as long as the process)
        self._process = subprocess.Popen(
            [node(), str(emulator() / "serve.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._muttered,
        )

    def exchange(self, question: bytes) -> bytes:
        """A line in, a line out. Raises EmulatorError when the process has ended."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None and out is not None
        try:
            into.write(question)
            into.flush()
            line = out.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            code = self._process.wait()
            self._muttered.seek(0)
            last = self._muttered.read()[-LAST_WORDS:].decode("utf-8", "replace").strip() or "nothing"
            raise EmulatorError(f"the emulator has ended with code {code}; it said last: {last}")
        return line

    def rest(self) -> None:
        """Waits for the next Pico, if it can serve one."""
        if self._process.poll() is None and not self.idle:
            self.idle.append(self)
        else:
            self.end()

    def end(self) -> None:
        """Ends it."""
        for end in (self._process.stdin, self._process.stdout):
            if end is not None:
                end.close()
        self._process.wait()
        self._muttered.close()


@atexit.register
def _end_idle() -> None:
    while Process.idle:
        Process.idle.pop().end()


class Pipe:
    """The way to an emulator. Nothing goes on in it between two questions; the first is `build`."""

    def __init__(self) -> None:
        """Raises NoNodeError when there is nothing to run it with."""
        self._process: Process | None = Process.idle.pop() if Process.idle else Process()

    def ask(self, question: dict[str, object]) -> dict[str, Any]:
        """The answer. Raises EmulatorError."""
        if self._process is None:
            raise EmulatorError("the emulator was closed")
        line = self._process.exchange(json.dumps(question).encode() + b"\n")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise EmulatorError(answer["error"])
        return answer

    def close(self) -> None:
        """Lets go of the emulator; a second time does nothing."""
        process, self._process = self._process, None
        if process is not None:
            process.rest()
