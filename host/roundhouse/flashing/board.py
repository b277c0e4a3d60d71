"""A Pico's file system, reached through MicroPython's raw prompt with mpremote."""

from __future__ import annotations

import ast
import base64
import contextlib
import io
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import TracebackType
from typing import Any, NamedTuple, Self

import serial
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

from roundhouse.catalogs import Message
from roundhouse.flashing.drives import ByteProgress
from roundhouse.flashing.errors import FlashError, NoPrompt, NoRoom, Unfinished
from roundhouse.hub.errors import HubError, PortBusy, PortGone
from roundhouse.hub.hub import ConnectionState, Hub, ticks
from roundhouse.hub.serial_port import SerialPort
from roundhouse_hub.link.service import PROMPT

PIECE = 3072  # bytes in one go: as text 4 KB of a heap of 190 KB
SILENT_S = 10.0
PROMPT_S = 4.0
ATTEMPTS = 3
GOODBYE_S = 0.5
LEAVE_S = 1.5  # a hub answers a hello in some tens of milliseconds
BUSY_S = 10.0  # ModemManager probes each new port for some seconds
LAST_WORDS_S = 0.1
PARTIAL_SUFFIX = ".part"
PLUG_IN_AGAIN = Message("flashing/plug-in-again")
BROKEN = (TransportError, serial.SerialException, OSError, struct.error, IndexError)
"""The errors that mpremote raises when the cable is pulled, or the board stops in the middle of an answer."""


# Names are printed with repr, so that any file name can be parsed.
HASHES = """
import os, hashlib
buffer = bytearray(1024)
view = memoryview(buffer)
def print_hashes(folder):
    try:
        found = list(os.ilistdir(folder))
    except OSError:
        return
    for entry in found:
        path = folder + "/" + entry[0]
        if entry[1] & 0x4000:
            print_hashes(path)
            print(repr((path, None, 0)))
            continue
        mark = hashlib.sha256()
        length = 0
        with open(path, "rb") as file:
            while True:
                size = file.readinto(buffer)
                if not size:
                    break
                mark.update(view[:size])
                length += size
        print(repr((path, mark.digest(), length)))
print_hashes({folder!r})
"""
BOARD_QUERY = """
import os, sys
try:
    from roundhouse_stamp import BUILD as image
    from roundhouse_samples import SAMPLES
    import hashlib
    samples = [(name, hashlib.sha256(SAMPLES[name]).digest()) for name in SAMPLES]
except ImportError:
    image = ""
    samples = []
try:
    from roundhouse_hub import BUILD, __version__
    runs = (__version__, BUILD)
except ImportError:
    runs = ("", "")
room = os.statvfs(os.getcwd())
machine = getattr(sys.implementation, "_machine", "")
print(repr((sys.implementation.version[:2], machine, image, samples, runs, room[0], room[0] * room[3])))
"""


class BoardEntry(NamedTuple):
    """A file on the board: its SHA-256, or None for a folder, and its length."""

    mark: bytes | None
    size: int


@dataclass(frozen=True, slots=True)
class BoardInfo:
    """The content of a board. `image` is its image's build, empty for plain MicroPython. `firmware` and `build` are
    what it would start now, both empty if no complete firmware is there.
    """

    micropython: tuple[int, int]
    machine: str
    """The machine that it runs on, in MicroPython's words, with the chip at the end."""
    image: str
    samples: dict[str, bytes]
    """The SHA-256 of each sample that is frozen into the image."""
    firmware: str
    build: str
    block: int
    free: int
    """Bytes of the file system that are free."""


