"""What is chosen for the next table, one of several cards each: the game, the set of tiles, the length of the match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import ClassVar, NamedTuple

from roundhouse import i18n
from roundhouse.i18n.labels import game_lines
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.app_services import AppServices, choose
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.list_page import Choice, Leave, ListPage, PagePresenter, Section, Show, Way, back
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.setup_texts import rounds_and_time, rounds_in
from roundhouse.presenters.setup.table_setup import setup_error
from roundhouse.presenters.views import Half
from roundhouse.records.preferences import TableChoice

ROUNDS = (1, 3, 5, 7)


class Card(NamedTuple):
    """What can be chosen: its id and texts, and the table with it."""

    id: str
    label: str
    detail: str
    table: TableChoice
    tile: tuple[Half, Half] | None = None


class CardsPage(PagePresenter):
    """One of the cards is chosen, which leads back."""

    title: ClassVar[str]
    line: ClassVar[str]

    def __init__(self, services: AppServices) -> None:
        self._services = services
        self._made: tuple[object, list[Card]] | None = None

    @abstractmethod
    def cards(self, choice: TableChoice, language: str) -> Iterator[Card]:
        """What can be chosen."""

    def main(self, language: str) -> Choice | None:  # noqa: ARG002  (most have none)
        """What is done beside choosing."""
        return None

    def present(self, language: str) -> ListPage:
        choice = self._services.choices.table
        if self._made is None or self._made[0] != (choice, language):  # each card may try a table out
            self._made = (choice, language), list(self.cards(choice, language))
        rows = tuple(
            Choice(
                card.id,
                card.label,
                partial(self._choose, card.table),
                detail=card.detail,
                look="card",
                chosen=_alike(card.table, choice),
                tile=card.tile,
            )
            for card in self._made[1]
        )
        return ListPage(
            screen_text(self.title, language),
            screen_text(self.line, language),
            (Section(rows),),
            back(language),
            self.main(language),
        )

    def _choose(self, table: TableChoice) -> Way:
        choose(self._services, table)
        return Leave()


def _alike(one: TableChoice, other: TableChoice) -> bool:
    """Whether two choices give the same table."""
    rules = [each.rules.get(each.game, {}) for each in (one, other)]
    return one.game == other.game and rules[0] == rules[1] and one.minutes == other.minutes


class GamesPage(CardsPage):
    """All games, each with two lines about it and one of its tiles."""

    title, line = "games-title", "games-line"

    def cards(self, choice: TableChoice, language: str) -> Iterator[Card]:
        for game in table_setup.games():
            told = " ".join(game_lines(game, language)[:2])
            tile = table_setup.card_tile(game)
            yield Card(f"game:{game}", i18n.game_name(game, language), told, replace(choice, game=game), tile)

    def main(self, language: str) -> Choice:
        return Choice("how-to-play", screen_text("how-to-play", language), self._how_to_play, look="button")

    def _how_to_play(self) -> Way:
        return Show(HowToPlayPage(partial(table_setup.chosen_booklet, self._services.choices.table)))


class SetsPage(CardsPage):
    """The sets of the chosen game, each with the reason if it is not possible."""

    title, line = "sets", "sets-line"

    def cards(self, choice: TableChoice, language: str) -> Iterator[Card]:
        for number, high in enumerate(table_setup.sets_of(choice)):
            table = table_setup.with_set(choice, high)
            label = screen_text("set-of", language, set=high)
            yield Card(f"offer:{number}", label, table_setup.set_line(table, language), table, (high, high))


class LengthsPage(CardsPage):
    """The length of the match: all rounds, a number of rounds, or no new round after some minutes (C-9)."""

    title, line = "lengths", "lengths-line"

    def cards(self, choice: TableChoice, language: str) -> Iterator[Card]:
        for number, (label, detail, table) in enumerate(self._lengths(choice, language)):
            yield Card(f"offer:{number}", label, detail, table)

    @staticmethod
    def _lengths(choice: TableChoice, language: str) -> Iterator[tuple[str, str, TableChoice]]:
        whole = replace(table_setup.with_option(choice, "rounds", None), minutes=None)
        yield screen_text("length-all", language), rounds_and_time(whole, language), whole
        for count in ROUNDS:
            table = table_setup.with_option(whole, "rounds", count)
            if not table_setup.enough_players(choice) or not setup_error(table):
                label = screen_text("length-rounds", language, count=count)
                yield label, rounds_and_time(table, language), table
        for count in table_setup.MINUTES:
            label = screen_text("length-minutes", language, count=count)
            yield label, rounds_in(whole, count, language), replace(whole, minutes=float(count))
