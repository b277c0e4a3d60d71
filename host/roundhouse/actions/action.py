"""The parts of every action: an id, facts about it that front ends and permissions ask for, and a form on the wire."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from enum import Enum, auto
from functools import cache
from typing import ClassVar, Final, NewType, dataclass_transform, get_args, get_type_hints


class Who(Enum):
    """The people who may do an action at a front end of one seat; a front end that people share may do each of them.

    At a dealt table the owner of a seat may do all of them but those of the whole TABLE. The others make a difference
    at a table of real tiles.
    """

    EVERYBODY = auto()
    OWN_SEAT = auto()
    """Everybody, for the seat in front of them."""
    IN_TURN = auto()
    """The player whose call is awaited."""
    ABOUT_ONESELF = auto()
    """The player whose call is awaited, and where no front end is shared, everybody at any time."""
    UNATTENDED = auto()
    """Everybody where no front end is shared, else nobody."""
    LAST_CALLER = auto()
    """The player who made the last call, where no front end is shared."""
    SHARED = auto()
    """Nobody: real tiles have a shared front end for it."""
    TABLE = auto()
    """Nobody, at any table: it concerns all."""


NewSeat = NewType("NewSeat", int)
"""A seat, or the one after the last."""
FreeSlot = NewType("FreeSlot", int)
"""A slot in front of which nobody sits."""
PlayerKind = NewType("PlayerKind", int)
"""The place of a person or of a computer's level in the list of them."""
Button = NewType("Button", int)
"""A slot, or the engine."""
Gesture = NewType("Gesture", int)
"""A place in `GESTURES`."""
TrainEnd = NewType("TrainEnd", int)
"""An end of a train: 0, or where it grows both ways, 0 for the inner and 1 for the outer one."""
TileEnd = NewType("TileEnd", int)
"""The value that one half of a tile shows."""
HandPlace = NewType("HandPlace", int)
"""The place of a tile in the visible hand."""
Index = NewType("Index", int)
"""A place from 0 on, which may be beyond the last one."""
Digit = NewType("Digit", int)

MOST_DIGITS: Final = 6
"""A number on the wire is no longer than this."""


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Action:
    """Something that a person does at a table. Each kind becomes a frozen dataclass whose fields are what it takes.

    The arguments of a class say what is true of its kind: `who` may do it; `phones`: a phone may send it; `any_page`:
    it counts on an old page, too, because it changes nothing for others; `reads`: it only tells something; `repeats`:
    touched twice, it is meant twice; `words`: the id of the text on its button; `typed`: the words of its command.
    """

    id: ClassVar[str]
    who: ClassVar[Who]
    phones: ClassVar[bool]
    any_page: ClassVar[bool]
    reads: ClassVar[bool]
    repeats: ClassVar[bool]
    words: ClassVar[str]
    typed: ClassVar[Sequence[str]]

    def __init_subclass__(
        cls,
        *,
        id: str,
        who: Who = Who.EVERYBODY,
        phones: bool = True,
        any_page: bool = False,
        reads: bool = False,
        repeats: bool = False,
        words: str = "",
        typed: Sequence[str] = (),
    ) -> None:
        super().__init_subclass__()
        assert id not in REGISTRY, f"two actions are called {id}"
        cls.id, cls.who, cls.phones, cls.any_page, cls.reads = id, who, phones, any_page, reads
        cls.repeats, cls.words, cls.typed = repeats, words, typed
        REGISTRY[id] = dataclass(frozen=True)(cls)

    @property
    def wire(self) -> str:
        """The action as pages and controls carry it: its id and its numbers, without those that may be left out.

        An action with a text is not on the wire.

        >>> from roundhouse.actions import DropTile
        >>> DropTile(2, 1).wire, read_wire("drop:2:1")
        ('drop:2:1', DropTile(train=2, end=1))
        """
        assert not has_text(self.id), f"{self.id} takes a text"
        given = [(getattr(self, field.name), field.default) for field in fields(self)]
        while given and given[-1][0] == given[-1][1]:
            given.pop()
        return ":".join((self.id, *(str(int(number)) for number, _ in given)))

    def counted(self) -> Iterator[tuple[int, NewType]]:
        """Its numbers that count something, each with what it counts."""
        for name, count in self.counts().items():
            number = getattr(self, name)
            if number is not None:
                yield number, count

    @classmethod
    def counts(cls) -> Mapping[str, NewType]:
        """The things that the fields count, by their names; a number that counts nothing is not among them."""
        return _counts(cls.id)


REGISTRY: Final[dict[str, type[Action]]] = {}
"""Every kind of action by its id."""


def read_wire(text: str) -> Action | None:
    """The action of a form on the wire; None for anything else.

    >>> read_wire("drop:2"), read_wire("drop:2:1:1"), read_wire("drop:two:1"), read_wire("fly")
    (None, None, None, None)
    """
    id, *numbers = text.split(":")
    kind = REGISTRY.get(id)
    if kind is None or has_text(id) or not all(map(is_number, numbers)):
        return None
    needed = sum(field.default is MISSING for field in fields(kind))
    make: Callable[..., Action] = kind
    return make(*map(int, numbers)) if needed <= len(numbers) <= len(fields(kind)) else None


@cache
def has_text(id: str) -> bool:
    """Whether the action takes a text, besides numbers."""
    kind = REGISTRY[id]
    hints = get_type_hints(kind)
    return any(hints[field.name] is str for field in fields(kind))


def is_number(text: str) -> bool:
    """Whether it is a whole number, and not longer than any that is meant."""
    return len(text) <= MOST_DIGITS and text.removeprefix("-").isdecimal() and text.isascii()


@cache
def _counts(id: str) -> Mapping[str, NewType]:
    """The things that the fields of an action count; a field that may be left out has None beside it in a union."""
    hints = {name: (hint, *get_args(hint)) for name, hint in get_type_hints(REGISTRY[id]).items()}
    return {name: part for name, parts in hints.items() for part in parts if isinstance(part, NewType)}
