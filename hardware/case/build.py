"""Makes everything under hardware/case/out: STL and STEP files, pictures, and the manifest with what was measured.

`python tools/hardware/case.py` calls it; needs build123d, numpy and Pillow.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import numpy as np
from build123d import Compound, Part, export_step, import_step
from hardware.case.bought import Fitted
from hardware.case.catalog import PIECES, Piece
from hardware.case.measures import ROOT, SUPPLIES, Measures, read
from hardware.case.mesh import Triangles

from hardware.case import mesh, proof, rules, scenes, screws, step_file, steps
from roundhouse import __version__

OUT = ROOT / "hardware" / "case" / "out"
LINEAR, ANGULAR = 0.05, 0.6  # mm and radians: how far a mesh may be from the true surface
GAP = 6.0  # between small pieces on one bed
DENSITY = 1.27  # g/cm3, PETG
STEP_TIME = datetime(2000, 1, 1)  # a file says when it was made: always the same, so that equal solids are equal files
FILLED = 0.62  # of a thin-walled piece's volume is plastic, with 15 % infill
RATE = 9.0  # cm3 of plastic an hour: 0.2 mm layers at an ordinary speed


def triangles(part: Part) -> Triangles:
    """The mesh of a solid."""
    points, faces = part.tessellate(LINEAR, ANGULAR)
    places = np.round(np.array([[point.X, point.Y, point.Z] for point in points]), 5)
    found: Triangles = places[np.array(faces)]
    return found


def laid(piece: Piece, meshes: list[Triangles]) -> list[Triangles]:
    """The piece's meshes as they are printed: on the bed, in rows, the first corner near the middle."""
    placed = [one * np.array([1.0, -1.0, -1.0]) if piece.flip else one for one in meshes]
    if len(placed) == 1:
        low, high = placed[0].reshape(-1, 3).min(axis=0), placed[0].reshape(-1, 3).max(axis=0)
        return [placed[0] - np.array([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]])]
    columns = 4 if len(placed) > 4 else len(placed)
    pitch = max(max(mesh.extent(one)[:2]) for one in placed) + GAP
    result = []
    for number, one in enumerate(placed):
        low, high = one.reshape(-1, 3).min(axis=0), one.reshape(-1, 3).max(axis=0)
        row, column = divmod(number, columns)
        x, y = (column - (columns - 1) / 2) * pitch, -row * pitch
        result.append(one - np.array([(low[0] + high[0]) / 2 - x, (low[1] + high[1]) / 2 - y, low[2]]))
    return result


def measured(piece: Piece, solids: list[Part], printed: list[Triangles]) -> dict[str, Any]:
    """What the manifest says of a piece."""
    whole = np.concatenate(printed)
    spans = [bridge for one in printed for bridge in mesh.bridges(one)]
    plastic = sum(mesh.volume(one) for one in printed) / 1000
    share = 1.0 if plastic < 12 else FILLED
    return {
        "title": piece.title,
        "number": len(solids),
        "filament": piece.filament,
        "infill %": piece.infill,
        "lies": "upper side down" if piece.flip else "as it stands",
        "valid": all(bool(part.is_valid) and len(part.solids()) == 1 for part in solids),
        "triangles": len(whole),
        "open edges": sum(mesh.open_edges(one) for one in printed),
        "volume cm3": round(plastic, 2),
        "size mm": [round(side, 1) for side in mesh.extent(whole)],
        "thinnest mm": round(min(mesh.thinnest(one) for one in printed), 2),
        "widest ceiling mm": round(max((bridge.span for bridge in spans), default=0.0), 1),
        "ceiling": rules.CEILINGS[piece.name][1],
        "estimate g": round(plastic * share * DENSITY, 1),
        "estimate h": round(plastic * share / RATE, 1),
    }


def drilled(measures: Measures, meshes: dict[str, list[Triangles]], supply: str) -> dict[str, list[float]]:
    """How deep the holes of the screws are in the solids, mm, least and most, by what they hold; 0 is through."""
    found = {}
    for group in screws.screws(measures, supply):
        (piece,) = meshes[group.piece]
        way = 1.0 if group.end > group.mouth else -1.0
        deep = []
        for x, y in group.at:
            behind = way * (mesh.met(piece, x + 0.13, y + 0.07) - group.mouth)  # beside the axis: no corner is there
            deep.append(round(float(min(behind[behind > 0.1], default=0.0)), 2))
        found[group.key] = [min(deep), max(deep)]
    return found


def main(fitted: Sequence[Fitted]) -> int:
    """Builds, checks, writes; 1 when something is wrong with the case. `fitted`: what is seen on the carrier."""
    measures = read()
    wrong = rules.faults(measures)
    OUT.mkdir(exist_ok=True)
    for old in OUT.iterdir():
        old.unlink()
    solids: dict[str, list[Part]] = {}
    meshes: dict[str, list[Triangles]] = {}
    pieces: dict[str, Any] = {}
    for piece in PIECES:
        print(f"   {piece.title}", flush=True)
        solids[piece.name] = piece.build(measures)
        meshes[piece.name] = [triangles(part) for part in solids[piece.name]]
        printed = laid(piece, meshes[piece.name])
        mesh.write_stl(OUT / f"{piece.name}.stl", np.concatenate(printed))
        first = solids[piece.name]
        whole = first[0] if len(first) == 1 else Compound(first)
        export_step(whole, OUT / f"{piece.name}.step", write_pcurves=False, timestamp=STEP_TIME)
        wrong += condensed(OUT / f"{piece.name}.step", sum(part.volume for part in first))
        pieces[piece.name] = measured(piece, first, printed)
        scenes.portrait(OUT / f"{piece.name}.png", printed, piece.color)
    known: dict[str, float] = {}
    shared = {supply: collisions(measures, solids, supply, known) for supply in SUPPLIES}
    holes = {supply: drilled(measures, meshes, supply) for supply in SUPPLIES}
    manifest = {"version": __version__, "pieces": pieces, "shared mm3": shared, "screw holes mm": holes}
    wrong += rules.of_manifest(manifest, measures)
    (OUT / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    print("   pictures", flush=True)
    looks = {piece.name: (piece.color, piece.glow) for piece in PIECES}
    scenes.pictures(OUT, meshes, looks, measures, fitted)
    steps.pictures(OUT, meshes, looks, measures, fitted)
    for fault in wrong:
        print(fault)
    return 1 if wrong else 0


def condensed(path: Path, volume: float) -> list[str]:
    """Makes a STEP file smaller, and says so if what it gives is not the same solid any more."""
    path.write_text(step_file.condense(path.read_text(encoding="ascii")), encoding="ascii")
    back = import_step(path)
    if not back.is_valid or abs(back.volume - volume) > 1.0:
        return [f"{path.name} read back has {back.volume:.1f} mm3, not {volume:.1f}, or is no closed solid."]
    return []


def collisions(
    measures: Measures, solids: dict[str, list[Part]], supply: str, known: dict[str, float]
) -> dict[str, float]:
    """The volumes that the pieces of the hub with this supply share."""
    names = [piece.name for piece in PIECES if piece.only in ("", supply) and piece.name != "blank"]
    return proof.collisions(measures, {name: solids[name] for name in names}, supply, known)
