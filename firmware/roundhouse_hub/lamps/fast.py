"""The loops over a frame in native code: the twins of `plain.py`, ten times as fast.

Only MicroPython can import this file; `ptr8` is a word of its viper compiler.
"""
# ruff: noqa: F821

import micropython


@micropython.viper
def total(frame: ptr8, light: ptr8, size: int) -> int:
    found = 0
    for at in range(size):
        found += light[frame[at]]
    return found


@micropython.viper
def wire(out: ptr8, frame: ptr8, light: ptr8, share: int, size: int):
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
