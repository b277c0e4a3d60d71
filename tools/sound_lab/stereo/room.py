"""A room with two ears: places a sound from left to right, adds the walls, and brings it to the computer's rate."""

import numpy as np
import numpy.typing as npt
from tools.sound_lab import loudness
from tools.sound_lab.samples import pressed
from tools.sound_lab.waves import RATE, Signal, add, breath, evened, frames, high_pass, low_pass, strike, through

COMPUTER_RATE = 48_000
LEAD = 0.003
"""Seconds of silence at the beginning."""
HIGHEST_PEAK = 0.89
"""One decibel below full scale, for what a lossy file adds."""

Stereo = npt.NDArray[np.float64]
"""The left and the right signal, shape (2, frames)."""


def silence(seconds: float) -> Stereo:
    return np.zeros((2, frames(seconds)))


def place(canvas: Stereo, sound: Signal, at: float, pan: float = 0.0, gain: float = 1.0) -> None:
    """Lay a sound into a room at a second; `pan` is -1 at the left, 1 at the right, equally strong everywhere."""
    angle = np.pi / 4 * (1 + pan)
    for ear, share in enumerate((np.cos(angle), np.sin(angle))):
        add(canvas[ear], sound, at, gain * share)


def with_walls(sound: Stereo, share: float, decay: float) -> Stereo:
    """The sound with its echoes, different for each ear; `decay`: the seconds until they have fallen by 60 dB."""
    tail = silence(decay)
    for ear in range(2):
        noise = through(breath(decay, 301 + ear), high_pass(180.0), low_pass(5200.0))
        tail[ear] = evened(noise * strike(decay, decay, 0.012))
    tail /= np.sqrt(np.sum(tail * tail) / 2)
    length = sound.shape[1] + tail.shape[1]
    padded = np.pad(sound, ((0, 0), (0, tail.shape[1])))
    middle = padded.mean(axis=0)
    echoes = np.fft.irfft(np.fft.rfft(middle, 2 * length) * np.fft.rfft(tail, 2 * length), 2 * length)[:, :length]
    return np.asarray(padded + share * echoes)


def loudest_moment(sound: Stereo, rate: int = RATE) -> float:
    """The loudness of the loudest moment, LUFS: both ears together."""
    left, right = (loudness.moments(ear, rate) for ear in sound)
    return float(np.max(10 * np.log10(10 ** (left / 10) + 10 ** (right / 10))))


def mastered(sound: Stereo, lufs: float, fade: float = 0.05) -> Stereo:
    """The sound as loud as this in its loudest moment, at the computer's rate, with a soft end; its peaks are held."""
    sound = sound * 10 ** ((lufs - loudest_moment(sound)) / 20)
    peak = float(np.max(np.abs(sound)))
    if peak > HIGHEST_PEAK:
        over = 20 * np.log10(peak / HIGHEST_PEAK)
        sound = np.stack([HIGHEST_PEAK * pressed(np.append(ear, peak), over, RATE)[:-1] for ear in sound])
    end = frames(fade)
    sound[:, -end:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, end + 1) / end)
    # A blow in the first frame would ring in the last ones.
    return at_computers_rate(np.pad(sound, ((0, 0), (frames(LEAD), 0))))


def at_computers_rate(sound: Stereo) -> Stereo:
    """As many frames a second as the computer plays; the sound ends softly where the workbench does, at 16 kHz."""
    length = sound.shape[1] * COMPUTER_RATE // RATE
    top = np.interp(np.fft.rfftfreq(sound.shape[1], 1 / RATE), (14_500.0, RATE / 2), (1.0, 0.0))
    return np.asarray(np.fft.irfft(np.fft.rfft(sound) * top, length) * COMPUTER_RATE / RATE)
