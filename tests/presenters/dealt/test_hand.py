"""One's own hand in a window: its order, and how a tile lies that fits both ways."""

from itertools import pairwise

from tests.window.headless_table import HeadlessTable

from roundhouse import actions
from roundhouse.actions.action import Index
from roundhouse.dominoes import hand_of, tiles_in
from roundhouse.games import MexicanTrain
from roundhouse.indices import TileId
from roundhouse.presenters.dealt.hand_selection import HandOrder
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.table_request import TableRequest
from roundhouse.records.preferences import Preferences


def test_a_hand_is_ordered_into_its_longest_train_and_by_hand() -> None:
    headless = HeadlessTable()
    view = headless.until_mine()
    before = {tile.key for tile in view.hand}
    view = headless.do(actions.SortHand())
    assert {tile.key for tile in view.hand} == before
    ends = [(tile.upper, tile.lower) for tile in view.hand]
    assert ends[0][0] == view.trains[0].ends[0], "it begins where one's train is open"
    joined = [first[1] == second[0] for first, second in pairwise(ends)]
    assert joined[0]
    assert sum(joined) >= len(ends) // 2
    first, last = view.hand[0], len(view.hand) - 1
    moved = headless.do(actions.MoveTile(Index(0), Index(last)))
    assert [tile.key for tile in moved.hand] == [*(tile.key for tile in view.hand[1:]), first.key]
    headless.do(actions.PickTile(Index(last)))
    position = headless.referee.position
    assert position is not None
    picked = next(tile for tile in headless.view.hand if tile.picked)
    assert picked.key == first.key, "what is picked is what is seen at this place"
    headless.do(actions.PickTile(), actions.PickTile())
    while len(headless.view.hand) == len(before):
        headless.table.call(headless.table.computers.move(0))
        headless.until_mine()
    kept = [tile.key for tile in headless.view.hand if tile.key in before]
    assert kept == [tile.key for tile in moved.hand if tile.key in set(kept)], "the order stays while tiles come and go"


def test_the_next_touch_sorts_by_number_and_then_the_doubles_first() -> None:
    headless = HeadlessTable()
    headless.until_mine()
    train = headless.do(actions.SortHand()).hand
    assert sum(tile.apart for tile in train) <= 1
    by_number = headless.do(actions.SortHand()).hand
    ends = [(tile.upper, tile.lower) for tile in by_number]
    assert ends == sorted(ends) and not any(tile.apart for tile in by_number)
    doubles = [tile.upper == tile.lower for tile in headless.do(actions.SortHand()).hand]
    assert doubles == sorted(doubles, reverse=True) and any(doubles)
    assert headless.do(actions.SortHand()).hand == train, "and around again"


def test_a_gap_lies_behind_ones_own_train() -> None:
    game = MexicanTrain(2)
    hand = hand_of(game.tiles.tile(*ends) for ends in ((6, 1), (12, 5), (5, 1), (2, 2)))
    order = HandOrder()
    order.arrange(game, hand, (12,), "dealt")
    assert order.apart == game.tiles.tile(2, 2)
    order.move(order.tiles(list(map(TileId, tiles_in(hand)))), TileId(game.tiles.tile(6, 1)), 0)
    assert order.apart is None, "who moves tiles makes gaps of their own"


def test_after_a_play_the_next_touch_sorts_another_way() -> None:
    game = MexicanTrain(2)
    hand = hand_of(game.tiles.tile(*ends) for ends in ((1, 2), (0, 1), (0, 12), (0, 11)))
    order = HandOrder()
    order.arrange(game, hand, (12,), "dealt")
    played, *by_train = order.tiles(list(map(TileId, tiles_in(hand))))
    rest, end = hand & ~(1 << played), order.joined[by_train[0]]
    order.arrange(game, rest, (end,), "train")
    assert order.tiles(list(map(TileId, tiles_in(rest)))) != by_train


def test_a_tile_that_is_moved_by_keys_stays_picked() -> None:
    headless = HeadlessTable()
    picked = headless.until_mine().hand[0]
    headless.do(actions.PickTile(Index(0)))
    for place in (1, 2):
        view = headless.do(actions.MoveTile(Index(place - 1), Index(place), held=True))
        assert view.hand[place].key == picked.key
        assert [tile.picked for tile in view.hand].index(True) == place


def letters_in_hand() -> tuple[HeadlessTable, int]:
    """A window of Super Train where the person may play, and the place of a letter in the hand."""
    for seed in range(40):
        headless = HeadlessTable(TableRequest("super-train", "Ann", 2, {}, "greedy", str(seed)))
        headless.until_mine()
        for index, tile in enumerate(headless.view.hand):
            if tile.playable and "train" in tile.key and not tile.key <= {"train", *range(13)}:
                return headless, index
    raise AssertionError("no letter was dealt")


def test_a_tile_that_fits_both_ways_lies_as_it_was_turned() -> None:
    headless, index = letters_in_hand()
    before = headless.do(actions.PickTile(Index(index)))
    assert "turn" in [button.wire for button in before.buttons if button.label]
    after = headless.do(actions.TurnTile())
    first, turned = before.targets[0], after.targets[0]
    assert (turned.train, turned.tile.joined, turned.tile.opened) == (first.train, first.tile.opened, first.tile.joined)
    assert headless.do(actions.TurnTile()).targets == before.targets
    headless.do(actions.TurnTile(), actions.DropTile(turned.train, turned.end))
    train = next(each for each in headless.view.trains if any(tile.last_play for tile in each.tiles))
    laid = next(tile for tile in train.tiles if tile.last_play)
    assert (laid.joined, laid.opened) == (turned.tile.joined, turned.tile.opened)


def test_a_tile_that_fits_one_way_has_no_button_to_turn_it() -> None:
    headless = HeadlessTable()
    headless.until_mine()
    assert "turn" not in [
        button.wire for button in headless.do(actions.PickTile(Index(headless.playable()))).buttons if button.label
    ]


def test_a_hand_that_is_dealt_or_resumed_lies_in_the_chosen_way() -> None:
    headless = HeadlessTable()
    headless.until_mine()
    position = headless.referee.position
    assert position is not None and headless.presenter.context.hand.hand == position.known_tiles(0)
    for order in ("train", "number", "doubles"):
        headless.presenter.apply_preferences(Preferences(order=order))
        chosen = headless.do().hand
        assert headless.do(actions.SortHand()).hand != chosen, "it lay in this way, so the next one comes"
        resumed = Presenter(headless.table)
        resumed.apply_preferences(Preferences(order=order))
        assert [tile.key for tile in resumed.present().table.hand] == [tile.key for tile in chosen]


def test_the_hand_of_the_next_round_lies_as_the_last_one_was_sorted() -> None:
    headless = HeadlessTable()
    headless.until_mine()
    headless.do(actions.SortHand(), actions.SortHand())
    assert headless.presenter.context.hand.way == "number"
    while headless.referee.position is not None:
        headless.table.call(headless.table.computers.move(headless.referee.position.turn))
    headless.table.mode.begin()
    ends = [(tile.upper, tile.lower) for tile in headless.until_mine().hand]
    assert ends == sorted(ends)
