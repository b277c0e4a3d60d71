"""Cyprus, from a package of its own, at every kind of table: in the window, in the terminal and on real tiles."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.cyprus import cyprus, installed
from tests.terminal.scripted_person import CalledTerminal, ScriptedTerminal
from tests.window.screens.app_driver import AppDriver, app_driver
from tests.window.screens.real_tiles.called_driver import CalledByTouch, say_match
from tests.window.screens.setup.setup_driver import AtApplication, play_by_touch, set_table
from tests.window.screens.test_every_table import ROUNDS, has_a_winner

from roundhouse.games.core.moves import LayEngine, Play
from roundhouse.games.core.notation import write_move
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee import TableSession
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen

__all__ = ["cyprus", "installed"]
pytestmark = pytest.mark.usefixtures("cyprus")


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppDriver]:
    with app_driver(tmp_path, monkeypatch, (960, 600)) as opened:
        yield opened


def test_a_whole_match_in_the_window(app: AppDriver) -> None:
    assert set_table(app, "cyprus", "dealt")
    app.touch("deal")
    assert isinstance(app.screen, DealtScreen)
    table = app.screen.presenter.session
    play_by_touch(app)
    has_a_winner(app, table)


def test_a_whole_match_on_real_tiles_by_touch(app: AppDriver) -> None:
    assert set_table(app, "cyprus", "called")
    app.touch("deal")
    assert isinstance(app.screen, CalledScreen)
    table = app.screen.presenter.session
    dealt = say_match(CalledByTouch(table.referee.game, AtApplication(app)), 3, ROUNDS)
    assert table.referee.match.totals == dealt.match.totals
    has_a_winner(app, table)


def typed_plays(table: TableSession) -> Iterator[str]:
    """The lines of a person who lays the first tile that fits, until the round is over."""
    referee = table.referee
    while referee.position is not None:
        legal = referee.legal()
        laid = [move for move in legal if isinstance(move, Play | LayEngine)]
        yield write_move(referee.game, (laid or legal)[0], referee.names)
    yield ""


def test_a_round_in_the_terminal() -> None:
    table = new_table(TableRequest("cyprus", "Ann", 5, {"rounds": "1"}, "greedy", "7"))
    terminal = ScriptedTerminal(typed_plays(table), table=table)
    assert table.referee.match.over
    shown = " ".join(terminal.shown.split())
    assert "Arm 1" in shown and "Arm 8" in shown
    assert "wins the match" in shown or "share the win" in shown


def test_a_refusal_in_the_terminal_cites_the_clause_in_its_own_words() -> None:
    request = TableRequest("cyprus", "Ann,Bo,Cy,Di", rules={"deal": "3"}, mode="called")
    lines = ["ann holds", "ann engine 9-9", "bo 9-1 arm-2", "bo 9-1 ann", "bo 9-1 arm-1", "cy 1-2 arm-1"]
    terminal = CalledTerminal(lines, request)
    shown = " ".join(terminal.shown.split())
    assert "That arm has to wait: arm 1 is next. Play there." in shown
    assert "There is no train in this game: every tile goes on an arm. Play on one of those." in shown
    assert "That has to wait: all arms must be begun first. Begin arm 2." in shown


COMMANDS = (
    ("games",),
    ("rules", "cyprus"),
    ("rules", "cyprus", "--language", "es"),
    ("play", "cyprus", "--computer", "--level", "greedy", "--rounds", "1", "--seed", "7"),
)
RUN = """
import sys
from contextlib import suppress
from roundhouse.cli import main
for words in {commands!r}:
    with suppress(SystemExit):
        main(list(words))
    print("----")
"""


def test_the_command_line_offers_explains_and_plays_it(installed: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(installed)!r}){RUN.format(commands=COMMANDS)}"
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ran.stderr == ""
    games, rules, spanish, played, _ = (" ".join(said.split()) for said in ran.stdout.split("----\n"))
    assert "Cyprus (cyprus)" in games
    assert "CY-3 The first tiles all go on the engine" in rules
    assert "CHIPRE" in spanish
    assert "wins round 1" in played
