"""No audible clicks: where a sound starts, stops, gives way to another, or changes its volume.

A click is a sharp bend in the samples. A steady tone bends a little all the time, and nothing that happens to it may
bend it many_changes more. Each test also runs with the ramp in question removed, and must then detect the click.
"""

import math
from array import array

from roundhouse_hub.sound.mixer import BLOCK, RATE, Mixer, Voice
from roundhouse_hub.sound.player import Player

HERTZ = 437.0
TOP = 14000
RAMP = 64
CLICK = 3 * TOP * (2 * math.pi * HERTZ / RATE) ** 2  # three times the bend of the tone itself
MOMENTS = (1, 2, 3, 4, 5, 6, 7)  # blocks after which something happens, each in another phase of the tone


class Tones:
    """A library with one endless tone, which starts abruptly if `ramp` is 0."""

    def __init__(self, ramp=RAMP):
        self._ramp = ramp

    def open(self, name):
        if name != "tone":
            raise OSError(2)
        return self

    def read(self, at, samples, frames):
        for i in range(frames):
            loud = min(1, (at + i) / self._ramp) if self._ramp else 1
            samples[i] = int(loud * TOP * math.cos(2 * math.pi * HERTZ * (at + i) / RATE))
        return frames

    def close(self):
        pass


SCORES = {
    "whistle": ((0, "tone", 200),),
    "woo_woo": ((0, "tone", 128),),
    "warning": ((0, "tone", 40),),
    "clatter": ((0, "tone", 200),),
    "starting": ((0, "tone", 200),),
    "chorus": ((0, "tone", 40),) * 6,
    "refused": ((0, "tone", 40),),
}


class ClickMeter:
    """An amplifier that keeps the last few samples and the sharpest bend."""

    def __init__(self):
        self.sharpest = 0
        self.loud = 0
        self._left = 0
        self._two = array("h", [0, 0])

    def room(self):
        return BLOCK if self._left else 0

    def write(self, buffer, frames):
        self._left -= 1
        one, two = self._two
        self.loud = 0
        for sample in buffer[:frames]:
            bend = one - 2 * two + sample
            if bend > self.sharpest or -bend > self.sharpest:
                self.sharpest = abs(bend)
            if sample > self.loud:
                self.loud = sample
            one = two
            two = sample
        self._two[0] = one
        self._two[1] = two

    def listen(self, player, blocks):
        self._left = blocks
        for _ in range(blocks):
            player.step()


def sharpest(first, then, blocks, library=None, before=None):
    """The sharpest bend when `first` plays for some blocks and then `then` is applied to the player."""
    meter = ClickMeter()
    player = Player(meter, library or Tones(), SCORES, evening={})
    player.set_volume(9)
    if before is not None:
        before(player)
    player.cue(first)
    meter.listen(player, blocks)
    then(player)
    meter.listen(player, 14)
    return meter.sharpest


def clicks(then, first="whistle", library=None, before=None):
    """In how many of the moments it clicks."""
    return sum(1 for blocks in MOMENTS if sharpest(first, then, blocks, library, before) > CLICK)


class Replaced:
    """Replaces methods of a class while a test runs."""

    def __init__(self, kind, **methods):
        self._kind = kind
        self._methods = methods
        self._kept = {name: getattr(kind, name) for name in methods}

    def __enter__(self):
        for name, method in self._methods.items():
            setattr(self._kind, name, method)

    def __exit__(self, *_):
        for name, method in self._kept.items():
            setattr(self._kind, name, method)


def do_nothing(_):
    pass


def call(method, *arguments):
    """A function that calls this method of a player."""
    return lambda player: getattr(player, method)(*arguments)


def set_without_ramp(mixer, volume, evening=False):
    """Set the volume without a ramp."""
    SET(mixer, volume, evening)
    mixer._volume = mixer._target


def glide_without_ramp(voice, level, _):
    """Set a gain without a ramp."""
    if not voice.fading:
        voice.level = voice.target = level


SET = Mixer.set_volume


def test_a_tone_alone_does_not_click():
    assert clicks(do_nothing) == 0


def test_a_start_does_not_click_and_an_abrupt_sample_does():
    assert clicks(call("cue", "woo_woo")) == 0
    assert clicks(do_nothing, library=Tones(0)) == len(MOMENTS)


def test_a_stop_does_not_click():
    stop = call("stop")
    assert clicks(stop) == 0
    with Replaced(Voice, fade=Voice.end):
        assert clicks(stop) > 3


def test_a_sound_that_is_replaced_does_not_click():
    replace = call("cue", "whistle")
    assert clicks(replace) == 0
    with Replaced(Voice, fade=Voice.end):
        assert clicks(replace) > 3


def test_a_sound_replaced_by_one_of_its_group_does_not_click():
    start = call("cue", "starting")
    assert clicks(start, first="clatter") == 0
    with Replaced(Voice, fade=Voice.end):
        assert clicks(start, first="clatter") > 3


def test_a_stolen_voice_does_not_click():
    refuse = call("cue", "refused")
    assert clicks(refuse, first="chorus") == 0
    with Replaced(Voice, fade=Voice.end):
        assert clicks(refuse, first="chorus") > 3


def test_ducking_behind_a_warning_does_not_click():
    warn = call("cue", "warning")
    assert clicks(warn) == 0
    with Replaced(Voice, glide=glide_without_ramp):
        assert clicks(warn) > 3


def test_no_step_of_the_volume_clicks():
    turns = [call("set_volume", volume) for volume in (10, 8, 5, 0)]
    assert [clicks(turn) for turn in turns] == [0, 0, 0, 0]
    with Replaced(Mixer, set_volume=set_without_ramp):
        assert min([clicks(turn) for turn in turns]) > 3


def test_muting_and_unmuting_do_not_click():
    mute, speak = call("set_mute", True), call("set_mute", False)
    assert clicks(mute) == 0
    assert clicks(speak, before=mute) == 0
    with Replaced(Mixer, set_volume=set_without_ramp):
        assert clicks(mute) > 3


def test_the_change_to_the_quiet_profile_and_back_does_not_click():
    hush, wake = call("set_quiet", True), call("set_quiet", False)
    assert clicks(hush) == 0
    assert clicks(wake, before=hush) == 0
    with Replaced(Mixer, set_volume=set_without_ramp):
        assert clicks(hush) > 3
        assert clicks(wake, before=hush) > 3


def many_changes(player):
    player.cue("woo_woo")
    player.set_volume(4)
    player.cue("warning")
    player.set_quiet(True)
    player.cue("whistle")
    player.set_volume(10)
    player.stop()
    player.cue("clatter")
    player.cue("refused")


def test_everything_within_a_few_blocks_does_not_click():
    assert clicks(many_changes) == 0
    with Replaced(Voice, fade=Voice.end):
        assert clicks(many_changes) > 3
