"""Linear finite elements: gmsh cuts a STEP file into tetrahedra, CalculiX bends them. Both are Debian's packages.

Millimeters, newtons and megapascals. Nodes and elements are arrays; a load is a force for each node.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tools import debian

CACHE = debian.ROOT / ".cache" / "elements"
PACKAGES = (
    *("gmsh", "calculix-ccx", "libgmsh4.8", "libspooles2.2", "libarpack2", "libalglib3.19", "libblas3", "liblapack3"),
    *("libgfortran5", "libquadmath0", "libgomp1", "libstdc++6", "libgcc-s1", "libgmp10", "libmetis5", "libvoro++1"),
    *("libocct-data-exchange-7.6", "libocct-foundation-7.6", "libocct-modeling-algorithms-7.6"),
    *("libocct-modeling-data-7.6", "libocct-ocaf-7.6", "libocct-visualization-7.6", "libtbb12", "libtbbmalloc2"),
    *("libfltk1.3", "libfltk-gl1.3", "libfltk-images1.3", "libgl2ps1.4", "libgl1", "libglu1-mesa", "libglvnd0"),
    *("libglx0", "libopengl0", "libfreeimage3", "libjpeg62-turbo", "libpng16-16", "libtiff6", "libopenjp2-7"),
    *("libopenexr-3-1-30", "libimath-3-1-29", "libraw20", "libjxr0", "libwebp7", "libwebpmux3", "liblcms2-2"),
    *("libfreetype6", "libfontconfig1", "libexpat1", "libbrotli1", "liblzma5", "libzstd1", "zlib1g", "libjbig0"),
    *("libdeflate0", "liblerc4", "libx11-6", "libxau6", "libxcb1", "libxdmcp6", "libxext6", "libxfixes3", "libxft2"),
    *("libxcursor1", "libxinerama1", "libxrender1", "libbsd0", "libmd0", "libopenmpi3", "libhwloc15", "libudev1"),
    *("libevent-core-2.1-7", "libevent-pthreads-2.1-7"),
)
GEOMETRY = """\
SetFactory("OpenCASCADE");
{shapes}
Physical Volume("solid") = Volume{{:}};
Mesh.MeshSizeMin = {least};
Mesh.MeshSizeMax = {most};
Mesh.ElementOrder = 2;
Mesh.SecondOrderLinear = 1;
"""
EDGES = ((0, 1), (1, 2), (2, 0), (0, 3), (1, 3), (2, 3))  # of a tetrahedron, as its nodes 4 to 9 are in their middles
FLAT = 1e-6  # mm3: a tetrahedron without volume holds nothing, and CalculiX refuses it
# The sides of a tetrahedron: its corners, and the nodes in the middles of the edges between them.
SIDES = ((0, 1, 2, 4, 5, 6), (0, 3, 1, 7, 8, 4), (1, 3, 2, 8, 9, 5), (2, 3, 0, 9, 7, 6))

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]


@dataclass(frozen=True)
class Mesh:
    """Nodes, (n, 3), and tetrahedra with ten nodes each, (m, 10)."""

    nodes: Floats
    elements: Integers

    def sides(self) -> Integers:
        """The sides of the elements that are the solid's surface, (k, 6)."""
        every = np.concatenate([self.elements[:, list(side)] for side in SIDES])
        _, first, times = np.unique(np.sort(every[:, :3], axis=1), axis=0, return_index=True, return_counts=True)
        outer: Integers = every[first[times == 1]]
        return outer

    def volumes(self) -> Floats:
        """The volume of each element, mm3."""
        a, b, c, d = (self.nodes[self.elements[:, corner]] for corner in range(4))
        found: Floats = np.abs(np.einsum("ij,ij->i", b - a, np.cross(c - a, d - a))) / 6
        return found


@dataclass(frozen=True)
class Bent:
    """The effect of a load: how far each node moves, (n, 3), and its stress, (n, 6): xx, yy, zz, xy, yz, zx."""

    moved: Floats
    stress: Floats


