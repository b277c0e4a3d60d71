"""What `--out DIR` leaves of a match: its record, the hub's sound, and a picture of the table."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path

from roundhouse.referee import Referee
from roundhouse.referee.record_export import record_text
from roundhouse_hub.sound.mixer import RATE

RECORD = "record.txt"
SOUND = "hub.wav"
PICTURE = "table.png"
LONGEST_SILENCE_MS = 1000
BLOCK_MS = 10


def save_record(referee: Referee, folder: Path) -> Path:
    """The match as a text to read, edit and play again; the seals of its shuffles are in its comments."""
    path = folder / RECORD
    path.write_text(record_text(referee), encoding="utf-8")
    return path


def save_sound(samples: array[int], folder: Path) -> Path:
    """Every sample that the hub's amplifier got, long silences shortened to a second."""
    path = folder / SOUND
    heard = shorten_silence(samples)
    if heard.itemsize != 2:
        raise ValueError(f"the amplifier takes samples of 2 bytes, not of {heard.itemsize}")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(heard.tobytes())
    return path


def shorten_silence(samples: array[int], longest_ms: int = LONGEST_SILENCE_MS) -> array[int]:
    """The samples with at most about `longest_ms` of silence at a stretch.

    >>> len(shorten_silence(array("h", bytes(2 * 5 * RATE)))) == RATE
    True
    """
    block = RATE * BLOCK_MS // 1000
    allowed = longest_ms * RATE // 1000
    kept = array("h")
    silent = 0
    for start in range(0, len(samples), block):
        piece = samples[start : start + block]
        silent = 0 if any(piece) else silent + len(piece)
        if silent <= allowed:
            kept.extend(piece)
        elif silent - len(piece) < allowed:
            kept.extend(piece[: allowed - silent])
    return kept


def save_table(referee: Referee, folder: Path, language: str = "en") -> Path:
    """A picture of the table, drawn by the code that draws the window."""
    from roundhouse.presenters.view_builder import table_view
    from roundhouse.window.painter import save_picture

    path = folder / PICTURE
    save_picture(table_view(referee, language=language), path)
    return path
