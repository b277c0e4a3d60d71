"""Leads through a lesson: says and shows one step after the other, at the learner's own pace, and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.games.core.moves import Done, Draw, Marker, Play
from roundhouse.i18n.texts import Texts
from roundhouse.indices import TileId, Train, number_of
from roundhouse.presenters.lessons.lesson import LEARNER, Lesson
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.table.table_view import ViewState, table_view
from roundhouse.presenters.table.volume import VolumeControl
from roundhouse.presenters.views import Announcement, Spotlight, TableView
from roundhouse.records.preferences import Livery
from roundhouse.referee import Replay

PACE_MS = 1100
"""From one play of the others to the next."""


class LessonPresenter:
    """A lesson for the first of these `names`. Nothing of it is saved: it can be taken again at any time.

    >>> from roundhouse.presenters.lessons.lesson import lesson_of
    >>> presenter = LessonPresenter(lesson_of("mexican-train"), ("Ann", "Bo", "Cy"))
    >>> presenter((), 0).message.title, presenter((actions.ReadOn(),), 0).message.text
    ('Step 1 of 18', 'The 6-6 lies in the hub. Every train starts there, with a 6.')
    """

    def __init__(self, lesson: Lesson, names: Sequence[str], texts: Texts = Texts()) -> None:
        self.lesson, self.texts = lesson, texts
        self._replay = Replay(lesson.record.game, names, lesson.record.events)
        self.table = self._replay.table
        self.volume = VolumeControl(self.table)
        self.over = self._picked = self._astray = False
        self._number = 0
        self._task = lesson.task(0)
        self._due: int | None = None  # when the next play of the others is
        self._go_to(0)

    @property
    def liveries(self) -> tuple[Livery, ...]:
        """The engines and colors of the players, by seat: a picture of a lesson is the same for everybody."""
        return ()

    def __call__(self, submitted: Sequence[Action], now: int) -> TableView:
        """The view after what the person did."""
        for action in submitted:
            self._do(action)
        if self._due is not None and (submitted or now >= self._due):
            self._due = now + PACE_MS
            if not submitted and self._replay.at < self._end:
                self._replay.forward()
            if self._replay.at == self._end:
                self._take_next()
        return self._view()

    @property
    def _end(self) -> int:
        return self.lesson.end(self._number)

    def _do(self, action: Action) -> None:
        task = None if self._due is not None else self._task
        match action, task:
            case actions.ChangeVolume(steps), _:
                self.volume.change(steps)
            case actions.Mute(), _:
                self.volume.mute()
            case actions.Undo(), _ if self._number:
                self._go_to(self._number - 1)
            case actions.ReadOn(), None if self._due is None:
                self._due = 0
            case actions.PickTile(index), Play(tile=tile):
                picked = None if index is None else self._hand()[index]
                self._picked, self._astray = picked == tile and not self._picked, picked not in (tile, None)
            case actions.DropTile(train, _), Play(train=asked) if self._picked and train == asked:
                self._make()
            case (actions.Draw(), Draw()) | (actions.Done(), Done()) | (actions.MarkerDown(), Marker()):
                self._make()
            case (actions.DropTile(), _) if task is not None:
                self._astray = True

    def _make(self) -> None:
        """The learner has done what the step asks; what others do comes after it."""
        self._replay.forward()
        self._picked = self._astray = False
        self._due = 0

    def _take_next(self) -> None:
        if self._number + 1 == len(self.lesson.steps):
            self.over = True
        else:
            self._go_to(self._number + 1)

    def _go_to(self, number: int) -> None:
        """To the beginning of a step, forward or back."""
        self._replay.go_to(self.lesson.steps[number].at)
        self._number, self._task = number, self.lesson.task(number)
        self._due = None
        self._picked = self._astray = False

    # -- what is shown ---------------------------------------------------------------------------------------

    def _hand(self) -> list[TileId]:
        position = self.table.referee.position
        return [] if position is None else list(map(TileId, position.known_tiles(LEARNER)))

    def _view(self) -> TableView:
        referee, picked = self.table.referee, None
        if self._picked and isinstance(self._task, Play):
            picked = TileId(self._task.tile)
        state = ViewState(
            self._message(), picked, buttons=self._buttons(), hand_named=False, volume=self.volume.level,
            suggested=self._task if picked is not None and isinstance(self._task, Play) else None,
        )  # fmt: skip
        view = table_view(self.texts, referee, LEARNER, state)
        return replace(view, spotlight=self._light(view))

    def _message(self) -> Announcement:
        names, task = self.table.referee.names, self._task
        title = self.texts.lesson("step", step=number_of(self._number), steps=len(self.lesson.steps))
        name = f"{self.lesson.game}-{self.lesson.steps[self._number].name}"
        if isinstance(task, Play) and self._astray:
            said = self.texts.lesson("astray", tile=self.lesson.record.game.tiles.text(task.tile))
        elif self._picked:
            said = self.texts.lesson("lay")
        else:
            said = self.texts.lesson(name, second=names[1], third=names[2])
        return Announcement("turn", title, said, LEARNER)

    def _buttons(self) -> tuple[Offer, ...]:
        """Back, what the step asks for, and Next, which has a place of its own."""
        texts, idle = self.texts, self._due is None
        last = self._number + 1 == len(self.lesson.steps)
        asked = {Draw: actions.Draw(), Done: actions.Done(), Marker: actions.MarkerDown()}.get(type(self._task))
        longest = max((texts.lesson("next"), texts.lesson("finish")), key=len)
        reads = idle and self._task is None
        found = [
            Offer(actions.Quit(), texts.lesson("leave")),
            Offer(actions.Undo(), texts.lesson("back"), self._number > 0),
        ]
        if asked is not None:
            found.append(offered(texts, asked, enabled=idle, primary=idle))
        label = texts.lesson("finish" if last else "next")
        return (*found, Offer(actions.ReadOn(), label, reads, reads, keeps_place=True, room=longest))

    def _light(self, view: TableView) -> Spotlight | None:
        """On what the step explains, or on what it asks the learner to touch."""
        if self._due is not None:
            return None
        task = self._task
        if isinstance(task, Play):
            if self._picked:
                return Spotlight("lane", Train(task.train))
            return Spotlight("tile", self._hand().index(TileId(task.tile)))
        if task is None:
            return self.lesson.steps[self._number].light
        return Spotlight("button", next(index for index, each in enumerate(view.buttons) if each.primary))
