"""The simulated hub's loudspeaker: this computer's, playing the very sounds that the firmware mixes."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from array import array
from collections.abc import Iterator
from functools import cache

import pygame

from roundhouse_hub.lamps.scene import CUES, VOLUME_MAX
from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.sound.player import Player
from roundhouse_hub.sound.scores import SCORES


class _Tape:
    """An amplifier that records its samples."""

    def __init__(self) -> None:
        self.samples = array("h")

    def room(self) -> int:
        return RATE

    def write(self, block: array[int], frames: int) -> None:
        self.samples.extend(block[:frames])


def render_cue(cue: str) -> array[int]:
    """A cue as the firmware mixes it at full volume: mono, 16 bit."""
    tape = _Tape()
    player = Player(tape, Library(), SCORES)
    player.set_volume(VOLUME_MAX)
    player.cue(cue)
    while not player.silent:
        player.step()
    return tape.samples


@cache
def _rendered_bytes(cue: str) -> bytes:
    """`render_cue`, kept: to mix all cues takes most of a second, and each table has a speaker of its own."""
    return render_cue(cue).tobytes()


def has_sound() -> bool:
    """Whether this computer can play sound now; a card that another program holds cannot."""
    if pygame.mixer.get_init():
        return True
    with _quiet(), contextlib.suppress(pygame.error):
        pygame.mixer.init()
        pygame.mixer.quit()
        return True
    return False


class Speaker:
    """Plays cues; silent without a sound card."""

    def __init__(self) -> None:
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._volume = 0.5
        with _quiet(), contextlib.suppress(pygame.error):
            pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
        if pygame.mixer.get_init():
            self._sounds = {cue: pygame.mixer.Sound(buffer=_rendered_bytes(cue)) for cue in CUES}

    def set_volume(self, volume: int) -> None:
        """How loud it is, 0 (mute) to 10."""
        self._volume = volume / VOLUME_MAX

    def play(self, cue: str) -> None:
        """Play a cue; one that is still playing restarts."""
        sound = self._sounds.get(cue)
        if sound is not None:
            sound.stop()
            sound.set_volume(self._volume)
            sound.play()

    def close(self) -> None:
        """Give the sound card back."""
        pygame.mixer.quit()


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Keep the sound system's messages about a missing card off the terminal."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def main() -> None:
    """Play what is asked for on standard input until it ends, a line each: `loudness 5`, `cue whistle`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C at the terminal is for the program that this one serves
    speaker = Speaker()
    for line in sys.stdin:
        match line.split():
            case ["loudness", volume]:
                speaker.set_volume(int(volume))
            case ["cue", cue]:
                speaker.play(cue)
    speaker.close()


if __name__ == "__main__":
    main()
