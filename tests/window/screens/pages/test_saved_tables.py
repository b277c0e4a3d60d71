"""Tables that wait: what they say of themselves, and throwing one away."""

from tests.window.screens.app_driver import AppDriver

from roundhouse.presenters.pages.journal import SavedTablesPage
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.table.dealt_screen import DealtScreen


def a_table(app: AppDriver, kinds: tuple[str, ...] = ("person", "greedy"), rounds: int = 1) -> None:
    """A dealt table that was left after this many rounds."""
    app.sit("mexican-train", kinds, deal="4")
    presenter = app.services.new_table()
    table = presenter.session
    for _ in range(rounds):
        table.mode.begin()
        while (position := table.referee.position) is not None:
            table.call(table.computers.move(position.turn))
    app.services.leave(presenter)


def test_a_table_that_waits_says_mode_round_points_and_when(app: AppDriver) -> None:
    a_table(app)
    app.open()
    app.touch("waiting")
    (row,) = [control for control in app.page.controls if control.name.startswith("saved:")]
    assert row.label == "Mexican Train · Dealt here"
    kept = app.services.unfinished_tables()[0]
    summary = app.services.summary(kept)
    assert summary is not None
    ada, bo = summary.totals
    assert row.detail == f"Round 2: Ada {ada.points}, Bo {bo.points}"
    assert str(kept.begun.astimezone().year) in row.value


def test_a_table_is_thrown_away_after_one_question(app: AppDriver) -> None:
    a_table(app)
    a_table(app, rounds=0)
    app.open()
    app.touch("waiting")
    app.touch("throw:1")
    assert "Throw this table away?" in app.said()
    app.touch("back")
    assert len(app.services.unfinished_tables()) == 2, "it was kept"
    app.touch("throw:1")
    app.touch("throw")
    assert shows(app.screen, SavedTablesPage)
    assert app.page.control("saved:1") is None
    assert [match.table for match in app.services.match_history().matches] == ["mexican-train-2"]
    app.touch("saved:2")
    assert isinstance(app.screen, DealtScreen)


def test_at_a_real_table_a_seat_is_a_persons(app: AppDriver) -> None:
    app.sit("mexican-train", ("person", "casual", "casual"))
    for mode, chosen_there in (("called", False), ("dealt", True)):
        app.touch(f"mode:{mode}")
        app.touch("seat:7")
        assert (app.page.control("kind:person") is not None) == ("Who plays" in app.said()) == chosen_there
        app.touch("back")
    assert [place.player for place in app.services.choices.table.places] == ["person", "casual", "casual"]
