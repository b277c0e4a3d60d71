"""Triangle meshes: STL files, and their checks for a 3D printer. Needs numpy, but no modeling kernel.

A mesh is an array of triangles, (n, 3, 3), in millimeters, counterclockwise as seen from outside. It is in printing
position: z = 0 is the bed.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse import __version__

Triangles = NDArray[np.float64]

BED = 0.05  # mm: anything this low rests on the bed
STEEPEST = 45.0  # degrees from vertical that print without support
ANGLE_TOLERANCE = 0.5  # degrees: facets of curves
HEADER = f"Roundhouse {__version__}, millimeters".encode("ascii").ljust(80)
RECORD: Any = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("extra", "<u2")])


@dataclass(frozen=True)
class Bridge:
    """A ceiling that is printed over air: height above the bed, area, and span."""

    z: float
    area: float
    span: float


def write_stl(path: Path, triangles: Triangles) -> None:
    """Write a binary STL file; the same triangles give the same bytes."""
    records = np.zeros(len(triangles), RECORD)
    records["normal"] = normals(triangles)
    records["corners"] = triangles
    path.write_bytes(HEADER + struct.pack("<I", len(triangles)) + records.tobytes())


def read_stl(path: Path) -> Triangles:
    content = path.read_bytes()
    (count,) = struct.unpack_from("<I", content, 80)
    found: Triangles = np.frombuffer(content, RECORD, count, 84)["corners"].astype(np.float64)
    return found


def normals(triangles: Triangles) -> Triangles:
    """The unit normals; zero for a triangle without area."""
    cross = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    length = np.linalg.norm(cross, axis=1, keepdims=True)
    unit: Triangles = np.divide(cross, length, out=np.zeros_like(cross), where=length > 1e-12)
    return unit


def areas(triangles: Triangles) -> NDArray[np.float64]:
    """The area of each triangle, mm2."""
    cross = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    found: NDArray[np.float64] = np.linalg.norm(cross, axis=1) / 2
    return found


def volume(triangles: Triangles) -> float:
    """The volume in mm3; negative for a mesh that is inside out."""
    return float(np.einsum("ij,ij->i", triangles[:, 0], np.cross(triangles[:, 1], triangles[:, 2])).sum() / 6)


def extent(triangles: Triangles) -> tuple[float, float, float]:
    """The length, width and height of the bounding box."""
    x, y, z = np.ptp(triangles.reshape(-1, 3), axis=0)
    return float(x), float(y), float(z)


def corners(triangles: Triangles) -> NDArray[np.int64]:
    """A number for each corner of each triangle; corners within a thousandth of a millimeter share a number."""
    rounded = np.round(triangles.reshape(-1, 3) * 1000).astype(np.int64)
    _, index = np.unique(rounded, axis=0, return_inverse=True)
    return index.reshape(-1, 3).astype(np.int64)


def open_edges(triangles: Triangles) -> int:
    """The number of edges that do not join exactly two triangles of the same orientation: 0 for a closed solid."""
    index = corners(triangles)
    index = index[(index[:, 0] != index[:, 1]) & (index[:, 1] != index[:, 2]) & (index[:, 0] != index[:, 2])]
    there = np.concatenate([index[:, [0, 1]], index[:, [1, 2]], index[:, [2, 0]]])
    count = int(index.max()) + 1 if len(index) else 1
    ways, times = np.unique(there[:, 0] * count + there[:, 1], return_counts=True)
    back = ways % count * count + ways // count
    place = np.searchsorted(ways, back)
    place[place == len(ways)] = 0
    partner = np.where(ways[place] == back, times[place], 0)
    return int((partner != times).sum())


def line_crossings(triangles: Triangles, x: float, y: float) -> NDArray[np.float64]:
    """The heights at which a vertical line passes through the mesh, from below."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = (triangles[:, corner].T for corner in range(3))
    area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    with np.errstate(divide="ignore", invalid="ignore"):
        u = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area
        v = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area
        inside = (np.abs(area) > 1e-9) & (u >= 0) & (v >= 0) & (u + v <= 1)
        heights = az + u * (bz - az) + v * (cz - az)
    found: NDArray[np.float64] = np.unique(np.round(heights[inside], 3))
    return found


