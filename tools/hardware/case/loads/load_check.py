"""The load check of the case: bends the solids that are printed, with finer and finer meshes, and keeps the results.

Only `write` needs the large tools. A result is kept with hashes of its solids and its loads, and compared with its
limits in every run.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from tools.hardware.case.loads import loads
from tools.hardware.case.loads.finite_elements import Bent, Floats, Integers, Mesh, bend, mesh_of, pressed
from tools.hardware.case.loads.loads import Load, Spot
from tools.hardware.case.plan.dimensions import ROOT, Dimensions

from roundhouse import __version__

OUT = ROOT / "hardware" / "case" / "out"
FOLDER = OUT.parent / "loads"
RESULT = FOLDER / "loads.json"
LARGER = 10.0  # times that a picture shows the movement
SPOT = 5.0  # mm3: a smaller spot may bear more, where a computed edge is sharper than a printed one
# Load -> the least and greatest length of an edge in each mesh, the finest last, mm.
MESHES = {
    "shell": ((1.2, 5.0), (1.0, 2.6)),
    "cradle": ((1.2, 3.0), (0.9, 1.9), (0.65, 1.35), (0.5, 1.0)),
    "base": ((2.0, 6.0), (1.4, 2.7)),
    "platform": ((1.0, 2.4), (0.7, 1.6)),
    "halves": ((1.2, 5.0), (1.0, 2.6)),
}


def state(dimensions: Dimensions) -> dict[str, Any]:
    """All that a result depends on: each piece's printed triangles, without the version; the loads; the plastic."""
    own = loads.loads(dimensions)
    hashes = {
        piece: hashlib.sha256((OUT / f"{piece}.stl").read_bytes()[80:]).hexdigest()
        for piece in sorted({piece for load in own for piece in load.solids})
    }
    said = [repr(load) for load in own] + [repr(dict(dimensions.plastic)), repr(MESHES)]
    return {"solids": hashes, "loads": hashlib.sha256("\n".join(said).encode()).hexdigest()}


def write(dimensions: Dimensions) -> None:
    """Write the results and their pictures, unless those that are there are of the same solids and loads."""
    if RESULT.is_file() and stored()["of"] == state(dimensions):
        return
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
    return loads.faults(stored()["loads"], dimensions)


def check(folder: Path, pictures: Path, dimensions: Dimensions) -> dict[str, Any]:
    """The results for the STEP files in a folder. `pictures`: where those go."""
    found: dict[str, Any] = {}
    for load in loads.loads(dimensions):
        for least, most in MESHES[load.name]:
            print(f"   loads: {load.name}, edges of {least} to {most} mm", flush=True)
            with tempfile.TemporaryDirectory() as place:
                steps = [folder / f"{piece}.step" for piece in load.solids]
                mesh = mesh_of(steps, load.ties, least, most, Path(place))
                bent = _bent(mesh, load, dimensions, Path(place))
            for name, value in _measured(mesh, load, bent).items():
                found.setdefault(load.name, {}).setdefault(name, []).append(round(value, 3))
        _picture(pictures / f"{load.name}.png", mesh, bent, dimensions)
    return found


def _bent(mesh: Mesh, load: Load, dimensions: Dimensions, folder: Path) -> Bent:
    sides = mesh.sides()
    held = np.zeros(mesh.nodes.shape, bool)
    for number, spot in enumerate(load.held):
        nodes = on(mesh, sides, spot).reshape(-1)
        held[nodes, 2] = True
        if number == 0 or not load.sliding:
            held[nodes] = True
    forces = [pressed(mesh, on(mesh, sides, spot), (0, 0, -spot.newtons)) for spot in load.pressed]
    plastic = dimensions.plastic
    total: Floats = np.sum(forces, axis=0)
    return bend(mesh, held, total, plastic["young_mpa"], plastic["poisson"], folder)


def on(mesh: Mesh, sides: Integers, spot: Spot) -> Integers:
    """The sides of the surface on a spot. Raises ValueError if there is none."""
    x, y, z = spot.at
    corners = mesh.nodes[sides[:, :3]]
    there = (np.abs(corners[..., 2] - z) < 0.02).all(axis=1)
    there &= (np.hypot(corners[..., 0] - x, corners[..., 1] - y) < spot.radius).all(axis=1)
    if not there.any():
        raise ValueError(f"the piece has no flat place at {spot.at}")
    return sides[there]


def _measured(mesh: Mesh, load: Load, bent: Bent) -> dict[str, float]:
    sides = mesh.sides()
    down = [-bent.moved[on(mesh, sides, spot).reshape(-1), 2].mean() for spot in load.pressed]
    stress = bent.stress[mesh.elements[:, :4]].mean(axis=1)
    volumes = mesh.volumes()
    tensors = stress[:, [[0, 3, 5], [3, 1, 4], [5, 4, 2]]]
    return {
        "sink mm": max(down),
        "across MPa": greatest(stress[:, 2], volumes),
        "along MPa": greatest(np.linalg.eigvalsh(tensors)[:, 2], volumes),
        "elements": float(len(mesh.elements)),
    }


def greatest(stress: Floats, volumes: Floats) -> float:
    """The stress that only a spot of SPOT mm3 exceeds.

    >>> greatest(np.array([50.0, 10.0, 20.0]), np.array([1.0, 100.0, 10.0]))
    20.0
    """
    order = np.argsort(-stress)
    inside = np.cumsum(volumes[order]) > SPOT
    return float(stress[order][np.argmax(inside)])


def _picture(path: Path, mesh: Mesh, bent: Bent, dimensions: Dimensions) -> None:
    """The bent piece from below, colored by its greatest pull: from blue to red at half of the strength."""
    from tools.hardware.case.pictures.renderer import Camera, Thing, draw  # needs Pillow, and the tests do not

    tensors = bent.stress[:, [[0, 3, 5], [3, 1, 4], [5, 4, 2]]]
    share = np.clip(np.linalg.eigvalsh(tensors)[:, 2] * 2 / dimensions.plastic["along_mpa"], 0, 1)
    over = np.array([1.0, -1.0, -1.0])
    places = (mesh.nodes + LARGER * bent.moved) * over
    sides = mesh.sides()[:, [0, 2, 1]]
    steps = np.clip((share[sides].mean(axis=1) * len(SCALE)).astype(int), 0, len(SCALE) - 1)
    things = [Thing(places[sides[steps == step]], color) for step, color in enumerate(SCALE) if (steps == step).any()]
    draw(path, things, Camera(-28, 48), (1000, 760), table=False)


SCALE = tuple(
    (int(40 + 200 * step), int(90 + 130 * (1 - abs(2 * step - 1))), int(200 - 160 * step))
    for step in np.linspace(0, 1, 10)
)
