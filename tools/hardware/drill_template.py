"""Templates to saw and drill the wired hub's boards: a sheet in true size, and a slot board enlarged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tools.hardware.placement_maps import NEW, TRACK, circle, grid, page, rect, words_at
from tools.hardware.plan_drawing import FONT
from tools.hardware.tables import Tables

from hardware.case.contents import HOLE, KEY_BOARD, KEY_SCREWS, KEYS
from roundhouse import __version__

WIRES = (("5 V", "#c62828"), ("ground", "#111"), ("data in", "#2e7d32"), ("data out", "#8bc34a"), ("button", "#1565c0"))


def slot_board(tables: Tables) -> str:
    """A slot board of the wired hub: button, lamp, screw holes, and the starts of its five wires."""
    raw = tables.raw["boards"]["slot"]
    width, height, _ = raw["size"]
    (bx, by), (lx, ly) = raw["button"], raw["lamp"]
    body, disc = tables.parts["button"].size, tables.parts["lamp_module"].size
    bare = tables.parts["lamp"].size
    thin = 'stroke="#222" stroke-width="0.15"'
    shapes = [rect(0, 0, width, height, TRACK, 'rx="0.5" stroke="#8a7a55" stroke-width="0.2"')]
    shapes.append(f'<g transform="translate({bx - HOLE / 2:g} 0)">{grid(width - 8, height)}</g>')
    shapes += [circle(x, -y, raw["holes"]["diameter"] / 2, "#fff", thin) for x, y in raw["holes"]["at"]]
    shapes += [
        rect(bx, -by, *body[:2], NEW, thin),
        circle(bx, -by, tables.parts["button"].data["stem_mm"] / 2, TRACK),
    ]
    shapes += [circle(lx, -ly, disc[0] / 2, NEW, thin), rect(lx, -ly, *bare[:2], "#fff", thin)]
    words = [words_at(bx, -by, "button", 1.3), words_at(lx, -ly, "lamp", 1.3), words_at(13.2, -9.2, "screw", 0.9)]
    for row, (text, color) in enumerate(WIRES):
        y = (row - 2) * HOLE
        end = f'<path d="M{-width / 2 - 6:g} {y:g}H{-width / 2 + 2.5:g}" stroke="{color}" stroke-width="0.7"/>'
        shapes.append(end)
        words.append(words_at(-width / 2 + 5.2, y, text, 1.1))
    title = "A slot board, seen from above: its outer end is on the right"
    return page(title, "".join(shapes + words), width, height, 18.0, 7.0)


def sheet(tables: Tables) -> str:
    """A sheet to print at 100 %: the wired hub's main board, slot boards and key strip."""
    boards = tables.raw["boards"]
    width, height, _ = boards["carrier"]["size"]
    drawn = [_outline(54, 54, width, height, _holes(boards["carrier"]["holes"]), "main board")]
    length, across = KEY_BOARD[:2]
    keys = [(x, 0.0, tables.parts["button"].size[0], True) for x, _ in KEYS]
    drawn.append(
        _outline(
            146,
            16,
            length,
            across,
            [(x, 0.0, boards["slot"]["holes"]["diameter"]) for x, _ in KEY_SCREWS],
            "keys",
            keys,
            later=True,
        )
    )
    slot_w, slot_h, _ = boards["slot"]["size"]
    marks = [
        (*boards["slot"]["button"], tables.parts["button"].size[0], True),
        (*boards["slot"]["lamp"], tables.parts["lamp_module"].size[0], False),
    ]
    for number in range(13):
        row, column = divmod(number, 5)
        name = "engine" if number == 12 else f"slot {number + 1}"
        x, y = 22 + 36 * column, 122 + 25 * row
        drawn.append(_outline(x, y, slot_w, slot_h, _holes(boards["slot"]["holes"]), name, marks, later=True))
    drawn.append(rect(148, 64, 50, 0.3, "#111", ""))
    drawn.append(words_at(148, 61, "this line must be 50 mm long: print at 100 %", 2.4))
    now, later = boards["carrier"]["holes"]["diameter"], boards["slot"]["holes"]["diameter"]
    orders = (
        f"Roundhouse {__version__}, from parts.toml; untested on real hardware",
        "Saw the lines. Square: button. Ring: lamp.",
        f"Main board, solid circles: drill now, {now:g} mm.",
        f"Slot boards and keys, dashed circles: drill {later:g} mm",
        "only when the buttons are soldered, measured from them.",
    )
    drawn += [words_at(148, 34 + 4 * row, text, 2.6) for row, text in enumerate(orders)]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="190mm" height="185mm" viewBox="0 0 190 185" '
        f'font-family="{FONT}">\n<rect width="190" height="185" fill="#fff"/>\n' + "\n".join(drawn) + "\n</svg>\n"
    )


def _holes(holes: Mapping[str, Any]) -> list[tuple[float, float, float]]:
    places, diameter = holes["at"], holes["diameter"]
    return [(x, y, diameter) for x, y in places]


def _outline(
    x: float,
    y: float,
    width: float,
    height: float,
    holes: Iterable[tuple[float, float, float]],
    name: str,
    marks: Iterable[tuple[float, float, float, bool]] = (),
    later: bool = False,
) -> str:
    """A board on the sheet: edge, holes (dashed if they are drilled `later`), and the middles of button and lamp."""
    thin = 'fill="none" stroke="#111" stroke-width="0.2"'
    dashed = ' stroke-dasharray="0.6 0.4"' if later else ""
    found = [f'<rect x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" height="{height:g}" {thin}/>']
    for dx, dy, diameter in holes:
        found.append(
            f'<circle cx="{x + dx:g}" cy="{y - dy:g}" r="{diameter / 2:g}" {thin}{dashed}/>' + _cross(x + dx, y - dy)
        )
    for dx, dy, size, square in marks:
        left, top = x + dx - size / 2, y - dy - size / 2
        shape = (
            f'<rect x="{left:g}" y="{top:g}" width="{size:g}" height="{size:g}" {thin}/>'
            if square
            else f'<circle cx="{x + dx:g}" cy="{y - dy:g}" r="{size / 2:g}" {thin}/>'
        )
        found.append(shape + _cross(x + dx, y - dy))
    found.append(words_at(x - width / 2 + 12, y - height / 2 + 2.2, name, 2.0))
    return "".join(found)


def _cross(x: float, y: float) -> str:
    return f'<path d="M{x - 1.5:g} {y:g}h3M{x:g} {y - 1.5:g}v3" stroke="#111" stroke-width="0.15"/>'
