"""The whole hub as one STEP and one GLB file: the printed pieces in place, and what is bought as boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from build123d import Color, Compound, Part, export_gltf
from tools.hardware.case.plan.contents import Fitted, connected_parts, contents
from tools.hardware.case.plan.dimensions import Dimensions
from tools.hardware.case.solids.catalog import PIECES
from tools.hardware.case.solids.interference import solid

FINE, TURN = 0.12, 0.6  # mm and radians by which a surface of the GLB file may be off: for looking, not for printing
BOUGHT = (118, 150, 128)
LARGEST = 5.0  # MB that a file may have, because it is kept with the sources


def assembly(dimensions: Dimensions, solids: Mapping[str, Sequence[Part]], fitted: Sequence[Fitted]) -> Compound:
    """The hub. Every piece keeps its name and its color."""
    parts = []
    for piece in PIECES:
        group = Compound(children=[_named(part, piece.name, piece.color) for part in solids[piece.name]])
        group.label = piece.title
        parts.append(group)
    inside = [box for box in (*contents(dimensions), *connected_parts(dimensions, fitted)) if "wires" not in box.name]
    boxes = [_named(solid(box), box.name, BOUGHT) for box in inside]
    bought = Compound(children=boxes)
    bought.label = "Bought parts, as boxes"
    whole = Compound(children=[*parts, bought])
    whole.label = "Roundhouse hub"
    return whole


def _named(part: Part, name: str, color: tuple[int, int, int]) -> Part:
    copy = Part(part.wrapped)
    copy.label = name
    copy.color = Color(*(channel / 255 for channel in color))
    return copy


def write_glb(path: Path, whole: Compound) -> None:
    export_gltf(whole, str(path), binary=True, linear_deflection=FINE, angular_deflection=TURN)


def faults(folder: Path) -> list[str]:
    """One sentence for each file that is too large to be kept with the sources."""
    return [
        f"{path.name} has {path.stat().st_size / 1e6:.1f} MB; at most {LARGEST:g} are kept with the sources."
        for path in (folder / "hub.step", folder / "hub.glb")
        if path.stat().st_size > LARGEST * 1e6
    ]
