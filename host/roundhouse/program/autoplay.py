"""`roundhouse play --computer`: computer players take all seats.

The hub is simulated in this process and shares the host's virtual time, or it is at a port and runs in real time.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

from roundhouse.games.core.moves import Deal
from roundhouse.hub.discovery import SIMULATED, is_simulated
from roundhouse.hub.events import HubEvent
from roundhouse.hub.thread import HubThread
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import deals, match_result, round_over
from roundhouse.indices import number_of
from roundhouse.presenters.match.score_sheet_view import score_figures
from roundhouse.program.hubs import NO_HUB
from roundhouse.program.match_exports import FILES, save_record, save_sound, save_table
from roundhouse.program.result_files import folder_for
from roundhouse.program.table_factory import heard_sounds, new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee import Answer, Shuffled, TableSession
from roundhouse.referee.hub_output.output import SceneAndSound
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse.terminal.figure_table import figure_table

START_MS = 500
PACE_MS = 900  # the hub's time from one move to the next
DEALT_MS = 3000  # until the whistle has ended
END_MS = 6000  # until the bell has ended


class TimedHub(SceneAndSound, Protocol):
    """A hub in virtual or real time."""

    def run(self, ms: int) -> None:
        """Let `ms` milliseconds pass."""

    def close(self) -> None:
        """Close its port."""


class HubInRealTime(HubThread):
    """A hub at a port, in real time."""

    def __init__(self, address: str) -> None:
        """Connect to the hub. Raises HubError."""
        super().__init__(address, on_event=_let_pass)
        try:
            self.wait_connected()
        except BaseException:
            self.close()
            raise

    def run(self, ms: int) -> None:
        """Wait while the hub shows and sounds."""
        time.sleep(ms / 1000)


def autoplay_hub(address: str | None) -> TimedHub:
    """The hub at a port, or by default one in this process, with the faults of its `sim://` address."""
    if address is None or address.casefold() == NO_HUB:
        address = SIMULATED
    return LockstepHub(Faults.of_address(address)) if is_simulated(address) else HubInRealTime(address)


def show_match(texts: Texts, table: TableSession, hub: TimedHub, console: Console) -> None:
    """Play the match to its end under a progress bar for each round."""
    match, game = table.referee.match, table.referee.game
    last = TextColumn("{task.description}")
    with Progress(SpinnerColumn(), BarColumn(24), last, console=console, transient=True) as progress:
        hub.run(START_MS)
        while not match.over:
            played = len(match.results)
            line = progress.add_task(_title(texts, table), total=game.hand_size)
            dealt = table.mode.begin().call
            if isinstance(dealt, Shuffled) and dealt.tries > 1:
                console.print(deals(texts, dealt.tries), highlight=False)
            while len(match.results) == played:
                answer = table.step()
                hub.run(_pause(answer))
                position = match.position
                fewest = 0 if position is None else min(position.count(seat) for seat in range(game.seats))
                progress.update(line, completed=game.hand_size - fewest, description=_answer_text(texts, table, answer))
            progress.remove_task(line)
            result = match.results[-1]
            console.print(round_over(texts, result, game, table.referee.names), highlight=False)
        hub.run(END_MS)
    console.print(figure_table(score_figures(texts, match, table.referee.all_names), texts.label("scores")))
    if len(match.results) > 1:
        console.print(match_result(texts, match, table.referee.names), highlight=False)


def autoplay(request: TableRequest, console: Console) -> None:
    """Let computers play the table that is asked for, and write what is to be kept of it."""
    if request.out is not None:
        folder_for(request.out, *FILES)
    table = new_table(request)
    table.output.filter_sounds(heard_sounds(request))
    hub = autoplay_hub(request.hub)
    table.output.connect(hub)
    try:
        show_match(request.texts, table, hub, console)
    finally:
        hub.close()
    if request.out is not None:
        export_autoplay(request.texts, table, hub, request.out, console)


def export_autoplay(texts: Texts, table: TableSession, hub: TimedHub, out: Path, console: Console) -> None:
    """Write record and picture, and for a hub in this process its sound; print their paths."""
    folder = folder_for(out)
    left = [save_record(table, folder), save_table(texts, table.referee, folder)]
    if isinstance(hub, LockstepHub):
        left.append(save_sound(hub.board.audio.played, folder))
    for path in left:
        console.print(f"  {path}", highlight=False, soft_wrap=True)


def _let_pass(event: HubEvent) -> None:
    """Ignore the hub's events, since no person plays."""


def _pause(answer: Answer | None) -> int:
    dealt = answer is not None and any(isinstance(each.event, Deal) for each in answer.applied)
    return DEALT_MS if dealt else PACE_MS


def _title(texts: Texts, table: TableSession) -> str:
    return texts.label("round_open", round=number_of(len(table.referee.match.results)))


def _answer_text(texts: Texts, table: TableSession, answer: Answer | None) -> str:
    told = [
        event_text(texts, each.event, each.before, table.referee.game, table.referee.names)
        for each in (answer.applied if answer else ())
    ]
    return "; ".join([_title(texts, table), *told])
