"""Reads a photo of a hand: finds its tiles, reads them together under the rules, and says what is not sure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

import cv2
import numpy as np

from roundhouse.dominoes import DominoSet, pips_in
from roundhouse.vision.by_rules import in_order, weighed
from roundhouse.vision.finder import bars, outlines, overlap, tile_round
from roundhouse.vision.geometry import Picture, Points
from roundhouse.vision.reader import Reader, TileSeen

_SURE: Final = 0.9
"""Tiles read with less are marked as doubtful."""
_PARTS: Final = (0.92, 0.72)
"""How long a bar may be beside its tile's width."""
_LIKELY: Final = 0.02
_REFUSED: Final = 0.2
"""The least probability of a tile; at first sight, before its corners are known, `_LIKELY` will do."""
_MOST: Final = 120
_APART: Final = 0.3
_SIZES: Final = 2.2
"""The tiles of one photo differ no more in size."""


@dataclass(frozen=True)
class HandRules:
    """The facts known before a photo is looked at: the set, its tiles that can be in the hand (as bits), how many."""

    tiles: DominoSet
    possible: int
    count: int | None = None


@dataclass(frozen=True)
class TileReading:
    """A tile of a photo; `ends` are those of its set, the first at the edge between the first two `corners`."""

    tile: int
    ends: tuple[int, int]
    corners: Points
    probability: float

    @property
    def doubtful(self) -> bool:
        """Whether somebody should look at it."""
        return self.probability < _SURE


@dataclass(frozen=True)
class PhotoReading:
    """A photo as it was read: tiles from the top left, and whatever looks like a tile and could not be read."""

    rules: HandRules
    tiles: list[TileReading]
    unread: list[Points]
    trouble: str | None
    """Why a photo is hard to read: `dark` or `blurred`."""

    @property
    def points(self) -> int:
        """The points of the tiles, doubtful ones included."""
        return sum(pips_in(1 << each.tile, self.rules.tiles) for each in self.tiles)

    @property
    def short(self) -> bool:
        """Whether a tile is missing: fewer are read than there are, or one could not be read."""
        return bool(self.unread) or (self.rules.count is not None and len(self.tiles) < self.rules.count)

    def as_json(self, file: str, width: int, height: int) -> dict[str, Any]:
        """The reading as one object of JSON."""

        def rounded(corners: Points) -> list[list[float]]:
            return [[round(float(x), 1), round(float(y), 1)] for x, y in corners]

        def half(end: int) -> int | str:
            text = self.rules.tiles.end_text(end)
            return int(text) if text.isdecimal() else text

        return {
            "file": file,
            "width": width,
            "height": height,
            "tiles": [
                {
                    "halves": [half(end) for end in each.ends],
                    "corners": rounded(each.corners),
                    "probability": round(each.probability, 4),
                    "doubtful": each.doubtful,
                }
                for each in self.tiles
            ],
            "unread": [rounded(corners) for corners in self.unread],
            "points": self.points,
            "short": self.short,
        }

    def enlarged(self, by: float) -> PhotoReading:
        """The same reading of a photo that many times as large."""
        tiles = [replace(each, corners=each.corners * np.float32(by)) for each in self.tiles]
        return replace(self, tiles=tiles, unread=[corners * np.float32(by) for corners in self.unread])


@cache
def _reader() -> Reader:
    cv2.setNumThreads(1)
    return Reader()


