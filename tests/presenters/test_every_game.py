"""Basic Trains and Slosh in a window: each train is seen as it lies, from tile to tile of a round."""

from __future__ import annotations

import pytest
from tests.window.headless_table import HeadlessTable

from roundhouse import actions
from roundhouse.presenters.views import TableView
from roundhouse.program.table_request import TableRequest


def seen_as_laid(headless: HeadlessTable, view: TableView) -> None:
    """Every tile of every train is in view, and goes on where the one before it ends."""
    for train, line in zip(view.trains, headless.referee.match.lines(), strict=True):
        ends = [end for tile in train.tiles for end in (tile.joined, tile.opened)]
        assert ends[1:-1:2] == ends[2::2]
        assert len(train.tiles) == len(line)


def test_in_basic_trains_a_double_is_laid_by_picking_it_and_left_is_left() -> None:
    headless = HeadlessTable(TableRequest("basic-trains", "Ann", 4, {}, "greedy", "3"))
    headless.until_mine()
    headless.do(actions.PickTile(headless.playable()))
    assert headless.referee.match.lines()[0]
    for _ in range(40):
        view = headless.until_mine()
        if headless.referee.position is None:
            break
        seen_as_laid(headless, view)
        for train in view.trains:
            if train.tiles:
                assert (train.tiles[0].joined, train.tiles[-1].opened) == train.ends
        playable = [index for index, tile in enumerate(view.hand) if tile.playable]
        if not playable:
            headless.do(actions.Done())
            continue
        view = headless.do(actions.PickTile(playable[0]))
        target = view.targets[-1]
        view = headless.do(actions.DropTile(target.train, target.end))
        laid = view.trains[target.train].tiles[-1 if target.end else 0]
        assert (laid.key, laid.last_play) == (target.tile.key, True)


@pytest.mark.parametrize("rule", ["", "own_engines", "neighbor"])
def test_a_round_of_slosh_is_played_by_clicks_from_the_engine_on(rule: str) -> None:
    headless = HeadlessTable(TableRequest("slosh", "Ann", 4, {rule: "yes"} if rule else {}, "greedy", "3"))
    for _ in range(80):
        view = headless.until_mine()
        position = headless.referee.position
        if position is None:
            break
        laid = bool(position.laid >> position.game.tiles.tile(4, 4) & 1)
        assert view.engine == ((4, 4) if laid and rule != "own_engines" else None)
        seen_as_laid(headless, view)
        for train in view.trains:
            if train.tiles and rule != "own_engines":
                assert train.tiles[0].joined == 4
        playable = [index for index, tile in enumerate(view.hand) if tile.playable]
        if not playable:
            headless.do(actions.Done())
        else:
            view = headless.do(actions.PickTile(playable[0]))
            if view.targets:
                headless.do(actions.DropTile(view.targets[-1].train, view.targets[-1].end))
    assert headless.referee.match.results
