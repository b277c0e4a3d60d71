"""The house rules of the chosen game as switches, the recommended ones first chosen, and what does not fit together."""

from __future__ import annotations

from dataclasses import replace

from roundhouse import i18n
from roundhouse.games import GAMES
from roundhouse.games.options import described, option_text
from roundhouse.i18n.screens import screen
from roundhouse.records.preferences import TableChoice
from roundhouse.window import palette
from roundhouse.window.app_services import House, choose
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Control, Place
from roundhouse.window.controls.page_input import Act, Pressed, Stepped
from roundhouse.window.screens import table_setup
from roundhouse.window.screens.framed_page import Heading
from roundhouse.window.screens.list_page import Listing, setting, setting_height
from roundhouse.window.screens.screen import STAY, Way
from roundhouse.window.screens.setup_validation import rules_fault

UNDO = "undo"
"""What a table agrees on beside the rules of its game: whether steps may be taken back."""
LONGEST_COUNT = 30
"""What a number may be stepped up to; the rules refuse what is too much for the set."""


class Rules(Listing[str]):
    """See `Screen`."""

    gap = 10

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house

    @property
    def _choice(self) -> TableChoice:
        return self._house.choices.table

    def heading(self, language: str) -> Heading:
        """See `Listing`."""
        title = screen("rules-title", language, game=i18n.game_name(self._choice.game, language))
        if objection := rules_fault(self._choice, language):
            return Heading(title, objection, palette.CORAL)
        return Heading(title, screen("rules-line", language))

    def things(self) -> list[str]:
        """See `Listing`."""
        rules = described(GAMES[self._choice.game].options_type)
        return [UNDO, *(name for name in rules if name not in table_setup.CHOSEN_ELSEWHERE)]

    def height(self, look: Look) -> int:
        """See `Listing`."""
        return setting_height(look)

    def control(self, look: Look, thing: str, place: Place) -> Control:
        """See `Listing`."""
        language = look.language
        if thing == UNDO:
            said = screen("undo-agreed", language), screen("undo-agreed-line", language)
            return setting(look, UNDO, place, said, self._choice.undo)
        value = table_setup.option_of(self._choice, thing)
        said = i18n.option_name(thing, language), i18n.option_line(thing, language)
        if not isinstance(value, bool):
            # What is left out is as the rules say for so many players.
            value = screen("option-usual", language) if value is None else option_text(value)
        return setting(look, f"option:{thing}", place, said, value)

    def due(self, look: Look, place: Place) -> tuple[Control, ...]:
        """See `Listing`."""
        changed = table_setup.as_recommended(self._choice) != self._choice
        label = screen("rules-usual-again", look.language)
        return (Control("usual", place, "button", label, enabled=changed, height=look.points(18)),)

    def take(self, act: Act) -> Way:
        """See `Listing`."""
        match act:
            case Pressed("usual"):
                choose(self._house, table_setup.as_recommended(self._choice))
            case Pressed("undo"):
                choose(self._house, replace(self._choice, undo=not self._choice.undo))
            case Pressed(name) | Stepped(name) if name.startswith("option:"):
                step = act.step if isinstance(act, Stepped) else 1
                choose(self._house, stepped(self._choice, name.removeprefix("option:"), step))
        return STAY


def stepped(choice: TableChoice, name: str, step: int) -> TableChoice:
    """A house rule with its next value: the other one of two, the next of a few, one more or less of a number."""
    option = described(GAMES[choice.game].options_type)[name]
    value, values = table_setup.option_of(choice, name), option.metadata["values"]
    if values is None:
        number = (value if isinstance(value, int) else 0) + step
        return table_setup.with_option(choice, name, number if 0 < number <= LONGEST_COUNT else None)
    offered = sorted(values) if not isinstance(values[0], str) else list(values)
    at = offered.index(value) if value in offered else -1
    return table_setup.with_option(choice, name, offered[(at + step) % len(offered)])