def bodies(triangles: Triangles) -> NDArray[np.int64]:
    """For each triangle, the number of its connected piece."""
    index = corners(triangles)
    label = np.arange(int(index.max()) + 1 if len(index) else 0)
    while True:
        low = label[index].min(axis=1)
        new = label.copy()
        for side in range(3):
            np.minimum.at(new, index[:, side], low)
        new = new[new]
        if np.array_equal(new, label):
            return label[index[:, 0]].astype(np.int64)
        label = new


def overhangs(triangles: Triangles) -> Triangles:
    """The triangles that overhang more than prints without support, except those on the bed."""
    down = normals(triangles)[:, 2] < -np.sin(np.radians(90 - STEEPEST + ANGLE_TOLERANCE))
    above = triangles[:, :, 2].max(axis=1) > triangles[:, :, 2].min() + BED
    found: Triangles = triangles[down & above]
    return found


def bridges(triangles: Triangles) -> list[Bridge]:
    """All overhangs, merged where they touch; `span` is the diameter of the largest circle in each."""
    found = overhangs(triangles)
    if not len(found):
        return []
    label = bodies(found)
    result = []
    for number in np.unique(label):
        piece = found[label == number]
        area = float(areas(piece).sum())
        result.append(Bridge(round(float(piece[:, :, 2].min()), 2), round(area, 1), round(_narrow(piece), 1)))
    return sorted(result, key=lambda bridge: (-bridge.span, bridge.z, bridge.area))


def _narrow(piece: Triangles) -> float:
    """The diameter of the largest circle in a patch as seen from above: the longest bridge to print."""
    index, flat = corners(piece), piece[:, :, :2]
    edges: dict[tuple[int, int], tuple[NDArray[np.float64], NDArray[np.float64]]] = {}
    for triangle, points in zip(index.tolist(), flat, strict=True):
        for one, two in ((0, 1), (1, 2), (2, 0)):
            key = (min(triangle[one], triangle[two]), max(triangle[one], triangle[two]))
            if edges.pop(key, None) is None:
                edges[key] = (points[one], points[two])
    if not edges:
        return 0.0
    share = np.array([(a, b, 8 - a - b) for a in range(9) for b in range(9 - a)]) / 8
    inside = np.einsum("sk,nkd->nsd", share, flat).reshape(-1, 2)
    nearest = np.full(len(inside), np.inf)
    for start, end in edges.values():
        way = end - start
        along = np.clip((inside - start) @ way / max(float(way @ way), 1e-12), 0, 1)
        nearest = np.minimum(nearest, np.linalg.norm(inside - start - along[:, None] * way, axis=1))
    return 2 * float(nearest.max())


def thinnest(triangles: Triangles, samples: int = 600) -> float:
    """The least thickness, measured straight through at evenly sampled triangles.

    Counts only walls with parallel sides: a wedge, such as the edge of a bevel, has no thickness.
    """
    facing, size = normals(triangles), areas(triangles)
    chosen = np.flatnonzero(size > 0.5)
    if len(chosen) > samples:
        chosen = chosen[np.linspace(0, len(chosen) - 1, samples).astype(int)]
    first, one, two = triangles[:, 0], triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0]
    least = float("inf")
    for number in chosen:
        way = -facing[number]
        start = triangles[number].mean(axis=0)
        across = np.cross(way, two)
        share = np.einsum("ij,ij->i", one, across)
        usable = (facing @ facing[number] < -0.98) & (np.abs(share) > 1e-9)
        inverse = 1 / np.where(usable, share, 1)
        offset = start - first
        u = np.einsum("ij,ij->i", offset, across) * inverse
        normal = np.cross(offset, one)
        v = normal @ way * inverse
        far = np.einsum("ij,ij->i", two, normal) * inverse
        hit = usable & (u >= 0) & (v >= 0) & (u + v <= 1) & (far > 1e-3)
        if hit.any():
            least = min(least, float(far[hit].min()))
    return least
