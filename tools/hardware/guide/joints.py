"""Two pictures of the smallest hub: the joints that have to be soldered, and which lamp of the strip is whose."""

from __future__ import annotations

from html import escape

from tools.hardware.model import PICO, Circuit
from tools.hardware.wire_colors import FONT, color

from roundhouse import __version__

BODY, GOLD, FIRST, EDGE = "#e3e3e3", "#f5b83d", "#c62828", 'stroke="#333" stroke-width="1"'
WIDTH = 830


def joints(hub: Circuit) -> str:
    """Every joint of the step: the pins of the Pico and the amplifier, the wires of the strip and the speaker."""
    return _page(
        "What to solder: each joint is yellow, everything else gray", 430, _pico() + _amplifier(hub) + _wires(hub)
    )


def lamps(hub: Circuit) -> str:
    """The strip: its first lamps belong to the slots, its last one to the engine."""
    total, slots = int(hub.parts["D1"].part.number("lamps")), hub.build.slots
    drawn = [_rect(30, 60, 770, 44, BODY)]
    for lamp in range(1, total + 1):
        x = 30 + 770 / total * (lamp - 0.5)
        whose = f"slot {lamp}" if lamp <= slots else "engine" if lamp == total else ""
        drawn.append(_rect(x - 14, 68, 28, 28, GOLD if whose else "#fff"))
        drawn.append(_text(x, 87, str(lamp), 12, "middle"))
        drawn.append(_text(x, 122, whose, 13, "middle"))
        if lamp <= slots or lamp == total:
            button = f"SW{lamp}"
            drawn.append(_text(x, 140, button if button in hub.parts else "", 11, "middle"))
    drawn.append(
        f'<path d="M30 52h90m-8 -5l8 5l-8 5" fill="none" {EDGE}/>' + _text(30, 44, "data goes in here", 11, "start")
    )
    return _page("Which lamp is whose: the test lights these and asks for their buttons", 160, drawn)


def _pico() -> list[str]:
    """The Pico from above, in the order of soldering, and from the side in the breadboard."""
    found = [_text(30, 62, f"{PICO} from above: the corners first, in this order", 12, "start")]
    found.append(
        _rect(30, 74, 400, 130, BODY) + _rect(18, 120, 36, 38, "#b9bec2") + _text(36, 143, "USB", 10, "middle")
    )
    corners = {(0, 0): 1, (19, 1): 2, (19, 0): 3, (0, 1): 4}
    for pin in range(20):
        for side in (0, 1):
            x, y = 62 + 18.4 * pin, 86 + 106 * side
            found.append(_joint(x, y))
            if (pin, side) in corners:
                found.append(f'<circle cx="{x:g}" cy="{y:g}" r="8" fill="none" stroke="{FIRST}" stroke-width="2"/>')
                found.append(_text(x, y + (24 if side == 0 else -14), str(corners[pin, side]), 13, "middle"))
    found.append(_text(470, 62, "From the side: the breadboard holds the pins upright", 12, "start"))
    found.append(_rect(480, 160, 310, 44, "#f3f1ea") + _text(635, 190, "breadboard", 11, "middle"))
    found.append(_rect(500, 146, 270, 14, "#555") + _rect(490, 136, 290, 10, "#2f7d4f"))
    found += [f'<path d="M{507 + 13.5 * pin:g} 128V176" stroke="#999" stroke-width="2.5"/>' for pin in range(20)]
    found += [f'<path d="M{502 + 13.5 * pin:g} 136l5 -8l5 8z" fill="{GOLD}" {EDGE}/>' for pin in range(20)]
    found.append(_text(490, 116, "joints on top; black strip between; long ends down", 11, "start"))
    return found


def _amplifier(hub: Circuit) -> list[str]:
    """The amplifier from above: seven pins, and the terminal's two tabs."""
    found = [_text(30, 242, "U2: seven pins, one terminal", 12, "start"), _rect(30, 254, 190, 130, BODY)]
    names = [name for name, _ in hub.parts["U2"].pads().values()]
    for at, name in enumerate(names[:7]):
        found.append(_joint(50 + 25 * at, 370) + _text(50 + 25 * at, 354, name, 8, "middle"))
    found.append(_rect(85, 246, 80, 34, "#7aa37f"))
    for x, name in zip((108, 142), names[7:], strict=True):
        found.append(_joint(x, 296) + _text(x, 316, name, 9, "middle"))
    return found


def _wires(hub: Circuit) -> list[str]:
    """The start of the strip with three wires, and the speaker with two."""
    found = [_text(270, 242, "D1, the start of the strip: three wires", 12, "start"), _rect(370, 266, 150, 100, BODY)]
    found.append(f'<path d="M440 316h60m-12 -7l12 7l-12 7" fill="none" {EDGE}/>')
    for at, (number, (name, _)) in enumerate(hub.parts["D1"].pads().items()):
        y, ink = 286 + 30 * at, color(str(hub.net_of(("D1", number))))
        found.append(f'<path d="M280 {y}H384" stroke="{ink}" stroke-width="4"/>')
        found.append(_joint(384, y) + _text(396, y + 4, name, 11, "start"))
    found.append(_text(270, 394, "The names are printed on the strip; their order may differ.", 11, "start"))
    found.append(_text(570, 242, "LS1 from behind: two wires", 12, "start"))
    found.append(
        f'<circle cx="720" cy="316" r="56" fill="{BODY}" {EDGE}/>'
        f'<circle cx="720" cy="316" r="30" fill="#cfcfcf" {EDGE}/>'
    )
    for number, (name, _) in hub.parts["LS1"].pads().items():
        y, ink = 259 + 38 * int(number), color(str(hub.net_of(("LS1", number))))
        found.append(f'<path d="M590 {y}H676" stroke="{ink}" stroke-width="4"/>')
        found.append(_joint(676, y) + _text(692, y + 5, name, 15, "middle"))
    return found


def _joint(x: float, y: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="{GOLD}" {EDGE}/>'


def _rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3" fill="{fill}" {EDGE}/>'


def _text(x: float, y: float, text: str, size: int, anchor: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}">{escape(text)}</text>' if text else ""


def _page(title: str, height: int, drawn: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="{FONT}">\n<rect width="{WIDTH}" height="{height}" fill="#fff"/>\n'
        f"{_text(16, 24, f'{title}. Version {__version__}.', 15, 'start')}\n" + "\n".join(drawn) + "\n</svg>\n"
    )
