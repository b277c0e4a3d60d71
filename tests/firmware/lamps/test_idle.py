"""The lamps without a table: toy play, attract mode, sleep."""

from roundhouse_hub.lamps import idle
from roundhouse_hub.lamps.paint import SEAT_COLORS, as_tuples, frame
from roundhouse_hub.lamps.scene import ENGINE

DARK = (0, 0, 0)


def test_a_hub_without_a_host_shows_a_headlight_and_its_markers():
    out = frame()
    seen = set()
    for now in range(0, idle.HEADLIGHT_MS, 100):
        idle.fill_toy(out, 0b1000, now)
        lamps = as_tuples(out)
        sums = [sum(color) for color in lamps[:12]]
        sums[3] = 0
        seen.add(sums.index(max(sums)))
        assert lamps[ENGINE] != DARK
        assert sum(lamps[3]) > sum(SEAT_COLORS[3]) // 2
    assert seen == set(range(12)) - {3}


def seen_over(fill, milliseconds, step=100):
    out = frame()
    seen = []
    for now in range(0, milliseconds, step):
        fill(out, now)
        seen.append(bytes(out))
    return seen


def test_attract_mode_uses_every_lamp_and_seat_color_and_repeats():
    seen = seen_over(idle.fill_attract, idle.ATTRACT_MS)
    for lamp in range(13):
        assert max(max(each[3 * lamp : 3 * lamp + 3]) for each in seen) > 200
        assert min(max(each[3 * lamp : 3 * lamp + 3]) for each in seen) < 60
    wave = set()
    for each in seen[len(seen) // 2 :]:
        wave.update(as_tuples(each)[:12])
    assert all(any(near(color, seat) for color in wave) for seat in SEAT_COLORS)
    out = frame()
    idle.fill_attract(out, idle.ATTRACT_MS)
    assert bytes(out) == seen[0]


def near(one, other):
    return max(abs(a - b) for a, b in zip(one, other)) < 12


def test_attract_mode_never_jumps():
    before = None
    for each in seen_over(idle.fill_attract, idle.ATTRACT_MS, 20):
        if before is not None:
            total = sum(each[at] - before[at] for at in range(39))
            assert abs(total) < 39 * 255 // 12
        before = each


def test_a_sleeping_hub_shows_only_a_spark_each_time_elsewhere():
    where = []
    for spark in range(4):
        lit = set()
        for each in seen_over(lambda out, now, s=spark: idle.fill_sleep(out, s * idle.SPARK_MS + now), idle.SPARK_MS):
            lit.update(lamp for lamp in range(13) if max(each[3 * lamp : 3 * lamp + 3]))
            assert max(each) < 60
        assert len(lit) == 1
        where += list(lit)
    assert len(set(where)) == 4
