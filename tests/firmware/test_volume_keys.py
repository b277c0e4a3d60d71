"""The keys for volume and mute: what they change, what plays and shows, and which of keys and host wins."""

from roundhouse_hub.app import App
from roundhouse_hub.lamps.scene import Scene
from roundhouse_hub.link.messages import scene_message
from roundhouse_hub.volume_keys import LOUDER, MUTE, QUIETER
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.clock import VirtualClock, run
from roundhouse_standins.constant_sounds import ConstantLibrary
from roundhouse_standins.flash import Flash
from roundhouse_standins.host_end import HostEnd

SCORES = {"volume": ((0, "short", 256),)}


class Hub:
    """A hub with keys, with or without a host."""

    def __init__(self, hosted=False, flash=None):
        self.board = StandInBoard(VirtualClock(), flash, record=False)
        self.begun = []
        self.app = App(self.board, ConstantLibrary(short=(8000, 600)), SCORES, self.begun.append)
        self.host = HostEnd(self.board)
        self.host.awake = hosted
        self.run(100)

    def run(self, ms):
        run(self.app, self.board, ms, 0, self.host)

    def press(self, key, bounce_ms=0):
        self.board.keys.press(key, bounce_ms)
        self.run(60)
        self.board.keys.release(key, bounce_ms)
        self.run(60)

    def scene(self, volume):
        self.host.send(scene_message(Scene("c............", "1............", 0, volume)))
        self.run(100)

    @property
    def volume(self):
        return self.app.player.volume, self.app.player.muted


def test_louder_and_quieter_are_one_step_each():
    hub = Hub()
    hub.press(LOUDER)
    assert hub.volume == (6, False) and hub.app.settings.volume == 6
    hub.press(QUIETER)
    hub.press(QUIETER)
    assert hub.volume == (4, False)


def test_a_bouncing_key_counts_once():
    hub = Hub()
    hub.press(LOUDER, bounce_ms=6)
    assert hub.volume == (6, False)


def test_a_key_that_stays_down_counts_once():
    hub = Hub()
    hub.board.keys.press(LOUDER)
    hub.run(3000)
    assert hub.volume == (6, False)


def test_the_volume_ends_at_both_ends():
    hub = Hub()
    for _ in range(12):
        hub.press(LOUDER)
    assert hub.volume == (10, False)
    for _ in range(12):
        hub.press(QUIETER)
    assert hub.volume == (0, False)


def test_mute_and_back():
    hub = Hub()
    hub.press(MUTE)
    assert hub.volume == (5, True)
    hub.press(MUTE)
    assert hub.volume == (5, False)


def test_louder_ends_mute_at_the_volume_there_was():
    hub = Hub()
    hub.press(MUTE)
    hub.press(LOUDER)
    assert hub.volume == (5, False)
    hub.press(MUTE)
    hub.press(QUIETER)
    assert hub.volume == (4, True)


def test_the_new_volume_is_heard_and_shown():
    hub = Hub()
    hub.board.pixels.forget()
    hub.press(LOUDER)
    assert hub.begun == ["volume"]
    lit = [sum(color) for color in hub.board.pixels.now[:12]]
    assert min(lit[:6]) > max(lit[6:])  # six slots of the scale
    hub.press(MUTE)
    lit = [sum(color) for color in hub.board.pixels.now[:10]]
    assert max(lit) == min(lit)  # the scale glows, and none of it is full


def test_a_key_is_no_button():
    hub = Hub(hosted=True)
    hub.press(MUTE)
    assert hub.host.received("press") == []


def test_the_hosts_next_scene_does_not_undo_a_key():
    hub = Hub(hosted=True)
    hub.scene(7)
    assert hub.volume == (7, False)
    hub.press(QUIETER)
    hub.scene(7)
    assert hub.volume == (6, False)
    hub.scene(3)  # now the host really changes it
    assert hub.volume == (3, False)


def test_the_volume_is_remembered_when_the_hub_is_switched_off():
    flash = Flash()
    hub = Hub(flash=flash)
    hub.press(LOUDER)
    hub.press(MUTE)
    hub.run(12000)
    again = Hub(flash=flash)
    assert again.volume == (6, True)
