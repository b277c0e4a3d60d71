"""Choices for the next table: the game, the set of tiles, the length of the match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from roundhouse.actions import SeeRules
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices, choose_table
from roundhouse.presenters.pages.how_to_play import how_to_play
from roundhouse.presenters.pages.list_page import Choice, Leave, PagePresenter, Section, Setting, Show, Way
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.setup_texts import length_text, rounds_and_time, rounds_in
from roundhouse.presenters.setup.table_setup import setup_error
from roundhouse.presenters.views import Half
from roundhouse.records.preferences import TableChoice

ROUNDS: Final = (1, 3, 5, 7)
Take = Callable[[TableChoice], None]


@dataclass(frozen=True)
class Card:
    """One of several: the `table` that it leads to, what is told of it where there is room, and a tile of it."""

    id: str
    label: str
    table: TableChoice
    told: Callable[[], str]
    tile: tuple[Half, Half] | None = None


def games(texts: Texts, choice: TableChoice) -> Iterator[Card]:
    """All games, each with two lines about it and one of its tiles."""
    for game in table_setup.games():
        told, tile = partial(" ".join, texts.game_card(game)), table_setup.card_tile(game)
        yield Card(f"game:{game}", texts.game_name(game), replace(choice, game=game), told, tile)


def sets(texts: Texts, choice: TableChoice) -> Iterator[Card]:
    """The sets of the chosen game, each with the reason if it is not possible."""
    for high in table_setup.sets_of(choice):
        table, label = table_setup.with_set(choice, high), texts.screen("set-of", set=high)
        yield Card(f"set:{high}", label, table, partial(table_setup.set_line, texts, table), (high, high))


def lengths(texts: Texts, choice: TableChoice, rounds: Sequence[int] = ROUNDS) -> Iterator[Card]:
    """The length of the match: all rounds, a number of rounds, or no new round after some minutes (C-9)."""
    whole = replace(table_setup.with_option(choice, "rounds", None), minutes=None)
    yield Card("offer:all", texts.screen("length-all"), whole, partial(rounds_and_time, texts, whole))
    for count in rounds:
        table = table_setup.with_option(whole, "rounds", count)
        if not table_setup.enough_players(choice) or not setup_error(Texts(), table):
            yield Card(f"offer:{count}", length_text(texts, table), table, partial(rounds_and_time, texts, table))
    for count in table_setup.MINUTES:
        table = replace(whole, minutes=float(count))
        yield Card(f"offer:minutes-{count}", length_text(texts, table), table, partial(rounds_in, texts, whole, count))


def setting(id: str, label: str, cards: Iterator[Card], choice: TableChoice, take: Take, other: str = "") -> Setting:
    """The cards as the options of a setting; `other` is what is chosen now where no card has that."""
    tables = {card.id.partition(":")[2]: card for card in cards}
    chosen = next((value for value, card in tables.items() if _alike(card.table, choice)), "")
    options = tuple((value, card.label) for value, card in tables.items())
    options += () if chosen else (("", other),)
    return Setting(id, label, "", options, chosen, lambda value: take(tables[value].table) if value in tables else None)


def _alike(one: TableChoice, other: TableChoice) -> bool:
    """Whether two choices give the same table."""
    rules = [each.rules.get(each.game, {}) for each in (one, other)]
    alike = one.game == other.game and one.sheet == other.sheet and one.minutes == other.minutes
    return alike and rules[0] == rules[1]


class CardsPage(PagePresenter):
    """One of the cards is chosen, which leads back."""

    def __init__(self, services: AppServices) -> None:
        self._services = services

    @abstractmethod
    def cards(self, texts: Texts, choice: TableChoice) -> Iterator[Card]:
        """The settings that can be chosen."""

    def sections(self, texts: Texts) -> tuple[Section]:
        choice = self._services.choices.table
        rows = (
            Choice(
                card.id, card.label, partial(self._choose, card.table), detail=card.told(), look="card",
                chosen=_alike(card.table, choice), tile=card.tile,
            )
            for card in self.cards(texts, choice)
        )  # fmt: skip
        return (Section(tuple(rows)),)

    def _choose(self, table: TableChoice) -> Way:
        choose_table(self._services, table)
        return Leave()


class GamesPage(CardsPage):
    name, words = "games", "games"

    def cards(self, texts: Texts, choice: TableChoice) -> Iterator[Card]:
        return games(texts, choice)

    def main(self, texts: Texts) -> Choice:
        return Choice(SeeRules().wire, texts.screen("how-to-play"), self._how_to_play, look="button")

    def _how_to_play(self) -> Way:
        return Show(how_to_play(self._services.choices.table, keys=True))


class SetsPage(CardsPage):
    name, words = "sets", "sets"

    def cards(self, texts: Texts, choice: TableChoice) -> Iterator[Card]:
        return sets(texts, choice)


class LengthsPage(CardsPage):
    name, words = "lengths", "lengths"

    def cards(self, texts: Texts, choice: TableChoice) -> Iterator[Card]:
        return lengths(texts, choice)
