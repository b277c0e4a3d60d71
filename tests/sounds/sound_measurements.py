"""Measurements of what a person would hear in a sound.

Sounds are arrays of floats, 1 being full scale, at `RATE` frames a second. Times are in seconds unless a name says ms;
levels are in decibels.
"""

import math

import numpy as np
from tools.sound_lab.waves import Signal

from roundhouse_hub.sound.mixer import RATE


def cents(hertz: float, reference: float) -> float:
    """The interval from one pitch up to another; 100 cents are a semitone."""
    return 1200 * math.log2(hertz / reference)


def spectrum(sound: Signal, start: float, seconds: float) -> tuple[Signal, Signal]:
    """Frequencies and their amplitudes in a stretch of a sound (Hann window, so that neighbors stay apart)."""
    piece = sound[int(start * RATE) : int((start + seconds) * RATE)]
    window = np.hanning(len(piece))
    padded = 4 * len(piece)
    amplitudes: Signal = 2 * np.abs(np.fft.rfft(piece * window, padded)) / window.sum()
    frequencies: Signal = np.fft.rfftfreq(padded, 1 / RATE).astype(np.float64)
    return frequencies, amplitudes


def peaks(
    sound: Signal, start: float, seconds: float, lowest: float = 250.0, highest: float = 5000.0, within_db: float = 30.0
) -> list[tuple[float, float]]:
    """The partials of a section, (hertz, amplitude) from low to high: peaks no weaker than the strongest - within_db.

    A peak counts if it is 12 dB above the median of its surroundings: noise has peaks too, but lower ones.
    """
    frequencies, amplitudes = spectrum(sound, start, seconds)
    around = int(60 / (frequencies[1] - frequencies[0]))
    strongest = amplitudes.max()
    found = []
    first, end = (int(np.searchsorted(frequencies, hertz)) for hertz in (lowest, highest))
    for k in range(max(1, first), end):
        here = amplitudes[k]
        if not amplitudes[k - 1] < here >= amplitudes[k + 1] or here < strongest * 10 ** (-within_db / 20):
            continue
        if here == amplitudes[max(0, k - around // 4) : k + around // 4].max() and here > 4 * np.median(
            amplitudes[max(0, k - around) : k + around]
        ):
            found.append((_top(frequencies, amplitudes, k), float(here)))
    return found


def pitch_near(sound: Signal, hertz: float, start: float, seconds: float, reach: float = 35.0) -> float:
    """The strongest frequency within `reach` hertz of one, in a section of a sound."""
    frequencies, amplitudes = spectrum(sound, start, seconds)
    low, high = np.searchsorted(frequencies, (hertz - reach, hertz + reach))
    return _top(frequencies, amplitudes, low + int(np.argmax(amplitudes[low:high])))


def envelope(sound: Signal, window: float = 0.002) -> Signal:
    """The strength of a sound at each moment (root mean square over a window that looks ahead only)."""
    count = max(1, int(window * RATE))
    power = np.concatenate((np.asarray(sound, dtype=float) ** 2, np.zeros(count)))
    sums = np.concatenate(([0.0], np.cumsum(power)))
    strength: Signal = np.sqrt(np.maximum(sums[count : count + len(sound)] - sums[: len(sound)], 0.0) / count)
    return strength


def peak(sound: Signal) -> float:
    return float(np.max(np.abs(sound))) if len(sound) else 0.0


def flat_tops(sound: Signal, frames: int = 3) -> int:
    """The number of times that a sound stays at its own peak for several frames: the trace of clipping."""
    at_peak = np.abs(sound) >= 0.999 * peak(sound)
    return int(np.sum(np.convolve(at_peak, np.ones(frames), "valid") == frames))


def offset(sound: Signal) -> float:
    """The mean of a sound relative to its strength: a DC offset, which would push the speaker's cone to one side."""
    return abs(float(np.mean(sound))) / float(np.sqrt(np.mean(np.square(sound))))


def share_between(sound: Signal, lowest: float, highest: float) -> float:
    """The share of a sound's energy between two frequencies."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    frequencies = np.fft.rfftfreq(len(sound), 1 / RATE)
    return float(power[(frequencies >= lowest) & (frequencies < highest)].sum() / power.sum())


def _top(frequencies: Signal, amplitudes: Signal, k: int) -> float:
    """The vertex of the parabola through three points: finer than the resolution of the spectrum."""
    left, here, right = np.log(amplitudes[k - 1 : k + 2] + 1e-15)
    bend = left - 2 * here + right
    shift = 0.5 * (left - right) / bend if bend else 0.0
    return float(frequencies[k] + shift * (frequencies[1] - frequencies[0]))
