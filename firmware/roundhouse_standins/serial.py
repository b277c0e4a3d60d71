"""The USB serial port between the hub and a simulated host: two queues, and a cable that can be pulled."""


class Serial:
    """`read` and `write` are the hub's side; `host_write`, `host_read` and `plugged` are for the outside world."""

    OUTPUT = 256  # bytes that wait in the hub for a host that does not read, as in MicroPython's USB driver

    def __init__(self) -> None:
        self._to_hub = b""
        self._to_host = b""
        self._plugged = True

    def read(self, limit: int) -> bytes:
        """Up to `limit` bytes that have arrived at the hub."""
        end = self._to_hub.find(b"\x03", 0, limit) + 1 or limit  # as the console does
        data = self._to_hub[:end]
        self._to_hub = self._to_hub[end:]
        return data

    def ready(self) -> bool:
        """Whether a write takes something."""
        return self._plugged and len(self._to_host) < self.OUTPUT

    def peek(self) -> bytes:
        """The first two bytes that `read` would return; they stay."""
        return self._to_hub[:2]

    def write(self, data: bytes) -> int:
        """Take what fits and return how many bytes that is; none without a host."""
        if not self._plugged:
            return 0
        taken = data[: self.OUTPUT - len(self._to_host)]
        self._to_host += bytes(taken)
        return len(taken)

    def host_write(self, data: bytes) -> None:
        """The host sends bytes; they are lost without a cable."""
        if self._plugged:
            self._to_hub += bytes(data)

    def host_read(self) -> bytes:
        """All bytes that the host can read now."""
        data = self._to_host
        self._to_host = b""
        return data

    @property
    def plugged(self) -> bool:
        """Whether the cable is plugged in. Pulling it loses the bytes in transit."""
        return self._plugged

    @plugged.setter
    def plugged(self, value: bool) -> None:
        if self._plugged and not value:
            self._to_hub = b""
            self._to_host = b""
        self._plugged = value
