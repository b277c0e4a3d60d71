"""The schematics of the boards and the plan of their cables: .kicad_sch files beside the boards, SVG and PDF.

They need none of the large tools. A check draws them again and reads the nets back from the wires of the KiCad files.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "host"), str(ROOT / "firmware")]

from tools.hardware.circuit import circuit  # noqa: E402  (this file is also started as a script)
from tools.hardware.model import Pad, Placed  # noqa: E402
from tools.hardware.pcb import plan  # noqa: E402
from tools.hardware.schematic import cables, kicad, pictures  # noqa: E402
from tools.hardware.schematic.sheet import Drawer, Sheet  # noqa: E402
from tools.hardware.tables import FOLDER, Tables, read  # noqa: E402

PICTURES = FOLDER / "schematic"


def parts_and_nets(name: str, tables: Tables) -> tuple[dict[str, Placed], dict[str, list[Pad]]]:
    """What is on a board: its parts, and its nets with the pads of these parts alone, called as on the board."""
    made = circuit("board", "aa", tables)
    layout = plan.layout(name)
    parts = {reference: placed for reference, placed in made.parts.items() if placed.place == layout["place"]}
    renamed = plan.slot_nets(made, 1) if name == "slot" else {}
    nets: dict[str, list[Pad]] = {}
    for net, pads in made.nets.items():
        here = [pad for pad in pads if pad[0] in parts]
        if here:
            nets[renamed.get(net, net)] = here
    return parts, nets


def sheet(name: str, tables: Tables) -> Sheet:
    """The drawing of a board's schematic."""
    layout = plan.layout(name)
    return Drawer(*parts_and_nets(name, tables), layout["schematic"]).draw(f"{layout['title']}: schematic")


def cable_plan(supply: str, tables: Tables) -> Sheet:
    """The plan of the cables in a hub with boards."""
    return cables.plan(circuit("board", supply, tables), f"Cables of the hub with boards: {tables.supply_name(supply)}")


def files(tables: Tables) -> dict[Path, bytes]:
    """Every file: its path and its bytes."""
    made = {}
    for name in plan.BOARDS:
        drawn = sheet(name, tables)
        footprints = {part.reference: part.footprint for part in plan.job(name, "", tables).parts}
        made[FOLDER / "board" / name / f"{name}.kicad_sch"] = kicad.Writer(drawn, name, footprints).text().encode()
        made[PICTURES / f"{name}.svg"] = pictures.svg(drawn).encode()
        made[PICTURES / f"{name}.pdf"] = pictures.pdf(drawn)
    for supply in tables.builds["board"].supplies:
        drawn = cable_plan(supply, tables)
        made[PICTURES / f"cables-{supply}.svg"] = pictures.svg(drawn).encode()
        made[PICTURES / f"cables-{supply}.pdf"] = pictures.pdf(drawn)
    return made


def write(tables: Tables) -> None:
    """Writes every file."""
    PICTURES.mkdir(exist_ok=True)
    for path, content in files(tables).items():
        path.write_bytes(content)


def faults(tables: Tables) -> list[str]:
    """One sentence for each file that is stale or differs from its circuit."""
    found = [
        f"hardware/{path.relative_to(FOLDER).as_posix()} is older than the circuit; run `make pages`."
        for path, content in files(tables).items()
        if not path.is_file() or path.read_bytes() != content
    ]
    for name in plan.BOARDS:
        path = FOLDER / "board" / name / f"{name}.kicad_sch"
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            found += [f"{path.name}: {fault}" for fault in differences(*parts_and_nets(name, tables), text)]
    for supply in tables.builds["board"].supplies:
        drawn = kicad.nets(kicad.Writer(cable_plan(supply, tables), "cables", {}).text())
        wrong = cables.differences(circuit("board", supply, tables), drawn)
        found += [f"cables-{supply}: {fault}" for fault in wrong]
    return found


def differences(parts: dict[str, Placed], nets: dict[str, list[Pad]], text: str) -> list[str]:
    """One sentence for each net that the wires of a schematic connect otherwise than the circuit."""
    try:
        drawn = kicad.nets(text)
    except kicad.FileError as fault:
        return [str(fault)]
    wired = {pad for pads in nets.values() for pad in pads}
    free = {(reference, number) for reference, placed in parts.items() for number in placed.pads()} - wired
    found = []
    for net in sorted(nets.keys() | drawn.keys()):
        apart = drawn.get(net, set()) ^ set(nets.get(net, ()))
        if apart and not apart <= free:
            pads = ", ".join(f"{reference}.{number}" for reference, number in sorted(apart))
            found.append(f"The net {net} differs from the circuit: check {pads}.")
    found += [
        f"{reference}.{number} is free, but not marked so."
        for reference, number in sorted(free - kicad.no_connects(text))
    ]
    return found


if __name__ == "__main__":
    write(read())
