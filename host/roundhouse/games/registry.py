"""Every game there is, by name: the product's own in a fixed order, then those that other packages bring.

A package brings a game by an entry point of the group `roundhouse.games` that names its class, a `Game`:

    [project.entry-points."roundhouse.games"]
    cyprus = "cyprus_domino:Cyprus"

Its texts are in the folder `locales` beside the module, as ADDING_A_GAME.md says.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import fields
from importlib.metadata import EntryPoint, entry_points
from inspect import isdatadescriptor
from pathlib import Path
from typing import Final

from roundhouse.catalogs import Message, UserFacingError, add_locales, remove_locales
from roundhouse.games.core.options import OptionError, Options
from roundhouse.games.rules.game import Game

GROUP: Final = "roundhouse.games"
REQUIRED_METHODS: Final = ("make_done", "make_play", "next_round", "playable_spots", "usual_hand")
"""The methods that `Game` leaves to each game."""
OWN_GAMES: Final = (
    "roundhouse.games.mexican_train:MexicanTrain",
    "roundhouse.games.super_train:SuperTrain",
    "roundhouse.games.derailing:Derailing",
    "roundhouse.games.station:MexicanTrainStation",
    "roundhouse.games.private_trains:PrivateTrains",
    "roundhouse.games.basic_trains:BasicTrains",
    "roundhouse.games.slosh:Slosh",
)
"""The product's own games. They are listed here so that a checkout that is not installed has them too."""
NAME_PATTERN: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""The form of a game's name: a word on the command line and in a record."""


class GameFault(UserFacingError):
    """The reason why a game that another package brings cannot be used."""


def own_entry_points() -> Iterator[EntryPoint]:
    """The product's own games as entry points, in the order in which they are offered."""
    for value in OWN_GAMES:
        yield EntryPoint(value.rpartition(":")[2], value, GROUP)


def load(points: Iterable[EntryPoint]) -> tuple[dict[str, type[Game]], tuple[GameFault, ...]]:
    """The games that entry points name, by their names; and what is wrong with each that cannot be used.

    Anything that goes wrong in another package is reported, and does not affect the rest of the program.
    """
    games: dict[str, type[Game]] = {}
    faults: list[GameFault] = []
    for point in points:
        try:
            kind = point.load()
            reason = _fault_of(kind, games)
            if reason is None and point.value not in OWN_GAMES:
                _set_up(kind)
        except Exception as error:  # Another's module may raise anything while it is imported.
            reason = Message("game-packages/raised", error=type(error).__name__, text=str(error) or "-")
        if reason:
            faults.append(
                GameFault(
                    "game-packages/unusable",
                    name=point.name,
                    module=point.value,
                    reason=reason,
                )
            )
        else:
            games[kind.name] = kind
    return games, tuple(faults)


def _set_up(kind: type[Game]) -> None:
    """Set up a table of a game from elsewhere, so that what it raises is reported now and not when somebody plays."""
    _show_fields(kind.options_type)
    for seats in kind.seats_offered:
        with suppress(OptionError):
            kind(seats)
            return


def _show_fields(options: type[Options]) -> None:
    """Remove the usual values that `dataclass` leaves in a class, where they hide the fields of a compiled base."""
    for name in {field.name for field in fields(options)} & vars(options).keys():
        bases = (vars(base).get(name) for base in options.__mro__[1:])
        if not isdatadescriptor(vars(options)[name]) and any(map(isdatadescriptor, bases)):
            delattr(options, name)


def _fault_of(kind: object, games: dict[str, type[Game]]) -> Message | None:
    """The reason why an entry point names no game that can be offered."""
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        return Message("game-packages/no-subclass")
    # Not `__abstractmethods__`: where the rules are compiled, a class has no such set.
    missing = [name for name in REQUIRED_METHODS if getattr(kind, name) is getattr(Game, name)]
    missing += [
        name
        for name in ("name", "seats_offered", "clauses", "options_type", "turn_order", "play_clause")
        if not hasattr(kind, name)
    ]
    if missing:
        return Message("game-packages/lacks", names=", ".join(missing))
    if not NAME_PATTERN.fullmatch(kind.name):
        return Message("game-packages/bad-name", text=kind.name)
    if kind.name in games:
        return Message("game-packages/name-taken")
    return None


def _locales_of(point: EntryPoint) -> list[Path]:
    """The folder with the texts of a game from elsewhere, if there is one beside its module."""
    file = getattr(sys.modules.get(point.module), "__file__", None)
    folder = Path(file).with_name("locales") if file else None
    return [folder] if folder is not None and folder.is_dir() else []


class Registry(Mapping[str, type[Game]]):
    """Games by name. Other packages are looked through when a game is first asked for.

    Not earlier, since their modules import from this package: it must be complete by then.
    """

    def __init__(self) -> None:
        self._found: tuple[dict[str, type[Game]], tuple[GameFault, ...]] | None = None
        self._locales: list[Path] = []
        self._public_trains: frozenset[str] | None = None

    def _loaded(self) -> tuple[dict[str, type[Game]], tuple[GameFault, ...]]:
        if self._found is None:
            others = tuple(entry_points(group=GROUP))
            self._found = load((*own_entry_points(), *others))
            self._locales = [folder for point in others for folder in _locales_of(point)]
            for folder in self._locales:
                add_locales(folder)
        return self._found

    def forget(self) -> None:
        """Look for the games of other packages again when next asked: one was installed or removed."""
        for folder in self._locales:
            remove_locales(folder)
        self._found, self._locales, self._public_trains = None, [], None

    @property
    def faults(self) -> tuple[GameFault, ...]:
        return self._loaded()[1]

    def public_trains(self) -> frozenset[str]:
        """The names of public trains in any game, without their numbers: `mexican`, `public-`."""
        if self._public_trains is None:
            self._public_trains = frozenset(name.rstrip("0123456789") for name in self._publics())
        return self._public_trains

    def _publics(self) -> Iterator[str]:
        for kind in self.values():
            for seats in kind.seats_offered:
                with suppress(OptionError):
                    yield from kind(seats).publics
                    break

    def usual(self) -> str:
        """The name of the game that is offered first."""
        return next(iter(self))

    def __getitem__(self, name: str) -> type[Game]:
        return self._loaded()[0][name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded()[0])

    def __len__(self) -> int:
        return len(self._loaded()[0])


GAMES: Final = Registry()
"""Every game by its name."""
