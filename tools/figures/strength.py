"""How well the computer players play: sensible against greedy, greedy against random, 500 matches each."""

from __future__ import annotations

from tools.figures.duels import duel
from tools.figures.report import Report, Section, Target

from roundhouse.games import BasicTrains, MexicanTrain
from roundhouse.games.game import Game

MATCHES = 500
PAIRS = (("greedy", "random"), ("sensible", "greedy"))
GAMES: tuple[Game, ...] = (MexicanTrain(4), BasicTrains(4))


def run(report: Report) -> None:
    """The share of wins of the stronger kind, which should surely be more than half."""
    for game in GAMES:
        report.settings(
            f"{game.name}, double-{game.tiles.highest} set, full matches, four seats, two of each kind, seats changed"
        )
        for strong, weak in PAIRS:
            fought = duel(game, strong, weak, MATCHES, progress=lambda done: report.progress("matches", done, MATCHES))
            low, high = fought.bounds
            name = f"{strong} against {weak}, wins of {MATCHES}"
            report.figure(
                name, 100 * fought.share, "%", Target(50, at_least=True), f"95 %: {100 * low:.1f} to {100 * high:.1f}"
            )


SECTION = Section("strength", "Computer players: who wins", run)
