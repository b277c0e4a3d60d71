"""The game in a terminal: shows the table, reads what is typed, tells what happened. Persons share it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from rich.console import Console

from roundhouse import i18n
from roundhouse.games.match import Between, Depart, Stop
from roundhouse.games.moves import Deal
from roundhouse.games.position import Stage
from roundhouse.games.views import move_seen_by
from roundhouse.hub.events import Connected, HubEvent, Lost, Troubled
from roundhouse.i18n.terminal import terminal
from roundhouse.i18n.typed import in_notation
from roundhouse.referee import Answer, Come, Happened, Place, Shuffled, Sit, TableSession, Undo
from roundhouse.terminal.commands import OrderError, Orders
from roundhouse.terminal.parser import Order, read_orders
from roundhouse.terminal.score_sheet import score_sheet
from roundhouse.terminal.table_text import example_of, plays_drawn, table_drawn
from roundhouse_hub.lamps.scene import LAST_CALL, TAP, WARNING

Asked = Callable[[str], "str | HubEvent"]
"""Shows a prompt and waits for a line or for news of the hub. Raises EOFError when there are no more lines."""


class Desk:
    """Plays a live table with whoever types. `run` returns when somebody quits, or ends a match that is over.

    A `quiet` desk reads from a pipe: nothing is asked, and lines are as long as they are.
    """

    quiet = False

    def __init__(self, table: TableSession, console: Console, ask: Asked, language: str = "en") -> None:
        self.table = table
        self.console = console
        self.ask = ask
        self.language = language
        self.orders = self._orders()
        self._at_screen = -1
        self._shown = False
        self._helped = False
        table.on_answer = self._answered

    def _orders(self) -> Orders:
        """What may be typed at this desk."""
        return Orders(self.table, self.tell, self.console.print, self.language)

    def run(self) -> None:
        """Goes on until somebody quits, or ends a match that is over; a last slip can be mended before."""
        referee = self.table.referee
        self.orders.quitting = False
        while not self.orders.quitting:
            seat = referee.in_turn
            if referee.match.over:
                self._after_match()
            elif referee.position is None:
                self._between_rounds()
            elif seat is None or not seat.is_person:
                self.table.step()
                self._shown = False
            else:
                self._turn(referee.position.turn)

    def tell(self, text: str, style: str = "") -> None:
        """A line for people."""
        if text:
            self.console.print(text, style=style or None, highlight=False, markup=False, soft_wrap=self.quiet)

    # -- one turn, and the time between rounds -------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        referee, position = self.table.referee, self.table.referee.position
        assert position is not None
        if not self._face(seat):
            return
        view = referee.view(seat)
        assert view is not None
        if not self._shown:
            self.console.print()
            self.console.print(table_drawn(referee, seat, self.language))
            self._shown = True
        self.tell(i18n.turn(view, referee.names, self.language), "bold")
        if referee.steps_to(seat) == 0 and not self._helped:
            self._helped = True
            example = example_of(view.legal(), referee.game, referee.names, self.language)
            self.tell(terminal("first-help" if example else "first-help-any", self.language, example=example), "dim")
        for order in self._typed(f"{referee.names[seat]} > "):
            self._obey(order)

    def _face(self, seat: int) -> bool:
        """Where several persons share the screen, no hand is shown before its owner is there, and then the last
        one's is gone. False when somebody quits instead."""
        if self._at_screen != seat and len(self.table.referee.seats_of_people) > 1:
            prompt = terminal("pass-screen", self.language, seat=self.table.referee.names[seat])
            orders = list(self._typed(prompt))
            if not orders:
                return False  # the hub's news, or no more lines
            if orders[0].name == "quit":
                self.orders.quitting = True
                return False
            self.console.clear()
            self._shown = False
        self._at_screen = seat
        return True

    def _between_rounds(self) -> None:
        referee = self.table.referee
        if not referee.match.events or not any(seat.is_person for seat in referee.seats):
            self.table.begin()
            return
        for order in self._typed(terminal("ask-next", self.language) + " > "):
            if order.name == "next":
                self.table.begin()
            elif order.name == "move":
                self.tell(terminal("no-round", self.language), "yellow")
            else:
                self._obey(order)

    def _after_match(self) -> None:
        if not any(seat.is_person for seat in self.table.referee.seats):
            self.orders.quitting = True
            return
        for order in self._typed(terminal("ask-end", self.language) + " > "):
            if order.name == "next":
                self.orders.quitting = True
            elif order.name == "move":
                self.tell(terminal("match-over", self.language), "yellow")
            else:
                self._obey(order)

    def _typed(self, prompt: str) -> Iterator[Order]:
        """The orders of the next line, as long as each is taken; what the hub tells is dealt with on the way."""
        try:
            said = self.ask(prompt)
        except EOFError:
            if not self.quiet:
                self.console.print()
            self.orders.quitting = True
            return
        if isinstance(said, str):
            yield from self._read(in_notation(said, self.table.referee.names, self.language))
            return
        self._heard(said)

    def _read(self, line: str) -> list[Order]:
        """What a line means, in the words of the notation."""
        return read_orders(line)

    def _obey(self, order: Order) -> None:
        if order.name in ("next", "hand"):
            self._shown = False
            return
        try:
            self.orders.obey(order)
        except OrderError as error:
            self.tell(str(error), "yellow")

    def _heard(self, event: HubEvent) -> None:
        match event:
            case Lost(reason):
                self.tell(terminal("hub", self.language, what=i18n.told(reason, self.language)), "yellow")
            case Troubled(text):
                self.tell(terminal("hub", self.language, what=i18n.told(text, self.language)), "yellow")
            case Connected():
                self.tell(i18n.label("hub_connected", self.language), "dim")
        self.table.heard(event)

    # -- what happened -------------------------------------------------------------------------------------

    def _answered(self, answer: Answer) -> None:
        """Tells an answer of the referee to those who look at the screen."""
        referee = self.table.referee
        names, game, match = referee.names, referee.game, referee.match
        if isinstance(answer.call, Come | Depart):
            self._at_screen = -1
        if not answer.allowed:
            clause = terminal("refused-clause", self.language, clause=answer.ruling.clause)
            self.tell(f"{i18n.refusal(answer.ruling, game, names, self.language)} {clause}", "yellow")
            return
        if answer.taken_back:
            seen = plays_drawn(self._as_seen(answer.taken_back), game, names, self.language)
            self.tell(i18n.undone(seen, self.language), "cyan")
            self._shown = False
        for each in self._as_seen(answer.happened):
            self._tell_event(each)
            self._shown = False
        if answer.ruling.on_trust and not isinstance(answer.call, Shuffled | Undo | Sit | Place | Come | Between):
            seat = answer.happened[0].seat
            for line in i18n.trusted(answer.ruling.trusted, answer.call, seat, game, names, self.language):
                self.tell(f"    {line}", "dim")
        if any(cue.name in (WARNING, TAP, LAST_CALL) for cue in answer.cues):
            self.tell(f"  {terminal('warned', self.language, seat=names[answer.happened[0].seat])}", "bold yellow")
        if isinstance(answer.call, Shuffled):
            self.tell(i18n.deals(answer.call.tries, self.language), "dim")
            self.tell(f"  {terminal('seal', self.language, seal=referee.seals[-1].seal[:16])}", "dim")
        if isinstance(answer.call, Stop) and match.over:
            self.tell(i18n.match_over(match.leaders, match.totals, game, names, self.language), "bold green")
        if answer.happened and answer.happened[-1].before is not None and match.position is None:
            self._round_over()
        elif answer.happened and match.position and match.position.stage == Stage.DEALING and match.deals:
            self.tell(i18n.round_void(self.language), "bold")

    def _tell_event(self, happened: Happened) -> None:
        """One thing that happened, as far as it may be seen."""
        (line,) = plays_drawn([happened], self.table.referee.game, self.table.referee.names, self.language)
        self.tell(f"  {line}")

    def _before_scores(self) -> None:
        """What is said of a round that is over before its score; at a dealt table nothing."""

    def _as_seen(self, happened: tuple[Happened, ...]) -> list[Happened]:
        """What happened as far as the one person at the screen may see it; where several share it, as all may."""
        people = self.table.referee.seats_of_people
        seen = []
        for each in happened:
            viewer = people[0] if len(people) == 1 else -1
            event = each.event
            if each.before is not None and not isinstance(event, Deal):
                event = move_seen_by(each.before, event, viewer)  # type: ignore[arg-type]
            seen.append(replace(each, event=event))
        return seen

    def _round_over(self) -> None:
        referee = self.table.referee
        names, game, match = referee.names, referee.game, referee.match
        self.console.print()
        self.console.print(table_drawn(referee, max(0, self._at_screen), self.language))
        self._before_scores()
        self.tell(i18n.round_over(match.results[-1], game, names, self.language), "bold")
        self.console.print(score_sheet(match, referee.everybody, self.language))
        sealed = referee.seals[-1] if referee.seals else None
        if sealed is not None and sealed.shuffle is not None:
            tiles = " ".join(game.tiles.text(tile) for tile in sealed.shuffle.order)
            line = terminal("unsealed", self.language, seal=sealed.seal[:16], salt=sealed.shuffle.salt, tiles=tiles)
            self.tell(line, "dim")
        if match.over:
            self.tell(i18n.match_over(match.leaders, match.totals, game, names, self.language), "bold green")
