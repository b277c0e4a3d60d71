"""Recordings of the wire: every chunk with its time and direction, as text that can be read and edited.

    0.000 host > ~0 {"k":"hello","id":10000,"proto":[1,0]} f2d5e0f0\\n
    0.021 hub  < ~0 {"k":"ack","n":10000} 1b2cbd26\\n

Seconds, the sender, and the bytes; unprintable ones are escaped as in a Python string.
"""

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from roundhouse.hub.errors import BadRecording
from roundhouse.hub.port import Port, port_at

HOST = "host"
HUB = "hub"
ARROWS = {HOST: ">", HUB: "<"}

_LINE = re.compile(r"\s*(\d+(?:\.\d+)?) (?:(host) +>|(hub) +<) ?([\x20-\x7e]*)")


@dataclass(frozen=True, slots=True)
class WireChunk:
    """Bytes that went over the wire at once: the time in seconds since the start, the sender, the bytes."""

    at: float
    speaker: str
    data: bytes

    def __str__(self) -> str:
        r"""The chunk as a line of a recording.

        >>> str(WireChunk(1.5, HUB, b"~0 {}\n"))
        '   1.500 hub  < ~0 {}\\n'
        """
        text = self.data.decode("latin-1").encode("unicode_escape").decode("ascii")
        return f"{self.at:8.3f} {self.speaker:<4} {ARROWS[self.speaker]} {text}"

    @classmethod
    def of(cls, line: str) -> "WireChunk":
        """Parse a line of a recording. Raises BadRecording.

        >>> WireChunk.of("1.5 host > round\\\\n").data
        b'round\\n'
        """
        match = _LINE.fullmatch(line.rstrip("\n"))
        if match is None:
            raise BadRecording("wire-log/expected-line")
        try:
            data = match[4].encode("ascii").decode("unicode_escape").encode("latin-1")
        except UnicodeError:
            raise BadRecording("wire-log/expected-bytes") from None
        return cls(float(match[1]), match[2] or match[3], data)


def read_recording(path: Path) -> Iterator[WireChunk]:
    """The chunks of a recording, in order. Empty lines and lines that begin with # are skipped.

    Raises BadRecording with file, line and what was expected; OSError if the file cannot be read.
    """
    with path.open(encoding="utf-8", errors="replace") as file:
        for number, line in enumerate(file, 1):
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            try:
                yield WireChunk.of(line)
            except BadRecording as error:
                raise BadRecording("wire-log/bad-line", path=path, number=number, fault=error.message) from None


class Tap:
    """Listens to a port: `tap.open` opens it like `SerialPort`, and every chunk goes to `listener`."""

    def __init__(self, listener: Callable[[WireChunk], None], open_port: Callable[[str], Port] = port_at) -> None:
        self._listener = listener
        self._open_port = open_port
        self._start = time.monotonic()

    def open(self, address: str) -> "TappedPort":
        return TappedPort(self._open_port(address), self._note)

    def _note(self, speaker: str, data: bytes) -> None:
        if data:
            self._listener(WireChunk(time.monotonic() - self._start, speaker, data))


class TappedPort:
    """A port whose every chunk is recorded."""

    def __init__(self, port: Port, note: Callable[[str, bytes], None]) -> None:
        self._port = port
        self._note = note
        self.wait = port.wait
        self.wake = port.wake
        self.close = port.close

    def read(self) -> bytes:
        data = self._port.read()
        self._note(HUB, data)
        return data

    def write(self, data: bytes) -> int:
        taken = self._port.write(data)
        self._note(HOST, data[:taken])
        return taken


class WireRecorder:
    """Writes each chunk to a file at once, so that an interrupted recording is complete up to that point."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        file.write("# A recording of the wire between roundhouse and a hub; see firmware/PROTOCOL.md\n")

    def __call__(self, chunk: WireChunk) -> None:
        self._file.write(f"{chunk}\n")
        self._file.flush()
