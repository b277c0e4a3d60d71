"""The winner's show: a train in the winner's color, faster and faster, then the whole ring."""

from roundhouse_hub.lamps import winner_show
from roundhouse_hub.lamps.paint import SEAT_COLORS, WHITE, as_tuples, frame
from roundhouse_hub.lamps.scene import Scene

ONE = Scene("c.w.c........", "1.2.3........", -1, 5)
TWO = Scene("w.w.c........", "1.2.3........", -1, 5)


def at(scene, age):
    out = frame()
    winner_show.fill_winner_show(out, scene, age)
    return as_tuples(out)


def heads(scene, first, last):
    """The place of the train's headlight at each moment."""
    return [at(scene, age)[:12].index(WHITE) for age in range(first, last, 20)]


def test_the_train_runs_clockwise_and_faster_and_faster():
    steps = [0] * 4
    seen = heads(ONE, 0, winner_show.RUN_MS)
    for index in range(1, len(seen)):
        moved = (seen[index] - seen[index - 1]) % 12
        assert moved <= 1
        steps[index * 4 // len(seen)] += moved
    assert steps == sorted(steps) and steps[0] < steps[3] // 3
    assert sum(steps) == winner_show.LAPS * 12 - 1


def test_it_is_in_the_winners_color_and_no_other():
    colored = 0
    for age in range(0, winner_show.WINNER_SHOW_MS, 110):
        for color in at(ONE, age)[:12]:
            if color != WHITE:
                level = max(color) * 256 // max(SEAT_COLORS[1])
                assert all(abs(part - full * level // 256) <= 3 for part, full in zip(color, SEAT_COLORS[1]))
                colored += level > 0
    assert colored > 400


def test_two_winners_take_turns():
    colors = set()
    for age in range(0, winner_show.WINNER_SHOW_MS, 20):
        brightest = max((color for color in at(TWO, age)[:12] if color != WHITE), key=max)
        if brightest in SEAT_COLORS:
            colors.add(brightest)
    assert colors == {SEAT_COLORS[0], SEAT_COLORS[1]}


def test_at_the_end_the_whole_ring_shines_alike():
    for age in range(winner_show.RUN_MS, winner_show.WINNER_SHOW_MS, 50):
        assert len(set(at(ONE, age)[:12])) == 1