class Board:
    """MicroPython at a serial port, stopped at its raw prompt. A context manager: leaving it restarts the board."""

    def __init__(self, address: str, busy_s: float = BUSY_S) -> None:
        """Stop whatever runs there. Raises NoPrompt, and what `SerialPort` raises for a port that cannot be opened."""
        self.address = address
        self._changing = False
        _see_to_port(address, busy_s)
        _ask_to_leave(address)
        with self._explained():
            self._transport: Any = SerialTransport(address)
        self._transport.serial.timeout = SILENT_S
        try:
            self._stop()
        except TransportError as error:
            self._close()
            raise NoPrompt("flashing/no-prompt", address=address) from error
        except BROKEN as error:
            self._close()
            raise self._lost() from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(*BROKEN):
            self._transport.serial.write(b"\x03\x02\x04")  # stop, leave the raw prompt, restart
            self._transport.serial.flush()
            time.sleep(LAST_WORDS_S)
        self._close()

    def info(self) -> BoardInfo:
        """The content of the board, and what it would start."""
        version, machine, image, samples, (firmware, build), block, free = ast.literal_eval(
            self._ask(BOARD_QUERY).strip()
        )
        return BoardInfo(tuple(version), machine, image, dict(samples), firmware, build, block, free)

    def entries(self, folder: str) -> dict[str, BoardEntry]:
        """All files and folders below a folder, by path; a folder comes after its contents."""
        lines = self._ask(HASHES.format(folder=folder)).splitlines()
        return {path: BoardEntry(mark, size) for path, mark, size in map(ast.literal_eval, lines)}

    def read(self, path: str) -> bytes | None:
        """A small file, or None if it is not there."""
        said = self._ask(f"try:\n print(open({path!r}, 'rb').read())\nexcept OSError:\n print(None)")
        found = ast.literal_eval(said.strip())
        return found if isinstance(found, bytes) else None

    def write(self, path: str, data: bytes, progress: ByteProgress = lambda _: None) -> None:
        """Replace a file atomically: if the cable is pulled, it is the old one or the new one."""
        part = path + PARTIAL_SUFFIX
        self._ask(f"from binascii import a2b_base64 as bytes_of\nfile = open({part!r}, 'wb')")
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._ask(f"file.write(bytes_of({base64.b64encode(piece)!r}))")
            progress(len(piece))
        self._ask(
            f"import os\nfile.close()\ntry:\n os.rename({part!r}, {path!r})\n"
            f"except OSError:\n os.remove({path!r})\n os.rename({part!r}, {path!r})"  # FAT renames over nothing
        )

    def make_folder(self, path: str) -> None:
        """Make a folder, if it is not there."""
        self._ask(f"import os\ntry:\n os.mkdir({path!r})\nexcept OSError:\n os.stat({path!r})")

    def remove(self, path: str, is_folder: bool = False) -> None:
        """Remove a file or an empty folder, if it is there."""
        gone = "rmdir" if is_folder else "remove"
        self._ask(
            f"import os, errno\ntry:\n os.{gone}({path!r})\nexcept OSError as error:\n"
            " if error.errno != errno.ENOENT:\n  raise"
        )

    def enter_bootloader(self) -> None:
        """Switch to the bootloader: the port disappears, perhaps before mpremote has finished."""
        with contextlib.suppress(*BROKEN):
            self._transport.exec_raw_no_follow("import machine\nmachine.bootloader()")
            time.sleep(LAST_WORDS_S)

    def _stop(self) -> None:
        # A soft reset at the raw prompt frees all memory and starts nothing. A hub with another protocol can be
        # stopped only after three seconds without a host, and may take what follows Ctrl-C for noise: hence several
        # attempts.
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints what it did not expect
                    self._transport.enter_raw_repl(soft_reset=True, timeout_overall=PROMPT_S)
                return
            except TransportError:
                if attempt == ATTEMPTS:
                    raise

    def _ask(self, program: str) -> str:
        """Run a program on the board; return what it printed."""
        with self._explained():
            return str(self._transport.exec(program).decode())

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Turn the errors of mpremote, pyserial and the board into a HubError."""
        try:
            yield
        except TransportExecError as error:
            last = (error.error_output.strip().splitlines() or ["nothing"])[-1]
            if "ENOSPC" in last or last.endswith("OSError: 28"):
                raise NoRoom("flashing/files-full", address=self.address) from error
            raise FlashError("flashing/pico-error", address=self.address, last=last, again=PLUG_IN_AGAIN) from error
        except BROKEN as error:
            raise self._lost() from error

    def begin_change(self) -> None:
        """An update begins: what breaks off before `end_change` leaves it unfinished."""
        self._changing = True

    def end_change(self) -> None:
        self._changing = False

    def _lost(self) -> HubError:
        if self._changing:
            return Unfinished("flashing/broken-off", address=self.address)
        return PortGone("flashing/pico-gone", address=self.address, again=PLUG_IN_AGAIN)

    def _close(self) -> None:
        with contextlib.suppress(*BROKEN):
            self._transport.close()


def _ask_to_leave(address: str) -> None:
    """Ask a hub by its protocol to leave for the prompt; anything else at the port ignores that."""
    hub = Hub(address)
    asked = False
    end = time.monotonic() + LEAVE_S
    try:
        while (
            time.monotonic() < end
            and hub.state is not ConnectionState.LOST
            and not (asked and hub.session.pending == 0)
        ):
            hub.step(ticks())
            if hub.state is ConnectionState.CONNECTED and not asked:
                asked = hub.session.send({"k": PROMPT}, ticks())
                hub.step(ticks())
            if hub.port is not None:
                hub.port.wait(hub.next_wake(ticks()) / 1000)
        if asked:
            time.sleep(GOODBYE_S)
    except HubError:
        pass  # the next one to open the port meets the same error and reports it
    finally:
        hub.close()


def _see_to_port(address: str, busy_s: float) -> None:
    """Wait while the port is busy. Raises what `SerialPort` raises."""
    end = time.monotonic() + busy_s
    while True:
        try:
            SerialPort(address).close()
            return
        except PortBusy:
            if time.monotonic() > end:
                raise
            time.sleep(0.5)
