"""The strength of the computer players: sensible against greedy, greedy against random, 500 matches each."""

from __future__ import annotations

from tools.figures.duels import duel
from tools.figures.report import Report, Section, Target

from roundhouse.games import BasicTrains, Derailing, MexicanTrain, PrivateTrains
from roundhouse.games.game import Game

MATCHES = 500
PAIRS = (("greedy", "random"), ("sensible", "greedy"))
GAMES: tuple[Game, ...] = (MexicanTrain(4), Derailing(4), PrivateTrains(4), BasicTrains(4))


def run(report: Report) -> None:
    """Measures the share of wins of the stronger kind, which must be significantly more than half."""
    for game in GAMES:
        report.settings(
            f"{game.name}, double-{game.tiles.highest} set, full matches, two players of each kind in alternating seats"
        )
        for strong, weak in PAIRS:
            fought = duel(game, strong, weak, MATCHES, progress=lambda done: report.progress("matches", done, MATCHES))
            low, high = fought.bounds
            note = f"95 % confidence: {100 * low:.1f} to {100 * high:.1f} %"
            report.figure(f"{strong} against {weak}, wins of {MATCHES}", 100 * fought.share, "%", note=note)
            report.figure("  lower bound, more than half", 100 * low, "%", Target(50, at_least=True))


SECTION = Section("strength", "Computer players: who wins", run)
