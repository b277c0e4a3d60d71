"""How well the computer players play: sensible against greedy, greedy against random, 500 matches each."""

from __future__ import annotations

from tools.figures.duels import duel
from tools.figures.report import Report, Section, Target

from roundhouse.games import BasicTrains, Derailing, MexicanTrain, PrivateTrains
from roundhouse.games.game import Game

MATCHES = 500
PAIRS = (("greedy", "random"), ("sensible", "greedy"))
GAMES: tuple[Game, ...] = (MexicanTrain(4), Derailing(4), PrivateTrains(4), BasicTrains(4))


def run(report: Report) -> None:
    """The share of wins of the stronger kind, which should surely be more than half."""
    for game in GAMES:
        report.settings(
            f"{game.name}, double-{game.tiles.highest} set, full matches, four seats, two of each kind, seats changed"
        )
        for strong, weak in PAIRS:
            fought = duel(game, strong, weak, MATCHES, progress=lambda done: report.progress("matches", done, MATCHES))
            low, high = fought.bounds
            note = f"95 % sure: between {100 * low:.1f} and {100 * high:.1f} %"
            report.figure(f"{strong} against {weak}, wins of {MATCHES}", 100 * fought.share, "%", note=note)
            report.figure("  surely more than half", 100 * low, "%", Target(50, at_least=True))


SECTION = Section("strength", "Computer players: who wins", run)
