"""A table that wants no calls: of each round people enter who went out, and what the hands count."""

from __future__ import annotations

from typing import ClassVar

from roundhouse.games.core.moves import Move
from roundhouse.games.core.names import names_meant
from roundhouse.games.core.notation import NOBODY, OUT
from roundhouse.games.match.match import WentOut
from roundhouse.games.text.call_parser import NotUnderstood, parse_call
from roundhouse.hub.events import ButtonEvent
from roundhouse.indices import Seat, counted
from roundhouse.referee.answers import Answer
from roundhouse.referee.awaited import Awaited, awaited_correction, awaited_on_pad
from roundhouse.referee.modes.called_mode import CalledMode
from roundhouse.referee.modes.mode import TableServices
from roundhouse_hub.lamps.scene import Scene


class ScorePadMode:
    """Hands are counted as at any called table; nothing else is said of a round.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee import SeatedPlayer, TableSession
    >>> table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], mode="score-pad")
    >>> [table.call_text(said)[0].allowed for said in ("bo out", "ann 17")], table.referee.match.totals
    ([True, True], (17, 0))
    """

    name: ClassVar[str] = "score-pad"
    deals: ClassVar[bool] = False
    told_move_by_move: ClassVar[bool] = False

    def __init__(self, table: TableServices) -> None:
        self._table = table
        self._hands = CalledMode(table)

    @property
    def awaited(self) -> Awaited:
        return awaited_correction(self._table.referee) or awaited_on_pad(self._table.referee)

    def begin(self, leader: Seat | None = None) -> Answer:
        """The next round is over: `leader` went out, or nobody."""
        return self._table.call(WentOut(counted(leader)))

    def deal(self, leader: Seat | None = None) -> Answer:
        return self._hands.deal(leader)

    def answer(self, seat: Seat | None) -> None:
        if self.awaited.what == "winner":
            self.begin(seat)

    def go_on(self) -> None:
        """People play each round by themselves."""

    def parse(self, text: str) -> list[Move]:
        return self._hands.parse(text)

    def call_text(self, text: str) -> list[Answer]:
        referee = self._table.referee
        if awaited_on_pad(referee).what != "winner":  # a call comes before what is pending, as where moves are called
            return self._hands.call_text(text)
        spoken = parse_call(referee.game, text, referee.names)
        named = spoken.act == "leads" and names_meant(text.strip().removesuffix(":"), referee.names)  # a name alone
        if not (named or spoken.act in (OUT, NOBODY)) or (spoken.seat is None) != (spoken.act == NOBODY):
            raise NotUnderstood(text, "", "winner", referee.names)
        return [self.begin(spoken.seat)]

    def interpret_press(self, press: ButtonEvent) -> Answer | None:
        return self._hands.interpret_press(press)

    def step(self) -> Answer | None:
        return None

    def scene(self) -> Scene | None:
        return None
