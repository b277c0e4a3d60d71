"""The workbench: time, breath, tones, ringing bodies and filters, from which every sound is made.

A signal is an array of floats, one a frame, nominally within -1..1, at `RATE` frames a second. That is twice the
rate of the hub, to which `samples` brings a sound down at the end.
"""

from collections.abc import Callable, Iterable

import numpy as np
import numpy.typing as npt

RATE = 32_000
"""Frames a second on the workbench: twice the hub's, so that what bends a sound folds nothing back into it."""

Signal = npt.NDArray[np.float64]
Spectrum = npt.NDArray[np.complex128]
Response = Callable[[Signal], Spectrum]
"""A filter: frequencies in hertz in, by how much each is multiplied (and turned) out."""


def frames(seconds: float) -> int:
    """The number of frames that a time lasts.

    >>> frames(0.5)
    16000
    """
    return round(seconds * RATE)


def clock(seconds: float) -> Signal:
    """The time of each frame in seconds, from 0."""
    return np.arange(frames(seconds), dtype=np.float64) / RATE


def curve(seconds: float, points: Iterable[tuple[float, float]]) -> Signal:
    """A value that moves in straight lines through points of (second, value), and rests outside them."""
    times, values = zip(*points, strict=True)
    return np.asarray(np.interp(clock(seconds), times, values), dtype=np.float64)


def breath(seconds: float, seed: int) -> Signal:
    """White noise within -1..1; the same seed always gives the same noise.

    `RandomState` is numpy's frozen generator: newer ones may change their stream with a version, and the
    committed samples would then look stale.
    """
    return np.random.RandomState(seed).uniform(-1.0, 1.0, frames(seconds))


def tone(frequency: Signal | float, seconds: float, phase: float = 0.0) -> Signal:
    """A sine whose frequency (hertz) may change from frame to frame; `phase` in turns."""
    steps = np.broadcast_to(np.asarray(frequency, dtype=np.float64), (frames(seconds),)) / RATE
    return np.sin(2 * np.pi * (np.cumsum(steps) - steps + phase))


def struck_body(modes: Iterable[tuple[float, float, float]], seconds: float) -> Signal:
    """A struck body: modes of (hertz, weight, seconds to fall by 60 dB), all begun by one blow."""
    time = clock(seconds)
    sound = np.zeros_like(time)
    for hertz, weight, fall in modes:
        sound += weight * np.sin(2 * np.pi * hertz * time) * np.exp(-6.91 * time / fall)
    return sound


def strike(seconds: float, fall: float, rise: float = 0.001) -> Signal:
    """The envelope of a blow: up in `rise` seconds, down by 60 dB in `fall`."""
    time = clock(seconds)
    return np.minimum(time / rise, 1.0) * np.exp(-6.91 * time / fall)


def through(signal: Signal, *responses: Response) -> Signal:
    """The signal after filters, as long as it was; what would ring on after its end is cut."""
    padded = len(signal) + frames(0.5)
    spectrum: Spectrum = np.fft.rfft(signal, padded).astype(np.complex128)
    frequencies = np.fft.rfftfreq(padded, 1 / RATE).astype(np.float64)
    for response in responses:
        spectrum = spectrum * response(frequencies)
    return np.fft.irfft(spectrum, padded)[: len(signal)].astype(np.float64)


def band(center: float, q: float) -> Response:
    """A resonance at `center` hertz; the larger `q`, the narrower."""

    def response(frequencies: Signal) -> Spectrum:
        ratio = np.maximum(frequencies, 1e-3) / center
        return np.asarray(1 / (1 + 1j * q * (ratio - 1 / ratio)), dtype=np.complex128)

    return response


def low_pass(corner: float) -> Response:
    """Let pass what is below `corner` hertz; 12 dB an octave above, without a peak."""

    def response(frequencies: Signal) -> Spectrum:
        s = 1j * frequencies / corner
        return np.asarray(1 / (1 + np.sqrt(2) * s + s * s), dtype=np.complex128)

    return response


def high_pass(corner: float) -> Response:
    """Let pass what is above `corner` hertz; 12 dB an octave below, and nothing at all at 0 Hz."""

    def response(frequencies: Signal) -> Spectrum:
        s = 1j * frequencies / corner
        return np.asarray(s * s / (1 + np.sqrt(2) * s + s * s), dtype=np.complex128)

    return response


def loudness_of(signal: Signal) -> float:
    """Root of the mean square: how strong a signal is as a whole."""
    return float(np.sqrt(np.mean(signal * signal))) if len(signal) else 0.0


def evened(signal: Signal) -> Signal:
    """The signal at a strength (root of the mean square) of 1, so that a recipe's weights mean something."""
    strength = loudness_of(signal)
    return signal / strength if strength else signal


def add(canvas: Signal, signal: Signal, at: float, gain: float = 1.0) -> None:
    """Lay a signal onto another at a second, in place; what sticks out at the end is cut."""
    start = frames(at)
    room = max(0, min(len(signal), len(canvas) - start))
    canvas[start : start + room] += gain * signal[:room]
