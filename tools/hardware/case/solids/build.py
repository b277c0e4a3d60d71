"""Makes everything in hardware/case/out: STL, STEP and GLB files, pictures, and the manifest with the measurements.

`python -m tools.hardware.case.printed_case` calls it; needs build123d, numpy and Pillow.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import numpy as np
from build123d import Compound, Part, export_step, import_step
from tools.hardware.case.pictures import scenes, steps
from tools.hardware.case.plan import rules, screws
from tools.hardware.case.plan.contents import Fitted
from tools.hardware.case.plan.dimensions import ROOT, Dimensions, read
from tools.hardware.case.solids import assembly, interference, mesh, step_file
from tools.hardware.case.solids.catalog import COUPON, PIECES, SPLIT, Piece
from tools.hardware.case.solids.mesh import Triangles

from roundhouse import __version__

OUT = ROOT / "hardware" / "case" / "out"
LINEAR, ANGULAR = 0.05, 0.6  # mm and radians: largest deviation of a mesh from the surface
GAP = 6.0  # mm between small pieces on the bed
DENSITY = 1.27  # g/cm3, PETG
STEP_TIME = datetime(2000, 1, 1)  # a fixed time stamp, so that equal solids give equal files
FILLED = 0.62  # share of plastic in a thin-walled piece with 15 % infill
RATE = 9.0  # cm3 of plastic per hour, with 0.2 mm layers at ordinary speed


def triangles(part: Part) -> Triangles:
    points, faces = part.tessellate(LINEAR, ANGULAR)
    places = np.round(np.array([[point.X, point.Y, point.Z] for point in points]), 5)
    found: Triangles = places[np.array(faces)]
    return found


def laid(piece: Piece, meshes: list[Triangles]) -> list[Triangles]:
    """The piece's meshes in printing position: on the bed, in rows, centered."""
    placed = [one * np.array([1.0, -1.0, -1.0]) if piece.flip else one for one in meshes]
    turn = np.radians(piece.turn)
    if turn:
        across = np.array([[np.cos(turn), np.sin(turn), 0], [-np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
        placed = [one @ across for one in placed]
    columns = 4 if len(placed) > 4 else len(placed)
    sides = np.array([mesh.extent(one)[:2] for one in placed])
    wide = [sides[column::columns, 0].max() for column in range(columns)]
    deep = [sides[row : row + columns, 1].max() for row in range(0, len(placed), columns)]
    result = []
    for number, one in enumerate(placed):
        low, high = one.reshape(-1, 3).min(axis=0), one.reshape(-1, 3).max(axis=0)
        row, column = divmod(number, columns)
        x, y = _middle(wide, column), -_middle(deep, row)
        result.append(one - np.array([(low[0] + high[0]) / 2 - x, (low[1] + high[1]) / 2 - y, low[2]]))
    return result


def _middle(sides: list[float], at: int) -> float:
    """The middle of one of several things in a row with gaps, from the middle of the row."""
    return float(sum(sides[:at]) + sides[at] / 2 - sum(sides) / 2 + GAP * (at - (len(sides) - 1) / 2))


def measured(piece: Piece, solids: list[Part], printed: list[Triangles]) -> dict[str, Any]:
    """A piece's entry in the manifest."""
    whole = np.concatenate(printed)
    spans = [bridge for one in printed for bridge in mesh.bridges(one)]
    plastic = sum(mesh.volume(one) for one in printed) / 1000
    share = 1.0 if plastic < 12 else FILLED
    return {
        "title": piece.title,
        "number": len(solids),
        "filament": piece.filament,
        "infill %": piece.infill,
        "orientation": "upside down" if piece.flip else "upright",
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


def drilled(dimensions: Dimensions, meshes: dict[str, list[Triangles]]) -> dict[str, list[float]]:
    """The least and greatest depth of the screw holes in the solids, mm, by group of screws; 0 is a through hole."""
    found = {}
    for group in screws.screws(dimensions):
        (piece,) = meshes[group.piece]
        way = 1.0 if group.end > group.mouth else -1.0
        deep = []
        for x, y in group.at:
            # Next to the axis, where no corner is.
            behind = way * (mesh.line_crossings(piece, x + 0.13, y + 0.07) - group.mouth)
            deep.append(round(float(min(behind[behind > 0.1], default=0.0)), 2))
        found[group.key] = [min(deep), max(deep)]
    return found


def main(fitted: Sequence[Fitted]) -> int:
    """Build, check and write the case; return 1 if anything is wrong. `fitted` are the parts on the carrier."""
    dimensions = read()
    wrong = rules.faults(dimensions, fitted)
    OUT.mkdir(exist_ok=True)
    for old in OUT.iterdir():
        old.unlink()
    solids: dict[str, list[Part]] = {}
    meshes: dict[str, list[Triangles]] = {}
    pieces: dict[str, Any] = {}
    for piece in (*PIECES, *SPLIT, *COUPON):
        print(f"   {piece.title}", flush=True)
        solids[piece.name] = piece.build(dimensions)
        meshes[piece.name] = [triangles(part) for part in solids[piece.name]]
        printed = laid(piece, meshes[piece.name])
        mesh.write_stl(OUT / f"{piece.name}.stl", np.concatenate(printed))
        first = solids[piece.name]
        whole = first[0] if len(first) == 1 else Compound(first)
        export_step(whole, OUT / f"{piece.name}.step", write_pcurves=False, timestamp=STEP_TIME)
        wrong += condensed(OUT / f"{piece.name}.step", sum(part.volume for part in first))
        pieces[piece.name] = measured(piece, first, printed)
        scenes.portrait(OUT / f"{piece.name}.png", printed, piece.color)
    whole_pieces = {piece.name: solids[piece.name] for piece in PIECES}
    manifest = {
        "version": __version__,
        "pieces": pieces,
        "shared mm3": interference.collisions(dimensions, whole_pieces, fitted),
        "swept mm3": interference.swept(dimensions, solids, fitted),
        "halves mm3": interference.joined(
            dimensions, whole_pieces | {piece.name: solids[piece.name] for piece in SPLIT}, fitted
        ),
        "screw holes mm": drilled(dimensions, meshes),
    }
    wrong += rules.of_manifest(manifest, dimensions)
    (OUT / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    print("   pictures", flush=True)
    looks = {piece.name: (piece.color, piece.glow) for piece in (*PIECES, *SPLIT, *COUPON)}
    meshes = {name: meshes[name] for name in looks}
    scenes.pictures(OUT, meshes, looks, dimensions, fitted)
    steps.pictures(OUT, meshes, looks, dimensions, fitted)
    whole = assembly.assembly(dimensions, solids, fitted)
    export_step(whole, OUT / "hub.step", write_pcurves=False, timestamp=STEP_TIME)
    wrong += condensed(OUT / "hub.step", sum(part.volume for part in whole.solids()))
    assembly.write_glb(OUT / "hub.glb", whole)
    wrong += assembly.faults(OUT)
    for fault in wrong:
        print(fault)
    return 1 if wrong else 0


def condensed(path: Path, volume: float) -> list[str]:
    """Make a STEP file smaller; return a sentence if it no longer gives the same solid."""
    path.write_text(step_file.condense(path.read_text(encoding="ascii")), encoding="ascii")
    back = import_step(path)
    if not back.is_valid or abs(back.volume - volume) > 1.0:
        return [f"{path.name} reads back with {back.volume:.1f} mm3 instead of {volume:.1f}, or as an open solid."]
    return []
