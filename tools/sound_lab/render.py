"""Mixes a score on the host, sample by sample: to listen to, and as a reference for the hub's mixer.

The hub's mixer adds volume and works in small blocks; at full volume it has to give exactly these frames.
"""

import wave
from collections.abc import Iterable, Mapping
from pathlib import Path

import numpy as np
from tools.sound_lab.samples import Pcm
from tools.sound_lab.waves import Signal

from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.sound.scores import GAIN_FULL

Note = tuple[int, str, int]
"""(milliseconds from the cue, sample, gain of 256)."""


def start_frame(at_ms: int) -> int:
    """The frame at which a note begins; whole numbers only, as on the hub."""
    return at_ms * RATE // 1000


def mix(score: Iterable[Note], samples: Mapping[str, Pcm]) -> Signal:
    """The sum of a score's samples, 1 being full scale; above 1 it would clip. Raises KeyError for a missing sample."""
    notes = list(score)
    length = max((start_frame(at) + len(samples[name]) for at, name, _ in notes), default=0)
    canvas = np.zeros(length)
    for at, name, gain in notes:
        start = start_frame(at)
        canvas[start : start + len(samples[name])] += samples[name] * (gain / GAIN_FULL / 32_768)
    return canvas


def voices(score: Iterable[Note], samples: Mapping[str, Pcm]) -> int:
    """The most samples of a score that play at the same time."""
    ends = []
    for at, name, _ in score:
        ends.append((start_frame(at), 1))
        ends.append((start_frame(at) + len(samples[name]), -1))
    most = now = 0
    for _, change in sorted(ends):
        now += change
        most = max(most, now)
    return most


def write_wav(path: Path, sound: Signal) -> None:
    """Write a sound as a WAV file; what is beyond full scale is clipped."""
    pcm = np.rint(np.clip(sound, -1.0, 1.0) * 32_767).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(pcm.tobytes())
