"""The tiles that are heard when a table changes."""

from dataclasses import replace

from tests.window.headless_table import HeadlessTable
from tests.window.table.sample_views import four_players

from roundhouse import actions
from roundhouse.actions.action import Index
from roundhouse.presenters.views import TableView, TileView
from roundhouse.window.table.arrangement import arrange
from roundhouse.window.tile_sounds import WIDTH, tile_sounds

SIZE = 1280, 800


def heard(before: TableView, after: TableView) -> list[str]:
    return [sound.kind for sound in tile_sounds(arrange(before, SIZE), arrange(after, SIZE))]


def with_tile(view: TableView, train: int, tile: TileView) -> TableView:
    trains = list(view.trains)
    trains[train] = replace(trains[train], tiles=(*trains[train].tiles, tile))
    return replace(view, trains=tuple(trains))


def test_each_tile_clicks_by_who_laid_it_and_how_it_lies() -> None:
    view = four_players()
    own = view.hand[0]
    assert heard(view, view) == []
    assert heard(view, with_tile(view, 0, TileView(own.upper, own.lower))) == ["firm"]
    assert heard(view, with_tile(view, 1, TileView(90, 91))) == ["soft"]
    assert heard(view, with_tile(view, 1, TileView(90, 90, crosswise=True))) == ["hard"]


def test_a_tile_is_heard_from_the_side_where_it_lies() -> None:
    view = four_players()
    for train in range(len(view.trains)):
        after = arrange(with_tile(view, train, TileView(90, 91)), SIZE)
        (sound,) = tile_sounds(arrange(view, SIZE), after)
        place = after.layout.trains[train].tiles[-1]
        assert place is not None and sound.pan == WIDTH * (2 * place.x / SIZE[0] - 1)
        assert sound.delay > 0
    (still,) = tile_sounds(arrange(view, SIZE), arrange(replace(after.view, less_motion=True), SIZE))
    assert still.delay == 0


def test_draws_and_rounds_are_heard() -> None:
    view = replace(four_players(), boneyard=20)
    assert heard(view, replace(view, boneyard=19)) == ["draw"]
    assert heard(view, replace(view, round_key=view.round_key + 1)) == ["shuffle"]


def test_a_played_tile_is_heard_once() -> None:
    table = HeadlessTable()
    before = table.until_mine()
    picked = table.do(actions.PickTile(Index(table.playable())))
    target = picked.targets[0]
    played = table.do(actions.DropTile(target.train, target.end))
    assert heard(before, picked) == []
    assert heard(picked, played) == ["hard" if target.tile.crosswise else "firm"]
