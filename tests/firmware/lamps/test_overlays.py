"""The overlays can be read without words: faults by counting, levels on a scale, the lamp test lamp by lamp."""

from roundhouse_hub.lamps import overlays
from roundhouse_hub.lamps.paint import BRASS, CORAL, as_tuples, frame
from roundhouse_hub.lamps.scene import ENGINE

DARK = (0, 0, 0)


def test_a_fault_flashes_as_often_as_its_code_says_then_rests():
    for code in (1, 2, 5):
        whole = 2 * overlays.FAULT_MS * code + overlays.FAULT_REST_MS
        lit = [overlays.fault_lit(code, now) for now in range(0, 2 * whole, 100)]
        half = len(lit) // 2
        assert lit[:half] == lit[half:]
        assert sum(lit[:half]) == 3 * code
        assert lit[: 6 * code] == ([True] * 3 + [False] * 3) * code
        assert not any(lit[6 * code : half])


def test_without_a_host_a_fault_lights_as_many_slots():
    out = frame()
    for code in (1, 4, 12, 13):
        overlays.fill_fault(out, code, 0)
        seen = as_tuples(out)
        assert [color != DARK for color in seen[:12]] == [slot < code for slot in range(12)]
        assert seen[ENGINE] == CORAL


def test_a_low_battery_fades_only_the_engines_lamp():
    levels = []
    for now in range(0, overlays.LOW_MS, 50):
        out = bytearray([7] * 39)
        overlays.low(out, now)
        assert as_tuples(out)[:12] == [(7, 7, 7)] * 12
        levels.append(sum(as_tuples(out)[ENGINE]))
    ebbing = overlays.EBB_MS // 50
    assert levels[0] == sum(BRASS)
    assert levels[:ebbing] == sorted(levels[:ebbing], reverse=True)
    assert levels[ebbing - 1] < sum(BRASS) // 10
    assert levels[ebbing:] == [21] * (len(levels) - ebbing)


def test_a_level_is_a_scale_with_as_many_bright_lamps():
    out = frame()
    for level in range(11):
        overlays.fill_level(out, level, 10, 0)
        seen = as_tuples(out)
        assert [color == BRASS for color in seen[:12]] == [slot < level for slot in range(12)]
        assert all(DARK != color for color in seen[level:10])
        assert seen[10:12] == [DARK, DARK]
        assert (seen[ENGINE] != DARK) == (level == 0)


def test_a_lamp_under_test_is_the_only_one_lit():
    out = frame()
    overlays.fill_test(out, (255, 0, 128), 4)
    assert as_tuples(out) == [(255, 0, 128) if lamp == 4 else DARK for lamp in range(13)]
    overlays.fill_test(out, (0, 255, 0), -1)
    assert as_tuples(out) == [(0, 255, 0)] * 13
