"""The USB serial port of a stock MicroPython; our image has the same in C (tools/pico/board/serial.c).

It does without what MicroPython does not tell: how many bytes have arrived, how many it would take, and whether the
computer sleeps. Written to then, MicroPython waits forever as soon as its queue of 256 bytes is full.
"""

import select
import sys

from machine import mem16, mem32

CTRL_C = 3
_TO_HOST = 0x50100090  # a register of the USB controller: endpoint 2 towards the host, the serial port's
_WAITS = 1 << 10  # the host has not fetched the last packet yet
_FRAME = 0x50110048  # another register: the number of the last frame; a host that is awake begins one every millisecond


class StockSerial:
    """The same functions as the module `roundhouse_serial`."""

    def __init__(self) -> None:
        self._in = select.poll()
        self._in.register(sys.stdin, select.POLLIN)
        self._out = select.poll()
        self._out.register(sys.stdout, select.POLLOUT)
        self._byte = bytearray(1)
        self._frame = -1  # in which the last write was

    def read(self, buffer, limit) -> int:
        """Read up to `limit` bytes that have arrived into `buffer`; return how many. What follows Ctrl-C is left."""
        # Looking up names takes longer than reading a byte, so each is looked up once.
        arrived = self._in.ipoll
        take = sys.stdin.buffer.readinto
        byte = self._byte
        limit = min(limit, len(buffer))
        count = 0
        while count < limit:
            for _ in arrived(0):
                break
            else:
                break
            take(byte)
            buffer[count] = value = byte[0]
            count += 1
            if value == CTRL_C:
                break  # what follows is meant for the prompt
        return count

    def ready(self) -> bool:
        """Whether the host is awake and has fetched what was written last."""
        # POLLOUT promises room for one byte only, and a write without room blocks. But once a packet has been fetched,
        # at most the second one is still queued. And of a host that falls asleep nothing is known before its next frame
        # is missing: one write in each frame finds room even then.
        if mem16[_TO_HOST] & _WAITS or mem32[_FRAME] == self._frame:
            return False
        for _ in self._out.ipoll(0):
            return True
        return False

    def write(self, data) -> int:
        """Write up to 128 bytes, once it is `ready`; return how many were written."""
        self._frame = mem32[_FRAME]
        return sys.stdout.buffer.write(data)
