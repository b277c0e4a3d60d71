"""One of several things, each on a card: a touch chooses it and leads back. The set of tiles, the length of a match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, TypeAlias

from roundhouse import i18n
from roundhouse.games import GAMES
from roundhouse.games.options import OptionError
from roundhouse.i18n.screens import screen
from roundhouse.presenters.views import Half
from roundhouse.records.preferences import TableChoice
from roundhouse.window.app_services import House, choose
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Control, Place
from roundhouse.window.controls.page_input import Act, Pressed
from roundhouse.window.screens import table_setup
from roundhouse.window.screens.framed_page import Heading
from roundhouse.window.screens.list_page import Listing
from roundhouse.window.screens.screen import STAY, Return, Way
from roundhouse.window.screens.setup_validation import laid, objection_to

ROUNDS = (1, 3, 5, 7)
MINUTES = (30, 45, 60, 90, 120)

Sentence: TypeAlias = Callable[[str], str]
"""Something said, in the language that is asked for."""


def _alike(one: TableChoice, other: TableChoice) -> bool:
    """Whether two choices mean the same table."""
    rules = [each.rules.get(each.game, {}) for each in (one, other)]
    return rules[0] == rules[1] and one.minutes == other.minutes


@dataclass(frozen=True)
class Offer:
    """Something to choose: what is said of it, and the table with it."""

    label: Sentence
    detail: Sentence
    table: TableChoice
    tile: tuple[Half, Half] | None = None


class Picking(Listing[Offer]):
    """See `Screen`. A kind of it says what is offered."""

    title: ClassVar[str]
    """The name of the sentence above the cards; with `-line` that of the one below it."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._offered: tuple[TableChoice, list[Offer]] | None = None

    @abstractmethod
    def offers(self, choice: TableChoice) -> list[Offer]:
        """What can be chosen."""

    def heading(self, language: str) -> Heading:
        """See `Listing`."""
        return Heading(screen(self.title, language), screen(f"{self.title}-line", language))

    def things(self) -> list[Offer]:
        """See `Listing`. Found out once: each of them is a table that is tried."""
        choice = self._house.choices.table
        if self._offered is None or self._offered[0] != choice:
            self._offered = choice, self.offers(choice)
        return self._offered[1]

    def height(self, look: Look) -> int:
        """See `Listing`."""
        return max(look.px(92), round(1.6 * look.points(20) + 3 * look.points(15)))

    def control(self, look: Look, thing: Offer, place: Place) -> Control:
        """See `Listing`."""
        return Control(
            f"offer:{self.things().index(thing)}",
            place,
            "card",
            thing.label(look.language),
            thing.detail(look.language),
            chosen=_alike(thing.table, self._house.choices.table),
            height=look.points(20),
            detail_height=look.points(15),
            tile=thing.tile,
        )

    def take(self, act: Act) -> Way:
        """See `Listing`."""
        match act:
            case Pressed(name) if name.startswith("offer:"):
                choose(self._house, self.things()[int(name.removeprefix("offer:"))].table)
                return Return()
        return STAY


class Sets(Picking):
    """The sets that the chosen game is played with, each with what speaks against it."""

    title = "sets"

    def offers(self, choice: TableChoice) -> list[Offer]:
        """See `Picking`."""
        return [
            Offer(partial(screen, "set-of", set=high), _about(table), table, (high, high))
            for high in table_setup.sets_of(choice)
            for table in (table_setup.with_set(choice, high),)
        ]


def _about(choice: TableChoice) -> Sentence:
    """How many tiles the set has, or why it will not do."""
    try:
        return partial(screen, "set-tiles", tiles=len(laid(choice).referee.game.tiles.ends))
    except OptionError as error:
        return partial(i18n.option_error, error)


class Lengths(Picking):
    """How long the match may last: all of it, so many rounds, or no new round after so many minutes (C-9)."""

    title = "lengths"

    def offers(self, choice: TableChoice) -> list[Offer]:
        """See `Picking`."""
        whole = replace(table_setup.with_option(choice, "rounds", None), minutes=None)
        found = [Offer(partial(screen, "length-all"), partial(screen, "length-all-line"), whole)]
        for count in ROUNDS:
            table = table_setup.with_option(whole, "rounds", count)
            if len(choice.places) not in GAMES[choice.game].seats_offered or not objection_to(table):
                label = partial(screen, "length-rounds", count=count)
                found.append(Offer(label, partial(screen, "length-rounds-line"), table))
        found += [
            Offer(
                partial(screen, "length-minutes", count=count),
                partial(screen, "length-minutes-line"),
                replace(whole, minutes=float(count)),
            )
            for count in MINUTES
        ]
        return found
