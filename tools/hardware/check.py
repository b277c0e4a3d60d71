"""Checks the hardware without any heavy tool: pins, parts, circuits, wiring, power, springs, boards, case, pages,
guide, and whether what is generated is as new as its sources. A sentence for each fault; none when all is well."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "host"), str(ROOT / "firmware")]

from tools.hardware import (  # noqa: E402  (this file is also started as a script)
    board,
    cables,
    case,
    make,
    netlist_check,
    pages,
    power,
    rules,
    shopping,
    springs,
    stamp,
    tables,
    wiring,
)
from tools.hardware.circuit import circuit  # noqa: E402
from tools.hardware.guide import checks as guide  # noqa: E402

from tools import pins  # noqa: E402


def faults() -> list[str]:
    """Everything that is wrong with what lies under hardware/."""
    try:
        pins.generate(tables.PINS.read_text(encoding="utf-8"))
        read = tables.read()
        found = shopping.faults(read) + power.faults(read) + springs.faults(read) + wiring.faults(read)
        found += netlist_check.faults(read) + cables.faults(read)
        for build, supply in read.hubs:
            name = f"{build.name}, {read.supply_name(supply)}"
            found += [f"{name}: {fault}" for fault in rules.faults(circuit(build.key, supply, read), read)]
    except (pins.PinFault, tables.TableError) as fault:
        return [str(fault)]
    found += [fault for step in make.STEPS for fault in make.unmarked(step)]
    return found + pages.stale(read) + stamp.stale() + board.faults() + case.faults() + guide.faults(read)


def main() -> int:
    """Prints what is wrong; 1 if anything is."""
    found = faults()
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print("The hardware's tables, circuits, plans, boards, case, pages and guide are in order and up to date.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
