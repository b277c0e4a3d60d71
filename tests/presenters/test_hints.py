"""Hints at a table in a window: what can be played, what the computer would play, and why a tile cannot be."""

from __future__ import annotations

import pytest
from tests.window.headless_table import HeadlessTable

from roundhouse.games.moves import DRAW, Play
from roundhouse.presenters.views import Submission
from roundhouse_hub.lamps.scene import FITS


def test_a_hint_asked_again_shows_what_else_can_be_played() -> None:
    headless = HeadlessTable()
    headless.until_mine()
    plays = {(move.tile, move.train) for move in headless.referee.legal() if isinstance(move, Play)}
    told = []
    for _ in range(len(plays)):
        view = headless.do(Submission("hint"))
        told.append(view.message.text.split(".")[0])
        assert any(tile.picked and tile.playable for tile in view.hand)
    assert len(set(told)) == len(plays)
    assert headless.do(Submission("hint")).message.text.split(".")[0] == told[0], "then the first again"


@pytest.mark.parametrize(("language", "public"), [("en", "on the Mexican Train."), ("es", "en el Tren Mexicano.")])
def test_a_hint_names_trains_as_people_do(language: str, public: str) -> None:
    headless = HeadlessTable()
    headless.presenter.language = language
    headless.until_mine()
    plays = [move for move in headless.referee.legal() if isinstance(move, Play)]
    assert any(move.train >= headless.referee.game.seats for move in plays)
    assert any(public in headless.do(Submission("hint")).message.text for _ in plays)


def test_a_hint_where_nothing_fits_says_what_to_do() -> None:
    headless = HeadlessTable()
    for _ in range(60):
        headless.until_mine()
        if headless.referee.legal() == [DRAW]:
            assert headless.do(Submission("hint")).message.text == "The computer would play: draw."
            return
        if headless.referee.position is None:
            headless.do(Submission("next"))
        else:
            headless.table.call(headless.table.computer_move(0))
    raise AssertionError("something fitted always")


def unplayable(headless: HeadlessTable) -> int:
    """Lets the round go on until the person may play, and holds a tile that may not be."""
    for _ in range(40):
        view = headless.until_mine()
        dull = [index for index, tile in enumerate(view.hand) if not tile.playable]
        if dull and len(dull) < len(view.hand):
            return dull[0]
        headless.table.call(headless.table.computer_move(0))
    raise AssertionError("every tile could be played")


def test_a_tile_that_cannot_be_played_says_why_when_it_is_touched_twice() -> None:
    headless = HeadlessTable()
    index = unplayable(headless)
    before, steps = headless.referee.position, headless.referee.steps
    view = headless.do(Submission("pick", (index,)))
    assert "why" in [button.id for button in view.buttons]
    assert view.refused_train is None
    view = headless.do(Submission("pick"))
    assert view.message.tone == "refused"
    assert (view.refused_train, view.refused_at) == (0, headless.now), "one's own train is the likeliest"
    assert view.hand[index].picked
    assert (headless.referee.position, headless.referee.steps) == (before, steps), "asking is no call"
    assert not headless.do(Submission("pick")).hand[index].picked, "the third touch puts it back"
    headless.do(Submission("pick", (index,)))
    assert headless.do(Submission("why")).message.tone == "refused"


def test_a_hint_picks_the_tile_so_that_the_table_shows_where_it_goes() -> None:
    headless = HeadlessTable()
    headless.until_mine()
    hint = headless.do(Submission("hint"))
    picked = next(tile for tile in hint.hand if tile.picked)
    assert {target.tile.key for target in hint.targets} == {picked.key}
    assert FITS in hint.scene.lamps
