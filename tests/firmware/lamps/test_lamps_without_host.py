"""The lamps without a host: the hub's own table, a low battery, toy play, sleep, the lamp test."""

from tests.firmware.lamps.lamp_bench import STEADY, LampBench, drawn, light

from roundhouse_hub.lamps import idle, overlays, render
from roundhouse_hub.lamps.paint import CORAL


def test_without_a_host_the_lamps_look_like_no_scene():
    hub = LampBench(STEADY)
    hub.lamps.set_hosted(False)
    hub.lamps.set_markers(0b11)
    hub.run(100)
    assert hub.pixels.history[-1][1] == drawn(idle.fill_toy, 0b11, 80)
    hub.lamps.set_hosted(True)
    hub.run(20)
    assert hub.pixels.now == render.colors(STEADY, 0)


def alone(start=0):
    hub = LampBench(STEADY, start)
    hub.lamps.set_hosted(False)
    hub.run(20)
    return hub


def test_a_scene_of_the_hubs_own_table_is_shown_while_no_host_leads():
    hub = alone()
    hub.lamps.set_scene(STEADY)
    hub.run(20)
    assert hub.pixels.now == render.colors(STEADY, 0)
    hub.lamps.set_markers(0b1)
    hub.run(20)
    assert hub.pixels.now != render.colors(STEADY, 0)


def test_a_fault_hides_a_low_battery():
    hub = alone()
    hub.lamps.set_scene(STEADY)
    hub.lamps.show_low(True)
    hub.run(2 * overlays.LOW_MS)
    frames = [colors for at, colors in hub.pixels.history if at > 1000]
    assert all(list(colors[:12]) == list(render.colors(STEADY, 0)[:12]) for colors in frames)
    assert len({colors[12] for colors in frames}) > 20
    hub.lamps.show_fault(1)
    hub.pixels.forget()
    hub.run(overlays.LOW_MS)
    assert {colors[12] for _, colors in hub.pixels.history} == {CORAL, (0, 0, 0)}


def test_sleep_fades_in_slowly_and_waking_is_quick():
    hub = alone()
    before = light(hub.pixels.now)
    hub.lamps.sleep(True)
    hub.run(500)
    assert 0 < light(hub.pixels.now) < before
    hub.run(1200 + 1500)
    assert light(hub.pixels.now) < 3 * 60
    hub.lamps.press(3, hub.clock.now())
    hub.lamps.sleep(False)
    hub.run(220)
    assert hub.pixels.now == drawn(idle.fill_toy, 0, hub.pixels.history[-1][0])


def test_attract_mode_hides_toy_play_and_sleep_hides_both():
    hub = alone()
    hub.lamps.attract(True)
    hub.run(700)
    assert hub.pixels.now == drawn(idle.fill_attract, hub.pixels.history[-1][0])
    hub.lamps.sleep(True)
    hub.run(4600)
    assert light(hub.pixels.now) < 3 * 60


def test_a_host_wakes_the_lamps_at_once():
    hub = alone()
    hub.lamps.sleep(True)
    hub.run(3000)
    hub.lamps.set_hosted(True)
    hub.lamps.set_scene(STEADY)
    hub.run(5)
    assert hub.pixels.now == render.colors(STEADY, 0)
    hub.lamps.attract(True)
    hub.run(1000)
    assert hub.pixels.now == render.colors(STEADY, 0)


def test_a_fault_is_seen_asleep_and_in_toy_play():
    for asleep in (False, True):
        hub = alone()
        hub.lamps.sleep(asleep)
        hub.lamps.show_fault(3)
        hub.run(3000)
        assert hub.pixels.now == drawn(overlays.fill_fault, 3, hub.pixels.history[-1][0])


def test_the_lamp_test_hides_everything_else():
    hub = alone()
    hub.lamps.show_fault(2)
    hub.lamps.sleep(True)
    hub.lamps.show_test((255, 0, 0), 5)
    hub.run(100)
    assert hub.pixels.now == [(255, 0, 0) if lamp == 5 else (0, 0, 0) for lamp in range(13)]
    hub.lamps.show_fault(0)
    hub.lamps.sleep(False)
    hub.lamps.set_hosted(True)
    hub.lamps.show_test(None)
    hub.lamps.set_scene(STEADY)
    hub.run(20)
    assert hub.pixels.now == render.colors(STEADY, 0)