def read_photo(picture: Picture, rules: HandRules) -> PhotoReading:
    """Read the tiles of a hand in a photo."""
    reader, strokes = _reader(), bars(picture)
    proposed = [tile_round(bar, part) for bar in strokes for part in _PARTS] + outlines(picture)
    seen = _found(reader, picture, proposed)
    # The tiles of a set are alike: where its bar was found, a tile like the others is looked for.
    like = _like_others(seen, strokes)
    seen = _apart(seen + _found(reader, picture, like))
    seen = reader.read(picture, [each.corners for each in seen], mirrored=True)
    tiles = [
        TileReading(found[0], in_order(rules.tiles, found[0], each.signs), each.corners, found[1])
        for each, found in zip(seen, weighed(seen, rules.tiles, rules.possible), strict=True)
        if found
    ]
    if rules.count is not None and len(tiles) > rules.count:
        tiles = sorted(tiles, key=lambda each: -each.probability)[: rules.count]
    unread: list[Points] = []
    for corners in [each.corners for each in seen] + like:
        if all(overlap(corners, other) < _APART for other in [*(each.corners for each in tiles), *unread]):
            unread.append(corners)
    tiles.sort(key=lambda each: tuple(np.round(each.corners.mean(0)[::-1] / 40)))
    return PhotoReading(rules, tiles, unread, _trouble(picture, [each.corners for each in tiles]))


def _found(reader: Reader, picture: Picture, proposed: list[Points]) -> list[TileSeen]:
    """Those of the proposed tiles that are some, their corners moved to where they are."""
    likely = [each for each in reader.read(picture, proposed) if each.score > _LIKELY]
    likely = sorted(likely, key=lambda each: -each.score)[:_MOST]
    again = [each for each in reader.read(picture, [each.corners for each in likely]) if each.score > _REFUSED]
    return _of_one_size(_apart(again))


def _apart(tiles: list[TileSeen]) -> list[TileSeen]:
    """The surest of which none lies on another."""
    kept: list[TileSeen] = []
    for each in sorted(tiles, key=lambda each: -each.score):
        if all(overlap(each.corners, other.corners) < _APART for other in kept):
            kept.append(each)
    return kept


def _of_one_size(tiles: list[TileSeen]) -> list[TileSeen]:
    """Without those much smaller or larger than most, by what the reader is sure of."""
    if len(tiles) < 2:
        return tiles
    ordered = sorted(tiles, key=lambda each: each.size)
    weights = np.cumsum([each.score for each in ordered])
    usual = ordered[int(np.searchsorted(weights, weights[-1] / 2))].size
    return [each for each in tiles if usual / _SIZES < each.size < usual * _SIZES]


def _like_others(seen: list[TileSeen], strokes: Points) -> list[Points]:
    """Tiles like those that were read, round bars like theirs where none was read."""
    parts, ratios, lengths = [], [], []
    free = []
    for bar in strokes:
        middle, length = bar.mean(0), float(np.hypot(*(bar[1] - bar[0])))
        for each in seen:
            if cv2.pointPolygonTest(each.corners, middle.tolist(), False) >= 0:
                first, second, third, fourth = each.corners
                width = float(np.hypot(*(second - first)) + np.hypot(*(fourth - third))) / 2
                if np.hypot(*(each.corners.mean(0) - middle)) < 0.12 * width:
                    parts.append(length / width)
                    ratios.append(float(np.hypot(*(third - second)) + np.hypot(*(fourth - first))) / 2 / width)
                    lengths.append(length)
                break
        else:
            free.append(bar)
    if len(parts) < 2:
        return []
    part, ratio, usual = (float(np.median(values)) for values in (parts, ratios, lengths))
    alike = [bar for bar in free if 0.75 < float(np.hypot(*(bar[1] - bar[0]))) / usual < 1.33]
    return [tile_round(bar, part, ratio) for bar in alike]


def _trouble(picture: Picture, tiles: list[Points]) -> str | None:
    """Why a photo is hard to read, judged where tiles are, or all over it."""
    gray = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    mask = np.zeros(gray.shape, np.uint8)
    for corners in tiles:
        cv2.fillConvexPoly(mask, np.round(corners).astype(np.int32), 255)
    seen = gray[mask > 0] if tiles else gray.ravel()
    if np.percentile(seen, 95) < 40:
        return "dark"
    small = cv2.resize(gray, None, fx=(scale := min(1, 800 / max(gray.shape))), fy=scale, interpolation=cv2.INTER_AREA)
    edges = np.abs(cv2.Laplacian(small, cv2.CV_32F))
    return "blurred" if np.percentile(edges, 99.5) < 12 else None
