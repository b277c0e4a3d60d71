"""The power budget and the platform's springs hold, and every fault of the tables is caught."""

from array import array

import pytest
from tests.defects import each_of
from tests.hardware.edited_parts import tables_with
from tools.hardware.budgets import power, springs
from tools.hardware.tables import read

from roundhouse_hub.lamps import current_limit


def test_currents_and_hours_are_in_order() -> None:
    draws = power.draws(read())
    order = ["asleep", "waiting", "play", "worst"]
    assert sorted(order, key=lambda key: draws[key].total) == order
    assert sorted(order, key=lambda key: -draws[key].hours["aa"]) == order
    assert draws["worst"].total < current_limit.USB_MA


def test_white_lamps_use_up_the_firmware_s_limit_at_every_volume() -> None:
    for volume in (0, 5, 10):
        limit = current_limit.budget(current_limit.USB_MA, volume)
        assert 0.98 * limit < power.lamps_ma("white", volume)[1] <= limit


def test_hours_on_cells_follow_the_firmware_s_limit_for_cells() -> None:
    tables = read()
    draw, cells = power.draws(tables)["worst"], tables.raw["supplies"]["aa"]
    lamps = power.lamps_ma("white", 10, current_limit.BATTERY_MA)[0]
    assert lamps <= current_limit.budget(current_limit.BATTERY_MA, 10) < draw.lamps
    taken = power.battery_ma(tables, cells["volts"], lamps + draw.sound + draw.rest, draw.pico)
    assert draw.hours["aa"] == pytest.approx(cells["capacity_mah"] * cells["usable"] / taken)


def test_the_meter_measures_power() -> None:
    meter = power.PowerMeter()
    meter.write(array("h", [32767, -32768] * power.PowerMeter.TENTH), 2 * power.PowerMeter.TENTH)
    assert meter.loudest() == pytest.approx(2, rel=1e-3)  # a square has twice a sine's power
    cue, loudness = power.loudest_cue()
    assert cue == "warning" and loudness == pytest.approx(0.175, rel=0.05)


POWER_DEFECTS = {
    "a hungry Pico": ("max_ma = 60 ", "max_ma = 90 ", "Pico, level shifter and silent amplifier draw 95 mA"),
    "too much gain": ("gain_db = 3", "gain_db = 9", "At volume 8 the amplifier draws up to"),
    "a hungry lamp": (
        "channel_ma = 20\npads",
        "channel_ma = 25\npads",
        "draws more than firmware/roundhouse_hub/lamps/current_limit.py",
    ),
    "a weak port": ("ma = 500\nvolts", "ma = 400\nvolts", "but USB gives 400 mA"),
    "a weak step-up": ("input_ma = 1200", "input_ma = 600", "On three AA cells the step-up would draw"),
    "a fast soft start": ("slope_a_v2 = 20.0", "slope_a_v2 = 200.0", "the soft start must be slower"),
    "a small speaker": ("watts = 3.0", "watts = 0.5", "more power than it can take"),
}


@each_of(POWER_DEFECTS)
def test_a_power_defect_is_found(old: str, new: str, expected: str) -> None:
    found = power.faults(tables_with(old, new))
    assert any(expected in fault for fault in found), found


def test_a_domino_does_not_press_and_a_finger_does() -> None:
    tables = read()
    force = springs.forces(tables)
    assert springs.faults(tables) == []
    assert force.weight < force.preload < force.touch < force.press <= tables.raw["platform"]["finger_n"]


def test_a_domino_s_weight_follows_from_size_and_density() -> None:
    tables = read()
    assert springs.domino_g(tables, "largest") == pytest.approx(57.2 * 28.6 * 12.7 / 1000 * 1.5)
    assert springs.forces(tables).domino_g == springs.domino_g(tables, "largest") > springs.domino_g(tables, "usual")


def test_the_spring_s_formula() -> None:
    # 1 mm wire, 10 mm middle diameter, 10 turns, 80 GPa: 80000 / (8 * 1000 * 10) = 1 N/mm.
    assert springs.spring_rate(1, 11, 10, 80) == pytest.approx(1)


PLATFORM_DEFECTS = {
    "weak springs": ("wire_mm = 0.4", "wire_mm = 0.25", "The springs push with"),
    "a lead domino": ("g_per_cm3 = 1.5 ", "g_per_cm3 = 11.3 ", "The springs push with"),
    "a huge domino": ("usual = [51.0, 25.5, 10.0]", "usual = [70.0, 35.0, 20.0]", "The springs push with"),
    "a drop from higher up": ("drop_mm = 10", "drop_mm = 60", "A domino dropped from 60 mm would press"),
    "stiff springs": ("wire_mm = 0.4", "wire_mm = 0.6", "The engine's button needs"),
    "softer substitutes": ("rates = [0.27", "rates = [0.2", "substitute springs of 0.2 N/mm: A domino"),
    "stiffer substitutes": ("0.35]", "0.45]", "substitute springs of 0.45 N/mm: The engine"),
    "another rate in the text": ("0.29 N/mm; four", "0.35 N/mm; four", "The text of spring does not say `0.29 N/mm`"),
    "other rates in the text": ("0.27 to 0.35 N/mm", "0.2 to 0.35 N/mm", "of spring does not say `0.27 to 0.35 N/mm`"),
    "short springs": ("size = [5.0, 5.0, 15.0]", "size = [5.0, 5.0, 6.0]", "its turns touch"),
}


@each_of(PLATFORM_DEFECTS)
def test_a_platform_defect_is_found(old: str, new: str, expected: str) -> None:
    found = springs.faults(tables_with(old, new))
    assert any(expected in fault for fault in found), found
