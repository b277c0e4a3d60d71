"""An idle hub creates no garbage, because each collection would take the Pico 8 to 40 ms.

MicroPython counts every byte that a step allocates. CPython frees unused objects at once, so there the same tests find
what a step leaks.
"""

import gc
import sys

from roundhouse_hub.app import App
from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.lamps.lamps import Lamps
from roundhouse_hub.lamps.scene import Cue, Scene
from roundhouse_hub.link.messages import cue_message, scene_message
from roundhouse_hub.sound.library import FOLDER, Library
from roundhouse_hub.sound.player import CuePlayer
from roundhouse_hub.sound.scores import SCORES
from roundhouse_standins.bench import Bench
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.clock import run
from roundhouse_standins.host_end import HostEnd

BUSY = Scene("cofdw.c.ofdwc", "123456789abcm", 3, 5)


class SilentParts:
    """A silent port, invisible lamps, and an amplifier with room for one block per step."""

    def __init__(self):
        self.free = False

    def read(self, _):
        return b""

    def show(self, _, _share):
        pass

    def room(self):
        return 256 if self.free else 0

    def write(self, _buffer, _frames):
        self.free = False


def used():
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 64 * sys.getallocatedblocks()


def bytes_a_step(app, quiet, start, steps=200, sounding=False):
    """The bytes that each step allocates (MicroPython) or leaks (CPython)."""
    gc.collect()
    gc.disable()
    before = used()
    for step in range(steps):
        quiet.free = sounding
        app.step(start + 5 * step)
    after = used()
    gc.enable()
    return (after - before) / steps


def hub(hosted):
    board = StandInBoard(record=False)
    app = App(board)
    host = HostEnd(board)
    host.awake = hosted
    host.send(scene_message(BUSY))
    run(app, board, 500, world=host)
    assert app.lamps.hosted == hosted
    quiet = SilentParts()
    app.host._serial = app.lamps._pixels = app.player._audio = quiet
    return app, quiet, board.clock.now()


def lamps_in(what):
    lamps = Lamps(SilentParts())
    lamps.set_hosted(what in ("scene", "pages", "dimmed"))
    if what == "attract":
        lamps.attract(True)
    elif what == "sleep":
        lamps.sleep(True)
    elif what == "fault":
        lamps.show_fault(3)
    elif what == "winner":
        lamps.set_scene(Scene("wc.w" + "." * 9, "1234" + "." * 9, -1, 5))
    elif what == "pages":
        lamps.set_scene(Scene(BUSY.lamps + "ooodcf......" * 2, BUSY.colors, 3, 5))
    elif what != "toy":
        lamps.set_scene(BUSY)
    if what == "dimmed":
        lamps.set_brightness(4)
        lamps.set_supply(250)
    return lamps


def test_the_lamps_allocate_nothing_at_all_whatever_they_show():
    for what in ("scene", "pages", "dimmed", "winner", "toy", "attract", "sleep", "fault"):
        lamps = lamps_in(what)
        for now in range(0, 400, 20):
            lamps.step(now)
        # CPython now and then keeps a little for itself, but a leak in a frame would show in every minute of frames.
        grown = min(grown_while(lamps, 400 + 6600 * part, 6600) for part in range(3))
        assert grown == 0 if hasattr(gc, "mem_alloc") else grown < 64 * 8, (what, grown)


def grown_while(lamps, start, ms):
    gc.collect()
    gc.disable()
    before = used()
    now = start
    while now < start + ms:
        lamps.step(now)
        now += 20
    grown = used() - before
    gc.enable()
    return grown


def test_a_hub_with_a_busy_scene_allocates_next_to_nothing_a_step():
    app, quiet, now = hub(hosted=True)
    assert bytes_a_step(app, quiet, now) < 64


def test_a_button_that_is_held_allocates_nothing():
    gestures = Gestures()
    gestures.step(8, 0)
    gc.collect()
    gc.disable()
    before = used()
    for now in range(10, 500, 10):
        gestures.step(8, now)
    grown = used() - before
    gc.enable()
    assert grown == 0 if hasattr(gc, "mem_alloc") else grown < 64 * 8


def test_a_toy_allocates_next_to_nothing_a_step():
    app, quiet, now = hub(hosted=False)
    assert bytes_a_step(app, quiet, now) < 64


def test_a_sounding_hub_allocates_little_a_block():
    app, quiet, now = hub(hosted=True)
    app.player.cue("whistle")
    quiet.free = True
    app.step(now)
    assert bytes_a_step(app, quiet, now + 5, 100, sounding=True) < 64
    assert not app.player.silent


def frozen_library():
    """The hub's samples as in an image, as far as a small heap allows: two short ones, under all names."""
    data = {}
    for name in ("tap", "punch"):
        with open(FOLDER + "/" + name + ".raw", "rb") as file:
            data[name] = file.read()
    frozen = {name: data.get(name, data["punch"]) for name in Library().names()}
    return Library("nowhere", frozen)


def bytes_allocated(player, quiet, names):
    """The bytes that a playback allocates (MicroPython) or leaks (CPython)."""
    gc.collect()
    gc.disable()
    before = used()
    play_cues(player, quiet, names)
    after = used()
    gc.enable()
    return after - before


def test_cues_and_all_their_steps_allocate_nothing_in_an_image():
    quiet = SilentParts()
    player = CuePlayer(quiet, frozen_library(), SCORES)
    for evening in (False, True):
        player.set_quiet(evening)
        for names in (("whistle", "bell", "warning"), ("clatter", "refused", "finale"), ("starting", "tap", "volume")):
            taken = bytes_allocated(player, quiet, names)
            if not hasattr(gc, "mem_alloc"):
                # CPython counts what other threads of the process took meanwhile, too; a leak of ours comes each time.
                taken = min(taken, bytes_allocated(player, quiet, names))
            # CPython keeps a number or two that it has not seen before.
            assert taken < (16 if hasattr(gc, "mem_alloc") else 2048), names


def play_cues(player, quiet, names):
    for name in names:
        player.cue(name)
        for _ in range(20):
            quiet.free = True
            player.step()
        player.set_volume(7)
        player.set_mute(name == "bell")
    player.stop()
    while not player.silent:
        quiet.free = True
        player.step()
    assert not player.missing


def play_table(bench, minutes):
    """This many minutes with a host, with a little of everything in each."""
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
    gc.collect()


def test_an_hour_leaves_nothing_behind():
    bench = Bench()
    play_table(bench, 8)
    before = used()
    play_table(bench, 60)
    # A leak in each of 60 minutes would add more.
    assert used() - before < (512 if hasattr(gc, "mem_alloc") else 64 * 60)
    assert bench.app.faults.count == 0
    assert bench.flash.writes <= 1
