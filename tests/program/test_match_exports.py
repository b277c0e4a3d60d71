"""The files of `--out`: a record with its hashes, and a sound without long silences."""

import wave
from array import array
from itertools import groupby
from pathlib import Path

import pytest

from roundhouse.dominoes import seal
from roundhouse.program.match_exports import BLOCK_MS, PEAK_SAMPLE, save_record, save_sound, shorten_silence
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse_hub.sound.mixer import RATE

SECOND = [0] * RATE


def test_silences_are_shortened_to_a_second_and_sounds_are_kept_whole() -> None:
    tone = [5, -7] * (RATE // 4)
    samples = array("h", [*SECOND, *SECOND, *tone, *SECOND, *SECOND, *SECOND, *tone, *SECOND[: RATE // 2]])
    short = shorten_silence(samples)
    assert [each for each in short if each] == tone * 2
    longest = max(len(list(run)) for silent, run in groupby(short, key=lambda each: each == 0) if silent)
    assert RATE <= longest <= RATE + 2 * RATE * BLOCK_MS // 1000
    assert len(short) < 4.6 * RATE


@pytest.mark.parametrize("samples", [[], [0] * 10, [1] * 10, [0] * 100 + [3] + [0] * 100])
def test_short_silences_are_kept(samples: list[int]) -> None:
    assert list(shorten_silence(array("h", samples))) == samples


@pytest.mark.parametrize("loudest", [3, 3000, 32768])
def test_the_sound_is_a_wave_file_of_the_hubs_rate_and_as_loud_as_it_can_be(tmp_path: Path, loudest: int) -> None:
    path = save_sound(array("h", [loudest // 3, 0, -loudest]), tmp_path)
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnframes()) == (RATE, 3)
        samples = array("h", file.readframes(3)).tolist()
    assert samples[1:] == [0, -PEAK_SAMPLE]
    assert samples[0] == pytest.approx(PEAK_SAMPLE / 3, abs=1)


def test_the_record_has_the_hashes_and_what_they_hash(tmp_path: Path) -> None:
    table = new_table(
        TableRequest("mexican-train", seats=2, rules={"set": "6"}, level="greedy", seed="7", all_computers=True)
    )
    table.mode.begin()
    while not table.referee.match.results:
        table.step()
    table.mode.begin()
    text = save_record(table, tmp_path).read_text(encoding="utf-8")
    over, playing = table.referee.made.seals
    assert f"# round 1: the shuffle was sealed {over.seal}" in text
    assert f"# round 2: the shuffle was sealed {playing.seal}" in text
    assert text.count("# salt ") == 1
    salt, tiles = text.split("# salt ")[1].splitlines()[0].split(", tiles ")
    order = [table.referee.game.tiles.read(tile)[0] for tile in tiles.split()]
    assert seal(order, salt) == over.seal
