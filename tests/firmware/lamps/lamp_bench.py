"""Lamps with a clock, and scenes that move or do not."""

from roundhouse_hub.lamps.lamps import Lamps
from roundhouse_hub.lamps.paint import as_tuples, frame
from roundhouse_hub.lamps.scene import Scene
from roundhouse_standins.clock import VirtualClock
from roundhouse_standins.pixels import Pixels

STEADY = Scene("c" * 13, "1" * 13, -1, 5)
OPEN = Scene("o" * 13, "1" * 13, -1, 5)


class LampBench:
    def __init__(self, scene, start=0, record=True):
        self.clock = VirtualClock(start)
        self.pixels = Pixels(self.clock, record)
        self.lamps = Lamps(self.pixels)
        self.lamps.set_hosted(True)
        self.lamps.set_scene(scene)

    def run(self, ms, step=5):
        for _ in range(ms // step):
            self.lamps.step(self.clock.now())
            self.clock.advance(step)


def drawn(fill, *arguments):
    out = frame()
    fill(out, *arguments)
    return as_tuples(out)


def light(colors):
    return sum(sum(color) for color in colors)
