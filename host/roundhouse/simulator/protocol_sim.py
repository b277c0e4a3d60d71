"""A pyserial URL handler for `sim://`; pyserial finds it by the name of this module."""

import contextlib
import select
import socket
import time

from serial.serialutil import PortNotOpenError, SerialBase, SerialException

from roundhouse.simulator.simulated_hub import SimulatedHub

READ = 4096


class Serial(SerialBase):
    """A port to the simulated hub at an address; starts the hub if it is not running."""

    def open(self) -> None:
        """Raise BadAddress, PortBusy or PortGone, each with a sentence that says what to do."""
        self._end = SimulatedHub.at(str(self.port)).connect()
        self._end.setblocking(False)
        self._bell, self._rope = socket.socketpair()  # `cancel_read` wakes `read` through these
        self._bell.setblocking(False)
        self._arrived = b""
        self._gone = False
        self.is_open = True

    def close(self) -> None:
        if self.is_open:
            self.is_open = False
            for end in (self._end, self._bell, self._rope):
                end.close()

    @property
    def in_waiting(self) -> int:
        """The number of bytes that can be read without waiting."""
        self._collect()
        return len(self._arrived)

    def read(self, size: int = 1, /) -> bytes:
        """Up to `size` bytes: as many as arrive within `timeout`, or before `cancel_read`."""
        end = None if self.timeout is None else time.monotonic() + self.timeout
        self._collect()
        while len(self._arrived) < size:
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                break
            ready, _, _ = select.select([self._end, self._bell], [], [], left)
            if self._bell in ready:
                self._bell.recv(READ)
                break
            self._collect()
        data, self._arrived = self._arrived[:size], self._arrived[size:]
        return data

    def write(self, data: bytes, /) -> int:  # type: ignore[override]
        """Send what there is room for; how many bytes that was."""
        self._check()
        try:
            return self._end.send(data)
        except BlockingIOError:
            return 0
        except OSError as error:
            raise SerialException(f"the simulated hub is gone: {error}") from error

    def cancel_read(self) -> None:
        """End a `read` that waits in another thread, or the next one."""
        with contextlib.suppress(OSError):
            self._rope.send(b"!")

    def reset_input_buffer(self) -> None:
        self._collect()
        self._arrived = b""

    def reset_output_buffer(self) -> None:
        """Do nothing: bytes that are written have already been sent."""

    def _collect(self) -> None:
        """Read what has arrived. Bytes that came before the hub went away are returned first."""
        self._check()
        while not self._gone:
            try:
                data = self._end.recv(READ)
            except BlockingIOError:
                return
            except OSError:
                data = b""
            self._arrived += data
            self._gone = not data
        if not self._arrived:
            raise SerialException("the simulated hub is gone")

    def _check(self) -> None:
        if not self.is_open:
            raise PortNotOpenError()

    def _reconfigure_port(self) -> None:
        """Nothing to do: a socket has neither speed nor parity."""

    def _update_rts_state(self) -> None:
        """Nothing to do: a socket has no such wire."""

    def _update_dtr_state(self) -> None:
        """Nothing to do: a socket has no such wire."""
