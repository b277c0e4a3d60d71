"""The files that `--out DIR` writes: a match's record, the hub's sound, a picture of the table; and leaving a table."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path

from rich.console import Console

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.match.match_texts import record_text
from roundhouse.program.environment import resume_arguments
from roundhouse.program.result_files import writing
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import TableJournal
from roundhouse.referee import Referee, TableSession
from roundhouse_hub.sound.mixer import RATE

RECORD = "record.txt"
SOUND = "hub.wav"
PICTURE = "table.png"
FILES = (RECORD, SOUND, PICTURE)
LONGEST_SILENCE_MS = 1000
BLOCK_MS = 10
PEAK_SAMPLE = 29204
"""1 dB below the highest sample value, since players that compress a file overshoot a little."""


def save_record(table: TableSession, folder: Path) -> Path:
    """Write the match record; its comments have the hashes of the shuffles."""
    path = folder / RECORD
    with writing(path):
        path.write_text(record_text(table), encoding="utf-8")
    return path


def save_sound(samples: array[int], folder: Path) -> Path:
    """Write what the hub's amplifier played, as loud as a file can be, with long silences shortened to a second."""
    path = folder / SOUND
    heard = normalized(shorten_silence(samples))
    if heard.itemsize != 2:
        raise ValueError(f"the amplifier takes samples of 2 bytes, not of {heard.itemsize}")
    with writing(path), wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(heard.tobytes())
    return path


def normalized(samples: array[int]) -> array[int]:
    """The samples with their highest peak at `PEAK_SAMPLE`, whatever volume the hub had; silence stays silence.

    >>> list(normalized(array("h", [0, 1000, -2000]))) == [0, PEAK_SAMPLE // 2, -PEAK_SAMPLE]
    True
    """
    highest = max(map(abs, samples), default=0)
    if not highest:
        return samples
    # By truncation in both directions: rounding down would add an offset.
    scaled = [int(sample * PEAK_SAMPLE / highest) for sample in range(-highest, highest + 1)]
    return array("h", [scaled[sample + highest] for sample in samples])


def shorten_silence(samples: array[int], longest_ms: int = LONGEST_SILENCE_MS) -> array[int]:
    """The samples, with every silence shortened to about `longest_ms`.

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


def save_table(texts: Texts, referee: Referee, folder: Path) -> Path:
    """Write a picture of the table, drawn by the window's code."""
    from roundhouse.presenters.table.table_view import table_view
    from roundhouse.window.table.painter import save_picture

    path = folder / PICTURE
    with writing(path):
        save_picture(table_view(texts, referee, Seat(0)), path)
    return path


def leave_table(
    table: TableSession, page: TableJournal, console: Console, request: TableRequest, how: str = ""
) -> None:
    """Print `how` a table is resumed whose match is not over, and save the match where that is asked for."""
    texts = request.texts
    if table.referee.match.over:
        page.finish()
    else:
        name = resume_arguments(page.name, page.journal.path.parent) + how
        console.print(texts.terminal("saved", name=name), highlight=False, markup=False, soft_wrap=True)
    if request.out is not None and table.referee.match.events:
        written = save_record(table, request.out), save_table(texts, table.referee, request.out)
        console.print(texts.terminal("saved-files"))
        for path in written:
            console.print(f"  {path}", highlight=False, soft_wrap=True)
