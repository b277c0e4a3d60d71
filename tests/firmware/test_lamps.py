"""A frame goes to the lamps when it is another one, at once when something happened."""

from roundhouse_hub.lamps import idle, show
from roundhouse_hub.lamps.lamps import Lamps
from roundhouse_hub.lamps.scene import Scene
from roundhouse_standins.clock import VirtualClock
from roundhouse_standins.pixels import Pixels

STEADY = Scene("c" * 13, "1" * 13, -1, 5)
OPEN = Scene("o" * 13, "1" * 13, -1, 5)


class Hub:
    def __init__(self, scene, start=0):
        self.clock = VirtualClock(start)
        self.pixels = Pixels(self.clock)
        self.lamps = Lamps(self.pixels)
        self.lamps.lead(True)
        self.lamps.set_scene(scene)

    def run(self, ms, step=5):
        for _ in range(ms // step):
            self.lamps.step(self.clock.now())
            self.clock.advance(step)


def test_a_steady_scene_is_sent_once():
    hub = Hub(STEADY)
    hub.run(500)
    assert [at for at, _ in hub.pixels.history] == [0]
    assert hub.pixels.now == show.colors(STEADY, 0)


def test_a_breathing_scene_is_sent_at_most_every_20_ms():
    hub = Hub(OPEN)
    hub.run(500)
    times = [at for at, _ in hub.pixels.history]
    assert 15 <= len(times) <= 25
    assert min(times[at + 1] - times[at] for at in range(len(times) - 1)) >= 20


def test_what_is_shown_is_the_scene_at_its_time():
    hub = Hub(OPEN)
    hub.run(300)
    for at, colors in hub.pixels.history:
        assert colors == show.colors(OPEN, at)


def test_a_new_scene_is_shown_in_the_next_step():
    hub = Hub(STEADY)
    hub.run(503, step=1)
    hub.lamps.set_scene(OPEN)
    hub.run(1, step=1)
    assert hub.pixels.history[-1] == (503, show.colors(OPEN, 503))


def test_a_press_is_answered_in_the_next_step_and_fades():
    hub = Hub(STEADY)
    hub.run(100)
    hub.lamps.press(4, hub.clock.now())
    hub.run(5)
    assert hub.pixels.now[4] == show.WHITE
    hub.run(200)
    assert hub.pixels.now[4] == show.colors(STEADY, 0)[4]


def test_a_refusal_flashes_its_lamp_and_leaves_the_scene():
    hub = Hub(STEADY)
    hub.run(100)
    hub.lamps.refuse(7, hub.clock.now())
    hub.run(1500)
    lit = [colors[7] == show.CORAL for _, colors in hub.pixels.history]
    assert lit == [False, True, False, True, False, True, False, False]
    assert hub.pixels.now == show.colors(STEADY, 0)
    assert all(colors[0] == hub.pixels.now[0] for _, colors in hub.pixels.history)


def test_a_refusal_does_not_come_back_when_the_clock_has_gone_round():
    hub = Hub(STEADY)
    hub.lamps.refuse(7, 0)
    hub.run(1500)
    hub.pixels.forget()
    # Twelve days later the clock reads the same again.
    for _ in range(4):
        hub.clock.advance(2**28 - 500)
        hub.run(5)
    hub.run(1000)
    assert 0 < hub.clock.now() < 1000
    assert hub.pixels.history == []


def test_without_a_host_the_lamps_look_like_no_scene():
    hub = Hub(STEADY)
    hub.lamps.lead(False)
    hub.lamps.set_markers(0b11)
    hub.run(100)
    frame = show.frame()
    idle.fill_toy(frame, 0b11, 80)
    assert hub.pixels.history[-1][1] == show.as_tuples(frame)
    hub.lamps.lead(True)
    hub.run(20)
    assert hub.pixels.now == show.colors(STEADY, 0)
