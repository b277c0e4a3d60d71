"""The parts list: the parts of a build with a supply, counted from its circuit, and their cost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor

from tools.hardware.case.plan import screws
from tools.hardware.case.plan.dimensions import Dimensions, of
from tools.hardware.circuits.circuit import circuit
from tools.hardware.tables import InvalidTables, Part, Tables, as_csv, numbered

NUMBER = re.compile(r"\b(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d{2})[A-Z0-9-]{4,}\b")
PACKAGE = re.compile(r"PLCC\d|SOT-23-5|SOT-23|DIP-14|SOD-123|_1812_|_0805_")
LEADS = "leads"
CHIP = re.compile(r":[RC]_(\d{4})_")  # in the footprint of a resistor or capacitor without legs


@dataclass(frozen=True)
class PartLine:
    """One kind of part: its quantity, and its references in the circuit."""

    part: Part
    quantity: int
    references: tuple[str, ...]
    leads: bool = False  # a breadboard takes only parts with leads

    @property
    def order(self) -> str:
        """The parts to order: resistors and capacitors without legs for a board, with leads for a breadboard."""
        found = CHIP.search(self.part.footprint)
        if not found:
            return self.part.order
        return f"{self.part.order}, {'with leads' if self.leads else f'size {found[1]}, without leads'}"


def lines(tables: Tables, build: str, supply: str) -> list[PartLine]:
    """The parts list, in the order of parts.toml."""
    references: dict[str, list[str]] = {}
    for reference, placed in circuit(build, supply, tables).parts.items():
        references.setdefault(placed.part.key, []).append(reference)
    counts = {key: len(found) for key, found in references.items()}
    extras = [tables.builds[build].extras]
    if supply != "usb":
        extras.append(tables.raw["supply_extras"][supply])
    if tables.builds[build].case:
        extras.append(screws.bought(dimensions(tables), supply != "usb"))
    for extra in extras:
        for key, quantity in extra.items():
            counts[key] = max(counts.get(key, 0), quantity)  # a part of the circuit is not bought twice
    leads = not tables.builds[build].case
    return [
        PartLine(part, counts[key], tuple(references.get(key, ())), leads)
        for key, part in tables.parts.items()
        if counts.get(key)
    ]


def dimensions(tables: Tables) -> Dimensions:
    """The dimensions of the case for these tables."""
    return of(tables.raw)


def more(tables: Tables, build: str, supply: str) -> list[PartLine]:
    """The parts that a supply adds to those of the same build on USB alone."""
    have = {line.part.key: line for line in lines(tables, build, "usb")}
    found = []
    for line in lines(tables, build, supply):
        known = have.get(line.part.key, PartLine(line.part, 0, ()))
        if line.quantity > known.quantity:
            added = tuple(name for name in line.references if name not in known.references)
            found.append(PartLine(line.part, line.quantity - known.quantity, added))
    return found


def cost(tables: Tables, build: str, supply: str, hubs: int = 1) -> float:
    """The estimated price of one hub's parts in US dollars, when `hubs` (1 or 10) are built. Raises InvalidTables."""
    if hubs not in (1, 10):
        raise InvalidTables("There are prices for one hub and for ten only.")
    return sum(
        line.quantity * (line.part.price_ten if hubs == 10 else line.part.price)
        for line in lines(tables, build, supply)
    )


def delivered(tables: Tables, build: str, supply: str) -> tuple[float, float]:
    """The least and the most that one hub may cost in US dollars with shipping and filament: estimates, too."""
    data, parts = tables.raw["delivery"], cost(tables, build, supply)
    least, most = (
        parts * dearer + data["sellers"][build] * shipping + data["spools"][build][at] * spool
        for at, (dearer, shipping, spool) in enumerate(
            zip(data["dearer"], data["shipping"], data["spool"], strict=True)
        )
    )
    return 5 * floor(least / 5), 5 * ceil(most / 5)


COLUMNS = ("Part", "Quantity", "References", "Order (estimate)", "Specification", "Substitute")
PRICES = ("Price of one, US$ (estimate)", "Price of one for ten hubs, US$ (estimate)")


def listed(tables: Tables, build: str, supply: str) -> str:
    """The parts list as CSV."""
    rows: list[tuple[object, ...]] = [(*COLUMNS, *PRICES)]
    for line in lines(tables, build, supply):
        part, prices = line.part, (f"{line.part.price:.2f}", f"{line.part.price_ten:.2f}")
        names = compact(line.references)
        rows.append((part.name, line.quantity, names, line.order, part.specification, part.substitute, *prices))
    return as_csv(rows)


def compact(references: tuple[str, ...]) -> str:
    """A list of references, with ranges.

    >>> compact(("D1", "D3", "D2", "U1", "C1", "C3"))
    'C1, C3, D1-D3, U1'
    """
    runs: list[list[tuple[str, int]]] = []
    for letters, number in sorted(numbered(reference) for reference in references):
        if runs and runs[-1][-1] == (letters, number - 1):
            runs[-1].append((letters, number))
        else:
            runs.append([(letters, number)])
    shown = []
    for run in runs:
        first, last = (f"{letters}{number}" for letters, number in (run[0], run[-1]))
        shown.append(f"{first}-{last}" if len(run) > 2 else ", ".join(f"{a}{n}" for a, n in run))
    return ", ".join(shown)


def untold(tables: Tables) -> list[str]:
    """One sentence for each part whose words contradict the figures or boards of the table."""
    wanted = [
        (part, words.format(round(part.number(figure) * unit, 6)))
        for part in tables.parts.values()
        for figure, unit, words in part.data.get("says", ())
    ]
    wanted += [(part, part.value) for part in tables.parts.values()]
    found = [
        f"The text of {part.key} does not say `{words}`, as its figures do."
        for part, words in wanted
        if not any(words in text for text in (part.name, part.order, part.specification))
    ]
    for name, board in tables.raw["boards"].items():
        part = tables.parts[f"{name}_board"]
        if part.size != tuple(map(float, board["size"])):
            found.append(f"The part {part.key} does not have the size of [boards.{name}].")
    return found


def misfits(part: Part) -> Iterator[str]:
    """One sentence for each substitute that does not fit the place of its part on a board.

    `fits` in hardware/parts.toml gives the package and the pins of each substitute by its number, and has every number
    in the text of the part's substitute. `leads` is the package of a part with leads, for the builds without boards.
    """
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


def faults(tables: Tables) -> list[str]:
    """One sentence for each thing that is wrong with the parts."""
    found = untold(tables)
    for part in tables.parts.values():
        if part.footprint:
            found += misfits(part)
        if not 0 < part.price_ten <= part.price:
            found.append(
                f"The prices of {part.key} make no sense: {part.price} for one, {part.price_ten} each for ten."
            )
        if min(part.size) <= 0:
            found.append(f"The size of {part.key} makes no sense.")
    used = {line.part.key for build, supply in tables.hubs for line in lines(tables, build.key, supply)}
    found += [f"No build uses {key}; remove it from hardware/parts.toml." for key in tables.parts if key not in used]
    return found
