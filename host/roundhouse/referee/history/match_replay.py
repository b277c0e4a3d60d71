"""Replays a match: forward, backward, from any round, at a table with its hub."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.core.moves import ROUND_STARTS, made_move
from roundhouse.games.core.position import Position
from roundhouse.games.match.match import Event, Join
from roundhouse.games.rules.game import Game
from roundhouse.indices import RoundIndex, number_of
from roundhouse.referee.answers import Answer
from roundhouse.referee.calls import AddPlayer
from roundhouse.referee.seats import SeatedPlayer
from roundhouse.referee.session.agreement import Agreement
from roundhouse.referee.session.table_session import TableSession

RECORDED = "recorded"
"""The kind of player in every seat: the replay waits for none of them."""


class Replay:
    """The events of a match and a table on which the first `at` of them have happened.

    `names` are those of all who play, as they came: first by seat, then those who come late.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.match.match import Begin
    >>> replay = Replay(MexicanTrain(2), ["Ann", "Bo"], [Begin(1)])
    >>> replay.forward().allowed, replay.over, replay.back().taken_back[0].event, replay.at
    (True, True, Begin(leader=1), 0)
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        events: Sequence[Event],
        start: Position | None = None,
        rule_sheet: str = "",
    ) -> None:
        seats = [SeatedPlayer(name, RECORDED) for name in names[: game.seats]]
        self.table = TableSession(game, seats, start=start, agreement=Agreement(rule_sheet=rule_sheet))
        self.names = tuple(names)
        self.events = tuple(events)
        self.at = 0

    @property
    def over(self) -> bool:
        return self.at == len(self.events)

    @property
    def rounds(self) -> int:
        begun_in_midst = self.table.referee.match.start is not None
        return sum(isinstance(made_move(event), ROUND_STARTS) for event in self.events) + begun_in_midst

    @property
    def viewer(self) -> int:
        position = self.table.referee.position
        return 0 if position is None else position.turn

    def forward(self) -> Answer | None:
        """Do the next event; None at the end."""
        if self.over:
            return None
        event = self.events[self.at]
        call = AddPlayer(event, SeatedPlayer(self.names[event.player], RECORDED)) if isinstance(event, Join) else event
        answer = self.table.call(call)
        self.at += 1
        return answer

    def back(self) -> Answer | None:
        """Take the last event back; None at the beginning."""
        if not self.at:
            return None
        self.at -= 1
        return self.table.undo(1)

    def skip(self) -> None:
        """Skip to the start of the next round, or to the end, without the sounds in between."""
        with self.table.silenced():
            self.forward()
            while not self.over and not isinstance(made_move(self.events[self.at]), ROUND_STARTS):
                self.forward()

    def go_to(self, at: int) -> None:
        """Skip forward or back until so many events have happened."""
        with self.table.silenced():
            if at < self.at:
                self.table.undo(self.at - at)
                self.at = at
            while self.at < at and not self.over:
                self.forward()

    def skip_to(self, round: RoundIndex) -> None:
        """To the beginning of a round. Raises ValueError if there is no such round."""
        if not 0 <= round < self.rounds:
            raise ValueError(f"{self.rounds} rounds, no round {number_of(round)}")
        before = self.table.referee.match.start is not None
        begun = [index for index, event in enumerate(self.events) if isinstance(made_move(event), ROUND_STARTS)]
        starts = [0] * before + begun
        while self.at < starts[round]:
            self.skip()
