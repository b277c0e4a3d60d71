"""The parts of the pictures: pages, boxes, text, and the colors of wires. A net has one color in every picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from zlib import crc32

from tools.hardware.circuits.model import GROUND, RAIL

from roundhouse import __version__

FONT = "DejaVu Sans, Verdana, sans-serif"
EDGE = 'stroke="#333" stroke-width="1"'
NET_COLORS = {
    RAIL: "#c62828",
    GROUND: "#111111",
    "USB_5V": "#ef6c00",
    "SWITCHED_5V": "#ad1457",
    "STEP_UP_5V": "#2e7d32",
    "BATTERY": "#ad5c00",
    "BATTERY_ON": "#6a1b9a",
    "I2S_LRC": "#1565c0",
    "I2S_BCLK": "#5d4037",
    "I2S_DIN": "#00838f",
    "SPEAKER_PLUS": "#6a1b9a",
    "SPEAKER_MINUS": "#ad1457",
}
DATA = "#2e7d32"  # of the lamps
COLORS = ("#00695c", "#5d4037", "#283593", "#ad1457", "#33691e")
BUTTONS = (*(f"BUTTON_{number}" for number in range(1, 13)), "BUTTON_ENGINE", "KEY_MUTE", "KEY_QUIETER", "KEY_LOUDER")


def color(net: str) -> str:
    """The color of a net's wires; it depends on the net's name alone."""
    if net in NET_COLORS or net.startswith("LAMP"):
        return NET_COLORS.get(net, DATA)
    at = BUTTONS.index(net) if net in BUTTONS else crc32(net.encode())  # neighboring buttons differ
    return COLORS[at % len(COLORS)]


def rect(x: float, y: float, width: float, height: float, fill: str, more: str = EDGE, corner: float = 3) -> str:
    """A box from its upper left corner."""
    size = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {size} rx="{corner:g}" fill="{fill}" {more}/>'


def circle(x: float, y: float, radius: float, fill: str, more: str = EDGE) -> str:
    """A disc."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {more}/>'


def path(way: str, ink: str = "#333", width: float = 1, fill: str = "none") -> str:
    """A line, or with a `fill` an outline."""
    return f'<path d="{way}" fill="{fill}" stroke="{ink}" stroke-width="{width:g}" stroke-linejoin="round"/>'


def text(x: float, y: float, words: str, size: float, anchor: str = "start", ink: str = "#111") -> str:
    """A line of text."""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text {place} fill="{ink}">{escape(words)}</text>'


def outlined(x: float, y: float, words: str, size: float, anchor: str = "middle", edge: float = 3) -> str:
    """A line of text with a white outline, to be read on anything."""
    inside = text(x, y, words, size, anchor, "#fff")
    around = f'<g stroke="#fff" stroke-width="{edge:g}" stroke-linejoin="round">{inside}</g>'
    return around + text(x, y, words, size, anchor)


def page(
    view: tuple[float, float, float, float], title: str, drawn: Sequence[str], size: float = 15, scale: float = 1
) -> str:
    """A picture: left, top, width and height of what it shows, its title with the version, and its content.

    `size`: of the title. `scale`: pixels of each unit.
    """
    left, top, width, height = view
    across, high = (f"{side * scale:.0f}" for side in (width, height))
    box = " ".join(f"{side:g}" for side in view)
    head = text(left + size, top + 1.6 * size, f"{title}. Version {__version__}.", size)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{high}" viewBox="{box}" '
        f'font-family="{FONT}">\n{rect(*view, "#fff", "", 0)}\n{head}\n' + "\n".join(drawn) + "\n</svg>\n"
    )
