"""The examples that the reader learns from: halves cut from rendered scenes, each with the right answer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray
from tools.vision.looks import Floats, Image, Random
from tools.vision.scenes import SIDE, Scene, render

from roundhouse.vision.geometry import Points, cut, half_corners, to_half
from roundhouse.vision.signs import NO_HALF

_SQUARE: Final = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)


@dataclass(frozen=True)
class Half:
    """A reader's example: the picture, the sign, and where the corners are, as parts of the half's width."""

    picture: Image
    sign: int
    offsets: Floats


def _shaken(half: Points, rng: Random, strength: float) -> Points:
    """A half as a finder that errs by `strength` widths would have it."""
    width = float(np.linalg.norm(half[1] - half[0]) + np.linalg.norm(half[2] - half[1])) / 2
    middle = half.mean(0)
    angle = rng.normal(0, strength)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    scale = 1 + rng.normal(0, strength, 2)
    moved = (half - middle) @ turn * scale + middle + rng.normal(0, strength * width, 2)
    return np.asarray(moved + rng.normal(0, strength * width * 0.4, (4, 2)), np.float32)


def reader_halves(scene: Scene, rng: Random, count: int) -> list[Half]:
    """Halves of a scene, and some pieces that are no halves."""
    whole = [tile for tile in scene.tiles if tile.whole and tile.width >= 11]
    examples: list[Half] = []
    while len(examples) < count:
        if not whole or rng.random() < 0.2:
            examples.append(Half(cut(scene.picture, _no_half(scene, rng)), NO_HALF, np.zeros(8, np.float32)))
            continue
        tile = whole[rng.integers(len(whole))]
        end = int(rng.integers(2))
        half = half_corners(tile.corners)[end]
        shaken = _shaken(half, rng, min(0.12, abs(rng.normal(0, 0.06))))
        offsets = (to_half(shaken, half) - _SQUARE).ravel()
        picture = cut(scene.picture, shaken)
        if np.abs(offsets).max() > 0.5:
            continue
        if rng.random() < 0.5:
            picture = np.ascontiguousarray(picture[:, ::-1])
            offsets = (offsets.reshape(4, 2)[[1, 0, 3, 2]] * (-1, 1)).ravel().astype(np.float32)
        examples.append(Half(picture, tile.halves[end], offsets))
    return examples


def _no_half(scene: Scene, rng: Random) -> Points:
    """A square that is no half: anywhere on the ground, or across a tile."""
    if scene.tiles and rng.random() < 0.75:
        tile = scene.tiles[rng.integers(len(scene.tiles))]
        half = half_corners(tile.corners)[int(rng.integers(2))]
        kind = rng.random()
        across, along = half[1] - half[0], half[2] - half[1]
        if kind < 0.4:
            angle = rng.uniform(0, 2 * np.pi)
            step = rng.uniform(0.42, 0.8)
            return np.asarray(half + across * np.cos(angle) * step + along * np.sin(angle) * step, np.float32)
        if kind < 0.7:
            size = rng.uniform(1.6, 2.5) if rng.random() < 0.6 else 0.5
            return np.asarray(half.mean(0) + (half - half.mean(0)) * size, np.float32)
        if kind < 0.85:
            box = cv2.boxPoints(
                (
                    half.mean(0).tolist(),
                    (tile.width, tile.width),
                    rng.uniform(30, 60) + np.degrees(np.arctan2(*across[::-1])),
                )
            )
            return np.asarray(box, np.float32)
        return np.asarray(tile.corners * 0.98 + tile.corners.mean(0) * 0.02, np.float32)
    width, angle = rng.uniform(12, 80), rng.uniform(0, 90)
    for _ in range(20):
        at = rng.uniform(0, SIDE, 2)
        if not scene.covers[int(at[1]), int(at[0])]:
            break
    else:
        return np.array([(0, 0), (8, 0), (8, 8), (0, 8)], np.float32)
    return np.asarray(cv2.boxPoints((at.tolist(), (width, width), angle)), np.float32)


SCENES: Final = 50
"""Scenes of one file."""


def kept_halves(folder: Path, file: int, each: int = 60) -> tuple[Image, NDArray[np.int64], Floats]:
    """Pictures, signs and offsets of halves of 50 scenes; from the folder if they were cut before."""
    kept = folder / f"{file}.npz"
    if not kept.exists():
        halves = []
        for seed in range(file * SCENES, (file + 1) * SCENES):
            halves += reader_halves(render(seed), np.random.default_rng((seed, 1)), each)
        folder.mkdir(parents=True, exist_ok=True)
        with (aside := folder / f"{file}.new").open("wb") as out:
            np.savez(
                out,
                pictures=np.stack([half.picture for half in halves]),
                signs=np.array([half.sign for half in halves]),
                offsets=np.stack([half.offsets for half in halves]).astype(np.float32),
            )
        aside.replace(kept)
    with np.load(kept) as arrays:
        return arrays["pictures"], arrays["signs"], arrays["offsets"]
