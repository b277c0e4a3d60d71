"""MicroPython's prompt, which returns to the hub by itself when nobody types there.

A tool that probes ports, or a host that was killed, must not leave a table with a dark hub.
"""

import machine
from machine import Timer, mem16
from uctypes import bytearray_at

_DPRAM = 0x50100000  # the USB controller's memory
_BUFFER = 0x50100014  # a register: where in this memory endpoint 2, the serial port's, puts what the host sends
_FROM_HOST = 0x50100094  # a register of the same endpoint
_PARITY = 1 << 13  # changes with each packet
_PACKET = 64
POLL_MS = 50
RETURN_S = 600

_timer = None
_parity = 0
_packet = None  # the last packet, where the controller has it
_seen = b""  # what it was at the last look
_looks_left = 0


def last_packet() -> bytes:
    """The beginning of the last packet from the host, where the controller has it: nothing reads it there."""
    return bytes(_memory()[:4])


def _memory():
    return bytearray_at(_DPRAM + (mem16[_BUFFER] & 0xFFC0), _PACKET)


def watch(seconds: int = RETURN_S) -> None:
    """Restart the hub once nothing has been typed for so many seconds."""
    global _timer, _packet, _looks_left
    stay()
    _packet = _memory()
    _looks_left = seconds * 1000 // POLL_MS
    _timer = Timer(-1, period=POLL_MS, mode=Timer.PERIODIC, callback=lambda _: _look(seconds))


def stay() -> None:
    """Keep the prompt until the hub is restarted by hand, for a program that runs longer than `RETURN_S`."""
    global _timer
    if _timer is not None:
        _timer.deinit()
        _timer = None


def _look(seconds):
    """Two packets between two looks leave the parity as it was, and one that is repeated the packet: look at both."""
    global _parity, _seen, _looks_left
    parity = mem16[_FROM_HOST] & _PARITY
    if parity != _parity or _packet != _seen:
        _parity = parity
        _seen = bytes(_packet)
        _looks_left = seconds * 1000 // POLL_MS
        return
    _looks_left -= 1
    if _looks_left <= 0:
        machine.reset()
