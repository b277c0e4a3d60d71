"""Compares the versions that boards, prints and pages name with the project's version and with hardware/CHANGELOG.md.

The digits cut into the prints are read back from the STL files, and those on the silkscreen from the boards' files.

`roundhouse.__version__` decides. Boards and prints keep the version that they were made with until they are remade, so
each version that a committed file names needs an entry in the list of changes.
"""

from __future__ import annotations

import re

from tools.hardware import board, stamp
from tools.hardware.pcb import plan
from tools.hardware.pcb.sexpr import bare, children, parse
from tools.hardware.tables import FOLDER

from hardware.case import engraving, halves, mesh
from roundhouse import __version__

CHANGES = FOLDER / "CHANGELOG.md"
PRINTS = FOLDER / "case" / "out"
ENGRAVED = ("shell", "base-aa", "base-lithium", "shell-back", "base-front")


def faults() -> list[str]:
    """One sentence for each version that is wrong or has no entry."""
    listed = re.findall(r"^## (\S+)$", CHANGES.read_text(encoding="utf-8"), re.MULTILINE)
    found = []
    if listed[:1] != [__version__]:
        found.append(
            f"hardware/CHANGELOG.md begins with {', '.join(listed[:1]) or 'no version'}, not with {__version__}."
        )
    named = {"board": board.version(), **{group: stamp.version(group) for group in stamp.GROUPS}}
    found += [
        f"The files of the group {group} are of version {version}, which hardware/CHANGELOG.md does not list."
        for group, version in named.items()
        if version not in listed and version != __version__
    ]
    for name in plan.BOARDS:
        text = (board.FOLDER / name / f"{name}.kicad_pcb").read_text(encoding="utf-8")
        found += [f"{name}: {fault}" for fault in misprinted(text, name, named["board"])]
    return found + [
        f"The print of {name} does not show version {named['case']}: its engraving differs."
        for name in ENGRAVED
        if not engraved(mesh.read_stl(PRINTS / f"{name}.stl"), name, named["case"])
    ]


def engraved(print_: mesh.Triangles, name: str, version: str) -> bool:
    """Whether the digits cut into a piece, as it lies on the bed, are those of this version."""
    return engraving.shows(print_, version, name.startswith("shell"), halves.TURN if name in halves.HALVES else 0.0)


def misprinted(text: str, name: str, version: str) -> list[str]:
    """One sentence for each side of a board that does not show the version."""
    wanted = f"Roundhouse {name} {version} "
    sides = {
        bare(item[1]): words
        for words in children(parse(text), "gr_text")
        if bare(words[1]).startswith(wanted)
        for item in children(words, "layer")
    }
    return [
        f"The print on {side} does not name version {version}." for side in ("F.SilkS", "B.SilkS") if side not in sides
    ]
