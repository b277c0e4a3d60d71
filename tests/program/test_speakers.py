"""A loudspeaker in a process of its own plays what it is told, and ends with the program."""

from pathlib import Path

import pytest
from tools.testing.waiting import wait_for

from roundhouse.program.speakers import SpeakerProcess


@pytest.mark.parametrize(("volume", "heard"), [(10, True), (0, False)])
def test_a_cue_is_heard_as_loud_as_it_was_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, volume: int, heard: bool
) -> None:
    sound = tmp_path / "heard.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(sound))
    speaker = SpeakerProcess()
    speaker.set_volume(volume)
    speaker.play("all_aboard")
    wait_for(lambda: sound.exists() and (any(sound.read_bytes()) if heard else sound.stat().st_size > 0))
    speaker.close()
    assert any(sound.read_bytes()) is heard


def test_a_loudspeaker_that_has_ended_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.program.speakers.sys.executable", "/bin/false")
    speaker = SpeakerProcess()
    for _ in range(1000):
        speaker.play("all_aboard")
    speaker.close()
