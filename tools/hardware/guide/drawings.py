"""The guide's own drawings: joints, the lamps of the strip, cells and cables, key strip and switch, the Pico's pins."""

from __future__ import annotations

from tools.hardware.case.plan.contents import HOLE, KEY_BOARD, KEY_SCREWS, KEYS
from tools.hardware.model import GROUND, PICO, RAIL, Circuit, Pad
from tools.hardware.svg import circle, color, page, path, rect, text
from tools.hardware.tables import Tables

GRAY, GOLD, METAL = "#e3e3e3", "#f5b83d", "#b9bec2"
PLUS, MINUS, GOOD, RIBBON = "#c62828", "#111", "#2e7d32", "#6a1b9a"
WIRES = {"5V": PLUS, "GND": MINUS, "DIN": GOOD, "DOUT": "#1565c0", "BUTTON": RIBBON}
WIDTH = 830
PITCH = 26  # pixels between the contacts of a plug
HOLES, THIN = "#b8a878", 'stroke="#333" stroke-width="0.3"'
LEG = (1.5 * HOLE, HOLE)  # mm from a button's middle to its legs in the perforated board
VOLUME = ("SW15", "SW14", "SW16")  # the keys from left to right, from above
OUTER = 12.0  # mm from the edge of the key strip's picture to the strip
BODY, ROW, SIDE = 150, 22, 320  # the pinout: width of the Pico, height of a pin, room for text


def joints(hub: Circuit) -> str:
    """Every joint of the step: the pins of the Pico and the amplifier, the wires of the strip and the speaker."""
    drawn = _pico() + _amplifier(hub) + _wires(hub)
    return page((0, 0, WIDTH, 430), "What to solder: each joint is yellow, everything else gray", drawn)


def lamps(hub: Circuit) -> str:
    """The strip: its first lamps belong to the slots, its last one to the engine."""
    total, slots = int(hub.parts["D1"].part.number("lamps")), hub.build.slots
    drawn = [rect(30, 60, 770, 44, GRAY)]
    for lamp in range(1, total + 1):
        x = 30 + 770 / total * (lamp - 0.5)
        whose = f"slot {lamp}" if lamp <= slots else "engine" if lamp == total else ""
        drawn.append(rect(x - 14, 68, 28, 28, GOLD if whose else "#fff"))
        drawn.append(text(x, 87, str(lamp), 12, "middle"))
        drawn.append(text(x, 122, whose, 13, "middle"))
        if lamp <= slots or lamp == total:
            button = f"SW{lamp}"
            drawn.append(text(x, 140, button if button in hub.parts else "", 11, "middle"))
    drawn.append(path("M30 52h90m-8 -5l8 5l-8 5") + text(30, 44, "data goes in here", 11))
    return page((0, 0, WIDTH, 160), "Which lamp is whose: the test lights these and asks for their buttons", drawn)


def _pico() -> list[str]:
    """The Pico from above, in the order of soldering, and from the side in the breadboard."""
    found = [text(30, 62, f"{PICO} from above: the corners first, in this order", 12)]
    found.append(rect(30, 74, 400, 130, GRAY) + rect(18, 120, 36, 38, "#b9bec2") + text(36, 143, "USB", 10, "middle"))
    corners = {(0, 0): 1, (19, 1): 2, (19, 0): 3, (0, 1): 4}
    for pin in range(20):
        for side in (0, 1):
            x, y = 62 + 18.4 * pin, 86 + 106 * side
            found.append(_joint(x, y))
            if (pin, side) in corners:
                found.append(circle(x, y, 8, "none", f'stroke="{PLUS}" stroke-width="2"'))
                found.append(text(x, y + (24 if side == 0 else -14), str(corners[pin, side]), 13, "middle"))
    found.append(text(470, 62, "From the side: the breadboard holds the pins upright", 12))
    found.append(rect(480, 160, 310, 44, "#f3f1ea") + text(635, 190, "breadboard", 11, "middle"))
    found.append(rect(500, 146, 270, 14, "#555") + rect(490, 136, 290, 10, "#2f7d4f"))
    found += [path(f"M{507 + 13.5 * pin:g} 128V176", "#999", 2.5) for pin in range(20)]
    found += [path(f"M{502 + 13.5 * pin:g} 136l5 -8l5 8z", fill=GOLD) for pin in range(20)]
    found.append(text(490, 116, "joints on top; black strip between; long ends down", 11))
    return found


