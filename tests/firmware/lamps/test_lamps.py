"""A frame is sent to the lamps only if it differs from the last one, and at once when something happened."""

from random import choice, randint, seed

from tests.firmware.lamps.lamp_bench import OPEN, STEADY, LampBench, drawn, light

from roundhouse_hub.lamps import current_limit, overlays, render
from roundhouse_hub.lamps.scene import Scene
from roundhouse_hub.ticks import LAST_TICK


def test_a_steady_scene_is_sent_once():
    hub = LampBench(STEADY)
    hub.run(500)
    assert [at for at, _ in hub.pixels.history] == [0]
    assert hub.pixels.now == render.colors(STEADY, 0)


def test_a_breathing_scene_is_sent_at_most_every_20_ms():
    hub = LampBench(OPEN)
    hub.run(500)
    times = [at for at, _ in hub.pixels.history]
    assert 15 <= len(times) <= 25
    assert min(times[at + 1] - times[at] for at in range(len(times) - 1)) >= 20


def test_a_new_scene_is_shown_in_the_next_step():
    hub = LampBench(STEADY)
    hub.run(503, step=1)
    hub.lamps.set_scene(OPEN)
    hub.run(1, step=1)
    assert hub.pixels.history[-1] == (503, render.colors(OPEN, 503))


def test_a_refusal_does_not_come_back_when_the_clock_wraps():
    hub = LampBench(STEADY)
    hub.lamps.refuse(7, 0)
    hub.run(1500)
    hub.pixels.forget()
    # Twelve days later the clock shows the same time again.
    for _ in range(4):
        hub.clock.advance(2**28 - 500)
        hub.run(5)
    hub.run(1000)
    assert 0 < hub.clock.now() < 1000
    assert hub.pixels.history == []


def test_a_repeated_setting_sends_no_frame():
    hub = LampBench(OPEN)
    hub.lamps.set_hosted(False)
    hub.pixels.forget()
    for _ in range(20):
        hub.lamps.set_scene(OPEN)
        hub.lamps.attract(False)
        hub.lamps.sleep(False)
        hub.run(5)
    times = [at for at, _ in hub.pixels.history]
    assert min(times[at + 1] - times[at] for at in range(len(times) - 1)) >= 20


def test_brightness_dims_every_lamp_in_even_steps():
    totals = []
    for brightness in range(1, 11):
        hub = LampBench(STEADY)
        hub.lamps.set_brightness(brightness)
        hub.run(20)
        totals.append(light(hub.pixels.now))
    steps = [totals[at + 1] - totals[at] for at in range(9)]
    assert 0 < max(steps) < 1.3 * min(steps)  # rounding may add or remove a 255th for each channel
    assert totals[0] * 4 > totals[9]


def test_a_fault_flashes_the_engine_over_a_hosts_scene():
    hub = LampBench(STEADY)
    hub.lamps.show_fault(2)
    hub.run(6000)
    engine = set()
    for _, colors in hub.pixels.history:
        assert colors[:12] == render.colors(STEADY, 0)[:12]
        engine.add(colors[12])
    assert engine == {render.CORAL, (0, 0, 0)}
    hub.lamps.show_fault(0)
    hub.run(20)
    assert hub.pixels.now == render.colors(STEADY, 0)


def test_a_level_is_shown_for_a_moment_over_whatever_shows():
    hub = LampBench(STEADY)
    hub.run(100)
    hub.lamps.show_level(4)
    hub.run(overlays.LEVEL_MS - 20)
    assert hub.pixels.now == drawn(overlays.fill_level, 4, 10, 0)
    hub.run(60)
    assert hub.pixels.now == render.colors(STEADY, 0)


def test_the_winners_show_plays_once():
    won = Scene("wcccccccccccc", "123456789abcm", -1, 5)
    hub = LampBench(STEADY, record=False)
    hub.run(100)
    hub.lamps.set_scene(won)
    hub.run(1000)
    assert hub.pixels.now[2:] != render.colors(won, 0)[2:]
    hub.lamps.set_scene(Scene(won.lamps, won.colors, -1, 7))
    hub.run(6200)
    at, colors = hub.pixels.history[-1]
    assert colors == render.colors(won, at)
    hub.lamps.set_scene(won)
    hub.run(500)
    assert hub.pixels.now[2:] == render.colors(won, 0)[2:]


def test_a_new_round_ends_the_winners_show():
    hub = LampBench(STEADY)
    hub.run(100)
    hub.lamps.set_scene(Scene("wcccccccccccc", "123456789abcm", -1, 5))
    hub.run(1000)
    hub.lamps.set_scene(STEADY)
    hub.run(5)
    assert hub.pixels.now == render.colors(STEADY, 0)


def test_further_pages_turn_and_a_press_turns_back():
    paged = Scene(STEADY.lamps + "o" * 12, STEADY.colors, -1, 5)
    hub = LampBench(paged)
    hub.run(4000)
    assert hub.pixels.now[0] != hub.pixels.history[20][1][0]
    hub.lamps.press(11, hub.clock.now())
    hub.run(500)
    assert hub.pixels.now[0] == render.colors(STEADY, 0)[0]


def test_no_frame_exceeds_the_current_budget():
    seed(3)
    lamps_of = "codfw."
    hub = LampBench(STEADY, LAST_TICK - 20000, record=False)
    dimmed = 0
    for _ in range(250):
        volume = randint(0, 10)
        supply = choice((250, 300, 500))
        hub.lamps.set_supply(supply)
        hub.lamps.set_volume(volume)
        hub.lamps.set_brightness(choice((3, 10, 10)))
        hub.lamps.set_hosted(choice((True, False)))
        states = "".join([choice(lamps_of) for _ in range(13)])
        colors = "".join([choice("123456789abcm") for _ in range(13)])
        action = randint(0, 9)
        if action == 0:
            hub.lamps.attract(True)
        elif action == 1:
            hub.lamps.show_fault(randint(0, 3))
        elif action == 2:
            hub.lamps.show_level(volume)
        elif action == 3:
            hub.lamps.show_test(choice((None, (255, 255, 255))), choice((-1, 3)))
        elif action == 4:
            hub.lamps.press(randint(0, 12), hub.clock.now())
        else:
            hub.lamps.set_scene(Scene(states, colors, randint(-1, 11), volume))
        hub.lamps.step(hub.clock.now())
        hub.pixels.most_milliamperes = 0
        hub.run(choice((20, 100, 700)), 20)
        assert hub.pixels.most_milliamperes <= current_limit.budget(supply, volume)
        dimmed += hub.pixels.most_milliamperes > current_limit.budget(supply, volume) - 40
    assert dimmed > 5


def test_the_lamps_work_across_the_wrap_of_the_clock():
    paged = Scene("cccccccccccco" + "c" * 12, "123456789abcm", -1, 5)
    seen = []
    for start in (0, LAST_TICK - 3000):
        hub = LampBench(STEADY, start, record=False)
        history = []
        hub.run(1000)
        hub.lamps.set_scene(Scene("wcccccccccccc", "123456789abcm", -1, 5))
        for _ in range(70):
            hub.run(100)
            history.append(bytes(light(hub.pixels.now[lamp : lamp + 1]) % 256 for lamp in range(1, 12)))
        hub.lamps.set_scene(paged)
        hub.lamps.show_level(3)
        for _ in range(100):
            hub.run(100)
            history.append(bytes(light(hub.pixels.now[lamp : lamp + 1]) % 256 for lamp in range(12)))
        seen.append(history)
    assert seen[0][:60] == seen[1][:60]
    assert seen[0][70:] == seen[1][70:]
    assert len(set(seen[0])) > 30
