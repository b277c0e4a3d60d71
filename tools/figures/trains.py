"""The longest train of a hand with wild ends: how long it takes to find, and how long it is."""

from __future__ import annotations

from random import Random
from statistics import fmean
from time import perf_counter

from tools.figures.report import Report, Section, Target, percentile

from roundhouse.dominoes import hand_of, shuffled
from roundhouse.dominoes.super_set import WILD
from roundhouse.games import SuperTrain
from roundhouse.players.longest_train import longest_train

HANDS = 200
TILES = 25
BONUS = 1000
"""More than all pips of a hand: the longest line, and of those the heaviest."""
MS = 1000


def hands_with_wilds(count: int) -> list[int]:
    """`count` hands of TILES tiles of the Super Train set, wild ends among them; always the same."""
    game, rng = SuperTrain(4), Random(25)
    everything = range(game.tiles.size)
    hands: list[int] = []
    while len(hands) < count:
        hand = hand_of(shuffled(everything, rng)[:TILES])
        if hand & game.tiles.with_end[WILD]:
            hands.append(hand)
    return hands


def run(report: Report, count: int = HANDS) -> None:
    """The time of the search, which is exact, and how much of a hand lies in one line."""
    game = SuperTrain(4)
    report.settings(f"{count} hands of {TILES} tiles with wild ends, Super Train, from the engine 12")
    times: list[float] = []
    lengths: list[int] = []
    for done, hand in enumerate(hands_with_wilds(count), 1):
        start = perf_counter()
        line = longest_train.__wrapped__(game, hand, 12, BONUS)
        times.append((perf_counter() - start) * MS)
        lengths.append(len(line.tiles))
        report.progress("hands", done, count)
    report.figure("median", percentile(times, 0.5), "ms", Target(1))
    report.figure("  slowest", max(times), "ms")
    report.figure("tiles in the line, on average", fmean(lengths), "")
    report.figure(f"  hands of which all {TILES} lie in it", 100 * lengths.count(TILES) / count, "%")


SECTION = Section("longest-train", "Longest train of 25 tiles with wild ends", run)
