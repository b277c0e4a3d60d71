"""The commands that may be typed at a table, each carried out on its session."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.table import Table

from roundhouse import i18n
from roundhouse.games.match import Correct, Stop
from roundhouse.games.notation import write_move
from roundhouse.games.position import Position
from roundhouse.games.rulings import Ambiguous, Unreadable
from roundhouse.i18n.labels import level_name
from roundhouse.i18n.texts import (
    any_of,
    buttons_commands,
    buttons_text,
    called_commands,
    called_text,
    terminal_commands,
    terminal_text,
)
from roundhouse.i18n.typed import as_typed
from roundhouse.players import PLAYERS
from roundhouse.presenters.hints import NotHeldError, best_of_named, with_named_tiles
from roundhouse.presenters.table_view import table_view
from roundhouse.presenters.transcript import Line, explanation
from roundhouse.presenters.trust_report import places_of, trust_lines, waits_of
from roundhouse.records.player_names import fault_of_names
from roundhouse.referee import Place, Seat, TableSession, UndoError
from roundhouse.referee.call_interpreter import OutOfTurn
from roundhouse.referee.call_parser import NotUnderstood, Spoken, listen
from roundhouse.referee.session import ADVISER
from roundhouse.terminal.parser import Command
from roundhouse.terminal.score_sheet import score_sheet
from roundhouse.terminal.table_text import table_drawn
from roundhouse_hub.lamps.scene import SLOTS, VOLUME_MAX

STYLES = {
    "plain": "", "note": "dim", "refused": "yellow", "undone": "cyan", "warning": "bold yellow", "news": "bold",
    "won": "bold green", "possible": "green",
}  # fmt: skip
"""How the lines of a transcript are printed."""


class CommandError(Exception):
    """A command that cannot be carried out; `str()` of it is the sentence for the person who typed it."""


class Tells(Protocol):
    """Prints a line."""

    def __call__(self, text: str, style: str = "") -> None: ...


class Typist:
    """A person who types at a table: the output goes here, in this language."""

    def __init__(
        self, session: TableSession, tell: Tells, draw: Callable[[RenderableType], None], language: str
    ) -> None:
        self.session = session
        self.tell = tell
        self.draw = draw
        self.language = language

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return self.session.referee.names

    @property
    def position(self) -> Position:
        """Where the round stands. Raises CommandError between rounds."""
        position = self.session.referee.position
        if position is None:
            raise CommandError(self.say("no-round"))
        return position

    def say(self, name: str, **facts: object) -> str:
        """A sentence of the terminal."""
        return terminal_text(name, self.language, **facts)

    def typed(self, notation: str) -> str:
        """The line a person would type for this notation, in the table's language."""
        return as_typed(notation, self.names, self.language)

    def explain(self, text: str) -> None:
        """Print whether the moves of a line can be made, and why not."""
        for line in explanation(self.session, self.session.read(text), self.language):
            self.tell_line(line)

    def tell_line(self, line: Line) -> None:
        """Print a line of a transcript."""
        self.tell(line.text, STYLES[line.tone])

    def list_commands(self, title: str, rows: Iterable[tuple[str, str]], *, wrapped: bool) -> None:
        """Print what may be typed."""
        self.tell(title, "bold")
        grid = Table.grid(padding=(0, 2))
        if wrapped:
            grid.add_column(no_wrap=True)
            grid.add_column()
        for typed, meaning in rows:
            grid.add_row(f"  {typed}", meaning)
        self.draw(grid)


class Calls(Protocol):
    """What differs between a dealt table and one of real tiles: how calls and names are typed."""

    def commands(self) -> dict[str, Callable[[str], None]]:
        """The commands of this kind of table."""

    def seat_named(self, name: str, else_say: str) -> int:
        """The seat of a player. Raises CommandError with the sentence `else_say`, or a question."""

    def split_seat(self, text: str) -> tuple[int, str]:
        """The seat, and the player who takes it over. Raises CommandError."""

    def check_computer(self) -> None:
        """Raises CommandError where no computer player can sit."""


