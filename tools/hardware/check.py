"""Checks the hardware without the large tools: pins, parts, circuits, power, springs, boards, case, pages,
guide, and whether each generated file is up to date. Prints one sentence per fault and nothing else."""

from __future__ import annotations

import sys

from tools.firmware import pins
from tools.hardware import stamp, tables
from tools.hardware.budgets import cables, cell_path, power, sound, springs
from tools.hardware.case import printed_case
from tools.hardware.circuits import circuit_rules
from tools.hardware.circuits.circuit import circuit
from tools.hardware.guide import checks as guide
from tools.hardware.pages import claims, lists
from tools.hardware.parts import orders, parts_list
from tools.hardware.pcb import board, fab_package


def faults() -> list[str]:
    """Everything that is wrong under hardware/, one sentence per fault."""
    try:
        pins.generate(tables.PINS.read_text(encoding="utf-8"))
        read = tables.read()
        found = parts_list.faults(read) + power.faults(read) + sound.faults(read) + springs.faults(read)
        found += [*cell_path.faults(read), *claims.faults(read)]
        found += orders.faults(read)
        found += cables.faults(read)
        for build, supply in read.hubs:
            name = f"{build.name}, {read.supply_name(supply)}"
            found += [f"{name}: {fault}" for fault in circuit_rules.faults(circuit(build.key, supply, read), read)]
    except (pins.PinFault, tables.InvalidTables) as fault:
        return [str(fault)]
    return (
        found
        + lists.stale(read)
        + fab_package.faults(read)
        + stamp.stale()
        + board.faults()
        + printed_case.faults()
        + guide.faults(read)
    )


def main() -> int:
    found = faults()
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print("The hardware's tables, circuits, boards, case, pages and guide are in order and up to date.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
