"""The settings page: language, text size, sound, speed, tile faces, motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

from roundhouse import i18n
from roundhouse.catalogs import format_number, format_percent
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.table.hub_state import sounds_by_itself
from roundhouse.presenters.table.volume import SOUND_AMOUNTS
from roundhouse.records.preferences import Preferences, SavedChoices
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.controls.page_input import PageEvent, Pressed, Stepped
from roundhouse.window.display import TEXT_SIZES, Display
from roundhouse.window.screens.pages.framed_page import Heading
from roundhouse.window.screens.pages.list_page import ListPage, setting, setting_height
from roundhouse.window.screens.screen import STAY, Navigation
from roundhouse_hub.lamps.scene import VOLUME_MAX


def _word(value: object, language: str) -> str:
    return screen_text(f"preferences-{value}", language)


def _patience(seconds: int, language: str) -> str:
    if seconds % 60:
        return screen_text("preferences-seconds", language, seconds=seconds)
    return (
        screen_text("preferences-minutes", language, minutes=seconds // 60)
        if seconds
        else screen_text("preferences-never", language)
    )


V = TypeVar("V")


@dataclass(frozen=True)
class Preference(Generic[V]):
    """One setting: the field of `Preferences`, its values in order, and the text of a value that is no switch's.

    `round` values wrap around; others stop at both ends.
    """

    name: str
    values: Sequence[V]
    said: Callable[[V, str], str] = _word
    round: bool = False


AnyPreference: TypeAlias = Preference[str] | Preference[int] | Preference[float] | Preference[bool]

PREFERENCES: tuple[AnyPreference, ...] = (
    Preference("language", list(i18n.LANGUAGES), lambda code, _: i18n.language_name(code), round=True),
    Preference("text", TEXT_SIZES, format_percent),
    Preference("volume", range(VOLUME_MAX + 1), lambda value, _: str(value)),
    Preference("muted", (False, True)),
    Preference("sounds", SOUND_AMOUNTS),
    Preference("speaker", ("auto", "hub", "computer"), round=True),
    Preference(
        "speed",
        (0.5, 1.0, 2.0, 4.0),
        lambda value, language: f"{format_number(value, language, digits=1, padded=False)}×",
    ),
    Preference("confirm_turns", (False, True)),
    Preference("nudge", (0, 30, 60, 120, 300), _patience),
    Preference("faces", ("auto", "pips", "numbers"), round=True),
    Preference("less_motion", (False, True)),
    Preference("full_screen", (False, True)),
)


class PreferencesPage(ListPage[AnyPreference]):
    """See `Screen`. A change takes effect at once, and is saved when the page is left."""

    gap = 10

    def __init__(self, services: AppServices) -> None:
        super().__init__()
        self._services = services

    def heading(self, language: str) -> Heading:
        return Heading(screen_text("preferences-title", language), screen_text("preferences-line", language))

    def entries(self) -> Sequence[AnyPreference]:
        return PREFERENCES

    def height(self, display: Display) -> int:
        return setting_height(display)

    def control(self, display: Display, entry: AnyPreference, place: Rect) -> Control:
        language, value = display.language, getattr(self._services.choices.preferences, entry.name)
        silent = entry.name == "speaker" and value == "hub" and not sounds_by_itself(self._services.hub)
        line = "preferences-silent" if silent else f"preferences:{entry.name}-line"
        said = screen_text(f"preferences:{entry.name}", language), screen_text(line, language)
        return setting(
            display, entry.name, place, said, value if isinstance(value, bool) else entry.said(value, language)
        )

    def left(self) -> None:
        self._services.save_choices()

    def take(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed(name) | Stepped(name):
                habit = next((habit for habit in PREFERENCES if habit.name == name), None)
                if habit is not None:
                    preferences = with_next_value(
                        self._services.choices.preferences, habit, event.step if isinstance(event, Stepped) else 1
                    )
                    self._services.choices = replace(self._services.choices, preferences=preferences)
        return STAY


def with_next_value(preferences: Preferences, habit: AnyPreference, step: int) -> Preferences:
    """The preferences with the next value of a setting.

    >>> with_next_value(Preferences(volume=10), PREFERENCES[2], 1).volume
    10
    >>> with_next_value(Preferences(), PREFERENCES[3], 1).muted
    True
    """
    values, now = list(habit.values), getattr(preferences, habit.name)
    at = values.index(now) if now in values else 0
    if habit.round or len(values) == 2:
        at = (at + step) % len(values)
    else:
        at = max(0, min(len(values) - 1, at + step))
    changed: dict[str, Any] = {habit.name: values[at]}
    return replace(preferences, **changed)


def valid_choices(choices: SavedChoices, usual: Preferences) -> SavedChoices:
    """These choices, with defaults for what cannot be chosen anymore: the file may be damaged, or of another version.

    >>> loud = SavedChoices(Preferences(volume=99, text=1.3))
    >>> valid_choices(loud, Preferences()).preferences == Preferences(text=1.3)
    True
    """
    preferences = choices.preferences
    lost = {
        each.name: getattr(usual, each.name)
        for each in PREFERENCES
        if getattr(preferences, each.name) not in each.values
    }
    return SavedChoices(replace(preferences, **lost), table_setup.valid(choices.table))
