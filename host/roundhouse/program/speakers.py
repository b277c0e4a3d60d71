"""The sound where no hub makes it itself: this computer's loudspeaker, for programs with a window and without."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from typing import Protocol

from roundhouse.hub.thread import HubThread
from roundhouse_hub.lamps.scene import VOLUME_MAX, Cue, Scene

END_S = 3.0
"""The time that the last sound may take to end."""


class Loudspeaker(Protocol):
    """Plays cues on this computer; silent without a sound card."""

    def set_volume(self, volume: int) -> None:
        """The volume, 0 (mute) to 10."""

    def play(self, cue: str) -> None:
        """Play a cue; one that is still playing restarts."""

    def give_way_to(self, cue: str) -> None:
        """Be silent as long as this cue warns, which the hub plays."""

    def close(self) -> None:
        """Give the sound card back."""


class HubWithSpeaker:
    """A hub, or none, beside this computer's loudspeaker, which plays its cues `aloud` or gives way to them."""

    def __init__(self, hub: HubThread | None, speaker: Loudspeaker, *, aloud: bool = True) -> None:
        self._hub = hub
        self._speaker = speaker
        self._sound = speaker.play if aloud else speaker.give_way_to

    def show(self, scene: Scene) -> None:
        """The speaker follows the volume."""
        self._speaker.set_volume(scene.volume)
        if self._hub is not None:
            self._hub.show(scene)

    def sound(self, cue: Cue) -> bool:
        self._sound(cue.name)
        return self._hub is None or self._hub.sound(cue)


class SpeakerProcess:
    """A loudspeaker in a process of its own, from the first cue on: a program without a window need not load what draws
    and sounds one."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._volume = VOLUME_MAX

    def set_volume(self, volume: int) -> None:
        self._volume = volume
        self._order(f"loudness {volume}")

    def play(self, cue: str) -> None:
        if self._process is None:
            command = [sys.executable, "-m", "roundhouse.window.speaker"]
            # Ctrl-C at the terminal is for this program, also while that one begins.
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, start_new_session=True)
            self.set_volume(self._volume)
        self._order(f"cue {cue}")

    def give_way_to(self, cue: str) -> None:
        """Nothing else is heard here."""

    def close(self) -> None:
        if self._process is None:
            return
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()
        try:
            self._process.wait(END_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _order(self, order: str) -> None:
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError):  # without its loudspeaker a table goes on
                self._process.stdin.write(order + "\n")
                self._process.stdin.flush()
