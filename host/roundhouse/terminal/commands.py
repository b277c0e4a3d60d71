"""The orders of the text table, each carried out on the live table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.table import Table

from roundhouse import i18n
from roundhouse.games.match import Correct, Stop
from roundhouse.games.moves import Move
from roundhouse.games.notation import read_move, write_move
from roundhouse.games.position import Position
from roundhouse.games.rulings import Ambiguous, Unreadable
from roundhouse.i18n.terminal import terminal, terminal_commands
from roundhouse.i18n.typed import as_typed
from roundhouse.players import PLAYERS
from roundhouse.records.player_names import fault_of_names
from roundhouse.referee import Seat, TableSession, UndoError
from roundhouse.referee.session import ADVISER
from roundhouse.terminal.parser import Order
from roundhouse.terminal.score_sheet import score_sheet
from roundhouse_hub.lamps.scene import VOLUME_MAX


class OrderError(Exception):
    """An order that cannot be carried out; `str()` of it is the sentence for who typed it."""


class Tells(Protocol):
    """Prints a line."""

    def __call__(self, text: str, style: str = "") -> None: ...


class Orders:
    """What may be typed at one table. `quitting` is set when somebody wants to go."""

    def __init__(
        self, table: TableSession, tell: Tells, draw: Callable[[RenderableType], None], language: str = "en"
    ) -> None:
        self.table = table
        self.tell = tell
        self.draw = draw
        self.language = language
        self.quitting = False

    def obey(self, order: Order) -> None:
        """Carries an order out. Raises OrderError when that cannot be."""
        carry_out = getattr(self, f"_{order.name}")
        carry_out(order.rest)

    # -- playing -----------------------------------------------------------------------------------------

    def _move(self, text: str) -> None:
        position = self._position()
        self.table.call(self._read(position, text))

    def _why(self, text: str) -> None:
        position = self._position()
        if not text:
            raise OrderError(self._say("why-what"))
        move = self._read(position, text)
        ruling = self.table.referee.match.ruling(move)
        if ruling.allowed:
            self.tell(f"{self._move_text(position, move)}: {self._say('can-be-played')}", "green")
            return
        names = self.table.referee.names
        self.tell(i18n.refusal(ruling, position.game, names, self.language), "yellow")
        self.tell(f"{ruling.clause}: {i18n.clause(ruling.clause, self.language)}", "dim")

    def _hint(self, _: str) -> None:
        position = self._position()
        if not position.legal():
            raise OrderError(self._say("no-hint"))
        move = self._move_text(position, self.table.choice(position.turn))
        self.tell(self._say("hint", move=move), "cyan")

    def _undo(self, text: str) -> None:
        if text and not (text.isdecimal() and int(text)):
            raise OrderError(self._say("undo-what"))
        if not self.table.may_undo:
            raise OrderError(self._say("undo-not-agreed"))
        steps = int(text) if text else self._steps_of_mine()
        if not steps:
            raise OrderError(self._say("undo-none"))
        try:
            self.table.undo(steps)
        except UndoError as error:
            raise OrderError(self._say("undo-possible", possible=error.possible)) from error

    # -- the table ----------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        self.tell(self._say("help-title"), "bold")
        grid = Table.grid(padding=(0, 2))
        for typed, meaning in terminal_commands(self.language):
            grid.add_row(f"  {typed}", meaning)
        self.draw(grid)

    def _scores(self, _: str) -> None:
        self.draw(score_sheet(self.table.referee.match, self.table.referee.everybody, self.language))

    def _correct(self, text: str) -> None:
        round, _, rest = text.partition(" ")
        name, _, points = rest.rpartition(" ")
        if not (round.isdecimal() and points.removeprefix("-").isdecimal()):
            raise OrderError(self._say("correct-what"))
        self.table.call(Correct(int(round) - 1, self._seat_named(name, "correct-what"), int(points)))

    def _seat(self, text: str) -> None:
        for seat, name in enumerate(self.table.referee.names):
            if (text + " ").casefold().startswith(name.casefold() + " ") and len(text) > len(name):
                self._hand_over(seat, text[len(name) :].strip())
                return
        raise OrderError(self._say("seat-what"))

    def _leave(self, _: str) -> None:
        position = self.table.referee.position
        people = self.table.referee.seats_of_people
        seat = position.turn if position is not None and position.turn in people else people[0]
        self._hand_over(seat, ADVISER)

    def _hand_over(self, seat: int, who: str) -> None:
        referee = self.table.referee
        old = referee.names[seat]
        if who.casefold() in PLAYERS:
            self.table.hand_over(seat, Seat(old, who.casefold()))
            self.tell(self._say("sits-computer", old=old, player=who.casefold()), "cyan")
            return
        number = referee.match.players[seat]
        names = (*referee.everybody[:number], who, *referee.everybody[number + 1 :])
        self._check_names(names)
        self.table.hand_over(seat, Seat(who))
        self.tell(self._say("sits", old=old, new=who), "cyan")

    def _join(self, text: str) -> None:
        """`Dana after Bo 20`: who comes, whom he sits after, and his points for a round that he missed."""
        referee = self.table.referee
        who, after, rest = text.partition(" after ")
        neighbor, _, points = rest.strip().rpartition(" ")
        if not (neighbor and points.removeprefix("-").isdecimal()):
            neighbor, points = rest, ""
        seat = self._seat_named(neighbor, "join-what") + 1 if after else referee.game.seats
        comes_back = who in referee.everybody and who not in referee.names
        everybody = (*referee.everybody, *(() if comes_back else (who,)))
        if not who:
            raise OrderError(self._say("join-what"))
        self._check_names(everybody)
        neighbor = referee.names[seat - 1]
        if self.table.come(seat, Seat(who), int(points) if points else None).allowed:
            self.tell(self._say("joins", who=who, neighbor=neighbor), "cyan")

    def _depart(self, text: str) -> None:
        seat = self._seat_named(text, "depart-what")
        who = self.table.referee.names[seat]
        if self.table.depart(seat).allowed:
            self.tell(self._say("departs", who=who), "cyan")

    def _volume(self, text: str) -> None:
        if not text.isdecimal() or int(text) > VOLUME_MAX:
            raise OrderError(self._say("volume-what"))
        self.table.set_volume(int(text))
        self.tell(self._say("volume", volume=text), "dim")

    def _mute(self, _: str) -> None:
        self._volume("0")

    def _stop(self, _: str) -> None:
        self.table.call(Stop())
        self.tell(self._say("stopped"), "cyan")

    def _quit(self, _: str) -> None:
        self.quitting = True

    # -- reading what was typed ----------------------------------------------------------------------------

    def _position(self) -> Position:
        position = self.table.referee.position
        if position is None:
            raise OrderError(self._say("no-round"))
        return position

    def _read(self, position: Position, text: str) -> Move:
        names = self.table.referee.names
        if text.casefold() == "announce":
            # Who types it means his own call; while one is due, whose it is is known.
            silent = position.game.unannounced(position)
            text = f"announce {names[silent if silent >= 0 else position.turn]}"
        if text.casefold() == "claim":
            raise OrderError(self._say("claim-what"))
        try:
            return read_move(position, text, names)
        except Unreadable as error:
            raise OrderError(i18n.unreadable(error, self.language, names)) from error
        except Ambiguous as error:
            raise OrderError(i18n.ambiguous(error, self.language, names)) from error

    def _seat_named(self, name: str, else_say: str) -> int:
        for seat, known in enumerate(self.table.referee.names):
            if known.casefold() == name.strip().casefold():
                return seat
        raise OrderError(self._say(else_say))

    def _check_names(self, names: Sequence[str]) -> None:
        """Raises OrderError when these cannot be the names of all who play."""
        fault = fault_of_names(names, len(names))
        if fault:
            raise OrderError(self._say("seat-name", fault=i18n.told(fault, self.language)))

    def _steps_of_mine(self) -> int:
        referee = self.table.referee
        people = referee.seats_of_people
        seat = referee.position.turn if referee.position is not None else people[0] if people else 0
        return referee.steps_to(seat)

    def _move_text(self, position: Position, move: Move) -> str:
        return self._typed(write_move(position.game, move, self.table.referee.names))

    def _typed(self, notation: str) -> str:
        """What somebody would type who speaks the table's language."""
        return as_typed(notation, self.table.referee.names, self.language)

    def _say(self, name: str, **facts: object) -> str:
        return terminal(name, self.language, **facts)
