"""The first start: the language, a name, and whether to learn or to play."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices, choose_table
from roundhouse.presenters.lessons.lessons_page import lesson_for
from roundhouse.presenters.pages.list_page import Choice, Field, Learn, Leave, PagePresenter, Section, Way
from roundhouse.presenters.pages.preferences import language_rows
from roundhouse.presenters.setup.roster import LONGEST_PLAYER_NAME
from roundhouse.presenters.setup.table_setup import usual_places
from roundhouse.records.player_names import letters_of, tidy


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
        self._you = "".join(letters_of(text)[:LONGEST_PLAYER_NAME])

    def _play(self) -> Way:
        self._keep()
        return Leave()

    def _learn(self, texts: Texts) -> Way:
        return Learn(lesson_for(texts, self._keep()), replaces=True)

    def _keep(self) -> str:
        """The name is that of the first person at the table that is set up; without one it stays as it was."""
        choice = self._services.choices.table
        name = tidy(self._you) or choice.places[0].name
        choose_table(self._services, replace(choice, places=usual_places(name)))
        self._services.save_choices()
        return name
