"""The examples that the networks learn from: pieces of rendered scenes and halves cut from them, with the answers."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from tools.vision.scenes import SIDE, PhotoScene, Tile, render
from tools.vision.tile_styles import Floats, Image, Random

from roundhouse.vision.finder import CELL, LENGTH
from roundhouse.vision.geometry import UNIT, Points, half_corners, half_picture, to_half
from roundhouse.vision.signs import NO_HALF

PIECE: Final = 192
"""Width and height of the piece of a photo that the finder learns from."""
_WIDTHS: Final = (12, 60)
"""Pixels that tiles are wide in what the finder learns from."""


@dataclass(frozen=True)
class FinderExample:
    """A finder's example; all but the picture are maps of a quarter of its size."""

    picture: Image
    middle: Floats
    """1 at a tile's middle, falling off around it."""
    face: Floats
    """Whether a tile's face is there."""
    counts: Floats
    """0 where neither tile nor ground is to be learned: a tile is half hidden there."""
    shape: Floats
    """The six numbers of the tile that is there."""
    weight: Floats
    """The weights with which they count."""


@dataclass(frozen=True)
class HalfExample:
    """A reader's example: the picture, the sign, and where the corners are, as parts of the half's width."""

    picture: Image
    sign: int
    offsets: Floats


def _doubled(axis: Points) -> Floats:
    """An axis with its angle doubled, its length kept."""
    x, y = axis
    length = max(1e-3, float(np.hypot(x, y)))
    return np.array([(x * x - y * y) / length, 2 * x * y / length], np.float32)


def finder_piece(scene: PhotoScene, rng: Random) -> FinderExample:
    """A piece of a scene, mostly with tiles, of any size, mirrored and turned at random."""
    usual = float(np.median([tile.width for tile in scene.tiles])) if scene.tiles else 30.0
    scale = np.exp(rng.uniform(*np.log(_WIDTHS))) / usual
    side = max(PIECE, round(SIDE * float(np.clip(scale, 0.5, 1.6))))
    way = cv2.INTER_AREA if side < SIDE else cv2.INTER_LINEAR
    picture = cv2.resize(scene.picture, (side, side), interpolation=way)
    placed = [tile.corners * np.float32(side / SIDE) for tile in scene.tiles]
    aim = rng.uniform(0, side, 2)
    if placed and rng.random() < 0.9:
        aim = placed[rng.integers(len(placed))].mean(0) + rng.normal(0, PIECE / 5, 2)
    left, top = np.clip((aim - PIECE / 2).astype(int), 0, side - PIECE)
    picture = picture[top : top + PIECE, left : left + PIECE]
    placed = [corners - (left, top) for corners in placed]
    if rng.random() < 0.5:
        picture, placed = picture[:, ::-1], [corners * (-1, 1) + (PIECE, 0) for corners in placed]
    if rng.random() < 0.5:
        picture, placed = picture.transpose(1, 0, 2), [corners[:, ::-1] for corners in placed]
    return _piece(np.ascontiguousarray(picture), list(zip(scene.tiles, placed, strict=True)))


