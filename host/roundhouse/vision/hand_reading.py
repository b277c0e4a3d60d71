"""Reads a photo of a hand: finds its tiles, reads them together under the rules, and says what is not sure."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import cv2
import numpy as np

from roundhouse.dominoes import tiles_in
from roundhouse.vision.finder import Candidate, Finder, candidates, left_over
from roundhouse.vision.geometry import Picture, Points, overlap_share
from roundhouse.vision.half_reader import Reader, TileSeen
from roundhouse.vision.joint_reading import in_order, sign_of, weighed
from roundhouse.vision.readings import SURE_PROBABILITY, Corners, HandRules, PhotoReading, TileReading

_HALF_SURE: Final = 0.975
"""A half read with less should be looked at, where its tile is doubtful: two halves make `SURE_PROBABILITY`."""
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
    elsewhere = _elsewhere(seen, rules)
    own = [each for each in seen if all(each is not other for other, _ in elsewhere)]
    tiles = [
        _tile_reading(each, known, rules)
        for each, known in zip(own, weighed(own, rules.tiles, rules.possible), strict=True)
        if known
    ]
    if rules.count is not None and len(tiles) > rules.count:
        tiles = sorted(tiles, key=lambda each: -each.probability)[: rules.count]
    tiles.sort(key=lambda each: tuple(np.round(np.mean(each.corners, 0)[::-1] / 40)))
    others = [_tile_reading(each, known, rules) for each, known in elsewhere]
    corners = [np.array(each.corners, np.float32) for each in [*tiles, *others]]
    refused = [each for each in proposed if each.score > _PLAIN and size / _ALIKE < each.size < size * _ALIKE]
    unread: list[Points] = []
    for each in [*(tile.corners for tile in seen + refused), *left_over(levels, corners)]:
        if all(overlap_share(each, other) < _APART for other in [*corners, *unread]):
            unread.append(each)
    return PhotoReading(rules, tiles, [*map(_plain, unread)], _trouble(picture, corners), others)


def _elsewhere(seen: Sequence[TileSeen], rules: HandRules) -> list[tuple[TileSeen, tuple[int, float]]]:
    """The tiles that are surely seen, and that cannot be there: they lie, or another hand has them."""
    if rules.possible == rules.tiles.everything:
        return []
    looks = {rules.tiles.ends[tile] for tile in tiles_in(rules.possible)}
    free = zip(seen, weighed(seen, rules.tiles, rules.tiles.everything), strict=True)
    return [
        (each, known)
        for each, known in free
        if known is not None and known[1] >= SURE_PROBABILITY and rules.tiles.ends[known[0]] not in looks
    ]


def _tile_reading(seen: TileSeen, known: tuple[int, float], rules: HandRules) -> TileReading:
    tile, probability = known
    ends = in_order(rules.tiles, tile, seen.signs)
    first, second = (float(seen.signs[half, sign_of(rules.tiles, end)]) < _HALF_SURE for half, end in enumerate(ends))
    doubtful = probability < SURE_PROBABILITY
    either = doubtful and not (first or second)
    unsure = doubtful and (first or either), doubtful and (second or either)
    return TileReading(tile, ends, _plain(seen.corners), probability, unsure)


def _plain(corners: Points) -> Corners:
    return tuple((float(x), float(y)) for x, y in corners)


def _found(reader: Reader, picture: Picture, proposed: list[Candidate]) -> list[TileSeen]:
    """Those of the proposed tiles that are some, none on another, their corners moved to where they are."""
    likely = [each for each in reader.read(picture, [each.corners for each in proposed]) if each.score > _LIKELY]
    again = [each for each in reader.read(picture, [each.corners for each in likely]) if each.score > _REFUSED]
    kept: list[TileSeen] = []
    for each in sorted(again, key=lambda each: -each.score):
        if all(overlap_share(each.corners, other.corners) < _APART for other in kept):
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
    """The reason why a photo is hard to read, judged where tiles are, or all over it."""
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
