"""Overlays on top of whatever the lamps show: a fault, a low battery, a new level, the lamp test."""

from roundhouse_hub import const
from roundhouse_hub.lamps.paint import BRASS, CORAL, FULL, WHITE, put, put_all
from roundhouse_hub.lamps.scene import ENGINE, SLOTS

FAULT_MS = const(300)  # on, and as long off, as many times as the fault's number
FAULT_REST_MS = const(1800)  # then a pause before counting starts again
_FAULT_LEVEL = const(90)

LOW_MS = const(4000)  # between two signs of a low battery
EBB_MS = const(1000)  # how long one of them lasts

LEVEL_MS = 1500  # how long a new volume or brightness is shown
_LEVEL_GLOW = const(44)  # the rest of the scale
_MUTE_MS = const(300)


def fault_lit(code: int, now_ms: int) -> bool:
    """Whether the fault's lamp is lit: `code` flashes, then a pause."""
    into = now_ms % (2 * FAULT_MS * code + FAULT_REST_MS)
    return into < 2 * FAULT_MS * code and into // FAULT_MS % 2 == 0


def fill_fault(out: bytearray, code: int, now_ms: int) -> None:
    """The whole hub shows a fault: the engine flashes, and as many slots are lit, from slot 0 on."""
    put_all(out, CORAL, 0)
    for slot in range(min(code, SLOTS)):
        put(out, slot, CORAL, _FAULT_LEVEL)
    fault(out, code, now_ms)


def fault(out: bytearray, code: int, now_ms: int) -> None:
    """The engine's lamp flashes as many times as the fault's number."""
    put(out, ENGINE, CORAL, FULL if fault_lit(code, now_ms) else 0)


def low(out: bytearray, now_ms: int) -> None:
    """The battery is low: now and then the engine's lamp fades out."""
    into = now_ms % LOW_MS
    if into < EBB_MS:
        put(out, ENGINE, BRASS, FULL - FULL * into // EBB_MS)


def fill_level(out: bytearray, level: int, most: int, age: int) -> None:
    """Light as many slots as the level, clockwise from slot 0, on a glowing scale; at 0 the engine blinks."""
    put_all(out, WHITE, 0)
    for slot in range(min(most, SLOTS)):
        put(out, slot, BRASS, FULL if slot < level else _LEVEL_GLOW)
    if level == 0:
        put(out, ENGINE, CORAL, 0 if age // _MUTE_MS % 2 else FULL)


def fill_test(out: bytearray, color: tuple, lamp: int) -> None:
    """One lamp, or all for -1, in a color at full brightness; the others are dark."""
    put_all(out, color, FULL if lamp < 0 else 0)
    if lamp >= 0:
        put(out, lamp, color, FULL)
