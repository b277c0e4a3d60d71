"""Draws a wiring plan as SVG. A white outline around each wire shows which one passes over another."""

from __future__ import annotations

from html import escape
from textwrap import wrap
from typing import NamedTuple
from zlib import crc32

from tools.hardware.model import GROUND, PICO, RAIL, Circuit, Pad
from tools.hardware.plan_layout import HEAD, PITCH, Box, Sheet, pad_y

from roundhouse import __version__

FONT = "DejaVu Sans, Verdana, sans-serif"


class Style(NamedTuple):
    """The look of a net: color, dash pattern (empty for a solid line), width, and a core of another color."""

    color: str
    dash: str
    width: float
    core: str = ""


KNOWN = {
    RAIL: Style("#c62828", "", 5, "#ffffff"),
    GROUND: Style("#111111", "", 5),
    "USB_5V": Style("#c62828", "12 4", 4),
    "STEP_UP_5V": Style("#e65100", "3 3", 4),
    "BATTERY": Style("#ad5c00", "14 3 3 3", 4),
    "BATTERY_ON": Style("#ad5c00", "7 3", 4),
    "CELLS": Style("#ad5c00", "", 4),
    "CELL_PLUS": Style("#c62828", "2 3", 4),
    "CELL_MINUS": Style("#444444", "9 3", 4),
    "VSYS": Style("#ad5c00", "2 4", 4),
    "LAMPS_3V3": Style("#2e7d32", "5 3", 2.5),
    "I2S_LRC": Style("#1565c0", "", 2.5),
    "I2S_BCLK": Style("#1565c0", "9 4", 2.5),
    "I2S_DIN": Style("#1565c0", "2 3", 2.5),
    "SPEAKER_PLUS": Style("#6a1b9a", "", 3),
    "SPEAKER_MINUS": Style("#6a1b9a", "8 4", 3),
}
DATA = Style("#2e7d32", "10 3 2 3", 2.5)  # the lamps' data after the level shifter
COLORS = ("#00695c", "#5d4037", "#283593", "#ad1457", "#33691e")
DASHES = ("", "10 4", "3 3", "12 3 3 3")
BUTTONS = (*(f"BUTTON_{number}" for number in range(1, 13)), "BUTTON_ENGINE", "KEY_MUTE", "KEY_QUIETER", "KEY_LOUDER")
LEGEND = (
    (RAIL, "5 V rail"),
    (GROUND, "ground"),
    ("USB_5V", "5 V from USB"),
    ("BATTERY_ON", "battery"),
    ("LAMPS_DATA", "lamps' data"),
    ("I2S_LRC", "sound data"),
    ("SPEAKER_PLUS", "speaker"),
    ("BUTTON_1", "buttons, each its own"),
)


FREE = "pads in gray stay free"
LEAST_WIDTH = 720.0  # for the header of a plan
LEGEND_WIDTH = 220
SMALL = 6.4  # pixels per letter of the header


