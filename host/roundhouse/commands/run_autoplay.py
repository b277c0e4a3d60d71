"""`roundhouse play --computer`: computer players fill all seats.

The hub is one in this process, in a virtual time that it shares with the host; or one at a port, which takes its time.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

from roundhouse import i18n
from roundhouse.commands.match_exports import save_record, save_sound, save_table
from roundhouse.commands.table_factory import NO_HUB, folder_for
from roundhouse.games.moves import Deal
from roundhouse.hub import HubEvent, HubThread
from roundhouse.hub.finding import SIMULATED
from roundhouse.referee import Answer, Shuffled, TableSession
from roundhouse.referee.session import HubOutput
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse.terminal.score_sheet import score_sheet

START_MS = 500
PACE_MS = 900  # the hub's time from one move to the next
DEALT_MS = 3000  # the whistle is heard out
END_MS = 6000  # and so is the bell


class TimedHub(HubOutput, Protocol):
    """A hub that can be given time, and be left."""

    def run(self, ms: int) -> None:
        """Let `ms` milliseconds pass for it."""

    def close(self) -> None:
        """Give its port back."""


class HubInRealTime(HubThread):
    """A hub at a port, to which a millisecond is a millisecond."""

    def __init__(self, address: str) -> None:
        """Raises the HubError that stands in the way."""
        super().__init__(address, on_event=_let_pass)
        try:
            self.wait_connected()
        except BaseException:
            self.close()
            raise

    def run(self, ms: int) -> None:
        """Let the hub show and sound for so long."""
        time.sleep(ms / 1000)


def computers_hub(address: str | None) -> TimedHub:
    """The hub at a port; usually one in this process, with the faults that a `sim://` address asks for."""
    if address is None or address.casefold() == NO_HUB:
        address = SIMULATED
    return LockstepHub(Faults.of_address(address)) if address.startswith(SIMULATED) else HubInRealTime(address)


def show_match(table: TableSession, hub: TimedHub, console: Console, language: str) -> None:
    """Plays the match to its end while a bar shows how near the round is to its end."""
    match, game = table.referee.match, table.referee.game
    last = TextColumn("{task.description}")
    with Progress(SpinnerColumn(), BarColumn(24), last, console=console, transient=True) as progress:
        hub.run(START_MS)
        while not match.over:
            round = len(match.results) + 1
            line = progress.add_task(_title(table, language), total=game.hand_size)
            dealt = table.begin().call
            if isinstance(dealt, Shuffled) and dealt.tries > 1:
                console.print(i18n.deals(dealt.tries, language), highlight=False)
            while len(match.results) < round:
                answer = table.step()
                hub.run(_pause(answer))
                position = match.position
                fewest = 0 if position is None else min(position.count(seat) for seat in range(game.seats))
                progress.update(line, completed=game.hand_size - fewest, description=_said(table, answer, language))
            progress.remove_task(line)
            result = match.results[-1]
            console.print(i18n.round_over(result, game, table.referee.names, language), highlight=False)
        hub.run(END_MS)
    console.print(score_sheet(match, table.referee.everybody, language))
    if len(match.results) > 1:
        console.print(
            i18n.match_over(match.leaders, match.totals, game, table.referee.names, language), highlight=False
        )


def leave_souvenirs(table: TableSession, hub: TimedHub, out: Path, console: Console, language: str) -> None:
    """Writes record, picture and, of a hub in this process, sound, and says where they are."""
    folder = folder_for(out)
    left = [save_record(table.referee, folder), save_table(table.referee, folder, language)]
    if isinstance(hub, LockstepHub):
        left.append(save_sound(hub.board.audio.played, folder))
    for path in left:
        console.print(f"  {path}", highlight=False, soft_wrap=True)


def _let_pass(event: HubEvent) -> None:
    """Nobody sits at the table who could have pressed something."""


def _pause(answer: Answer | None) -> int:
    dealt = answer is not None and any(isinstance(each.event, Deal) for each in answer.happened)
    return DEALT_MS if dealt else PACE_MS


def _title(table: TableSession, language: str) -> str:
    return i18n.label("round_open", language, round=len(table.referee.match.results) + 1)


def _said(table: TableSession, answer: Answer | None, language: str) -> str:
    told = [
        i18n.said(each.event, each.before, table.referee.game, table.referee.names, language)
        for each in (answer.happened if answer else ())
    ]
    return "; ".join([_title(table, language), *told])
