"""A photo with what was read drawn over it."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np

from roundhouse.vision.geometry import Picture, Points, half_corners
from roundhouse.vision.readings import Corners, PhotoReading

# Blue, green, red of the outlines.
_READ: Final = (60, 200, 60)
_DOUBTFUL: Final = (0, 170, 255)
_UNREAD: Final = (60, 60, 255)


def drawn(picture: Picture, reading: PhotoReading) -> Picture:
    """The photo, every tile outlined, with its numbers: green, or orange where doubtful; red what was not read."""
    shown = picture.copy()
    line = max(2, round(max(shown.shape) / 500))
    for each in reading.tiles:
        ink = _DOUBTFUL if each.doubtful else _READ
        outline = _points(each.corners)
        cv2.polylines(shown, [np.round(outline).astype(np.int32)], True, ink, line, cv2.LINE_AA)
        for end, half in zip(each.ends, half_corners(outline), strict=True):
            text, height = reading.rules.tiles.end_text(end), float(np.linalg.norm(half[1] - half[0])) * 0.3
            scale = cv2.getFontScaleFromHeight(cv2.FONT_HERSHEY_SIMPLEX, max(8, round(height)), line)
            (width, tall), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, scale, line)
            x, y = half.mean(0)
            place = round(float(x) - width / 2), round(float(y) + tall / 2)
            cv2.putText(shown, text, place, cv2.FONT_HERSHEY_SIMPLEX, scale, (255, 255, 255), line * 3, cv2.LINE_AA)
            cv2.putText(shown, text, place, cv2.FONT_HERSHEY_SIMPLEX, scale, (0, 0, 0), line, cv2.LINE_AA)
    for corners in reading.unread:
        cv2.polylines(shown, [np.round(_points(corners)).astype(np.int32)], True, _UNREAD, line * 2, cv2.LINE_AA)
    return shown


def tiles_alone(picture: Picture, reading: PhotoReading) -> Picture:
    """The photo with everything black that is neither a tile nor looks like one."""
    mask = np.zeros(picture.shape[:2], np.uint8)
    for corners in map(_points, [*(each.corners for each in reading.tiles), *reading.unread]):
        grown = corners.mean(0) + (corners - corners.mean(0)) * 1.15
        cv2.fillConvexPoly(mask, np.round(grown).astype(np.int32), 255)
    alone: Picture = np.where(mask[..., None] > 0, picture, 0).astype(np.uint8)
    return alone


def _points(corners: Corners) -> Points:
    return np.array(corners, np.float32)
