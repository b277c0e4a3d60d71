"""A score that was read wrong is corrected, by touch and by keys, also where that decides the match."""

from __future__ import annotations

import pygame
from tests.window.screens.app_driver import AppDriver
from tests.window.screens.fast_matches import deal, finish_match, finish_round

from roundhouse.games.match.match import Correct
from roundhouse.window.screens.match.score_correction import ScoreCorrection
from roundhouse.window.screens.match.scores_page import Scores
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.table.dealt_screen import Dealt


def test_a_score_is_corrected_by_touch_and_by_keys_and_undone(app: AppDriver) -> None:
    table = deal(app, "mexican-train", "person", rounds="3")
    finish_round(app, table)
    match = table.referee.match
    before = match.totals
    app.touch("cell:0:1")
    assert isinstance(app.screen, ScoreCorrection)
    for digit in "472":
        app.touch(f"digit:{digit}")
    app.touch("erase")
    app.touch("take")
    assert isinstance(app.screen, Scores)
    assert match.totals == (before[0], 47, *before[2:])
    assert app.control("cell:0:1").label == "47*"
    assert app.control("hand:1").value == "+47*", "its tiles add up to something else"
    app.press("select-score")
    app.walk_to("who")
    for _ in range(3):
        app.key(pygame.K_RIGHT)
    app.key(pygame.K_3)
    app.press("take")
    assert match.events[-1] == Correct(0, 3, 3)
    app.touch("undo")
    app.touch("undo")
    assert isinstance(app.screen, Scores)
    assert match.totals == before
    app.touch("undo")
    assert isinstance(app.screen, Dealt)
    assert match.position is not None
    finish_round(app, table)
    assert isinstance(app.screen, Scores), "the scores come up again"


def test_a_correction_can_reopen_a_match_and_end_it(app: AppDriver) -> None:
    table = deal(app, "slosh", "person")
    finish_match(app, table)
    match = table.referee.match
    (leader, *_) = match.leaders
    last = len(match.results) - 1
    most = max(match.results[number].points[leader] for number in range(last + 1))
    number = next(at for at in range(last + 1) if match.results[at].points[leader] == most)
    app.touch("sheet")
    app.touch(f"cell:{number}:{leader}")
    app.touch("digit:0")
    app.touch("take")
    assert not match.over
    app.touch("table")
    app.wait(4400)
    assert isinstance(app.screen, Scores), "the match goes on"
    assert app.page.control("next") is not None
    app.touch("undo")
    assert match.over
    app.touch("table")
    app.wait(4400)
    assert isinstance(app.screen, WinnerScreen)
