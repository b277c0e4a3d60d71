"""Records a sound as fingerprints: takes the amplifier's place without waiting, and keeps only checksums.

This compares a sound sample by sample under both interpreters, with a small heap.
"""

import binascii

from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.sound.player import CuePlayer
from roundhouse_hub.sound.scores import SCORES

PIECE = RATE // 2  # frames: differences are located to half a second


class FingerprintRecorder:
    """`room` and `write` are the player's side."""

    def __init__(self) -> None:
        self.frames = 0
        self.pieces = []  # the CRC-32 of all samples up to the end of each piece
        self._sum = 0

    def room(self) -> int:
        """Half a second: then the player has a chance to act."""
        return PIECE

    def write(self, buffer, frames) -> None:
        """Take the first `frames` samples of `buffer`."""
        data = bytes(memoryview(buffer)[:frames])
        if self.frames // PIECE < (self.frames + frames) // PIECE:
            rest = 2 * (PIECE - self.frames % PIECE)
            self.pieces.append(binascii.crc32(data[:rest], self._sum))
        self._sum = binascii.crc32(data, self._sum)
        self.frames += frames

    def end(self) -> str:
        """The fingerprint: CRCs in hexadecimal, the last one over everything."""
        return " ".join(f"{crc:08x}" for crc in self.pieces + [self._sum])


def fingerprint(cue: str, volume: int = 10, quiet: bool = False, library=None) -> str:
    """The fingerprint of a cue at a volume, from its first sample to the end."""
    recorder = FingerprintRecorder()
    player = CuePlayer(recorder, library or Library(), SCORES)
    player.set_quiet(quiet)
    player.set_volume(volume)
    player.cue(cue)
    while not player.silent:
        player.step()
    return recorder.end()


# By name: volume, quiet profile.
PROFILES = {"day": (10, False), "low": (3, False), "evening": (8, True)}


def fingerprints(cue: str, library=None) -> dict:
    """The fingerprints of a cue in each of the PROFILES."""
    return {way: fingerprint(cue, volume, quiet, library) for way, (volume, quiet) in PROFILES.items()}
