"""The picture that a step asks for, and its drawer. Those in hardware/guide/drawings are drawn by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tools.hardware.breadboards import breadboard, view
from tools.hardware.circuits.model import GROUND, PICO, RAIL, Circuit
from tools.hardware.guide.book import GUIDE, GuideStep, expand_references
from tools.hardware.pages.svg import circle, page, rect, text
from tools.hardware.pcb import placement_maps
from tools.hardware.tables import InvalidTables, Tables

FOLDER = GUIDE / "pictures"
BODY, ROW, SIDE = 150, 22, 320  # pixels of the pinout: width of the Pico, height of a pin, room for text
GOLD, METAL = "#f5b83d", "#b9bec2"


def picture(
    asked: str, hub: Circuit, steps: list[GuideStep], at: int, tables: Tables
) -> tuple[Path, Callable[[], str] | None]:
    """The path of a picture and, if a program draws it, the function that does. Raises InvalidTables if unknown."""
    step = steps[at]
    kind, _, rest = asked.partition(" ")
    name = f"{hub.build.key}-{step.key}"
    earlier = [reference for one in steps[:at] for reference in one.uses]
    if kind == "file":
        return GUIDE / rest, None
    if kind == "map":
        board, *named = rest.split()
        new, old = _one_board(tuple(expand_references(named)) or step.uses, board), _one_board(earlier, board)
        return FOLDER / f"{name}-places.svg", lambda: placement_maps.board(board, new, old)
    if kind == "breadboard":
        shown = rest.split() or step.uses or tuple(hub.parts)
        before = tuple(hub.parts) if rest else earlier
        return FOLDER / f"{name}-breadboard.svg", lambda: view.picture(breadboard.build(hub), shown, before)
    if kind != "pinout":
        raise InvalidTables(f"The step {step.key} asks for the picture `{asked}`, which does not exist.")
    return FOLDER / f"{hub.build.key}-pins.svg", lambda: pinout(hub, tables)


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


def _one_board(references: list[str] | tuple[str, ...], board: str) -> list[str]:
    """For the thirteen identical slot boards, the references of the first one."""
    if board != "slot":
        return list(references)
    return [name for name in references if re.fullmatch(r"(D|C|SW)1|[CDJR][12]01", name)]
