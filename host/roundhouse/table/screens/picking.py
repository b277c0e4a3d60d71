"""One of several things, each on a card: a touch chooses it and leads back. The set of tiles, the length of a match."""

from __future__ import annotations

from dataclasses import dataclass, replace

from roundhouse import words
from roundhouse.games import GAMES
from roundhouse.games.options import OptionError
from roundhouse.records.choices import TableChoice
from roundhouse.table.controls.acts import Act, Back, Pressed
from roundhouse.table.controls.leaves import Leaves
from roundhouse.table.controls.page import Control, Page
from roundhouse.table.house import House
from roundhouse.table.look import Look
from roundhouse.table.screens import choosing
from roundhouse.table.screens.framed import framed, grid
from roundhouse.table.screens.objecting import laid, objection_to
from roundhouse.table.screens.screen import STAY, PageScreen, Return, Way
from roundhouse.table.view import Half
from roundhouse.words.screens import screen

CARD, GAP = 92, 12
ROUNDS = (1, 3, 5, 7)
MINUTES = (30, 45, 60, 90, 120)


def _alike(one: TableChoice, other: TableChoice) -> bool:
    """Whether two choices mean the same table."""
    rules = [each.rules.get(each.game, {}) for each in (one, other)]
    return rules[0] == rules[1] and one.minutes == other.minutes


@dataclass(frozen=True)
class Offer:
    """Something to choose: what is said of it, and the table with it."""

    label: str
    detail: str
    table: TableChoice
    tile: tuple[Half, Half] | None = None


class Picking(PageScreen):
    """See `Screen`. A kind of it says what is offered."""

    title = ""
    """The name of the sentence above the cards; with `-line` that of the one below it."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._leaves: Leaves[int] = Leaves()
        self._offered: tuple[TableChoice, str, list[Offer]] | None = None

    def offers(self, choice: TableChoice, language: str) -> list[Offer]:
        """What can be chosen."""
        raise NotImplementedError

    def _offers_now(self, language: str) -> list[Offer]:
        """What can be chosen, found out once: each of them is a table that is tried."""
        choice = self._house.choices.table
        if self._offered is None or self._offered[:2] != (choice, language):
            self._offered = choice, language, self.offers(choice, language)
        return self._offered[2]

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language, choice = look.language, self._house.choices.table
        frame = framed(look, screen(self.title, language), screen(f"{self.title}-line", language))
        offers = self._offers_now(language)
        card, gap = max(look.px(CARD), round(1.6 * look.points(20) + 3 * look.points(15))), look.px(GAP)
        across = 2 if look.size[0] >= look.px(1000) else 1
        shown = self._leaves.of(range(len(offers)), across * ((frame.body[3] + gap) // (card + gap)))
        places = grid(frame.body, len(shown), across, card, gap)
        cards = [
            Control(
                f"offer:{index}",
                place,
                "card",
                offers[index].label,
                offers[index].detail,
                chosen=_alike(offers[index].table, choice),
                height=look.points(20),
                detail_height=look.points(15),
                tile=offers[index].tile,
            )
            for index, place in zip(shown, places, strict=True)
        ]
        return Page(texts=frame.texts, controls=(*cards, *self._leaves.buttons(look, frame.spare), frame.back))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        match act:
            case Pressed("back") | Back():
                return Return()
            case Pressed(name) if name.startswith("offer:"):
                offers = self._offers_now(self.look.language)
                table = offers[int(name.removeprefix("offer:"))].table
                self._house.choices = replace(self._house.choices, table=table)
                return Return()
        return STAY


class Sets(Picking):
    """The sets that the chosen game is played with, each with what speaks against it."""

    title = "sets"

    def offers(self, choice: TableChoice, language: str) -> list[Offer]:
        """See `Picking`."""
        return [
            Offer(screen("set-of", language, set=str(high)), _about(table, language), table, (high, high))
            for high in choosing.sets_of(choice)
            for table in (choosing.with_option(choice, "set", high),)
        ]


def _about(choice: TableChoice, language: str) -> str:
    """How many tiles the set has, or why it will not do."""
    try:
        return screen("set-tiles", language, tiles=len(laid(choice).referee.game.tiles.ends))
    except OptionError as error:
        return words.option_error(error, language)


class Lengths(Picking):
    """How long the match may last: all of it, so many rounds, or no new round after so many minutes (C-9)."""

    title = "lengths"

    def offers(self, choice: TableChoice, language: str) -> list[Offer]:
        """See `Picking`."""
        whole = replace(choosing.with_option(choice, "rounds", None), minutes=None)
        kind = GAMES[choice.game]
        all_of_it = screen("length-all-line", language)
        found = [Offer(screen("length-all", language), all_of_it, whole)]
        for count in ROUNDS:
            table = choosing.with_option(whole, "rounds", count)
            if len(choice.places) not in kind.seats_offered or not objection_to(table, language):
                line = screen("length-rounds-line", language)
                found.append(Offer(screen("length-rounds", language, count=count), line, table))
        found += [
            Offer(
                screen("length-minutes", language, count=count),
                screen("length-minutes-line", language),
                replace(whole, minutes=float(count)),
            )
            for count in MINUTES
        ]
        return found
