"""Pictures for soldering: where each part goes on a board, step by step.

They are SVG, made from the finished boards' files and parts.toml, with the same bytes each time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from html import escape

from tools.hardware.circuit import circuit
from tools.hardware.pcb import wanted
from tools.hardware.pcb.shapes import BACK, FRONT
from tools.hardware.wire_colors import FONT

from roundhouse import __version__

CUT = 1.6  # mm: of a lamp's corner
BESIDE = 0.8  # mm from a part to its name
BOARD, NEW, OLD, COPPER = "#1d5c3a", "#f5b83d", "#9fb3a6", "#d9b45b"
ALIKE = ("r_", "c_100n", "c_10u", "esd_diode", "fuse", "button")  # parts that may be turned: they have no pin 1


@dataclass(frozen=True)
class Body:
    """A part on a board: its middle relative to the board's, y up, and its width and height."""

    name: str
    at: tuple[float, float]
    size: tuple[float, float]


def board(name: str, new: Collection[str], earlier: Collection[str]) -> str:
    """The places of the `new` parts on a printed circuit board, seen from their side, with pin 1 where it matters."""
    made = wanted.drawn(name)
    back = any(part.layer == BACK for reference, part in made.footprints.items() if reference in new)
    width, height = made.size
    shown = [body for body in bodies(name) if body.name in new or body.name in earlier]
    parts = {reference: placed.part for reference, placed in circuit("board", "aa").parts.items()}
    shapes = [rect(0, 0, width, height, BOARD, 'rx="2"')]
    shapes += [circle(x, -y, d / 2, "#fff") for x, y, d in made.holes]
    for body in shown:
        hidden = (made.footprints[body.name].layer == BACK) != back
        color = NEW if body.name in new else OLD
        look = f'fill-opacity="{0.25 if hidden else 0.9}" stroke="#222" stroke-width="0.15"'
        shapes.append(rect(body.at[0], -body.at[1], *body.size, color, look))
    for pad in made.pads:
        if not pad.drill and (BACK if back else FRONT) not in pad.layers:
            continue
        x, y = pad.center[0] - made.corner[0] - width / 2, pad.center[1] - made.corner[1] - height / 2
        first = pad.owner in new and pad.number == "1" and not parts[pad.owner].key.startswith(ALIKE)
        fill = "#c62828" if first else COPPER if pad.owner in new else "#6f8f7c"
        shapes.append(
            rect(x, y, 2 * pad.half[0], 2 * pad.half[1], fill, f'rx="{min(pad.half) if pad.round else 0.1:g}"')
        )
        if pad.drill:
            shapes.append(circle(x, y, pad.drill / 2, "#222"))
        if pad.owner in new and parts[pad.owner].key == "lamp" and pad.number == "3":
            shapes += _cut_corner(next(body for body in shown if body.name == pad.owner), x, y)
    high = min(width / 26, 2.0)
    named = [body for body in shown if body.name in new or min(body.size) > 4]
    if name == "carrier" and not back:
        shapes.append(words_at(0, 1.6 - height / 2, "USB edge", high))
    words = [words_at(-x if back else x, y, text, high) for x, y, text in names(named, shown, new, high)]
    scale = 7.0 if width > 50 else 18.0
    inside = f'<g transform="scale({-1 if back else 1} 1)">' + "".join(shapes) + "</g>" + "".join(words)
    seen = "seen from behind" if back else "seen from the front"
    return page(f"{wanted.TITLES[name]}, {seen}: new yellow, pin 1 red", inside, width, height, scale)


def _cut_corner(body: Body, x: float, y: float) -> list[str]:
    """The corner of a lamp that is cut off: the one next to the pad at x, y."""
    right, down = (1 if place > middle else -1 for place, middle in ((x, body.at[0]), (y, -body.at[1])))
    corner_x, corner_y = body.at[0] + right * body.size[0] / 2, -body.at[1] + down * body.size[1] / 2
    way = f"M{corner_x:.3f} {corner_y:.3f}h{-right * CUT:g}L{corner_x:.3f} {corner_y - down * CUT:.3f}z"
    return [f'<path d="{way}" fill="{BOARD}" stroke="#222" stroke-width="0.15"/>']


