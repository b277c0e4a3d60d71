"""The wrapping clock agrees with MicroPython's own."""

from tests.firmware.expected_errors import raised

from roundhouse_hub.ticks import HALF, LAST_TICK, ticks_add, ticks_diff


def test_differences_go_both_ways_around_the_wrap():
    assert ticks_diff(10, 3) == 7
    assert ticks_diff(3, 10) == -7
    assert ticks_diff(2, LAST_TICK) == 3
    assert ticks_diff(LAST_TICK, 2) == -3
    assert ticks_diff(HALF, 0) == -HALF
    assert ticks_diff(HALF - 1, 0) == HALF - 1


def test_adding_goes_around_the_wrap():
    assert ticks_add(LAST_TICK, 1) == 0
    assert ticks_add(0, -1) == LAST_TICK
    assert ticks_add(LAST_TICK, HALF) == HALF - 1
    assert ticks_add(5, -3) == 2


def test_adding_and_taking_the_difference_undo_each_other():
    for start in (0, 1, 12345, HALF - 1, HALF, LAST_TICK):
        for step in (0, 1, -1, 1000, -1000, HALF - 1, 1 - HALF):
            assert ticks_diff(ticks_add(start, step), start) == step


def test_a_step_of_more_than_half_the_round_is_refused():
    assert (ticks_add(0, HALF), ticks_add(0, 1 - HALF)) == (HALF, HALF + 1)
    for step in (HALF + 1, -HALF):
        assert raised(OverflowError, ticks_add, 0, step)
