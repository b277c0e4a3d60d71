"""The house rules of the chosen game as switches and steppers, and why a combination is not possible."""

from __future__ import annotations

from dataclasses import replace

from roundhouse import i18n
from roundhouse.games import GAMES
from roundhouse.games.options import described, option_text
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters import table_setup
from roundhouse.presenters.table_setup import rules_error
from roundhouse.records.preferences import TableChoice
from roundhouse.window import palette
from roundhouse.window.app_services import AppServices, choose
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.controls.page_input import PageEvent, Pressed, Stepped
from roundhouse.window.display import Display
from roundhouse.window.screens.framed_page import Heading
from roundhouse.window.screens.list_page import ListPage, setting, setting_height
from roundhouse.window.screens.screen import STAY, Navigation

UNDO = "undo"
"""The entry for undo, which a table agrees on beside the rules of its game."""
LONGEST_COUNT = 30
"""The highest number of a stepper; the rules refuse a number too high for the set."""


class HouseRules(ListPage[str]):
    """See `Screen`."""

    gap = 10

    def __init__(self, services: AppServices) -> None:
        super().__init__()
        self._services = services

    @property
    def _choice(self) -> TableChoice:
        return self._services.choices.table

    def heading(self, language: str) -> Heading:
        """See `ListPage`."""
        title = screen_text("rules-title", language, game=i18n.game_name(self._choice.game, language))
        if objection := rules_error(self._choice, language):
            return Heading(title, objection, palette.CORAL)
        return Heading(title, screen_text("rules-line", language))

    def things(self) -> list[str]:
        """See `ListPage`."""
        rules = described(GAMES[self._choice.game].options_type)
        return [UNDO, *(name for name in rules if name not in table_setup.CHOSEN_ELSEWHERE)]

    def height(self, display: Display) -> int:
        """See `ListPage`."""
        return setting_height(display)

    def control(self, display: Display, thing: str, place: Rect) -> Control:
        """See `ListPage`."""
        language = display.language
        if thing == UNDO:
            said = screen_text("undo-agreed", language), screen_text("undo-agreed-line", language)
            return setting(display, UNDO, place, said, self._choice.undo)
        value = table_setup.option_of(self._choice, thing)
        said = i18n.option_name(thing, language), i18n.option_line(thing, language)
        if not isinstance(value, bool):
            # None follows the rules for this number of players.
            value = screen_text("option-usual", language) if value is None else option_text(value)
        return setting(display, f"option:{thing}", place, said, value)

    def due(self, display: Display, place: Rect) -> tuple[Control, ...]:
        """See `ListPage`."""
        changed = table_setup.as_recommended(self._choice) != self._choice
        label = screen_text("rules-usual-again", display.language)
        return (Control("usual", place, "button", label, enabled=changed, height=display.points(18)),)

    def take(self, event: PageEvent) -> Navigation:
        """See `ListPage`."""
        match event:
            case Pressed("usual"):
                choose(self._services, table_setup.as_recommended(self._choice))
            case Pressed("undo"):
                choose(self._services, replace(self._choice, undo=not self._choice.undo))
            case Pressed(name) | Stepped(name) if name.startswith("option:"):
                step = event.step if isinstance(event, Stepped) else 1
                choose(self._services, stepped(self._choice, name.removeprefix("option:"), step))
        return STAY


def stepped(choice: TableChoice, name: str, step: int) -> TableChoice:
    """The choice with the next value of a house rule: the next option, or a number one higher or lower."""
    option = described(GAMES[choice.game].options_type)[name]
    value, values = table_setup.option_of(choice, name), option.metadata["values"]
    if values is None:
        number = (value if isinstance(value, int) else 0) + step
        return table_setup.with_option(choice, name, number if 0 < number <= LONGEST_COUNT else None)
    offered = sorted(values) if not isinstance(values[0], str) else list(values)
    at = offered.index(value) if value in offered else -1
    return table_setup.with_option(choice, name, offered[(at + step) % len(offered)])
