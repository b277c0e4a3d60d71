"""The score sheet of a match whose players may come late or leave: the points of each round by player.

Players are numbered in the order in which they first sat down. A player who leaves keeps the number and the rounds, and
may come back to them.

What a missed round counts, and why: RULES.md#latecomers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from roundhouse.games.rules.results import RoundResult


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A round: its result by the seats of that round, and the numbers of the `players` in these seats.

    `credits` are (player, points) of those who were not there.
    """

    result: RoundResult
    players: tuple[int, ...]
    credits: tuple[tuple[int, int], ...] = ()

    @property
    def winner(self) -> int:
        """The winner's player number; -1 for nobody."""
        return self.players[self.result.winner] if self.result.winner >= 0 else -1

    def played(self, player: int) -> bool:
        return player in self.players

    def points(self, player: int) -> int | None:
        """The points of the round for a player; None if it counts nothing."""
        if player in self.players:
            return self.result.points[self.players.index(player)]
        return dict(self.credits).get(player)

    def credited(self, player: int, points: int | None = None) -> SheetLine:
        """The line with points for a player who missed the round: these, or the average, rounded.

        >>> from roundhouse.games.core.position import Round
        >>> line = SheetLine(RoundResult(Round(0, 12, 0), 0, (0, 7)), (0, 1))
        >>> line.credited(2).points(2), line.credited(2, 30).points(2), line.credited(1).points(1)
        (4, 30, 7)
        """
        if self.points(player) is not None:
            return self
        others = self.result.points
        average = (2 * sum(others) + len(others)) // (2 * len(others))
        return self.corrected(player, average if points is None else points)

    def corrected(self, player: int, points: int) -> SheetLine:
        if player not in self.players:
            others = tuple(credit for credit in self.credits if credit[0] != player)
            return replace(self, credits=(*others, (player, points)))
        seat, old = self.players.index(player), self.result.points
        return replace(self, result=self.result._replace(points=(*old[:seat], points, *old[seat + 1 :])))

    def result_for(self, players: Sequence[int]) -> RoundResult:
        """The result by the seats of a table at which these players sit now."""
        if tuple(players) == self.players:
            return self.result
        seat_of = {player: seat for seat, player in enumerate(players)}
        leader = self.result.round.leader
        return self.result._replace(
            round=self.result.round._replace(leader=seat_of.get(self.players[leader], -1) if leader >= 0 else -1),
            winner=seat_of.get(self.winner, -1),
            points=tuple(self.points(player) or 0 for player in players),
        )
