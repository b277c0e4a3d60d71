"""What a typed command asks for: an action of the page with the numbers and the text that it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.actions import (
    Action,
    AmendByText,
    CorrectScore,
    DeleteCall,
    Depart,
    Everywhere,
    Explain,
    HandOver,
    Hint,
    InsertByText,
    Join,
    PlacePlayer,
    PressButton,
    RedoSteps,
    SetVolume,
    TypeCall,
    Undo,
    UndoSteps,
    WhereFits,
    read_wire,
)
from roundhouse.i18n.notation_words import names_meant
from roundhouse.i18n.texts import any_of, buttons_text, called_text, terminal_text
from roundhouse.presenters.views import TablePage
from roundhouse.terminal.parser import Command
from roundhouse_hub.lamps.scene import ENGINE, SLOTS, VOLUME_MAX
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

TYPED_GESTURES: Final = {"press": PRESS, "hold": LONG, "twice": TWICE}


class CommandError(Exception):
    """A command whose arguments cannot be read; `str()` of it is the sentence for the person who typed it."""


def action_of(command: Command, page: TablePage, language: str) -> Action:
    """What a command asks for. A word that is no command, or that this page does not offer, is part of a call.

    Raises CommandError where its rest cannot be read.
    """
    meaning, number = command.meaning, int(command.text) if command.text.isdecimal() else 0
    if meaning == "sentence" and 1 <= number <= len(page.choices):
        chosen = page.choices[number - 1].action
        assert isinstance(chosen, Action), "a choice is complete"
        return chosen
    if isinstance(meaning, str):
        gesture = TYPED_GESTURES.get(meaning)
        if gesture is not None and page.offer(PressButton) is not None:
            return PressButton.with_gesture(_button(command.rest, language), gesture)
    elif meaning is Hint and page.offer(WhereFits) is not None:
        return WhereFits(command.rest)
    elif issubclass(meaning, Everywhere) or page.offer(meaning) is not None:
        return _read(meaning, command, page, language)
    word = command.text.casefold()
    named = read_wire(word)
    offer = None if named is None else page.offer(named)
    if offer is not None and offer.action == named and word not in (name.casefold() for name in page.names):
        return named
    return TypeCall(command.text)


def _read(kind: type[Action], command: Command, page: TablePage, language: str) -> Action:
    """An action with what was typed behind its word."""
    reader = READERS.get(kind)
    return kind() if reader is None else reader(command, page, language)


def _explain(command: Command, _: TablePage, language: str) -> Action:
    if not command.rest:
        raise CommandError(terminal_text("why-what", language))
    return Explain(command.rest)


def _undo(command: Command, _: TablePage, language: str) -> Action:
    steps = _steps(command.rest, terminal_text("undo-what", language))
    return UndoSteps(steps) if steps else Undo()


def _redo(command: Command, _: TablePage, language: str) -> Action:
    return RedoSteps(_steps(command.rest, called_text("redo-what", language)))


def _steps(text: str, what: str) -> int:
    """How many steps; 0 where no number is typed."""
    if text and not (text.isdecimal() and int(text)):
        raise CommandError(what)
    return int(text) if text else 0


def _correct(command: Command, page: TablePage, language: str) -> Action:
    what = terminal_text("correct-what", language)
    round, _, rest = command.rest.partition(" ")
    name, _, points = rest.rpartition(" ")
    if not (round.isdecimal() and points.removeprefix("-").isdecimal()):
        raise CommandError(what)
    return CorrectScore(int(round) - 1, _seat(name, page, what, language), int(points))


def _amend(command: Command, __: TablePage, language: str) -> Action:
    return AmendByText(*_numbered(command, called_text("amend-typed", language)))


def _insert(command: Command, __: TablePage, language: str) -> Action:
    return InsertByText(*_numbered(command, called_text("insert-typed", language)))


def _numbered(command: Command, what: str) -> tuple[int, str]:
    number, _, text = command.rest.partition(" ")
    if not number.isdecimal() or not text:
        raise CommandError(what)
    return int(number), text


def _delete(command: Command, __: TablePage, language: str) -> Action:
    if not command.rest.isdecimal():
        raise CommandError(called_text("delete-typed", language))
    return DeleteCall(int(command.rest))


def _hand_over(command: Command, page: TablePage, language: str) -> Action:
    """The first words name the player, the others who plays on."""
    words = command.rest.split()
    for count in range(len(words) - 1, 0, -1):
        seats = names_meant(" ".join(words[:count]), page.names)
        if len(seats) == 1:
            return HandOver(seats[0], " ".join(words[count:]))
        if seats:
            raise CommandError(_which_player(command.rest, seats, page, language))
    raise CommandError(terminal_text("seat-what", language))


def _join(command: Command, page: TablePage, language: str) -> Action:
    """`Dana after Bo 20`: who joins, the player before the new seat, and the points for each missed round."""
    what = terminal_text("join-what", language)
    who, after, rest = command.rest.partition(" after ")
    neighbor, _, points = rest.strip().rpartition(" ")
    if not (neighbor and points.removeprefix("-").isdecimal()):
        neighbor, points = rest, ""
    if not who:
        raise CommandError(what)
    seat = _seat(neighbor, page, what, language) + 1 if after else len(page.names)
    return Join(seat, who, points=int(points) if points else None)


def _depart(command: Command, page: TablePage, language: str) -> Action:
    return Depart(_seat(command.rest, page, terminal_text("depart-what", language), language))


def _place(command: Command, page: TablePage, language: str) -> Action:
    what = called_text("slot-what", language)
    name, _, slot = command.rest.rpartition(" ")
    if not (name and slot.isdecimal() and 1 <= int(slot) <= SLOTS):
        raise CommandError(what)
    return PlacePlayer(_seat(name, page, what, language), int(slot) - 1)


def _volume(command: Command, _: TablePage, language: str) -> Action:
    if not command.rest.isdecimal() or int(command.rest) > VOLUME_MAX:
        raise CommandError(terminal_text("volume-what", language))
    return SetVolume(int(command.rest))


def _button(typed: str, language: str) -> int:
    """The button that is named: a slot from 1 on, or the engine."""
    if typed.casefold() == "engine":
        return int(ENGINE)
    if not typed.isdecimal() or not 1 <= int(typed) <= SLOTS:
        raise CommandError(buttons_text("press-what", language))
    return int(typed) - 1


def _seat(name: str, page: TablePage, what: str, language: str) -> int:
    """The seat of a player; `what` says how the whole command is typed."""
    said = name.strip()
    if not said:
        raise CommandError(what)
    seats = names_meant(said, page.names)
    if len(seats) != 1:
        raise CommandError(_which_player(said, seats, page, language))
    return seats[0]


def _which_player(said: str, seats: list[int], page: TablePage, language: str) -> str:
    names = [page.names[seat] for seat in seats] or page.names
    return called_text("wanted-player", language, said=said, choices=any_of(names, language))


READERS: Final[dict[type[Action], Callable[[Command, TablePage, str], Action]]] = {
    Explain: _explain,
    AmendByText: _amend,
    InsertByText: _insert,
    DeleteCall: _delete,
    Undo: _undo,
    RedoSteps: _redo,
    CorrectScore: _correct,
    HandOver: _hand_over,
    Join: _join,
    Depart: _depart,
    PlacePlayer: _place,
    SetVolume: _volume,
}
"""The reader of what follows the word of a command, for those that take something."""
