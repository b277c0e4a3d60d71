"""Toy play: the engine's sounds and the slots' markers."""

from roundhouse_hub.lamps.lamps import Lamps
from roundhouse_hub.standalone.toy import Toy
from roundhouse_standins.clock import VirtualClock
from roundhouse_standins.pixels import Pixels


class Sounds:
    """A player that records cues."""

    def __init__(self):
        self.cues = []

    def cue(self, name):
        self.cues.append(name)


def toy():
    sounds = Sounds()
    lamps = Lamps(Pixels(VirtualClock()))
    return Toy(sounds, lamps), sounds, lamps


def test_the_engine_whistles_clatters_and_warns():
    play, sounds, lamps = toy()
    for gesture in ("down", "press", "down", "down", "twice", "down", "long"):
        play.gesture(12, gesture)
    assert sounds.cues == ["whistle", "clatter", "warning"]
    assert lamps.markers == 0


def test_a_slot_moves_its_marker_up_and_down():
    play, _, lamps = toy()
    play.gesture(3, "press")
    play.gesture(11, "press")
    assert lamps.markers == 1 << 3 | 1 << 11
    play.gesture(3, "press")
    assert lamps.markers == 1 << 11


def test_other_gestures_on_a_slot_do_nothing():
    play, sounds, lamps = toy()
    for gesture in ("down", "long", "twice"):
        play.gesture(0, gesture)
    assert lamps.markers == 0
    assert sounds.cues == []
