"""Reads the halves of tiles that were found, refuses what is no tile, and tells their corners more exactly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import cv2
import numpy as np

from roundhouse.vision.geometry import UNIT, Picture, Points, from_half, half_corners, half_picture, tile_size
from roundhouse.vision.network import Network, Numbers
from roundhouse.vision.signs import NO_HALF, SIGN_COUNT

_FARTHEST: Final = 0.25
"""The farthest that a corner is moved, in widths of a half."""
_SIZES: Final = (1.0, 0.93, 1.07)


@dataclass(frozen=True)
class TileSeen:
    """A tile as the reader sees it: its corners, and for both halves the probability of each sign."""

    corners: Points
    signs: Numbers

    @cached_property
    def score(self) -> float:
        """The certainty that this is a tile, and what it is."""
        return float(self.signs[:, :NO_HALF].max(1).prod())

    @cached_property
    def size(self) -> float:
        return tile_size(self.corners)


class Reader:
    """Reads halves."""

    def __init__(self) -> None:
        self._network: Final = Network("reader")

    def read(self, picture: Picture, tiles: Sequence[Points]) -> list[TileSeen]:
        """Tiles with about these corners, their corners moved to where they are seen."""
        seen = []
        for corners, signs, moved in zip(tiles, *self._answers(picture, tiles), strict=True):
            halves = zip(half_corners(corners), moved, strict=True)
            better = np.vstack([from_half(half, UNIT + offsets)[:2] for half, offsets in halves])
            if cv2.isContourConvex(better):
                seen.append(TileSeen(better, signs))
        return seen

    def read_closely(self, picture: Picture, tiles: Sequence[Points]) -> list[TileSeen]:
        """Tiles with these corners, each read a little smaller and larger, too: what depends on the cut is not sure."""
        middles = [corners.mean(0) for corners in tiles]
        sized = [
            (corners - middle) * np.float32(size) + middle
            for corners, middle in zip(tiles, middles, strict=True)
            for size in _SIZES
        ]
        signs, _ = self._answers(picture, sized)
        mean = np.exp(np.log(signs + np.float32(1e-9)).reshape(len(tiles), len(_SIZES), 2, SIGN_COUNT).mean(1))
        return [TileSeen(corners, each / each.sum(1, keepdims=True)) for corners, each in zip(tiles, mean, strict=True)]

    def _answers(self, picture: Picture, tiles: Sequence[Points]) -> tuple[Numbers, Numbers]:
        """For each half of each tile the probabilities of the signs, and how far its four corners are off."""
        count = len(tiles)
        if not count:
            return np.zeros((0, 2, SIGN_COUNT), np.float32), np.zeros((0, 2, 4, 2), np.float32)
        answers = self._network.answers(
            [half_picture(picture, half) for corners in tiles for half in half_corners(corners)]
        )
        moved = np.clip(answers[:, SIGN_COUNT:], -_FARTHEST, _FARTHEST)
        return _probabilities(answers[:, :SIGN_COUNT]).reshape(count, 2, SIGN_COUNT), moved.reshape(count, 2, 4, 2)


def _probabilities(logits: Numbers) -> Numbers:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)
