"""Every lesson, step by step, in every language: what it asks can be done, what it says fits, and Back leads back."""

from collections.abc import Iterator, Sequence

import pygame
import pytest
from tests.window.text_capture import writing

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.actions.action import Index, TrainEnd
from roundhouse.catalogs import messages_of
from roundhouse.games.core.moves import Done, Draw, Play
from roundhouse.games.registry import own_entry_points
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Train
from roundhouse.presenters.lessons.lesson import LEARNER, lesson_of, lessons
from roundhouse.presenters.lessons.lesson_presenter import PACE_MS, LessonPresenter
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.views import Announcement, TableView
from roundhouse.window.table import message_strip
from roundhouse.window.table.arrangement import arrange
from roundhouse.window.table.overlays.spotlight import lit_part
from roundhouse.window.table.regions import regions

NAMES = ("Maximilianette", "Bartholomäus W", "Wilhelmina Ann", "Quetzalcoatlxx")
SIZES = ((1280, 800), (1920, 1080), (960, 600))
GAMES_TAUGHT = list(lessons())


class Learner:
    """Somebody who does what each step asks."""

    def __init__(self, game: str, language: str = "en") -> None:
        self.presenter = LessonPresenter(lesson_of(game), NAMES, Texts(language))
        self._now = 0

    def do(self, *asked: Action) -> TableView:
        return self.presenter(asked, self._now)

    def let_others_play(self) -> None:
        """Until the next step begins: meanwhile the light falls on nothing."""
        for _ in range(9):
            view = self.do()
            if view.spotlight is not None or self.presenter.over:
                return
            self._now += PACE_MS
        raise AssertionError("the others go on and on")

    def take_step(self) -> None:
        self.do(*self.asked())
        self.let_others_play()

    def asked(self) -> Iterator[Action]:
        """The action that the step asks for, as its person reads it off the screen."""
        view = self.do()
        if view.spotlight is not None and view.spotlight.on == "tile":
            (target,) = self.do(actions.PickTile(Index(view.spotlight.index))).targets
            yield actions.DropTile(target.train, target.end)
        else:
            (due,) = [each.action for each in view.buttons if each.primary]
            assert isinstance(due, Action)
            yield due


def test_every_game_of_the_product_has_a_lesson_and_mexican_train_begins_at_the_beginning() -> None:
    assert [point.load().name for point in own_entry_points()] == GAMES_TAUGHT
    assert all(len(lesson_of(game).steps) < len(lesson_of(GAMES_TAUGHT[0]).steps) for game in GAMES_TAUGHT[1:])


@pytest.mark.parametrize("game", GAMES_TAUGHT)
def test_a_script_writes_each_event_on_a_line_of_its_own(game: str) -> None:
    """Otherwise steps would stand beside other events than they were written at."""
    lesson = lesson_of(game)
    ends = [lesson.end(number) for number in range(len(lesson.steps))]
    assert ends == sorted(ends) and ends[-1] == len(lesson.record.events)
    for number, step in enumerate(lesson.steps):
        moves = range(step.at, lesson.end(number))
        by_learner = [at for at in moves if (before := lesson.record.match().before(at)) and before.turn == LEARNER]
        assert by_learner in ([], [step.at]), f"{step.name}: nobody else makes the learner's moves"
        assert (step.light is None) == bool(by_learner), f"{step.name}: a task says itself where the light falls"


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("game", GAMES_TAUGHT)
def test_every_step_can_be_taken_and_all_that_it_says_fits(game: str, language: str) -> None:
    learner, said = Learner(game, language), set()
    for number, step in enumerate(lesson_of(game).steps):
        views = [learner.do()]
        assert views[0].spotlight is not None, step.name
        if views[0].spotlight.on == "tile":
            views += [learner.do(actions.PickTile(Index(tile))) for tile in range(len(views[0].hand))]
            learner.do(actions.PickTile())
        for message in {view.message for view in views}:
            for size in SIZES:
                for text in TEXT_SIZES:
                    _fits(message, views[0].buttons, size, text)
        said.add(views[0].message.text)
        assert views[0].message.title == Texts(language).lesson(
            "step", step=number + 1, steps=len(lesson_of(game).steps)
        )
        learner.take_step()
    assert learner.presenter.over
    assert len(said) == len({step.name for step in lesson_of(game).steps})


def _fits(message: Announcement, buttons: Sequence[Offer], size: tuple[int, int], text: float) -> None:
    with writing(message_strip) as lines:
        message_strip.paint_strip(pygame.Surface((1, 1)), message, buttons, regions(*size, text=text))
    assert not [line.text for line in lines if line.cut], (size, text)


@pytest.mark.parametrize("game", GAMES_TAUGHT)
def test_the_light_falls_on_something_inside_the_window(game: str) -> None:
    learner, size = Learner(game), SIZES[-1]
    for _ in lesson_of(game).steps:
        view = learner.do()
        assert view.spotlight is not None
        lit = lit_part(arrange(view, size), view.spotlight)
        assert pygame.Rect((0, 0), size).contains(lit) and lit.width and lit.height
        learner.take_step()


@pytest.mark.parametrize("game", GAMES_TAUGHT)
def test_back_leads_to_each_step_as_it_was(game: str) -> None:
    learner, seen = Learner(game), []
    for _ in lesson_of(game).steps[1:]:
        seen.append(learner.do())
        learner.take_step()
    for view in reversed(seen):
        again = learner.do(actions.Undo())
        assert (again.message, again.trains, again.hand) == (view.message, view.trains, view.hand)
    assert not learner.do().buttons[1].enabled, "there is nothing before the first step"


@pytest.mark.parametrize("game", GAMES_TAUGHT)
def test_nothing_but_what_a_step_asks_for_changes_the_table(game: str) -> None:
    learner = Learner(game)
    for number in range(len(lesson_of(game).steps)):
        before, task = learner.do(), lesson_of(game).task(number)
        wrong: list[Action] = [] if isinstance(task, Draw) else [actions.Draw()]
        wrong += [] if isinstance(task, Done) else [actions.Done()]
        wrong += [actions.ReadOn()] if task is not None else []
        wrong += [actions.DropTile(Train(train), TrainEnd(0)) for train in range(len(before.trains))]
        for action in wrong:
            after = learner.do(action)
            assert (after.trains, after.hand, after.message.title) == (before.trains, before.hand, before.message.title)
        if isinstance(task, Play):
            assert before.spotlight is not None
            for other in {*range(len(before.hand))} - {before.spotlight.index}:
                astray = Texts().lesson("astray", tile=lesson_of(game).record.game.tiles.text(task.tile))
                assert learner.do(actions.PickTile(Index(other))).message.text == astray
        learner.take_step()


def test_every_sentence_belongs_to_a_step() -> None:
    steps = {f"learn-{game}-{step.name}" for game in GAMES_TAUGHT for step in lesson_of(game).steps}
    common = {"step", "next", "back", "finish", "leave", "lay", "astray"}
    assert {key for key in messages_of("lessons") if key.startswith("learn-")} == steps | {
        f"learn-{each}" for each in common
    }
