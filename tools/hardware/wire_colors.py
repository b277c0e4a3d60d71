"""The colors of wires in the pictures, and their font. A net has the same color in every picture."""

from __future__ import annotations

from zlib import crc32

from tools.hardware.model import GROUND, RAIL

FONT = "DejaVu Sans, Verdana, sans-serif"
KNOWN = {
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
    if net in KNOWN or net.startswith("LAMP"):
        return KNOWN.get(net, DATA)
    at = BUTTONS.index(net) if net in BUTTONS else crc32(net.encode())  # neighboring buttons differ
    return COLORS[at % len(COLORS)]
