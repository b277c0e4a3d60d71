"""The table in a window: the picture follows the referee, and clicks reach the referee."""

import re
from itertools import pairwise

import pytest
from tests.window.headless_table import SMALL, HeadlessTable

from roundhouse import actions
from roundhouse.games.core.moves import DRAW, Play
from roundhouse.games.core.position import Stage
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.table.table_view import table_view
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee.session.pacing import PACE_MS


def test_computer_players_move_at_a_pace() -> None:
    headless = HeadlessTable()
    steps = []
    for _ in range(40):
        headless.now += PACE_MS // 10
        headless.do()
        steps.append(headless.referee.steps)
    assert all(0 <= later - earlier <= 1 for earlier, later in pairwise(steps))
    assert steps[5] == 2


def test_the_view_shows_what_the_seat_may_see() -> None:
    headless = HeadlessTable()
    view = headless.until_mine()
    position = headless.referee.position
    assert position is not None
    assert [(tile.upper, tile.lower) for tile in view.hand] == [
        position.game.tiles.ends[tile] for tile in position.known_tiles(0)
    ]
    assert [row.hand for row in view.rows] == [position.count(0), position.count(1), position.count(2), None]
    assert view.boneyard == position.boneyard
    assert view.engine == (9, 9)
    assert view.scene == headless.table.output.scene
    assert view.rows[0].turn
    playable = {move.tile for move in headless.referee.legal() if isinstance(move, Play)}
    assert sum(tile.playable for tile in view.hand) == len(playable)


def test_every_tile_on_the_table_is_in_the_view_once() -> None:
    headless = HeadlessTable()
    for _ in range(60):
        headless.now += PACE_MS
        position = headless.referee.position
        if position is not None and headless.referee.in_turn is not None and headless.referee.in_turn.is_person:
            headless.table.call(headless.table.computers.move(0))
        view = headless.do()
        table = headless.referee.table
        if table is None:
            continue
        keys = [tile.key for train in view.trains for tile in train.tiles]
        assert len(keys) == len(set(keys)) == table.laid.bit_count() - 1
        for train in view.trains:
            ends = [end for tile in train.tiles for end in (tile.joined, tile.opened)]
            assert ends[1:-1:2] == ends[2::2], "tiles that touch are equal where they touch"
            if train.tiles:
                assert train.tiles[-1].opened == train.ends[-1]
                assert train.tiles[0].joined == 9


def test_the_leader_reads_what_to_do_how_many_deals_it_took_and_why() -> None:
    headless = HeadlessTable(TableRequest("basic-trains", "Ann,Bo,Cy,Di,Ed", 5, {}, "greedy", "5"))
    message = headless.do(actions.ShowHand()).message
    assert re.fullmatch(
        r"It took \d+ deals to get hands that can be played\. Bo begins, with the highest double\. "
        r"Lay \d+-\d+ as the engine\.",
        message.text,
    )
    assert (message.tone, message.title) == ("turn", "Bo's turn")


@pytest.mark.parametrize("game", ["mexican-train", "station", "derailing"])
def test_a_draw_is_in_brass_where_nothing_else_can_be_done(game: str) -> None:
    headless = HeadlessTable(TableRequest(game, "Ann", 4, {}, "greedy", "7"))
    found, drew = set(), 0
    for _ in range(60):
        view = headless.until_mine()
        if headless.referee.position is None:
            headless.do(actions.NextRound())
            continue
        fits = any(tile.playable for tile in view.hand)
        in_brass = any(button.wire == "draw" and button.primary for button in view.buttons)
        assert in_brass == (not fits and DRAW in headless.referee.legal())
        if headless.referee.position.stage == Stage.DREW and DRAW not in headless.referee.legal():
            drew += 1
            assert not any(button.wire == "draw" and button.enabled for button in view.buttons)
        found.add((fits, DRAW in headless.referee.legal()))
        headless.table.call(headless.table.computers.move(0))
    assert (False, True) in found and drew
    assert game != "station" or (True, True) in found, "there it may be drawn instead of playing"


def test_after_the_round_no_double_waits_to_be_covered() -> None:
    waited = 0
    for seed in range(40):
        headless = HeadlessTable(
            TableRequest("mexican-train", "Ann", 2, {"set": "6", "rounds": "1"}, "greedy", str(seed))
        )
        while not headless.referee.match.over:
            if headless.table.step() is None:
                headless.table.call(headless.table.computers.move(0))
        table = headless.referee.table
        assert table is not None
        waited += bool(table.doubles)
        assert not any(tile.duty for train in headless.do().trains for tile in train.tiles)
    assert waited


def test_a_table_before_its_first_round_can_be_drawn_too() -> None:
    view = table_view(Texts(), new_table(SMALL).referee)
    assert view.hand == ()
    assert len(view.trains) == 4
