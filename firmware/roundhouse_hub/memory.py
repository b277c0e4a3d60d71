"""The heap, and when it is tidied: a collection takes a Pico 8 to 40 ms, and wants to be had in silence."""

import gc

ENOUGH = 64 * 1024  # bytes free: a minute of play


def free():
    """Bytes free; 0 where the interpreter does not tell."""
    return gc.mem_free() if hasattr(gc, "mem_free") else 0


def tidy():
    """Collect if less than enough is free; bytes free then. Only to count them takes a Pico 8 ms."""
    left = free()
    if 0 < left < ENOUGH:
        gc.collect()
        left = free()
    return left
