"""Reads a photo of a hand: finds its tiles, reads them together under the rules, and says what is not sure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

import cv2
import numpy as np

from roundhouse.dominoes import DominoSet, pips_in
from roundhouse.vision.by_rules import in_order, weighed
from roundhouse.vision.finder import Candidate, Finder, candidates, left_over
from roundhouse.vision.geometry import Picture, Points, overlap
from roundhouse.vision.reader import Reader, TileSeen

_SURE: Final = 0.95
"""Tiles read with less are marked as doubtful: of rendered ones, which are harder, one in 180 is wrong with more."""
_LIKELY: Final = 0.02
_REFUSED: Final = 0.2
"""The least probability of a tile; at first sight, before its corners are known, `_LIKELY` will do."""
_PLAIN: Final = 0.5
"""Proposals of which the finder is so sure are told as unread where the reader refuses them."""
_APART: Final = 0.3
_SIZES: Final = 2.2
"""The tiles of one photo differ no more in size from what is usual there."""
_ALIKE: Final = 1.5
"""A proposal that the reader refuses looks like a tile if it differs no more in size."""


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
        """Whether a tile is missing: fewer are read than there are, or one may be among what could not be read."""
        if self.rules.count is not None and len(self.tiles) < self.rules.count:
            return True
        return bool(self.unread) and (self.rules.count is None or any(each.doubtful for each in self.tiles))

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
def _networks() -> tuple[Finder, Reader]:
    cv2.setNumThreads(1)
    return Finder(), Reader()


def read_photo(picture: Picture, rules: HandRules) -> PhotoReading:
    """Read the tiles of a hand in a photo."""
    finder, reader = _networks()
    levels = finder.look(picture)
    proposed = candidates(levels)
    found = _found(reader, picture, proposed)
    size = _usual_size(found)
    found = [each for each in found if size / _SIZES < each.size < size * _SIZES]
    seen = reader.read_closely(picture, [each.corners for each in found])
    tiles = [
        TileReading(known[0], in_order(rules.tiles, known[0], each.signs), each.corners, known[1])
        for each, known in zip(seen, weighed(seen, rules.tiles, rules.possible), strict=True)
        if known
    ]
    if rules.count is not None and len(tiles) > rules.count:
        tiles = sorted(tiles, key=lambda each: -each.probability)[: rules.count]
    tiles.sort(key=lambda each: tuple(np.round(each.corners.mean(0)[::-1] / 40)))
    corners = [each.corners for each in tiles]
    refused = [each for each in proposed if each.score > _PLAIN and size / _ALIKE < each.size < size * _ALIKE]
    unread: list[Points] = []
    for each in [*(tile.corners for tile in seen + refused), *left_over(levels, corners)]:
        if all(overlap(each, other) < _APART for other in [*corners, *unread]):
            unread.append(each)
    return PhotoReading(rules, tiles, unread, _trouble(picture, corners))


def _found(reader: Reader, picture: Picture, proposed: list[Candidate]) -> list[TileSeen]:
    """Those of the proposed tiles that are some, none on another, their corners moved to where they are."""
    likely = [each for each in reader.read(picture, [each.corners for each in proposed]) if each.score > _LIKELY]
    again = [each for each in reader.read(picture, [each.corners for each in likely]) if each.score > _REFUSED]
    kept: list[TileSeen] = []
    for each in sorted(again, key=lambda each: -each.score):
        if all(overlap(each.corners, other.corners) < _APART for other in kept):
            kept.append(each)
    return kept


def _usual_size(tiles: Sequence[TileSeen]) -> float:
    """The size of most tiles, by what the reader is sure of; those of one photo are alike."""
    if not tiles:
        return 0
    ordered = sorted(tiles, key=lambda each: each.size)
    weights = np.cumsum([each.score for each in ordered])
    return ordered[int(np.searchsorted(weights, weights[-1] / 2))].size


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
