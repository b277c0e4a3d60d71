"""The wired hub's main board: where its parts and their legs are, and its two sides as pictures.

Each leg is in a hole of the perforated board. `map_of` shows the component side; `solder_side` shows the other one, as
you see it with the board turned over like a page, with the wires of a step.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import combinations, pairwise
from typing import Any

from tools.hardware.circuit import circuit
from tools.hardware.model import GROUND, PICO, RAIL, Circuit, Pad
from tools.hardware.placement_maps import MAIN, NEW, OLD, TRACK, Body, circle, grid, main_bodies, page, rect, words_at
from tools.hardware.plan_drawing import styles
from tools.hardware.tables import Tables

from hardware.case.contents import HOLE

PICO_ROW = 0.37  # how far the Pico's pins are above the holes if one hole were in the board's middle
MODULE = 4  # parts with this many legs in one row have them along their left edge, others in their middle
LEG = 0.75  # radius of a soldered leg in the pictures
GRAY = "#9a9a9a"
BORDER = 35.0  # from the middle; beyond it, names run toward the middle
ROOMY = 10.0  # between two rows of legs, for the numbers of pins beside their names
PAIR = 0.3  # a wire to the 5 V rail and one to ground have room in the same gap between legs
BESIDE = 0.45  # between two wires in the same row
SCALE = 8.3

Point = tuple[float, float]


@cache
def layout() -> Mapping[str, Any]:
    """The places of the parts and rails, from main-board.toml."""
    return tomllib.loads(MAIN.read_text(encoding="utf-8"))


def bodies(hub: Circuit, tables: Tables) -> list[Body]:
    """The parts of the main board that a hub has."""
    return [body for body in main_bodies(tables) if body.name in hub.parts]


def legs(hub: Circuit, tables: Tables) -> dict[Pad, Point]:
    """The hole of each leg, relative to the board's middle, y up, seen from the component side."""
    found: dict[Pad, Point] = {}
    for body in bodies(hub, tables):
        numbers = list(hub.parts[body.name].pads())
        steps = _steps(body, len(numbers), layout()["parts"][body.name])
        x, y = (middle + step for middle, step in zip(body.at, steps[0], strict=True))
        x0, y0 = _hole(x, HOLE / 2), _hole(y, PICO_ROW)
        for number, (dx, dy) in zip(numbers, steps, strict=True):
            found[body.name, number] = (round(x0 + dx - steps[0][0], 2), round(y0 + dy - steps[0][1], 2))
    return found


def _hole(value: float, shift: float) -> float:
    """The coordinate of the nearest hole."""
    return round((value - shift) / HOLE) * HOLE + shift


def _steps(body: Body, count: int, place: Mapping[str, Any]) -> list[Point]:
    """The legs of a part relative to its middle, pin 1 first: two rows, the left edge of a module, or one row."""
    if "rows" in place:
        across, half = place["rows"] * HOLE / 2, count // 2
        down = [(half - 1) * HOLE / 2 - HOLE * step for step in range(half)]
        return [(-across, y) for y in down] + [(across, y) for y in reversed(down)]
    edge = place.get("edge", 0)
    row = count - edge
    if row >= MODULE:
        x = -body.size[0] / 2 + HOLE / 2
        opposite = round((body.size[0] - HOLE) / HOLE) * HOLE
        found = [(x, (row - 1) * HOLE / 2 - HOLE * step) for step in range(row)]
        return found + [(x + opposite, HOLE * (edge / 2 - 0.5 - step)) for step in range(edge)]
    along = 1 if body.size[1] > body.size[0] else 0
    apart = HOLE if count > 2 else HOLE * place.get("span", max(1, round(0.85 * max(body.size) / HOLE)))
    ways = [(count - 1) / 2 * apart - apart * step for step in range(count)]  # pin 1 at the top, or
    if not along and place.get("first", [-1, 0])[0] < 0:  # on the left
        ways = [-way for way in ways]
    return [(0.0, way) if along else (way, 0.0) for way in ways]


