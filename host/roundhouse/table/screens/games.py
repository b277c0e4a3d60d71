"""All games, each with a picture and two lines."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.games import GAMES
from roundhouse.table.controls.acts import Act, Back, Pressed
from roundhouse.table.controls.leaves import Leaves
from roundhouse.table.controls.page import Page
from roundhouse.table.house import House
from roundhouse.table.look import Look
from roundhouse.table.screens.framed import framed, grid
from roundhouse.table.screens.screen import STAY, PageScreen, Return, Way
from roundhouse.table.screens.start_choices import game_card
from roundhouse.words.screens import game_lines, screen

CARD, GAP = 112, 12


class Games(PageScreen):
    """See `Screen`. A touch chooses and leads back."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._leaves: Leaves[str] = Leaves()

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        frame = framed(look, screen("games-title", look.language), screen("games-line", look.language))
        across = 2 if look.size[0] >= look.px(1000) else 1
        card, gap = max(look.px(CARD), 5 * look.points(19)), look.px(GAP)
        shown = self._leaves.of(list(GAMES), across * ((frame.body[3] + gap) // (card + gap)))
        places = grid(frame.body, len(shown), across, card, gap)
        chosen = self._house.choices.table.game
        cards = [
            replace(
                game_card(look, game, place, chosen=game == chosen),
                detail=" ".join(each.rstrip(".") + "." for each in game_lines(game, look.language)),
            )
            for game, place in zip(shown, places, strict=True)
        ]
        return Page(texts=frame.texts, controls=(*cards, *self._leaves.buttons(look, frame.spare), frame.back))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        match act:
            case Pressed("back") | Back():
                return Return()
            case Pressed(name) if name.startswith("game:"):
                table = replace(self._house.choices.table, game=name.removeprefix("game:"))
                self._house.choices = replace(self._house.choices, table=table)
                return Return()
        return STAY
