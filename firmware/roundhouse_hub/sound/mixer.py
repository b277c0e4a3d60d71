"""Mixes up to six sounds at once, block by block, at a volume, without clicks and without clipping.

A sound comes from a source with `read(at, samples, frames) -> frames` and `close()`, see `library`. All buffers are
reused, so mixing a block allocates nothing. Levels change by linear ramps over whole blocks.
"""

from array import array

from roundhouse_hub import const, kernels

# Frames per second. The amplifier takes 8, 16, 32 and 44.1 kHz, but not 22.05 kHz (hardware/parts.toml). What is above
# 16 kHz's reach is 1 % of a wheel's click, 2 % of a sigh and less of all else; 32 kHz would double work and flash.
RATE = 16000
BLOCK = const(256)  # frames mixed at once: 16 ms
QUEUE = 1088  # frames that an amplifier holds: 68 ms

# Ten steps of 3 dB; 0 is silent. A level of 65536 is 1.0. All levels are multiples of a block, so that a ramp over one
# block ends exactly at its target.
VOLUMES = tuple(BLOCK * part for part in (0, 11, 16, 23, 32, 45, 64, 91, 128, 181, 256))
# For evenings: the loudest is 12 dB below, in steps of 2 dB, so that the softest can still be heard.
EVENING = tuple(BLOCK * part for part in (0, 8, 10, 13, 16, 20, 25, 32, 40, 51, 64))

BACKGROUND_GAIN = const(64)  # of 256: how loud a voice continues behind a more important one, 12 dB less
_STEP_ASIDE = const(2)  # blocks that the ramp down takes
_STEP_BACK = const(10)  # and the ramp up again


class Voice:
    """One sound being played: its source, its level and where that is going, and when it begins."""

    def __init__(self):
        self.source = None
        self.at = 0  # the next frame of the source
        self.gain = 0
        self.priority = 0
        self.tag = None
        self.age = 0  # a counter of starts: the greater, the younger
        self.delay = 0  # frames of silence before it begins
        self.level = 0
        self.target = 0  # the level at the end of the ramp
        self.blocks = 0  # how many blocks the ramp still takes
        self.fading = False  # it ends with the ramp

    def start(self, source, gain: int, delay: int, priority: int, tag: str | None, age: int) -> None:
        self.source = source
        self.at = 0
        self.gain = gain
        self.delay = delay
        self.priority = priority
        self.tag = tag
        self.age = age
        self.level = self.target = gain * BLOCK
        self.blocks = 0
        self.fading = False

    def glide(self, level: int, blocks: int) -> None:
        """Ramp to `level`, a multiple of a block, in so many blocks; at once if nothing has been heard yet."""
        if level != self.target and not self.fading:
            self.target = level
            self.blocks = blocks
            if self.delay or not self.at:
                self.level = level
                self.blocks = 0

    def fade(self) -> None:
        """Fade out within the next block; end at once if nothing has been heard yet."""
        if self.delay or not self.at:
            self.end()
        elif not self.fading:
            self.glide(0, 1)
            self.blocks = 1
            self.fading = True

    def yields_to(self, other) -> bool:
        """Whether this voice is stolen before `other`: the less important, then the older."""
        return self.priority < other.priority or (self.priority == other.priority and self.age < other.age)

    def end(self) -> None:
        self.source.close()
        self.source = None


class Mixer:
    """Mixes the sounds given to `play` into one block after another."""

    SPARE = 2  # additional voices, for those that fade out while their successor begins

    def __init__(self, voices: int = 6) -> None:
        self._limit = voices
        self._voices = [Voice() for _ in range(voices + self.SPARE)]
        self._bus = array("i", [0] * BLOCK)
        self._samples = array("h", [0] * BLOCK)
        self._starts = 0
        self._least: Voice = None  # see `_taken`
        self._volume = VOLUMES[5]  # where the volume is now
        self._target = self._volume  # where it is going

    @property
    def sounding(self) -> bool:
        for voice in self._voices:  # `any` would allocate, and this runs in every step
            if voice.source is not None:
                return True
        return False

    @property
    def full(self) -> bool:
        """Whether no sound can begin before the next block, because voices that fade out hold the last places."""
        for voice in self._voices:
            if voice.source is None:
                return False
        return True

    def set_volume(self, volume: int, evening: bool = False) -> None:
        """Set the master volume, 0 (silent) to 10; it takes effect within one block, without a click."""
        self._target = EVENING[volume] if evening else VOLUMES[volume]
        if not self.sounding:
            self._volume = self._target

    def play(self, source, gain: int = 256, delay: int = 0, priority: int = 0, tag: str | None = None) -> bool:
        """Start `source` after `delay` frames with a `gain` of 0 to 256; `tag` names what it belongs to.

        When all voices are taken, the oldest of the least important ones fades out, unless it is more important than
        `priority`; then, or when the mixer is `full`, `source` is closed and the result is False. A voice plays more
        softly behind a more important one.
        """
        free: Voice = None
        for voice in self._voices:
            if voice.source is None:
                free = voice
        if free is not None and self._taken() >= self._limit:
            least = self._least
            if least is None or least.priority > priority:
                free = None
            else:
                least.fade()
        if free is None:
            source.close()
            return False
        self._starts = self._starts + 1 & 0xFFFFFF
        free.start(source, gain, delay, priority, tag, self._starts)
        return True

    def limit(self, voices: int) -> None:
        """Play at most so many voices from now on: the least important of the others fade out."""
        self._limit = voices
        while self._taken() > voices:
            self._least.fade()

    def stop(self, tag: str | None = None) -> None:
        """Fade out everything (with this `tag`) in one block; sounds that have not begun never do."""
        for voice in self._voices:
            if voice.source is not None and (tag is None or voice.tag == tag):
                voice.fade()

    def mix(self, out, at: int = 0) -> None:
        """Write the next block into `out`, an array of 16-bit samples, from index `at` on."""
        foremost = 0
        for voice in self._voices:
            if voice.source is not None and voice.delay < BLOCK and not voice.fading and voice.priority > foremost:
                foremost = voice.priority
        kernels.clear_bus(self._bus, BLOCK)
        for voice in self._voices:
            if voice.source is not None:
                if voice.priority < foremost:
                    voice.glide((voice.gain * BACKGROUND_GAIN >> 8) * BLOCK, _STEP_ASIDE)
                elif voice.level < voice.gain * BLOCK:
                    voice.glide(voice.gain * BLOCK, _STEP_BACK)
                self._add(voice)
        kernels.limit_bus(out, at, self._bus, BLOCK, self._volume, (self._target - self._volume) // BLOCK)
        self._volume = self._target

    def _taken(self):
        """The number of voices that play on; `_least` is the one of them that is stolen first, None if there is
        none."""
        taken = 0
        self._least = None
        for voice in self._voices:
            if voice.source is not None and not voice.fading:
                taken += 1
                if self._least is None or voice.yields_to(self._least):
                    self._least = voice
        return taken

    def _add(self, voice):
        if voice.delay >= BLOCK:
            voice.delay -= BLOCK
            return
        start = voice.delay
        voice.delay = 0
        step = (voice.target - voice.level) // voice.blocks // BLOCK if voice.blocks else 0
        got = voice.source.read(voice.at, self._samples, BLOCK - start)
        kernels.mix_samples(self._bus, start, self._samples, got, voice.level, step)
        voice.at += got
        if voice.blocks:
            voice.blocks -= 1
            voice.level = voice.level + step * BLOCK if voice.blocks else voice.target
        if got < BLOCK - start or (voice.fading and not voice.blocks):
            voice.end()
