"""A score that was read wrong is corrected, by touch and by keys."""

from __future__ import annotations

import pygame
from tests.window.screens.app_driver import AppDriver
from tests.window.screens.fast_matches import deal, finish_round, texts

from roundhouse.games.match.match import Correct
from roundhouse.presenters.pages.match import ScoreCorrectionPage
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.table.dealt_screen import DealtScreen


def test_a_score_is_corrected_by_touch_and_by_keys_and_undone(app: AppDriver) -> None:
    table = deal(app, "mexican-train", "person", rounds="3")
    finish_round(app, table)
    match = table.referee.match
    before = match.totals
    app.touch("cell:0:1")
    assert shows(app.screen, ScoreCorrectionPage)
    for digit in "472":
        app.touch(f"key:{digit}")
    app.touch("key:erase")
    app.touch("take")
    assert shows(app.screen, ScoresPage)
    assert match.totals == (before[0], 47, *before[2:])
    assert app.control("cell:0:1").label == "47*"
    assert "+47*" in texts(app), "its tiles add up to something else"
    app.press("correct")
    app.walk_to("who")
    for _ in range(3):
        app.key(pygame.K_RIGHT)
    app.write("3")
    app.press("take")
    assert match.events[-1] == Correct(0, 3, 3)
    app.touch("undo")
    app.touch("undo")
    assert shows(app.screen, ScoresPage)
    assert match.totals == before
    app.touch("undo")
    assert isinstance(app.screen, DealtScreen)
    assert match.position is not None
    finish_round(app, table)
    assert shows(app.screen, ScoresPage), "the scores come up again"
