"""Pages to choose one of several cards: the set of tiles, the length of a match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, TypeAlias

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.setup_texts import rounds_and_time, rounds_in
from roundhouse.presenters.setup.table_setup import setup_error
from roundhouse.presenters.views import Half
from roundhouse.records.preferences import TableChoice
from roundhouse.window.app_services import AppServices, choose
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.framed_page import Heading
from roundhouse.window.screens.pages.list_page import ListPage
from roundhouse.window.screens.screen import STAY, Navigation, Return

ROUNDS = (1, 3, 5, 7)

Sentence: TypeAlias = Callable[[str], str]
"""A sentence, by language."""


def _alike(one: TableChoice, other: TableChoice) -> bool:
    """Whether two choices give the same table."""
    rules = [each.rules.get(each.game, {}) for each in (one, other)]
    return rules[0] == rules[1] and one.minutes == other.minutes


@dataclass(frozen=True)
class Offer:
    """An option: its texts, and the table with it."""

    label: Sentence
    detail: Sentence
    table: TableChoice
    tile: tuple[Half, Half] | None = None


class Picker(ListPage[Offer]):
    """See `Screen`. Subclasses define the options."""

    title: ClassVar[str]
    """The id of the title; with `-line`, of the line below it."""

    def __init__(self, services: AppServices) -> None:
        super().__init__()
        self._services = services
        self._offered: tuple[TableChoice, list[Offer]] | None = None

    @abstractmethod
    def offers(self, choice: TableChoice) -> list[Offer]:
        """The options."""

    def heading(self, language: str) -> Heading:
        return Heading(screen_text(self.title, language), screen_text(f"{self.title}-line", language))

    def entries(self) -> list[Offer]:
        """See `ListPage`. Computed once, since each option tries out a table."""
        choice = self._services.choices.table
        if self._offered is None or self._offered[0] != choice:
            self._offered = choice, self.offers(choice)
        return self._offered[1]

    def height(self, display: Display) -> int:
        return max(display.px(92), round(1.6 * display.points(20) + 3 * display.points(15)))

    def control(self, display: Display, entry: Offer, place: Rect) -> Control:
        return Control(
            f"offer:{self.entries().index(entry)}",
            place,
            "card",
            entry.label(display.language),
            entry.detail(display.language),
            chosen=_alike(entry.table, self._services.choices.table),
            height=display.points(20),
            detail_height=display.points(15),
            tile=entry.tile,
        )

    def take(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed(name) if name.startswith("offer:"):
                choose(self._services, self.entries()[int(name.removeprefix("offer:"))].table)
                return Return()
        return STAY


class SetPicker(Picker):
    """The sets of the chosen game, each with the reason if it is not possible."""

    title = "sets"

    def offers(self, choice: TableChoice) -> list[Offer]:
        return [
            Offer(partial(screen_text, "set-of", set=high), partial(table_setup.set_line, table), table, (high, high))
            for high in table_setup.sets_of(choice)
            for table in (table_setup.with_set(choice, high),)
        ]


class LengthPicker(Picker):
    """The length of the match: all rounds, a number of rounds, or no new round after some minutes (C-9)."""

    title = "lengths"

    def offers(self, choice: TableChoice) -> list[Offer]:
        whole = replace(table_setup.with_option(choice, "rounds", None), minutes=None)
        found = [Offer(partial(screen_text, "length-all"), partial(rounds_and_time, whole), whole)]
        for count in ROUNDS:
            table = table_setup.with_option(whole, "rounds", count)
            if not table_setup.enough_players(choice) or not setup_error(table):
                label = partial(screen_text, "length-rounds", count=count)
                found.append(Offer(label, partial(rounds_and_time, table), table))
        found += [
            Offer(
                partial(screen_text, "length-minutes", count=count),
                partial(rounds_in, whole, count),
                replace(whole, minutes=float(count)),
            )
            for count in table_setup.MINUTES
        ]
        return found