class Commands:
    """The commands of every table. `quitting` is set once a person wants to quit."""

    def __init__(self, typist: Typist, calls: Calls) -> None:
        self._typist = typist
        self._session = typist.session
        self._calls = calls
        self.quitting = False
        self._commands: dict[str, Callable[[str], None]] = {
            "scores": self._scores,
            "correct": self._correct,
            "seat": self._seat,
            "leave": self._leave,
            "join": self._join,
            "depart": self._depart,
            "volume": self._volume,
            "mute": lambda _: self._volume("0"),
            "stop": self._stop,
            "quit": self._quit,
            **calls.commands(),
        }

    def obey(self, command: Command) -> None:
        """Carry a command out. Raises CommandError when that cannot be."""
        self._commands[command.name](command.rest)

    def _scores(self, _: str) -> None:
        referee = self._session.referee
        self._typist.draw(score_sheet(referee.match, referee.everybody, self._typist.language))

    def _correct(self, text: str) -> None:
        round, _, rest = text.partition(" ")
        name, _, points = rest.rpartition(" ")
        if not (round.isdecimal() and points.removeprefix("-").isdecimal()):
            raise CommandError(self._typist.say("correct-what"))
        self._session.call(Correct(int(round) - 1, self._calls.seat_named(name, "correct-what"), int(points)))

    def _seat(self, text: str) -> None:
        self._hand_over(*self._calls.split_seat(text))

    def _leave(self, _: str) -> None:
        position = self._session.referee.position
        people = self._session.referee.seats_of_people
        seat = position.turn if position is not None and position.turn in people else people[0]
        self._hand_over(seat, ADVISER)

    def _hand_over(self, seat: int, who: str) -> None:
        referee, say = self._session.referee, self._typist.say
        old = referee.names[seat]
        if (level := who.casefold()) in PLAYERS:
            self._calls.check_computer()
            self._session.hand_over(seat, Seat(old, level))
            self._typist.tell(say("sits-computer", old=old, level=level_name(level, self._typist.language)), "cyan")
            return
        number = referee.match.players[seat]
        self._check_names((*referee.everybody[:number], who, *referee.everybody[number + 1 :]))
        self._session.hand_over(seat, Seat(who))
        self._typist.tell(say("sits", old=old, new=who), "cyan")

    def _join(self, text: str) -> None:
        """`Dana after Bo 20`: who joins, the player before the new seat, and the points for each missed round."""
        referee = self._session.referee
        who, after, rest = text.partition(" after ")
        neighbor, _, points = rest.strip().rpartition(" ")
        if not (neighbor and points.removeprefix("-").isdecimal()):
            neighbor, points = rest, ""
        seat = self._calls.seat_named(neighbor, "join-what") + 1 if after else referee.game.seats
        comes_back = who in referee.everybody and who not in referee.names
        if not who:
            raise CommandError(self._typist.say("join-what"))
        self._check_names((*referee.everybody, *(() if comes_back else (who,))))
        neighbor = referee.names[seat - 1]
        if self._session.come(seat, Seat(who), int(points) if points else None).allowed:
            self._typist.tell(self._typist.say("joins", who=who, neighbor=neighbor), "cyan")

    def _depart(self, text: str) -> None:
        seat = self._calls.seat_named(text, "depart-what")
        who = self._typist.names[seat]
        if self._session.depart(seat).allowed:
            self._typist.tell(self._typist.say("departs", who=who), "cyan")

    def _volume(self, text: str) -> None:
        if not text.isdecimal() or int(text) > VOLUME_MAX:
            raise CommandError(self._typist.say("volume-what"))
        self._session.set_volume(int(text))
        self._typist.tell(self._typist.say("volume", volume=text), "dim")

    def _stop(self, _: str) -> None:
        self._session.call(Stop())
        self._typist.tell(self._typist.say("stopped"), "cyan")

    def _quit(self, _: str) -> None:
        self.quitting = True

    def _check_names(self, names: Sequence[str]) -> None:
        """Raises CommandError when these cannot be the names of all who play."""
        if fault := fault_of_names(names, len(names)):
            raise CommandError(self._typist.say("seat-name", fault=i18n.message_text(fault, self._typist.language)))