def draw(sheet: Sheet, hub: Circuit, title: str, gray: str = FREE) -> str:
    """The plan as SVG; `gray` explains the gray pads in the header."""
    look = styles(hub)
    lanes, stubs, dots, labels = [], [], [], []
    for lane in sheet.lanes:
        style = look[lane.net]
        heights = [y for _, _, y, _ in lane.stubs] + ([lane.bottom] if lane.bottom > lane.top else [])
        inner = [y for y in heights if min(heights) < y < max(heights)]
        lanes.append(_wire(style, (lane.x, min(heights)), (lane.x, max(heights))))
        for pad, x, y, from_right in lane.stubs:
            stubs.append(_wire(style, (x, y), (lane.x, y)))
            if y in inner or lane.net in (RAIL, GROUND):
                dots.append(f'<circle cx="{lane.x:g}" cy="{y:g}" r="5.5" fill="{style.color}" stroke="#fff"/>')
            if lane.net in (RAIL, GROUND):
                at = lane.x + (9 if from_right else -9)
                labels.append(_text(at, y - 4, _short(hub, pad), "start" if from_right else "end"))
            far = _far(hub, lane.net, pad)
            labels.append(_text(x + (-7 if from_right else 7), y - 4, far, "end" if from_right else "start"))
    around = []
    for net, y, left, right in sheet.around:
        around.append(_wire(look[net], (left, y), (right, y)))
        corners = [lane.x for lane in sheet.lanes if lane.net == net]
        dots += [f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{look[net].color}" stroke="#fff"/>' for x in corners]
        labels.append(_text((left + right) / 2, y - 3, _plain(hub, net), "middle"))
    boxes = [_box(box, hub) for box in sheet.boxes]
    width = max(sheet.width, LEAST_WIDTH)
    body = [*lanes, *around, *stubs, *dots, *boxes, *labels, *_head(look, title, gray, width)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{sheet.height:g}" '
        f'viewBox="0 0 {width:g} {sheet.height:g}" font-family="{FONT}">\n'
        f'<rect width="100%" height="100%" fill="#ffffff"/>\n' + "\n".join(body) + "\n</svg>\n"
    )


def styles(hub: Circuit) -> dict[str, Style]:
    """A style for each net. It depends on the net's name alone, so a wire looks the same in every picture."""
    return {net: _style(net) for net in hub.nets}


def _style(net: str) -> Style:
    if net in KNOWN:
        return KNOWN[net]
    if net.startswith("LAMP"):
        return DATA
    at = BUTTONS.index(net) if net in BUTTONS else crc32(net.encode())
    return Style(COLORS[at % len(COLORS)], DASHES[at % len(DASHES)], 2.5)  # neighboring buttons differ in both


def _far(hub: Circuit, net: str, pad: Pad) -> str:
    """The label of a pad at the other end of its wire."""
    if net == RAIL:
        return "5 V rail"
    if net == GROUND:
        return "ground rail"
    others = [other for other in hub.nets[net] if other != pad]
    return ", ".join(_short(hub, other) for other in others)


def _short(hub: Circuit, pad: Pad) -> str:
    """The name of a pad: its part and its pad name."""
    reference, number = pad
    name = hub.name(pad)
    if reference == PICO:
        return f"Pico {name} (pin {number})"
    return f"{reference} {name}" if name != number else f"{reference}.{number}"


def _plain(hub: Circuit, net: str) -> str:
    if net == RAIL:
        return "5 V rail"
    if net == GROUND:
        return "ground rail"
    return " – ".join(_short(hub, pad) for pad in hub.nets[net])


def _wire(style: Style, start: tuple[float, float], end: tuple[float, float]) -> str:
    where = f'x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"'
    dash = f' stroke-dasharray="{style.dash}"' if style.dash else ""
    lines = [
        f'<line {where} stroke="#fff" stroke-width="{style.width + 4:g}"/>',
        f'<line {where} stroke="{style.color}" stroke-width="{style.width:g}"{dash}/>',
    ]
    if style.core:
        lines.append(f'<line {where} stroke="{style.core}" stroke-width="1.6" stroke-dasharray="9 7"/>')
    return "".join(lines)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    """Text with a white outline; drawn twice, because not every viewer supports paint-order."""
    where = f'x="{x:g}" y="{y:g}" font-size="9.5" text-anchor="{anchor}"'
    return (
        f'<text {where} fill="#fff" stroke="#fff" stroke-width="3.5" stroke-linejoin="round">{escape(text)}</text>'
        f'<text {where} fill="#111">{escape(text)}</text>'
    )


def _box(box: Box, hub: Circuit) -> str:
    width = box.width
    parts = [
        f'<rect x="{box.x:g}" y="{box.y:g}" width="{width}" height="{box.height}" rx="6" fill="#f4efe3" '
        'stroke="#333" stroke-width="1.5"/>',
        f'<text x="{box.x + width / 2:g}" y="{box.y + 17:g}" font-size="11.5" font-weight="bold" '
        f'text-anchor="middle">{escape(box.title)}</text>',
        f'<path d="M{box.x:g} {box.y + HEAD - 2:g}h{width}" stroke="#333"/>',
    ]
    for pad, right, row in box.pads():
        y = pad_y(box, row)
        name = hub.name(pad)
        free = pad in hub.free
        text = f"{name} {pad[1]}" if right and name != pad[1] else f"{pad[1]} {name}" if name != pad[1] else name
        x = box.x + (width if right else 0)
        fill = "#fff" if free else "#333"
        parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{fill}" stroke="#333"/>')
        anchor, inside = ("end", -9) if right else ("start", 9)
        parts.append(
            f'<text x="{x + inside:g}" y="{y + 3.5:g}" font-size="10" text-anchor="{anchor}" '
            f'fill="{"#8a8a8a" if free else "#000"}">{escape(text)}</text>'
        )
    return "".join(parts)


def _head(look: dict[str, Style], title: str, gray: str, width: float) -> list[str]:
    """The title, an explanation and the legend, in as many lines as the width needs."""
    lines = [f'<text x="40" y="38" font-size="22" font-weight="bold">{escape(title)}</text>']
    words = (
        f"Version {__version__}, made from pins.toml and parts.toml. Untested on real hardware. Each end of a wire is "
        f"labeled with the other end. Wires are connected only where there is a dot; {gray}."
    )
    y = 42.0
    for line in wrap(words, int((width - 80) / SMALL)):
        y += 14
        lines.append(f'<text x="40" y="{y:g}" font-size="11">{escape(line)}</text>')
    shown = [(net, text) for net, text in LEGEND if net in look]
    columns = min(4, int((width - 60) // LEGEND_WIDTH))
    for at, (net, text) in enumerate(shown):
        x, below = 40 + LEGEND_WIDTH * (at % columns), y + 16 + PITCH * (at // columns)
        lines.append(_wire(look[net], (x, below), (x + 60, below)))
        lines.append(f'<text x="{x + 70:g}" y="{below + 4:g}" font-size="11">{escape(text)}</text>')
    return lines
