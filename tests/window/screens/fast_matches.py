"""Matches that are dealt by touch and played to their end in no time."""

from tests.window.screens.app_driver import AppDriver

from roundhouse.referee import TableSession
from roundhouse.window.screens.table.dealt_screen import DealtScreen

PLAYERS = ("Ada", "Bo", "Caleb", "Dana")
SHORT: dict[str, dict[str, str]] = {
    "mexican-train": {"set": "6", "rounds": "2"},
    "derailing": {"rounds": "2"},
    "private-trains": {"rounds": "2"},
    "super-train": {"rounds": "1"},
    "station": {"rounds": "1"},
}


def deal(app: AppDriver, game: str, first: str = "greedy", **rules: str) -> TableSession:
    """Four players sit down at this game: computers, or a person as the first of them."""
    app.sit(game, (first, "greedy", "greedy", "greedy"), **SHORT.get(game, {}) | rules)
    app.touch("deal")
    assert isinstance(app.screen, DealtScreen)
    app.wait(2200)
    return app.screen.presenter.session


def finish_round(app: AppDriver, table: TableSession) -> None:
    """The round is played on in no time; then what is seen comes up by itself."""
    while (position := table.referee.position) is not None:
        if table.step() is None:
            table.call(table.computers.move(position.turn))
    app.wait(4400)


def finish_match(app: AppDriver, table: TableSession) -> None:
    while not table.referee.match.over:
        finish_round(app, table)
        if not table.referee.match.over:
            app.touch("next")
            assert isinstance(app.screen, DealtScreen)
            app.frame()


def texts(app: AppDriver) -> list[str]:
    page = app.page
    return [text.text for text in page.texts] + [control.label for control in page.controls]