def _amplifier(hub: Circuit) -> list[str]:
    """The amplifier from above: seven pins, and the terminal's two tabs."""
    found = [text(30, 242, "U2: seven pins, one terminal", 12), rect(30, 254, 190, 130, GRAY)]
    names = [name for name, _ in hub.parts["U2"].pads().values()]
    for at, name in enumerate(names[:7]):
        found.append(_joint(50 + 25 * at, 370) + text(50 + 25 * at, 354, name, 8, "middle"))
    found.append(rect(85, 246, 80, 34, "#7aa37f"))
    for x, name in zip((108, 142), names[7:], strict=True):
        found.append(_joint(x, 296) + text(x, 316, name, 9, "middle"))
    return found


def _wires(hub: Circuit) -> list[str]:
    """The start of the strip with three wires, and the speaker with two."""
    found = [text(270, 242, "D1, the start of the strip: three wires", 12), rect(370, 266, 150, 100, GRAY)]
    found.append(path("M440 316h60m-12 -7l12 7l-12 7"))
    for at, (number, (name, _)) in enumerate(hub.parts["D1"].pads().items()):
        y, ink = 286 + 30 * at, color(str(hub.net_of(("D1", number))))
        found.append(path(f"M280 {y}H384", ink, 4))
        found.append(_joint(384, y) + text(396, y + 4, name, 11))
    found.append(text(270, 394, "The names are printed on the strip; their order may differ.", 11))
    found.append(text(570, 242, "LS1 from behind: two wires", 12))
    found.append(circle(720, 316, 56, GRAY) + circle(720, 316, 30, "#cfcfcf"))
    for number, (name, _) in hub.parts["LS1"].pads().items():
        y, ink = 259 + 38 * int(number), color(str(hub.net_of(("LS1", number))))
        found.append(path(f"M590 {y}H676", ink, 4))
        found.append(_joint(676, y) + text(692, y + 5, name, 15, "middle"))
    return found


def _joint(x: float, y: float) -> str:
    return circle(x, y, 5, GOLD)


def holder(hub: Circuit) -> str:
    """The holder's open side: three cells in turn, the ribbon under them, and its two wires."""
    cells = round(hub.parts["BT1"].part.size[1] / hub.parts["BT1"].part.number("pitch_mm"))
    drawn = [rect(60, 60, 420, 60 * cells + 20, GRAY), *_ribbon(270, 50, 60 * cells + 40)]
    for cell in range(cells):
        drawn += _cell(80, 72 + 60 * cell, 380, 44, plus_right=cell % 2 == 0)
    last, below = (
        94 + 60 * (cells - 1),
        60 * cells + 96,
    )  # the row is in series: its minus is at the other end of the last
    drawn += _lead(hub, "M480 94H520", 528, 94, "+") + _lead(hub, f"M60 {last}H40V{below}H520", 528, below, "-")
    drawn.append(text(60, below + 24, "The flat end of each cell, minus, goes against the spring.", 13))
    title = "Three AA cells: every other one is turned round; the ribbon lies under them"
    return page((0, 0, WIDTH, below + 44), title, drawn)


def cable(hub: Circuit) -> str:
    """Two plugs of a cable side by side, as they must be and as they must not be."""
    names = [name for name, _ in hub.parts["J1"].pads().values()]
    right, wrong = list(range(len(names))), list(reversed(range(len(names))))
    drawn = [*_plugs(40, names, right, "right: the colors run alike", GOOD)]
    drawn += _plugs(450, names, wrong, "wrong: reversed; do not plug it in", PLUS)
    return page((0, 0, WIDTH, 260), "A slot's cable: hold both plugs with the same side up and compare", drawn)


def _plugs(x: float, names: list[str], order: list[int], words: str, ink: str) -> list[str]:
    found = [text(x, 62, words, 14, ink=ink)]
    for plug in (0, 1):
        left = x + 190 * plug
        found.append(rect(left, 76, PITCH * len(names) + 12, 54, "#f7f4ea"))
        for at, pin in enumerate(order if plug else range(len(names))):
            at_x = left + 18 + PITCH * at
            found.append(rect(at_x - 6, 88, 12, 22, METAL))
            found.append(text(at_x, 124, str(at + 1), 10, "middle"))
            found.append(path(f"M{at_x:g} 130V190", WIRES[names[pin]], 4))
            if not plug:
                found.append(f'<g transform="translate({at_x - 4:g} 196) rotate(90)">{text(0, 0, names[pin], 11)}</g>')
    return found


