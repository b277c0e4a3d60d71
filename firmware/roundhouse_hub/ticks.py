"""Milliseconds that wrap at 2**30: MicroPython's `ticks_diff` and `ticks_add`, the same in both interpreters.

CPython does not have these functions, and MicroPython on 64-bit machines wraps elsewhere, but the clocks of the hub and
the host must agree. All values here are small integers on a 32-bit MicroPython, so nothing is allocated.
"""

import sys

LAST_TICK = 0x3FFFFFFF  # the last tick before the clock wraps to 0
HALF = 0x20000000  # beyond this distance, earlier and later cannot be told apart


def ticks_diff(a: int, b: int) -> int:
    """Milliseconds from `b` to `a`: positive when `a` is the later moment.

    >>> ticks_diff(5, LAST_TICK - 4)
    10
    """
    d = a - b
    if d >= HALF:
        return d - HALF - HALF
    if d < -HALF:
        return d + HALF + HALF
    return d


if sys.platform == "rp2":  # in C, where time wraps at the same number: a step of the hub asks twenty times
    import time

    ticks_diff = time.ticks_diff  # type: ignore


def ticks_add(a: int, d: int) -> int:
    """The moment `d` milliseconds after `a` (before it, when `d` is negative).

    Raises OverflowError if `d` is more than half the clock's range.

    >>> ticks_add(LAST_TICK, 1)
    0
    """
    if d > HALF or d <= -HALF:
        raise OverflowError("ticks reach 2**29 ms at most")
    if d >= 0:
        room = LAST_TICK - a
        return a + d if d <= room else d - room - 1
    a += d
    return a if a >= 0 else a + LAST_TICK + 1
