"""The loudness of a sound to a listener, as broadcasters measure it: ITU-R BS.1770, in LUFS.

The ear's weighting is that document's K curve: the head lifts what is above 1.5 kHz by 4 dB, and lows hardly count. A
sine of 997 Hz at full scale is -3 LUFS.
"""

import numpy as np
from tools.sound_lab.waves import Signal

MOMENT = 0.400
"""Seconds over which a moment's loudness is taken. The hub's sounds are short: a moment is most of what is heard."""
STEP = 0.100
"""Seconds from one moment to the next: they overlap by three quarters."""
FLOOR = -70.0
"""LUFS below which a moment is silence."""
GATE = 10.0
"""The distance below the rest at which a moment is no longer part of the program."""
OFFSET = -0.691

DESIGNED_AT = 48_000.0
SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
"""The two stages of the K curve, (numerator, denominator) of a filter at 48,000 frames a second."""


def loudest_moment(sound: Signal, rate: int) -> float:
    """The loudness of the loudest moment, LUFS; silence is FLOOR."""
    return max(FLOOR, float(moments(sound, rate).max()))


def integrated(sound: Signal, rate: int) -> float:
    """The loudness of a whole program, LUFS, without its pauses and its softest stretches; silence is FLOOR."""
    each = moments(sound, rate)
    heard = each[each > FLOOR]
    if not len(heard):
        return FLOOR
    heard = heard[heard > _mean(heard) - GATE]
    return _mean(heard)


def moments(sound: Signal, rate: int) -> Signal:
    """The loudness of every moment within a sound, LUFS; what is shorter than a moment has silence behind it."""
    length, step = round(MOMENT * rate), round(STEP * rate)
    padded = np.concatenate((weighted(sound, rate), np.zeros(max(0, length - len(sound)))))
    sums = np.concatenate(([0.0], np.cumsum(padded * padded)))
    starts = np.arange(0, len(padded) - length + 1, step)
    power = np.maximum(sums[starts + length] - sums[starts], 0.0) / length
    return np.asarray(OFFSET + 10 * np.log10(np.maximum(power, 1e-12)), dtype=np.float64)


def weighted(sound: Signal, rate: int) -> Signal:
    """A sound through the K curve."""
    padded = len(sound) + rate
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(padded, 1 / rate) / DESIGNED_AT)
    spectrum = np.fft.rfft(sound, padded)
    for numerator, denominator in (SHELF, HIGH_PASS):
        spectrum = spectrum * np.polyval(numerator[::-1], turn) / np.polyval(denominator[::-1], turn)
    return np.asarray(np.fft.irfft(spectrum, padded)[: len(sound)], dtype=np.float64)


def _mean(each: Signal) -> float:
    """The loudness of moments together: the mean of their powers."""
    return float(OFFSET + 10 * np.log10(np.mean(10 ** ((each - OFFSET) / 10))))
