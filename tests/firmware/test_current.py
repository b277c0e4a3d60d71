"""The lamps never ask the supply for more than it leaves, and keep their balance of colors."""

from roundhouse_hub.lamps import current
from roundhouse_hub.lamps.show import frame


def wire(red, green, blue, lamps=13):
    lit = frame()
    for lamp in range(lamps):
        lit[3 * lamp : 3 * lamp + 3] = bytes((red, green, blue))
    out = bytearray(39)
    current.drive(out, lit)
    return out


def test_dark_stays_dark():
    assert wire(0, 0, 0) == bytearray(39)


def test_the_wire_wants_green_first():
    assert wire(255, 0, 0, lamps=1)[:3] == bytes((0, 255, 0))
    assert wire(0, 255, 0, lamps=1)[:3] == bytes((255, 0, 0))
    assert wire(0, 0, 255, lamps=1)[:3] == bytes((0, 0, 255))


def test_half_for_the_eye_is_a_fifth_of_the_light():
    assert wire(128, 128, 128, lamps=1)[0] == 56
    assert list(current.LINEAR) == sorted(current.LINEAR)


def test_all_white_is_dimmed_to_the_budget():
    out = wire(255, 255, 255)
    assert len(set(out)) == 1
    assert current.BUDGET_MA * 0.9 < current.milliamperes(out) <= current.BUDGET_MA


def test_dimming_keeps_the_color():
    out = wire(255, 128, 64)
    assert current.milliamperes(out) <= current.BUDGET_MA
    assert abs(out[0] / out[1] - 56 / 255) < 0.05


def test_a_few_lamps_are_not_dimmed():
    assert wire(255, 255, 255, lamps=4)[:12] == bytes([255] * 12)
