"""The emulator as a process of its own: a question goes in as a line, the answer comes out as one."""

from __future__ import annotations

import json
import subprocess
import tempfile
from typing import Any

from tools.pico.node import node
from tools.pico.npm import emulator

LAST_WORDS = 500  # bytes


class EmulatorError(Exception):
    """The emulator refuses, or is gone; the message says why."""


class Pipe:
    """A running emulator. Nothing goes on in it between two questions."""

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

    def ask(self, question: dict[str, object]) -> dict[str, Any]:
        """The answer. Raises EmulatorError."""
        into, out = self._process.stdin, self._process.stdout
        if into is None or out is None or into.closed:
            raise EmulatorError("the emulator was closed")
        try:
            into.write(json.dumps(question).encode() + b"\n")
            into.flush()
            line = out.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            code = self._process.wait()
            self._muttered.seek(0)
            last = self._muttered.read()[-LAST_WORDS:].decode("utf-8", "replace").strip() or "nothing"
            raise EmulatorError(f"the emulator has ended with code {code}; it said last: {last}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise EmulatorError(answer["error"])
        return answer

    def close(self) -> None:
        """Ends the emulator; a second time does nothing."""
        if self._process.stdin:
            self._process.stdin.close()
        if self._process.stdout:
            self._process.stdout.close()
        self._process.wait()
        self._muttered.close()