class DealtCalls:
    """Calls at a dealt table: one move in notation. See `Calls`."""

    def __init__(self, typist: Typist) -> None:
        self._typist = typist

    def commands(self) -> dict[str, Callable[[str], None]]:
        """See `Calls`."""
        return {"move": self._move, "why": self._why, "hint": self._hint, "undo": self._undo, "help": self._help}

    def _move(self, text: str) -> None:
        self._taken(self._typist.session.say, text)

    def _why(self, text: str) -> None:
        _ = self._typist.position
        if not text:
            raise CommandError(self._typist.say("why-what"))
        self._taken(self._typist.explain, text)

    def _taken(self, take: Callable[[str], object], text: str) -> None:
        """Take a line. Raises CommandError for one that cannot be read."""
        names, language = self._typist.names, self._typist.language
        try:
            take(text)
        except Unreadable as error:
            raise CommandError(i18n.unreadable_text(error, language, names)) from error
        except Ambiguous as error:
            raise CommandError(i18n.ambiguous_text(error, language, names)) from error
        except NotUnderstood as error:
            raise CommandError(self._typist.say("claim-what" if error.wanted == "claim" else "no-round")) from error

    def _hint(self, _: str) -> None:
        typist, position = self._typist, self._typist.position
        if not position.legal():
            raise CommandError(typist.say("no-hint"))
        move = write_move(position.game, typist.session.choice(position.turn), typist.names)
        typist.tell(typist.say("hint", move=typist.typed(move)), "cyan")

    def _undo(self, text: str) -> None:
        referee, people = self._typist.session.referee, self._typist.session.referee.seats_of_people
        seat = referee.position.turn if referee.position is not None else people[0] if people else 0
        undo(self._typist, text, referee.steps_to(seat))

    def _help(self, _: str) -> None:
        typist = self._typist
        typist.list_commands(typist.say("help-title"), terminal_commands(typist.language), wrapped=False)

    def seat_named(self, name: str, else_say: str) -> int:
        """See `Calls`."""
        for seat, known in enumerate(self._typist.names):
            if known.casefold() == name.strip().casefold():
                return seat
        raise CommandError(self._typist.say(else_say))

    def split_seat(self, text: str) -> tuple[int, str]:
        """See `Calls`."""
        for seat, name in enumerate(self._typist.names):
            if (text + " ").casefold().startswith(name.casefold() + " ") and len(text) > len(name):
                return seat, text[len(name) :].strip()
        raise CommandError(self._typist.say("seat-what"))

    def check_computer(self) -> None:
        """See `Calls`: anybody can sit here."""


