"""Matches that are dealt by touch and played to their end in no time."""

from __future__ import annotations

from tests.window.screens.app_driver import Evening

from roundhouse.referee import TableSession
from roundhouse.window.screens.dealt import Dealt

PLAYERS = ("Ada", "Bo", "Caleb", "Dana")
SHORT: dict[str, dict[str, str]] = {
    "mexican-train": {"set": "6", "rounds": "2"},
    "derailing": {"rounds": "2"},
    "private-trains": {"rounds": "2"},
    "super-train": {"rounds": "1"},
    "station": {"rounds": "1"},
}


def deal(somebody: Evening, game: str, first: str = "greedy", **rules: str) -> TableSession:
    """Four players sit down at this game: computers, or a person as the first of them."""
    somebody.sit(game, (first, "greedy", "greedy", "greedy"), **SHORT.get(game, {}) | rules)
    somebody.touch("deal")
    assert isinstance(somebody.screen, Dealt)
    somebody.wait(2200)
    return somebody.screen.table


def finish_round(somebody: Evening, table: TableSession) -> None:
    """The round is played on in no time; then what is seen comes up by itself."""
    while (position := table.referee.position) is not None:
        if table.step() is None:
            table.call(table.choice(position.turn))
    somebody.wait(4400)


def finish_match(somebody: Evening, table: TableSession) -> None:
    while not table.referee.match.over:
        finish_round(somebody, table)
        if not table.referee.match.over:
            somebody.touch("next")
            assert isinstance(somebody.screen, Dealt)
            somebody.frame()


def texts(somebody: Evening) -> list[str]:
    page = somebody.page
    return [text.text for text in page.texts] + [control.label for control in page.controls]
