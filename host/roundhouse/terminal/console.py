"""A table in a terminal: shows the page, reads what is typed, prints what happened. People share it.

With input from a pipe (`quiet`) it asks nothing and draws no table: the output is the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from rich.console import Console

from roundhouse import i18n
from roundhouse.games.match import Depart
from roundhouse.games.position import EngineFrom
from roundhouse.hub.events import Connected, HubEvent, Lost, Pressed, Troubled
from roundhouse.i18n.texts import all_of, buttons_text, called_text, terminal_text
from roundhouse.i18n.typed import in_notation
from roundhouse.presenters.prompts import example_of
from roundhouse.presenters.table_view import table_view
from roundhouse.presenters.transcript import transcript
from roundhouse.referee import Answer, Come, TableSession
from roundhouse.referee.awaited import NOBODY
from roundhouse.referee.table_modes import asks_undo
from roundhouse.terminal.commands import CommandError, Commands, DealtCalls, SpokenCalls, Typist
from roundhouse.terminal.parser import GESTURES, Command, read_called_commands, read_commands, read_presses
from roundhouse.terminal.score_sheet import score_sheet
from roundhouse.terminal.table_text import table_drawn
from roundhouse_hub.lamps.scene import ENGINE, SLOTS
from roundhouse_hub.link.messages import DOWN

Asked = Callable[[str], "str | HubEvent"]
"""Shows a prompt and waits for a line or for news of the hub. Raises EOFError when there are no more lines."""


class Dialog(Protocol):
    """The questions and the input of one kind of mode."""

    typist: Typist
    commands: Commands
    untaken: int
    """How many lines and presses could not be taken."""

    @property
    def viewer(self) -> int:
        """The seat whose hand may be visible, or `NOBODY`."""

    def welcome(self) -> None:
        """Before the first line."""

    def go_on(self) -> None:
        """Show the state of the table, ask, and take what is typed."""

    def press(self, press: Pressed) -> None:
        """A button of the hub."""

    def answered(self, answer: Answer) -> None:
        """An answer has been printed."""


class TableConsole:
    """A table played in a terminal. `run` returns when a person quits, or leaves a match that is over."""

    def __init__(
        self, session: TableSession, console: Console, ask: Asked, language: str = "en", quiet: bool = False
    ) -> None:
        self.session = session
        self.console = console
        self.language = language
        self.quiet = quiet
        self._ask = ask
        typist = Typist(session, self.tell, console.print, language)
        self.dialog: Dialog = DealtDialog(self, typist) if session.mode.deals else RealTilesDialog(self, typist)

    @property
    def untaken(self) -> int:
        """How many lines and presses of a table of real tiles could not be taken."""
        return self.dialog.untaken

    def run(self) -> None:
        """Runs until a person quits, or leaves a match that is over; until then the last call can be undone."""
        commands = self.dialog.commands
        commands.quitting = False
        self.session.listeners.append(self._answered)
        try:
            self.dialog.welcome()
            while not commands.quitting:
                self.dialog.go_on()
        finally:
            self.session.listeners.remove(self._answered)

    def tell(self, text: str, style: str = "") -> None:
        """A line for people."""
        if text:
            self.console.print(text, style=style or None, highlight=False, markup=False, soft_wrap=self.quiet)

    def show_table(self, viewer: int) -> None:
        """Print the table, and the hand of the viewer."""
        referee = self.session.referee
        self.console.print()
        if referee.table is not None:
            view = table_view(referee, viewer, language=self.language)
            in_round = referee.position is not None
            self.console.print(table_drawn(view, self.language, viewer if in_round else NOBODY))

    def ask(self, prompt: str, read: Callable[[str], list[Command]]) -> Iterator[Command]:
        """The commands of the next line, up to the first that is not taken; handles hub events while it waits."""
        try:
            said = self._ask(prompt)
        except EOFError:
            if not self.quiet:
                self.console.print()
            self.dialog.commands.quitting = True
            return
        if isinstance(said, str):
            yield from read(in_notation(said, self.session.referee.names, self.language))
            return
        self._heard(said)

    def _heard(self, event: HubEvent) -> None:
        match event:
            case Lost(reason):
                self.tell(terminal_text("hub", self.language, what=i18n.message_text(reason, self.language)), "yellow")
            case Troubled(text):
                self.tell(terminal_text("hub", self.language, what=i18n.message_text(text, self.language)), "yellow")
            case Connected():
                self.tell(i18n.label("hub_connected", self.language), "dim")
        if isinstance(event, Pressed):
            self.dialog.press(event)
        else:
            self.session.heard(event)

    def _answered(self, answer: Answer) -> None:
        """Prints an answer of the referee for the people at the screen."""
        referee = self.session.referee
        for line in transcript(self.session, answer, self.language):
            if line.tone == "table":
                self.show_table(self.dialog.viewer)
            elif line.tone == "scores":
                self.console.print(score_sheet(referee.match, referee.everybody, self.language))
            else:
                self.dialog.typist.tell_line(line)
        self.dialog.answered(answer)


class DealtDialog:
    """A dealt table: the person in turn sees the hand and types. See `Dialog`."""

    untaken = 0

    def __init__(self, console: TableConsole, typist: Typist) -> None:
        self._console = console
        self._session = console.session
        self._language = console.language
        self.typist = typist
        self.commands = Commands(typist, DealtCalls(typist))
        self._at_screen = NOBODY
        self._shown = False
        self._helped = False

    @property
    def viewer(self) -> int:
        """See `Dialog`."""
        return max(0, self._at_screen)

    def welcome(self) -> None:
        """See `Dialog`: the first turn says how to type."""

    def go_on(self) -> None:
        """See `Dialog`."""
        referee = self._session.referee
        seat = referee.in_turn
        if referee.match.over:
            self._after_match()
        elif referee.position is None:
            self._between_rounds()
        elif seat is None or not seat.is_person:
            self._session.step()
            self._shown = False
        else:
            self._turn(referee.position.turn)

    def press(self, press: Pressed) -> None:
        """See `Dialog`."""
        self._session.heard(press)

    def answered(self, answer: Answer) -> None:
        """See `Dialog`."""
        if isinstance(answer.call, Come | Depart):
            self._at_screen = NOBODY
        if answer.taken_back or answer.happened:
            self._shown = False

    def _turn(self, seat: int) -> None:
        referee, console = self._session.referee, self._console
        if not self._face(seat):
            return
        view = referee.view(seat)
        assert view is not None
        if not self._shown:
            console.show_table(seat)
            self._shown = True
        console.tell(i18n.turn(view, referee.names, self._language), "bold")
        if referee.steps_to(seat) == 0 and not self._helped:
            self._helped = True
            example = example_of(view.legal(), referee.game, referee.names, self._language)
            key = "first-help" if example else "first-help-any"
            console.tell(terminal_text(key, self._language, example=example), "dim")
        for command in console.ask(f"{referee.names[seat]} > ", read_commands):
            self._obey(command)

    def _face(self, seat: int) -> bool:
        """Where several people share the screen, clear the previous hand and wait for the next player before showing
        the hand. False if a person quits instead."""
        if self._at_screen != seat and len(self._session.referee.seats_of_people) > 1:
            prompt = terminal_text("pass-screen", self._language, seat=self._session.referee.names[seat])
            commands = list(self._console.ask(prompt, read_commands))
            if not commands:
                return False  # the hub's news, or no more lines
            if commands[0].name == "quit":
                self.commands.quitting = True
                return False
            self._console.console.clear()
            self._shown = False
        self._at_screen = seat
        return True

    def _between_rounds(self) -> None:
        referee = self._session.referee
        if not referee.match.events or not any(seat.is_person for seat in referee.seats):
            self._session.begin()
            return
        for command in self._console.ask(terminal_text("ask-next", self._language) + " > ", read_commands):
            if command.name == "next":
                self._session.begin()
            elif command.name == "move":
                self._console.tell(terminal_text("no-round", self._language), "yellow")
            else:
                self._obey(command)

    def _after_match(self) -> None:
        if not any(seat.is_person for seat in self._session.referee.seats):
            self.commands.quitting = True
            return
        for command in self._console.ask(terminal_text("ask-end", self._language) + " > ", read_commands):
            if command.name == "next":
                self.commands.quitting = True
            elif command.name == "move":
                self._console.tell(terminal_text("match-over", self._language), "yellow")
            else:
                self._obey(command)

    def _obey(self, command: Command) -> None:
        if command.name in ("next", "hand"):
            self._shown = False
            return
        try:
            self.commands.obey(command)
        except CommandError as error:
            self._console.tell(str(error), "yellow")


class RealTilesDialog:
    """A table of real tiles: it asks for what it must know next; players type calls or press buttons. See `Dialog`."""

    viewer = NOBODY

    def __init__(self, console: TableConsole, typist: Typist) -> None:
        self._console = console
        self._session = console.session
        self._language = console.language
        self._calls = SpokenCalls(typist)
        self.typist = typist
        self.commands = Commands(typist, self._calls)
        self.untaken = 0
        self._by_buttons = console.session.mode.name == "slots"
        self._shown = False
        self._turn_shown = NOBODY

    # -- asking --------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """See `Dialog`."""
        referee = self._session.referee
        if self._console.quiet or referee.match.events:
            return
        game = i18n.game_name(referee.game.name, self._language)
        if self._by_buttons:
            self._console.tell(buttons_text("welcome", self._language, game=game), "dim")
            return
        example = f"{referee.names[0].casefold()} 5-6"
        self._console.tell(called_text("welcome", self._language, game=game, example=example), "dim")
        if self._session.hub is not None and referee.unplaced:
            self._ask_to_sit()

    def go_on(self) -> None:
        """See `Dialog`."""
        if not self._console.quiet:
            self._show_where_it_stands()
        for command in self._console.ask("" if self._console.quiet else f"{self._prompt()} > ", self._read):
            if not self._take(command):
                break

    def _ask_to_sit(self) -> None:
        """Ask the next player without a slot to press one; at a table played by buttons the prompt asks instead."""
        if not self._by_buttons:
            seat = self._session.referee.names[self._session.referee.unplaced[0]]
            self._console.tell(called_text("sit-here", self._language, seat=seat), "cyan")

    def _show_where_it_stands(self) -> None:
        """Show the table, where its tiles are known, and whose turn it is, once a turn."""
        referee, awaited = self._session.referee, self._session.awaited
        position = referee.position
        if position is None or awaited.what in ("holder", "deal", "finder"):
            return
        new = self._turn_shown != position.turn
        if self._by_buttons and (referee.in_turn is None or not new):
            return
        if new and not self._shown and not self._by_buttons:
            self._console.show_table(NOBODY)
        self._shown, self._turn_shown = True, position.turn
        if awaited.what != "hand":
            self._console.tell(i18n.turn(position, referee.names, self._language), "bold")

    def _prompt(self) -> str:
        awaited, referee = self._session.awaited, self._session.referee
        position, what, facts = referee.position, awaited.what, dict[str, object]()
        key = f"ask-{what}"
        if awaited.seat >= 0:
            facts["seat"] = referee.names[awaited.seat]
        match what:
            case "place":
                return buttons_text("ask-seat", self._language, **facts)
            case "turn" | "penalty":
                return referee.names[awaited.seat]
            case "hand":
                assert position is not None
                facts["count"] = position.count(awaited.seat)
                if awaited.seat == position.winner:
                    key = "ask-last-double"
            case "holder":
                assert position is not None
                source, engine = referee.game.engine_from, position.round.engine
                key = f"ask-holder-{source.value}"
                if source == EngineFrom.HAND:
                    facts["tile"] = referee.game.tiles.text(referee.game.tiles.double[engine])
                elif self._by_buttons:
                    facts["tile"] = ""
        asks_buttons = self._by_buttons and what not in ("turn", "penalty", "hand", "nothing")
        return (buttons_text if asks_buttons else called_text)(key, self._language, **facts)

    # -- taking --------------------------------------------------------------------------------------------

    def _read(self, line: str) -> list[Command]:
        choices, self._calls.choices = self._calls.choices, ()
        if line.strip().isdecimal() and 1 <= int(line) <= len(choices):
            line = choices[int(line) - 1]
        return read_presses(line) if self._by_buttons else read_called_commands(line)

    def _take(self, command: Command) -> bool:
        """Whether a command was taken; the rest of its line is not, if it was not."""
        referee, untaken, placed = self._session.referee, self.untaken, dict(self._session.referee.placed)
        if command.name == "next":
            self._shown, self._turn_shown = False, NOBODY
            self.commands.quitting = referee.match.over and not self._console.quiet
            return True
        try:
            if self._by_buttons and command.name in GESTURES:
                self.press(Pressed(_button(command.rest, self._language), GESTURES[command.name], ticks=0))
            else:
                self.commands.obey(command)
        except CommandError as error:
            self._console.tell(str(error), "yellow")
            self.untaken += 1
        if command.name == "slot" and referee.placed != placed:
            self._sat_down()
        return self.untaken == untaken

    def press(self, press: Pressed) -> None:
        """See `Dialog`."""
        referee, placed = self._session.referee, dict(self._session.referee.placed)
        answer = self._session.heard(press)
        if referee.placed != placed:
            self._sat_down()
        elif self._by_buttons and answer is None and said_by_buttons(press):
            self._console.tell(buttons_text("no-meaning", self._language), "yellow")
            self.untaken += 1
        if not self._by_buttons and asks_undo(press) and referee.steps:
            (last,) = referee.match.events[-1:]
            then = referee.match.before(len(referee.match.events) - 1)
            what = i18n.event_text(last, then, referee.game, referee.names, self._language)
            self._console.tell(called_text("engine-undo", self._language, what=what), "cyan")

    def _sat_down(self) -> None:
        """Confirm the slot of the player who just sat down; once all have one, order the seats clockwise and say so."""
        referee = self._session.referee
        seat = list(referee.placed)[-1]
        slot = referee.placed[seat] + 1
        self._console.tell(called_text("sits-here", self._language, seat=referee.names[seat], slot=slot), "cyan")
        if referee.unplaced:
            self._ask_to_sit()
        elif self._session.seat_clockwise():
            seats = all_of(referee.names, self._language)
            self._console.tell(called_text("sits-clockwise", self._language, seats=seats), "cyan")

    def answered(self, answer: Answer) -> None:
        """See `Dialog`."""
        self.untaken += not answer.allowed
        if answer.taken_back:
            self._turn_shown = NOBODY
        if answer.taken_back or answer.happened:
            self._shown = False


def said_by_buttons(press: Pressed) -> bool:
    """Whether an event is a complete press: its first touch is not, since it may become a double or long press."""
    return press.gesture != DOWN


def _button(typed: str, language: str) -> int:
    """The button that is named: a slot from 1 on, or the engine."""
    if typed.casefold() == "engine":
        return int(ENGINE)
    if not typed.isdecimal() or not 1 <= int(typed) <= SLOTS:
        raise CommandError(buttons_text("press-what", language))
    return int(typed) - 1
