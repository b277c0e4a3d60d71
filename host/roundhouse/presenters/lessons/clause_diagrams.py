"""Diagrams of clauses: the positions of the lessons, drawn where a booklet explains the clause."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from roundhouse.games.core.moves import Play
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.texts import Texts
from roundhouse.indices import TileId
from roundhouse.presenters.lessons.lesson import LEARNER, Lesson, lesson_of, lessons
from roundhouse.presenters.pages.list_page import Diagram
from roundhouse.presenters.table.table_view import ViewState, status_text, table_view
from roundhouse.records.player_names import SAMPLE_NAMES
from roundhouse.referee import Replay


def clause_diagrams(texts: Texts, game: str, clause: str) -> Iterator[Diagram]:
    """The diagrams of a clause: from the lesson of this game, else from that of the game that the clause comes from."""
    taught = list(lessons())
    for lesson in map(lesson_of, sorted(taught, key=lambda each: each != game)):
        found = [number for number, step in enumerate(lesson.steps) if step.clause == clause]
        if found:
            yield from (_diagram(texts, lesson, number) for number in found)
            return


def _diagram(texts: Texts, lesson: Lesson, number: int) -> Diagram:
    """The table at a step; a tile that is played next lies faintly where it goes."""
    game, step, task = lesson.record.game, lesson.steps[number], lesson.task(number)
    names = SAMPLE_NAMES[: game.seats]
    replay = Replay(game, names, lesson.record.events)
    replay.go_to(step.at)
    referee = replay.table.referee
    state = ViewState(status_text(texts, referee, LEARNER), hand_named=False)
    if isinstance(task, Play) and referee.position is not None:
        state = replace(state, picked=TileId(task.tile), suggested=task)
        text = f"{event_text(texts, task, referee.position, game, names)}."
    else:
        text = texts.lesson(f"{lesson.game}-{step.name}", second=names[1], third=names[2])
    return Diagram(replace(table_view(texts, referee, LEARNER, state), hand=()), text)
