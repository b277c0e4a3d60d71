"""How the program looks and sounds: language, text, motion, faces of the tiles, volume, pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from roundhouse import i18n
from roundhouse.i18n.screens import screen
from roundhouse.records.preferences import Preferences
from roundhouse.window.app_services import House
from roundhouse.window.appearance import TEXT_SIZES, Look
from roundhouse.window.controls.page import Control, Place
from roundhouse.window.controls.page_input import Act, Pressed, Stepped
from roundhouse.window.screens.framed_page import Heading
from roundhouse.window.screens.list_page import Listing, setting, setting_height
from roundhouse.window.screens.screen import STAY, Way
from roundhouse.window.speaker import is_heard
from roundhouse_hub.lamps.scene import VOLUME_MAX


@dataclass(frozen=True)
class Habit:
    """One thing that can be chosen: the field of `Preferences`, its values in order, and how a value is said.

    `round` values follow each other in a ring; others stop at both ends.
    """

    name: str
    values: Sequence[Any]
    said: Callable[[Any, str], str]
    round: bool = False


def _percent(value: float, _language: str) -> str:
    return f"{round(100 * value)} %"


def _word(value: str, language: str) -> str:
    return screen(f"preferences-{value}", language)


def _patience(seconds: int, language: str) -> str:
    if seconds % 60:
        return screen("preferences-seconds", language, seconds=seconds)
    return (
        screen("preferences-minutes", language, minutes=seconds // 60)
        if seconds
        else screen("preferences-never", language)
    )


HABITS = (
    Habit("language", list(i18n.LANGUAGES), lambda code, _: i18n.language_name(code), round=True),
    Habit("text", TEXT_SIZES, _percent),
    Habit("volume", range(VOLUME_MAX + 1), lambda value, _: str(value)),
    Habit("muted", (False, True), str),
    Habit("speaker", ("auto", "hub", "computer"), _word, round=True),
    Habit("speed", (0.5, 1.0, 2.0, 4.0), lambda value, _: f"{value:g}×"),
    Habit("nudge", (0, 30, 60, 120, 300), _patience),
    Habit("faces", ("auto", "pips", "numbers"), _word, round=True),
    Habit("less_motion", (False, True), str),
    Habit("full_screen", (False, True), str),
)


class Settings(Listing[Habit]):
    """See `Screen`. What is chosen is seen and heard at once; it is kept when the screen is left."""

    gap = 10

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house

    def heading(self, language: str) -> Heading:
        """See `Listing`."""
        return Heading(screen("preferences-title", language), screen("preferences-line", language))

    def things(self) -> Sequence[Habit]:
        """See `Listing`."""
        return HABITS

    def height(self, look: Look) -> int:
        """See `Listing`."""
        return setting_height(look)

    def control(self, look: Look, thing: Habit, place: Place) -> Control:
        """See `Listing`."""
        language, value = look.language, getattr(self._house.choices.preferences, thing.name)
        silent = thing.name == "speaker" and value == "hub" and not is_heard(self._house.hub)
        line = "preferences-silent" if silent else f"preferences:{thing.name}-line"
        said = screen(f"preferences:{thing.name}", language), screen(line, language)
        return setting(look, thing.name, place, said, value if isinstance(value, bool) else thing.said(value, language))

    def left(self) -> None:
        """See `Listing`."""
        self._house.remember()

    def take(self, act: Act) -> Way:
        """See `Listing`."""
        match act:
            case Pressed(name) | Stepped(name):
                habit = next((habit for habit in HABITS if habit.name == name), None)
                if habit is not None:
                    preferences = stepped(
                        self._house.choices.preferences, habit, act.step if isinstance(act, Stepped) else 1
                    )
                    self._house.choices = replace(self._house.choices, preferences=preferences)
        return STAY


def stepped(preferences: Preferences, habit: Habit, step: int) -> Preferences:
    """The preferences with the next value of a habit.

    >>> stepped(Preferences(volume=10), HABITS[2], 1).volume, stepped(Preferences(), HABITS[3], 1).muted
    (10, True)
    """
    values, now = list(habit.values), getattr(preferences, habit.name)
    at = values.index(now) if now in values else 0
    if habit.round or len(values) == 2:
        at = (at + step) % len(values)
    else:
        at = max(0, min(len(values) - 1, at + step))
    return replace(preferences, **{habit.name: values[at]})
