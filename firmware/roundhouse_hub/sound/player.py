"""Plays cues: follows each score note by note and keeps the amplifier's buffer filled while anything sounds.

It has a turn after every other subsystem (see `scheduler`) and then mixes one block, so that no step is long: two
blocks from silence, up to three if steps are late repeatedly. From silence a cue is mixed within two steps. While
something plays, a cue waits behind what is queued, so the amplifier's buffer is short: 68 ms, not quite twice the
longest pause of the firmware. Neither a cue nor a step allocates memory, except for opening a sample's file.
"""

from array import array

from roundhouse_hub.sound.mixer import BLOCK, QUEUE, RATE, Mixer
from roundhouse_hub.sound.scores import EVENING, GROUPS, PRIORITIES

MAX_PLAYBACKS = 6  # scores played at the same time


class Playback:
    """A score being played and its position; free without a score."""

    def __init__(self) -> None:
        self.score = None
        self.group = None
        self.priority = 0
        self.next = 0  # the index of the next note
        self.frame = 0  # frames since the beginning

    def begin(self, score: tuple, group: str, priority: int) -> None:
        self.score = score
        self.group = group
        self.priority = priority
        self.next = 0
        self.frame = 0


class CuePlayer:
    """Turns cues into samples for `audio` (see `board`)."""

    VOICES = (6, 3, 1, 0)  # by how much the hub is overloaded: the fewer voices, the less to mix
    FEED_MS = 5  # how often it checks for room while something sounds
    MOST = 2  # blocks in one step, if steps are late repeatedly
    DRY = QUEUE - BLOCK  # of room: what is queued lasts for a step or two
    MIXING = 40  # frames played while a block of three voices is mixed: 2.5 ms
    STARVING = 2 * BLOCK  # of room: what is queued would not outlast a garbage collection

    def __init__(self, audio, library, scores: dict, listener=None, evening: dict = EVENING) -> None:
        """`scores` are played normally, `evening` in their place in the quiet profile; a `listener` is called with the
        name of each score that begins.
        """
        self.underruns = 0  # times that the amplifier ran dry in the middle of a sound
        self.missing = []  # samples that a score names and that do not exist
        self.silent = True  # nothing sounds or is about to
        self.behind = 0  # blocks to catch up on, one per step
        self.starving = False  # the amplifier has to be fed before anything that can wait
        self._audio = audio
        self._library = library
        self._scores = scores
        self._evening = evening
        self._listener = listener
        self._mixer = Mixer(self.VOICES[0])
        self._eased = 0  # the index of VOICES
        self._performances = [Playback() for _ in range(MAX_PLAYBACKS)]
        self._volume = 5
        self._muted = False
        self._quiet = False
        self._out = array("h", bytes(2 * BLOCK * self.MOST))
        whole = memoryview(self._out)
        self._parts = [whole[: BLOCK * blocks] for blocks in range(self.MOST + 1)]
        self._begins = False  # nothing of the current sound has been mixed yet
        self._room = 0  # the amplifier's room after the last step
        self._played = 0  # frames played before the last step
        self._last = 0  # the last sample written; 0 after a sound that has ended
        self._flush = False  # a block of silence is due: it pushes the end of the sound out of the amplifier's buffer

    @property
    def volume(self) -> int:
        """The volume, 0 (silent) to 10, when it is not muted."""
        return self._volume

    @property
    def muted(self) -> bool:
        """Whether everything is silent whatever the volume."""
        return self._muted

    @property
    def quiet(self) -> bool:
        return self._quiet

    def set_volume(self, volume: int) -> None:
        """Set the volume, 0 (silent) to 10, also of what is playing."""
        self._volume = volume
        self._follow()

    def set_mute(self, muted: bool) -> None:
        """Mute or unmute; what plays continues unheard."""
        self._muted = muted
        self._follow()

    def set_quiet(self, quiet: bool) -> None:
        """Choose the profile for evenings: a lower maximum, and scores without a loud whistle."""
        self._quiet = quiet
        self._follow()

    def ease(self, overload: int) -> None:
        """Play fewer voices, or none, while the hub has more to do than it can: sound yields before presses do."""
        self._eased = overload
        self._mixer.limit(self.VOICES[overload])
        if not self.VOICES[overload]:
            self.stop()

    def cue(self, name: str) -> None:
        """Play a cue's score in place of any of the same group; other sounds continue beside it.

        A hub that is overloaded skips it: a bell that rings when there is time again only confuses people.
        """
        if not self.VOICES[self._eased]:
            return
        group = GROUPS.get(name, name)
        for performance in self._performances:
            if performance.score is not None and performance.group == group:
                performance.score = None
        self._mixer.stop(group)
        self._begin(name, group)
        self._listen()

    def stop(self) -> None:
        """Stop everything within one block, without a click."""
        for performance in self._performances:
            performance.score = None
        self._mixer.stop()
        self._listen()

    def take_over(self, other) -> None:
        """Continue the counters of `other`, a player that failed."""
        self.underruns = other.underruns
        self._last = other._last

    def step(self, at_once: bool = True) -> int | None:
        """Feed the amplifier if it has room; return the milliseconds until it may have more, or None in silence.

        0 means that it was fed. A backlog is mixed `at_once`, or a block per step; `behind` says how many are left.
        """
        if self.silent:
            self._room = self._audio.room() if self._room < QUEUE else QUEUE  # it has to be asked until it is dry
            return None
        room = self._audio.room()
        behind = self.behind
        self.behind = 0
        if room < BLOCK:
            return self.FEED_MS
        if room >= QUEUE and self._last:
            self.underruns += 1
        wanted = 1
        played = room - self._room
        if room >= self.STARVING:
            # The following steps catch up on a single pause, a block each, unless the amplifier is nearly dry.
            late = (min(played, self._played) + BLOCK // 2) // BLOCK + (room >= self.DRY)
            wanted = min(late, self.MOST, room // BLOCK)
            if room < QUEUE:  # better a few blocks in time than many too late
                wanted = min(wanted, (QUEUE - room) // self.MIXING)
            wanted = max(1, wanted)
            if not at_once and not self._begins:
                self.behind = max(behind, wanted) - 1
                wanted = 1
        self._begins = False
        self._played = played
        blocks = 0
        while blocks < wanted and not self.silent:
            self._mix(blocks * BLOCK)
            blocks += 1
        self._room = room - blocks * BLOCK
        self.starving = not self.silent and self._room >= self.STARVING
        self._audio.write(self._parts[blocks], blocks * BLOCK)
        self._last = self._out[blocks * BLOCK - 1]
        return 0

    @property
    def _performing(self):
        for performance in self._performances:
            if performance.score is not None:
                return True
        return False

    def _listen(self):
        was_silent = self.silent
        self.silent = not (self._flush or self._performing or self._mixer.sounding)
        if was_silent != self.silent:
            self.starving = self._begins = was_silent
            self.behind = 0
            self._room = 0
            self._played = BLOCK

    def _begin(self, name, group):
        scores = self._evening if self._quiet and name in self._evening else self._scores
        score = scores.get(name)
        if score is None:
            return
        performance = self._least()
        priority = PRIORITIES.get(name, 0)
        if performance.score is not None:
            if performance.priority > priority:
                return
            self._mixer.stop(performance.group)
        performance.begin(score, group, priority)
        if self._listener is not None:
            self._listener(name)

    def _follow(self):
        self._mixer.set_volume(0 if self._muted else self._volume, self._quiet)

    def _least(self):
        """A free playback, or the least important one."""
        least = None
        for performance in self._performances:
            if performance.score is None:
                return performance
            if least is None or performance.priority < least.priority:
                least = performance
        return least

    def _mix(self, at):
        """Mix one block into the buffer, with the notes that begin within it."""
        for performance in self._performances:
            if performance.score is not None:
                self._perform(performance)
        self._flush = self._performing or self._mixer.sounding
        self._mixer.mix(self._out, at)
        self.silent = not self._flush

    def _perform(self, performance):
        """Start the samples that begin within this block; where one finds no place, its score waits for a block."""
        score = performance.score
        while performance.next < len(score):
            at_ms, sample, gain = score[performance.next]
            delay = at_ms * RATE // 1000 - performance.frame
            if delay >= BLOCK:
                break
            if self._mixer.full:
                return
            performance.next += 1
            try:
                source = self._library.open(sample)
            except OSError:
                if sample not in self.missing:
                    self.missing.append(sample)
                continue
            self._mixer.play(source, gain, max(0, delay), performance.priority, performance.group)
        performance.frame += BLOCK
        if performance.next == len(score):
            performance.score = None
