"""The settings of the program: language, text size, sound, speed, tile faces, motion."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, get_args

from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.app_services import AppServices, keep_preferences, prefer
from roundhouse.presenters.dealt.hand_selection import HandSorting
from roundhouse.presenters.pages.list_page import (
    OFF,
    ON,
    Choice,
    Leave,
    PagePresenter,
    Section,
    Setting,
    Show,
    Way,
    back,
    on_off,
)
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.table.hub_state import sounds_by_itself
from roundhouse.presenters.table.volume import SOUND_AMOUNTS
from roundhouse.presenters.views import Cloth, FaceStyle, TileSet
from roundhouse.records.preferences import Preferences, SavedChoices
from roundhouse_hub.lamps.scene import VOLUME_MAX

TEXT_SIZES: Final = (1.0, 1.15, 1.3)
"""The text sizes to choose from, as factors."""


def _word(texts: Texts, value: object) -> str:
    return texts.screen(f"preferences-{value}")


def _patience(texts: Texts, seconds: int) -> str:
    if seconds % 60:
        return texts.screen("preferences-seconds", seconds=seconds)
    if seconds:
        return texts.screen("preferences-minutes", minutes=seconds // 60)
    return texts.screen("preferences-never")


def _speed(texts: Texts, value: float) -> str:
    return f"{texts.number(value, digits=1, padded=False)}×"


@dataclass(frozen=True)
class Preference:
    """One setting: the field of `Preferences`, its values in order, and the text of a value that is no switch's.

    A switch has the values False and True. Values that wrap go on from the last one to the first.
    """

    name: str
    values: Sequence[Any]
    said: Callable[[Texts, Any], str] = _word
    wraps: bool = False


SWITCH: Final = (False, True)
PREFERENCES: Final = (
    Preference("language", LANGUAGES),
    Preference("text", TEXT_SIZES, Texts.percent),
    Preference("volume", range(VOLUME_MAX + 1), lambda _, value: str(value)),
    Preference("muted", SWITCH),
    Preference("sounds", SOUND_AMOUNTS),
    Preference("speaker", ("auto", "hub", "computer"), wraps=True),
    Preference("ambience", ("off", "table", "depot"), wraps=True),
    Preference("ambience_volume", range(VOLUME_MAX + 1), lambda _, value: str(value)),
    Preference("speed", (0.5, 1.0, 2.0, 4.0), _speed),
    Preference("confirm_turns", SWITCH),
    Preference("nudge", (0, 30, 60, 120, 300), _patience),
    Preference("faces", get_args(FaceStyle), wraps=True),
    Preference("tiles", get_args(TileSet), wraps=True),
    Preference("cloth", get_args(Cloth), wraps=True),
    Preference("order", get_args(HandSorting), wraps=True),
    Preference("less_motion", SWITCH),
    Preference("full_screen", SWITCH),
)


def language_rows(services: AppServices) -> Iterator[Choice]:
    """The languages, each by its own name."""
    for code in LANGUAGES:
        chosen = code == services.choices.preferences.language
        choice = partial(_speak, services, code)
        yield Choice(f"language:{code}", Texts(code).own_name(), choice, look="card", chosen=chosen)


def _speak(services: AppServices, code: str) -> None:
    keep_preferences(services, language=code)


class LanguagesPage(PagePresenter):
    """One of the languages is chosen, which leads back."""

    name, words, columns = "languages", "languages", 1

    def __init__(self, services: AppServices) -> None:
        self._services = services

    def sections(self, texts: Texts) -> tuple[Section]:  # noqa: ARG002  (languages name themselves)
        return (Section(tuple(replace(row, do=partial(self._choose, row)) for row in language_rows(self._services))),)

    @staticmethod
    def _choose(row: Choice) -> Way:
        row.do()
        return Leave()


class PreferencesPage(PagePresenter):
    """A change takes effect at once, and is saved when the page is left."""

    name, words = "preferences", "preferences"

    def __init__(self, services: AppServices) -> None:
        self._services = services

    def sections(self, texts: Texts) -> tuple[Section]:
        own = texts.own_name()
        language = Choice("language", texts.screen("preferences:language"), self._languages, value=own)
        return (Section((language, *(self._setting(texts, each) for each in PREFERENCES if each.name != "language"))),)

    def _languages(self) -> Way:
        return Show(LanguagesPage(self._services))

    def back(self, texts: Texts) -> Choice:
        return back(texts, self._leave)

    def _setting(self, texts: Texts, preference: Preference) -> Setting:
        name, value = preference.name, getattr(self._services.choices.preferences, preference.name)
        silent = name == "speaker" and value == "hub" and not sounds_by_itself(self._services.hub)
        if preference.values is SWITCH:
            options, written, value = {OFF: False, ON: True}, on_off(texts), ON if value else OFF
        else:
            options = {str(each): each for each in preference.values}
            written = tuple((text, preference.said(texts, each)) for text, each in options.items())
        label = texts.screen(f"preferences:{name}")
        line = texts.screen("preferences-silent" if silent else f"preferences:{name}-line")
        wraps = preference.wraps or len(options) == 2
        return Setting(name, label, line, written, str(value), lambda text: self._take(name, options[text]), wraps)

    def _take(self, name: str, value: object) -> None:
        prefer(self._services, **{name: value})

    def _leave(self) -> Way:
        self._services.save_choices()
        return Leave()


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
