"""The score sheet on a page: everything that stands out has a meaning."""

import io

import pytest
from rich.console import Console

from roundhouse import actions
from roundhouse.games.match.match import Correct, Match
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, Seat
from roundhouse.presenters.figures import Cell, Column, Figures
from roundhouse.presenters.match.match_texts import record_text, sheet_csv
from roundhouse.presenters.match.score_sheet_view import engines_to_come
from roundhouse.presenters.pages.list_page import ListPage, Section
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.real_tiles.prompts import question_of
from roundhouse.records.record import read_record
from roundhouse.referee import SeatedPlayer, TableSession
from roundhouse.terminal.figure_table import figure_table
from roundhouse.window.controls.page import ChartPicture, Page, Rect
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.pages.list_layout import sides_of


def drawn(sheet: Figures, display: DisplaySettings, area: Rect) -> Page:
    """The sheet in the window."""
    (side,) = sides_of(ListPage("", "", (Section((sheet,)),), columns=1), display, area)
    return side.painted(0, display)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
def test_totals_are_of_one_size(size: tuple[int, int]) -> None:
    totals = ("−66", "−1151", "+507", "0") * 3
    columns = tuple(
        Column(f"Player {seat}", "center", Seat(seat), (Cell(total),), leads=seat == 2)
        for seat, total in enumerate(totals)
    )
    display = DisplaySettings(size)
    page = drawn(Figures((Column("Round"), *columns), ()), display, (0, 0, 2 * size[0] // 3, size[1]))
    sizes = {text.height for text in page.texts if text.text in totals}
    assert len(sizes) == 1
    assert sizes != {display.points(26)}


def test_a_table_that_begins_in_a_later_round_goes_on_with_the_engine_after_it() -> None:
    record = read_record(
        "roundhouse record 1\ngame mexican-train seats=2\n"
        "position round=5 turn=A ends=A:3 hands=A:3-4,B:?1\nA 3-4 on A\nreveal B = 5 pips\n"
    )
    assert engines_to_come(Match(record.game, record.start)) == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    table = TableSession(record.game, [SeatedPlayer("Ann"), SeatedPlayer("Bo")], start=record.start, mode="called")
    for event in record.events:
        assert table.call(event).allowed
    assert engines_to_come(table.referee.match) == [7, 6, 5, 4, 3, 2, 1, 0]
    assert "7-7" in Presenter(table).match.scores().next
    question = question_of(Texts(), table, None, None, None)
    assert question is not None and "7-7" in question.task
    table.mode.go_on()
    assert table.referee.position is not None and table.referee.position.round[:3] == (5, 7, 1)


LATER = """\
roundhouse record 1
game station seats=2 set=6 deal=3
position round=5 turn=A ends=A:3,B:4 hands=A:3-4,B:?1
A 3-4 on A
reveal B = 5 pips
"""


@pytest.fixture
def later() -> TableSession:
    """A table whose match begins in the fifth round, with that round scored."""
    record = read_record(LATER)
    table = TableSession(record.game, [SeatedPlayer("Ann"), SeatedPlayer("Bo")], start=record.start, mode="called")
    for event in record.events:
        assert table.call(event).allowed
    return table


def test_a_spreadsheet_does_not_take_a_name_for_a_formula() -> None:
    record = read_record(LATER)
    table = TableSession(record.game, [SeatedPlayer("=1+1"), SeatedPlayer("Bo")], start=record.start, mode="called")
    assert sheet_csv(Texts(), table.referee).splitlines()[0] == "Round,Engine,'=1+1,Bo"


def test_a_round_has_its_number_in_the_match(later: TableSession) -> None:
    sheet = Presenter(later).match.sheet()
    assert [(line.cells[0].least, line.planned) for line in sheet.lines] == [("5", False), ("6", True), ("7", True)]
    assert [row.split(",")[0] for row in sheet_csv(Texts(), later.referee).splitlines()] == ["Round", "5", "Total"]
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(figure_table(sheet))
    assert " 5  2-2" in out.getvalue()
    assert " 1 " not in out.getvalue()


def test_the_chart_counts_rounds_as_the_match_does(later: TableSession) -> None:
    page = drawn(Presenter(later).match.sheet(), DisplaySettings(), (0, 0, 800, 700))
    (chart,) = [picture for picture in page.pictures if isinstance(picture, ChartPicture)]
    assert (chart.first, chart.rounds) == (5, 3)


def test_the_last_engine_of_super_train_is_shown_as_the_tile_that_it_is() -> None:
    position = "position round=14 turn=A ends=A:3 hands=A:3-4,B:5-6"
    record = read_record(f"roundhouse record 1\ngame super-train seats=2\n{position}\n")
    table = TableSession(record.game, [SeatedPlayer("Ann"), SeatedPlayer("Bo")], start=record.start)
    assert table.call_text("3-4 on Ann")[0].allowed
    match = Presenter(table).match
    assert match.round_won().engine == match.result().engine == ("train", "train")


def test_a_round_is_corrected_by_its_number_in_the_match(later: TableSession) -> None:
    referee = later.referee
    assert later.call(Correct(0, 0, 99)).ruling.why == "no_such_round"
    Presenter(later).submit(actions.CorrectScore(RoundIndex(4), Seat(1), -6))
    assert referee.match.totals == (5, -6)
    assert referee.match.corrections == [(4, 1, -5, -6)]
    assert Presenter(later).match.sheet().lines[0].cells[2].text == "−6*"
    text = record_text(later)
    assert "correct 5 Bo -6" in text
    assert read_record(text).match().totals == (5, -6)


def test_a_shuffle_is_sealed_for_the_round_that_it_is_dealt_in() -> None:
    record = read_record(LATER)
    table = TableSession(record.game, [SeatedPlayer("Ann"), SeatedPlayer("Bo")], start=record.start)
    for event in record.events:
        assert table.call(event).allowed
    table.mode.go_on()
    assert [sealed.round for sealed in table.referee.made.seals] == [5]
    assert "round 6: the shuffle was sealed" in record_text(table)