class SpokenCalls:
    """Calls at a table of real tiles, typed as people say them. See `Calls`.

    `choices` are the lines that the last one could have meant.
    """

    def __init__(self, typist: Typist) -> None:
        self._typist = typist
        self._session = typist.session
        self.choices: tuple[str, ...] = ()

    def commands(self) -> dict[str, Callable[[str], None]]:
        """See `Calls`."""
        return {
            "move": self._move,
            "why": self._why,
            "hint": self._hint,
            "undo": lambda text: undo(self._typist, text or "1", 0),
            "redo": self._redo,
            "help": self._help,
            "who": self._who,
            "trust": self._trust,
            "table": self._table,
            "slot": self._slot,
        }

    # -- calls ---------------------------------------------------------------------------------------------

    def _move(self, text: str) -> None:
        try:
            answers = self._session.say(text)
            if not answers[-1].allowed and len(self._heard(text).tiles) > 1:
                self._typist.tell(self._called("none-of-it"), "yellow")
        except Ambiguous as error:
            self.choices = error.meanings
            raise CommandError(self._question(error)) from error
        except NotUnderstood as error:
            raise CommandError(self._wanted(error)) from error
        except Unreadable as error:
            raise CommandError(i18n.unreadable_text(error, self._typist.language, self._typist.names)) from error
        except OutOfTurn as error:
            self._session.not_now(error.seat)
            raise CommandError(self._out_of_turn(error)) from error

    def _why(self, text: str) -> None:
        if not text:
            raise CommandError(self._typist.say("why-what"))
        _ = self._typist.position
        try:
            self._typist.explain(text)
        except (Ambiguous, NotUnderstood, Unreadable, OutOfTurn):
            # It is explained as the call itself would be.
            self._move(text)

    def _question(self, error: Ambiguous) -> str:
        lines = [f"  {number}  {self._typist.typed(meaning)}" for number, meaning in enumerate(error.meanings, 1)]
        which = self._called("which", said=self._typist.typed(error.said))
        return "\n".join([which, *lines, self._called("which-number")])

    def _wanted(self, error: NotUnderstood) -> str:
        names, awaited = self._typist.names, self._session.awaited
        example = f"{names[0].casefold()} 5-6"
        choices, wanted = error.choices, error.wanted
        if wanted == "call" and awaited.what == "hand":
            wanted, choices = "hand", (names[awaited.seat],)
        said = any_of([self._typist.typed(choice) for choice in choices], self._typist.language)
        return self._called(f"wanted-{wanted}", said=self._typist.typed(error.said), choices=said, example=example)

    def _out_of_turn(self, error: OutOfTurn) -> str:
        position, names = self._typist.position, self._typist.names
        seat, turn = names[error.seat], names[error.turn]
        if error.may_end:
            return self._called("out-of-turn-done", seat=seat, turn=turn)
        task = i18n.turn_prompt(position, names, self._typist.language)
        return self._called("out-of-turn", seat=seat, turn=turn, task=task)

    # -- the table ----------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        typist, language = self._typist, self._typist.language
        if self._session.mode.name == "slots":
            typist.list_commands(buttons_text("title", language), buttons_commands(language), wrapped=True)
        else:
            typist.list_commands(self._called("title"), called_commands(language), wrapped=True)

    def _table(self, _: str) -> None:
        if self._session.referee.table is not None:
            view = table_view(self._session.referee, -1, language=self._typist.language)
            self._typist.draw(table_drawn(view, self._typist.language))

    def _who(self, _: str) -> None:
        typist, position, names = self._typist, self._typist.position, self._typist.names
        typist.tell(i18n.turn(position, names, typist.language), "bold")
        held = [self._called("holds", seat=name, count=position.count(seat)) for seat, name in enumerate(names)]
        if position.game.has_boneyard:
            held.append(i18n.label("count_in_boneyard", typist.language, count=position.yard))
        typist.tell(" · ".join(held))
        typist.tell(places_of(position, names, typist.language))

    def _hint(self, text: str) -> None:
        typist, position, names = self._typist, self._typist.position, self._typist.names
        if not text:
            typist.tell(places_of(position, names, typist.language), "cyan")
            return
        try:
            known = with_named_tiles(position, self._tiles(text))
        except NotHeldError as error:
            tile, seat = error.tile, position.turn
            raise CommandError(
                self._called("hint-elsewhere", tile=position.game.tiles.text(tile))
                if tile >= 0
                else self._called("hint-many", seat=names[seat], count=position.count(seat))
            ) from error
        chosen = best_of_named(known)
        if chosen is None:
            waits = any_of(waits_of(known, typist.language), typist.language)
            typist.tell(self._called("hint-none", seat=names[known.turn], places=waits), "cyan")
            return
        move = typist.typed(write_move(position.game, chosen, names))
        typist.tell(self._called("hint-known", move=move), "cyan")

    def _tiles(self, text: str) -> list[int]:
        """The tiles that are named, each of them in the set."""
        game, found = self._session.referee.game, []
        for word in self._heard(text).tiles:
            try:
                found.append(game.tiles.read(word)[0])
            except ValueError as error:
                raise CommandError(self._called("not-in-set", tile=word, set=game.tiles.name)) from error
        if not found or min(found) < 0:
            raise CommandError(self._called("wanted-hand", said=text, choices=self._typist.names[0]))
        return found

    def _trust(self, _: str) -> None:
        for line in trust_lines(self._session.referee, self._typist.language) or [self._called("trust-none")]:
            self._typist.tell(line)

    def _redo(self, text: str) -> None:
        if text and not (text.isdecimal() and int(text)):
            raise CommandError(self._called("redo-what"))
        if not self._session.taken_back:
            raise CommandError(self._called("redo-none"))
        self._session.redo(int(text) if text else self._session.taken_back)

    def _slot(self, text: str) -> None:
        name, _, slot = text.rpartition(" ")
        if not (name and slot.isdecimal() and 1 <= int(slot) <= SLOTS):
            raise CommandError(self._called("slot-what"))
        if self._session.referee.match.events:
            raise CommandError(self._called("slots-fixed"))
        self._session.call(Place(self.seat_named(name, "slot-what"), int(slot) - 1))

    # -- names ---------------------------------------------------------------------------------------------

    def seat_named(self, name: str, else_say: str) -> int:
        """See `Calls`. A name may be cut short here."""
        said, names = name.strip(), self._typist.names
        if not said:
            raise CommandError(self._typist.say(else_say))
        seats = self._seats(said)
        if len(seats) != 1:
            choices = any_of([names[seat] for seat in seats] or names, self._typist.language)
            raise CommandError(self._called("wanted-player", said=said, choices=choices))
        return seats[0]

    def split_seat(self, text: str) -> tuple[int, str]:
        """See `Calls`. The first words name the player, the others who plays on."""
        parts = text.split()
        for count in range(len(parts) - 1, 0, -1):
            seats = self._seats(" ".join(parts[:count]))
            if len(seats) == 1:
                return seats[0], " ".join(parts[count:])
            if seats:
                choices = any_of([self._typist.names[seat] for seat in seats], self._typist.language)
                raise CommandError(self._called("wanted-player", said=text, choices=choices))
        raise CommandError(self._typist.say("seat-what"))

    def check_computer(self) -> None:
        """See `Calls`: it would have no hand to hold tiles in."""
        raise CommandError(self._called("no-computer"))

    def _seats(self, said: str) -> list[int]:
        """The seats whose player's name matches, in full or by its beginning."""
        name = said.casefold()
        seats = [seat for seat, known in enumerate(self._typist.names) if known.casefold().startswith(name)]
        return [seat for seat in seats if self._typist.names[seat].casefold() == name] or seats

    def _heard(self, text: str) -> Spoken:
        referee = self._session.referee
        try:
            return listen(referee.game, text, referee.names, referee.position)
        except NotUnderstood as error:
            raise CommandError(self._wanted(error)) from error
        except Ambiguous as error:
            raise CommandError(self._question(error)) from error

    def _called(self, name: str, **facts: object) -> str:
        return called_text(name, self._typist.language, **facts)


def undo(typist: Typist, text: str, usual: int) -> None:
    """Take back as many steps as were typed, or the usual ones. Raises CommandError."""
    if text and not (text.isdecimal() and int(text)):
        raise CommandError(typist.say("undo-what"))
    if not typist.session.may_undo:
        raise CommandError(typist.say("undo-not-agreed"))
    steps = int(text) if text else usual
    if not steps:
        raise CommandError(typist.say("undo-none"))
    try:
        typist.session.undo(steps)
    except UndoError as error:
        raise CommandError(typist.say("undo-possible", possible=error.possible)) from error
