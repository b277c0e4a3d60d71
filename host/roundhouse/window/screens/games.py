"""All games, each with a picture and two lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.games import GAMES
from roundhouse.games.options import read_options
from roundhouse.i18n.screens import screen
from roundhouse.window.app_services import House, choose
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Control, Place
from roundhouse.window.controls.page_input import Act, Pressed
from roundhouse.window.screens.framed_page import Heading
from roundhouse.window.screens.how_to_play import HowToPlay
from roundhouse.window.screens.list_page import Listing
from roundhouse.window.screens.screen import STAY, Open, Return, Way
from roundhouse.window.screens.start_choices import game_card


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

    def due(self, look: Look, place: Place) -> tuple[Control, ...]:
        """See `Listing`."""
        label = screen("how-to-play", look.language)
        return (Control("how-to-play", place, "button", label, height=look.points(18)),)

    def take(self, act: Act) -> Way:
        """See `Listing`."""
        choice = self._house.choices.table
        match act:
            case Pressed("how-to-play"):
                kind = GAMES[choice.game].options_type
                return Open(HowToPlay(choice.game, read_options(kind, choice.rules.get(choice.game, {}))))
            case Pressed(name) if name.startswith("game:"):
                choose(self._house, replace(choice, game=name.removeprefix("game:")))
                return Return()
        return STAY
