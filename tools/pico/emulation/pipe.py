"""The emulator as a process of its own: a request goes in as a line, and its answer comes out as one."""

from __future__ import annotations

import atexit
import json
import subprocess
import tempfile
from typing import Any, ClassVar

from tools.pico.emulation.node import node
from tools.pico.emulation.npm import emulator

LAST_WORDS = 500  # bytes


class EmulatorError(Exception):
    """The emulator refused a request, or has ended; the message says why."""


class NodeProcess:
    """Node with the emulator. One that is `idle` serves the next Pico: to start another takes a second."""

    idle: ClassVar[list[NodeProcess]] = []

    def __init__(self) -> None:
        """Raise NoNodeError when there is nothing to run it with."""
        # rp2040js prints warnings while all is well; they are worth reading only after the emulator has ended.
        self._stderr = tempfile.TemporaryFile()  # noqa: SIM115  (it lives as long as the process)
        self._process = subprocess.Popen(
            [node(), str(emulator() / "serve.mjs")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._stderr
        )

    def exchange(self, request: bytes) -> bytes:
        """Write a line and return the line that answers it. Raises EmulatorError when the process has ended."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None and out is not None
        try:
            into.write(request)
            into.flush()
            line = out.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            code = self._process.wait()
            self._stderr.seek(0)
            last = self._stderr.read()[-LAST_WORDS:].decode("utf-8", "replace").strip() or "nothing"
            raise EmulatorError(f"the emulator has ended with code {code}; its last output: {last}")
        return line

    def rest(self) -> None:
        """Keep the process idle for the next Pico, or end it."""
        if self._process.poll() is None and not self.idle:
            self.idle.append(self)
        else:
            self.end()

    def end(self) -> None:
        for end in (self._process.stdin, self._process.stdout):
            if end is not None:
                end.close()
        self._process.wait()
        self._stderr.close()


@atexit.register
def _end_idle() -> None:
    while NodeProcess.idle:
        NodeProcess.idle.pop().end()


class EmulatorConnection:
    """A connection to an emulator, in which time stands still between two requests; the first request is `build`."""

    def __init__(self) -> None:
        """Raise NoNodeError when there is nothing to run it with."""
        self._process: NodeProcess | None = NodeProcess.idle.pop() if NodeProcess.idle else NodeProcess()

    def ask(self, request: dict[str, object]) -> dict[str, Any]:
        """The answer. Raises EmulatorError."""
        if self._process is None:
            raise EmulatorError("the emulator was closed")
        line = self._process.exchange(json.dumps(request).encode() + b"\n")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise EmulatorError(answer["error"])
        return answer

    def close(self) -> None:
        """Release the emulator; a second call does nothing."""
        process, self._process = self._process, None
        if process is not None:
            process.rest()
