"""The whole hub on stand-ins: from a button to the host, from the host to lamps and sound."""

from roundhouse_hub.app import App
from roundhouse_hub.lamps import render
from roundhouse_hub.lamps.scene import Cue, Scene
from roundhouse_hub.link.messages import cue_message, scene_message
from roundhouse_hub.sound.mixer import RATE
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.clock import VirtualClock, run
from roundhouse_standins.constant_sounds import ConstantLibrary
from roundhouse_standins.flash import Flash
from roundhouse_standins.host_end import HostEnd

SCENE = Scene("ccoo.........", "12m3.........", 1, 10)
LIBRARY = {"short": (8000, 600), "long": (3000, RATE)}
SCORES = {
    "whistle": ((0, "long", 256),),
    "clatter": ((0, "short", 256), (50, "short", 256)),
    "warning": ((0, "short", 128),),
    "bell": ((0, "gone", 256),),
    "refused": ((0, "short", 64),),
    "marker": ((0, "short", 16),),
}


class Table:
    """A hub with or without a host."""

    def __init__(self, hosted=True, start=0, flash=None, record=True):
        self.board = StandInBoard(VirtualClock(start), flash, record)
        self.library = ConstantLibrary(**LIBRARY)
        self.app = App(self.board, self.library, SCORES)
        self.host = HostEnd(self.board)
        self.host.awake = hosted
        self.run(100)

    def run(self, ms, step_ms=0):
        run(self.app, self.board, ms, step_ms, self.host)

    def tap(self, button, ms=80, bounce_ms=0):
        self.board.buttons.press(button, bounce_ms)
        self.run(ms)
        self.board.buttons.release(button, bounce_ms)

    def presses(self):
        return [(message["b"], message["g"]) for message in self.host.received("press")]


def test_the_hub_says_hello():
    hello = Table().host.received("hello")[0]
    assert hello["proto"] == [1, 3]
    assert hello["slots"] == 12
    assert hello["name"] == "roundhouse"


def test_a_scene_is_shown_within_20_ms():
    table = Table()
    table.board.pixels.forget()
    table.host.send(scene_message(SCENE))
    sent = table.board.clock.now()
    table.run(20)
    at, colors = table.board.pixels.history[-1]
    assert at - sent <= 20
    assert colors == render.colors(SCENE, at)


def test_a_press_with_bounce_is_one_down_within_25_ms_of_rest():
    table = Table()
    table.board.buttons.press(5, bounce_ms=7)
    table.run(7 + 25)
    assert table.presses() == [(5, "down")]
    table.run(60)
    table.board.buttons.release(5, bounce_ms=7)
    table.run(500)
    assert table.presses() == [(5, "down"), (5, "press")]


def test_a_press_is_answered_by_its_lamp_before_the_host_speaks():
    table = Table()
    table.host.send(scene_message(SCENE))
    table.run(50)
    table.board.buttons.press(0)
    table.run(25)
    assert table.board.pixels.now[0] == render.WHITE
    table.run(400)
    assert table.board.pixels.now[0] != render.WHITE


def test_gestures_reach_the_host_with_their_time():
    table = Table()
    table.tap(12)
    table.run(100)
    table.tap(12)
    table.run(400)
    table.tap(3, 700)
    table.run(100)
    assert table.presses() == [(12, "down"), (12, "down"), (12, "twice"), (3, "down"), (3, "long")]
    first = table.host.received("press")[0]
    assert 100 <= first["t"] <= 125


def test_a_refused_play_flashes_its_lamp_and_sounds():
    table = Table()
    table.host.send(scene_message(SCENE))
    table.run(50)
    table.host.send(cue_message(Cue("refused", 2)))
    table.run(50)
    assert table.board.pixels.now[2] == render.CORAL
    assert table.library.opened == ["short"]


def test_only_a_refusal_flashes_a_lamp():
    table = Table()
    table.host.send(scene_message(SCENE))
    table.run(50)
    table.host.send(cue_message(Cue("warning", 0)))
    table.board.pixels.forget()
    table.run(300)
    assert all(colors[0] != render.CORAL for _, colors in table.board.pixels.history)


def test_each_cue_is_played_once():
    table = Table(record=False)
    for _ in range(3):
        table.host.send(cue_message(Cue("warning", -1)))
        table.run(300)
    assert table.library.opened == ["short"] * 3


def test_a_scene_sets_the_volume():
    table = Table()
    table.host.send(scene_message(Scene(SCENE.lamps, SCENE.colors, 1, 0)))
    table.host.send(cue_message(Cue("clatter", -1)))
    table.run(150)
    assert table.library.opened == ["short", "short"]
    assert table.board.audio.first_sound_after(0) is None


def test_the_volume_is_remembered_after_the_power_was_off():
    flash = Flash()
    table = Table(flash=flash, record=False)
    table.host.send(scene_message(Scene(SCENE.lamps, SCENE.colors, -1, 2)))
    table.run(11000)
    assert flash.writes == 1
    assert Table(flash=flash).app.settings.volume == 2


def test_without_a_host_toy_play_works_and_no_message_is_queued():
    table = Table(hosted=False)
    table.board.buttons.press(7)
    table.run(25)
    assert table.board.pixels.now[7] == render.WHITE
    table.board.buttons.release(7)
    table.run(500)
    table.tap(7)
    table.run(500)
    assert table.library.opened == ["short", "short"]
    table.library.opened.clear()
    table.tap(12)
    table.tap(4)
    table.run(500)
    assert table.library.opened == ["long", "short"]
    assert table.app.lamps.markers == 1 << 4
    table.host.awake = True
    table.run(300)
    assert table.app.lamps.hosted
    assert table.presses() == []


def test_everything_works_across_the_wrap_of_the_clock():
    table = Table(start=2**30 - 400)
    table.tap(12)
    table.run(250)
    table.tap(12)
    table.run(600)
    assert table.board.clock.now() < 2**20
    assert table.presses() == [(12, "down"), (12, "down"), (12, "twice")]
    assert table.app.lamps.hosted


def test_settings_are_saved_only_after_a_sound_has_left_the_amplifier():
    flash = Flash()
    table = Table(flash=flash, record=False)
    table.host.send(scene_message(Scene(SCENE.lamps, SCENE.colors, -1, 2)))
    for _ in range(12):
        table.host.send(cue_message(Cue("whistle", -1)))
        table.run(950)
    assert flash.writes == 0
    # The stand-in raises an error if a single frame is still queued.
    table.run(1000)
    assert flash.writes == 1 and table.host.received("trouble") == []


def test_a_missing_sample_is_reported_once():
    table = Table(record=False)
    for _ in range(2):
        table.host.send(cue_message(Cue("bell", -1)))
        table.run(100)
    troubles = [(message["code"], message["sample"]) for message in table.host.received("trouble")]
    assert troubles == [("no-sample", "gone")]
