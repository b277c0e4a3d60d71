"""Checks that each substitute for a part on a board has its package and its pins, in the same order.

`fits` in hardware/parts.toml gives, for each substitute by its number, its package and its pins. Every number in the
text of a part's substitute must be there; `leads` is the package of a part with leads, for the builds without boards.

>>> from tools.hardware.tables import read
>>> faults(read())
[]
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.hardware.tables import Part, Tables

NUMBER = re.compile(r"\b(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d{2})[A-Z0-9-]{4,}\b")
PACKAGE = re.compile(r"PLCC\d|SOT-23-5|SOT-23|DIP-14|SOD-123|_1812_|_0805_")
LEADS = "leads"


def faults(tables: Tables) -> list[str]:
    """One sentence for each substitute that does not fit the place of its part."""
    return [fault for part in tables.parts.values() if part.footprint for fault in _of(part)]


def _of(part: Part) -> Iterator[str]:
    fits = part.data.get("fits", {})
    for number in NUMBER.findall(part.substitute):
        if number not in fits:
            yield f"The substitute {number} for the {part.name} is not checked: its package and pins are not in `fits`."
    pads = [pad.split()[1] for pad in part.data.get("pads", [])]
    package = PACKAGE.search(part.footprint)
    for number, (given, pins) in fits.items():
        if given != LEADS and (package is None or given != package[0].strip("_")):
            yield f"The substitute {number} comes in {given}, but the {part.name} has the footprint {part.footprint}."
        if given == LEADS and "with leads" not in part.order:
            yield f"The substitute {number} has leads, but the {part.name} has none in any build."
        if pins.split() != pads:
            yield f"The substitute {number} has the pins {pins}, but the {part.name} has {' '.join(pads)}."
