"""Pictures of plugs and cells: which end is plus, where the ribbon lies, and how the wires of a cable must run."""

from __future__ import annotations

from html import escape

from tools.hardware.model import GROUND, Circuit, Pad
from tools.hardware.wire_colors import FONT

from roundhouse import __version__

WIDTH = 830
EDGE = 'stroke="#333" stroke-width="1.2"'
GRAY, CELL, CONTACT, RIBBON = "#e3e3e3", "#f5b83d", "#b9bec2", "#6a1b9a"
PLUS, MINUS, GOOD = "#c62828", "#111", "#2e7d32"
WIRES = {"5V": PLUS, "GND": MINUS, "DIN": GOOD, "DOUT": "#1565c0", "BUTTON": RIBBON}
PITCH = 26


def holder(hub: Circuit) -> str:
    """The holder's open side: three cells in turn, the ribbon under them, and its two wires."""
    cells = round(hub.parts["BT1"].part.size[1] / hub.parts["BT1"].part.number("pitch_mm"))
    drawn = [_rect(60, 60, 420, 60 * cells + 20, GRAY), *_ribbon(270, 50, 60 * cells + 40)]
    for cell in range(cells):
        drawn += _cell(80, 72 + 60 * cell, 380, 44, plus_right=cell % 2 == 0)
    last, below = (
        94 + 60 * (cells - 1),
        60 * cells + 96,
    )  # the row is in series: its minus is at the other end of the last
    drawn += _lead(hub, "M480 94H520", 528, 94, "+") + _lead(hub, f"M60 {last}H40V{below}H520", 528, below, "-")
    drawn.append(_text(60, below + 24, "The flat end of each cell, minus, goes against the spring.", 13))
    return _page("Three AA cells: every other one is turned round; the ribbon lies under them", below + 44, drawn)


def cable(hub: Circuit) -> str:
    """Two plugs of a cable side by side, as they must be and as they must not be."""
    names = [name for name, _ in hub.parts["J1"].pads().values()]
    right, wrong = list(range(len(names))), list(reversed(range(len(names))))
    drawn = [*_plugs(40, names, right, "right: the colors run alike", GOOD)]
    drawn += _plugs(450, names, wrong, "wrong: reversed; do not plug it in", PLUS)
    return _page("A slot's cable: hold both plugs with the same side up and compare", 260, drawn)


def _plugs(x: float, names: list[str], order: list[int], words: str, color: str) -> list[str]:
    found = [_text(x, 62, words, 14, color=color)]
    for plug in (0, 1):
        left = x + 190 * plug
        found.append(_rect(left, 76, PITCH * len(names) + 12, 54, "#f7f4ea"))
        for at, pin in enumerate(order if plug else range(len(names))):
            at_x = left + 18 + PITCH * at
            found.append(_rect(at_x - 6, 88, 12, 22, CONTACT))
            found.append(_text(at_x, 124, str(at + 1), 10, "middle"))
            found.append(f'<path d="M{at_x:g} 130V190" stroke="{WIRES[names[pin]]}" stroke-width="4"/>')
            if not plug:
                turned = f'transform="translate({at_x + 4:g} 196) rotate(90)" font-size="11"'
                found.append(f"<text {turned}>{escape(names[pin])}</text>")
    return found


def _cell(x: float, y: float, width: float, height: float, plus_right: bool) -> list[str]:
    """A cell lying on its side, with its button and its marks."""
    button, plus, minus = (x + width, x + width - 26, x + 26) if plus_right else (x - 8, x + 26, x + width - 26)
    spring = x - 12 if plus_right else x + width + 2
    turns = "".join(f"l10 {height / 8:g}l-10 {height / 8:g}" for _ in range(4))
    return [
        _rect(x, y, width, height, CELL),
        _rect(button, y + height / 3, 8, height / 3, CONTACT),
        f'<path d="M{spring:g} {y:g}{turns}" fill="none" {EDGE}/>',
        _text(plus, y + height / 2 + 10, "+", 30, "middle", PLUS),
        _text(minus, y + height / 2 + 10, "-", 36, "middle", MINUS),
    ]


def _ribbon(x: float, y: float, height: float) -> list[str]:
    return [
        f'<path d="M{x:g} {y:g}V{y + height:g}" stroke="{RIBBON}" stroke-width="14"/>',
        _text(x + 12, y + 6, "ribbon, under the cells", 12, color=RIBBON),
    ]


def _lead(hub: Circuit, way: str, x: float, y: float, sign: str) -> list[str]:
    """One of the holder's wires, from the end of the row where that sign remains, and where it goes."""
    color = PLUS if sign == "+" else MINUS
    pad = hub.pad(f"BT1.{sign}")
    return [
        f'<path d="{way}" fill="none" stroke="{color}" stroke-width="4"/>',
        _text(x, y + 5, f"{sign} of the holder to {_others(hub, pad)}", 13),
    ]


def _others(hub: Circuit, pad: Pad) -> str:
    """The other ends of a pad's wire; ground is anywhere. On a printed circuit, the wire ends at the socket."""
    net = str(hub.net_of(pad))
    ends = [other for other in hub.nets[net] if other != pad]
    sockets = [other for other in ends if other[0] == "J31"]
    if net == GROUND and not sockets:
        return "the ground rail"
    return ", ".join(f"{other[0]} {hub.name(other)}" for other in sockets or ends)


def _rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="4" fill="{fill}" {EDGE}/>'


def _text(x: float, y: float, text: str, size: int, anchor: str = "start", color: str = "#111") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="{color}">{escape(text)}</text>'


def _page(title: str, height: int, drawn: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="{FONT}">\n<rect width="{WIDTH}" height="{height}" fill="#fff"/>\n'
        f"{_text(16, 26, f'{title}. Version {__version__}.', 15)}\n" + "\n".join(drawn) + "\n</svg>\n"
    )
