"""Reads the halves of tiles that were found, refuses what is no tile, and tells their corners more exactly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from threading import Lock
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from roundhouse.vision.geometry import Picture, Points, cut, from_half, half_corners
from roundhouse.vision.signs import NO_HALF, SIGNS

Numbers: TypeAlias = NDArray[np.float32]
_SQUARE: Final = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)
_MOST: Final = 0.25
"""How far, in widths of a half, a corner is moved at most."""
_AT_ONCE: Final = 128


@dataclass(frozen=True)
class TileSeen:
    """A tile as the reader sees it: its corners, and for both halves the probability of each sign."""

    corners: Points
    signs: Numbers

    @cached_property
    def score(self) -> float:
        """How sure it is that this is a tile, and what it is."""
        return float(self.signs[:, :NO_HALF].max(1).prod())

    @cached_property
    def size(self) -> float:
        """The square root of its area."""
        return float(np.sqrt(cv2.contourArea(self.corners)))


def prepared(crops: Sequence[Picture]) -> Numbers:
    """Halves as the network takes them: of no brightness and of one contrast, whatever the light."""
    pixels = np.stack(crops).transpose(0, 3, 1, 2).astype(np.float32) / 255
    mean, spread = pixels.mean((1, 2, 3), keepdims=True), pixels.std((1, 2, 3), keepdims=True)
    return np.asarray((pixels - mean) / (spread + np.float32(0.04)), np.float32)


class Reader:
    """Reads halves; several threads may ask it, one after the other."""

    def __init__(self) -> None:
        weights = files("roundhouse.vision").joinpath("reader.onnx").read_bytes()
        self._network: Final = cv2.dnn.readNetFromONNX(np.frombuffer(weights, np.uint8))
        self._lock: Final = Lock()

    def read(self, picture: Picture, tiles: Sequence[Points], mirrored: bool = False) -> list[TileSeen]:
        """Tiles with about these corners; `mirrored`: also in a mirror, which makes no difference to pips."""
        halves = [half for corners in tiles for half in half_corners(corners)]
        if not halves:
            return []
        crops = [cut(picture, half) for half in halves]
        answers = self._answers(crops)
        signs = _probabilities(answers[:, :SIGNS])
        if mirrored:
            other = self._answers([np.ascontiguousarray(crop[:, ::-1]) for crop in crops])
            signs = np.sqrt(signs * _probabilities(other[:, :SIGNS]))
            signs /= signs.sum(1, keepdims=True)
        moved = np.clip(answers[:, SIGNS:], -_MOST, _MOST).reshape(len(answers), 4, 2)
        outer = [from_half(half, _SQUARE + offset)[:2] for half, offset in zip(halves, moved, strict=True)]
        return [
            TileSeen(np.vstack(outer[at : at + 2]), signs[at : at + 2])
            for at in range(0, len(halves), 2)
            if cv2.isContourConvex(np.vstack(outer[at : at + 2]))
        ]

    def _answers(self, crops: Sequence[Picture]) -> Numbers:
        answers = []
        for start in range(0, len(crops), _AT_ONCE):
            with self._lock:
                self._network.setInput(prepared(crops[start : start + _AT_ONCE]))
                answers.append(np.array(self._network.forward(), np.float32))
        return np.vstack(answers)


def _probabilities(logits: Numbers) -> Numbers:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)
