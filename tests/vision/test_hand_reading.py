"""Rendered hands are read, and what is missing or not sure is told."""

import json
from collections.abc import Iterator
from math import inf, nan

import numpy as np
import pytest
from tools.vision.accuracy import Hand, points_of, renderings

from roundhouse.dominoes import double_set, hand_of
from roundhouse.vision.geometry import overlap_share
from roundhouse.vision.hand_reading import read_photo
from roundhouse.vision.readings import HandRules, PhotoReading, TileReading, from_data, to_data


@pytest.fixture(scope="module")
def hands() -> Iterator[list[tuple[Hand, PhotoReading]]]:
    """A few rendered hands with what was read of them."""
    yield [(hand, read_photo(hand.picture, HandRules(hand.tiles, hand.tiles.everything))) for hand in renderings(6)]


def test_most_tiles_of_rendered_hands_are_read(hands: list[tuple[Hand, PhotoReading]]) -> None:
    """The renderings are harder than most photos: dark, blurred, on patterned ground."""
    shown = [(number, {*ends}) for number, (hand, _) in enumerate(hands) for ends, _ in hand.shown]
    read = [(number, {*each.ends}) for number, (_, reading) in enumerate(hands) for each in reading.tiles]
    assert len(shown) > 20
    assert sum(each in read for each in shown) >= len(shown) * 0.7


def test_corners_begin_at_the_end_of_the_first_half(hands: list[tuple[Hand, PhotoReading]]) -> None:
    off = []
    for hand, reading in hands:
        for each in reading.tiles:
            for ends, corners in hand.shown:
                if {*ends} == {*each.ends} and ends[0] != ends[1] and overlap_share(corners, points_of(each)) > 0.7:
                    near = corners if ends == each.ends else np.roll(corners, 2, axis=0)
                    off.append(np.abs(points_of(each) - near).max() / np.linalg.norm(corners[1] - corners[0]))
    assert len(off) > 10
    assert np.median(off) < 0.1, "in widths of a tile"
    assert max(off) < 0.5


def reading_of(*ends: tuple[int, int], count: int | None = None, unread: int = 0) -> PhotoReading:
    tiles = double_set(12)
    corners = ((0.0, 0.0), (10.0, 0.0), (10.0, 20.0), (0.0, 20.0))
    read = [TileReading(tiles.tile(*each), each, corners, 0.97 - 0.2 * index) for index, each in enumerate(ends)]
    return PhotoReading(HandRules(tiles, tiles.everything, count), read, [corners] * unread, None)


def test_a_hand_is_short_when_a_tile_is_missing_or_was_not_read() -> None:
    assert not reading_of((1, 2)).short
    assert not reading_of((1, 2), count=1).short
    assert reading_of((1, 2), count=2).short
    assert reading_of((1, 2), unread=1).short
    assert not reading_of((1, 2), count=1, unread=1).short
    assert reading_of((1, 2), (3, 4), count=2, unread=1).short, "the unread one may be in the place of the doubtful one"


def test_the_reading_as_json() -> None:
    told = reading_of((12, 3), (0, 5), unread=1).enlarged(2).as_json("hand.jpg", 600, 400)
    assert json.loads(json.dumps(told)) == {
        "file": "hand.jpg",
        "width": 600,
        "height": 400,
        "tiles": [
            {
                "halves": [12, 3],
                "corners": [[0, 0], [20, 0], [20, 40], [0, 40]],
                "probability": 0.97,
                "doubtful": False,
            },
            {"halves": [0, 5], "corners": [[0, 0], [20, 0], [20, 40], [0, 40]], "probability": 0.77, "doubtful": True},
        ],
        "unread": [[[0, 0], [20, 0], [20, 40], [0, 40]]],
        "points": 20,
        "short": True,
    }


@pytest.mark.parametrize(("brightness", "trouble"), [(3, "dark"), (128, "blurred")])
def test_a_picture_without_tiles_says_what_may_be_wrong(brightness: int, trouble: str) -> None:
    picture = np.full((200, 300, 3), brightness, np.uint8)
    tiles = double_set(6)
    reading = read_photo(picture, HandRules(tiles, hand_of(range(tiles.size))))
    assert (reading.tiles, reading.unread, reading.trouble) == ([], [], trouble)


def test_a_tile_that_cannot_be_in_the_hand_is_told_as_such(hands: list[tuple[Hand, PhotoReading]]) -> None:
    hand, whole = max(hands, key=lambda each: sum(not tile.doubtful for tile in each[1].tiles))
    gone = max(whole.tiles, key=lambda each: each.probability)
    assert not gone.doubtful
    reading = read_photo(hand.picture, HandRules(hand.tiles, hand.tiles.everything & ~(1 << gone.tile)))
    assert [each.tile for each in reading.elsewhere] == [gone.tile]
    assert {each.tile for each in reading.tiles} == {each.tile for each in whole.tiles} - {gone.tile}
    assert reading.unread == whole.unread


def test_what_the_process_tells_is_heard_as_it_was_and_nothing_else() -> None:
    reading = reading_of((12, 3), (0, 5), unread=1)
    data = json.loads(json.dumps(to_data(reading)))
    assert from_data(reading.rules, data) == reading
    data["tiles"][0]["ends"] = [12, 4]
    with pytest.raises(ValueError, match="no tile"):
        from_data(reading.rules, data)


@pytest.mark.parametrize("far", [inf, -inf, nan, 1e308])
def test_a_corner_is_never_farther_than_a_photo_is_large(far: float) -> None:
    reading = reading_of((12, 3), unread=1)
    data = to_data(reading)
    data["unread"] = [[[far, 0], [10, 0], [10, 20], [0, 20]]]
    with pytest.raises(ValueError, match="no number"):
        from_data(reading.rules, data)
