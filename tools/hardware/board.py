"""The printed circuit boards under hardware/board/: makes them with KiCad 6, or checks the committed files.

`board.py` draws both boards again; it needs KiCad 6, with the Python at /usr/bin/python3 or in KICAD_PYTHON.
`board.py --check` needs no KiCad: it compares hashes, reads the design-rule reports, and follows the copper of the
committed boards from pad to pad. `board.py --keep` takes over boards that a person changed and plotted in any KiCad up
to version 9, and then checks them the same way.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "host"), str(ROOT / "firmware")]

from tools.hardware.circuit import circuit  # noqa: E402  (this file is also started as a script)
from tools.hardware.pcb import board_file, copper, footprints, lists, plan  # noqa: E402
from tools.hardware.pcb.job import Job  # noqa: E402

from roundhouse import __version__  # noqa: E402

FOLDER = ROOT / "hardware" / "board"
MANIFEST = FOLDER / "manifest.json"
OWN = FOLDER / "Roundhouse.pretty"
DRAWERS = ("draw.py", "footprints.py", "job.py", "lists.py", "maze.py", "plot.py", "route.py", "sexpr.py", "shapes.py")
FINDINGS = ("DRC violations", "unconnected pads", "Footprint errors")


def digest(job: Job) -> str:
    """The hash of everything a board is made from: parts, positions, nets, and the programs that draw it."""
    total = hashlib.sha256(job.to_json().encode())
    for name in DRAWERS:
        total.update((ROOT / "tools" / "hardware" / "pcb" / name).read_bytes())
    return total.hexdigest()


def stamped(name: str, version: str = __version__) -> Job:
    """The job of a board, with the version and the hash that are printed on it."""
    return plan.job(name, f"Roundhouse {name} {version} {digest(plan.job(name, ''))[:8]}")


def kicad() -> str:
    """The Python that has KiCad's `pcbnew`. Exits with a message if there is none or KiCad is not version 6."""
    python = os.environ.get("KICAD_PYTHON", "/usr/bin/python3")
    try:
        asked = subprocess.run(
            [python, "-c", "import pcbnew; print(pcbnew.Version())"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        sys.exit(
            f"The boards need KiCad 6, and {python} has no `pcbnew`: install it (Debian 12: sudo apt-get install kicad "
            "kicad-footprints), or set KICAD_PYTHON to the Python that has it. Everything else works without it."
        )
    if not asked.stdout.startswith(("6.", "(6.")):
        sys.exit(f"The boards need KiCad 6; {python} has {asked.stdout.strip()}, which writes different files.")
    return python


def make() -> None:
    """Draws both boards. Exits with a message if KiCad is missing or its checks find anything."""
    python = kicad()
    footprints.write(OWN)
    for name in plan.BOARDS:
        job, target = stamped(name), FOLDER / name
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "job.json"
            path.write_text(job.to_json(), encoding="utf-8")
            command = [python, str(ROOT / "tools/hardware/pcb/draw.py"), str(path), str(OWN), str(target)]
            if subprocess.run(command, check=False).returncode:
                sys.exit(f"The board {name} was not made; the reason is above.")
        (target / f"{name}-placement.csv").write_text(lists.placement(job), encoding="utf-8")
        (target / f"{name}-parts.csv").write_text(lists.bill(job), encoding="utf-8")
    note(__version__)


def note(version: str) -> None:
    """Writes the manifest: the version, hashes of the sources and of each file."""
    manifest = {
        "version": version,
        "sources": {name: digest(plan.job(name, "")) for name in plan.BOARDS},
        "outputs": {path.relative_to(FOLDER).as_posix(): _hash(path) for path in outputs()},
    }
    MANIFEST.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def outputs(folder: Path = FOLDER) -> list[Path]:
    """The files that `make` writes, without the manifest; tools/hardware/schematics.py writes the schematics."""
    files = [path for name in (*plan.BOARDS, OWN.name) for path in (folder / name).rglob("*") if path.is_file()]
    return sorted(path for path in files if path.suffix != ".kicad_sch")


def version() -> str:
    """The version that made the boards."""
    return str(json.loads(MANIFEST.read_text(encoding="utf-8"))["version"])


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def faults(folder: Path = FOLDER) -> list[str]:
    """One sentence for each file that is stale, edited by hand, or wrong."""
    if not (folder / MANIFEST.name).is_file():
        return ["The boards were never made; run `make hardware`."]
    try:
        return _faults(folder, json.loads((folder / MANIFEST.name).read_text(encoding="utf-8")))
    except plan.PlanError as error:
        return [str(error)]


def _faults(folder: Path, noted: dict[str, Any]) -> list[str]:
    found = plan.unlike(circuit("board", "aa"))
    found += [
        f"The board {name} is older than its sources; run `make hardware`."
        for name in plan.BOARDS
        if digest(plan.job(name, "")) != noted["sources"].get(name)
    ]
    there = {path.relative_to(folder).as_posix(): _hash(path) for path in outputs(folder)}
    found += [
        f"hardware/board/{path} differs from what `make hardware` made; run it."
        for path in sorted(there.keys() | noted["outputs"].keys())
        if there.get(path) != noted["outputs"].get(path)
    ]
    if noted["outputs"].keys() - there.keys():
        return found
    for name in plan.BOARDS:
        board = board_file.read((folder / name / f"{name}.kicad_pcb").read_text(encoding="utf-8"))
        found += [f"{name}: {fault}" for fault in copper.faults(board, plan.job(name, ""))]
        found += report_faults((folder / name / f"{name}-drc.txt").read_text(encoding="utf-8"), name)
    return found


def report_faults(text: str, name: str) -> list[str]:
    """The findings of a design-rule report; an incomplete report is a fault too."""
    found = []
    for finding in FINDINGS:
        count = re.search(rf"^\*\* Found (\d+) {finding} \*\*$", text, re.MULTILINE)
        if count is None:
            found.append(f"The design-rule report of {name} does not count {finding}; run `make hardware`.")
        elif int(count[1]):
            found.append(f"The design-rule report of {name} counts {count[1]} {finding} instead of 0.")
    if f"** Drc report for {name}.kicad_pcb **" not in text:
        found.append(f"The design-rule report of {name} belongs to another board; run `make hardware`.")
    return found


def main(arguments: list[str]) -> None:
    if "--keep" in arguments:
        note(__version__)
    elif "--check" not in arguments:
        make()
    found = faults()
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        sys.exit(1)
    print("The boards are up to date, connected like the circuit, and free of design-rule violations.")


if __name__ == "__main__":
    main(sys.argv[1:])
