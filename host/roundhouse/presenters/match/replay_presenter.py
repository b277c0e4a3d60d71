"""A record played again: the actions to go on, back, or at speed; what the table looks like, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from roundhouse import i18n
from roundhouse.actions import (
    Action,
    ChangeVolume,
    Done,
    Mute,
    NextRound,
    PlayAtSpeed,
    Quit,
    ReplayAction,
    SetVolume,
    Undo,
)
from roundhouse.games.match.match import Between
from roundhouse.hub import ButtonEvent, HubEvent
from roundhouse.i18n.texts import terminal_text
from roundhouse.presenters.match.score_sheet_view import Sheet, sheet_of
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.table.table_view import ViewState, status_text, table_view
from roundhouse.presenters.table.transcript import LogLine, event_sentences
from roundhouse.presenters.table.volume import VolumeControl
from roundhouse.presenters.views import TableView
from roundhouse.referee import Answer, Replay
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import PRESS


class ReplayPresenter:
    """Presents a replay at `speed` steps a second; it waits to be started unless it is `going`.

    `hub_events` gives what a hub reports: its engine button works too and steps forward by one. The `note` is shown
    where the replay stands now, and whenever it comes back there.
    """

    def __init__(
        self,
        replay: Replay,
        hub_events: Callable[[], Iterable[HubEvent]] = tuple,
        speed: float = 1.0,
        going: bool = False,
        language: str = "en",
        note: str = "",
    ) -> None:
        self.replay = replay
        self._note, self._noted = note, replay.at
        self.going = going
        self._hub_events = hub_events
        self._pace_ms = round(1000 / speed)
        self.language = language
        self._due: int | None = None
        self._volume = VolumeControl(replay.table)

    @property
    def over(self) -> bool:
        """Whether the replay is at its end."""
        return self.replay.over

    def __call__(self, submitted: Sequence[Action], now: int) -> TableView:
        """The view after what the person did."""
        for event in self._hub_events():
            if isinstance(event, ButtonEvent) and (event.button, event.gesture) == (ENGINE, PRESS):
                self.replay.forward()
        for action in submitted:
            if isinstance(action, ReplayAction):
                self.submit(action)
        if self.going and (self._due is None or now >= self._due):
            self.replay.forward()
            self._due = now + self._pace_ms
        if self.replay.over:
            self.going = False
        if not self.going:
            self._due = None
        return self._with_buttons()

    def submit(self, action: ReplayAction) -> Answer | None:
        """Do an action; what happened, or was taken back, if that was one step."""
        match action:
            case PlayAtSpeed():
                self.going = not self.going
            case ChangeVolume(steps):
                self._volume.change(steps)
            case SetVolume(level):
                self._volume.set(level)
            case Mute():
                self._volume.mute()
            case Done():
                self.going = False
                return self.replay.forward()
            case Undo():
                self.going = False
                return self.replay.back()
            case NextRound():
                self.going = False
                self.replay.skip()
            case Quit():
                pass  # by the front end
            case _:
                assert_never(action)
        return None

    # -- what is shown ---------------------------------------------------------------------------------------

    def view(self, message: str = "", buttons: tuple[Offer, ...] = ()) -> TableView:
        """The table; the message comes before what it says by itself."""
        referee, viewer = self.replay.table.referee, self.replay.viewer
        now = status_text(referee, viewer, self.language)
        text = " · ".join(part for part in (message, now.text) if part)
        state = ViewState(replace(now, text=text), buttons=buttons, volume=self.replay.table.output.volume)
        return table_view(referee, viewer, state, self.language)

    def sheet(self) -> Sheet:
        """The score sheet."""
        referee = self.replay.table.referee
        return sheet_of(referee.match, referee.all_names, self.language)

    def lines(self, answer: Answer) -> Iterator[LogLine]:
        """What happened in a step, or was taken back, for a transcript."""
        referee, language = self.replay.table.referee, self.language
        if answer.taken_back:
            told = event_sentences(answer.taken_back, referee.game, referee.names, language)
            yield LogLine(i18n.undo_text(told, language), "info")
        for line in event_sentences(answer.applied, referee.game, referee.names, language):
            yield LogLine(f"{self._at:>12}  {line}")
        if answer.applied and answer.applied[-1].before is not None and referee.match.position is None:
            yield LogLine(i18n.round_over(referee.match.results[-1], referee.game, referee.names, language), "news")
            yield LogLine("", "scores")

    def last_lines(self) -> Iterator[LogLine]:
        """The end of the record, and the winners."""
        referee, language = self.replay.table.referee, self.language
        yield LogLine(terminal_text("replay-end", language), "note")
        if referee.match.over:
            match = referee.match
            yield LogLine(i18n.match_result(match, referee.names, language), "won")

    @property
    def in_round(self) -> bool:
        """Whether the last step was one of a round, so that there is a table to see."""
        last = self.replay.events[self.replay.at - 1] if self.replay.at else None
        return self.replay.table.referee.position is not None and not isinstance(last, Between)

    @property
    def viewer(self) -> int:
        """The seat whose hand is shown."""
        return self.replay.viewer

    @property
    def _at(self) -> str:
        replay = self.replay
        return terminal_text("replay-at", self.language, at=replay.at, length=len(replay.events))

    def _with_buttons(self) -> TableView:
        replay, language = self.replay, self.language
        go = "replay-wait" if self.going else "replay-go"
        leave = terminal_text("replay-leave", language)
        longest = max((terminal_text(each, language) for each in ("replay-wait", "replay-go")), key=len)
        buttons = (
            Offer(Quit(), leave, primary=replay.over),
            Offer(Undo(), terminal_text("replay-back", language), enabled=replay.at > 0),
            offered(NextRound(), language, enabled=not replay.over),
            Offer(PlayAtSpeed(), terminal_text(go, language), enabled=not replay.over, room=longest),
            Offer(Done(), terminal_text("replay-step", language), enabled=not replay.over, primary=not replay.over),
        )
        return self.view(self._note if self._note and replay.at == self._noted else self._at, buttons)
