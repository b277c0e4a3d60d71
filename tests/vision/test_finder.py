"""Tiles are proposed where the finder's maps say that one lies, and faces that belong to none are told."""

import math

import numpy as np
import pytest

from roundhouse.vision.finder import CELL, LENGTH, Level, candidates, left_over
from roundhouse.vision.geometry import overlap_share
from roundhouse.vision.network import Numbers

CELLS = 40


def tile(x: float, y: float, width: float, degrees: float) -> Numbers:
    """The corners of a tile twice as long as wide."""
    angle = math.radians(degrees)
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    corners = np.array([(-0.5, -1), (0.5, -1), (0.5, 1), (-0.5, 1)]) @ turn * width + (x, y)
    return np.asarray(corners, np.float32)


def level_with(*tiles: Numbers, faces: tuple[tuple[slice, slice], ...] = (), scale: float = 1) -> Level:
    """The maps of a network that sees these tiles, and these places of faces."""
    middles, face = np.zeros((2, CELLS, CELLS), np.float32)
    shape = np.zeros((6, CELLS, CELLS), np.float32)
    for corners in tiles:
        x, y = corners.mean(0)
        column, row = int(x / CELL), int(y / CELL)
        long, short = (corners[2] + corners[3] - corners[:2].sum(0)) / 4, (corners[1] - corners[0]) / 2
        for down in range(row - 1, row + 2):
            for right in range(column - 1, column + 2):
                middles[down, right] = 0.9 if (down, right) == (row, column) else 0.4
                doubled = [np.hypot(*axis) * np.exp(2j * np.angle(complex(*axis))) for axis in (long, short)]
                told = [
                    x - (right + 0.5) * CELL,
                    y - (down + 0.5) * CELL,
                    *(part for axis in doubled for part in (axis.real, axis.imag)),
                ]
                shape[:, down, right] = np.array(told) / LENGTH
    for place in faces:
        face[place] = 1
    return Level(scale, middles, face, shape)


@pytest.mark.parametrize("degrees", range(0, 360, 35))
@pytest.mark.parametrize("scale", [1, 0.25])
def test_a_tile_is_proposed_as_it_lies(degrees: int, scale: float) -> None:
    corners = tile(73, 81, 22, degrees)
    (found,) = candidates([level_with(corners, scale=scale)])
    ways = [np.roll(found.corners * scale, turn, axis=0) for turn in (0, 2)]
    assert min(float(np.abs(way - corners).max()) for way in ways) < 0.1


def test_a_tile_that_is_seen_at_two_sizes_is_proposed_once() -> None:
    small, large = level_with(tile(60, 60, 14, 20)), level_with(tile(120, 120, 28, 20), scale=2)
    assert len(candidates([small, large])) == 1


def test_tiles_that_are_too_small_at_a_size_are_left_to_a_larger_one() -> None:
    assert not candidates([level_with(tile(60, 60, 8, 20))])


def test_faces_that_belong_to_no_tile_are_left_over() -> None:
    other = slice(20, 35), slice(25, 33)
    level = level_with(faces=((slice(2, 18), slice(2, 10)), other))
    (box,) = left_over([level], [tile(24, 40, 32, 0)])
    assert overlap_share(box, np.array([(100, 80), (132, 80), (132, 140), (100, 140)], np.float32)) > 0.8


def test_an_overlap_is_a_part_of_the_smaller_or_of_the_larger() -> None:
    large, small = tile(50, 50, 20, 0), tile(50, 50, 10, 0)
    assert overlap_share(large, small) == pytest.approx(1)
    assert overlap_share(large, small, max) == pytest.approx(0.25)
    assert overlap_share(large, tile(150, 50, 20, 0)) == 0
