"""Plays cues: follows each score sample by sample and keeps the amplifier's buffer fed while anything sounds.

From silence a cue is mixed in the very step that asks for it. While something plays, it waits behind what is
queued; hence the board's buffer is short: 70 ms, not quite twice the longest pause the firmware makes.
"""

from array import array

from roundhouse_hub.lamps.scene import BELL, DERAILED, FINALE, LAST_CALL, ON_TRACK, REFUSED, WARNING, WHISTLE
from roundhouse_hub.sound.mixer import BLOCK, RATE, Mixer

# When voices run out, the train's own noise gives way first and a refusal, which someone waits for, last.
PRIORITIES = {DERAILED: 1, ON_TRACK: 1, BELL: 1, FINALE: 1, WHISTLE: 1, LAST_CALL: 2, WARNING: 2, REFUSED: 3}


class Performance:
    """A score being played: how far it is."""

    def __init__(self, name, score):
        self.name = name
        self.score = score
        self.next = 0  # the entry that comes next
        self.frame = 0  # frames since the beginning


class Player:
    """Turns cues into samples for `audio` (see `board`)."""

    FEED_MS = 5  # how often it looks for room while something sounds

    def __init__(self, audio, library, scores, listener=None):
        """`listener`, if given, is called with the name of each score that begins."""
        self.missing = []  # samples that a score names and that are not there
        self._audio = audio
        self._library = library
        self._scores = scores
        self._listener = listener
        self._mixer = Mixer()
        self._performances = []
        self._block = array("h", [0] * BLOCK)
        self._flush = False  # a block of silence is due: without it the tail stays in the amplifier's buffer

    @property
    def silent(self):
        """Whether nothing sounds and nothing is about to."""
        return not self._performances and not self._flush and not self._mixer.sounding

    def set_volume(self, volume):
        """Set the loudness, 0 (silent) to 10."""
        self._mixer.set_volume(volume)

    def cue(self, name):
        """Begin the score of a cue. If it is still playing, it begins anew; others go on beside it."""
        self._performances = [each for each in self._performances if each.name != name]
        self._mixer.stop(name)
        if name in self._scores:
            self._performances.append(Performance(name, self._scores[name]))
            if self._listener is not None:
                self._listener(name)

    def stop(self):
        """End everything within one block, without a click."""
        self._performances = []
        self._mixer.stop()

    def step(self):
        """Fill the room in the amplifier's buffer; the milliseconds until it may need more, or None."""
        while not self.silent and self._audio.room() >= BLOCK:
            for performance in self._performances:
                self._perform(performance)
            if self._performances:
                self._performances = [each for each in self._performances if each.next < len(each.score)]
            self._flush = self._mixer.sounding or bool(self._performances)
            self._mixer.mix(self._block)
            self._audio.write(self._block, BLOCK)
        return None if self.silent else self.FEED_MS

    def _perform(self, performance):
        """Start the samples whose time comes within this block, each at its own frame."""
        while performance.next < len(performance.score):
            at_ms, sample, gain = performance.score[performance.next]
            delay = at_ms * RATE // 1000 - performance.frame
            if delay >= BLOCK:
                break
            performance.next += 1
            try:
                source = self._library.open(sample)
            except OSError:
                if sample not in self.missing:
                    self.missing.append(sample)
                continue
            self._mixer.play(source, gain, max(0, delay), PRIORITIES.get(performance.name, 0), performance.name)
        performance.frame += BLOCK