def names(
    named: Collection[Body], shown: Collection[Body], new: Collection[str], high: float
) -> Iterator[tuple[float, float, str]]:
    """Each name on its part, or beside a small one: rather over an earlier part than over a new one or a name."""
    taken = [(Body(body.name, (body.at[0], -body.at[1]), body.size), body.name in new) for body in shown]
    for body in sorted(named, key=lambda one: -min(one.size)):
        (x, y), (length, width) = (body.at[0], -body.at[1]), body.size
        wide = high * 0.7 * len(body.name)
        if min(length, width) > 4:
            yield x, y, body.name
            continue
        across, along = (length + wide) / 2 + BESIDE, (width + high) / 2 + BESIDE
        places = [(x + side * across, y + up) for up in (0.0, BESIDE, -BESIDE) for side in (1, -1)]
        labels = [Body(body.name, place, (wide, high)) for place in (*places, (x, y - along), (x, y + along))]
        best = max(labels, key=lambda label: sum(_room(label, other, fresh) for other, fresh in taken))
        taken.append((best, True))
        yield *best.at, body.name


def _room(label: Body, other: Body, new: bool) -> float:
    """How good it is that a name is that far from a part or another name: at most 0."""
    if label.name == other.name:
        return 0.0
    apart = gap(label, other)
    return min(apart - BESIDE, 0.0) * 9 if new else min(apart, 0.0)


def gap(one: Body, two: Body) -> float:
    """The room between two bodies; negative if they overlap."""
    return max(abs(a - b) - (c + d) / 2 for a, b, c, d in zip(one.at, two.at, one.size, two.size, strict=True))


def bodies(name: str) -> list[Body]:
    """The parts of a printed circuit board with their sizes from parts.toml."""
    drawn = wanted.drawn(name).footprints
    return [
        Body(reference, drawn[reference].at, wanted.body(part.part, drawn[reference].turn))
        for reference, part in wanted.wanted(name).parts.items()
        if reference in drawn
    ]


def rect(x: float, y: float, width: float, height: float, fill: str, more: str) -> str:
    return (
        f'<rect x="{x - width / 2:.3f}" y="{y - height / 2:.3f}" width="{width:.3f}" height="{height:.3f}" '
        f'fill="{fill}" {more}/>'
    )


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius:.3f}" fill="{fill}" {more}/>'


def words_at(x: float, y: float, text: str, size: float) -> str:
    """Centered text with a white outline."""
    where = f'x="{x:.2f}" y="{y + size * 0.35:.2f}" font-size="{size:g}" text-anchor="middle"'
    return (
        f'<text {where} fill="#fff" stroke="#fff" stroke-width="{size * 0.25:.2f}" stroke-linejoin="round">'
        f'{escape(text)}</text><text {where} fill="#111">{escape(text)}</text>'
    )


def page(title: str, inside: str, width: float, height: float, scale: float, margin: float = 3.0) -> str:
    """A picture of a board, its middle at the origin, with a title."""
    head = 40.0 / scale
    left, top = -width / 2 - margin, -height / 2 - margin - head
    full, tall = width + 2 * margin, height + 2 * margin + head
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{full * scale:.0f}" height="{tall * scale:.0f}" '
        f'viewBox="{left:.3f} {top:.3f} {full:.3f} {tall:.3f}" font-family="{FONT}">\n'
        f'<rect x="{left:.3f}" y="{top:.3f}" width="{full:.3f}" height="{tall:.3f}" fill="#fff"/>\n'
        f'<text x="{-width / 2:.2f}" y="{-height / 2 - margin - head * 0.25:.2f}" font-size="{15 / scale:.3f}">'
        f"{escape(title)}. Version {__version__}.</text>\n{inside}\n</svg>\n"
    )
