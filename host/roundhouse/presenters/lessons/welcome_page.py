"""The first start: the language, a name, and whether to learn or to play; and the languages in the settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.app_services import AppServices, choose
from roundhouse.presenters.lessons.lessons_page import first_lesson
from roundhouse.presenters.pages.list_page import Choice, Field, Learn, Leave, PagePresenter, Section, Way
from roundhouse.presenters.setup.roster import LONGEST_NAME
from roundhouse.records.player_names import letters_of, tidy


def language_rows(services: AppServices) -> Iterator[Choice]:
    """The languages, each by its own name."""
    for code in LANGUAGES:
        chosen = code == services.choices.preferences.language
        choice = partial(_speak, services, code)
        yield Choice(f"language:{code}", Texts(code).own_name(), choice, look="card", chosen=chosen)


def _speak(services: AppServices, code: str) -> None:
    choices = services.choices
    services.choices = replace(choices, preferences=replace(choices.preferences, language=code))
    services.save_choices()


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


class WelcomePage(PagePresenter):
    """Shown once, over the first screen, to people who have chosen nothing yet."""

    name, words, columns = "welcome", "welcome", 1

    def __init__(self, services: AppServices, you: str) -> None:
        self._services, self._you = services, you

    def sections(self, texts: Texts) -> tuple[Section, ...]:
        name = Field("name", texts.screen("welcome-name"), self._you, self._write, "keyboard", replaced=True)
        languages = Section(tuple(language_rows(self._services)), texts.screen("languages-title"), in_line=True)
        return languages, Section((name,))

    def main(self, texts: Texts) -> Choice:
        return Choice("learn", texts.screen("guided"), partial(self._learn, texts), look="primary")

    def back(self, texts: Texts) -> Choice:
        return Choice("to-table", texts.screen("welcome-play"), self._play, look="button")

    def _write(self, text: str) -> None:
        self._you = "".join(letters_of(text)[:LONGEST_NAME])

    def _play(self) -> Way:
        self._keep()
        return Leave()

    def _learn(self, texts: Texts) -> Way:
        return Learn(first_lesson(texts, self._keep()), replaces=True)

    def _keep(self) -> str:
        """The name is that of the first person at the table that is set up; without one it stays as it was."""
        choice = self._services.choices.table
        first = choice.places[0]
        named = replace(choice, places=(replace(first, name=tidy(self._you) or first.name), *choice.places[1:]))
        choose(self._services, named)
        self._services.save_choices()
        return named.places[0].name
