"""How loud a table in a window is, and what is heard without a hub."""

import pytest
from tests.window.headless_table import SMALL, HeadlessTable

from roundhouse import actions
from roundhouse.program.speakers import HubWithSpeaker
from roundhouse.program.table_factory import new_table
from roundhouse.referee import SeatedPlayer
from roundhouse.window.speaker import render_cue
from roundhouse_hub.lamps.scene import CUES, Cue
from roundhouse_hub.sound.mixer import RATE


def test_the_strip_says_how_loud_the_hub_is_now() -> None:
    headless = HeadlessTable()
    assert headless.do(actions.Mute()).message.text == "Muted. Press F8 to turn the sound back on."
    assert headless.do(actions.ChangeVolume(1)).message.text == "Volume 1 of 10."
    assert headless.do(actions.ChangeVolume(-1)).message.text == "Muted. Press F8 to turn the sound back on."
    assert headless.do(actions.Mute()).message.text == "Volume 1 of 10.", "as it was told"


def test_what_was_made_softer_in_the_settings_is_as_soft_after_it_was_mute() -> None:
    headless = HeadlessTable()
    headless.table.output.set_volume(2)
    assert headless.do(actions.Mute()).scene.volume == 0
    assert headless.do(actions.Mute()).scene.volume == 2


@pytest.mark.parametrize("cue", CUES)
def test_the_speaker_plays_what_the_firmware_mixes(cue: str) -> None:
    samples = render_cue(cue)
    assert max(samples) > 3000
    assert abs(samples[-1]) < 200
    assert 0.2 < len(samples) / RATE < 6


class Heard:
    """A speaker that keeps what it was to play, and how loud."""

    def __init__(self) -> None:
        self.cues: list[str] = []
        self.volume = -1

    def play(self, cue: str) -> None:
        self.cues.append(cue)

    def set_volume(self, volume: int) -> None:
        self.volume = volume

    def close(self) -> None:
        pass


def test_a_hub_with_a_speaker_is_shown_and_heard() -> None:
    speaker = Heard()
    hub = HubWithSpeaker(None, speaker)
    table = new_table(SMALL)
    table.output.connect(hub)
    table.mode.begin()
    table.output.set_volume(2)
    assert hub.sound(Cue("bell", 1))
    assert (speaker.cues, speaker.volume) == (["all_aboard", "bell"], 2)
    assert table.referee.seats[0] == SeatedPlayer("Ann")
