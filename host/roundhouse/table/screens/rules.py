"""The house rules of the chosen game as switches, the recommended ones first chosen, and what does not fit together."""

from __future__ import annotations

from dataclasses import replace

from roundhouse import words
from roundhouse.games import GAMES
from roundhouse.games.options import OptionError, described, option_text, read_options
from roundhouse.records.choices import TableChoice
from roundhouse.table import palette
from roundhouse.table.controls.acts import Act, Back, Pressed, Stepped
from roundhouse.table.controls.leaves import Leaves
from roundhouse.table.controls.page import Control, Page, Place
from roundhouse.table.house import House
from roundhouse.table.look import Look
from roundhouse.table.screens import choosing
from roundhouse.table.screens.framed import framed, grid
from roundhouse.table.screens.screen import STAY, PageScreen, Return, Way
from roundhouse.words.screens import screen

ROW, GAP = 96, 10
UNDO = "undo"
"""What a table agrees on beside the rules of its game: whether steps may be taken back."""
LONGEST_COUNT = 30
"""What a number may be stepped up to; the rules refuse what is too much for the set."""


class Rules(PageScreen):
    """See `Screen`."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._leaves: Leaves[str] = Leaves()

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        choice, language = self._house.choices.table, look.language
        objection = objection_to(choice, language)
        title = screen("rules-title", language, game=words.game_name(choice.game, language))
        line = objection or screen("rules-line", language)
        frame = framed(look, title, line, palette.CORAL if objection else palette.SECONDARY)
        across = 2 if look.size[0] >= look.px(1000) else 1
        row, gap = max(look.px(ROW), round(5.2 * look.points(16))), look.px(GAP)
        rules = described(GAMES[choice.game].options_type)
        names = [UNDO, *(name for name in rules if name not in choosing.CHOSEN_ELSEWHERE)]
        shown = self._leaves.of(names, across * ((frame.body[3] + gap) // (row + gap)))
        places = grid(frame.body, len(shown), across, row, gap)
        options = [self._option(look, name, place) for name, place in zip(shown, places, strict=True)]
        usual = Control(
            "usual", frame.due, "button", screen("rules-usual-again", language),
            enabled=choosing.as_recommended(choice) != choice, height=look.points(18),
        )  # fmt: skip
        return Page(texts=frame.texts, controls=(*options, *self._leaves.buttons(look, frame.spare), frame.back, usual))

    def _option(self, look: Look, name: str, place: Place) -> Control:
        choice, language = self._house.choices.table, look.language
        if name == UNDO:
            label, line = screen("undo-agreed", language), screen("undo-agreed-line", language)
            return Control(
                UNDO, place, "switch", label, line, chosen=choice.undo,
                height=look.points(17), detail_height=look.points(14),
            )  # fmt: skip
        value = choosing.option_of(choice, name)
        label, line = words.option_name(name, language), words.option_line(name, language)
        high, low = look.points(17), look.points(14)
        control = Control(f"option:{name}", place, "switch", label, line, height=high, detail_height=low)
        if isinstance(value, bool):
            return replace(control, chosen=value)
        # What is left out is as the rules say for so many players.
        text = screen("option-usual", language) if value is None else option_text(value)
        return replace(control, kind="stepper", value=text)

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        choice = self._house.choices.table
        match act:
            case Pressed("back") | Back():
                return Return()
            case Pressed("usual"):
                self._take(choosing.as_recommended(choice))
            case Pressed("undo"):
                self._take(replace(choice, undo=not choice.undo))
            case Pressed(name) if name.startswith("option:"):
                self._take(stepped(choice, name.removeprefix("option:"), 1))
            case Stepped(name, step) if name.startswith("option:"):
                self._take(stepped(choice, name.removeprefix("option:"), step))
        return STAY

    def _take(self, table: TableChoice) -> None:
        self._house.choices = replace(self._house.choices, table=table)


def stepped(choice: TableChoice, name: str, step: int) -> TableChoice:
    """A house rule with its next value: the other one of two, the next of a few, one more or less of a number."""
    option = described(GAMES[choice.game].options_type)[name]
    value, values = choosing.option_of(choice, name), option.metadata["values"]
    if values is None:
        number = (value if isinstance(value, int) else 0) + step
        return choosing.with_option(choice, name, number if 0 < number <= LONGEST_COUNT else None)
    offered = sorted(values) if not isinstance(values[0], str) else list(values)
    at = offered.index(value) if value in offered else -1
    return choosing.with_option(choice, name, offered[(at + step) % len(offered)])


def objection_to(choice: TableChoice, language: str) -> str:
    """Why these house rules do not fit together or the players, or nothing."""
    kind = GAMES[choice.game]
    try:
        options = read_options(kind.options_type, choice.rules.get(choice.game, {}))
        kind(max(kind.seats_offered[0], min(kind.seats_offered[-1], len(choice.places))), options)
    except OptionError as error:
        return words.option_error(error, language)
    return ""
