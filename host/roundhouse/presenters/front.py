"""What one front end at a session remembers in every mode, and what it asks of the controls of that mode."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from roundhouse.hub.events import Pressed
from roundhouse.presenters.announcement import LastMessage, LocalizedAnnouncement, nothing
from roundhouse.presenters.hand import HandSelection
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.intents import ChangeVolume, Mute
from roundhouse.presenters.views import TablePage
from roundhouse.referee import Answer, Referee, TableSession
from roundhouse.referee.scene import USUAL_VOLUME
from roundhouse_hub.lamps.scene import VOLUME_MAX


class Front:
    """One front end: its viewer, its last message, and the train that refused a tile, with the time (ms).

    `nudge_after` is how many seconds a turn may take before a reminder names its player; 0: no reminder.
    Where people share the screen, `ask_others` is called with the seat of a player who wants to undo; without it,
    nobody is asked.
    """

    def __init__(self, session: TableSession, language: str, only: int | None) -> None:
        self.session = session
        self.last = LastMessage(language, nothing)
        self.hot_seat = HotSeat(session.referee, only)
        self.hand = HandSelection(session, self.hot_seat)
        self.now = 0
        self.refused_train: tuple[int, int] | None = None
        self.nudge_after = 0
        self.ask_others: Callable[[int], None] | None = None

    @property
    def referee(self) -> Referee:
        """The referee of the table."""
        return self.session.referee

    @property
    def language(self) -> str:
        """The language of the texts."""
        return self.last.language

    def say(self, message: LocalizedAnnouncement) -> None:
        """Say something."""
        self.last.say(message)

    def note_refusal(self, answer: Answer) -> None:
        """Remember which train has just refused a tile, if one has."""
        train = None if answer.allowed else getattr(answer.call, "train", None)
        self.refused_train = None if train is None else (train, self.now)


class Controls(Protocol):
    """Turns a person's input into calls, in one mode of play."""

    def do(self, kind: str, values: tuple[int, ...]) -> None:
        """An action by the first part of its id; what stands behind a colon is the first of the values."""

    def answered(self, answer: Answer) -> None:
        """Take the referee's answer to a call, which may be another player's."""

    def press(self, press: Pressed) -> None:
        """A button of the hub."""

    def look(self) -> None:
        """Time has passed: pass the screen to the person in turn."""

    def page(self) -> TablePage:
        """What is shown."""


class VolumeControl:
    """Remembers in `loud` how loud it is when it is not mute."""

    def __init__(self, table: TableSession) -> None:
        self._table = table
        self.loud = table.referee.volume or USUAL_VOLUME

    def obey(self, intent: ChangeVolume | Mute) -> int:
        """Louder, softer, mute or heard again: the volume from now on."""
        now = self._table.referee.volume
        self.loud = now or self.loud
        if isinstance(intent, ChangeVolume):
            volume = max(0, min(VOLUME_MAX, now + intent.step))
        else:
            volume = 0 if now else self.loud
        self._table.set_volume(volume)
        return volume