def mesh_of(steps: Sequence[Path], ties: Sequence[Sequence[float]], least: float, most: float, folder: Path) -> Mesh:
    """The solids of STEP files as tetrahedra with edges from `least` to `most` mm. `folder` takes the files.

    They hold together where they touch, and at the `ties`, cylinders: middle of an end, way to the other end, radius.
    """
    shapes = [f'solid{number}() = ShapeFromFile("{step}");' for number, step in enumerate(steps)]
    shapes += [f"Cylinder(newv) = {{{', '.join(map(str, tie))}}};" for tie in ties]
    if len(shapes) > 1:
        shapes.append("Coherence;")
    geometry, made = folder / "mesh.geo", folder / "mesh.inp"
    text = GEOMETRY.format(shapes="\n".join(shapes), least=least, most=most)
    geometry.write_text(text, encoding="utf-8")
    _run("gmsh", ["-3", "-format", "inp", "-o", str(made), str(geometry)], folder)
    nodes: dict[int, list[float]] = {}
    elements: list[list[int]] = []
    section = ""
    for line in made.read_text(encoding="ascii").splitlines():
        if line.startswith("*"):
            section = "".join(line.split()).upper()
        elif section == "*NODE":
            number, *place = line.split(",")
            nodes[int(number)] = [float(value) for value in place]
        elif section.startswith("*ELEMENT,TYPE=C3D10"):
            elements.append([int(value) for value in line.split(",") if value.strip()][1:])
    used, index = np.unique(np.array(elements), return_inverse=True)
    places, tens = np.array([nodes[int(number)] for number in used]), index.reshape(-1, 10).astype(np.int64)
    for middle, (one, other) in enumerate(EDGES, 4):  # a curved edge would turn an element inside out at a fillet
        places[tens[:, middle]] = (places[tens[:, one]] + places[tens[:, other]]) / 2
    return Mesh(places, tens[Mesh(places, tens).volumes() > FLAT])


def pressed(mesh: Mesh, sides: Integers, force: Sequence[float]) -> Floats:
    """A load: a force that is spread evenly over some sides."""
    a, b, c = (mesh.nodes[sides[:, corner]] for corner in range(3))
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1) / 2
    share = np.repeat(area / area.sum() / 3, 3)  # an even pressure acts on the middles of the edges alone
    load = np.zeros_like(mesh.nodes)
    np.add.at(load, sides[:, 3:].reshape(-1), share[:, None] * np.array(force))
    return load


def bend(mesh: Mesh, held: NDArray[np.bool_], load: Floats, young: float, poisson: float, folder: Path) -> Bent:
    """The effect of a load on a solid of one material. `held`: the axes along which a node cannot move, (n, 3)."""
    lines = ["*NODE, NSET=ALL"]
    lines += [f"{n},{x:.6f},{y:.6f},{z:.6f}" for n, (x, y, z) in enumerate(mesh.nodes.tolist(), 1)]
    lines += ["*ELEMENT, TYPE=C3D10, ELSET=SOLID"]
    lines += [",".join(map(str, (n, *row))) for n, row in enumerate((mesh.elements + 1).tolist(), 1)]
    lines += ["*MATERIAL, NAME=PLASTIC", "*ELASTIC", f"{young},{poisson}"]
    lines += ["*SOLID SECTION, ELSET=SOLID, MATERIAL=PLASTIC", "*BOUNDARY"]
    lines += [f"{node + 1},{axis + 1}" for node, axis in np.argwhere(held).tolist()]
    lines += ["*STEP", "*STATIC", "*CLOAD"]
    lines += [f"{node + 1},{axis + 1},{load[node, axis]:.8g}" for node, axis in np.argwhere(load != 0).tolist()]
    lines += ["*NODE FILE", "U", "*EL FILE", "S", "*END STEP"]
    (folder / "solid.inp").write_text("\n".join(lines) + "\n", encoding="ascii")
    _run("ccx", ["-i", "solid"], folder)
    moved, stress = (_field(folder / "solid.frd", name, len(mesh.nodes)) for name in ("DISP", "STRESS"))
    return Bent(moved[:, :3], stress)


def _field(path: Path, name: str, nodes: int) -> Floats:
    """One quantity at all nodes, from CalculiX's result."""
    found = np.zeros((nodes, 6))
    inside = False
    with path.open(encoding="ascii") as lines:
        for line in lines:
            if line.startswith(" -4"):
                inside = line.split()[1] == name
            elif line.startswith(" -3"):
                inside = False
            elif inside and line.startswith(" -1"):
                row = found[int(line[3:13]) - 1]
                text = line[13:].rstrip("\n")
                for column in range(len(text) // 12):
                    row[column] = float(text[12 * column : 12 * column + 12])
    return found


def _run(name: str, words: Sequence[str], folder: Path) -> None:
    """Run one of the two programs. Raises NoProgramError."""
    program = found(name)
    environment: Mapping[str, Any] = {**os.environ, **program.environment, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [str(program.path), *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        last = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()][-3:]
        raise debian.NoProgramError(f"{name} failed: {' '.join(last)}")


def found(name: str) -> debian.Program:
    """A program with its libraries, or the one on the PATH. Raises NoProgramError."""
    try:
        tree = debian.runnable(CACHE, PACKAGES)
    except debian.NoPackagesError as missing:
        return debian.on_path((name,), missing)
    return debian.Program(tree / "usr/bin" / name, {"LD_LIBRARY_PATH": debian.libraries(tree)})