def faults(tables: Tables) -> Iterator[str]:
    """One sentence for each leg that shares a hole, sits in a rail's hole, or is off the board or under a screw."""
    raw = tables.raw["boards"]["carrier"]
    screws, radius = raw["holes"]["at"], raw["holes"]["diameter"] / 2 + 2.0  # with the screw's head
    for supply in tables.builds["wired"].supplies:
        hub = circuit("wired", supply, tables)
        found = legs(hub, tables)
        for one, two in combinations(found, 2):
            if found[one] == found[two]:
                yield f"The main board has two legs in one hole: {hub.say(one)} and {hub.say(two)}."
        for pad, (x, y) in found.items():
            if max(abs(x) + LEG - raw["size"][0] / 2, abs(y) + LEG - raw["size"][1] / 2) > 0:
                yield f"{hub.say(pad)} is off the main board."
            if any((x - sx) ** 2 + (y - sy) ** 2 < radius**2 for sx, sy in screws):
                yield f"{hub.say(pad)} is under a screw of the main board."
            for net, rail in layout()["rails"].items():
                if abs(y - rail["y"]) < HOLE / 2 and rail["from"] <= x <= rail["to"] and hub.net_of(pad) != net:
                    yield f"{hub.say(pad)} touches the rail of {net} on the main board."


def map_of(hub: Circuit, new: Collection[str], earlier: Collection[str], tables: Tables) -> str:
    """The component side: the `new` parts with their legs in yellow, the earlier ones in gray."""
    size = tables.raw["boards"]["carrier"]["size"]
    shapes, words, pins = _board(tables), [], []
    for body in bodies(hub, tables):
        if body.name not in new and body.name not in earlier:
            continue
        fresh = body.name in new
        look = 'fill-opacity="0.85" stroke="#222" stroke-width="0.2"'
        shapes.append(rect(body.at[0], -body.at[1], *body.size, NEW if fresh else OLD, look))
        words.append(words_at(body.at[0], -body.at[1], body.name, 2.4))
        marked = "first" in layout()["parts"][body.name]
        for (owner, number), (x, y) in legs(hub, tables).items():
            if owner == body.name:
                first = fresh and marked and number == "1"
                pins.append(circle(x, -y, LEG, "#c62828" if first else "#333" if fresh else "#777"))
    words.append(words_at(0, -size[1] / 2 + 2.5, "USB", 2.4))
    title = "Main board, component side: new parts yellow; pin 1, plus or cathode red"
    return page(title, "".join(shapes + words + pins), size[0], size[1], SCALE)


def solder_side(hub: Circuit, wires: Circuit, earlier: Collection[str], tables: Tables) -> str:
    """The solder side, turned over like a page: the rails, the legs, and the wires that a step adds, in color."""
    size = tables.raw["boards"]["carrier"]["size"]
    look, found = styles(hub), legs(hub, tables)
    lines, dots, words = [], [], []
    for net, rail in layout()["rails"].items():
        middle, length = -(rail["from"] + rail["to"]) / 2, rail["to"] - rail["from"]
        lines.append(rect(middle, -rail["y"], length, 1.2, look[net].color, ""))
        text = "5 V rail" if net == RAIL else "ground rail"
        words.append(words_at(-rail["to"] + 8, -rail["y"] + (-1.7 if net == RAIL else 2.0), text, 2.2))
    for pad, (x, y) in found.items():
        if pad[0] in earlier or pad[0] in wires.parts:
            dots.append(circle(-x, -y, LEG * 0.8, "#e4e4e4", f'stroke="{GRAY}" stroke-width="0.2"'))
    for at, (net, pads) in enumerate(wires.nets.items()):
        here = [pad for pad in pads if pad in found]
        away = [pad for pad in pads if pad not in found]
        rail = layout()["rails"].get(net)
        if rail and away:
            words.append(words_at(22 - rail["to"], -rail["y"] + (-1.7 if net == RAIL else 2.0), _to(hub, away), 1.5))
        for pad in here:
            x, y = found[pad]
            dots.append(circle(-x, -y, LEG, look[net].color, 'stroke="#fff" stroke-width="0.15"'))
            words.append(_named(hub, pad, found, away if pad == here[0] and not rail else []))
        lines += [_wire(way, look[net].color) for way in _ways(net, here, found, (at % 3 - 1) * BESIDE)]
    names = [
        words_at(-body.at[0], -body.at[1] - (0 if body.name == PICO else body.size[1] / 2 + 0.8), body.name, 2.2)
        for body in bodies(hub, tables)
        if body.name in wires.parts and len(hub.parts[body.name].pads()) >= MODULE
    ]
    words.append(words_at(0, -size[1] / 2 + 2.5, "USB", 2.4))
    title = "Main board, solder side, turned over like a page: this step's wires in color"
    return page(title, "".join([*_board(tables, -1), *lines, *dots, *names, *words]), size[0], size[1], SCALE)


