"""The mixer's inner loops in native code: the twins of `plain.py`, ten times as fast.

Only MicroPython can import this file; `ptr8`, `ptr16` and `ptr32` are words of its viper compiler. A pointer to
16 bits reads them without a sign, hence the turn around 0x8000. A product of a sample and a level is just within 32
bits, and so is what eight loud voices are bent with.
"""
# ruff: noqa: F821

import micropython


@micropython.viper
def clear(bus: ptr32, frames: int):
    for i in range(frames):
        bus[i] = 0


@micropython.viper
def copy(samples: ptr16, data: ptr8, at: int, frames: int):
    # Byte by byte: what is frozen into the image may begin at an odd address, where this processor reads no 16 bits.
    at *= 2
    for i in range(frames):
        samples[i] = data[at] | data[at + 1] << 8
        at += 2


@micropython.viper
def add(bus: ptr32, at: int, samples: ptr16, frames: int, level: int, step: int):
    for i in range(frames):
        bus[at + i] += ((samples[i] ^ 0x8000) - 0x8000) * level + 32768 >> 16
        level += step


@micropython.viper
def finish(out: ptr16, at: int, bus: ptr32, frames: int, level: int, step: int):
    for i in range(frames):
        total = bus[i]
        if total > 24576:
            over = total - 24576
            total = 24576 + over * 8191 // (over + 8191)
        elif total < -24576:
            over = -24576 - total
            total = -24576 - over * 8191 // (over + 8191)
        out[at + i] = total * level + 32768 >> 16
        level += step
