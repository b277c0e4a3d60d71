"""A player with constant sounds, an amplifier, and a clock."""

from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.sound.player import CuePlayer
from roundhouse_standins.audio import Audio
from roundhouse_standins.clock import VirtualClock
from roundhouse_standins.constant_sounds import ConstantLibrary

LIBRARY = {"loud": (30000, RATE // 10), "soft": (300, RATE // 10), "tick": (7, 10), "long": (1000, RATE)}
SCORES = {
    "bell": ((0, "soft", 256),),
    "clatter": ((0, "tick", 256), (100, "tick", 256), (137, "tick", 128)),
    "whistle": ((0, "long", 256),),
    "warning": ((0, "nobody", 256), (10, "tick", 256)),
    "refused": ((0, "tick", 256),),
    "chorus": ((0, "long", 256),) * 6,
    "starting": ((0, "long", 256), (400, "soft", 256)),
    "last_call": ((0, "nobody", 256),),
}
EVENING_SCORES = {"whistle": ((0, "long", 64),), "bell": ((0, "soft", 64),)}


class PlayerBench:
    def __init__(self, record=True):
        self.clock = VirtualClock()
        self.audio = Audio(self.clock, record)
        self.library = ConstantLibrary(**LIBRARY)
        self.player = CuePlayer(self.audio, self.library, SCORES, evening=EVENING_SCORES)
        self.player.set_volume(10)

    def run(self, ms, step=5):
        for _ in range(ms // step):
            self.player.step()
            self.clock.advance(step)
        return self.audio.played

    def starts(self):
        """The milliseconds at which sound begins after silence."""
        found = []
        samples = self.audio.played
        for at in range(1, len(samples)):
            if samples[at] and not samples[at - 1]:
                found.append(round(at * 1000 / RATE))
        return found
