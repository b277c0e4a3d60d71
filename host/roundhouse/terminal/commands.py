"""What a typed command submits: an action of the page with the numbers and the text that it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.i18n.notation_words import names_meant
from roundhouse.i18n.texts import any_of, buttons_text, called_text, terminal_text
from roundhouse.presenters.slots_presenter import GESTURES
from roundhouse.presenters.views import Submission, TablePage
from roundhouse.terminal.parser import Command
from roundhouse_hub.lamps.scene import ENGINE, SLOTS, VOLUME_MAX
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

TYPED_GESTURES: Final = {"press": PRESS, "hold": LONG, "twice": TWICE}


class CommandError(Exception):
    """A command whose arguments cannot be read; `str()` of it is the sentence for the person who typed it."""


def submission_of(command: Command, page: TablePage, language: str) -> Submission:
    """What a command submits. A word that is no command, or that this page does not offer, is part of a call.

    Raises CommandError where its rest cannot be read.
    """
    name = command.name
    number = int(command.text) if command.text.isdecimal() else 0
    if name == "call" and 1 <= number <= len(page.choices):
        return Submission(page.choices[number - 1].id)
    if name == "hint" and page.action("where") is not None:
        return Submission("where", (), command.rest)
    if name in TYPED_GESTURES and page.action("press") is not None:
        return Submission("press", (_button(command.rest, language), GESTURES.index(TYPED_GESTURES[name])))
    if name in READERS and (name in ALWAYS or page.action(name) is not None):
        return READERS[name](command, page, language)
    word = command.text.casefold()
    offered = page.action(word)
    if offered is not None and offered.takes == "none" and word not in (name.casefold() for name in page.names):
        return Submission(word)
    return Submission("call", (), command.text)


def _explain(command: Command, _: TablePage, language: str) -> Submission:
    if not command.rest:
        raise CommandError(terminal_text("why-what", language))
    return Submission("explain", (), command.rest)


def _undo(command: Command, _: TablePage, language: str) -> Submission:
    steps = _steps(command.rest, terminal_text("undo-what", language))
    return Submission(("undo-steps" if steps else "undo"), steps)


def _redo(command: Command, _: TablePage, language: str) -> Submission:
    # Without a number: all of them, which is 0.
    return Submission("redo", _steps(command.rest, called_text("redo-what", language)) or (0,))


def _steps(text: str, what: str) -> tuple[int, ...]:
    if text and not (text.isdecimal() and int(text)):
        raise CommandError(what)
    return (int(text),) if text else ()


def _correct(command: Command, page: TablePage, language: str) -> Submission:
    what = terminal_text("correct-what", language)
    round, _, rest = command.rest.partition(" ")
    name, _, points = rest.rpartition(" ")
    if not (round.isdecimal() and points.removeprefix("-").isdecimal()):
        raise CommandError(what)
    return Submission("correct", (int(round) - 1, _seat(name, page, what, language), int(points)))


def _amend(command: Command, __: TablePage, language: str) -> Submission:
    number, _, text = command.rest.partition(" ")
    if not number.isdecimal() or bool(text) == (command.name == "delete"):
        raise CommandError(called_text(CORRECTIONS[command.name], language))
    return Submission(command.name, (int(number),), text)


def _hand_over(command: Command, page: TablePage, language: str) -> Submission:
    """The first words name the player, the others who plays on."""
    words = command.rest.split()
    for count in range(len(words) - 1, 0, -1):
        seats = names_meant(" ".join(words[:count]), page.names)
        if len(seats) == 1:
            return Submission("hand-over", (seats[0],), " ".join(words[count:]))
        if seats:
            raise CommandError(_which_player(command.rest, seats, page, language))
    raise CommandError(terminal_text("seat-what", language))


def _join(command: Command, page: TablePage, language: str) -> Submission:
    """`Dana after Bo 20`: who joins, the player before the new seat, and the points for each missed round."""
    what = terminal_text("join-what", language)
    who, after, rest = command.rest.partition(" after ")
    neighbor, _, points = rest.strip().rpartition(" ")
    if not (neighbor and points.removeprefix("-").isdecimal()):
        neighbor, points = rest, ""
    if not who:
        raise CommandError(what)
    seat = _seat(neighbor, page, what, language) + 1 if after else len(page.names)
    return Submission("join", (seat, -1, 0, int(points)) if points else (seat,), who)


def _depart(command: Command, page: TablePage, language: str) -> Submission:
    return Submission("depart", (_seat(command.rest, page, terminal_text("depart-what", language), language),))


def _place(command: Command, page: TablePage, language: str) -> Submission:
    what = called_text("slot-what", language)
    name, _, slot = command.rest.rpartition(" ")
    if not (name and slot.isdecimal() and 1 <= int(slot) <= SLOTS):
        raise CommandError(what)
    return Submission("place", (_seat(name, page, what, language), int(slot) - 1))


def _volume(command: Command, _: TablePage, language: str) -> Submission:
    if not command.rest.isdecimal() or int(command.rest) > VOLUME_MAX:
        raise CommandError(terminal_text("volume-what", language))
    return Submission("set-volume", (int(command.rest),))


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


def _plain(command: Command, _: TablePage, __: str) -> Submission:
    return Submission(command.name)


CORRECTIONS: Final = {"amend": "amend-typed", "insert": "insert-typed", "delete": "delete-typed"}
"""The commands that correct a call, and what is said where one cannot be read."""
READERS: Final[dict[str, Callable[[Command, TablePage, str], Submission]]] = {
    **dict.fromkeys(("calls", "hint", "who", "trust", "agree", "decline", "leave-sure", "mute", "stop"), _plain),
    "explain": _explain,
    **dict.fromkeys(CORRECTIONS, _amend),
    "undo": _undo,
    "redo": _redo,
    "correct": _correct,
    "hand-over": _hand_over,
    "join": _join,
    "depart": _depart,
    "place": _place,
    "volume": _volume,
}
"""The reader of each command's arguments."""
ALWAYS: Final = ("volume", "mute")
"""Commands whose actions no page needs to offer."""
