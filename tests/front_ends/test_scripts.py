"""One script for every front end: what people do at a table, and what they read of it in the window, in the terminal
and on their phones."""

from collections.abc import Callable

import pytest
from tests.front_ends.front_ends import FrontEnd, Phones, TypedSteps, WindowSteps
from tests.referee.tables import game_of

from roundhouse.referee import Chance, SeatedPlayer, TableSession

pytestmark = pytest.mark.usefixtures("no_screen")
NAMES = ("Ann", "Bo", "Cy")
Script = tuple[str, int, dict[str, object], tuple[tuple[str, str], ...]]
"""The mode of the table, how many sit there, the rules; each step, and what is read after it."""

SCRIPTS: dict[str, Script] = {
    "calls": ("called", 3, {"deal": 4}, (
        ("ann", "The tiles are dealt, 4 to each"),
        ("6-2 on ann", "Ann plays 6-2 on their own train"),
        ("6-1 on cy", "Only Cy can begin that train: it waits for Cy's own turn."),
        ("6-2 on bo", "2-6 cannot be laid again: it is on the table."),
        ("draw", "Taken on trust: Bo has no tile that can be played."),
        ("done", "Bo does not play the tile drawn, marker up"),
        ("undo", "Taken back: Bo does not play the tile drawn, marker up."),
        ("6-3 on bo", "Cy's turn"),
        ("pause", "Computer players and reminders wait until somebody resumes it."),
        ("resume", "Cy's turn"),
        ("6-4 on mexican", "Cy plays 6-4 on the Mexican Train"),
    )),
    "a call that was misheard": ("called", 3, {"deal": 4}, (
        ("ann", "Ann's turn"),
        ("6-1 on ann", "Bo's turn"),
        ("6-2 on bo", "Cy's turn"),
        ("fix 3 6-4 on ann", "It was: Ann plays 6-1 on their own train. It is now: Ann plays 6-4 on their own train."),
        ("6-3 on cy", "Ann's turn"),
        ("4-5 on ann", "Ann plays 4-5 on their own train"),
        ("undo", "Taken back: Ann plays 4-5 on their own train."),
    )),
    "the end of a round": ("called", 2, {"deal": 1}, (
        ("ann", "Ann's turn"),
        ("6-2 on ann", "Bo"),
        ("= 7", "Bo has 7 pips left"),
    )),
    "a deal": ("dealt", 2, {"deal": 5}, (
        ("", "Play a tile that fits on a train."),
        ("6-3 on ann", "Ann plays 6-3 on their own train"),
        ("", "Bo's turn"),
        ("6-2 on bo", "Bo plays 6-2 on their own train"),
    )),
    "an undo that the other agrees to": ("dealt", 2, {"deal": 5}, (
        ("", "Ann's turn"),
        ("6-3 on ann", "Bo"),
        ("", "Bo's turn"),
        ("6-2 on bo", "Ann"),
        ("", "Ann's turn"),
        ("undo", "Ann asks for an undo"),
        ("agree", "Taken back: Bo plays 6-2 on their own train; Ann plays 6-3 on their own train."),
    )),
    "an undo that the other declines": ("dealt", 2, {"deal": 5}, (
        ("", "Ann's turn"),
        ("6-3 on ann", "Bo"),
        ("", "Bo's turn"),
        ("6-2 on bo", "Ann"),
        ("", "Ann's turn"),
        ("undo", "do you agree?"),
        ("decline", "Ann's turn"),
    )),
    "buttons": ("slots", 3, {"deal": 4}, (
        ("press 1", "Ann sits at slot 1. Bo, press"),
        ("press 9", "Bo sits at slot 9. Cy, press"),
        ("press 5", "Who leads the first round? Press that slot, or the engine to draw lots"),
        ("press 1", "The tiles are dealt, 4 to each"),
        ("press 1", "Ann plays a tile on their own train"),
        ("press 9", "Only Bo can begin that train: it waits for Bo's own turn."),
        ("press 4", "That button does nothing now."),
        ("press 13", "Cy draws a tile"),
        ("undo", "Taken back: Cy draws a tile."),
    )),
}  # fmt: skip
LAID = {"an undo that the other agrees to": 0, "an undo that the other declines": 2, "a deal": 2, "calls": 3}
"""How many tiles lie on the table at the end of some scripts."""
PLAYED = [
    (script, front)
    for script, (mode, *_) in SCRIPTS.items()
    for front in ((WindowSteps, TypedSteps) if mode == "slots" else (WindowSteps, TypedSteps, Phones))
]
"""Phones only watch a table of buttons."""


@pytest.mark.parametrize(("script", "front"), PLAYED)
def test_a_script_is_played_and_read(script: str, front: Callable[[Callable[[], TableSession]], FrontEnd]) -> None:
    mode, people, rules, steps = SCRIPTS[script]

    def table() -> TableSession:
        game = game_of("mexican-train", people, {"set": 6, **rules})
        return TableSession(game, [SeatedPlayer(name) for name in NAMES[:people]], Chance("1"), mode=mode)

    at = front(table)
    for step, said in steps:
        at.do(step)
        assert said in at.said(), f"after {step}"
    if script in LAID:
        assert sum(len(line) for line in at.session.referee.match.lines()) == LAID[script]
