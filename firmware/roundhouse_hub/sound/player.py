"""Plays cues: follows each score sample by sample and keeps the amplifier's buffer fed while anything sounds.

It has a turn after each other part's (see `turns`) and mixes one block then, so that no step becomes long: two from
silence, up to three where steps are late again and again. From silence a cue is mixed within two steps. While something
plays, it waits behind what is queued; hence the board's buffer is short: 70 ms, not quite twice the longest pause the
firmware makes. Neither a cue nor a step allocates anything, but for what opening a sample's file takes.
"""

from array import array

from roundhouse_hub.sound.mixer import BLOCK, QUEUE, RATE, Mixer
from roundhouse_hub.sound.scores import EVENING, GROUPS, PRIORITIES

MAX_PLAYBACKS = 6  # scores that can be under way at once


class Playback:
    """A score being played: how far it is. Without a score it is free."""

    def __init__(self):
        self.score = None
        self.group = None
        self.priority = 0
        self.next = 0  # the entry that comes next
        self.frame = 0  # frames since the beginning

    def begin(self, score, group, priority):
        self.score = score
        self.group = group
        self.priority = priority
        self.next = 0
        self.frame = 0


class Player:
    """Turns cues into samples for `audio` (see `board`)."""

    FEED_MS = 5  # how often it looks for room while something sounds
    MOST = 3  # blocks a step, when it is kept waiting again and again
    DRY = 5 * BLOCK  # of room: what is queued lasts for a step or two
    MIXING = 56  # frames that are played while a block of three voices is mixed: 2.5 ms
    STARVING = 3 * BLOCK  # of room: what is queued would not outlast a collection

    def __init__(self, audio, library, scores, listener=None, evening=EVENING):
        """`scores` are what is played, `evening` those that take their place in the quiet profile.

        `listener`, if given, is called with the name of each score that begins.
        """
        self.underruns = 0  # times the amplifier ran dry in the middle of a sound
        self.missing = []  # samples that a score names and that are not there
        self.silent = True  # nothing sounds and nothing is about to
        self.behind = 0  # blocks to be made up for, one a step
        self.starving = False  # the amplifier has to be fed before anything that can wait
        self._audio = audio
        self._library = library
        self._scores = scores
        self._evening = evening
        self._listener = listener
        self._mixer = Mixer()
        self._performances = [Playback() for _ in range(MAX_PLAYBACKS)]
        self._volume = 5
        self._muted = False
        self._quiet = False
        self._out = array("h", bytes(2 * BLOCK * self.MOST))
        whole = memoryview(self._out)
        self._parts = [whole[: BLOCK * blocks] for blocks in range(self.MOST + 1)]
        self._begins = False  # nothing of what sounds has been mixed yet
        self._room = 0  # what the last step left of the amplifier's
        self._played = 0  # frames, before the last step
        self._last = 0  # the sample that was written last: a sound that is over has ended in silence
        self._flush = False  # a block of silence is due: without it the tail stays in the amplifier's buffer

    @property
    def volume(self):
        """The loudness, 0 (silent) to 10, that is or will be heard when it is not muted."""
        return self._volume

    @property
    def muted(self):
        """Whether all is silent whatever the volume."""
        return self._muted

    @property
    def quiet(self):
        """Whether the quiet profile is on."""
        return self._quiet

    def set_volume(self, volume):
        """Set the loudness, 0 (silent) to 10, also of what sounds already."""
        self._volume = volume
        self._follow()

    def set_mute(self, muted):
        """Be silent, or as loud again as the volume says; what plays goes on unheard."""
        self._muted = muted
        self._follow()

    def set_quiet(self, quiet):
        """Choose the profile for evenings: a low ceiling, and scores without a loud whistle."""
        self._quiet = quiet
        self._follow()

    def cue(self, name):
        """Begin the score of a cue, in place of what is left of it or its like; others go on beside it."""
        group = GROUPS.get(name, name)
        for performance in self._performances:
            if performance.score is not None and performance.group == group:
                performance.score = None
        self._mixer.stop(group)
        self._begin(name, group)
        self._listen()

    def stop(self):
        """End everything within one block, without a click."""
        for performance in self._performances:
            performance.score = None
        self._mixer.stop()
        self._listen()

    def take_over(self, other):
        """Go on counting where `other` failed, whose sound breaks off."""
        self.underruns = other.underruns
        self._last = other._last

    def step(self, at_once=True):
        """Feed the amplifier if it has room; the milliseconds until it may have more, or None in silence.

        0 says that it was fed. Pauses are made up for `at_once`, or by a block: then `behind` says how many more.
        """
        if self.silent:
            return None
        room = self._audio.room()
        behind = self.behind
        self.behind = 0
        if room < BLOCK:
            return self.FEED_MS if room else 1  # it is still busy with the last block
        if room >= QUEUE and self._last:
            self.underruns += 1
        wanted = 1
        played = room - self._room
        if room >= self.STARVING:
            # One pause is made up for by the steps that follow, a block each; not so with next to nothing left.
            late = (min(played, self._played) + BLOCK // 2) // BLOCK + (room >= self.DRY)
            wanted = min(late, self.MOST, room // BLOCK)
            if room < QUEUE:  # better few that come in time than many that come too late
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
        score = self._evening.get(name) if self._quiet else None
        if score is None:
            score = self._scores.get(name)
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
        """A free performance, or the least important one."""
        least = None
        for performance in self._performances:
            if performance.score is None:
                return performance
            if least is None or performance.priority < least.priority:
                least = performance
        return least

    def _mix(self, at):
        """One block into the buffer, with what begins within it."""
        for performance in self._performances:
            if performance.score is not None:
                self._perform(performance)
        self._flush = self._performing or self._mixer.sounding
        self._mixer.mix(self._out, at)
        self.silent = not self._flush

    def _perform(self, performance):
        """Start the samples whose time comes within this block, each at its own frame."""
        score = performance.score
        while performance.next < len(score):
            at_ms, sample, gain = score[performance.next]
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
            self._mixer.play(source, gain, max(0, delay), performance.priority, performance.group)
        performance.frame += BLOCK
        if performance.next == len(score):
            performance.score = None
