"""Draws the breadboard: parts, legs and wires, the new ones in color and the earlier ones in gray."""

from __future__ import annotations

from collections.abc import Collection

from tools.hardware.breadboards.breadboard import COLUMNS, RAILS, ROWS, Breadboard, strip_of
from tools.hardware.breadboards.routes import LEFT, PITCH, Route, at, routes
from tools.hardware.case.plan.contents import HOLE
from tools.hardware.pages.svg import circle, color, outlined, page, path, rect, text

OLD = "#b5b5b5"
TAB, BEHIND = 1.3, 0.55  # of a standing transistor: mm of its tab, and its share behind its legs
PICO_NAME_OFFSET = 2.5  # columns: the name of the Pico is to the right of its long names of pins
PIN_1_COLOR = "#c62828"  # the leg of pin 1, or of plus
TURNABLE = (
    "r_",
    "c_100n",
    "c_10u",
    "button",
    "slide_switch",
    "speaker",
    "lamp_strip",
)  # orientation does not matter or is labeled


def picture(board: Breadboard, new: Collection[str], earlier: Collection[str]) -> str:
    """The board as SVG: the `new` parts and their wires in color, the earlier ones in gray."""
    bodies, names = [], []
    old: list[str] = []
    fresh: list[str] = []
    for reference in board.hub.parts:
        if reference in new or reference in earlier:
            body, name = _part(board, reference, reference in new)
            bodies.append(body)
            names.append(name)
    for wire, way in zip(board.wires, routes(board), strict=True):
        was = wire.joins(set(earlier))
        if wire.joins({*earlier, *new}):
            (old if was else fresh).append(_line(way, OLD if was else color(wire.net)))
    width, height = LEFT + PITCH * 79, at((0, 19))[1] + 14
    drawn = [*_empty(), *bodies, *old, *fresh, *names]
    title = (
        "On the breadboard: what is new is in color. Red wires go to the 5 V rail, black ones to ground; a red leg is "
        "pin 1, or plus"
    )
    return page((0, 0, width, height), title, drawn, 14)


def _empty() -> list[str]:
    (left, top), (right, bottom) = at((0, -0.8)), at((COLUMNS + 1, 17.8))
    found = [rect(left, top, right - left, bottom - top, "#f3f1ea", 'stroke="#c9c4b4"', 4)]
    for name, y in RAILS.items():
        ink = "#c62828" if name.endswith("+") else "#111"
        shift = -0.5 if name in ("T+", "B+") else 0.5
        (x1, height), (x2, _) = at((0.6, y + shift)), at((COLUMNS + 0.4, y + shift))
        found.append(path(f"M{x1:g} {height:g}H{x2:g}", ink))
        found.append(text(left - 16, at((0, y))[1] + 4, name[1], 11))
    dots = "".join(
        "M{:g} {:g}h0".format(*at((column, y)))
        for column in range(1, COLUMNS + 1)
        for y in (*RAILS.values(), *ROWS.values())
    )
    found.append(f'<path d="{dots}" stroke="#b3ad9c" stroke-width="3.4" stroke-linecap="round"/>')
    found += [text(left - 16, at((0, y))[1] + 4, row, 11, ink="#666") for row, y in ROWS.items()]
    for column in (1, *range(5, COLUMNS, 5)):
        x = at((column, 0))[0]
        found += [text(x, y, str(column), 10, "middle", "#666") for y in (top - 4, bottom + 11)]
    return found


def _part(board: Breadboard, reference: str, new: bool) -> tuple[str, str]:
    """A part over its legs, and its label, which is drawn above all wires."""
    pads = {number: place for (owner, number), place in board.places.items() if owner == reference}
    points = [at(place) for place in pads.values()]
    placed = board.hub.parts[reference]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    x1, y1, x2, y2 = min(xs), min(ys), max(xs), max(ys)
    fill = "#f5b83d" if new else "#dcdcdc"
    legs = "".join(circle(x, y, 2.6, "#333", "") for x, y in points)
    if new and not placed.part.key.startswith(TURNABLE):
        legs += circle(*points[0], 4, PIN_1_COLOR, "")
    if len(pads) == 2 and not placed.part.key.startswith("button") and strip_of(next(iter(pads.values()))):
        way = f"M{points[0][0]:g} {points[0][1]:g}L{points[1][0]:g} {points[1][1]:g}"
        body = path(way, "#444", 10) + path(way, fill, 8.5)
        if x2 - x1 + y2 - y1 <= 2 * PITCH:  # its label would hide it
            return body + legs, outlined(x2 + 9, (y1 + y2) / 2 + 4, reference, 12, "start")
        if x1 == x2:  # beside it, away from a neighbor
            right = (points[0][0] - PITCH, points[0][1]) in map(at, board.places.values())
            return body + legs, outlined(x1 + (8 if right else -8), y2 - 14, reference, 12, "start" if right else "end")
        return body + legs, outlined((x1 + x2) / 2, (y1 + y2) / 2 + 4, reference, 12, "middle")
    body = rect(x1 - 6, y1 - 6, x2 - x1 + 12, y2 - y1 + 12, fill, 'fill-opacity="0.85" stroke="#444"', 4)
    if placed.part.key == "p_fet_leads":
        return _standing(placed.part.size, points[1], fill) + legs, outlined(x2 + 13, y1 + 5, reference, 12, "start")
    if not strip_of(next(iter(pads.values()))):
        names = "".join(
            outlined(x + 8, y + 4, board.hub.name((reference, number)), 11, "start")
            for number, (x, y) in zip(pads, points, strict=True)
        )
        return body + legs, names + outlined(x1 - 4, y1 - 12, f"{reference} {placed.label}", 12, "start")
    pins = ""
    if y2 - y1 > 6 * PITCH:  # room for the labels of the pins
        for pad, (x, y) in zip(pads, points, strict=True):
            angle, inward = (90, 6) if y < (y1 + y2) / 2 else (-90, -6)
            turn = f"translate({x - 2.5 * inward / 6:g} {y + inward:g}) rotate({angle})"
            pins += f'<g transform="{turn}">{text(0, 0, board.hub.name((reference, pad)), 9.5)}</g>'
    if y2 == y1:  # its label would hide the legs
        return body + legs, outlined((x1 + x2) / 2, y2 + 20, reference, 12, "middle")
    long = x2 - x1 > 10 * PITCH
    label, aside = (f"{reference} {placed.label}", PICO_NAME_OFFSET * PITCH) if long else (reference, 0)
    return body + legs + pins, outlined((x1 + x2) / 2 + aside, (y1 + y2) / 2 + 4, label, 13)


def _standing(size: tuple[float, float, float], middle: tuple[float, float], fill: str) -> str:
    """A transistor that stands on its legs, its metal tab away from the reader, who sees its text.

    Its body is some millimeters above the board, so wires pass below it.
    """
    _, wide, thick = (PITCH / HOLE * side for side in size)
    (x, y), tab = middle, TAB * PITCH / HOLE
    back = y - thick * BEHIND
    body = rect(x - wide / 2, back, wide, thick, fill, 'fill-opacity="0.6" stroke="#444"', 0)
    return body + rect(x - wide / 2, back, wide, tab, "#8a8f94", 'stroke="#444"', 0)


def _line(way: Route, ink: str) -> str:
    """A wire with a white outline, which shows where it passes over another."""
    drawn = "M" + "L".join(f"{x:g} {y:g}" for x, y in way)
    ends = "".join(circle(x, y, 3, ink, "") for x, y in (way[0], way[-1]))
    return path(drawn, "#fff", 4.6) + path(drawn, ink, 2.8) + ends
