"""The mixer's inner loops in native code: the twins of `plain.py`, ten times as fast.

Only MicroPython can import this file; `ptr16` and `ptr32` are words of its viper compiler. A pointer to
16 bits reads them without a sign, hence the turn around 0x8000.
"""
# ruff: noqa: F821

import micropython


@micropython.viper
def clear(bus: ptr32, frames: int):
    for i in range(frames):
        bus[i] = 0


@micropython.viper
def add(bus: ptr32, at: int, samples: ptr16, frames: int, level: int, step: int):
    for i in range(frames):
        bus[at + i] += ((samples[i] ^ 0x8000) - 0x8000) * (level >> 8) >> 8
        level += step


@micropython.viper
def finish(out: ptr16, bus: ptr32, frames: int, level: int, step: int):
    for i in range(frames):
        total = bus[i]
        if total > 24576:
            over = total - 24576
            total = 24576 + over * 8191 // (over + 8191)
        elif total < -24576:
            over = -24576 - total
            total = -24576 - over * 8191 // (over + 8191)
        out[i] = total * (level >> 8) >> 8
        level += step
