"""The called table in a terminal: asks what the table must say next, takes calls, answers each with its ruling.

With input from a pipe nothing is asked and no table is drawn: what comes out are the answers.
"""

from __future__ import annotations

from rich.console import Console

from roundhouse import i18n
from roundhouse.games.moves import Deal, Reveal
from roundhouse.games.position import EngineFrom, Stage
from roundhouse.hub.events import HubEvent
from roundhouse.i18n.called import all_of, called
from roundhouse.presenters.trust_report import fact_of_hand, hand_added, round_audited
from roundhouse.referee import Answer, Happened, TableSession, Undo
from roundhouse.referee.awaited import NOBODY
from roundhouse.referee.table_modes import asks_undo
from roundhouse.terminal.called_commands import CalledOrders, read_called_orders
from roundhouse.terminal.commands import OrderError, Orders
from roundhouse.terminal.dealt_console import Asked, Desk
from roundhouse.terminal.parser import Order
from roundhouse.terminal.table_text import table_drawn


class CalledDesk(Desk):
    """A called table with whoever types. `untaken` counts the lines that could not be taken."""

    def __init__(
        self, table: TableSession, console: Console, ask: Asked, language: str = "en", quiet: bool = False
    ) -> None:
        self.called = table
        self.quiet = quiet
        self.untaken = 0
        self._turn_shown = NOBODY
        super().__init__(table, console, ask, language)

    def _orders(self) -> Orders:
        self._called_orders = CalledOrders(self.called, self.tell, self.console.print, self.language)
        return self._called_orders

    def run(self) -> None:
        """Goes on until somebody quits, or ends a match that is over; a last slip can be mended before."""
        self.orders.quitting = False
        if not self.quiet and not self.called.referee.match.events:
            self._welcome()
        while not self.orders.quitting:
            if not self.quiet:
                self._show_where_it_stands()
            for order in self._typed("" if self.quiet else f"{self._prompt()} > "):
                if not self._take(order):
                    break

    # -- asking --------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        referee = self.called.referee
        game = i18n.game_name(referee.game.name, self.language)
        example = f"{referee.names[0].casefold()} 5-6"
        self.tell(called("welcome", self.language, game=game, example=example), "dim")
        if self.called.hub is not None and self.called.referee.unplaced:
            self._ask_to_sit()

    def _ask_to_sit(self) -> None:
        """Whose turn it is to say where he sits."""
        seat = self.called.referee.names[self.called.referee.unplaced[0]]
        self.tell(called("sit-here", self.language, seat=seat), "cyan")

    def _show_where_it_stands(self) -> None:
        referee, position = self.called.referee, self.called.referee.position
        if position is None or position.stage in (Stage.DEALING, Stage.HUNT):
            return
        if not self._shown and self._turn_shown != position.turn:
            self.console.print()
            self.console.print(table_drawn(referee, -1, self.language))
        self._shown, self._turn_shown = True, position.turn
        if position.stage != Stage.OVER:
            self.tell(i18n.turn(position, referee.names, self.language), "bold")

    def _prompt(self) -> str:
        awaited, referee = self.called.awaited, self.called.referee
        facts: dict[str, object] = {}
        key = f"ask-{awaited.what}"
        if awaited.seat >= 0:
            facts["seat"] = referee.names[awaited.seat]
        match awaited.what:
            case "turn" | "penalty":
                return referee.names[awaited.seat]
            case "hand":
                assert referee.position is not None
                facts["count"] = referee.position.count(awaited.seat)
                if awaited.seat == referee.position.winner:
                    key = "ask-last-double"
            case "holder":
                assert referee.position is not None
                source, engine = referee.game.engine_from, referee.position.round.engine
                key = f"ask-holder-{source.value}"
                if source == EngineFrom.HAND:
                    facts["tile"] = referee.game.tiles.text(referee.game.tiles.double[engine])
        return called(key, self.language, **facts)

    # -- taking --------------------------------------------------------------------------------------------

    def _take(self, order: Order) -> bool:
        """Whether an order was taken; the rest of its line is not, if it was not."""
        untaken, placed = self.untaken, dict(self.called.referee.placed)
        if order.name == "next":
            self._shown, self._turn_shown = False, NOBODY
            self.orders.quitting = self.called.referee.match.over and not self.quiet
            return True
        try:
            self.orders.obey(order)
        except OrderError as error:
            self.tell(str(error), "yellow")
            self.untaken += 1
        if order.name == "slot" and self.called.referee.placed != placed:
            self._sat_down()
        return self.untaken == untaken

    def _read(self, line: str) -> list[Order]:
        choices, self._called_orders.choices = self._called_orders.choices, ()
        if line.strip().isdecimal() and 1 <= int(line) <= len(choices):
            line = choices[int(line) - 1]
        return read_called_orders(line)

    def _heard(self, event: HubEvent) -> None:
        before = dict(self.called.referee.placed)
        super()._heard(event)
        referee = self.called.referee
        if referee.placed != before:
            self._sat_down()
        if asks_undo(event) and referee.steps:
            (last,) = referee.match.events[-1:]
            then = referee.match.before(len(referee.match.events) - 1)
            what = i18n.said(last, then, referee.game, referee.names, self.language)
            self.tell(called("engine-undo", self.language, what=what), "cyan")

    def _sat_down(self) -> None:
        """Tells where somebody sits now; when all have said it, they are in the order in which they sit."""
        referee = self.called.referee
        seat = list(referee.placed)[-1]
        slot = referee.placed[seat] + 1
        self.tell(called("sits-here", self.language, seat=referee.names[seat], slot=slot), "cyan")
        if self.called.referee.unplaced:
            self._ask_to_sit()
        elif self.called.seat_clockwise():
            self.tell(called("sits-clockwise", self.language, seats=all_of(referee.names, self.language)), "cyan")

    # -- what happened ---------------------------------------------------------------------------------------

    def _answered(self, answer: Answer) -> None:
        super()._answered(answer)
        if answer.taken_back:
            self._turn_shown = NOBODY
        position = self.called.referee.position
        if position is not None and position.stage == Stage.OVER and not isinstance(answer.call, Reveal | Undo):
            key = "out" if position.winner >= 0 else "blocked"
            seat = self.called.referee.names[position.winner]
            self.tell(called(key, self.language, seat=seat), "bold")
        if not answer.allowed:
            self.untaken += 1
            for line in fact_of_hand(self.called.referee, answer, self.language):
                self.tell(line, "yellow")

    def _as_seen(self, happened: tuple[Happened, ...]) -> list[Happened]:
        """Everybody sees all that is said."""
        return list(happened)

    def _tell_event(self, happened: Happened) -> None:
        super()._tell_event(happened)
        if isinstance(happened.event, Deal) and happened.event.leader >= 0:
            seat = self.called.referee.names[happened.event.leader]
            self.tell(f"  {called('begins', self.language, seat=seat)}")
        if isinstance(happened.event, Reveal) and happened.event.pips < 0:
            self.tell(hand_added(self.called.referee.game, happened.event.tiles, self.language), "dim")

    def _before_scores(self) -> None:
        for line in round_audited(self.called.referee, self.language):
            self.tell(line, "yellow")
