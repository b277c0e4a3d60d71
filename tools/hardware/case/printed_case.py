"""The printed case: makes the files in hardware/case/out, and checks them.

`faults` needs none of the large tools: it covers the dimensions, what the manifest says was measured on the solids,
and whether the case was built from the dimensions that the tables give now.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tools.hardware import stamp
from tools.hardware.case.loads import load_check
from tools.hardware.case.plan import contents, dimensions, rules
from tools.hardware.pcb import wanted
from tools.hardware.tables import ROOT, read

FOLDER = ROOT / "hardware" / "case"
INPUTS = FOLDER / "inputs.json"  # what the case uses of parts.toml; so a new price does not make it stale
MANIFEST = FOLDER / "out" / "manifest.json"


def inputs() -> str:
    """The part of the tables that the case uses, as JSON."""
    return json.dumps(used(dimensions.read()) | {"fitted": fitted()}, indent=1, sort_keys=True) + "\n"


def used(chosen: dimensions.Dimensions) -> dict[str, Any]:
    """The part of the tables that the case uses, as plain values; prices and names are not among them."""
    bought = "pico header speaker button lamp switch spring foot pad plug_5 usb_cable wire"
    power = "aa_holder aa_cell"
    screws = "screw_m25 screw_m3 screw_m3_short screw_m3_sunk"
    figures = {
        name: {key: value for key, value in chosen.parts[name].items() if key == "size" or is_figure(key)}
        for names in (bought, power, screws)
        for name in names.split()
    }
    more = {"dominoes": dict(chosen.dominoes), "plastic": dict(chosen.plastic), "domino": chosen.domino}
    boards = {name: chosen.boards[name] for name in ("slot", "carrier")}
    return {"parts": figures, "boards": boards, "platform": dict(chosen.platform), **more}


def is_figure(key: str) -> bool:
    """Whether a part's field is one of its dimensions or forces."""
    return key.endswith(("_mm", "_n", "_gpa", "_hz", "_g")) or key in ("turns", "usb_overhang")


def fitted() -> list[dict[str, Any]]:
    """The parts on the carrier, for the pictures, turned by 180 degrees as in the hub."""
    drawn, found = wanted.drawn("carrier").footprints, []
    for reference, part in wanted.wanted("carrier").parts.items():
        if reference in drawn:
            (x, y), turn = drawn[reference].at, drawn[reference].turn
            size = [*wanted.body(part.part, 0.0), part.part.size[2]]
            found.append({"name": reference, "at": [-x, -y], "turn": turn, "size": size})
    return found


def write_inputs() -> None:
    """Write what the case uses of the tables, if it has changed."""
    if not INPUTS.is_file() or INPUTS.read_text(encoding="utf-8") != inputs():
        INPUTS.write_text(inputs(), encoding="utf-8")


def faults() -> list[str]:
    """One sentence for each thing that is wrong with the case."""
    now = dimensions.of(read().raw)
    found = rules.faults(now, [contents.Fitted(**part) for part in fitted()])
    if not INPUTS.is_file() or INPUTS.read_text(encoding="utf-8") != inputs():
        found.append("The case is older than hardware/parts.toml; run `make hardware`.")
    if not MANIFEST.is_file():
        return [*found, "The case has no manifest; run `make hardware`."]
    return found + rules.of_manifest(json.loads(MANIFEST.read_text(encoding="utf-8")), now) + load_check.faults(now)


def main() -> int:
    """Make the case; return 1 if anything is wrong."""
    from tools.hardware.case.solids import build

    write_inputs()
    failed = build.main([contents.Fitted(**part) for part in fitted()])
    load_check.write(now := dimensions.read())
    for fault in load_check.faults(now):
        print(fault)
        failed = 1
    if not failed:
        stamp.stamp("case")
    return failed


if __name__ == "__main__":
    sys.exit(main())
