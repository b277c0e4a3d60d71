"""A record played again in the window: buttons and keys to go on, back, or at speed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse import i18n
from roundhouse.hub import HubEvent, HubThread, Pressed
from roundhouse.i18n.texts import terminal_text
from roundhouse.presenters.front import VolumeControl
from roundhouse.presenters.intents import ChangeVolume, Intent, Mute, PressButton, Quit
from roundhouse.presenters.table_view import ViewState, standing, table_view
from roundhouse.presenters.views import Action, TableView
from roundhouse.referee import Replay
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import PRESS

# Buttons that do the same as at a table keep their names and keys.
BACK, ON, GO, ROUND, LEAVE = "undo", "done", "go", "next", "quit"


class ReplayPresenter:
    """Presents a replay at `speed` steps a second; it waits to be started unless it is `going`.

    The engine button of a hub works too: it steps forward by one.
    """

    def __init__(
        self,
        replay: Replay,
        hub: HubThread | None = None,
        speed: float = 1.0,
        going: bool = False,
        language: str = "en",
    ) -> None:
        self.replay = replay
        self.going = going
        self._hub = hub
        self._pace_ms = round(1000 / speed)
        self.language = language
        self._due: int | None = None
        self._loudness = VolumeControl(replay.table)

    def __call__(self, intents: Sequence[Intent], now: int) -> TableView | None:
        """The view after the person's intents; None to close the window."""
        for event in self._hub.events() if self._hub is not None else ():
            self._heard(event)
        for intent in intents:
            if isinstance(intent, Quit) or intent == PressButton(LEAVE):
                return None
            self._obey(intent)
        if self.going and (self._due is None or now >= self._due):
            self.replay.forward()
            self._due = now + self._pace_ms
        if self.replay.over:
            self.going = False
        if not self.going:
            self._due = None
        return self._view()

    def _obey(self, intent: Intent) -> None:
        match intent:
            case PressButton(name) if name == ON:
                self.going = False
                self.replay.forward()
            case PressButton(name) if name == BACK:
                self.going = False
                self.replay.back()
            case PressButton(name) if name == GO:
                self.going = not self.going
            case PressButton(name) if name == ROUND:
                self.going = False
                self.replay.skip()
            case ChangeVolume() | Mute():
                self._loudness.obey(intent)

    def _heard(self, event: HubEvent) -> None:
        if isinstance(event, Pressed) and event.button == ENGINE and event.gesture == PRESS:
            self.replay.forward()

    def _view(self) -> TableView:
        replay, language = self.replay, self.language
        referee = replay.table.referee
        go = "replay-wait" if self.going else "replay-go"
        leave = terminal_text("replay-leave", language)
        buttons = (
            *(() if replay.over else (Action(LEAVE, leave),)),
            Action(BACK, terminal_text("replay-back", language), enabled=replay.at > 0),
            Action(ROUND, i18n.label("next_round", language), enabled=not replay.over),
            Action(GO, terminal_text(go, language), enabled=not replay.over),
            Action(LEAVE, leave, primary=True)
            if replay.over
            else Action(ON, terminal_text("replay-step", language), primary=True),
        )
        now = standing(referee, replay.viewer, language)
        at = terminal_text("replay-at", language, at=replay.at, length=len(replay.events))
        state = ViewState(replace(now, text=f"{at} · {now.text}" if now.text else at), buttons=buttons)
        return table_view(referee, replay.viewer, state, language)
