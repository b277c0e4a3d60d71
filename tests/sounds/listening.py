"""Measurements of what a person would hear in a sound.

Sounds are arrays of floats, 1 being full scale, at 22,050 frames a second. Times are in seconds unless a name says ms;
levels are in decibels.
"""

import numpy as np

RATE = 22_050


def cents(hertz, reference):
    """How far one pitch is above another; 100 cents are a semitone."""
    return 1200 * np.log2(hertz / reference)


def spectrum(sound, start, seconds):
    """Frequencies and their amplitudes in a stretch of a sound (Hann window, so that neighbors stay apart)."""
    piece = sound[int(start * RATE) : int((start + seconds) * RATE)]
    window = np.hanning(len(piece))
    padded = 4 * len(piece)
    amplitudes = 2 * np.abs(np.fft.rfft(piece * window, padded)) / window.sum()
    return np.fft.rfftfreq(padded, 1 / RATE), amplitudes


def peaks(sound, start, seconds, lowest=250.0, highest=5000.0, within_db=30.0):
    """The partials of a section, (hertz, amplitude) from low to high: peaks no weaker than the strongest - within_db.

    A peak counts if it is 12 dB above the median of its surroundings: noise has peaks too, but lower ones.
    """
    frequencies, amplitudes = spectrum(sound, start, seconds)
    around = int(60 / (frequencies[1] - frequencies[0]))
    strongest = amplitudes.max()
    found = []
    for k in range(max(1, np.searchsorted(frequencies, lowest)), np.searchsorted(frequencies, highest)):
        here = amplitudes[k]
        if not amplitudes[k - 1] < here >= amplitudes[k + 1] or here < strongest * 10 ** (-within_db / 20):
            continue
        if here == amplitudes[max(0, k - around // 4) : k + around // 4].max() and here > 4 * np.median(
            amplitudes[max(0, k - around) : k + around]
        ):
            found.append((_top(frequencies, amplitudes, k), here))
    return found


def pitch_near(sound, hertz, start, seconds, reach=35.0):
    """The strongest frequency within `reach` hertz of one, in a section of a sound."""
    frequencies, amplitudes = spectrum(sound, start, seconds)
    low, high = np.searchsorted(frequencies, (hertz - reach, hertz + reach))
    return _top(frequencies, amplitudes, low + int(np.argmax(amplitudes[low:high])))


def noise_floor(sound, start, seconds, lowest, highest):
    """The level between the partials: the lower quartile of the spectrum relative to its strongest partial, in dB."""
    frequencies, amplitudes = spectrum(sound, start, seconds)
    between = amplitudes[(frequencies > lowest) & (frequencies < highest)]
    return decibels(np.quantile(between, 0.25) / amplitudes.max())


def speaks_after(sound, hertz, until, window=0.040):
    """When a partial reaches half of its later strength, in seconds from the start of the sound."""
    strength = partial_strength(sound, hertz, window)
    steady = np.median(strength[int(0.5 * until * RATE) : int(until * RATE)])
    return int(np.argmax(strength > 0.5 * steady)) / RATE


def partial_strength(sound, hertz, window=0.040):
    """The strength of one frequency at each moment; others more than 2 / window hertz away do not count."""
    turning = sound * np.exp(-2j * np.pi * hertz * np.arange(len(sound)) / RATE)
    shape = np.hanning(int(window * RATE))
    return 2 * np.abs(np.convolve(turning, shape / shape.sum(), "same"))


def envelope(sound, window=0.002):
    """The strength of a sound at each moment (root mean square over a window that looks ahead only)."""
    count = max(1, int(window * RATE))
    power = np.concatenate((np.asarray(sound, dtype=float) ** 2, np.zeros(count)))
    sums = np.concatenate(([0.0], np.cumsum(power)))
    return np.sqrt(np.maximum(sums[count : count + len(sound)] - sums[: len(sound)], 0.0) / count)


def onsets_ms(sound, rise_db=9.0, rest_ms=50.0):
    """When something is struck, in ms: the strength rises by rise_db within 6 ms, at least rest_ms apart."""
    strength = envelope(sound) + 1e-4 * np.max(np.abs(sound)) + 1e-9
    back = int(0.006 * RATE)
    before = np.concatenate((np.full(back, strength.min()), strength[:-back]))
    loud = strength > 0.12 * strength.max()
    found = []
    for frame in np.flatnonzero((decibels(strength / before) > rise_db) & loud):
        ms = 1000 * frame / RATE
        if not found or ms - found[-1] > rest_ms:
            found.append(ms)
    return found


def attack_ms(sound, onset_ms, reach_ms=40.0):
    """The rise time of a blow, from a tenth of its peak to nine tenths, in ms."""
    start = max(0, int((onset_ms - 3) / 1000 * RATE))
    heights = np.maximum.accumulate(np.abs(sound[start : start + int(reach_ms / 1000 * RATE)]))
    first, last = np.searchsorted(heights, (0.1 * heights[-1], 0.9 * heights[-1]))
    return 1000 * (last - first) / RATE


def peak(sound):
    """The largest absolute value."""
    return float(np.max(np.abs(sound))) if len(sound) else 0.0


def flat_tops(sound, frames=3):
    """How many times a sound stays at its own peak for several frames: the trace of clipping."""
    at_peak = np.abs(sound) >= 0.999 * peak(sound)
    return int(np.sum(np.convolve(at_peak, np.ones(frames), "valid") == frames))


def edges(sound, ms=0.1):
    """How far from silence a sound begins and ends."""
    count = max(1, round(ms / 1000 * RATE))
    return peak(sound[:count]), peak(sound[-count:])


def offset(sound):
    """The mean of a sound relative to its strength: a DC offset, which would push the speaker's cone to one side."""
    return abs(float(np.mean(sound))) / float(np.sqrt(np.mean(np.square(sound))))


def loudness(sound, seconds=0.25):
    """The A-weighted level of the loudest quarter of a second, in dB of full scale."""
    padded = np.concatenate((sound, np.zeros(int(seconds * RATE))))
    frequencies = np.fft.rfftfreq(len(padded), 1 / RATE)
    heard = np.fft.irfft(np.fft.rfft(padded) * _a_weighting(frequencies), len(padded))
    return decibels(envelope(heard, seconds).max())


def share_between(sound, lowest, highest):
    """The share of a sound's energy between two frequencies."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    frequencies = np.fft.rfftfreq(len(sound), 1 / RATE)
    return float(power[(frequencies >= lowest) & (frequencies < highest)].sum() / power.sum())


def decibels(ratio):
    """A ratio of amplitudes in decibels."""
    return 20 * np.log10(np.maximum(ratio, 1e-12))


def _top(frequencies, amplitudes, k):
    """The vertex of the parabola through three points: finer than the resolution of the spectrum."""
    left, here, right = np.log(amplitudes[k - 1 : k + 2] + 1e-15)
    bend = left - 2 * here + right
    shift = 0.5 * (left - right) / bend if bend else 0.0
    return float(frequencies[k] + shift * (frequencies[1] - frequencies[0]))


def _a_weighting(hertz):
    """The A-weighting curve of IEC 61672: 1 at 1 kHz, little at 100 Hz."""
    f2 = np.square(hertz)
    low = (f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12194.0**2)
    return 1.2589 * 12194.0**2 * f2**2 / low
