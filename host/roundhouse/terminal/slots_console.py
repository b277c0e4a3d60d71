"""A table of buttons in a terminal: tells what the hub's buttons said, asks for what they cannot say.

Whoever likes may type: presses for a hub that is not there, and all that may be typed at a called table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rich.console import Console
from rich.table import Table

from roundhouse import i18n
from roundhouse.games.position import EngineFrom
from roundhouse.games.rulings import Ruling
from roundhouse.hub.events import HubEvent, Pressed
from roundhouse.i18n.pressed import pressed, pressed_commands
from roundhouse.referee import Answer, TableSession
from roundhouse.terminal.called_commands import CalledOrders
from roundhouse.terminal.called_console import CalledDesk
from roundhouse.terminal.commands import OrderError, Orders
from roundhouse.terminal.dealt_console import Asked
from roundhouse.terminal.parser import Order
from roundhouse_hub.lamps.scene import ENGINE, SLOTS
from roundhouse_hub.link.messages import DOWN, LONG, PRESS, TWICE

GESTURES: Final = {"press": PRESS, "hold": LONG, "twice": TWICE}
"""The gestures as they are typed: `hold 5`."""
WAITS: Final = ("turn", "hand", "penalty", "nothing")
"""What is asked as at a called table; before that, buttons are asked for."""


def said_by_buttons(press: Pressed) -> bool:
    """Whether a press says something: its first touch does not, since a second or a long one may follow."""
    return press.gesture != DOWN


class SlotsOrders(CalledOrders):
    """What may be typed there."""

    def _help(self, _: str) -> None:
        self.tell(pressed("title", self.language), "bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for typed, meaning in pressed_commands(self.language):
            grid.add_row(f"  {typed}", meaning)
        self.draw(grid)


class SlotsDesk(CalledDesk):
    """Goes along with a table of buttons. `untaken` counts presses and lines that could not be taken."""

    def __init__(
        self, table: TableSession, console: Console, ask: Asked, language: str = "en", quiet: bool = False
    ) -> None:
        self.slots = table
        super().__init__(table, console, ask, language, quiet)

    def _orders(self) -> Orders:
        self._called_orders = SlotsOrders(self.slots, self.tell, self.console.print, self.language)
        return self._called_orders

    # -- asking --------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        game = i18n.game_name(self.slots.referee.game.name, self.language)
        self.tell(pressed("welcome", self.language, game=game), "dim")

    def _ask_to_sit(self) -> None:
        """The prompt does."""

    def _show_where_it_stands(self) -> None:
        """Nobody sees the tiles here: whose turn it is says all, once a turn."""
        referee, position = self.slots.referee, self.slots.referee.position
        if referee.in_turn is None or position is None or self._turn_shown == position.turn:
            return
        self._turn_shown = position.turn
        self.tell(i18n.turn(position, referee.names, self.language), "bold")

    def _prompt(self) -> str:
        awaited, referee = self.slots.awaited, self.slots.referee
        if awaited.what == "place":
            return pressed("ask-seat", self.language, seat=referee.names[awaited.seat])
        if awaited.what in WAITS:
            return super()._prompt()
        if awaited.what != "holder":
            return pressed(f"ask-{awaited.what}", self.language)
        assert referee.position is not None
        source, engine = referee.game.engine_from, referee.position.round.engine
        tile = referee.game.tiles.text(referee.game.tiles.double[engine]) if source == EngineFrom.HAND else ""
        return pressed(f"ask-holder-{source.value}", self.language, tile=tile)

    # -- taking --------------------------------------------------------------------------------------------

    def _read(self, line: str) -> list[Order]:
        first, _, rest = line.strip().partition(" ")
        if first.casefold() not in GESTURES:
            return super()._read(line)
        return [Order(first.casefold(), rest.strip())]

    def _take(self, order: Order) -> bool:
        if order.name not in GESTURES:
            return super()._take(order)
        untaken = self.untaken
        try:
            self._press(Pressed(_button(order.rest, self.language), GESTURES[order.name], ticks=0))
        except OrderError as error:
            self.tell(str(error), "yellow")
            self.untaken += 1
        return self.untaken == untaken

    def _heard(self, event: HubEvent) -> None:
        if isinstance(event, Pressed):
            self._press(event)
        else:
            super()._heard(event)

    def _press(self, press: Pressed) -> None:
        placed = dict(self.slots.referee.placed)
        answer = self.slots.heard(press)
        if self.slots.referee.placed != placed:
            self._sat_down()
        elif answer is None and said_by_buttons(press):
            self.tell(pressed("no-meaning", self.language), "yellow")
            self.untaken += 1

    # -- what happened ---------------------------------------------------------------------------------------

    def _answered(self, answer: Answer) -> None:
        """Every tile is taken on trust here: that is no news."""
        super()._answered(replace(answer, ruling=Ruling()) if answer.allowed else answer)


def _button(typed: str, language: str) -> int:
    """The button that is named: a slot from 1 on, or the engine."""
    if typed.casefold() == "engine":
        return int(ENGINE)
    if not typed.isdecimal() or not 1 <= int(typed) <= SLOTS:
        raise OrderError(pressed("press-what", language))
    return int(typed) - 1
