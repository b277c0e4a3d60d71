"""`roundhouse play --computer`: computer players fill all seats, hub and host share one virtual time."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

from roundhouse import words
from roundhouse.commands.errors import CannotBeError
from roundhouse.commands.setting import folder_for
from roundhouse.commands.souvenirs import save_record, save_sound, save_table
from roundhouse.commands.text.scores import score_sheet
from roundhouse.games.moves import Deal
from roundhouse.hub.finding import SIMULATED
from roundhouse.referee import Answer, LiveTable, Shuffled
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.lockstep import LockstepHub

START_MS = 500
PACE_MS = 900  # the hub's time from one move to the next
DEALT_MS = 3000  # the whistle is heard out
END_MS = 6000  # and so is the bell


def lockstep_hub(address: str | None) -> LockstepHub:
    """A hub in this process, with the faults that a `sim://` address asks for."""
    if address is not None and not address.startswith(SIMULATED):
        raise CannotBeError("hub-in-lockstep", address=address)
    return LockstepHub(Faults.of_address(address or SIMULATED))


def show_match(table: LiveTable, hub: LockstepHub, console: Console, language: str) -> None:
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
                console.print(words.deals(dealt.tries, language), highlight=False)
            while len(match.results) < round:
                answer = table.step()
                hub.run(_pause(answer))
                position = match.position
                fewest = 0 if position is None else min(position.count(seat) for seat in range(game.seats))
                progress.update(line, completed=game.hand_size - fewest, description=_said(table, answer, language))
            progress.remove_task(line)
            result = match.results[-1]
            console.print(words.round_over(result, game, table.referee.names, language), highlight=False)
        hub.run(END_MS)
    console.print(score_sheet(match, table.referee.everybody, language))
    if len(match.results) > 1:
        console.print(
            words.match_over(match.leaders, match.totals, game, table.referee.names, language), highlight=False
        )


def leave_souvenirs(table: LiveTable, hub: LockstepHub, out: Path, console: Console, language: str) -> None:
    """Writes record, picture and sound and says where they are."""
    folder = folder_for(out)
    for path in (
        save_record(table.referee, folder),
        save_table(table.referee, folder, language),
        save_sound(hub.board.audio.played, folder),
    ):
        console.print(f"  {path}", highlight=False, soft_wrap=True)


def _pause(answer: Answer | None) -> int:
    dealt = answer is not None and any(isinstance(each.event, Deal) for each in answer.happened)
    return DEALT_MS if dealt else PACE_MS


def _title(table: LiveTable, language: str) -> str:
    return words.label("round_open", language, round=len(table.referee.match.results) + 1)


def _said(table: LiveTable, answer: Answer | None, language: str) -> str:
    told = [
        words.said(each.event, each.before, table.referee.game, table.referee.names, language)
        for each in (answer.happened if answer else ())
    ]
    return "; ".join([_title(table, language), *told])
