"""A table where the program deals: people see their hands on a screen, and computer players play along."""

from __future__ import annotations

from typing import ClassVar

from roundhouse.dominoes import UNKNOWN
from roundhouse.games.core.moves import Announce, Move, Penalty
from roundhouse.games.core.notation import read_move
from roundhouse.games.core.position import Stage
from roundhouse.games.core.rulings import Unreadable
from roundhouse.games.match.match import Begin, Stop
from roundhouse.games.text.call_parser import NotUnderstood
from roundhouse.hub.events import ButtonEvent
from roundhouse.indices import Seat
from roundhouse.referee.answers import Answer
from roundhouse.referee.awaited import Awaited, awaited_when_dealt
from roundhouse.referee.modes.call_interpreter import moves_of_call
from roundhouse.referee.modes.mode import TableServices, press_own_slot
from roundhouse_hub.lamps.scene import Scene


class DealtMode:
    """The program deals; persons see their hands on a screen, computer players play along."""

    name: ClassVar[str] = "dealt"
    deals: ClassVar[bool] = True
    told_move_by_move: ClassVar[bool] = True

    def __init__(self, table: TableServices) -> None:
        self._table = table

    @property
    def awaited(self) -> Awaited:
        return awaited_when_dealt(self._table.referee)

    def begin(self, leader: Seat | None = None) -> Answer:
        """Begin the match and deal its first round."""
        table, referee = self._table, self._table.referee
        match = referee.match
        if table.time_is_up():
            return table.call(Stop())
        if not match.all_rounds:
            chosen = table.chance.lot(referee.game) if leader is None else leader
        else:
            chosen = max(0, match.next_round.leader)
        answer = table.call(Begin(chosen))
        return self.deal() if answer.allowed else answer

    def deal(self, leader: Seat | None = None) -> Answer:  # noqa: ARG002 - the tiles say who leads
        """Deal the round, anew after a deal that no player could play (BT-7)."""
        referee = self._table.referee
        position = referee.position
        if position is None or position.stage != Stage.DEALING:
            raise ValueError("no round waits to be dealt")
        return self._table.call(self._table.chance.shuffled(position, referee.match.deals))

    def answer(self, seat: Seat | None) -> None:
        """Nothing: this mode asks no question."""

    def go_on(self) -> None:
        if self.awaited.what == "next":
            self.begin()

    def parse(self, text: str) -> list[Move]:
        """One move in notation, or as it is called at a table of real tiles (`bo draws`)."""
        referee = self._table.referee
        position = referee.position
        if position is None:
            raise NotUnderstood(text, "", "round")
        try:
            return [read_move(position, text, referee.names)]
        except Unreadable as error:
            unreadable = error
        moves: list[Move] = []
        if self.awaited.in_turn:
            try:
                moves = moves_of_call(text, position, referee.names, self.awaited)
            except NotUnderstood as error:
                if error.wanted == "claim":
                    raise
        if len(moves) != 1:
            raise unreadable
        return moves

    def call_text(self, text: str) -> list[Answer]:
        return [self._table.call(move) for move in self.parse(text)]

    def interpret_press(self, press: ButtonEvent) -> Answer | None:
        return press_own_slot(self._table, press)

    def step(self) -> Answer | None:
        """A deal that is due, or a computer player's move."""
        table, referee = self._table, self._table.referee
        position = referee.position
        if position is not None and position.stage == Stage.DEALING:
            return self.deal()
        if position is not None and position.stage == Stage.PENALTY:
            return table.call(Penalty(UNKNOWN))  # no shuffle gives it in a round that began from a written position
        seat, silent = referee.in_turn, table.last_tile.silent
        if position is None or seat is None:
            return None
        if silent is not None and not referee.seats[silent].is_person:
            return table.call(Announce(silent))  # a computer player never forgets (MT-12)
        waits = table.last_tile.announcing is not None or seat.is_person
        move = None if waits else table.computers.thought_move(position.turn)
        return None if move is None else table.call(move)

    def scene(self) -> Scene | None:
        return None
