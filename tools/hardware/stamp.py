"""Says whether what is generated under hardware/ was made from the sources as they are now, without making it again.

Each group of outputs has a stamp, hardware/stamps/GROUP.json: the version at which it was made, the hash of all its
sources, and the hash of each output. `stale` compares; nothing heavy is needed for it. Each output says its version
itself, too (`marks`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.hardware import marks
from tools.hardware.tables import ROOT

from roundhouse import __version__

TABLES = ("hardware/pins.toml", "hardware/parts.toml")
CIRCUITS = (*TABLES, "tools/hardware/tables.py", "tools/hardware/model.py", "tools/hardware/circuit.py")
CASE = ("hardware/case/taken.json", "hardware/case/*.py", "tools/hardware/case.py")
WIRING = ("hardware/wiring/*.svg", "hardware/wiring/*.png")


@dataclass(frozen=True)
class Group:
    """Outputs that are made together: patterns of paths, from the project's root."""

    sources: tuple[str, ...]
    outputs: tuple[str, ...]


GROUPS = {
    "netlist": Group((*CIRCUITS, "tools/hardware/netlist.py"), ("hardware/netlists/*",)),
    "wiring": Group((*CIRCUITS, *(f"tools/hardware/{name}.py" for name in ("wiring", "sheet", "draw"))), WIRING),
    "case": Group(CASE, ("hardware/case/out/*",)),
}


def stamp(name: str, root: Path = ROOT, version: str = __version__) -> None:
    """Notes that the outputs of this group have just been made from their sources, and marks them with the version."""
    group = GROUPS[name]
    sources, made = _files(group.sources, root), outputs(name, root)
    marks.mark(made, version)
    text = {
        "version": version,
        "sources": _hash(sources, root),
        "outputs": {str(path.relative_to(root).as_posix()): _hash([path], root) for path in made},
    }
    target = _stamp_of(name, root)
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(text, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def stale(names: Iterable[str] = (), root: Path = ROOT) -> list[str]:
    """A sentence for each group that is not what its sources would make; without names, of all groups."""
    return [fault for name in names or GROUPS for fault in _faults(name, root)]


def _faults(name: str, root: Path) -> list[str]:
    group = GROUPS[name]
    path = _stamp_of(name, root)
    if not path.is_file():
        return [f"The {name} of the hardware has no stamp; run `make hardware`."]
    noted = json.loads(path.read_text(encoding="utf-8"))
    if noted["sources"] != _hash(_files(group.sources, root), root):
        return [f"The {name} of the hardware is older than its sources; run `make hardware`."]
    found = {file.relative_to(root).as_posix(): _hash([file], root) for file in outputs(name, root)}
    faults = []
    for output in sorted(found.keys() | noted["outputs"].keys()):
        if output not in found:
            faults.append(f"{output} is missing; run `make hardware`.")
        elif output not in noted["outputs"]:
            faults.append(f"{output} is nothing that `make hardware` made; remove it or generate it.")
        elif found[output] != noted["outputs"][output]:
            faults.append(f"{output} was changed after it was made; run `make hardware`.")
    return faults


def unmarked(name: str, root: Path = ROOT) -> list[str]:
    """A sentence for each output of a group that does not say at which version it was made."""
    return marks.faults(outputs(name, root), version(name, root), root)


def outputs(name: str, root: Path = ROOT) -> list[Path]:
    """The files of a group as they lie there."""
    return _files(GROUPS[name].outputs, root)


def version(name: str, root: Path = ROOT) -> str:
    """The version at which a group was made."""
    return str(json.loads(_stamp_of(name, root).read_text(encoding="utf-8"))["version"])


def _stamp_of(name: str, root: Path) -> Path:
    return root / "hardware" / "stamps" / f"{name}.json"


def _files(patterns: Iterable[str], root: Path) -> list[Path]:
    """All files that match, in order. A pattern without a match is a fault of the group's."""
    found: set[Path] = set()
    for pattern in patterns:
        found.update(path for path in root.glob(pattern) if path.is_file() and "__pycache__" not in path.parts)
    return sorted(found)


def _hash(files: Iterable[Path], root: Path) -> str:
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        total.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()
