"""The common parts of all modes: what they answer, what they need from a table, and the presses with one meaning.

`dealt`: the program deals; `called`: real tiles, people call their moves; `slots`: real tiles, the hub's buttons make
the calls; `score-pad`: real tiles, only the results of rounds are entered. A journal keeps the name of a table's mode.
"""

from __future__ import annotations

from typing import ClassVar, Protocol

from roundhouse.games.core.moves import DONE, Announce, Marker, Move
from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.indices import Seat
from roundhouse.referee.answers import Answer
from roundhouse.referee.awaited import Awaited
from roundhouse.referee.calls import Call, Undo
from roundhouse.referee.chance import Chance
from roundhouse.referee.hub_output.output import HubOutput
from roundhouse.referee.referee import Referee
from roundhouse.referee.session.computer_players import ComputerPlayers
from roundhouse.referee.session.last_tile import LastTile
from roundhouse_hub.lamps.scene import ENGINE, REFUSED, Cue, Scene
from roundhouse_hub.link import messages as gestures


class TableServices(Protocol):
    """The part of a session that a mode needs."""

    referee: Referee
    chance: Chance
    last_tile: LastTile
    computers: ComputerPlayers
    output: HubOutput

    @property
    def may_undo(self) -> bool:
        """Whether steps may be taken back here."""

    def call(self, call: Call) -> Answer:
        """Take a call."""

    def undo(self, steps: int = 1) -> Answer:
        """Take back the last calls."""

    def time_is_up(self) -> bool:
        """Whether no further round begins."""

    def publish(self, answer: Answer) -> None:
        """Sound and show an answer, also a refusal of input that made no call."""


class Mode(Protocol):
    """The way in which a table is played."""

    name: ClassVar[str]
    deals: ClassVar[bool]
    """Whether the program deals. If so, the first round begins by itself, and undo needs a table that agreed to it;
    if not, undo corrects what was misheard and is always possible."""
    told_move_by_move: ClassVar[bool]
    """Whether the table tells what is laid; if not, only the results of rounds are entered."""

    @property
    def awaited(self) -> Awaited:
        """The call that is awaited, and from which seat."""

    def begin(self, leader: Seat | None = None) -> Answer:
        """Begin the next round and deal, unless the time is up. `leader` leads the first one; without it, the rules,
        the lot or chance say who."""

    def deal(self, leader: Seat | None = None) -> Answer:
        """Deal everyone their tiles. Raises ValueError when no round waits for that."""

    def answer(self, seat: Seat | None) -> None:
        """Answer who leads, or who holds or finds the engine, with a seat, or with nobody."""

    def go_on(self) -> None:
        """All are ready for the next round, or have their tiles."""

    def parse(self, text: str) -> list[Move]:
        """The moves that a typed line means while a round is in play. Raises what `call_text` does."""

    def call_text(self, text: str) -> list[Answer]:
        """Take a typed line. Raises a TableError for a line without a meaning, or with more than one."""

    def interpret_press(self, press: ButtonEvent) -> Answer | None:
        """Take a press of the hub."""

    def step(self) -> Answer | None:
        """Do one thing that needs no person; None if there is nothing to do."""

    def scene(self) -> Scene | None:
        """The scene that the hub shows instead of the table; None for the table."""


def asks_undo(event: HubEvent) -> bool:
    """Whether the event is a long press of the engine: the gesture that asks for an undo."""
    return isinstance(event, ButtonEvent) and (event.button, event.gesture) == (ENGINE, gestures.LONG)


def press_own_slot(table: TableServices, press: ButtonEvent) -> Answer | None:
    """The meaning of a press where moves are made on a screen or called aloud.

    The player's own slot takes the player's marker down where the game does that by hand (PT-7), and otherwise ends
    the turn; another slot only flashes. A slot has one meaning here and acts as soon as it is `down`. The engine has
    two, so the hub waits for the gesture: press plays the last cues again, long undoes the player's last choice. A
    player who has come down to one tile announces it with the own slot, after the turn.
    """
    referee = table.referee
    position, seat, silent = referee.position, referee.in_turn, table.last_tile.silent
    persons_turn = position is not None and seat is not None and seat.is_person
    match press.gesture:
        case gestures.DOWN if silent is not None and press.button == referee.slots[silent]:
            return table.call(Announce(silent))
        case gestures.DOWN if press.button != ENGINE and persons_turn and position is not None:
            if press.button != referee.slots[position.turn]:
                table.output.sound((Cue(REFUSED, press.button),))
                return None
            down = Marker(position.turn, up=False)
            return table.call(down if down in position.legal() else DONE)
        case gestures.PRESS if press.button == ENGINE:
            table.output.repeat_sounds()
        case gestures.LONG if press.button == ENGINE and table.may_undo and persons_turn and position is not None:
            # One person against computers: the whole table agrees.
            steps = referee.made.steps_to(position.turn) if len(referee.seats_of_people) == 1 else 0
            return table.call(Undo(steps)) if steps else None
    return None
