"""The lessons: a first game, and for each other game what is different there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices, keep_preferences
from roundhouse.presenters.lessons.lesson import lesson_of, lessons
from roundhouse.presenters.lessons.lesson_presenter import LessonPresenter
from roundhouse.presenters.pages.list_page import Choice, Learn, PagePresenter, Section, Way
from roundhouse.presenters.setup.table_setup import usual_places


class LessonsPage(PagePresenter):
    """The list of lessons; finished ones are marked."""

    name, words = "lessons", "lessons"

    def __init__(self, services: AppServices, you: str) -> None:
        self._services, self._you = services, you

    def sections(self, texts: Texts) -> tuple[Section, ...]:
        first, *others = self._rows(texts)
        return Section((first,)), Section(tuple(others), texts.screen("lessons-others"))

    def _rows(self, texts: Texts) -> Iterator[Choice]:
        learned = self._services.choices.preferences.learned
        for number, game in enumerate(lessons()):
            said = texts.screen("lessons-steps", steps=len(lesson_of(game).steps))
            mark = texts.screen("lessons-learned") if game in learned else ""
            chosen = number == 0 and not mark
            yield Choice(f"learn:{game}", texts.game_name(game), partial(self._learn, texts, game), said, mark,
                         chosen=chosen)  # fmt: skip

    def _learn(self, texts: Texts, game: str) -> Way:
        return Learn(lesson_for(texts, self._you, game))


def lesson_for(texts: Texts, you: str, game: str = "") -> LessonPresenter:
    """The lesson of a game, or the one that begins at the beginning, for a person of this name."""
    names = [place.name for place in usual_places(you)]
    return LessonPresenter(lesson_of(game or next(lessons())), names, texts)


def note_learned(services: AppServices, game: str) -> None:
    """Keep that somebody has finished this lesson."""
    keep_preferences(services, learned=tuple(dict.fromkeys((*services.choices.preferences.learned, game))))
