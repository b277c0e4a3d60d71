"""Pictures of what hangs in the shell beside the slots: the strip with the volume keys, and the power switch."""

from __future__ import annotations

from html import escape

from tools.hardware.case.contents import HOLE, KEY_BOARD, KEY_SCREWS, KEYS
from tools.hardware.model import Circuit
from tools.hardware.tables import Tables
from tools.hardware.wire_colors import FONT, color

from roundhouse import __version__

BODY, HOLES, METAL, EDGE = "#f5b83d", "#b8a878", "#b9bec2", 'stroke="#333" stroke-width="0.3"'
OUTER = 12.0  # mm from the edge of the key strip's picture to the strip


def keys(hub: Circuit, tables: Tables) -> str:
    """The key strip from above, in true size when it is printed at 100 %: its holes, buttons and screws."""
    length, width = KEY_BOARD[:2]
    hole, button = tables.raw["boards"]["slot"]["holes"]["diameter"], tables.parts["button"].size
    drawn = [_rect(-length / 2, -width / 2, length, width, "#e9dfc7")]
    rows, columns = range(-2, 3), range(-round(length / 2 / HOLE) + 1, round(length / 2 / HOLE))
    dots = "".join(f"M{x * HOLE:g} {y * HOLE:g}h0" for y in rows for x in columns)
    drawn.append(f'<path d="{dots}" stroke="{HOLES}" stroke-width="0.9" stroke-linecap="round"/>')
    for x, _ in KEY_SCREWS:
        drawn.append(f'<circle cx="{x:g}" cy="0" r="{hole / 2:g}" fill="#fff" {EDGE}/>')
        drawn.append(_text(x, width / 2 + 4, f"screw, {hole:g} mm", 2.4))
    for (x, _), reference in zip(KEYS, ("SW15", "SW14", "SW16"), strict=True):
        drawn.append(_rect(x - button[0] / 2, -button[1] / 2, button[0], button[1], BODY))
        drawn.append(_text(x, 0.7, reference, 1.9))
        drawn.append(_text(x, -width / 2 - 1.8, hub.parts[reference].label.removesuffix(" key"), 2.8))
    ruler = width / 2 + 8
    drawn.append(f'<path d="M-25 {ruler - 1:g}v2M-25 {ruler:g}h50m0 -1v2" fill="none" {EDGE}/>')
    drawn.append(_text(0, ruler + 4, "50 mm, if it is printed at 100 %", 2.4))
    left, top, across, high = -length / 2 - OUTER, -width / 2 - 12, length + 2 * OUTER, width + 26
    title = _text(0, top + 4, f"The key strip from above. Version {__version__}.", 2.8)
    return _page((left, top, across, high), "mm", [title, *drawn])


def switch(hub: Circuit) -> str:
    """The switch's six terminals, each with the pin of the carrier's socket that leads to it."""
    pins, terminals = hub.parts["J33"].pads(), hub.parts["SW17"].pads()
    drawn = [_text(150, 22, f"The power switch from behind, and the pins of J33. Version {__version__}.", 13, "start")]
    drawn.append(_rect(30, 50, 90, 40 + 36 * len(pins), "#f7f4ea") + _text(75, 72, "plug of J33", 12))
    drawn.append(_rect(400, 70, 370, 190, "#e3e3e3") + _text(565, 62, "SW17", 13))
    places = {number: (470 + 190 * (at // 3), 100 + 60 * (at % 3)) for at, number in enumerate(terminals)}
    for at, (number, (name, _)) in enumerate(pins.items()):
        y = 100 + 36 * at
        drawn.append(_rect(96, y - 9, 24, 18, METAL) + _text(60, y + 5, number, 13))
        net = hub.net_of(("J33", number))
        far = next((pad for owner, pad in hub.nets.get(net or "", ()) if owner == "SW17"), None)
        drawn.append(_text(130, y - 6, name if far else "stays empty", 12, "start"))
        if net and far:
            x, end = places[far]
            lane = 250 + 22 * at
            way = f"M120 {y}H{lane}V{end - 24 if x > 500 else end}H{x if x > 500 else x - 14}"
            way += f"V{end - 8}" if x > 500 else ""
            drawn.append(
                f'<path d="{way}" fill="none" stroke="{color(net)}" stroke-width="4" stroke-linejoin="round"/>'
            )
    for number, (x, y) in places.items():
        drawn.append(_rect(x - 14, y - 8, 28, 16, METAL) + _text(x, y + 5, number, 12))
        drawn.append(_text(x + 22, y + 5, terminals[number][0], 12, "start"))
    return _page((0, 0, 790, 320), "", drawn)


def _rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="0.5" fill="{fill}" {EDGE}/>'


def _text(x: float, y: float, text: str, size: float, anchor: str = "middle") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}">{escape(text)}</text>'


def _page(view: tuple[float, float, float, float], unit: str, drawn: list[str]) -> str:
    left, top, width, height = view
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}{unit}" height="{height:g}{unit}" '
        f'viewBox="{left:g} {top:g} {width:g} {height:g}" font-family="{FONT}">\n'
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="#fff"/>\n'
        + "\n".join(drawn)
        + "\n</svg>\n"
    )
