"""How people play at a table: a mode says what is awaited, what an input means, and what happens by itself.

`dealt`: the program deals; `called`: real tiles, people call their moves; `slots`: real tiles, the hub's buttons make
the calls. A journal keeps the name of a table's mode. This module has what all modes share, and the dealt one.
"""

from __future__ import annotations

from typing import ClassVar, Protocol

from roundhouse.referee.call_interpreter import moves_of_call

from roundhouse.dominoes import UNKNOWN
from roundhouse.games.core.moves import DONE, Announce, Marker, Move, Penalty
from roundhouse.games.core.notation import read_move
from roundhouse.games.core.position import Stage
from roundhouse.games.core.rulings import Unreadable
from roundhouse.games.match.match import Begin, Stop
from roundhouse.games.text.call_parser import NotUnderstood
from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.referee.answers import Answer
from roundhouse.referee.awaited import Awaited, awaited_when_dealt
from roundhouse.referee.calls import Call, Undo
from roundhouse.referee.chance import Chance
from roundhouse.referee.referee import Referee
from roundhouse.referee.seats import NO_SEAT
from roundhouse_hub.lamps.scene import ENGINE, REFUSED, Cue, Scene
from roundhouse_hub.link import messages as gestures


class TableServices(Protocol):
    """What a mode needs from its session."""

    referee: Referee
    chance: Chance

    @property
    def may_undo(self) -> bool:
        """Whether steps may be taken back here."""

    @property
    def silent(self) -> int:
        """The seat that can still announce its last tile; -1: none."""

    @property
    def announcing(self) -> int:
        """The silent seat as long as it has time for that; -1: none."""

    def call(self, call: Call) -> Answer:
        """Take a call."""

    def undo(self, steps: int = 1) -> Answer:
        """Take back the last calls."""

    def time_is_up(self) -> bool:
        """Whether no further round begins."""

    def computer_move(self, seat: int) -> Move:
        """The move a computer player would make in this seat."""

    def thought_move(self, seat: int) -> Move | None:
        """That move as far as it is thought of; None until then."""

    def sound(self, cues: tuple[Cue, ...]) -> None:
        """Sound these on the hub."""

    def repeat_sounds(self) -> None:
        """Sound again what was sounded last."""

    def publish(self, answer: Answer) -> None:
        """Sound and show an answer, also a refusal of input that made no call."""


class Mode(Protocol):
    """How a table is played: dealt, called or slots only."""

    name: ClassVar[str]
    deals: ClassVar[bool]
    """Whether the program deals. If so, the first round begins by itself, and undo needs a table that agreed to it;
    if not, undo corrects what was misheard and is always possible."""

    @property
    def awaited(self) -> Awaited:
        """The call that is awaited, and from which seat."""

    def begin(self, leader: int | None) -> Answer:
        """Begin the next round; `leader` leads the first one (None: the rules, the lot or chance say who)."""

    def deal(self, leader: int) -> Answer:
        """Deal everyone their tiles. Raises ValueError when no round waits for that."""

    def answer(self, seat: int) -> None:
        """Answer who leads, or who holds or finds the engine, with a seat, or with none (-1)."""

    def go_on(self) -> None:
        """All are ready for the next round, or have their tiles."""

    def parse(self, text: str) -> list[Move]:
        """The moves that a typed line means while a round is in play. Raises what `call_text` does."""

    def call_text(self, text: str) -> list[Answer]:
        """Take a typed line. Raises a TableError for a line without a meaning, or with more than one."""

    def press(self, press: ButtonEvent) -> Answer | None:
        """Take a press of the hub."""

    def step(self) -> Answer | None:
        """Do one thing that needs no person; None if there is nothing to do."""

    def scene(self) -> Scene | None:
        """What the hub shows instead of the table; None for the table."""


def asks_undo(event: HubEvent) -> bool:
    """Whether the event is a long press of the engine: the gesture that asks for an undo."""
    return isinstance(event, ButtonEvent) and (event.button, event.gesture) == (ENGINE, gestures.LONG)


