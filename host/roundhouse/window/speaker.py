"""This computer's loudspeaker: the hub's cues, the tiles, and what is heard around a table; 48 kHz, stereo.

`make sounds` writes the files. Nothing is heard over a warning of the hub, wherever that is played.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from itertools import cycle
from pathlib import Path
from typing import Final

import pygame

from roundhouse.records.preferences import Preferences
from roundhouse.window.tile_sounds import TileSound
from roundhouse_hub.lamps.scene import LAST_CALL, TAP, VOLUME_MAX, WARNING
from roundhouse_hub.ticks import ticks_diff

RATE: Final = 48_000
SOUNDS: Final = Path(__file__).with_name("sounds")
VARIANTS: Final = 3
"""The number of recordings of a tile that is laid or drawn."""
WARNINGS: Final = frozenset({LAST_CALL, WARNING, TAP})
CHANNELS: Final = 16
FADE_MS: Final = 600
"""The time that the ambience takes to rise to its full volume, or to end."""


@cache
def _sound(name: str) -> pygame.mixer.Sound:
    """A sound by the name of its file; decoded when it is first heard."""
    return pygame.mixer.Sound(SOUNDS / f"{name}.ogg")


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
    """Plays sounds; silent without a sound card, which is opened for the first sound.

    `volume` is that of the cues, which the table sets; that of tiles and ambience is in the preferences.
    """

    def __init__(self) -> None:
        self._volume = 0.5
        self._preferences = Preferences()
        self._variants = cycle(range(VARIANTS))
        self._due: list[tuple[int, TileSound]] = []
        self._ambience = ""
        self._risen = 0.0
        self._now = self._hushed_ms = 0

    @cached_property
    def _is_open(self) -> bool:
        with _quiet(), contextlib.suppress(pygame.error):
            pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        return pygame.mixer.get_init() is not None

    # -- the hub's cues ----------------------------------------------------------------------------------------

    def set_volume(self, volume: int) -> None:
        """The volume of the cues, 0 (mute) to 10."""
        self._volume = volume / VOLUME_MAX

    def play(self, cue: str) -> None:
        """Play a cue; one that is still playing restarts."""
        self.give_way_to(cue)
        if self._is_open:
            sound = _sound(cue)
            sound.stop()
            sound.set_volume(self._volume)
            sound.play()

    # -- the table ---------------------------------------------------------------------------------------------

    def sound_tiles(self, sounds: Iterable[TileSound]) -> None:
        """Let tiles be heard when they land, on the table as it is chosen."""
        self._due += [(self._now + sound.delay, sound) for sound in sounds]

    def give_way_to(self, cue: str) -> None:
        """Be silent as long as this cue warns, wherever it is played, and as long as one before it does."""
        if cue in WARNINGS and self._is_open:
            self._hushed_ms = max(self._hushed_ms, round(1000 * _sound(cue).get_length()))

    def step(self, now: int, preferences: Preferences, *, at_table: bool) -> None:
        """Play what is due, and bring the ambience to its volume."""
        passed, self._now, self._preferences = max(0, ticks_diff(now, self._now)), now, preferences
        self._hushed_ms = max(0, self._hushed_ms - passed)
        hushed = self._hushed_ms > 0
        due = [sound for at, sound in self._due if ticks_diff(now, at) >= 0]
        self._due = [(at, sound) for at, sound in self._due if ticks_diff(now, at) < 0]
        if not hushed and preferences.sounds != "quiet" and preferences.level:
            for sound in due:
                self._play_tile(sound, preferences.level / VOLUME_MAX)
        self._surround("" if preferences.muted or not at_table else preferences.ambience, hushed, passed)

    def _play_tile(self, sound: TileSound, volume: float) -> None:
        if not self._is_open:
            return
        variant = next(self._variants)
        surface = "wood" if self._preferences.cloth == "walnut" else "cloth"
        name = f"tile-{surface}-{sound.kind}-{variant}"
        channel = _sound("shuffle" if sound.kind == "shuffle" else name).play()
        if channel is not None:
            channel.set_volume(volume * min(1.0, 1 - sound.pan), volume * min(1.0, 1 + sound.pan))

    def _surround(self, ambience: str, hushed: bool, passed: int) -> None:
        """Go on with the ambience, or with another one; under a warning it is gone at once."""
        if ambience in ("", "off"):
            if self._ambience:
                pygame.mixer.music.fadeout(FADE_MS)
                self._ambience = ""
            return
        if not self._is_open:
            return
        if ambience != self._ambience:
            pygame.mixer.music.stop()  # loading waits for one that still fades
            pygame.mixer.music.load(SOUNDS / f"ambience-{ambience}.ogg")
            pygame.mixer.music.play(-1)
            self._ambience, self._risen = ambience, 0.0
        self._risen = 0.0 if hushed else min(1.0, self._risen + passed / FADE_MS)
        pygame.mixer.music.set_volume(self._risen * self._preferences.ambience_volume / VOLUME_MAX)

    def close(self) -> None:
        """Give the sound card back."""
        pygame.mixer.quit()
        _sound.cache_clear()


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
