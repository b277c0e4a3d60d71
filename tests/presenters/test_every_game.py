"""Basic Trains and Slosh in a window: each train is seen as it lies, from tile to tile of a round."""

import pytest
from tests.window.headless_table import HeadlessTable

from roundhouse.program.table_request import TableRequest


@pytest.mark.parametrize(
    ("game", "rule", "engine"),
    [("basic-trains", "", None), ("slosh", "", (4, 4)), ("slosh", "own_engines", None), ("slosh", "neighbor", (4, 4))],
)
def test_every_train_is_seen_as_it_lies(game: str, rule: str, engine: tuple[int, int] | None) -> None:
    headless = HeadlessTable(TableRequest(game, "Ann", 4, {rule: "yes"} if rule else {}, "greedy", "3"))
    while headless.until_mine() and (position := headless.referee.position) is not None:
        laid = engine is not None and bool(position.laid >> position.game.tiles.tile(*engine) & 1)
        assert headless.view.engine == (engine if laid else None)
        for train, line in zip(headless.view.trains, headless.referee.match.lines(), strict=True):
            ends = [end for tile in train.tiles for end in (tile.joined, tile.opened)]
            assert ends[1:-1:2] == ends[2::2] and len(train.tiles) == len(line)
            if train.tiles:
                first = train.ends[0] if engine is None else engine[0]
                assert (ends[0], ends[-1]) == (first, train.ends[-1])
        headless.table.call(headless.table.computers.move(0))
    assert headless.referee.match.results
