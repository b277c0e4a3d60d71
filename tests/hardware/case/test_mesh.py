"""Meshes: closed or not, their ceilings and walls, and STL files."""

from pathlib import Path

import numpy as np
import pytest
from tools.hardware.case.solids import mesh

FACES = (
    ((0, 2, 1), (0, 3, 2)), ((4, 5, 6), (4, 6, 7)), ((0, 1, 5), (0, 5, 4)),
    ((1, 2, 6), (1, 6, 5)), ((2, 3, 7), (2, 7, 6)), ((3, 0, 4), (3, 4, 7)),
)  # fmt: skip


def frustum(low: float, high: float, bottom: float, top: float) -> mesh.Triangles:
    """A four-sided block, `low` and `high` wide at its ends."""
    around = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
    points = [(x * low, y * low, bottom) for x, y in around] + [(x * high, y * high, top) for x, y in around]
    return np.array([[points[corner] for corner in face] for side in FACES for face in side], float)


def test_a_block_is_closed_until_a_triangle_is_missing_or_flipped() -> None:
    block = frustum(10, 10, 0, 5)
    assert mesh.open_edges(block) == 0
    assert mesh.volume(block) == pytest.approx(500)
    assert mesh.volume(block[:, ::-1]) == pytest.approx(-500)
    assert mesh.open_edges(block[1:]) == 3
    turned = block.copy()
    turned[3] = turned[3][::-1]
    assert mesh.open_edges(turned) == 3


def test_a_ceiling_has_a_span_and_a_steep_side_is_no_ceiling() -> None:
    assert mesh.bridges(frustum(10, 10, 0, 5)) == []
    assert mesh.bridges(frustum(10, 19.8, 0, 5)) == []
    (steep,) = mesh.bridges(frustum(10, 24, 0, 5))
    assert steep.z == 0
    table = np.concatenate([frustum(4, 4, 0, 10), frustum(20, 20, 10.001, 12)])
    (ceiling,) = mesh.bridges(table)
    assert (ceiling.z, ceiling.area) == (10.0, 400.0)
    assert ceiling.span == pytest.approx(20, abs=3)


def test_a_thin_wall_is_measured() -> None:
    assert mesh.thinnest(frustum(20, 20, 0, 0.6)) == pytest.approx(0.6)
    assert mesh.thinnest(frustum(20, 20, 0, 3.0)) == pytest.approx(3.0)


def test_an_stl_file_has_the_same_bytes_each_time(tmp_path: Path) -> None:
    block = frustum(10, 7, 0, 5)
    for name in ("a.stl", "b.stl"):
        mesh.write_stl(tmp_path / name, block)
    assert (tmp_path / "a.stl").read_bytes() == (tmp_path / "b.stl").read_bytes()
    assert mesh.read_stl(tmp_path / "a.stl") == pytest.approx(block)
