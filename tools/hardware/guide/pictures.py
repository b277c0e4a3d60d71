"""The guide's own pictures: the breadboard, the places of a step's parts, the Pico's pins, cells, cables, the panel."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path

from tools.hardware import breadboard, breadboard_view, placement_maps
from tools.hardware.guide import cells, joints, panel
from tools.hardware.guide.book import GUIDE, Step
from tools.hardware.model import GROUND, PICO, RAIL, Circuit
from tools.hardware.tables import TableError, Tables
from tools.hardware.wire_colors import FONT

from roundhouse import __version__

FOLDER = GUIDE / "pictures"
BODY, ROW, SIDE = 150, 22, 320  # the pinout: width of the Pico, height of a pin, room for text


def picture(
    asked: str, hub: Circuit, steps: list[Step], at: int, tables: Tables
) -> tuple[Path, Callable[[], str] | None]:
    """The path of a picture and, if it is the guide's own, the function that draws it. Raises TableError if unknown."""
    step = steps[at]
    kind, _, rest = asked.partition(" ")
    name = f"{hub.build.key}-{step.key}"
    earlier = [reference for one in steps[:at] for reference in one.uses]
    if kind == "file":
        return GUIDE / rest, None
    if kind == "map":
        new, old = _one_board(step.uses, rest), _one_board(earlier, rest)
        return FOLDER / f"{name}-places.svg", lambda: placement_maps.board(rest, new, old)
    if kind == "breadboard":
        shown = rest.split() or step.uses or tuple(hub.parts)
        before = tuple(hub.parts) if rest else earlier
        return FOLDER / f"{name}-breadboard.svg", lambda: breadboard_view.picture(breadboard.build(hub), shown, before)
    own: dict[str, tuple[str, Callable[[], str]]] = {
        "joints": (f"{name}-joints.svg", lambda: joints.joints(hub)),
        "lamps": (f"{hub.build.key}-lamps.svg", lambda: joints.lamps(hub)),
        "cells": (f"{hub.build.key}-cells.svg", lambda: cells.holder(hub)),
        "cable": (f"{name}-cable.svg", lambda: cells.cable(hub)),
        "keys": (f"{name}.svg", lambda: panel.keys(hub, tables)),
        "switch": (f"{name}.svg", lambda: panel.switch(hub)),
        "pinout": (f"{hub.build.key}-pins.svg", lambda: pinout(hub, tables)),
    }
    if asked not in own:
        raise TableError(f"The step {step.key} asks for the picture `{asked}`, which does not exist.")
    file, draw = own[asked]
    return FOLDER / file, draw


def _one_board(references: list[str] | tuple[str, ...], board: str) -> list[str]:
    """For the thirteen identical slot boards, the references of the first one."""
    if board != "slot":
        return list(references)
    return [name for name in references if re.fullmatch(r"(D|C|SW)1|[CDJR][12]01", name)]


def pinout(hub: Circuit, tables: Tables) -> str:
    """The Pico from above, and what each pin is connected to."""
    pads = hub.parts[PICO].pads()
    width, height = 2 * SIDE + BODY, 20 * ROW + 90
    drawn = [
        f'<rect x="{SIDE}" y="50" width="{BODY}" height="{20 * ROW + 20}" rx="8" fill="#2f7d4f"/>',
        f'<rect x="{width / 2 - 28}" y="38" width="56" height="30" rx="3" fill="#b9bec2" stroke="#444"/>',
        f'<text x="{width / 2}" y="58" font-size="12" text-anchor="middle">USB</text>',
        f'<text x="16" y="24" font-size="15">The Pico\'s pins: {escape(hub.build.name)}. Version {__version__}.</text>',
    ]
    for number, (name, _) in pads.items():
        left = int(number) <= 20
        row = int(number) - 1 if left else 40 - int(number)
        y = 66 + ROW * row + ROW / 2
        net = hub.net_of((PICO, number))
        use = {GROUND: "ground", RAIL: "5 V rail", "USB_5V": "power switch, USB"}.get(
            net or "", tables.pins.get(name, net or "")
        )
        used = net is not None
        x, anchor, way = (SIDE, "end", -1) if left else (SIDE + BODY, "start", 1)
        drawn += [
            f'<circle cx="{x}" cy="{y}" r="6" fill="{"#f5b83d" if used else "#fff"}" stroke="#333"/>',
            f'<text x="{x - 12 * way}" y="{y + 4}" font-size="11" fill="#fff" '
            f'text-anchor="{"start" if left else "end"}">{escape(name)}</text>',
            f'<text x="{x + 14 * way}" y="{y + 4}" font-size="13" text-anchor="{anchor}" '
            f'fill="{"#111" if used else "#999"}">{number}  {escape(use if used else "free")}</text>',
        ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="{FONT}">\n<rect width="{width}" height="{height}" fill="#fff"/>\n'
        + "\n".join(drawn)
        + "\n</svg>\n"
    )
