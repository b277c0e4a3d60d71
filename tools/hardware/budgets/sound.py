"""Whether amplifier and speaker suit the firmware's sounds: a rate that the amplifier takes, and cues that are heard.

Heard means: in some third of an octave, which is about what the ear keeps apart, a cue's loudest moment is at least as
strong as all that is said around the table. Below the resonance of its cup, the speaker gives less. Levels
are dB of sound pressure, a meter from the hub and from each talker.
"""

from __future__ import annotations

from functools import cache
from math import log2, log10
from typing import Any

import numpy as np
import numpy.typing as npt
from tools.hardware.budgets import power
from tools.hardware.case.plan import dimensions, enclosure
from tools.hardware.tables import InvalidTables, Tables

from roundhouse_hub.lamps import scene
from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.sound.scores import PRIORITIES

TALKERS = 12
LISTENERS = TALKERS // 2
"""Half of them listen."""
RAISED = 6.0
"""dB above a normal voice: what people do in a full room."""
SPEECH = {500: 59.8, 1000: 53.5, 2000: 48.8, 4000: 43.8}
"""A normal voice by octaves (their middles, Hz), as ANSI S3.5 has it for the intelligibility of speech."""
HEARD_AT = 8
"""The volume at which the hub should be heard among them."""
MOMENT = 0.125
"""Seconds: about what the ear takes together."""
THIRDS = [round(1000 * 2 ** (third / 3)) for third in range(-3, 8)]
"""The middles of the thirds, Hz: from where the speaker begins to where speech ends."""
CALLS = tuple(sorted(cue for cue in scene.CUES if PRIORITIES.get(cue) and cue != scene.VOLUME))
"""The cues that tell everybody something; trains, markers and an example of the volume may drown."""


def faults(tables: Tables) -> list[str]:
    """One sentence for a rate that the amplifier does not take, and one for each cue that nobody would hear."""
    found = []
    takes = tables.parts["amplifier"].data.get("frames_hz")
    if not isinstance(takes, list) or not takes:
        raise InvalidTables("hardware/parts.toml must give the rates that the amplifier takes, frames_hz.")
    if RATE not in takes:
        found.append(
            f"The firmware sends {RATE} frames a second, which the amplifier does not take; it takes "
            f"{', '.join(str(rate) for rate in takes)}."
        )
    box = enclosure.box_hz(dimensions.of(tables.raw))
    for cue in CALLS:
        over = margin(tables, cue, box)
        if over < 0:
            found.append(
                f"At volume {HEARD_AT} the cue {cue} is {-over:.0f} dB below the talk of {TALKERS} people, at "
                "any pitch."
            )
    return found


def margin(tables: Tables, cue: str, box: float) -> float:
    """By how many dB a cue at HEARD_AT is above the talk, in the third of an octave where it is most so.

    `box` is the resonance of the speaker in its cup, Hz.
    """
    full_scale = tables.parts["speaker"].number("db") + 10 * log10(power.speaker_watts(tables, HEARD_AT))
    return max(
        full_scale + strength - below(middle, box) - babble(middle) for middle, strength in strengths(cue).items()
    )


def below(middle: int, box: float) -> float:
    """The loss of a closed speaker below its resonance, dB: 12 for each octave.

    >>> below(250, 500.0), below(1000, 500.0)
    (12.041199826559248, 0.0)
    """
    return max(0.0, 40 * log10(box / middle))


def babble(middle: int) -> float:
    """The level of the talk in a third of an octave; its slope is that of the octaves."""
    octave = float(np.interp(log2(middle), [log2(hertz) for hertz in SPEECH], list(SPEECH.values())))
    return octave - 10 * log10(3) + RAISED + 10 * log10(LISTENERS)


@cache
def strengths(cue: str) -> dict[int, float]:
    """A cue's strength in each third of an octave in its loudest moment at full volume, in dB of a full-scale sine."""
    sound = np.asarray(power.samples_of(cue), dtype=np.float64) / 32768
    size = round(MOMENT * RATE)
    # As long as a power of two, which is transformed quickly.
    length = 1 << (len(sound) + size - 1).bit_length()
    spectrum, frequencies = np.fft.rfft(sound, length), np.fft.rfftfreq(length, 1 / RATE)
    return {middle: _strongest(spectrum, frequencies, middle, size) for middle in THIRDS}


def _strongest(
    spectrum: npt.NDArray[np.complex128], frequencies: npt.NDArray[np.floating[Any]], middle: int, size: int
) -> float:
    within = (frequencies >= middle / 2 ** (1 / 6)) & (frequencies < middle * 2 ** (1 / 6))
    third = np.fft.irfft(spectrum * within)
    sums = np.concatenate(([0.0], np.cumsum(third * third)))
    return float(10 * np.log10(2 * np.max(sums[size:] - sums[:-size]) / size + 1e-12))