def _piece(picture: Image, placed: list[tuple[Tile, Floats]]) -> FinderExample:
    cells = PIECE // CELL
    middle, face, counts, weight = (np.full((cells, cells), start, np.float32) for start in (0, 0, 1, 0))
    shape = np.zeros((6, cells, cells), np.float32)
    y, x = np.mgrid[0:cells, 0:cells].astype(np.float32) * CELL + CELL / 2
    for tile, corners in placed:
        at = corners.mean(0)
        long = (corners[2] + corners[3] - corners[0] - corners[1]) / 4
        short = (corners[1] + corners[2] - corners[0] - corners[3]) / 4
        far, wide = float(np.hypot(*long)), float(np.hypot(*short))
        if np.abs(at - PIECE / 2).max() > PIECE / 2 + max(far, wide):
            continue
        covered = np.zeros((cells, cells), np.uint8)
        cv2.fillConvexPoly(covered, np.round(corners / CELL - 0.5).astype(np.int32), 1)
        near = (x - at[0]) ** 2 + (y - at[1]) ** 2
        if tile.whole:
            face[covered > 0] = 1
        if not tile.whole or corners.min() < -wide * 0.1 or corners.max() > PIECE + wide * 0.1:
            counts[(near < (far * 0.8) ** 2) | (covered > 0)] = 0
            continue
        spread = max(2.2, 0.22 * min(wide, far))
        np.maximum(middle, np.exp(-near / (2 * spread * spread)), out=middle)
        row, column = (int(np.clip(value // CELL, 0, cells - 1)) for value in at[::-1])
        middle[row, column] = 1
        own = (covered > 0) | (near < 30)
        shape[:2, own] = np.stack([at[0] - x[own], at[1] - y[own]])
        shape[2:, own] = np.concatenate([_doubled(long), _doubled(short)])[:, None]
        weight[own] = 1 / max(4.0, wide)
    counts[middle > 0.5] = 1
    return FinderExample(picture, middle, face, counts, shape / np.float32(LENGTH), weight)


def _shaken(half: Points, rng: Random, strength: float) -> Points:
    """A half as a finder that errs by `strength` widths would have it."""
    width = float(np.linalg.norm(half[1] - half[0]) + np.linalg.norm(half[2] - half[1])) / 2
    middle = half.mean(0)
    angle = rng.normal(0, strength)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    scale = 1 + rng.normal(0, strength, 2)
    moved = (half - middle) @ turn * scale + middle + rng.normal(0, strength * width, 2)
    return np.asarray(moved + rng.normal(0, strength * width * 0.4, (4, 2)), np.float32)


def reader_halves(scene: PhotoScene, rng: Random, count: int) -> list[HalfExample]:
    """Halves of a scene, and some pieces that are no halves."""
    whole = [tile for tile in scene.tiles if tile.whole and tile.width >= 11]
    examples: list[HalfExample] = []
    while len(examples) < count:
        if not whole or rng.random() < 0.2:
            examples.append(
                HalfExample(half_picture(scene.picture, _no_half(scene, rng)), NO_HALF, np.zeros(8, np.float32))
            )
            continue
        tile = whole[rng.integers(len(whole))]
        end = int(rng.integers(2))
        half = half_corners(tile.corners)[end]
        shaken = _shaken(half, rng, min(0.12, abs(rng.normal(0, 0.06))))
        offsets = (to_half(shaken, half) - UNIT).ravel()
        if np.abs(offsets).max() <= 0.5:
            examples.append(HalfExample(half_picture(scene.picture, shaken), tile.halves[end], offsets))
    return examples


def _no_half(scene: PhotoScene, rng: Random) -> Points:
    """A square that is no half: anywhere on the ground, or across a tile."""
    if scene.tiles and rng.random() < 0.75:
        tile = scene.tiles[rng.integers(len(scene.tiles))]
        half = half_corners(tile.corners)[int(rng.integers(2))]
        kind = rng.random()
        across, along = half[1] - half[0], half[2] - half[1]
        if kind < 0.2:  # of another tile than its neighbor: the bar is at the wrong side
            return np.roll(half, int(rng.integers(1, 4)), axis=0)
        if kind < 0.5:
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
    for _ in range(20):
        at, width = rng.uniform(0, SIDE, 2), rng.uniform(12, 80)
        if all(cv2.pointPolygonTest(tile.corners, at.tolist(), True) < -0.3 * width for tile in scene.tiles):
            return np.asarray(cv2.boxPoints((at.tolist(), (width, width), rng.uniform(0, 90))), np.float32)
    return np.array([(0, 0), (8, 0), (8, 8), (0, 8)], np.float32)


_CHUNK: Final = 100
"""Scenes of one file."""


class Pool:
    """The scenes of so many seeds, kept in a folder; rendered where they are not there."""

    def __init__(self, folder: Path, count: int, first: int = 0) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._scenes: list[tuple[bytes, list[Tile]]] = []
        for start in range(first, first + count, _CHUNK):
            kept = folder / f"{start}.pickle"
            if not kept.exists():
                scenes = [render(seed) for seed in range(start, start + _CHUNK)]
                written = pickle.dumps([(_written(scene.picture), scene.tiles) for scene in scenes])
                (aside := kept.with_suffix(".new")).write_bytes(written)
                aside.replace(kept)
            self._scenes += pickle.loads(kept.read_bytes())

    def scene(self, rng: Random) -> PhotoScene:
        """One of the scenes, drawn at random."""
        picture, tiles = self._scenes[int(rng.integers(len(self._scenes)))]
        return PhotoScene(np.asarray(cv2.imdecode(np.frombuffer(picture, np.uint8), 1), np.uint8), tiles)


def _written(picture: Image) -> bytes:
    return bytes(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 95])[1].tobytes())
