"""All games, each with a picture and two lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.games import GAMES
from roundhouse.table.controls.acts import Act, Pressed
from roundhouse.table.controls.page import Control, Place
from roundhouse.table.house import House, choose
from roundhouse.table.look import Look
from roundhouse.table.screens.framed import Heading
from roundhouse.table.screens.listing import Listing
from roundhouse.table.screens.screen import STAY, Return, Way
from roundhouse.table.screens.start_choices import game_card
from roundhouse.words.screens import screen


class Games(Listing[str]):
    """See `Screen`. A touch chooses and leads back."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house

    def heading(self, language: str) -> Heading:
        """See `Listing`."""
        return Heading(screen("games-title", language), screen("games-line", language))

    def things(self) -> Sequence[str]:
        """See `Listing`."""
        return list(GAMES)

    def height(self, look: Look) -> int:
        """See `Listing`."""
        return max(look.px(112), 5 * look.points(19))

    def control(self, look: Look, thing: str, place: Place) -> Control:
        """See `Listing`."""
        return game_card(look, thing, place, chosen=thing == self._house.choices.table.game, lines=2)

    def take(self, act: Act) -> Way:
        """See `Listing`."""
        match act:
            case Pressed(name) if name.startswith("game:"):
                choose(self._house, replace(self._house.choices.table, game=name.removeprefix("game:")))
                return Return()
        return STAY
