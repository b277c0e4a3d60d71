"""A score that was read wrong is corrected, by touch and by keys, also where that decides the match."""

from __future__ import annotations

import pygame
from tests.window.screens.app_driver import Evening
from tests.window.screens.fast_matches import deal, finish_match, finish_round

from roundhouse.games.match import Correct
from roundhouse.window.screens.dealt import Dealt
from roundhouse.window.screens.score_correction import Correcting
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.winner import Winner


def test_a_score_is_corrected_by_touch_and_by_keys_and_undone(somebody: Evening) -> None:
    table = deal(somebody, "mexican-train", "person", rounds="3")
    finish_round(somebody, table)
    match = table.referee.match
    before = match.totals
    somebody.touch("cell:0:2")
    assert isinstance(somebody.screen, Correcting)
    for digit in "472":
        somebody.touch(f"digit:{digit}")
    somebody.touch("erase")
    somebody.touch("take")
    assert isinstance(somebody.screen, Scores)
    assert match.totals == (before[0], 47, *before[2:])
    assert somebody.control("cell:0:2").label == "47*"
    assert somebody.control("hand:2").value == "+47*", "its tiles add up to something else"
    somebody.press("correct")
    somebody.walk_to("who")
    for _ in range(3):
        somebody.key(pygame.K_RIGHT)
    somebody.key(pygame.K_3)
    somebody.press("take")
    assert match.events[-1] == Correct(0, 3, 3)
    somebody.touch("undo")
    somebody.touch("undo")
    assert isinstance(somebody.screen, Scores)
    assert match.totals == before
    somebody.touch("undo")
    assert isinstance(somebody.screen, Dealt)
    assert match.position is not None
    finish_round(somebody, table)
    assert isinstance(somebody.screen, Scores), "the scores come up again"


def test_a_correction_can_reopen_a_match_and_end_it(somebody: Evening) -> None:
    table = deal(somebody, "slosh", "person")
    finish_match(somebody, table)
    match = table.referee.match
    (leader, *_) = match.leaders
    last = len(match.results) - 1
    most = max(match.results[number].points[leader] for number in range(last + 1))
    number = next(at for at in range(last + 1) if match.results[at].points[leader] == most)
    somebody.touch("sheet")
    somebody.touch(f"cell:{number}:{leader + 1}")
    somebody.touch("digit:0")
    somebody.touch("take")
    assert not match.over
    somebody.touch("table")
    somebody.wait(4400)
    assert isinstance(somebody.screen, Scores), "the match goes on"
    assert somebody.page.control("next") is not None
    somebody.touch("undo")
    assert match.over
    somebody.touch("table")
    somebody.wait(4400)
    assert isinstance(somebody.screen, Winner)
