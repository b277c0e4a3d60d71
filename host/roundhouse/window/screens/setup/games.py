"""All games to choose from, each with a picture and two lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from roundhouse import i18n
from roundhouse.i18n.labels import game_lines
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.setup import table_setup
from roundhouse.window.app_services import AppServices, choose
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.framed_page import Heading
from roundhouse.window.screens.pages.how_to_play import HowToPlay
from roundhouse.window.screens.pages.list_page import ListPage
from roundhouse.window.screens.screen import STAY, Navigation, Open, Return


class GamePicker(ListPage[str]):
    """See `Screen`. A touch chooses a game and returns."""

    def __init__(self, services: AppServices) -> None:
        super().__init__()
        self._services = services

    def heading(self, language: str) -> Heading:
        return Heading(screen_text("games-title", language), screen_text("games-line", language))

    def entries(self) -> Sequence[str]:
        return table_setup.games()

    def height(self, display: Display) -> int:
        return max(display.px(112), 5 * display.points(19))

    def control(self, display: Display, entry: str, place: Rect) -> Control:
        return game_card(display, entry, place, chosen=entry == self._services.choices.table.game, lines=2)

    def due(self, display: Display, place: Rect) -> tuple[Control, ...]:
        label = screen_text("how-to-play", display.language)
        return (Control("how-to-play", place, "button", label, height=display.points(18)),)

    def take(self, event: PageEvent) -> Navigation:
        choice = self._services.choices.table
        match event:
            case Pressed("how-to-play"):
                return Open(HowToPlay(partial(table_setup.chosen_booklet, choice)))
            case Pressed(name) if name.startswith("game:"):
                choose(self._services, replace(choice, game=name.removeprefix("game:")))
                return Return()
        return STAY


def game_card(display: Display, name: str, place: Rect, *, chosen: bool, lines: int = 1) -> Control:
    """The card of a game: its name, one or two lines about it, and one of its tiles."""
    told = game_lines(name, display.language)[:lines]
    return Control(
        f"game:{name}",
        place,
        "card",
        i18n.game_name(name, display.language),
        " ".join(told),
        chosen=chosen,
        height=display.points(21),
        detail_height=display.points(15),
        tile=table_setup.card_tile(name),
    )
