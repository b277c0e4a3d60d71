"""The request of a typed command: an action of the page with the numbers and the text that it takes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from roundhouse import actions
from roundhouse.actions.action import MOST_DIGITS, Button, Index, NewSeat
from roundhouse.i18n.notation_words import names_meant, two_meant
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, Seat, Slot, index_of, number_of
from roundhouse.presenters.views import TablePage
from roundhouse.sums import SumError, read_sum
from roundhouse.terminal.parser import Command
from roundhouse_hub.lamps.scene import ENGINE, SLOTS, VOLUME_MAX
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

TYPED_GESTURES: Final = {"press": PRESS, "hold": LONG, "twice": TWICE}


class CommandError(Exception):
    """A command whose arguments cannot be read; `str()` of it is the sentence for the person who typed it."""


def action_of(texts: Texts, command: Command, page: TablePage) -> actions.Action:
    """The action of a command. A word that is no command, or that this page does not offer, is part of a call.

    Raises CommandError where its rest cannot be read.
    """
    meaning, number = command.meaning, int(command.text) if _is_number(command.text) else 0
    if meaning == "sentence" and 1 <= number <= len(page.choices):
        chosen = page.choices[number - 1].action
        assert isinstance(chosen, actions.Action), "a choice is complete"
        return chosen
    if isinstance(meaning, str):
        gesture = TYPED_GESTURES.get(meaning)
        if gesture is not None and page.offer(actions.PressButton) is not None:
            return actions.PressButton.with_gesture(_button(texts, command.rest), gesture)
    elif meaning is actions.Hint and page.offer(actions.WhereFits) is not None:
        return actions.WhereFits(command.rest)
    elif issubclass(meaning, actions.Everywhere) or page.offer(meaning) is not None:
        return _read(texts, meaning, command, page)
    word = command.text.casefold()
    named = actions.read_wire(word)
    offer = None if named is None else page.offer(named)
    if offer is not None and offer.action == named and word not in (name.casefold() for name in page.names):
        return named
    return actions.TypeCall(command.text)


def _is_number(text: str) -> bool:
    """Whether it is a whole number without a sign, and not longer than any that is meant."""
    return text.isdecimal() and len(text) <= MOST_DIGITS


def _read(texts: Texts, kind: type[actions.Action], command: Command, page: TablePage) -> actions.Action:
    reader = READERS.get(kind)
    return kind() if reader is None else reader(texts, command, page)


def _explain(texts: Texts, command: Command, _: TablePage) -> actions.Action:
    if not command.rest:
        raise CommandError(texts.terminal("why-what"))
    return actions.Explain(command.rest)


def _let_stand(texts: Texts, command: Command, page: TablePage) -> actions.Action:
    numbers = page.refused_call.numbers if page.refused_call else ()
    first, _, rest = command.rest.partition(" ")
    if not numbers:
        if page.refused_call and _is_number(first):
            raise CommandError(texts.terminal("stand-alone", said=first))
        return actions.LetStand(Index(0), command.rest)
    if first not in numbers:
        raise CommandError(texts.terminal("stand-number", choices=texts.any_of(numbers), example=numbers[0]))
    return actions.LetStand(Index(numbers.index(first)), rest)


def _photo(_: Texts, command: Command, __: TablePage) -> actions.Action:
    return actions.CountPhoto(command.rest)


def _undo(texts: Texts, command: Command, _: TablePage) -> actions.Action:
    steps = _steps(command.rest, texts.terminal("undo-what"))
    return actions.UndoSteps(steps) if steps else actions.Undo()


def _redo(texts: Texts, command: Command, _: TablePage) -> actions.Action:
    return actions.RedoSteps(_steps(command.rest, texts.called("redo-what")))


def _steps(text: str, what: str) -> int:
    """The number of steps; 0 where no number is typed."""
    if text and not (_is_number(text) and int(text)):
        raise CommandError(what)
    return int(text) if text else 0


def _correct(texts: Texts, command: Command, page: TablePage) -> actions.Action:
    what = texts.terminal("correct-what")
    round, _, rest = command.rest.partition(" ")
    name, points = _points(texts, rest)
    if not _is_number(round) or points is None:
        raise CommandError(what)
    return actions.CorrectScore(RoundIndex(index_of(int(round))), _seat(texts, name, page, what), points)


def _points(texts: Texts, said: str) -> tuple[str, int | None]:
    """The words before the points at the end of a command, and the points, if there are any."""
    before, _, points = re.sub(r"\s*\+\s*", "+", said).rpartition(" ")
    if not re.match(r"[-+\N{MINUS SIGN}]?\d", points):
        return said, None
    try:
        return before, read_sum(points, below_zero=True)
    except SumError as error:
        raise CommandError(texts.of(error)) from error


def _amend(texts: Texts, command: Command, __: TablePage) -> actions.Action:
    return actions.AmendByText(*_numbered(command, texts.called("amend-typed")))


def _insert(texts: Texts, command: Command, __: TablePage) -> actions.Action:
    return actions.InsertByText(*_numbered(command, texts.called("insert-typed")))


def _numbered(command: Command, what: str) -> tuple[int, str]:
    number, _, text = command.rest.partition(" ")
    if not _is_number(number) or not text:
        raise CommandError(what)
    return int(number), text


def _delete(texts: Texts, command: Command, __: TablePage) -> actions.Action:
    if not _is_number(command.rest):
        raise CommandError(texts.called("delete-typed"))
    return actions.DeleteCall(int(command.rest))


def _hand_over(texts: Texts, command: Command, page: TablePage) -> actions.Action:
    """The first words name the player, the others who plays on."""
    words = command.rest.split()
    for count in range(len(words) - 1, 0, -1):
        seats = names_meant(" ".join(words[:count]), page.names)
        if len(seats) == 1:
            return actions.HandOver(Seat(seats[0]), " ".join(words[count:]))
        if seats:
            raise CommandError(_which_player(texts, command.rest, seats, page))
    raise CommandError(texts.terminal("seat-what"))


def _join(texts: Texts, command: Command, page: TablePage) -> actions.Action:
    """`Dana after Bo 20`: who joins, the player before the new seat, and the points for each missed round."""
    what = texts.terminal("join-what")
    who, after, rest = command.rest.partition(" after ")
    neighbor, points = _points(texts, rest.strip())
    if not who:
        raise CommandError(what)
    seat = number_of(_seat(texts, neighbor, page, what)) if after else len(page.names)
    return actions.Join(NewSeat(seat), who, points=points)


def _depart(texts: Texts, command: Command, page: TablePage) -> actions.Action:
    return actions.Depart(_seat(texts, command.rest, page, texts.terminal("depart-what")))


def _swap(texts: Texts, command: Command, page: TablePage) -> actions.Action:
    seats = two_meant(command.rest, page.names)
    if seats is None or seats[0] == seats[1]:
        raise CommandError(texts.terminal("swap-what"))
    return actions.Swap(*map(Seat, seats))


def _place(texts: Texts, command: Command, page: TablePage) -> actions.Action:
    what = texts.called("slot-what")
    name, _, slot = command.rest.rpartition(" ")
    if not (name and _is_number(slot) and 1 <= int(slot) <= SLOTS):
        raise CommandError(what)
    return actions.PlacePlayer(_seat(texts, name, page, what), Slot(index_of(int(slot))))


def _volume(texts: Texts, command: Command, _: TablePage) -> actions.Action:
    if not _is_number(command.rest) or int(command.rest) > VOLUME_MAX:
        raise CommandError(texts.terminal("volume-what"))
    return actions.SetVolume(int(command.rest))


def _button(texts: Texts, typed: str) -> Button:
    """The button that is named: a slot from 1 on, or the engine."""
    if typed.casefold() == "engine":
        return Button(ENGINE)
    if not _is_number(typed) or not 1 <= int(typed) <= SLOTS:
        raise CommandError(texts.buttons("press-what"))
    return Button(index_of(int(typed)))


def _seat(texts: Texts, name: str, page: TablePage, what: str) -> Seat:
    """The seat of a player; `what` says how the whole command is typed."""
    said = name.strip()
    if not said:
        raise CommandError(what)
    seats = names_meant(said, page.names)
    if len(seats) != 1:
        raise CommandError(_which_player(texts, said, seats, page))
    return Seat(seats[0])


def _which_player(texts: Texts, said: str, seats: list[int], page: TablePage) -> str:
    names = [page.names[seat] for seat in seats] or page.names
    return texts.called("wanted-player", said=said, choices=texts.any_of(names))


READERS: Final[dict[type[actions.Action], Callable[[Texts, Command, TablePage], actions.Action]]] = {
    actions.SeeOverruling: _let_stand,
    actions.CountPhoto: _photo,
    actions.Explain: _explain,
    actions.AmendByText: _amend,
    actions.InsertByText: _insert,
    actions.DeleteCall: _delete,
    actions.Undo: _undo,
    actions.RedoSteps: _redo,
    actions.CorrectScore: _correct,
    actions.HandOver: _hand_over,
    actions.Join: _join,
    actions.Depart: _depart,
    actions.Swap: _swap,
    actions.PlacePlayer: _place,
    actions.SetVolume: _volume,
}
"""The reader of what follows the word of a command, for those that take something."""
