"""The orders of the called table, and what is said of calls that cannot be taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.table import Table

from roundhouse import i18n
from roundhouse.games.moves import Play
from roundhouse.games.position import Position, take
from roundhouse.games.rulings import Ambiguous, Unreadable
from roundhouse.i18n.called import any_of, called, called_commands
from roundhouse.players import PLAYERS, moves_of
from roundhouse.presenters.trust_report import places_of, trust_lines, waits_of
from roundhouse.referee import Place, TableSession
from roundhouse.referee.call_interpreter import OutOfTurn
from roundhouse.referee.call_parser import NotUnderstood, Spoken, listen
from roundhouse.terminal.commands import OrderError, Orders, Tells
from roundhouse.terminal.parser import Order
from roundhouse.terminal.table_text import table_drawn
from roundhouse_hub.lamps.scene import SLOTS

CALLED_ORDERS: Final = {
    "help": ("?", "help"),
    "who": ("who",),
    "hint": ("hint",),
    "why": ("why",),
    "table": ("table", "show"),
    "scores": ("score", "scores"),
    "trust": ("trust",),
    "undo": ("undo",),
    "redo": ("redo",),
    "correct": ("correct",),
    "seat": ("seat",),
    "join": ("join",),
    "depart": ("depart",),
    "slot": ("slot",),
    "volume": ("volume",),
    "mute": ("mute",),
    "stop": ("stop",),
    "quit": ("quit", "exit"),
}
"""The orders and the words for them, in full: a shorter word may be the beginning of a name."""
_ORDER_OF: Final = {word: order for order, others in CALLED_ORDERS.items() for word in others}
ADVISER: Final = "greedy"
"""Who says what to lay of tiles that are named: he looks at those tiles alone."""


def read_called_orders(line: str) -> list[Order]:
    """The orders of a line; several are parted by commas, and hands that are dealt by semicolons.

    >>> read_called_orders("ann 5-6 on bo, undo 2")
    [Order(name='move', rest='ann 5-6 on bo'), Order(name='undo', rest='2')]
    """
    orders = []
    for part in (part.strip() for part in line.partition("#")[0].split(",")):
        first, _, rest = part.partition(" ")
        name = _ORDER_OF.get(first.casefold())
        if part:
            orders.append(Order(name, rest.strip()) if name else Order("move", part))
    return orders or [Order("next")]


class CalledOrders(Orders):
    """What may be typed at a called table. `choices` are the lines that the last one could have meant."""

    def __init__(
        self, table: TableSession, tell: Tells, draw: Callable[[RenderableType], None], language: str = "en"
    ) -> None:
        super().__init__(table, tell, draw, language)
        self.called = table
        self.choices: tuple[str, ...] = ()

    # -- calls ---------------------------------------------------------------------------------------------

    def _move(self, text: str) -> None:
        try:
            answers = self.called.say(text)
            if not answers[-1].allowed and len(self._heard(text).tiles) > 1:
                self.tell(self._called("none-of-it"), "yellow")
        except Ambiguous as error:
            self.choices = error.meanings
            raise OrderError(self._question(error)) from error
        except NotUnderstood as error:
            raise OrderError(self._wanted(error)) from error
        except Unreadable as error:
            raise OrderError(i18n.unreadable(error, self.language, self.table.referee.names)) from error
        except OutOfTurn as error:
            self.called.not_now(error.seat)
            raise OrderError(self._out_of_turn(error)) from error

    def _why(self, text: str) -> None:
        if not text:
            raise OrderError(self._say("why-what"))
        position = self._position()
        try:
            moves = self.called.read(text)
        except (Ambiguous, NotUnderstood, Unreadable, OutOfTurn):
            # It is explained as the call itself would be.
            self._move(text)
            return
        names = self.table.referee.names
        for move in moves:
            ruling = position.ruling(move)
            said = self._move_text(position, move)
            if not ruling.allowed:
                self.tell(i18n.refusal(ruling, position.game, names, self.language), "yellow")
                self.tell(f"{ruling.clause}: {i18n.clause(ruling.clause, self.language)}", "dim")
                return
            self.tell(f"{said}: {self._say('can-be-played')}", "green")
            for line in i18n.trusted(ruling.trusted, move, position.turn, position.game, names, self.language):
                self.tell(f"  {line}", "dim")
            position = position.after(move)

    def _question(self, error: Ambiguous) -> str:
        lines = [f"  {number}  {self._typed(meaning)}" for number, meaning in enumerate(error.meanings, 1)]
        return "\n".join([self._called("which", said=self._typed(error.said)), *lines, self._called("which-number")])

    def _wanted(self, error: NotUnderstood) -> str:
        example = f"{self.table.referee.names[0].casefold()} 5-6"
        choices, awaited = error.choices, self.called.awaited
        wanted = error.wanted
        if wanted == "call" and awaited.what == "hand":
            wanted, choices = "hand", (self.table.referee.names[awaited.seat],)
        said = any_of([self._typed(choice) for choice in choices], self.language)
        return self._called(f"wanted-{wanted}", said=self._typed(error.said), choices=said, example=example)

    def _out_of_turn(self, error: OutOfTurn) -> str:
        position, names = self._position(), self.table.referee.names
        seat, turn = names[error.seat], names[error.turn]
        if error.may_end:
            return self._called("out-of-turn-done", seat=seat, turn=turn)
        return self._called("out-of-turn", seat=seat, turn=turn, task=i18n.task(position, names, self.language))

    # -- the table ----------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        self.tell(self._called("title"), "bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for typed, meaning in called_commands(self.language):
            grid.add_row(f"  {typed}", meaning)
        self.draw(grid)

    def _table(self, _: str) -> None:
        self.draw(table_drawn(self.table.referee, -1, self.language))

    def _who(self, _: str) -> None:
        position, names = self._position(), self.table.referee.names
        self.tell(i18n.turn(position, names, self.language), "bold")
        held = [self._called("holds", seat=name, count=position.count(seat)) for seat, name in enumerate(names)]
        if position.game.has_boneyard:
            held.append(i18n.label("count_in_boneyard", self.language, count=position.yard))
        self.tell(" · ".join(held))
        self.tell(places_of(position, names, self.language))

    def _hint(self, text: str) -> None:
        position, names = self._position(), self.table.referee.names
        if not text:
            self.tell(places_of(position, names, self.language), "cyan")
            return
        known = self._with(position, self._tiles(text))
        plays = [move for move in known.legal() if isinstance(move, Play) and known.hands[known.turn] & move.bit]
        if not plays:
            waits = any_of(waits_of(known, self.language), self.language)
            self.tell(self._called("hint-none", seat=names[known.turn], places=waits), "cyan")
            return
        hidden = (*known.hidden[: known.turn], (), *known.hidden[known.turn + 1 :])
        named = known.replace(hidden=hidden)
        chosen = PLAYERS[ADVISER](0).choose(named, moves_of(named, known.turn))
        self.tell(self._called("hint-known", move=self._move_text(position, chosen)), "cyan")

    def _tiles(self, text: str) -> list[int]:
        """The tiles that are named, each of them in the set."""
        game, found = self.table.referee.game, []
        for word in self._heard(text).tiles:
            try:
                found.append(game.tiles.read(word)[0])
            except ValueError as error:
                raise OrderError(self._called("not-in-set", tile=word, set=game.tiles.name)) from error
        if not found or min(found) < 0:
            raise OrderError(self._called("wanted-hand", said=text, choices=self.table.referee.names[0]))
        return found

    def _with(self, position: Position, tiles: list[int]) -> Position:
        """The position when these tiles are seen in the hand of the player in turn."""
        seat, names = position.turn, self.table.referee.names
        hands, hidden = list(position.hands), position.hidden
        for tile in tiles:
            if hands[seat] >> tile & 1:
                continue
            if not position.unseen >> tile & 1:
                raise OrderError(self._called("hint-elsewhere", tile=position.game.tiles.text(tile)))
            if not hidden[seat]:
                raise OrderError(self._called("hint-many", seat=names[seat], count=position.count(seat)))
            _, hidden = take(position.hands, hidden, seat, tile)
            hands[seat] |= 1 << tile
        return position.replace(hands=tuple(hands), hidden=hidden)

    def _trust(self, _: str) -> None:
        for line in trust_lines(self.table.referee, self.language) or [self._called("trust-none")]:
            self.tell(line)

    def _undo(self, text: str) -> None:
        super()._undo(text or "1")

    def _redo(self, text: str) -> None:
        if text and not (text.isdecimal() and int(text)):
            raise OrderError(self._called("redo-what"))
        if not self.called.taken_back:
            raise OrderError(self._called("redo-none"))
        self.called.redo(int(text) if text else self.called.taken_back)

    def _seat(self, text: str) -> None:
        """The first words name the player, the others who plays on."""
        parts = text.split()
        for count in range(len(parts) - 1, 0, -1):
            name = " ".join(parts[:count]).casefold()
            seats = [seat for seat, known in enumerate(self.table.referee.names) if known.casefold().startswith(name)]
            exact = [seat for seat in seats if self.table.referee.names[seat].casefold() == name]
            if len(exact or seats) == 1:
                self._hand_over((exact or seats)[0], " ".join(parts[count:]))
                return
            if seats:
                choices = any_of(self._names(seats), self.language)
                raise OrderError(self._called("wanted-player", said=text, choices=choices))
        raise OrderError(self._say("seat-what"))

    def _hand_over(self, seat: int, who: str) -> None:
        if who.casefold() in PLAYERS:
            raise OrderError(self._called("no-computer"))
        super()._hand_over(seat, who)

    def _seat_named(self, name: str, else_say: str) -> int:
        """A name may be cut short here."""
        said, names = name.strip(), self.table.referee.names
        if not said:
            raise OrderError(self._say(else_say))
        exact = [seat for seat, known in enumerate(names) if known.casefold() == said.casefold()]
        seats = exact or [seat for seat, known in enumerate(names) if known.casefold().startswith(said.casefold())]
        if len(seats) != 1:
            choices = any_of(self._names(seats or list(range(len(names)))), self.language)
            raise OrderError(self._called("wanted-player", said=said, choices=choices))
        return seats[0]

    def _slot(self, text: str) -> None:
        name, _, slot = text.rpartition(" ")
        if not (name and slot.isdecimal() and 1 <= int(slot) <= SLOTS):
            raise OrderError(self._called("slot-what"))
        if self.table.referee.match.events:
            raise OrderError(self._called("slots-fixed"))
        self.table.call(Place(self._seat_named(name, "slot-what"), int(slot) - 1))

    # -- what was typed --------------------------------------------------------------------------------------

    def _heard(self, text: str) -> Spoken:
        referee = self.table.referee
        try:
            return listen(referee.game, text, referee.names, referee.position)
        except NotUnderstood as error:
            raise OrderError(self._wanted(error)) from error
        except Ambiguous as error:
            raise OrderError(self._question(error)) from error

    def _names(self, seats: list[int]) -> list[str]:
        return [self.table.referee.names[seat] for seat in seats]

    def _called(self, name: str, **facts: object) -> str:
        return called(name, self.language, **facts)