def _cell(x: float, y: float, width: float, height: float, plus_right: bool) -> list[str]:
    """A cell lying on its side, with its button and its marks."""
    button, plus, minus = (x + width, x + width - 26, x + 26) if plus_right else (x - 8, x + 26, x + width - 26)
    spring = x - 12 if plus_right else x + width + 2
    turns = "".join(f"l10 {height / 8:g}l-10 {height / 8:g}" for _ in range(4))
    return [
        rect(x, y, width, height, GOLD),
        rect(button, y + height / 3, 8, height / 3, METAL),
        path(f"M{spring:g} {y:g}{turns}"),
        text(plus, y + height / 2 + 10, "+", 30, "middle", PLUS),
        text(minus, y + height / 2 + 10, "-", 36, "middle", MINUS),
    ]


def _ribbon(x: float, y: float, height: float) -> list[str]:
    return [
        path(f"M{x:g} {y:g}V{y + height:g}", RIBBON, 14),
        text(x + 12, y + 6, "ribbon, under the cells", 12, ink=RIBBON),
    ]


def _lead(hub: Circuit, way: str, x: float, y: float, sign: str) -> list[str]:
    """One of the holder's wires, from the end of the row where that sign remains, and where it goes."""
    ink = PLUS if sign == "+" else MINUS
    pad = hub.pad(f"BT1.{sign}")
    return [
        path(way, ink, 4),
        text(x, y + 5, f"{sign} of the holder to {_others(hub, pad)}", 13),
    ]


def _others(hub: Circuit, pad: Pad) -> str:
    """The other ends of a pad's wire; ground is anywhere. On a printed circuit, the wire ends at the socket."""
    net = str(hub.net_of(pad))
    ends = [other for other in hub.nets[net] if other != pad]
    sockets = [other for other in ends if other[0] == "J31"]
    if net == GROUND and not sockets:
        return "the ground rail"
    return ", ".join(f"{other[0]} {hub.name(other)}" for other in sockets or ends)


def keys(hub: Circuit, tables: Tables) -> str:
    """The key strip, in true size when it is printed at 100 %: holes, buttons and screws, and the wires on its back."""
    length, width = KEY_BOARD[:2]
    hole = tables.raw["boards"]["slot"]["holes"]["diameter"]
    button = tables.parts["button"].size
    drawn = _strip(0, hole)
    drawn += [text(x, width / 2 + 4, f"screw, {hole:g} mm", 2.4, "middle") for x, _ in KEY_SCREWS]
    for (x, _), reference in zip(KEYS, VOLUME, strict=True):
        body = rect(x - button[0] / 2, -button[1] / 2, button[0], button[1], GOLD, f'fill-opacity="0.8" {THIN}', 0.5)
        drawn.append(body + text(x, 0.7, reference, 1.9, "middle"))
        drawn.append(text(x, -width / 2 - 1.8, hub.parts[reference].label.removesuffix(" key"), 2.8, "middle"))
    ruler = width / 2 + 8
    drawn.append(path(f"M-25 {ruler - 1:g}v2M-25 {ruler:g}h50m0 -1v2", width=0.3))
    drawn.append(text(0, ruler + 4, "50 mm, if it is printed at 100 %", 2.4, "middle"))
    drawn += _behind(hub, ruler + 25, hole)
    left, top, across, high = -length / 2 - OUTER, -width / 2 - 12, length + 2 * OUTER, ruler + 25 + width + 20
    return page((left, top, across, high), "The key strip from above", drawn, 2.8, 0)


def _strip(middle: float, hole: float) -> list[str]:
    """The board of the strip with its holes, those of the screws and the legs of the buttons, alike from both sides."""
    length, width = KEY_BOARD[:2]
    drawn = [rect(-length / 2, middle - width / 2, length, width, "#e9dfc7", THIN, 0.5)]
    rows, columns = range(-2, 3), range(-round(length / 2 / HOLE), round(length / 2 / HOLE))
    dots = "".join(f"M{(x + 0.5) * HOLE:g} {middle + y * HOLE:g}h0" for y in rows for x in columns)
    drawn.append(f'<path d="{dots}" stroke="{HOLES}" stroke-width="0.9" stroke-linecap="round"/>')
    drawn += [circle(x, middle, hole / 2, "#fff", THIN) for x, _ in KEY_SCREWS]
    legs = [(x + right * LEG[0], middle + down * LEG[1]) for x, _ in KEYS for right in (-1, 1) for down in (-1, 1)]
    return drawn + [circle(x, y, 0.6, "#333", "") for x, y in legs]


