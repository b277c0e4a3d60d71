"""The reading of a photo as plain values: for everybody who shows or counts it, without OpenCV."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final, TypeAlias

from roundhouse.dominoes import DominoSet, pips_in

SURE_PROBABILITY: Final = 0.95
"""Tiles read with less are marked as doubtful: of rendered ones, which are harder, one in 180 is wrong with more."""
FARTHEST: Final = 1e9
"""Pixels: no photo is as large."""
Corners: TypeAlias = tuple[tuple[float, float], ...]
"""Four points of a photo, in pixels, clockwise."""


@dataclass(frozen=True)
class HandRules:
    """The facts known before a photo is looked at: the set, its tiles that can be in the hand (as bits), how many."""

    tiles: DominoSet
    possible: int
    count: int | None = None


@dataclass(frozen=True)
class TileReading:
    """A tile of a photo; `ends` are those of its set, the first at the edge between the first two `corners`.

    `unsure` says for each half whether it should be looked at.
    """

    tile: int
    ends: tuple[int, int]
    corners: Corners
    probability: float
    unsure: tuple[bool, bool] = (False, False)

    @property
    def doubtful(self) -> bool:
        """Whether somebody should look at it."""
        return self.probability < SURE_PROBABILITY


@dataclass(frozen=True)
class PhotoReading:
    """A photo as it was read: tiles from the top left, and whatever looks like a tile and could not be read.

    `elsewhere` are tiles that are surely seen and cannot be in the hand.
    """

    rules: HandRules
    tiles: list[TileReading]
    unread: list[Corners]
    trouble: str | None = None
    """The reason why a photo is hard to read: `dark` or `blurred`."""
    elsewhere: list[TileReading] = field(default_factory=list)

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

        def rounded(corners: Corners) -> list[list[float]]:
            return [[round(x, 1), round(y, 1)] for x, y in corners]

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

        def scaled(corners: Corners) -> Corners:
            return tuple((x * by, y * by) for x, y in corners)

        def larger(tiles: list[TileReading]) -> list[TileReading]:
            return [replace(each, corners=scaled(each.corners)) for each in tiles]

        return replace(
            self, tiles=larger(self.tiles), unread=[*map(scaled, self.unread)], elsewhere=larger(self.elsewhere)
        )


def to_data(reading: PhotoReading) -> dict[str, Any]:
    """A reading as plain data, which `from_data` takes."""
    return {name: value for name, value in vars(reading).items() if name != "rules"} | {
        "tiles": [asdict(each) for each in reading.tiles],
        "elsewhere": [asdict(each) for each in reading.elsewhere],
    }


def from_data(rules: HandRules, data: Mapping[str, Any]) -> PhotoReading:
    """The reading that was told by a process that may have been taken over.

    Raises ValueError, KeyError, TypeError, OverflowError.
    """

    def number(value: Any) -> float:
        if not abs(found := float(value)) < FARTHEST:  # also if it is NaN
            raise ValueError("no number of a photo")
        return found

    def corners(points: Any) -> Corners:
        (a, b), (c, d), (e, f), (g, h) = [map(number, point) for point in points]
        return (a, b), (c, d), (e, f), (g, h)

    def tile(each: Any) -> TileReading:
        (one, other), (first, second) = map(int, each["ends"]), map(bool, each["unsure"])
        found = TileReading(
            int(each["tile"]), (one, other), corners(each["corners"]), number(each["probability"]), (first, second)
        )
        if not rules.tiles.everything >> found.tile & 1 or {one, other} != {*rules.tiles.ends[found.tile]}:
            raise ValueError("no tile of the set")
        return found

    trouble = data["trouble"]
    return PhotoReading(
        rules,
        [tile(each) for each in data["tiles"]],
        [corners(each) for each in data["unread"]],
        trouble if trouble in ("dark", "blurred") else None,
        [tile(each) for each in data["elsewhere"]],
    )