def press_own_slot(table: TableServices, press: ButtonEvent) -> Answer | None:
    """What a press means where moves are made on a screen or called aloud.

    The player's own slot takes the player's marker down where the game does that by hand (PT-7), and otherwise ends
    the turn; another slot only flashes. A slot has one meaning here and acts as soon as it is `down`. The engine has
    two, so the hub waits for the gesture: press plays the last cues again, long undoes the player's last choice. A
    player who has come down to one tile announces it with the own slot, after the turn.
    """
    referee = table.referee
    position, seat = referee.position, referee.in_turn
    persons_turn = position is not None and seat is not None and seat.is_person
    match press.gesture:
        case gestures.DOWN if table.silent >= 0 and press.button == referee.slots[table.silent]:
            return table.call(Announce(table.silent))
        case gestures.DOWN if press.button != ENGINE and persons_turn and position is not None:
            if press.button != referee.slots[position.turn]:
                table.sound((Cue(REFUSED, press.button),))
                return None
            markers = [move for move in position.legal() if isinstance(move, Marker) and move.seat == position.turn]
            return table.call(markers[0] if markers else DONE)
        case gestures.PRESS if press.button == ENGINE:
            table.repeat_sounds()
        case gestures.LONG if press.button == ENGINE and table.may_undo and persons_turn and position is not None:
            # One person against computers: the whole table agrees.
            steps = referee.steps_to(position.turn) if len(referee.seats_of_people) == 1 else 0
            return table.call(Undo(steps)) if steps else None
    return None


class DealtMode:
    """The program deals; persons see their hands on a screen, computer players play along."""

    name: ClassVar[str] = "dealt"
    deals: ClassVar[bool] = True

    def __init__(self, table: TableServices) -> None:
        self._table = table

    @property
    def awaited(self) -> Awaited:
        return awaited_when_dealt(self._table.referee)

    def begin(self, leader: int | None) -> Answer:
        """See `Mode`. The round is dealt, too."""
        table, referee = self._table, self._table.referee
        match = referee.match
        if table.time_is_up():
            return table.call(Stop())
        if not match.all_rounds:
            chosen = table.chance.lot(referee.game) if leader is None else leader
        else:
            chosen = max(0, match.next_round.leader)
        answer = table.call(Begin(chosen))
        return self.deal(NO_SEAT) if answer.allowed else answer

    def deal(self, leader: int) -> Answer:  # noqa: ARG002 - the tiles say who leads
        """See `Mode`. Also after a deal that no player could play (BT-7)."""
        referee = self._table.referee
        position = referee.position
        if position is None or position.stage != Stage.DEALING:
            raise ValueError("no round waits to be dealt")
        return self._table.call(self._table.chance.shuffled(position, referee.match.deals))

    def answer(self, seat: int) -> None:
        """See `Mode`: this mode asks no such question."""

    def go_on(self) -> None:
        if self.awaited.what == "next":
            self.begin(None)

    def parse(self, text: str) -> list[Move]:
        """See `Mode`: one move in notation, or as it is called at a table of real tiles (`bo draws`)."""
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

    def press(self, press: ButtonEvent) -> Answer | None:
        return press_own_slot(self._table, press)

    def step(self) -> Answer | None:
        """See `Mode`: a deal that is due, or a computer player's move."""
        table, referee = self._table, self._table.referee
        position = referee.position
        if position is not None and position.stage == Stage.DEALING:
            return self.deal(NO_SEAT)
        if position is not None and position.stage == Stage.PENALTY:
            return table.call(Penalty(UNKNOWN))  # no shuffle gives it in a round that began from a written position
        seat = referee.in_turn
        if position is None or seat is None:
            return None
        if table.silent >= 0 and not referee.seats[table.silent].is_person:
            return table.call(Announce(table.silent))  # a computer player never forgets (MT-12)
        waits = table.announcing >= 0 or seat.is_person
        move = None if waits else table.thought_move(position.turn)
        return None if move is None else table.call(move)

    def scene(self) -> Scene | None:
        return None
