"""Hours at a table at random, across the wrap of the clock: presses, scenes, sounds, noise, faults, power cuts.

Whatever happens, the lamps show the last scene, each cue plays once, no press is lost, and settings are the old ones or
the new ones.
"""

import gc
import sys

from roundhouse_hub.lamps import pages, render
from roundhouse_hub.lamps.scene import CUES, SEATS, Cue, Scene
from roundhouse_hub.link.messages import cue_message, scene_message
from roundhouse_standins.bench import Bench
from roundhouse_standins.flash import PowerCut

HOUR = 3600 * 1000


class Walk:
    """A table, reproducible dice, and what must be true of the table."""

    def __init__(self, seed, start):
        self.state = seed
        self.bench = Bench(start=start)
        self.scene = None
        self.cues = 0
        self.cuts = 0
        self.faults = 0
        self.looks = 0
        self.elapsed = 0
        self.show()

    def roll(self, sides):
        self.state = (self.state * 1103 + 12345) % 65536
        return (self.state >> 4) % sides

    def run(self, ms):
        self.elapsed += ms
        self.bench.run(ms)

    def show(self):
        """The host sends another scene, and the lamps show it."""
        lamps = "".join("coodf."[self.roll(6)] for _ in range(8)) + "....c"
        colors = "".join(SEATS[slot] for slot in range(8)) + "....m"
        self.scene = Scene(lamps, colors, self.roll(8), 1 + self.roll(10))
        self.bench.host.send(scene_message(self.scene))
        self.run(150)
        self.look()

    def look(self):
        """Check that each lamp shows what the last scene says."""
        lamps = self.bench.app.lamps
        assert lamps.hosted
        assert lamps.scene == self.scene
        if lamps._fault or pages.count(self.scene) > 1 or lamps.brightness < 10:
            return  # a fault or another page shows, or everything is dimmed
        self.run(120)  # a pressed button's lamp is lit for so long
        self.run(1200)  # and the lamp of a refusal
        at, colors = self.bench.board.pixels.history[-1]
        assert colors == render.colors(self.scene, at)
        self.looks += 1

    def press(self):
        """A button is pressed, and the host receives that once, and in order."""
        button = self.roll(13)
        self.bench.host.heard.clear()
        self.bench.tap(button, 40 + self.roll(100))
        self.run(600)
        told = [(message["b"], message["g"]) for message in self.bench.received("press")]
        assert told == [(button, "down"), (button, "press")], told

    def sound(self):
        """A cue plays once."""
        self.bench.heard.clear()
        name = CUES[self.roll(len(CUES))]
        self.bench.host.send(cue_message(Cue(name, self.roll(13))))
        self.run(400)
        assert self.bench.heard == [name]
        self.cues += 1

    def noise(self):
        """Another program writes to the port."""
        garbage = bytes([self.roll(250) + 4 for _ in range(self.roll(200))])
        self.bench.board.serial.host_write(garbage + b"\n")
        self.run(1200)

    def away(self):
        """The host falls silent for a while and returns."""
        self.bench.host.awake = False
        self.run(3100 + self.roll(3000))
        assert not self.bench.app.lamps.hosted
        self.bench.host.awake = True
        self.run(1500)
        self.look()

    def unplug(self):
        """The cable is pulled and plugged in again; a bell sent meanwhile plays once."""
        self.bench.board.serial.plugged = False
        self.run(500 + self.roll(2000))
        self.bench.heard.clear()
        self.bench.host.send(cue_message(Cue("bell", -1)))
        self.run(200)
        self.bench.board.serial.plugged = True
        self.bench.host.session.restart(self.bench.clock.now())
        self.run(1500)
        assert self.bench.heard == ["bell"]

    def fault(self):
        """A subsystem fails; the hub keeps running."""
        self.bench.idle(11000, 200)  # three failures of a subsystem within ten seconds would be a crash
        app = self.bench.app
        starts = self.bench.starts
        if self.roll(2):
            self.bench.spoil("pixels", "show")
        else:
            self.bench.spoil("audio", "room")
            app.player.cue("bell")
        self.run(1500)
        assert app.faults.count > 0
        assert self.bench.starts == starts
        self.faults += 1
        self.bench.heard.clear()

    def cut(self):
        """The power fails while settings or the error log are being saved: they are the old or the new ones."""
        settings = self.bench.app.settings
        before = self.bench.app.settings.brightness
        self.bench.idle(11000, 200)  # earlier settings are saved by now
        wanted = 1 + self.roll(10)
        settings.set("brightness", wanted, self.bench.clock.now(), ordered=True)
        self.bench.flash.steps_left = self.roll(16)
        try:
            self.run(1500)
        except PowerCut:
            self.cuts += 1
        self.bench.flash.steps_left = None
        self.bench.power_on()
        assert self.bench.app.settings.brightness in (before, wanted)
        self.again()
        self.bench.app.settings.set("brightness", 10, self.bench.clock.now(), ordered=True)
        self.bench.app.apply()
        self.bench.idle(11000, 200)
        assert self.bench.app.settings.kept

    def again(self):
        """The host meets a hub that was reset, and sends its scene again, as `roundhouse.hub` does."""
        self.run(800)
        self.bench.host.send(scene_message(self.scene))
        self.run(200)
        self.look()

    def rest(self):
        """Nothing happens for minutes."""
        ms = 60000 * (1 + self.roll(30))
        self.elapsed += ms
        self.bench.idle(ms, 900)
        self.look()

    def walk(self, steps):
        acts = (
            self.press,
            self.press,
            self.press,
            self.show,
            self.sound,
            self.sound,
            self.noise,
            self.away,
            self.unplug,
            self.fault,
            self.cut,
            self.rest,
        )
        for _ in range(steps):
            acts[self.roll(len(acts))]()
            self.bench.host.heard.clear()
            assert not self.bench.board.watchdog.expired
            assert self.bench.left == []
        return self


def test_hours_at_the_table_across_the_wrap():
    cues = cuts = faults = looks = elapsed = 0
    for seed in (1, 777):
        walk = Walk(seed, 2**30 - HOUR // 2).walk(90)
        assert walk.bench.clock.now() < 2**29
        cues += walk.cues
        cuts += walk.cuts
        faults += walk.faults
        looks += walk.looks
        elapsed += walk.elapsed
    assert elapsed > 2 * HOUR
    assert cues > 20
    assert cuts > 5
    assert faults > 5
    assert looks > 20


# What may be in use after an hour, in the unit of `used`: less than a leak in each of 60 minutes would add.
LITTLE = 512 if sys.implementation.name == "micropython" else 60


def used():
    """Bytes in use under MicroPython; memory blocks under CPython, which does not tell bytes."""
    gc.collect()
    return gc.mem_alloc() if sys.implementation.name == "micropython" else sys.getallocatedblocks()


def play(bench, minutes):
    """So many minutes at a table, with a little of everything in each."""
    for minute in range(minutes):
        bench.host.send(scene_message(Scene("c" * 8 + "....o", "12345678....m", minute % 8, 5)))
        bench.host.send(cue_message(Cue("bell", -1)))
        bench.tap(minute % 13)
        bench.run(600)
        bench.send("status")
        bench.board.serial.host_write(b"noise\n")
        bench.idle(58000)
        bench.host.heard.clear()
        bench.heard.clear()


def test_an_hour_leaves_nothing_behind():
    bench = Bench()
    play(bench, 8)
    before = used()
    play(bench, 60)
    assert used() - before < LITTLE
    assert bench.app.faults.count == 0
    assert bench.flash.writes <= 1
