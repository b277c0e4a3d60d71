"""Adds up to four sounds at once, block by block, at a volume; nothing clicks and nothing is cut off.

A sound comes from a source with `readinto(buffer) -> bytes read` and `close()`: mono, 16 bits, little-endian.
All buffers are made once; a block that is mixed allocates nothing but what the source's own reading does.
"""

from array import array

from roundhouse_hub.sound import inner

RATE = 22050  # frames a second
BLOCK = 256  # frames mixed at once: 11.6 ms
FADE = BLOCK  # frames in which a stopped sound fades out

# Steps of 3 dB, a little more at the quiet end; 0 is silent. A level of 65536 is 1.0, and all are multiples of a
# block, so that a glide over one block ends exactly where it should.
VOLUMES = (0, 2048, 3584, 5888, 8448, 11776, 15872, 22272, 31488, 46080, 65536)


class Voice:
    """One sound on its way: where it comes from, how loud it is, when it begins."""

    def __init__(self):
        self.source = None
        self.priority = 0
        self.tag = None
        self.delay = 0  # frames of silence before it begins
        self.level = 0
        self.fading = False

    def start(self, source, level, delay, priority, tag):
        self.source = source
        self.level = level
        self.delay = delay
        self.priority = priority
        self.tag = tag
        self.fading = False

    def end(self):
        self.source.close()
        self.source = None

    def fade(self):
        """Be silent after the next block, or at once when nothing has been heard yet."""
        self.fading = True
        if self.delay:
            self.end()


class Mixer:
    """Mixes what `play` was given into one block after the other."""

    SPARE = 2  # more voices, for those that fade out while their successor begins

    def __init__(self, voices=4):
        self._limit = voices
        self._voices = [Voice() for _ in range(voices + self.SPARE)]
        self._bus = array("i", [0] * BLOCK)
        self._samples = array("h", [0] * BLOCK)
        self._room = memoryview(self._samples)
        self._volume = VOLUMES[5]  # where the volume is now
        self._target = self._volume  # where it is going

    @property
    def sounding(self):
        """Whether any voice has something left."""
        for voice in self._voices:  # `any` would allocate, and this is asked in every step
            if voice.source is not None:
                return True
        return False

    def set_volume(self, volume):
        """Set the loudness of everything, 0 (silent) to 10; it glides there within one block."""
        self._target = VOLUMES[volume]
        if not self.sounding:
            self._volume = self._target

    def play(self, source, gain=256, delay=0, priority=0, tag=None):
        """Start `source` after `delay` frames with a `gain` of 0 to 256; `tag` says what it belongs to.

        When all voices are taken, the least important one fades out, if it is less important than `priority`;
        otherwise `source` is closed and the answer is False.
        """
        free = None
        least = None
        taken = 0
        for voice in self._voices:
            if voice.source is None:
                free = voice
            elif not voice.fading:
                taken += 1
                if least is None or voice.priority < least.priority:
                    least = voice
        if taken >= self._limit and free is not None:
            if least.priority < priority:
                least.fade()
            else:
                free = None
        if free is None:
            source.close()
            return False
        free.start(source, gain << 8, delay, priority, tag)
        return True

    def stop(self, tag=None):
        """Fade out all that sounds (with this `tag`) in one block; what has not begun yet never does."""
        for voice in self._voices:
            if voice.source is not None and (tag is None or voice.tag == tag):
                voice.fade()

    def mix(self, out):
        """Write the next block of frames into `out`, an array of 16-bit samples."""
        inner.clear(self._bus, BLOCK)
        for voice in self._voices:
            if voice.source is not None:
                self._add(voice)
        inner.finish(out, self._bus, BLOCK, self._volume, (self._target - self._volume) // BLOCK)
        self._volume = self._target

    def _add(self, voice):
        if voice.delay >= BLOCK:
            voice.delay -= BLOCK
            return
        at = voice.delay
        voice.delay = 0
        # Only in the block in which a sound begins in the middle, a slice of the buffer has to be made.
        got = voice.source.readinto(self._room[: BLOCK - at] if at else self._room) // 2
        inner.add(self._bus, at, self._samples, got, voice.level, -(voice.level // FADE) if voice.fading else 0)
        if voice.fading or got < BLOCK - at:
            voice.end()
