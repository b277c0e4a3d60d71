"""The emulated hub as people would see and hear it: lamps around the engine, a level meter, and what may be typed."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.text import Text

from roundhouse.catalogs import format_number
from roundhouse.i18n.texts import terminal_text

SLOTS = 12
ENGINE = 12
SLOT_KEYS = "1234567890-="
ENGINE_KEY = " "
LONG_KEY = "l"
PULL_KEY = "u"
RESET_KEY = "r"
QUIT_KEY = "q"
METER = 40
WIDTH = 80
BULGE = (0, 3, 5, 5, 3, 0)  # columns by which a row of the ring is wider than the first
MARGIN, GAP = 18, 4
ENGINE_ROWS = (2, 3)
UNLIT = (38, 38, 38)
QUIETEST_DB = 48
OTHERWISE = {"bootloader": "pico-bootloader", "crashed": "pico-crashed"}
GAMMA = 2.2  # a lamp's 50 % is half the light, a screen's is a fifth

Color = tuple[int, int, int]


@dataclass
class Seen:
    """What the panel shows at one moment."""

    lamps: Sequence[Color] = ()
    level: float = 0.0
    speed: float = 1.0
    seconds: float = 0.0
    addresses_in_use: list[str] = field(default_factory=list)
    plugged: bool = True
    state: str = "running"
    long: bool = False
    complaint: str = ""  # of a decoder, the last one


def picture(seen: Seen, language: str = "en") -> RenderableType:
    """The panel as something that rich draws."""
    rows = [_row(seen.lamps, row) for row in range(SLOTS // 2)]
    sound = round(seen.level * METER)
    meter = Text.assemble(
        (f"{terminal_text('pico-sound', language)}  ", "dim"), ("█" * sound, "green"), ("·" * (METER - sound), "dim")
    )
    complaint = Text(seen.complaint, style="red", no_wrap=True, overflow="ellipsis")
    keys = terminal_text("pico-long" if seen.long else "pico-keys", language)
    typed = Text(keys, style="bold" if seen.long else "dim")
    lines = (Text(), *rows, Text(), meter, status(seen, language), complaint, typed)
    return Frame(Group(*lines), title=terminal_text("pico-title", language), title_align="left", width=WIDTH)


def status(seen: Seen, language: str = "en") -> Text:
    """One line: how long, how fast, and who is at the port."""
    if seen.state != "running":
        how = terminal_text(OTHERWISE[seen.state], language) if seen.state in OTHERWISE else seen.state
    elif not seen.plugged:
        how = terminal_text("pico-cable", language)
    elif seen.addresses_in_use:
        how = terminal_text("pico-open", language, addresses=", ".join(seen.addresses_in_use))
    else:
        how = terminal_text("pico-nobody", language)
    seconds, speed = format_number(seen.seconds, language, digits=1), format_number(seen.speed, language, digits=2)
    text = terminal_text("pico-figures", language, seconds=seconds, speed=speed, how=how)
    return Text(text, style="dim", no_wrap=True, overflow="ellipsis")


def screen_color(lamp: Color) -> Color:
    """The screen color that shows a lamp's light: lamps are linear, screens are not.

    >>> screen_color((255, 0, 56))
    (255, 0, 128)
    """
    red, green, blue = (round(255 * (light / 255) ** (1 / GAMMA)) for light in lamp)
    return red, green, blue


def level(samples: array[int]) -> float:
    """How loud the loudest of the samples is, from 0 (silence) to 1 (full), in equal steps of loudness.

    >>> level(array("h")), level(array("h", [0, -32767])), round(level(array("h", [3277, 0])), 2)
    (0.0, 1.0, 0.58)
    """
    if not samples:
        return 0.0
    peak = max(max(samples), -min(samples))
    return max(0.0, 1 + 20 * math.log10(peak / 32767) / QUIETEST_DB) if peak else 0.0


def _row(lamps: Sequence[Color], row: int) -> Text:
    """One line of the hub: a slot at the left, the engine in the middle, a slot at the right."""
    left, right = SLOTS - 1 - row, row
    line = Text(" " * (MARGIN - BULGE[row]))
    line.append(SLOT_KEYS[left], style="dim")
    line.append(" ")
    line.append_text(_lamp(lamps, left, "▄▄▄▄"))
    line.append(" " * (GAP + BULGE[row]))
    if row in ENGINE_ROWS:
        line.append_text(_lamp(lamps, ENGINE, "████████"))
    else:
        line.append("        ")
    line.append(" " * (GAP + BULGE[row]))
    line.append_text(_lamp(lamps, right, "▄▄▄▄"))
    line.append(" ")
    line.append(SLOT_KEYS[right], style="dim")
    return line


def _lamp(lamps: Sequence[Color], lamp: int, shape: str) -> Text:
    color = screen_color(lamps[lamp]) if lamp < len(lamps) else (0, 0, 0)
    red, green, blue = color if any(color) else UNLIT
    return Text(shape, style=f"rgb({red},{green},{blue})")
