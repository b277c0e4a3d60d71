"""The load check of the case: what `bending` found for the solids that are printed, compared with its limits.

Only `write` needs the large tools. A result is kept with hashes of its solids and its loads.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tools.hardware.case.dimensions import ROOT, Dimensions
from tools.hardware.case.loads import faults as limits
from tools.hardware.case.loads import loads

from roundhouse import __version__

OUT = ROOT / "hardware" / "case" / "out"
FOLDER = OUT.parent / "loads"
RESULT = FOLDER / "loads.json"
SPOT = 5.0  # mm3: a smaller spot may bear more, where a computed edge is sharper than a printed one
# Piece -> the least and greatest length of an edge in the coarser and in the finer mesh, mm.
MESHES = {"shell": ((1.2, 5.0), (1.0, 4.0)), "base": ((2.0, 6.0), (1.5, 3.5)), "cradle": ((1.2, 3.0), (0.9, 2.0))}


def state(dimensions: Dimensions) -> dict[str, Any]:
    """All that a result depends on: each piece's printed triangles, without the version; the loads; the plastic."""
    own = loads(dimensions)
    hashes = {
        piece: hashlib.sha256((OUT / f"{piece}.stl").read_bytes()[80:]).hexdigest()
        for piece in sorted({load.piece for load in own})
    }
    said = [repr(load) for load in own] + [repr(dict(dimensions.plastic)), repr(MESHES)]
    return {"solids": hashes, "loads": hashlib.sha256("\n".join(said).encode()).hexdigest()}


def write(dimensions: Dimensions) -> None:
    """Writes the results and their pictures, unless those that are there are of the same solids and loads."""
    if RESULT.is_file() and stored()["of"] == state(dimensions):
        return
    from tools.hardware.bending import check

    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    result = {"version": __version__, "of": state(dimensions), "loads": check(OUT, FOLDER, dimensions)}
    RESULT.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def stored() -> dict[str, Any]:
    """The results that are kept."""
    read: dict[str, Any] = json.loads(RESULT.read_text(encoding="utf-8"))
    return read


def faults(dimensions: Dimensions) -> list[str]:
    """One sentence for each result that is missing, stale or over its limit."""
    if not RESULT.is_file():
        return ["The case has no load check; run `make hardware`."]
    if stored()["of"] != state(dimensions):
        return ["The load check is of another case; run `make hardware`."]
    return limits(stored()["loads"], dimensions)
