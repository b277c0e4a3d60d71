"""No audible clicks: where a sound starts, stops, gives way to another, or changes its volume.

A click is a sharp bend in the samples. A steady tone bends a little all the time, and nothing that happens to it may
bend it much more. Each test also runs with the ramp in question removed, and must then detect the click.
"""

import math
from array import array

from roundhouse_hub.sound.mixer import BLOCK, RATE, Mixer, Voice
from roundhouse_hub.sound.player import CuePlayer

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
    player = CuePlayer(meter, library or Tones(), SCORES, evening={})
    player.set_volume(9)
    if before is not None:
        before(player)
    player.cue(first)
    meter.listen(player, blocks)
    then(player)
    meter.listen(player, 14)
    return meter.sharpest


def clicks(then, first="whistle", library=None, before=None):
    return sum(1 for blocks in MOMENTS if sharpest(first, then, blocks, library, before) > CLICK)


class Replaced:
    def __init__(self, kind, name, method):
        self._kind = kind
        self._name = name
        self._method = method
        self._kept = getattr(kind, name)

    def __enter__(self):
        setattr(self._kind, self._name, self._method)

    def __exit__(self, *_):
        setattr(self._kind, self._name, self._kept)


def do_nothing(_):
    pass


def call(method, *arguments):
    return lambda player: getattr(player, method)(*arguments)


def set_without_ramp(mixer, volume, evening=False):
    SET(mixer, volume, evening)
    mixer._volume = mixer._target


def glide_without_ramp(voice, level, _):
    if not voice.fading:
        voice.level = voice.target = level


SET = Mixer.set_volume


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


MUTE, HUSH = call("set_mute", True), call("set_quiet", True)
# What softens a change, and what it is without that.
FADES = (Voice, "fade", Voice.end)
GLIDES = (Voice, "glide", glide_without_ramp)
RAMPS = (Mixer, "set_volume", set_without_ramp)
# What is done to the player, which sound plays, what was done before, and what softens the change, if that is known.
CASES = (
    ("a tone alone", do_nothing, "whistle", None, None),
    ("a start", call("cue", "woo_woo"), "whistle", None, None),
    ("a stop", call("stop"), "whistle", None, FADES),
    ("a sound that is replaced", call("cue", "whistle"), "whistle", None, FADES),
    ("one replaced by another of its group", call("cue", "starting"), "clatter", None, FADES),
    ("a stolen voice", call("cue", "refused"), "chorus", None, FADES),
    ("ducking behind a warning", call("cue", "warning"), "whistle", None, GLIDES),
    ("one step louder", call("set_volume", 10), "whistle", None, RAMPS),
    ("one step softer", call("set_volume", 8), "whistle", None, RAMPS),
    ("many steps softer", call("set_volume", 5), "whistle", None, RAMPS),
    ("silence", call("set_volume", 0), "whistle", None, RAMPS),
    ("muting", MUTE, "whistle", None, RAMPS),
    ("unmuting", call("set_mute", False), "whistle", MUTE, None),
    ("the quiet profile", HUSH, "whistle", None, RAMPS),
    ("the normal profile again", call("set_quiet", False), "whistle", HUSH, RAMPS),
    ("everything within a few blocks", many_changes, "whistle", None, FADES),
)


def test_nothing_that_happens_to_a_sound_clicks_and_without_its_ramp_it_does():
    for what, then, first, before, ramp in CASES:
        assert clicks(then, first, before=before) == 0, what
        if ramp:
            kind, name, abrupt = ramp
            with Replaced(kind, name, abrupt):
                assert clicks(then, first, before=before) > 3, what


def test_a_sample_that_starts_abruptly_clicks():
    assert clicks(do_nothing, library=Tones(0)) == len(MOMENTS)
