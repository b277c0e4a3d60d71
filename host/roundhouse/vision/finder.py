"""Finds what may be tiles in a photo, at any angle and size: a network marks their middles, and says how they lie.

Nothing here knows whether it is a tile. It proposes freely, and the reader refuses what is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from roundhouse.vision.geometry import Picture, Points, overlap_share, tile_size
from roundhouse.vision.network import Network, Numbers

_LEVELS: Final = (120, 200, 320, 512, 800, 1216)
"""The lengths of the longer side at which a photo is looked at: tiles of 12 to 60 pixels' width are found at each."""
_WIDTHS: Final = (11.0, 64.0)
CELL: Final = 4
"""Pixels of the photo, in width and height, to one number of the network's maps."""
LENGTH: Final = 8
"""Pixels to a unit of the lengths that the network tells."""
_LIKELY: Final = 0.25
"""The least probability that a tile's middle is there."""
_FACE: Final = 0.5
_MOST_PROPOSALS: Final = 80
_SAME_TILE_OVERLAP: Final = 0.75
"""The part of the larger of two proposals that the other covers if they mean the same tile."""


@dataclass(frozen=True)
class Candidate:
    """A possible tile: its corners, clockwise from one end, and how sure the finder is."""

    corners: Points
    score: float

    @property
    def size(self) -> float:
        return tile_size(self.corners)


@dataclass(frozen=True)
class Level:
    """The network's answer to a photo at one size: `scale` is pixels there to one of the photo.

    `middles` and `faces` are probabilities; `shape` tells how the tile lies that is there.
    """

    scale: float
    middles: Numbers
    faces: Numbers
    shape: Numbers

    def candidates(self) -> list[Candidate]:
        """A tile wherever a middle is surer than around it."""
        top = cv2.dilate(self.middles, np.ones((3, 3), np.uint8))
        peaks = zip(*np.nonzero((self.middles >= top) & (self.middles > _LIKELY)), strict=True)
        found = [Candidate(self._corners(row, column), float(self.middles[row, column])) for row, column in peaks]
        return [each for each in found if _WIDTHS[0] <= _width(each.corners) * self.scale <= _WIDTHS[1]]

    def _corners(self, row: int, column: int) -> Points:
        """The tile that the cells around one agree on."""
        top, left = max(0, row - 1), max(0, column - 1)
        part = self.middles[top : row + 2, left : column + 2]
        share = part / part.sum()
        y, x = np.mgrid[top : top + part.shape[0], left : left + part.shape[1]]
        shape = (self.shape[:, top : row + 2, left : column + 2] * share).sum((1, 2)) * LENGTH
        middle = np.array([(x * share).sum(), (y * share).sum()]) * CELL + CELL / 2 + shape[:2]
        long, short = _halved(shape[2:4]), _halved(shape[4:])
        if short[0] * long[1] < short[1] * long[0]:
            short = -short
        tile = np.array([middle - long - short, middle - long + short, middle + long + short, middle + long - short])
        return np.asarray(tile / self.scale, np.float32)


def _halved(doubled: Numbers) -> Numbers:
    """An axis whose angle was doubled."""
    length, angle = float(np.hypot(*doubled)), float(np.arctan2(doubled[1], doubled[0])) / 2
    return np.array([np.cos(angle), np.sin(angle)], np.float32) * np.float32(length)


def _width(corners: Points) -> float:
    return float(np.linalg.norm(corners[1] - corners[0]))


class Finder:
    """Finds what may be tiles."""

    def __init__(self) -> None:
        self._network: Final = Network("finder")

    def look(self, picture: Picture) -> list[Level]:
        """A photo as the network sees it at every size."""
        scales = [length / max(picture.shape[:2]) for length in _LEVELS]
        return [self._level(picture, scale) for scale in scales if scale <= 2 or scale == scales[0]]

    def _level(self, picture: Picture, scale: float) -> Level:
        way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
        shown = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=way)
        height, width = shown.shape[:2]
        shown = cv2.copyMakeBorder(shown, 0, -height % 32, 0, -width % 32, cv2.BORDER_REPLICATE)
        maps = self._network.answers([np.asarray(shown, np.uint8)])[0]
        maps = maps[:, : -(-height // CELL), : -(-width // CELL)]
        middles, faces = 1 / (1 + np.exp(-maps[:2]))
        return Level(scale, middles, faces, maps[2:])


def candidates(levels: Sequence[Level]) -> list[Candidate]:
    """The possible tiles, the surest first; the same one at several sizes is told once."""
    kept: list[Candidate] = []
    for each in sorted((each for level in levels for each in level.candidates()), key=lambda each: -each.score):
        if len(kept) < _MOST_PROPOSALS and all(
            overlap_share(each.corners, other.corners, max) < _SAME_TILE_OVERLAP for other in kept
        ):
            kept.append(each)
    return kept


def left_over(levels: Sequence[Level], tiles: Sequence[Points]) -> list[Points]:
    """The corners of boxes round whatever looks like the face of a tile and belongs to none of these."""
    if not tiles:
        return []
    width = float(np.median([_width(corners) for corners in tiles]))
    level = min(levels, key=lambda level: abs(np.log(level.scale * width / 30)))
    faces = (level.faces > _FACE).astype(np.uint8)
    for corners in tiles:
        grown = corners.mean(0) + (corners - corners.mean(0)) * 1.15
        cv2.fillConvexPoly(faces, np.round(grown * (level.scale / CELL)).astype(np.int32), 0)
    faces = np.asarray(cv2.morphologyEx(faces, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)), np.uint8)
    least = (width * level.scale / CELL) ** 2
    return [
        np.asarray(cv2.boxPoints(cv2.minAreaRect(outline)) * (CELL / level.scale), np.float32)
        for outline in cv2.findContours(faces, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]
        if cv2.contourArea(outline) >= least
    ]
