"""The lamps never take more current than the supply can deliver, and keep their balance of colors."""

from roundhouse_hub.lamps import current_limit
from roundhouse_hub.lamps.paint import frame
from roundhouse_hub.ticks import LAST_TICK, ticks_add


def lit(red, green, blue, lamps=13):
    lamps_lit = frame()
    for lamp in range(lamps):
        lamps_lit[3 * lamp : 3 * lamp + 3] = bytes((red, green, blue))
    return lamps_lit


def wire(red, green, blue, lamps=13):
    out = bytearray(39)
    current_limit.drive(out, lit(red, green, blue, lamps))
    return out


def test_dark_stays_dark():
    assert wire(0, 0, 0) == bytearray(39)


def test_the_wire_has_green_first():
    assert wire(255, 0, 0, lamps=1)[:3] == bytes((0, 255, 0))
    assert wire(0, 255, 0, lamps=1)[:3] == bytes((255, 0, 0))
    assert wire(0, 0, 255, lamps=1)[:3] == bytes((0, 0, 255))


def test_half_brightness_to_the_eye_is_a_fifth_of_the_light():
    assert wire(128, 128, 128, lamps=1)[0] == 56
    assert list(current_limit.LINEAR) == sorted(current_limit.LINEAR)


def limited(what, limit, now=0):
    out = bytearray(39)
    current_limit.drive(out, what, limit.step(current_limit.demand(what), now))
    return out


def test_all_white_is_dimmed_to_the_budget():
    for volume in range(11):
        for supply in (current_limit.USB_MA, current_limit.BATTERY_MA, 300):
            limit = current_limit.CurrentLimit()
            limit.set_supply(supply)
            limit.set_volume(volume)
            out = limited(lit(255, 255, 255), limit)
            assert len(set(out)) == 1
            allowed = current_limit.budget(supply, volume)
            assert allowed - 50 < current_limit.milliamperes(out) <= allowed


def test_dimming_keeps_the_color():
    out = limited(lit(255, 128, 64), current_limit.CurrentLimit())
    assert abs(out[0] / out[1] - 56 / 255) < 0.05


def test_a_dark_lamp_takes_a_milliampere():
    assert current_limit.milliamperes(bytearray(39)) == 13
    assert current_limit.milliamperes(bytearray([255] * 39)) == 13 + 780


def test_a_blinking_lamp_does_not_make_its_neighbors_flicker():
    limit = current_limit.CurrentLimit()
    shares = set()
    for now in range(0, 20000, 20):
        on = now // 500 % 2 == 0
        shares.add(limit.step(current_limit.demand(lit(255, 255, 255, 12 if on else 3)), now))
    assert len(shares) == 1 and min(shares) < 256


def test_dimming_is_lifted_slowly():
    limit = current_limit.CurrentLimit()
    limit.step(current_limit.demand(lit(255, 255, 255)), 0)
    dimmed = limit.share
    few = current_limit.demand(lit(255, 255, 255, 2))
    shares = [limit.step(few, now) for now in range(20, 15000, 20)]
    assert shares[current_limit.HOLD_MS // 20 - 2] == dimmed and shares[-1] == 256
    assert max(shares[at + 1] - shares[at] for at in range(len(shares) - 1)) == 1


def test_the_limit_holds_across_the_wrap_of_the_clock():
    limit = current_limit.CurrentLimit()
    white, few = (current_limit.demand(lit(255, 255, 255, lamps)) for lamps in (13, 2))
    dimmed = limit.step(white, LAST_TICK - 1000)
    assert limit.step(few, ticks_add(LAST_TICK - 1000, 2000)) == dimmed
    assert limit.step(few, ticks_add(LAST_TICK - 1000, current_limit.HOLD_MS + 1)) == dimmed + 1


def test_a_lamp_that_is_lit_is_never_dimmed_to_nothing():
    out = bytearray(39)
    current_limit.drive(out, lit(9, 0, 0), 1)
    assert out[1] == 1 and out[0] == 0


def test_a_few_lamps_are_not_dimmed():
    assert wire(255, 255, 255, lamps=4)[:12] == bytes([255] * 12)
