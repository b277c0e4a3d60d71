"""The halves of a tile: their places, and how they are cut out of a photo, upright and of one size."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Picture: TypeAlias = NDArray[np.uint8]
"""Rows of pixels: blue, green, red."""
Points: TypeAlias = NDArray[np.float32]

CROP: Final = 48
"""Width and height of a half's picture."""
MARGIN: Final = 0.14
"""The margin that is shown round a half, as part of its width: it tells where the half ends."""
UNIT: Final = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)
"""The corners of a half as it sees itself, the outer edge first."""
_TILE: Final = UNIT * np.array([1, 2], np.float32)
_HALVES: Final = (UNIT, np.array([1, 2], np.float32) - UNIT)
_INSIDE: Final = (UNIT + MARGIN) * (CROP / (1 + 2 * MARGIN))
"""The place where a half's corners lie in its picture."""


def half_corners(corners: Points) -> tuple[Points, Points]:
    """The corners of both halves of a tile, each with its outer edge first."""
    warp = cv2.getPerspectiveTransform(_TILE, corners.astype(np.float32))
    first, second = (cv2.perspectiveTransform(half[None], warp)[0] for half in _HALVES)
    return first, second


def half_picture(picture: Picture, half: Points) -> Picture:
    """A half's picture, its outer edge at the top; smoothed where the photo is finer."""
    lengths = np.linalg.norm(half - np.roll(half, 1, axis=0), axis=1)
    finer = max(1, min(6, math.ceil(float(lengths.mean()) * (1 + 2 * MARGIN) / CROP - 0.4)))
    warp = cv2.getPerspectiveTransform(half.astype(np.float32), (_INSIDE * finer).astype(np.float32))
    size = (CROP * finer, CROP * finer)
    shown = cv2.warpPerspective(picture, warp, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if finer > 1:
        shown = cv2.resize(shown, (CROP, CROP), interpolation=cv2.INTER_AREA)
    return np.asarray(shown, np.uint8)


def to_half(half: Points, points: Points) -> Points:
    """Points of the photo as a half sees them: its corners lie at (0, 0), (1, 0), (1, 1), (0, 1)."""
    seen: Points = cv2.perspectiveTransform(points[None], cv2.getPerspectiveTransform(half.astype(np.float32), UNIT))[0]
    return seen


def from_half(half: Points, points: Points) -> Points:
    """The reverse of `to_half`."""
    seen: Points = cv2.perspectiveTransform(points[None], cv2.getPerspectiveTransform(UNIT, half.astype(np.float32)))[0]
    return seen


def tile_size(corners: Points) -> float:
    """The square root of a tile's area."""
    return float(np.sqrt(cv2.contourArea(corners)))


def overlap_share(first: Points, second: Points, of: Callable[[float, float], float] = min) -> float:
    """The part of the smaller of two tiles, or `of` the larger, that lies on the other."""
    if np.abs(first.mean(0) - second.mean(0)).max() > np.ptp(first, axis=0).max() + np.ptp(second, axis=0).max():
        return 0.0
    area = of(cv2.contourArea(first), cv2.contourArea(second))
    return float(cv2.intersectConvexConvex(first, second)[0]) / max(1e-3, area)
