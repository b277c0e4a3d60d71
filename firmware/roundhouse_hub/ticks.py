"""Milliseconds that wrap at 2**30: MicroPython's `ticks_diff` and `ticks_add`, alike in both interpreters.

CPython has no such functions, and a MicroPython with 64-bit words wraps elsewhere; the hub's clock and the
host's must agree. No value here leaves the range of small integers on a 32-bit MicroPython: nothing is
allocated.
"""

LAST = 0x3FFFFFFF  # the last tick before the clock starts again at 0
HALF = 0x20000000  # two moments further apart than this cannot be told from the other way round


def ticks_diff(a: int, b: int) -> int:
    """Milliseconds from `b` to `a`: positive when `a` is the later moment.

    >>> ticks_diff(5, LAST - 4)
    10
    """
    d = a - b
    if d >= HALF:
        return d - HALF - HALF
    if d < -HALF:
        return d + HALF + HALF
    return d


def ticks_add(a: int, d: int) -> int:
    """The moment `d` milliseconds after `a` (before it, when `d` is negative).

    Raises OverflowError for a `d` further than half the clock's round.

    >>> ticks_add(LAST, 1)
    0
    """
    if d > HALF or d <= -HALF:
        raise OverflowError("ticks reach 2**29 ms at most")
    if d >= 0:
        room = LAST - a
        return a + d if d <= room else d - room - 1
    a += d
    return a if a >= 0 else a + LAST + 1
