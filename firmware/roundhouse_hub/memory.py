"""The heap, and when to collect garbage: a collection takes a Pico 8 to 40 ms and should happen in silence."""

import gc

ENOUGH = 64 * 1024  # bytes free: a press takes 9 KB with what it leads to, a second without any takes 1 KB
NEVER = -1


def free() -> int:
    """Free bytes; 0 where the interpreter cannot tell."""
    return gc.mem_free() if hasattr(gc, "mem_free") else 0


def tidy() -> int:
    """Collect garbage if little is free; return the free bytes. Counting them alone takes a Pico 4 ms."""
    left = free()
    if 0 < left < ENOUGH:
        gc.collect()
        left = free()
    return left


def collect_each(size: int) -> None:
    """Collect garbage each time that so many bytes were allocated; with NEVER, only when there is no room."""
    if hasattr(gc, "threshold"):
        gc.threshold(size)
