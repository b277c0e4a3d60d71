"""What is chosen for the next table, one of several cards each: the game, the set of tiles, the length of the match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import ClassVar

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices, choose
from roundhouse.presenters.pages.how_to_play import HowToPlayPage
from roundhouse.presenters.pages.list_page import Choice, Leave, ListPage, PagePresenter, Section, Show, Way, back
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.setup_texts import rounds_and_time, rounds_in
from roundhouse.presenters.setup.table_setup import setup_error
from roundhouse.presenters.views import Half
from roundhouse.records.preferences import TableChoice

ROUNDS = (1, 3, 5, 7)


class CardsPage(PagePresenter):
    """One of the cards is chosen, which leads back."""

    meant_for = ("window",)
    elsewhere = "phones choose on the page of the setup, and a command line by options"
    title: ClassVar[str]
    line: ClassVar[str]

    def __init__(self, services: AppServices) -> None:
        self._services = services
        self._made: tuple[object, tuple[Choice, ...]] | None = None

    @abstractmethod
    def cards(self, texts: Texts, choice: TableChoice) -> Iterator[Choice]:
        """What can be chosen."""

    def main(self, texts: Texts) -> Choice | None:  # noqa: ARG002  (most have none)
        """What is done beside choosing."""
        return None

    def present(self, texts: Texts) -> ListPage:
        choice = self._services.choices.table
        if self._made is None or self._made[0] != (choice, texts):  # each card may try a table out
            self._made = (choice, texts), tuple(self.cards(texts, choice))
        return ListPage(
            texts.screen(self.title), texts.screen(self.line), (Section(self._made[1]),), back(texts), self.main(texts)
        )

    def card(
        self, id: object, label: str, detail: str, table: TableChoice, tile: tuple[Half, Half] | None = None
    ) -> Choice:
        """What leads to a table."""
        chosen = _alike(table, self._services.choices.table)
        return Choice(
            f"offer:{id}", label, partial(self._choose, table), detail=detail, look="card", chosen=chosen, tile=tile
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

    name = "games"

    title, line = "games-title", "games-line"

    def cards(self, texts: Texts, choice: TableChoice) -> Iterator[Choice]:
        for game in table_setup.games():
            told = " ".join(texts.game_card(game)[:2])
            tile = table_setup.card_tile(game)
            card = self.card(game, texts.game_name(game), told, replace(choice, game=game), tile)
            yield replace(card, id=f"game:{game}")

    def main(self, texts: Texts) -> Choice:
        return Choice("how-to-play", texts.screen("how-to-play"), self._how_to_play, look="button")

    def _how_to_play(self) -> Way:
        booklet = partial(table_setup.chosen_booklet, choice=self._services.choices.table)
        return Show(HowToPlayPage(booklet, keys=True))


class SetsPage(CardsPage):
    """The sets of the chosen game, each with the reason if it is not possible."""

    name = "sets"

    title, line = "sets", "sets-line"

    def cards(self, texts: Texts, choice: TableChoice) -> Iterator[Choice]:
        for number, high in enumerate(table_setup.sets_of(choice)):
            table = table_setup.with_set(choice, high)
            label = texts.screen("set-of", set=high)
            yield self.card(number, label, table_setup.set_line(texts, table), table, (high, high))


class LengthsPage(CardsPage):
    """The length of the match: all rounds, a number of rounds, or no new round after some minutes (C-9)."""

    name = "lengths"

    title, line = "lengths", "lengths-line"

    def cards(self, texts: Texts, choice: TableChoice) -> Iterator[Choice]:
        whole = replace(table_setup.with_option(choice, "rounds", None), minutes=None)
        yield self.card("all", texts.screen("length-all"), rounds_and_time(texts, whole), whole)
        for count in ROUNDS:
            table = table_setup.with_option(whole, "rounds", count)
            if not table_setup.enough_players(choice) or not setup_error(Texts(), table):
                label = texts.screen("length-rounds", count=count)
                yield self.card(count, label, rounds_and_time(texts, table), table)
        for count in table_setup.MINUTES:
            label = texts.screen("length-minutes", count=count)
            table = replace(whole, minutes=float(count))
            yield self.card(f"minutes-{count}", label, rounds_in(texts, whole, count), table)