def _board(tables: Tables, way: int = 1) -> list[str]:
    """The empty board from above (`way` 1) or from below (-1)."""
    width, height, _ = tables.raw["boards"]["carrier"]["size"]
    holes = tables.raw["boards"]["carrier"]["holes"]
    shapes = [rect(0, 0, width, height, TRACK, 'rx="1" stroke="#8a7a55" stroke-width="0.3"')]
    shapes.append(
        f'<g transform="translate({way * HOLE / 2:g} {-PICO_ROW:g})">{grid(width - 2 * HOLE, height - HOLE)}</g>'
    )
    around = 'stroke="#222" stroke-width="0.3"'
    return shapes + [circle(way * x, -y, holes["diameter"] / 2, "#fff", around) for x, y in holes["at"]]


def _ways(net: str, pads: list[Pad], found: Mapping[Pad, Point], shift: float) -> Iterator[list[Point]]:
    """The corners of each wire on the solder side, between the rows of holes, so that it passes no other leg."""
    ends = [(-found[pad][0], -found[pad][1]) for pad in pads]
    half = HOLE / 2
    if net in (RAIL, GROUND):
        for x, y in ends:
            aside = x + (half - PAIR if net == RAIL else PAIR - half)
            rail = layout()["rails"][net]
            end = max(-rail["to"], min(-rail["from"], aside))  # a part beside the rail: along its row to its end
            yield [(x, y), (aside, y + half), (aside, -rail["y"]), (end, -rail["y"])]
        return
    for (x1, y1), (x2, y2) in pairwise(ends):
        over = half if x2 >= x1 else -half
        down = half if y2 >= y1 else -half
        corner, row = (x2 - over if x2 != x1 else x2 + over) + shift, y1 + down + shift
        yield [(x1, y1), (x1 + over, row), (corner, row), (corner, y2), (x2, y2)]


def _wire(way: list[Point], color: str) -> str:
    path = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in way)
    return (
        f'<path d="{path}" fill="none" stroke="#fff" stroke-width="0.9"/>'
        f'<path d="{path}" fill="none" stroke="{color}" stroke-width="0.55" stroke-linecap="round"/>'
    )


def _to(hub: Circuit, pads: list[Pad]) -> str:
    return "to " + ", ".join(f"{reference} {hub.name((reference, number))}" for reference, number in pads)


def _named(hub: Circuit, pad: Pad, found: Mapping[Pad, Point], away: list[Pad]) -> str:
    """A leg's name: inside a part with many legs, where no wires run, else beside it, with the far end of its wire."""
    x, y = -found[pad][0], -found[pad][1]
    own = [place for (owner, _), place in found.items() if owner == pad[0]]
    xs = [-place[0] for place in own]
    middle = (min(xs) + max(xs)) / 2
    across = max(xs) - min(xs)
    name = hub.name(pad)
    goal = " " + _to(hub, away) if away else ""
    if len(own) >= MODULE:
        text = (f"{name} {pad[1]}" if across > ROOMY else name) + goal
        side = 1 if across > ROOMY and (x < middle) != bool(away) else -1
    else:
        text = f"{pad[0]} {name}{goal}"
        if across:  # side by side: one above, one below; neighbors at two heights
            far = 1.9 + 1.7 * (list(layout()["parts"]).index(pad[0]) % 2)
            far += 1.7 * (abs(x - middle) < HOLE / 2 and len(own) > 2)  # the middle one of three
            return words_at(x, y + (far if x > middle else -far), text, 1.5)
        odd = list(layout()["parts"]).index(pad[0]) % 2  # neighbors have their names on different sides
        side = 1 if x < -BORDER or (odd and x <= BORDER) else -1
    return words_at(x + (1.3 + 0.58 * 1.5 * len(text) / 2) * side, y, text, 1.5)
