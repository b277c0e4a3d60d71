"""The longest train of a hand with wild ends: how long the search takes that computer players plan with."""

from __future__ import annotations

from random import Random
from time import perf_counter

from tools.figures.report import Report, Section, Target, percentile

from roundhouse.dominoes import hand_of, shuffled
from roundhouse.dominoes.super_set import WILD
from roundhouse.games import SuperTrain
from roundhouse.players.longest_train import BUDGET, longest_train

HANDS = 200
TILES = 25
BONUS = 1000
"""More than all pips of a hand: the longest line, and of those the heaviest."""
MANY = 40 * BUDGET
"""Hands examined by the search that the usual one is compared with: as near to exact as a bench can wait for."""
MS = 1000


def hands_with_wilds(count: int) -> list[int]:
    """So many hands of TILES tiles of the Super Train set, wild ends among them; always the same."""
    game, rng = SuperTrain(4), Random(25)
    everything = range(game.tiles.size)
    hands: list[int] = []
    while len(hands) < count:
        hand = hand_of(shuffled(everything, rng)[:TILES])
        if hand & game.tiles.with_end[WILD]:
            hands.append(hand)
    return hands


def run(report: Report, count: int = HANDS) -> None:
    """The time of the usual search, and by how much a far longer one finds longer lines."""
    game = SuperTrain(4)
    report.settings(f"{count} hands of {TILES} tiles with wild ends, Super Train, from the engine 12")
    times: list[float] = []
    lengths: list[tuple[int, int]] = []
    for done, hand in enumerate(hands_with_wilds(count), 1):
        start = perf_counter()
        usual = longest_train.__wrapped__(game, hand, 12, BONUS, BUDGET)
        times.append((perf_counter() - start) * MS)
        more = longest_train.__wrapped__(game, hand, 12, BONUS, MANY)
        lengths.append((len(usual.tiles), len(more.tiles)))
        report.progress("hands", done, count)
    report.figure(f"median, {BUDGET} hands examined", percentile(times, 0.5), "ms", Target(1))
    same = sum(usual == more for usual, more in lengths)
    report.figure(f"  as long as with {MANY} hands examined", 100 * same / count, "%")


SECTION = Section("longest-train", "Longest train of 25 tiles with wild ends", run)
