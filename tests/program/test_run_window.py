"""A table that a command has made or resumed opens in the window with everything that screens offer."""

from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from roundhouse.cli import main
from roundhouse.commands.tables import resume
from roundhouse.games import MexicanTrain
from roundhouse.i18n.texts import Texts
from roundhouse.program import play_table
from roundhouse.program.journal_tables import add_to_journal
from roundhouse.program.run_window import run_application, run_table
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import Journal
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.window.screens.application import Application
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.screen import Screen
from roundhouse.window.screens.table.dealt_screen import DealtScreen


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Screen, str]]:
    """The screens that were opened and the language they speak; each is closed when it has been seen."""
    seen: list[tuple[Screen, str]] = []

    def run(application: Application) -> None:
        application.frame((), 0)
        seen.append((application.screens[-1], application.display.texts.language))
        application.close()

    monkeypatch.setattr(Application, "run", run)
    return seen


def test_a_table_of_a_command_has_the_menu(tmp_path: Path, opened: list[tuple[Screen, str]]) -> None:
    request = TableRequest("mexican-train", "Ann", 2, seed="1", hub="none", data=tmp_path, texts=Texts("es"))
    game, seats = MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo", "sensible")]
    table = TableSession(game, seats, Chance("1"))
    with Journal(tmp_path) as journal:
        page = add_to_journal(journal, table)
        assert run_table(table, page, request, Console(file=StringIO()))
        (kept,) = journal.tables()
    ((screen, language),) = opened
    assert isinstance(screen, DealtScreen)
    assert language == "es"
    assert kept.calls == 2, "the round has begun and is dealt, and both are on disk"
    assert screen.presenter.session is table
    assert screen.arrangement is not None
    view = screen.arrangement.view
    assert {button.wire: button.label for button in view.buttons}["menu"] == "Menú"


@pytest.mark.parametrize(("mode", "screen"), [("called", CalledScreen), ("slots", SlotsScreen)])
def test_a_table_with_real_tiles_resumes_in_a_window_unless_text_is_asked_for_or_piped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: list[tuple[Screen, str]], mode: str, screen: type[Screen]
) -> None:
    monkeypatch.setattr(resume, "has_display", lambda: True)
    with Journal(tmp_path) as journal:
        add_to_journal(journal, new_table(TableRequest("mexican-train", "Ann,Bo", mode=mode)))
    for text, at_terminal, wanted in (((), True, [screen]), (("--text",), True, []), ((), False, [])):
        opened.clear()
        monkeypatch.setattr(play_table, "at_terminal", lambda there=at_terminal: there)
        result = CliRunner().invoke(main, ["resume", "--hub", "none", "--data", str(tmp_path), *text], input="")
        assert result.exit_code == 0, result.output
        assert [type(each) for each, _ in opened] == wanted
        assert "roundhouse resume mexican-train-1" in result.output, "the table is kept"


def test_the_window_opens_where_it_was_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[tuple[int, ...]] = []

    def run(application: Application) -> None:
        places.append(application.window.place)
        application.window._window.position = 40, 30
        application.window._window.size = 970, 610
        application.close()

    monkeypatch.setattr(Application, "run", run)
    request = TableRequest(hub="none", data=tmp_path)
    shown = [run_application(request, Console(file=StringIO()), Texts()) for _ in range(2)]
    assert shown == [True, True]
    first, again = places
    assert first != (40, 30, 970, 610)
    assert again == (40, 30, 970, 610)