def _behind(hub: Circuit, middle: float, hole: float) -> list[str]:
    """The strip from behind: a wire from one leg of each button, and ground at the legs diagonally opposite."""
    length, width = KEY_BOARD[:2]
    drawn = [
        text(-length / 2 - OUTER + 2.8, middle - width / 2 - 8, "From behind: the wires, and their pins of J32", 2.8)
    ]
    drawn += _strip(middle, hole)
    lane, end = middle + width / 2 - 1, middle + width / 2 + 2  # of the ground wire, away from the screws
    pin = next(pad for owner, pad in hub.nets[GROUND] if owner == "J32")
    legs = "".join(f"M{x + LEG[0]:g} {middle + LEG[1]:g}V{lane:g}" for x, _ in KEYS)
    drawn.append(path(f"{legs}M{KEYS[0][0] + LEG[0]:g} {lane:g}H{KEYS[-1][0] + LEG[0]:g}V{end:g}", MINUS, 0.8))
    drawn.append(text(KEYS[-1][0] + LEG[0], end + 3, f"{pin} ground", 2.4, "middle"))
    for (x, _), reference in zip(KEYS, reversed(VOLUME), strict=True):
        net = str(hub.net_of((reference, "1")))
        pin = next(pad for owner, pad in hub.nets[net] if owner == "J32")
        drawn.append(path(f"M{x - LEG[0]:g} {middle - LEG[1]:g}V{middle - width / 2 - 2:g}", color(net), 0.8))
        words = f"{pin} {hub.parts[reference].label.removesuffix(' key')}"
        drawn.append(text(x - LEG[0], middle - width / 2 - 3, words, 2.4, "middle"))
    return drawn


def switch(hub: Circuit) -> str:
    """The switch's six terminals, each with the pin of the carrier's socket that leads to it."""
    pins, terminals = hub.parts["J33"].pads(), hub.parts["SW17"].pads()
    drawn = []
    drawn.append(rect(30, 50, 90, 40 + 36 * len(pins), "#f7f4ea") + text(75, 72, "plug of J33", 12, "middle"))
    drawn.append(rect(400, 70, 370, 190, "#e3e3e3") + text(565, 62, "SW17", 13, "middle"))
    places = {number: (470 + 190 * (at // 3), 100 + 60 * (at % 3)) for at, number in enumerate(terminals)}
    for at, (number, (name, _)) in enumerate(pins.items()):
        y = 100 + 36 * at
        drawn.append(rect(96, y - 9, 24, 18, METAL) + text(60, y + 5, number, 13, "middle"))
        net = hub.net_of(("J33", number))
        far = next((pad for owner, pad in hub.nets.get(net or "", ()) if owner == "SW17"), None)
        drawn.append(text(130, y - 6, name if far else "stays empty", 12))
        if net and far:
            x, end = places[far]
            lane = 250 + 22 * at
            way = f"M120 {y}H{lane}V{end - 24 if x > 500 else end}H{x if x > 500 else x - 14}"
            way += f"V{end - 8}" if x > 500 else ""
            drawn.append(path(way, color(net), 4))
    for number, (x, y) in places.items():
        drawn.append(rect(x - 14, y - 8, 28, 16, METAL) + text(x, y + 5, number, 12, "middle"))
        drawn.append(text(x + 22, y + 5, terminals[number][0], 12))
    return page((0, 0, 790, 320), "The power switch from behind, and the pins of J33", drawn)


def pinout(hub: Circuit, tables: Tables) -> str:
    """The Pico from above, and what each pin is connected to."""
    width = 2 * SIDE + BODY
    drawn = [rect(SIDE, 50, BODY, 20 * ROW + 20, "#2f7d4f", "", 8), rect(width / 2 - 28, 38, 56, 30, METAL)]
    drawn.append(text(width / 2, 58, "USB", 12, "middle"))
    known = {
        GROUND: "ground",
        RAIL: "5 V rail",
        "USB_5V": "power switch, USB",
        "VBUS": "F2, to the power switch, USB",
        "VSYS": "D14, from the cells",
    }
    for number, (name, _) in hub.parts[PICO].pads().items():
        left = int(number) <= 20
        y = 66 + ROW * (int(number) - 1 if left else 40 - int(number)) + ROW / 2
        net = hub.net_of((PICO, number)) or ""
        use = known.get(net, tables.pins.get(name, net)) if net else "free"
        x, outside, inside, way = (SIDE, "end", "start", -1) if left else (SIDE + BODY, "start", "end", 1)
        drawn.append(circle(x, y, 6, GOLD if net else "#fff"))
        drawn.append(text(x - 12 * way, y + 4, name, 11, inside, "#fff"))
        drawn.append(text(x + 14 * way, y + 4, f"{number}  {use}", 13, outside, "#111" if net else "#999"))
    return page((0, 0, width, 20 * ROW + 90), "The Pico from above: what each pin is connected to", drawn)
