"""This computer's clock in the hub's unit: milliseconds that wrap at 2**30 (see `roundhouse_hub.ticks`)."""

import time

from roundhouse_hub.ticks import LAST


def ticks() -> int:
    return (time.monotonic_ns() // 1_000_000) & LAST
