"""The house rules of the chosen game as switches and steppers, and why a combination is not possible."""

from __future__ import annotations

from dataclasses import replace

from roundhouse import i18n
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.table_setup import rules_error
from roundhouse.records.preferences import TableChoice
from roundhouse.window.app_services import AppServices, choose
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.controls.page_input import PageEvent, Pressed, Stepped
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.framed_page import Heading
from roundhouse.window.screens.pages.list_page import ListPage, setting, setting_height
from roundhouse.window.screens.screen import STAY, Navigation

UNDO = "undo"
"""The entry for undo, which a table agrees on besides the rules of its game."""
ANNOUNCE_TIME = "announce-time"
"""The entry for the time to announce a last tile, which a table agrees on as well; below the rule that asks for it."""
MISSED_CALL = "missed_call"


class HouseRules(ListPage[str]):
    gap = 10

    def __init__(self, services: AppServices) -> None:
        super().__init__()
        self._services = services

    @property
    def _choice(self) -> TableChoice:
        return self._services.choices.table

    def heading(self, language: str) -> Heading:
        title = screen_text("rules-title", language, game=i18n.game_name(self._choice.game, language))
        if objection := rules_error(self._choice, language):
            return Heading(title, objection, palette.CORAL)
        return Heading(title, screen_text("rules-line", language))

    def entries(self) -> list[str]:
        rules = table_setup.house_rules(self._choice)
        if table_setup.needs_announce_time(self._choice):
            rules.insert(rules.index(MISSED_CALL) + 1 if MISSED_CALL in rules else len(rules), ANNOUNCE_TIME)
        return [UNDO, *rules]

    def height(self, display: Display) -> int:
        return setting_height(display)

    def control(self, display: Display, entry: str, place: Rect) -> Control:
        language = display.language
        if entry == UNDO:
            said = screen_text("undo-agreed", language), screen_text("undo-agreed-line", language)
            return setting(display, UNDO, place, said, self._choice.undo)
        if entry == ANNOUNCE_TIME:
            said = screen_text("announce-time", language), screen_text("announce-time-line", language)
            time = screen_text("preferences-seconds", language, seconds=self._choice.announce_time)
            return setting(display, ANNOUNCE_TIME, place, said, time)
        said = i18n.option_name(entry, language), i18n.option_line(entry, language)
        value = table_setup.option_shown(self._choice, entry, language)
        return setting(display, f"option:{entry}", place, said, value)

    def due(self, display: Display, place: Rect) -> tuple[Control, ...]:
        changed = table_setup.as_recommended(self._choice) != self._choice
        label = screen_text("rules-usual-again", display.language)
        return (Control("usual", place, "button", label, enabled=changed, height=display.points(18)),)

    def take(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed("usual"):
                choose(self._services, table_setup.as_recommended(self._choice))
            case Pressed("undo"):
                choose(self._services, replace(self._choice, undo=not self._choice.undo))
            case Stepped("announce-time", step):
                choose(self._services, table_setup.with_next_announce_time(self._choice, step))
            case Pressed(name) | Stepped(name) if name.startswith("option:"):
                step = event.step if isinstance(event, Stepped) else 1
                choose(self._services, table_setup.with_next_option(self._choice, name.removeprefix("option:"), step))
        return STAY
