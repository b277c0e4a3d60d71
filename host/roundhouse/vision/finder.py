"""Finds what may be tiles in a photo: by the bar across their middle, and by their outlines.

Nothing here knows whether it is a tile. It proposes freely, and the reader refuses what is none.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from roundhouse.vision.geometry import Picture, Points

_LEVELS: Final = (140, 240, 400, 660, 1100)
"""The lengths of the longer side at which a photo is looked at: bars of 9 to 62 pixels are found at each."""
_BARS: Final = (9.0, 62.0)
_STEPS: Final = (10, 30)
"""How much darker or lighter than what is beside it a bar is at least."""
_MOST: Final = 90
"""Bars that are looked at, the most distinct first."""
RATIO: Final = 2.0
"""Length of a tile to its width, as most sets have it."""


def bars(picture: Picture) -> Points:
    """The ends of what may be bars: short straight strokes, darker or lighter than what lies beside them."""
    found: list[Points] = []
    scores: list[NDArray[np.float32]] = []
    for length in _LEVELS:
        scale = length / max(picture.shape[:2])
        if scale > 2:
            continue
        way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
        shown = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=way)
        for layer in (cv2.cvtColor(shown, cv2.COLOR_BGR2GRAY), np.ascontiguousarray(shown[..., 0])):
            strokes = [ends for mask in _masks(layer) for ends in _strokes(mask)]
            if strokes:
                ends = np.stack(strokes)
                found.append(ends / np.float32(scale))
                scores.append(_distinctness(layer, ends))
    if not found:
        return np.zeros((0, 2, 2), np.float32)
    ends, score = np.concatenate(found), np.concatenate(scores)
    order = np.argsort(-score)[: 12 * _MOST]
    return _distinct(ends[order[score[order] > 1]])[:_MOST]


def _masks(layer: Picture) -> Iterator[Picture]:
    """Where a layer is darker, or lighter, than what is near; by several measures, since pips come close to a bar."""
    round_7 = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (7, 7))
    for side in (layer, 255 - layer):
        height = cv2.morphologyEx(side, cv2.MORPH_BLACKHAT, round_7)
        for step in _STEPS:
            yield (height > step).astype(np.uint8)
        yield cv2.adaptiveThreshold(side, 1, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY_INV, 25, 12)


def _distinctness(layer: Picture, ends: Points) -> NDArray[np.float32]:
    """How much strokes stand out from what lies on both sides of them, beside how even and alike that is."""
    along = ends[:, 1] - ends[:, 0]
    out = np.stack([along[:, 1], -along[:, 0]], 1)
    steps = np.linspace(0.15, 0.85, 8, dtype=np.float32)[None, :, None]
    on = ends[:, :1] + along[:, None] * steps
    lines = [
        cv2.remap(layer, (on + out[:, None] * away).astype(np.float32), None, cv2.INTER_LINEAR)
        for away in (-0.14, 0, 0.14)
    ]
    one, middle, other = (line.astype(np.float32) for line in lines)
    # Medians: pips come close to a bar.
    levels = [np.median(line, axis=1) for line in (one, middle, other)]
    contrast = np.minimum(np.abs(levels[0] - levels[1]), np.abs(levels[2] - levels[1]))
    uneven = np.abs(levels[0] - levels[2]) / 2
    for line, level in zip((one, middle, other), levels, strict=True):
        uneven += np.median(np.abs(line - level[:, None]), axis=1)
    return np.asarray(contrast / (4 + uneven), np.float32)


def overlap(first: Points, second: Points) -> float:
    """The part of the smaller of two tiles that lies on the other."""
    if np.abs(first.mean(0) - second.mean(0)).max() > np.ptp(first, axis=0).max() + np.ptp(second, axis=0).max():
        return 0.0
    smaller = min(cv2.contourArea(first), cv2.contourArea(second))
    return float(cv2.intersectConvexConvex(first, second)[0]) / max(1e-3, smaller)


def _strokes(mask: Picture) -> Iterator[Points]:
    """The ends of long thin spots of a mask."""
    for outline in cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)[0]:
        if not 2 * _BARS[0] <= len(outline) <= 3 * _BARS[1]:
            continue
        (x, y), (width, height), degrees = cv2.minAreaRect(outline)
        long, thin = max(width, height) + 1, min(width, height) + 1
        if not _BARS[0] <= long <= _BARS[1] or thin > long * 0.34:
            continue
        if cv2.contourArea(outline) + len(outline) / 2 < 0.55 * long * thin:
            continue
        angle = math.radians(degrees if width >= height else degrees + 90)
        right, down = math.cos(angle) * long / 2, math.sin(angle) * long / 2
        yield np.array([(x - right, y - down), (x + right, y + down)], np.float32)


def _distinct(strokes: Points) -> Points:
    """Each stroke once."""
    middles, along = strokes.mean(1), strokes[:, 1] - strokes[:, 0]
    lengths = np.hypot(along[:, 0], along[:, 1])
    kept: list[int] = []
    for index, (middle, (x, y), length) in enumerate(zip(middles, along, lengths, strict=True)):
        others = np.array(kept, int)
        near = np.hypot(*(middles[others] - middle).T) < 0.1 * length
        straight = np.abs(x * along[others, 1] - y * along[others, 0]) < 0.15 * length * lengths[others]
        if not (near & straight & (np.abs(lengths[others] - length) < 0.12 * length)).any():
            kept.append(index)
    return strokes[kept]


def tile_round(bar: Points, part: float, ratio: float = RATIO) -> Points:
    """The tile whose bar is `part` of its width."""
    along = (bar[1] - bar[0]) / (2 * part)
    out = np.array([along[1], -along[0]]) * ratio
    middle = bar.mean(0)
    return np.array(
        [middle - along + out, middle + along + out, middle + along - out, middle - along - out], np.float32
    )


def outlines(picture: Picture) -> list[Points]:
    """The corners of boxes round whatever stands apart from its ground and is about twice as long as wide."""
    scale = min(1.0, 640 / max(picture.shape[:2]))
    shown = cv2.GaussianBlur(cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), (3, 3), 0)
    found = []
    for layer in (cv2.cvtColor(shown, cv2.COLOR_BGR2GRAY), cv2.cvtColor(shown, cv2.COLOR_BGR2HSV)[..., 1]):
        middle, _ = cv2.threshold(layer, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
        masks = [(layer > middle * part).astype(np.uint8) for part in (0.5, 0.75, 1, 1.25)]
        masks += [
            cv2.adaptiveThreshold(layer, 1, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, size, -4)
            for size in (61, 151)
        ]
        for mask in [side for each in masks for side in (each, 1 - each)]:
            for outline in cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)[0]:
                around = cv2.minAreaRect(outline)
                short, long = sorted(around[1])
                if short >= 8 and 1.35 < long / short < 2.7 and cv2.contourArea(outline) > 0.75 * short * long:
                    box = np.asarray(cv2.boxPoints(around), np.float32) / np.float32(scale)
                    first, second = np.hypot(*(box[1] - box[0])), np.hypot(*(box[2] - box[1]))
                    found.append(box if first < second else np.roll(box, 1, axis=0))
    return found
