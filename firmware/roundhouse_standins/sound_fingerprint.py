"""A tape in the amplifier's place: takes whatever it is given, without waiting, and keeps only its fingerprint.

With it a sound is compared sample by sample in either interpreter, on however small a heap.
"""

import binascii

from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.sound.player import Player
from roundhouse_hub.sound.scores import SCORES

PIECE = RATE // 2  # frames: a difference is found to half a second


class Tape:
    """`room` and `write` are the player's side."""

    def __init__(self):
        self.frames = 0
        self.pieces = []  # the CRC-32 of all samples up to the end of each piece
        self._sum = 0

    def room(self):
        """Half a second: after that the player may be asked what it wants to do."""
        return PIECE

    def write(self, buffer, frames):
        """Take the first `frames` samples of `buffer`."""
        data = bytes(memoryview(buffer)[:frames])
        if self.frames // PIECE < (self.frames + frames) // PIECE:
            rest = 2 * (PIECE - self.frames % PIECE)
            self.pieces.append(binascii.crc32(data[:rest], self._sum))
        self._sum = binascii.crc32(data, self._sum)
        self.frames += frames

    def end(self):
        """The fingerprint: hexadecimal CRCs, the last one of everything."""
        return " ".join(f"{crc:08x}" for crc in self.pieces + [self._sum])


def fingerprint(cue, volume=10, quiet=False, library=None):
    """What a cue gives at a volume, from its first sample to the flush."""
    tape = Tape()
    player = Player(tape, library or Library(), SCORES)
    player.set_quiet(quiet)
    player.set_volume(volume)
    player.cue(cue)
    while not player.silent:
        player.step()
    return tape.end()


# name of a way to play: volume, quiet profile
WAYS = {"day": (10, False), "low": (3, False), "evening": (8, True)}


def fingerprints(cue, library=None):
    """The fingerprint of a cue for each of the WAYS."""
    return {way: fingerprint(cue, volume, quiet, library) for way, (volume, quiet) in WAYS.items()}
