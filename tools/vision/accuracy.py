"""The accuracy of reading photos: `python -m tools.vision.accuracy` measures, and writes
host/roundhouse/vision/ACCURACY.md.

The photos are real ones, labeled, in the folder that ROUNDHOUSE_PHOTOS names. Nothing is trained on them.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from tools.vision.scenes import FIRST_MEASURED_SEED, render

from roundhouse.dominoes import DominoSet, double_set
from roundhouse.dominoes.super_set import super_set
from roundhouse.players.arena.statistics import wilson
from roundhouse.vision.geometry import Picture, Points, overlap_share
from roundhouse.vision.hand_reading import read_photo
from roundhouse.vision.joint_reading import sign_of
from roundhouse.vision.readings import HandRules, PhotoReading, TileReading
from roundhouse.vision.signs import NUMBERS

VARIABLE: Final = "ROUNDHOUSE_PHOTOS"
PAGE: Final = Path(__file__).parents[2] / "host" / "roundhouse" / "vision" / "ACCURACY.md"
FIRST_RUN: Final = Path(__file__).with_name("first_run.md")
"""The figures of the first networks, before any failure was looked at."""
KEPT: Final = Path(".cache/vision/measured")
"""The folder of rendered hands as they were read, in a file for each reader."""
_MEANT: Final = 0.25
"""The part of the larger of two outlines that the other covers if they mean the same tile; some labels are upright."""
Ends: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Hand:
    """A photo with the tiles that it shows: their ends in a set, and where they lie; `ignored` ones cannot be read."""

    style: str
    name: str
    picture: Picture
    tiles: DominoSet
    shown: list[tuple[Ends, Points]]
    ignored: list[Points]


@dataclass(frozen=True)
class Measured:
    """One hand as it was read, in plain values.

    `read` has for each tile that was found how sure its reading is, and whether it is wrong; `errors` says how.
    `seconds` are the processor's.
    """

    style: str
    name: str
    counts: Mapping[str, int]
    read: Sequence[tuple[float, bool]]
    errors: Sequence[str]
    seconds: float


def photos(folder: Path) -> Iterator[Hand]:
    """The labeled hands of a folder."""
    for photo in json.loads((folder / "labels.json").read_text(encoding="utf-8"))["photos"]:
        if photo["kind"] != "hand":
            continue
        picture = np.asarray(cv2.imread(str(folder / photo["file"])), np.uint8)
        shown = [(_ends(box), np.array(box["poly"], np.float32)) for box in photo["boxes"]]
        ignored = [np.array(each["poly"], np.float32) for each in photo["ignore"]]
        highest = 6 if photo["attributes"]["set_size"].startswith("double-6") else 12
        name = Path(photo["file"]).stem
        yield Hand(name.split("_")[0], name, picture, double_set(highest), shown, ignored)


def _ends(box: dict[str, Any]) -> Ends:
    """The ends of a labeled tile, in the order in which they lie where that is known."""
    one, other = box["halves"] or map(int, box["tile"].split("-"))
    return one, other


def renderings(count: int, seed: int = FIRST_MEASURED_SEED) -> Iterator[Hand]:
    """Rendered hands that nothing was trained on, from a seed on; in one hand no tile is there twice."""
    while count:
        scene = render(seed, empty=0)
        seed += 1
        letters = any(sign >= NUMBERS for tile in scene.tiles for sign in tile.halves)
        tiles: DominoSet = super_set() if letters else double_set(NUMBERS - 1)
        end_of = {sign_of(tiles, end): end for end in range(tiles.kinds)}
        pairs = [[end_of.get(sign, tiles.kinds) for sign in tile.halves] for tile in scene.tiles]
        ends = [(one, other) for one, other in pairs]
        known = {tuple(sorted(pair)) for pair in ends}
        if len(known) < len(ends) or not known <= {*tiles.ends}:
            continue
        whole = [(each, tile.corners) for each, tile in zip(ends, scene.tiles, strict=True) if tile.whole]
        if whole:
            count -= 1
            hidden = [tile.corners for tile in scene.tiles if not tile.whole]
            yield Hand(f"rendered: {scene.style}", str(seed - 1), scene.picture, tiles, whole, hidden)


def points_of(read: TileReading) -> Points:
    """The place where a tile was read."""
    return np.array(read.corners, np.float32)


def measured(hand: Hand) -> Measured:
    """Read a hand, told how many tiles it has."""
    begun = time.process_time()
    reading = read_photo(hand.picture, HandRules(hand.tiles, hand.tiles.everything, len(hand.shown)))
    seconds = time.process_time() - begun
    pairs = [
        (overlap_share(corners, points_of(read), max), shown, index)
        for shown, (_, corners) in enumerate(hand.shown)
        for index, read in enumerate(reading.tiles)
    ]
    matched: dict[int, int] = {}
    for share, shown, index in sorted(pairs, reverse=True):
        if share > _MEANT and shown not in matched and index not in matched.values():
            matched[shown] = index
    false = [
        read
        for index, read in enumerate(reading.tiles)
        if index not in matched.values() and all(overlap_share(points_of(read), each) < 0.5 for each in hand.ignored)
    ]
    found = [(hand.shown[shown][0], reading.tiles[index]) for shown, index in matched.items()]
    return _compared(hand, reading, found, false, seconds)


def _compared(
    hand: Hand, reading: PhotoReading, found: list[tuple[Ends, TileReading]], false: list[TileReading], seconds: float
) -> Measured:
    """The counts of a hand, from each tile shown beside its reading, and readings where none is."""
    tiles, counted = hand.tiles, [*(read for _, read in found), *false]
    wrong = [(ends, read) for ends, read in found if {*ends} != {*read.ends}]
    points = sum(tiles.pips[read.tile] for read in counted)
    missed = len(found) < len(hand.shown)
    counts = {
        "hands": 1,
        "tiles": len(hand.shown),
        "found": len(found),
        "false": len(false),
        "right": len(found) - len(wrong),
        "wrong": len(wrong),
        "silent_wrong": sum(not read.doubtful for _, read in wrong),
        "doubtful": sum(read.doubtful for read in counted),
        "totals": int(points == sum(tiles.pips[tiles.tile(*ends)] for ends, _ in hand.shown)),
        "short": int(reading.short),
        "silent_miss": int(missed and not reading.short),
    }
    read = [(each.probability, {*ends} != {*each.ends}) for ends, each in found]
    errors = [f"{ends} as {each.ends} ({each.probability:.3f})" for ends, each in wrong]
    return Measured(hand.style, hand.name, counts, read, errors, seconds)


def rendered_ones(count: int) -> Iterator[Measured]:
    """Rendered hands as they are read, so many; first those that were measured before by the same reader.

    Each is kept at once, so that a run of hours may be stopped and goes on.
    """
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{_fingerprint()}.jsonl"
    known = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    done = [Measured(**json.loads(line)) for line in known[:count]]
    yield from done
    with file.open("a", encoding="utf-8") as lines:
        for hand in renderings(count - len(done), int(done[-1].name) + 1 if done else FIRST_MEASURED_SEED):
            lines.write(json.dumps(vars(each := measured(hand))) + "\n")
            lines.flush()
            yield each


def _fingerprint() -> str:
    """The hash of all modules and weights that say what is rendered and how it is read."""
    packages = "roundhouse.vision.", "tools.vision."
    sources = [module.__file__ for name, module in sys.modules.items() if name.startswith(packages)]
    files = sorted({*PAGE.parent.glob("*.onnx"), *(Path(each) for each in sources if each)})
    return sha256(b"".join(each.read_bytes() for each in files)).hexdigest()[:16]


COLUMNS: Final = (
    *("hands", "tiles", "found", "false", "right", "wrong", "silent_wrong"),
    *("doubtful", "totals", "short", "silent_miss"),
)


def table(results: Sequence[Measured]) -> str:
    """The counts by style, and of all."""
    lines = ["| style | " + " | ".join(COLUMNS).replace("_", " ") + " |", "|---|" + "--:|" * len(COLUMNS)]
    for style in (*sorted({each.style for each in results}), "all"):
        counts = total(each for each in results if style in (each.style, "all"))
        lines.append(f"| {style} | " + " | ".join(str(counts[name]) for name in COLUMNS) + " |")
    return "\n".join(lines)


def total(results: Iterable[Measured]) -> Counter[str]:
    """The counts of all these hands."""
    return sum((Counter(each.counts) for each in results), Counter())


def doubts(results: Sequence[Measured]) -> str:
    """The doubts and errors that other limits would give; one is chosen on renderings alone."""
    read = [each for result in results for each in result.read]
    lines = ["sure from: doubtful, wrong and not doubtful"]
    for limit in (0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999):
        sure = [wrong for probability, wrong in read if probability >= limit]
        lines.append(f"{limit}: {len(read) - len(sure)} and {sum(sure)} of {len(read)}")
    return "\n".join(lines)


PREFACE: Final = """# How well photos are read

