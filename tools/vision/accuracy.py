"""How well photos are read: `python -m tools.vision.accuracy` measures, and writes host/roundhouse/vision/ACCURACY.md.

The photos are real ones, labeled, in the folder that ROUNDHOUSE_PHOTOS names. Nothing is trained on them.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from tools.vision.scenes import render

from roundhouse.dominoes import DominoSet, double_set
from roundhouse.dominoes.super_set import super_set
from roundhouse.vision.by_rules import sign_of
from roundhouse.vision.finder import overlap
from roundhouse.vision.geometry import Picture, Points
from roundhouse.vision.reading import HandRules, PhotoReading, TileReading, read_photo

VARIABLE: Final = "ROUNDHOUSE_PHOTOS"
PAGE: Final = Path(__file__).parents[2] / "host" / "roundhouse" / "vision" / "ACCURACY.md"
FIRST: Final = Path(__file__).with_name("first_run.md")
SEED: Final = 1_000_000
"""Renderings from this seed on are for measuring; training takes those from 0 on."""


@dataclass(frozen=True)
class Hand:
    """A photo with the tiles that it shows: their ends in a set, and where they lie."""

    style: str
    name: str
    picture: Picture
    tiles: DominoSet
    shown: list[tuple[tuple[int, int], Points]]


@dataclass(frozen=True)
class Measured:
    """How one hand was read; `seconds` are those of the processor."""

    hand: Hand
    reading: PhotoReading
    matched: list[tuple[tuple[int, int], TileReading]]
    seconds: float

    def counts(self) -> Counter[str]:
        """The counts of this hand."""
        tiles = self.reading.rules.tiles
        total = sum(tiles.pips[tiles.tile(*ends)] for ends, _ in self.hand.shown)
        wrong = [read for ends, read in self.matched if {*ends} != {*read.ends}]
        miss = len(self.hand.shown) - len(self.matched)
        return Counter(
            photos=1,
            tiles=len(self.hand.shown),
            found=len(self.matched),
            false=len(self.reading.tiles) - len(self.matched),
            right=len(self.matched) - len(wrong),
            wrong=len(wrong),
            silent_wrong=sum(not each.doubtful for each in wrong),
            doubtful=sum(each.doubtful for each in self.reading.tiles),
            totals=int(self.reading.points == total),
            silent_miss=int(miss > 0 and not self.reading.short),
        )


def photos(folder: Path) -> Iterator[Hand]:
    """The labeled hands of a folder."""
    for photo in json.loads((folder / "labels.json").read_text(encoding="utf-8"))["photos"]:
        if photo["kind"] != "hand":
            continue
        picture = np.asarray(cv2.imread(str(folder / photo["file"])), np.uint8)
        shown = [(_ends(box["tile"]), np.array(box["poly"], np.float32)) for box in photo["boxes"]]
        highest = 6 if photo["attributes"]["set_size"].startswith("double-6") else 12
        name = Path(photo["file"]).stem
        yield Hand(name.split("_")[0], name, picture, double_set(highest), shown)


def _ends(text: str) -> tuple[int, int]:
    one, _, other = text.partition("-")
    low, high = sorted((int(one), int(other)))
    return low, high


def renderings(count: int) -> Iterator[Hand]:
    """Rendered hands that nothing was trained on; in one hand no tile is there twice."""
    seed = SEED
    while count:
        scene = render(seed, empty=0)
        seed += 1
        letters = any(sign > 18 for tile in scene.tiles for sign in tile.halves)
        tiles: DominoSet = super_set() if letters else double_set(18)
        ends = {sign_of(tiles, end): end for end in range(tiles.kinds)}
        whole = [tile for tile in scene.tiles if tile.whole]
        if not whole or any(sign not in ends for tile in whole for sign in tile.halves):
            continue
        shown = [(tuple(sorted(ends[sign] for sign in tile.halves)), tile.corners) for tile in whole]
        count -= 1
        yield Hand("rendered", str(seed - 1), scene.picture, tiles, shown)  # type: ignore[arg-type]


def measured(hand: Hand) -> Measured:
    """Read a hand, told how many tiles it has."""
    begun = time.process_time()
    reading = read_photo(hand.picture, HandRules(hand.tiles, hand.tiles.everything, len(hand.shown)))
    seconds = time.process_time() - begun
    near = sorted(
        (
            (overlap(corners, read.corners), ends, shown, read)
            for shown, (ends, corners) in enumerate(hand.shown)
            for read in reading.tiles
        ),
        key=lambda each: -each[0],
    )
    matched: dict[int, tuple[tuple[int, int], TileReading]] = {}
    for share, ends, shown, read in near:
        if share > 0.5 and shown not in matched and all(read is not other for _, other in matched.values()):
            matched[shown] = (ends, read)
    return Measured(hand, reading, list(matched.values()), seconds)


def interval(hits: int, tries: int) -> str:
    """Between what the true share lies, with 95 percent (Wilson)."""
    if not tries:
        return ""
    share, z = hits / tries, 1.96
    middle, around = share + z * z / (2 * tries), z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    low, high = ((middle + side * around) / (1 + z * z / tries) for side in (-1, 1))
    return f"{low * 100:.1f} to {high * 100:.1f} %"


COLUMNS: Final = (
    "photos",
    "tiles",
    "found",
    "false",
    "right",
    "wrong",
    "silent_wrong",
    "doubtful",
    "totals",
    "silent_miss",
)


def table(results: Sequence[Measured]) -> str:
    """The figures by style, and of all."""
    styles = sorted({each.hand.style for each in results})
    rows = [(style, [each for each in results if each.hand.style == style]) for style in styles]
    lines = ["| style | " + " | ".join(COLUMNS).replace("_", " ") + " |", "|---|" + "--:|" * len(COLUMNS)]
    for style, those in [*rows, ("all", list(results))]:
        counts: Counter[str] = sum((each.counts() for each in those), Counter())
        lines.append(f"| {style} | " + " | ".join(str(counts[name]) for name in COLUMNS) + " |")
    return "\n".join(lines)


def summary(results: Sequence[Measured]) -> dict[str, Any]:
    """The counts of all hands, and the seconds."""
    counts: Counter[str] = sum((each.counts() for each in results), Counter())
    seconds = [each.seconds for each in results]
    return {**{name: counts[name] for name in COLUMNS}, "mean": float(np.mean(seconds)), "most": max(seconds)}


PREFACE: Final = (
    "`python -m tools.vision.accuracy --write` makes this page; it needs the labeled photos (ROUNDHOUSE_PHOTOS), on",
    "which nothing is trained. Each hand is read with the set and the number of its tiles known. The rendered hands",
    "are of seeds that nothing was trained on, either; many are darker or less sharp than photos are.",
    "",
    "*Silent wrong* is a tile read wrong and not marked as doubtful; *silent miss* a hand of which a tile was not",
    "found and that does not say it is short, since something else was taken for a tile.",
)
ASKED: Final = (
    "",
    "Asked for are 276 of 280 tiles found, at most 2 wrong and none of them silent, 3 % doubtful, 43 of 45 totals, no",
    "silent miss, and 1.0 s. The network has been trained for two minutes so far; what is missing is in the table.",
)


def page(results: Sequence[Measured]) -> str:
    """ACCURACY.md: the figures of this run, and of the first."""
    real = [each for each in results if each.hand.style != "rendered"]
    counts = summary(real)
    shares = [
        ("tiles found", counts["found"], counts["tiles"]),
        ("tiles right, of all", counts["right"], counts["tiles"]),
        ("totals right at once", counts["totals"], counts["photos"]),
    ]
    lines = [
        *("# How well photos are read", ""),
        *PREFACE,
        *("", "## Last run", "", table(results), ""),
        *(f"- {name}: {hits} of {tries} ({interval(hits, tries)})" for name, hits, tries in shares),
        f"- processor time of a photo: {counts['mean']:.2f} s, at most {counts['most']:.2f} s (on a busy machine)",
        *ASKED,
        *("", "## First run", "", FIRST.read_text(encoding="utf-8") if FIRST.exists() else table(results)),
    ]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Print the figures, hand by hand, or write the page."""
    parser = argparse.ArgumentParser(description="Measure how well photos are read.")
    parser.add_argument("--rendered", type=int, default=100, help="how many rendered hands are measured")
    parser.add_argument("--write", action="store_true", help="write ACCURACY.md")
    told = parser.parse_args()
    folder = os.environ.get(VARIABLE)
    if not folder:
        raise SystemExit(f"Name the folder of the labeled photos in {VARIABLE}.")
    results: list[Measured] = []
    for hand in (*photos(Path(folder)), *renderings(told.rendered)):
        each = measured(hand)
        wrong = [f"{ends} as {read.ends}" for ends, read in each.matched if {*ends} != {*read.ends}]
        print(hand.name, {name: count for name, count in each.counts().items() if count}, *wrong, flush=True)
        results.append(each)
    print(table(results))
    if told.write:
        PAGE.write_text(page(results), encoding="utf-8")
        if not FIRST.exists():
            FIRST.write_text(table(results) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
