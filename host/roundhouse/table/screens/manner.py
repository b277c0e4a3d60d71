"""How the program looks and sounds: language, text, motion, faces of the tiles, volume, pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from roundhouse import words
from roundhouse.records.choices import Manner
from roundhouse.table.controls.acts import Act, Back, Pressed, Stepped
from roundhouse.table.controls.leaves import Leaves
from roundhouse.table.controls.page import Control, Page, Place
from roundhouse.table.house import House
from roundhouse.table.look import TEXT_SIZES, Look
from roundhouse.table.screens.framed import framed, grid
from roundhouse.table.screens.screen import STAY, PageScreen, Return, Way
from roundhouse.words.screens import screen
from roundhouse_hub.lamps.scene import VOLUME_MAX

ROW, GAP = 96, 10


@dataclass(frozen=True)
class Habit:
    """One thing that can be chosen: the field of `Manner`, its values in order, and how a value is said.

    `round` values follow each other in a ring; others stop at both ends.
    """

    name: str
    values: Sequence[Any]
    said: Callable[[Any, str], str]
    round: bool = False


def _percent(value: float, _language: str) -> str:
    return f"{round(100 * value)} %"


def _word(value: str, language: str) -> str:
    return screen(f"manner-{value}", language)


HABITS = (
    Habit("language", list(words.LANGUAGES), lambda code, _: words.LANGUAGES[code].name, round=True),
    Habit("text", TEXT_SIZES, _percent),
    Habit("volume", range(VOLUME_MAX + 1), lambda value, _: str(value)),
    Habit("muted", (False, True), str),
    Habit("speaker", ("auto", "hub", "computer"), _word, round=True),
    Habit("speed", (0.5, 1.0, 2.0, 4.0), lambda value, _: f"{value:g}×"),
    Habit("faces", ("auto", "pips", "numbers"), _word, round=True),
    Habit("less_motion", (False, True), str),
    Habit("full_screen", (False, True), str),
)


class Settings(PageScreen):
    """See `Screen`. What is chosen is seen and heard at once; it is kept when the screen is left."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._leaves: Leaves[Habit] = Leaves()

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        frame = framed(look, screen("manner-title", look.language), screen("manner-line", look.language))
        across = 2 if look.size[0] >= look.px(1000) else 1
        row, gap = max(look.px(ROW), round(5.2 * look.points(16))), look.px(GAP)
        shown = self._leaves.of(HABITS, across * ((frame.body[3] + gap) // (row + gap)))
        places = grid(frame.body, len(shown), across, row, gap)
        controls = [self._habit(look, habit, place) for habit, place in zip(shown, places, strict=True)]
        return Page(texts=frame.texts, controls=(*controls, *self._leaves.buttons(look, frame.spare), frame.back))

    def _habit(self, look: Look, habit: Habit, place: Place) -> Control:
        language, value = look.language, getattr(self._house.choices.manner, habit.name)
        label, line = screen(f"manner:{habit.name}", language), screen(f"manner:{habit.name}-line", language)
        control = Control(
            habit.name, place, "switch", label, line, height=look.points(17), detail_height=look.points(14)
        )
        if isinstance(value, bool):
            return replace(control, chosen=value)
        return replace(control, kind="stepper", value=habit.said(value, language))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        match act:
            case Pressed("back") | Back():
                self._house.remember()
                return Return()
            case Pressed(name) | Stepped(name):
                habit = next((habit for habit in HABITS if habit.name == name), None)
                if habit is not None:
                    manner = stepped(self._house.choices.manner, habit, act.step if isinstance(act, Stepped) else 1)
                    self._house.choices = replace(self._house.choices, manner=manner)
        return STAY


def stepped(manner: Manner, habit: Habit, step: int) -> Manner:
    """The manner with the next value of a habit.

    >>> stepped(Manner(volume=10), HABITS[2], 1).volume, stepped(Manner(), HABITS[3], 1).muted
    (10, True)
    """
    values, now = list(habit.values), getattr(manner, habit.name)
    at = values.index(now) if now in values else 0
    if habit.round or len(values) == 2:
        at = (at + step) % len(values)
    else:
        at = max(0, min(len(values) - 1, at + step))
    return replace(manner, **{habit.name: values[at]})