`python -m tools.vision.accuracy --write` makes this page; it needs the labeled photos (ROUNDHOUSE_PHOTOS), on which
nothing is trained and no threshold is fitted; what failed has guided what is rendered. Each hand is read with its set
and the number of its tiles known. The rendered hands are of looks that nothing was trained on, either; many are darker
or less sharp than photos are, and their tiles smaller.

*Wrong* is a tile found and read as another, *silent wrong* one of them that is not marked as doubtful. A *short* hand
says that a tile is missing or could not be read; a *silent miss* is a hand of which a tile was not found and that does
not say so, since something else was taken for a tile."""


def page(real: Sequence[Measured], rendered: Sequence[Measured]) -> str:
    """ACCURACY.md: the figures of this run, and of the first."""
    counts, seconds = total(real), [each.seconds for each in real]
    shares = [
        ("tiles found", "found", "tiles", "at least 276 of 280"),
        ("tiles read wrong", "wrong", "tiles", "at most 2"),
        ("tiles read wrong that are not doubtful", "silent_wrong", "tiles", "none"),
        ("doubtful tiles", "doubtful", "tiles", "at most 3 %"),
        ("totals right at once", "totals", "hands", "43 of 45"),
        ("silent misses", "silent_miss", "hands", "none"),
    ]
    lines = ["| photos | count | true share (95 %) | asked for |", "|---|--:|--:|--:|"]
    for name, hits, tries, asked in shares:
        low, high = (f"{bound * 100:.1f}" for bound in wilson(counts[hits], counts[tries]))
        lines.append(f"| {name} | {counts[hits]} of {counts[tries]} | {low} to {high} % | {asked} |")
    lines.append(f"| processor time of a photo | {np.mean(seconds):.2f} s, at most {max(seconds):.2f} s | | 1.0 s |")
    parts = [
        *(PREFACE, "## Last run", "\n".join(lines), table(real)),
        *("### Rendered hands", table(rendered)),
        *(
            "## First run",
            "The first networks, before any failure was looked at.",
            FIRST_RUN.read_text(encoding="utf-8"),
        ),
    ]
    return "\n\n".join(parts).rstrip() + "\n"


def main() -> None:
    """Print the figures, hand by hand, or write the page."""
    parser = argparse.ArgumentParser(description="Measure how well photos are read.")
    parser.add_argument("--rendered", type=int, default=100, help="how many rendered hands are measured")
    parser.add_argument("--write", action="store_true", help="write ACCURACY.md")
    told = parser.parse_args()
    folder = os.environ.get(VARIABLE)
    if not folder:
        raise SystemExit(f"Name the folder of the labeled photos in {VARIABLE}.")
    runs: list[list[Measured]] = []
    for results in (map(measured, photos(Path(folder))), rendered_ones(told.rendered)):
        runs.append([])
        for each in results:
            print(each.name, {name: count for name, count in each.counts.items() if count}, *each.errors, flush=True)
            runs[-1].append(each)
        print(table(runs[-1]))
    print(doubts(runs[-1]))
    if told.write:
        PAGE.write_text(page(*runs), encoding="utf-8")


if __name__ == "__main__":
    main()
