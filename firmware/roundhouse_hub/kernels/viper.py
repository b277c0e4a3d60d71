"""The inner loops in native code, ten times as fast; see `portable.py` for what they do.

Only MicroPython can import this file: `ptr8`, `ptr16` and `ptr32` belong to its viper compiler. A 16-bit pointer reads
unsigned values, hence the `^ 0x8000`. A product of a sample and a level just fits into 32 bits, and so does the
compression of eight loud voices.
"""
# ruff: noqa: F821

import micropython


@micropython.viper
def clear_bus(bus: ptr32, frames: int):
    for i in range(frames):
        bus[i] = 0


@micropython.viper
def decode_samples(samples: ptr16, data: ptr8, at: int, frames: int):
    # Byte by byte: data frozen into the image may begin at an odd address, where this processor cannot read 16 bits.
    at *= 2
    for i in range(frames):
        samples[i] = data[at] | data[at + 1] << 8
        at += 2


@micropython.viper
def mix_samples(bus: ptr32, at: int, samples: ptr16, frames: int, level: int, step: int):
    for i in range(frames):
        bus[at + i] += ((samples[i] ^ 0x8000) - 0x8000) * level + 32768 >> 16
        level += step


@micropython.viper
def limit_bus(out: ptr16, at: int, bus: ptr32, frames: int, level: int, step: int):
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


@micropython.viper
def light_sum(frame: ptr8, light: ptr8, size: int) -> int:
    found = 0
    for at in range(size):
        found += light[frame[at]]
    return found


@micropython.viper
def encode_frame(out: ptr8, frame: ptr8, light: ptr8, share: int, size: int):
    at = 0
    while at < size:
        out[at] = light[frame[at + 1]] * share + 255 >> 8
        out[at + 1] = light[frame[at]] * share + 255 >> 8
        out[at + 2] = light[frame[at + 2]] * share + 255 >> 8
        at += 3


@micropython.viper
def dim(out: ptr8, share: int, size: int):
    for at in range(size):
        out[at] = out[at] * share >> 8


@micropython.viper
def blend(out: ptr8, other: ptr8, share: int, size: int):
    for at in range(size):
        here = int(out[at])
        out[at] = here + ((int(other[at]) - here) * share >> 8)
