"""Which picture a step asks for, and what draws it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tools.hardware import placement_maps
from tools.hardware.breadboards import breadboard, view
from tools.hardware.guide import drawings
from tools.hardware.guide.book import GUIDE, Step, spread
from tools.hardware.model import Circuit
from tools.hardware.tables import TableError, Tables

FOLDER = GUIDE / "pictures"


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
        board, *named = rest.split()
        new, old = _one_board(tuple(spread(named)) or step.uses, board), _one_board(earlier, board)
        return FOLDER / f"{name}-places.svg", lambda: placement_maps.board(board, new, old)
    if kind == "breadboard":
        shown = rest.split() or step.uses or tuple(hub.parts)
        before = tuple(hub.parts) if rest else earlier
        return FOLDER / f"{name}-breadboard.svg", lambda: view.picture(breadboard.build(hub), shown, before)
    own: dict[str, tuple[str, Callable[[], str]]] = {
        "joints": (f"{name}-joints.svg", lambda: drawings.joints(hub)),
        "lamps": (f"{hub.build.key}-lamps.svg", lambda: drawings.lamps(hub)),
        "cells": (f"{hub.build.key}-cells.svg", lambda: drawings.holder(hub)),
        "cable": (f"{name}-cable.svg", lambda: drawings.cable(hub)),
        "keys": (f"{name}.svg", lambda: drawings.keys(hub, tables)),
        "switch": (f"{name}.svg", lambda: drawings.switch(hub)),
        "pinout": (f"{hub.build.key}-pins.svg", lambda: drawings.pinout(hub, tables)),
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
