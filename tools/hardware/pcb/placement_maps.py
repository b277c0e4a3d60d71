"""Pictures for soldering: where each part goes on a board, step by step.

They are SVG, made from the finished boards' files and parts.toml, with the same bytes each time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from tools.hardware.circuits.circuit import circuit
from tools.hardware.pages.svg import circle, outlined, page, path, rect
from tools.hardware.pcb import wanted
from tools.hardware.pcb.board_file import BACK, FRONT

CUT = 1.6  # mm: of a lamp's corner
SLOT = (1.5, 0.75)  # mm: a slot in the wall of a socket, along the wall and through it
NAME_GAP = 0.8  # mm from a part to its name
BOARD, NEW, OLD, COPPER = "#1d5c3a", "#f5b83d", "#9fb3a6", "#d9b45b"
ALIKE = ("r_", "c_100n", "c_10u", "esd_diode", "fuse", "button")  # parts that may be turned: they have no pin 1


@dataclass(frozen=True)
class Body:
    """A part on a board: its middle relative to the board's, y up, its width and height, and whether a name fits on it.

    On a socket or a capacitor, it would hide a pin.
    """

    name: str
    at: tuple[float, float]
    size: tuple[float, float]
    takes_name: bool = False


def board(name: str, new: Collection[str], earlier: Collection[str]) -> str:
    """The places of the `new` parts on a printed circuit board, seen from their side, with pin 1 where it matters."""
    made = wanted.drawn(name)
    back = any(part.layer == BACK for reference, part in made.footprints.items() if reference in new)
    width, height = made.size
    shown = [body for body in bodies(name) if body.name in new or body.name in earlier]
    parts = {reference: placed.part for reference, placed in circuit("board", "aa").parts.items()}
    shapes = [rect(-width / 2, -height / 2, width, height, BOARD, "", 2)]
    shapes += [circle(x, -y, d / 2, "#fff", "") for x, y, d in made.holes]
    for body in shown:
        hidden = (made.footprints[body.name].layer == BACK) != back
        look = f'fill-opacity="{0.25 if hidden else 0.9}" stroke="#222" stroke-width="0.15"'
        (x, y), size = body.at, body.size
        shapes.append(rect(x - size[0] / 2, -y - size[1] / 2, *size, NEW if body.name in new else OLD, look, 0))
    for pad in made.pads:
        if not pad.drill and (BACK if back else FRONT) not in pad.layers:
            continue
        x, y = pad.center[0] - made.corner[0] - width / 2, pad.center[1] - made.corner[1] - height / 2
        first = pad.owner in new and pad.number == "1" and not parts[pad.owner].key.startswith(ALIKE)
        fill = "#c62828" if first else COPPER if pad.owner in new else "#6f8f7c"
        (half, up), corner = pad.half, min(pad.half) if pad.round else 0.1
        shapes.append(rect(x - half, y - up, 2 * half, 2 * up, fill, "", corner))
        if pad.drill:
            shapes.append(circle(x, y, pad.drill / 2, "#222", ""))
        key = parts[pad.owner].key if pad.owner in new else ""
        if key == "lamp" and pad.number == "3":
            shapes.append(_cut_corner(next(body for body in shown if body.name == pad.owner), x, y))
        if key.startswith("socket_") and pad.number in ("1", key[-1]):
            shapes.append(_slot(next(body for body in shown if body.name == pad.owner), x, y))
    high = min(width / 26, 2.0)
    named = [body for body in shown if body.name in new or body.takes_name]
    words = [
        outlined(-x if back else x, y + high * 0.35, words, high, edge=high / 4)
        for x, y, words in names(named, shown, new, high, (width, height))
    ]
    if name == "carrier" and not back:
        words.append(outlined(0, 1.6 + high * 0.35 - height / 2, "USB edge", high, edge=high / 4))
    scale = 7.0 if width > 50 else 18.0
    inside = f'<g transform="scale({-1 if back else 1} 1)">' + "".join(shapes) + "</g>"
    seen = "seen from behind" if back else "seen from the front"
    head = 40 / scale
    view = (-width / 2 - 3, -height / 2 - 3 - head, width + 6, height + 6 + head)
    title = f"{wanted.TITLES[name]}, {seen}: new yellow, pin 1 red"
    return page(view, title, [inside, *words], 15 / scale, scale)


def _cut_corner(body: Body, x: float, y: float) -> str:
    """The corner of a lamp that is cut off: the one next to the pad at x, y."""
    right, down = (1 if place > middle else -1 for place, middle in ((x, body.at[0]), (y, -body.at[1])))
    corner_x, corner_y = body.at[0] + right * body.size[0] / 2, -body.at[1] + down * body.size[1] / 2
    way = f"M{corner_x:.3f} {corner_y:.3f}h{-right * CUT:g}L{corner_x:.3f} {corner_y - down * CUT:.3f}z"
    return path(way, "#222", 0.15, BOARD)


def _slot(body: Body, x: float, y: float) -> str:
    """A slot in the long wall of a socket: in the one that is nearer to the pins, beside the pin at x, y."""
    (middle_x, middle_y), (width, height), (along, through) = (body.at[0], -body.at[1]), body.size, SLOT
    if width > height:
        edge = middle_y - height / 2 if y < middle_y else middle_y + height / 2 - through
        return rect(x - along / 2, edge, along, through, BOARD, "", 0)
    edge = middle_x - width / 2 if x < middle_x else middle_x + width / 2 - through
    return rect(edge, y - along / 2, through, along, BOARD, "", 0)


def names(
    named: Collection[Body], shown: Collection[Body], new: Collection[str], high: float, board: tuple[float, float]
) -> Iterator[tuple[float, float, str]]:
    """Each name on its part, or beside a small one, on the board: rather over an earlier part than over a new one or a
    name.
    """
    taken = [(Body(body.name, (body.at[0], -body.at[1]), body.size), body.name in new) for body in shown]
    for body in sorted(named, key=lambda one: -min(one.size)):
        (x, y), (length, width) = (body.at[0], -body.at[1]), body.size
        wide = high * 0.7 * len(body.name)
        if body.takes_name:
            yield x, y, body.name
            continue
        across, along = (length + wide) / 2 + NAME_GAP, (width + high) / 2 + NAME_GAP
        inward = 1 if x < 0 else -1
        places = [(x + side * across, y + up) for up in (0.0, NAME_GAP, -NAME_GAP) for side in (inward, -inward)]
        labels = [Body(body.name, place, (wide, high)) for place in (*places, (x, y - along), (x, y + along))]
        inside = [label for label in labels if not _outside(label, board)] or labels
        best = max(inside, key=lambda label: sum(_room(label, other, fresh) for other, fresh in taken))
        taken.append((best, True))
        yield *best.at, body.name


def _outside(label: Body, board: tuple[float, float]) -> bool:
    """Whether a name stands over the edge of a board of this size."""
    return any(abs(at) + size / 2 > side / 2 for at, size, side in zip(label.at, label.size, board, strict=True))


def _room(label: Body, other: Body, new: bool) -> float:
    """The worth of a name's place that far from a part or another name: at most 0."""
    if label.name == other.name:
        return 0.0
    apart = gap(label, other)
    return min(apart - NAME_GAP, 0.0) * 9 if new else min(apart, 0.0)


def gap(one: Body, two: Body) -> float:
    """The room between two bodies; negative if they overlap."""
    return max(abs(a - b) - (c + d) / 2 for a, b, c, d in zip(one.at, two.at, one.size, two.size, strict=True))


def bodies(name: str) -> list[Body]:
    """The parts of a printed circuit board with their sizes from parts.toml."""
    drawn, found = wanted.drawn(name).footprints, []
    for reference, part in wanted.wanted(name).parts.items():
        if reference in drawn:
            size = wanted.body(part.part, drawn[reference].turn)
            roomy = min(size) > 4 and not part.part.key.startswith(("socket_", "c_"))
            found.append(Body(reference, drawn[reference].at, size, roomy))
    return found
