"""Opens the boards and schematics in a newer KiCad and compares what it makes of them with the committed files.

`todays_kicad.py` needs KiCad 8 or newer: its `kicad-cli`, or KICAD_CLI, and the Python that has its `pcbnew`, or
KICAD_PYTHON. Nothing that is committed is changed. The files are in the format of KiCad 6, which every later version
opens; saving one there converts it. A board that was changed and saved that way can be committed: `board.py --check`
reads the formats of KiCad 6 to 9.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "host"), str(ROOT / "firmware")]

from tools.hardware import board, schematics  # noqa: E402  (this file is also started as a script)
from tools.hardware.model import Pad  # noqa: E402
from tools.hardware.pcb import board_file, plan  # noqa: E402
from tools.hardware.pcb.sexpr import Tree, bare, child, children, numbers, parse, words  # noqa: E402
from tools.hardware.tables import read  # noqa: E402

CONVERT = "import pcbnew, sys; pcbnew.SaveBoard(sys.argv[2], pcbnew.LoadBoard(sys.argv[1]))"


def lost(before: str, after: str) -> list[str]:
    """One sentence for each kind of content that a converted board has more or less of.

    Copper is compared to the last digit; outline and texts as KiCad places them.
    """
    old, new = board_file.read(before), board_file.read(after)
    found = [
        f"The {what} differ."
        for what in ("pads", "tracks", "vias", "pours", "footprints")
        if sorted(map(str, getattr(old, what))) != sorted(map(str, getattr(new, what)))
    ]
    if old.footprints != new.footprints and "The footprints differ." not in found:
        found.append("The footprints differ.")
    for what, read_back in (("outline", _outline), ("texts", _texts), ("holes", _holes)):
        if read_back(parse(before)) != read_back(parse(after)):
            found.append(f"The {what} differ.")
    return found


def _outline(tree: Tree) -> list[list[float]]:
    lines = [*children(tree, "gr_line"), *children(tree, "gr_arc")]
    return sorted(
        [round(number, 3) for head in ("start", "mid", "end") for number in numbers(line, head)]
        for line in lines
        if words(line, "layer") == ["Edge.Cuts"]
    )


def _texts(tree: Tree) -> list[tuple[str, str, list[float], list[float]]]:
    return sorted(
        (
            bare(text[1]),
            words(text, "layer")[0],
            [round(number, 3) for number in (*numbers(text, "at"), 0.0)[:3]],
            numbers(child(child(text, "effects"), "font"), "size"),
        )
        for text in children(tree, "gr_text")
    )


def _holes(tree: Tree) -> list[list[float]]:
    return sorted(
        [round(number, 3) for number in (*numbers(footprint, "at")[:2], *numbers(pad, "drill"))]
        for footprint in children(tree, "footprint")
        for pad in children(footprint, "pad")
        if pad[2] == "np_thru_hole"
    )


def nets(netlist: str) -> dict[str, set[Pad]]:
    """Net -> pads of a netlist that KiCad exported; pads that are marked as free are left out."""
    return {
        words(net, "name")[0]: {(words(node, "ref")[0], words(node, "pin")[0]) for node in children(net, "node")}
        for net in children(child(parse(netlist), "nets"), "net")
        if not words(net, "name")[0].startswith("unconnected-")
    }


def main() -> int:
    """Converts copies of all files; returns 1 if anything is lost."""
    cli = shutil.which(os.environ.get("KICAD_CLI", "kicad-cli"))
    python = os.environ.get("KICAD_PYTHON", "/usr/bin/python3")
    if cli is None:
        print("This needs KiCad 8 or newer; install it, or set KICAD_CLI to its kicad-cli.", file=sys.stderr)
        return 1
    found = []
    for name in plan.BOARDS:
        with tempfile.TemporaryDirectory() as folder:
            source, target, netlist = (Path(folder) / file for file in ("old.kicad_pcb", "new.kicad_pcb", "new.net"))
            shutil.copy(board.FOLDER / name / f"{name}.kicad_pcb", source)
            subprocess.run([python, "-c", CONVERT, source, target], check=True, capture_output=True)
            found += [f"{name}: {fault}" for fault in lost(source.read_text("utf-8"), target.read_text("utf-8"))]
            drawn = board.FOLDER / name / f"{name}.kicad_sch"
            subprocess.run([cli, "sch", "export", "netlist", "-o", netlist, drawn], check=True, capture_output=True)
            wanted = {net: set(pads) for net, pads in schematics.parts_and_nets(name, read())[1].items()}
            if nets(netlist.read_text("utf-8")) != wanted:
                found.append(f"{name}: The nets of the schematic differ.")
    version = subprocess.run([cli, "version"], check=True, capture_output=True, text=True).stdout.strip()
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"KiCad {version}: {'something is lost' if found else 'boards and schematics open without loss'}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
