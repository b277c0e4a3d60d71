"""A lesson as it is written: a record of a round, and the steps between its events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from roundhouse.games.core.notation import train_name
from roundhouse.games.match.match import Event
from roundhouse.games.registry import GAMES
from roundhouse.indices import Seat, Train
from roundhouse.presenters.views import Spotlight
from roundhouse.records.record import Record, read_record

LEARNER: Final = Seat(0)
"""The seat of the person who learns; the others play as it is written."""
PARTS: Final[dict[str, Literal["hub", "hand", "rows"]]] = {"hub": "hub", "hand": "hand", "rows": "rows"}
"""The places of a script that are no trains."""
HEADER: Final = ("roundhouse ", "game ", "players ")


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step: its words once `at` events have happened, and where the light falls; None where the task says it.

    `clause` is the one that the step shows, where a booklet has a diagram of it.
    """

    name: str
    at: int
    light: Spotlight | None
    clause: str = ""


@dataclass(frozen=True)
class Lesson:
    """A round of `game`, and its steps."""

    game: str
    record: Record
    steps: tuple[LessonStep, ...]

    def task(self, number: int) -> Event | None:
        """The learner's own move in a step; None where there is only something to read."""
        at = self.steps[number].at
        if at == self.end(number):
            return None
        before = self.record.match().before(at)
        return self.record.events[at] if before is not None and before.turn == LEARNER else None

    def end(self, number: int) -> int:
        """The number of events that have happened when a step is over."""
        return self.steps[number + 1].at if number + 1 < len(self.steps) else len(self.record.events)


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of this game."""
    lines = (files(__package__) / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    record = read_record([line for line in lines if not line.startswith("say ")], game)
    return Lesson(game, record, tuple(_steps(lines, record)))


def lessons() -> Iterator[str]:
    """The games, the one that is taught from the beginning first."""
    first = GAMES.usual()
    yield first
    yield from (game for game in GAMES if game != first and (files(__package__) / f"{game}.txt").is_file())


def _steps(lines: list[str], record: Record) -> Iterator[LessonStep]:
    happened, trains = 0, {train_name(record.game, train): Train(train) for train in range(record.game.trains)}
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "say":
            said, _, clause = rest.partition(" for ")
            name, _, place = said.partition(" at ")
            yield LessonStep(name, happened, _light(place, trains) if place else None, clause)
        else:
            happened += not line.startswith(HEADER)


def _light(place: str, trains: dict[str, Train]) -> Spotlight:
    return Spotlight(PARTS[place]) if place in PARTS else Spotlight("lane", trains[place])
