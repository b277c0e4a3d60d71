"""What the lamps do when no table needs them: toy play, the attract show, sleep."""

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
        seen.add(max((lamp for lamp in range(12) if lamp != 3), key=lambda lamp, f=lamps: sum(f[lamp])))
        assert lamps[ENGINE] != DARK
        assert sum(lamps[3]) > sum(SEAT_COLORS[3]) // 2
    assert seen == set(range(12)) - {3}
