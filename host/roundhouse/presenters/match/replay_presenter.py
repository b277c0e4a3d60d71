"""A record played again: the actions to go on, back, or at speed; what the table looks like, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import assert_never

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
from roundhouse.games.core.moves import Move
from roundhouse.games.match.match import Between
from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.i18n.event_texts import undo_text
from roundhouse.i18n.sheet_texts import played_as
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import match_result, round_over
from roundhouse.indices import Seat
from roundhouse.presenters.figures import Figures
from roundhouse.presenters.match.score_sheet_view import score_figures
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.table.table_view import ViewState, status_text, table_view
from roundhouse.presenters.table.transcript import LogLine, event_sentences
from roundhouse.presenters.table.volume import VolumeControl
from roundhouse.presenters.views import TableView
from roundhouse.records.preferences import Livery
from roundhouse.referee import Answer, Replay
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import PRESS


class ReplayPresenter:
    """Presents a replay at `speed` steps a second; it waits to be started unless it is `going`.

    `hub_events` gives what a hub reports: its engine button works too and steps forward by one. The `note` is shown
    where the replay stands now, and whenever it comes back there; without one, whose rules are played. So is a `better`
    move than the one that was made.
    """

    def __init__(
        self,
        replay: Replay,
        hub_events: Callable[[], Iterable[HubEvent]] = tuple,
        speed: float = 1.0,
        going: bool = False,
        texts: Texts = Texts(),
        note: str = "",
        better: Move | None = None,
    ) -> None:
        self.replay = replay
        self.rules = played_as(texts, replay.table.agreement.rule_sheet, replay.table.referee.game)
        self._note, self._better, self._noted = note or self.rules, better, replay.at
        self.going = going
        self._hub_events = hub_events
        self._pace_ms = round(1000 / speed)
        self.texts = texts
        self._due: int | None = None
        self._volume = VolumeControl(replay.table)

    @property
    def over(self) -> bool:
        return self.replay.over

    @property
    def share(self) -> float:
        """The part of the match that has been played again."""
        return self.replay.at / max(1, len(self.replay.events))

    def lead_to(self, share: float) -> None:
        """Wait where this share of the match has been played."""
        self.going = False
        self.replay.go_to(round(share * len(self.replay.events)))

    def __call__(self, submitted: Sequence[Action], now: int) -> TableView:
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

    @property
    def liveries(self) -> tuple[Livery, ...]:
        """The engines and colors of the players, by seat."""
        return self.replay.table.output.liveries

    def view(self, message: str = "", buttons: tuple[Offer, ...] = ()) -> TableView:
        """The table; the message comes before what is due."""
        referee, viewer = self.replay.table.referee, self.viewer
        now = status_text(self.texts, referee, viewer)
        due = " · ".join(part for part in (message, now.task) if part)
        text = " ".join(part for part in (now.news, due) if part)
        output = self.replay.table.output
        state = ViewState(replace(now, text=text), buttons=buttons, volume=output.volume, liveries=output.liveries)
        if self._note and self.replay.at == self._noted:
            state = replace(state, message=replace(now, text=self._note), suggested=self._better)
        return replace(table_view(self.texts, referee, viewer, state), hand_turns=True)

    def sheet(self) -> Figures:
        referee = self.replay.table.referee
        return score_figures(self.texts, referee.match, referee.all_names)

    def lines(self, answer: Answer) -> Iterator[LogLine]:
        """The events of a step, or those taken back, for a transcript."""
        referee, texts = self.replay.table.referee, self.texts
        if answer.taken_back:
            told = event_sentences(texts, answer.taken_back, referee.game, referee.names)
            yield LogLine(undo_text(texts, told), "info")
        for line in event_sentences(texts, answer.applied, referee.game, referee.names):
            yield LogLine(f"{self._at:>12}  {line}")
        if answer.applied and answer.applied[-1].before is not None and referee.match.position is None:
            yield LogLine(round_over(texts, referee.match.results[-1], referee.game, referee.names), "news")
            yield LogLine("", "scores")

    def last_lines(self) -> Iterator[LogLine]:
        """The end of the record, and the winners."""
        referee, texts = self.replay.table.referee, self.texts
        yield LogLine(texts.terminal("replay-end"), "note")
        if referee.match.over:
            match = referee.match
            yield LogLine(match_result(texts, match, referee.names), "won")

    @property
    def in_round(self) -> bool:
        """Whether the last step was one of a round, so that there is a table to see."""
        last = self.replay.events[self.replay.at - 1] if self.replay.at else None
        return self.replay.table.referee.position is not None and not isinstance(last, Between)

    @property
    def viewer(self) -> Seat:
        """The seat whose hand is shown."""
        return Seat(self.replay.viewer)

    @property
    def _at(self) -> str:
        replay = self.replay
        return self.texts.terminal("replay-at", at=replay.at, length=len(replay.events))

    def _with_buttons(self) -> TableView:
        replay, texts = self.replay, self.texts
        go = "replay-wait" if self.going else "replay-go"
        leave = texts.terminal("replay-leave")
        longest = max((texts.terminal(each) for each in ("replay-wait", "replay-go")), key=len)
        buttons = (
            Offer(Quit(), leave, primary=replay.over),
            Offer(Undo(), texts.terminal("replay-back"), enabled=replay.at > 0),
            offered(texts, NextRound(), enabled=not replay.over),
            Offer(PlayAtSpeed(), texts.terminal(go), enabled=not replay.over, room=longest),
            Offer(Done(), texts.terminal("replay-step"), enabled=not replay.over, primary=not replay.over),
        )
        return self.view(self._at, buttons)
