"""The volume of a table in a window, and the sounds of the computer: cues, tiles, ambience."""

from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest
from tests.window.headless_table import SMALL, HeadlessTable

from roundhouse import actions
from roundhouse.presenters.pages.preferences import PREFERENCES
from roundhouse.program.speakers import HubWithSpeaker
from roundhouse.program.table_factory import new_table
from roundhouse.records.preferences import Preferences
from roundhouse.referee import SeatedPlayer
from roundhouse.window import speaker
from roundhouse.window.speaker import CHANNELS, FADE_MS, SOUNDS, WARNINGS, Speaker
from roundhouse.window.tile_sounds import TileSound
from roundhouse_hub.lamps.scene import CUES, LAST_CALL, TAP, Cue
from roundhouse_hub.ticks import HALF


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


class SpeakerSteps:
    """A speaker at a table, step by step."""

    def __init__(self, **chosen: object) -> None:
        self.speaker, self.now = Speaker(), 1000
        self.speaker.play("volume")
        pygame.mixer.stop()
        self.chosen = replace(Preferences(), **chosen)  # type: ignore[arg-type]
        self.wait(16)

    def wait(self, ms: int, *, at_table: bool = True) -> float:
        """Let time pass; how loud the ambience is then."""
        self.now += ms
        self.speaker.step(self.now, self.chosen, at_table=at_table)
        return pygame.mixer.music.get_volume() if pygame.mixer.music.get_busy() else 0.0

    def lay(self, kind: str = "firm", pan: float = 0.0) -> bool:
        """Lay a tile; whether it is heard."""
        self.speaker.sound_tiles([TileSound(kind, pan, 100)])  # type: ignore[arg-type]
        busy = [pygame.mixer.Channel(number).get_busy() for number in range(CHANNELS)]
        self.wait(99)
        assert [pygame.mixer.Channel(number).get_busy() for number in range(CHANNELS)] == busy, "it has not landed"
        self.wait(1)
        return pygame.mixer.get_busy()


@pytest.mark.parametrize("kind", ["soft", "firm", "hard", "draw", "shuffle"])
def test_a_tile_is_heard_when_it_lands(kind: str) -> None:
    assert SpeakerSteps().lay(kind)


def test_a_tile_is_heard_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    table, channel = SpeakerSteps(), Mock()
    monkeypatch.setattr(speaker, "_sound", lambda _: Mock(play=lambda: channel))
    table.lay(pan=-0.6)
    assert channel.set_volume.call_args.args == pytest.approx((0.5, 0.2))


@pytest.mark.parametrize("chosen", [{"muted": True}, {"volume": 0}, {"sounds": "quiet"}])
def test_no_tile_is_heard_where_nobody_wants_to(chosen: dict[str, object]) -> None:
    assert not SpeakerSteps(**chosen).lay()


@pytest.mark.parametrize("cue", sorted(WARNINGS))
def test_nothing_is_heard_over_a_warning_of_the_hub(cue: str) -> None:
    table = SpeakerSteps(ambience="depot")
    assert table.wait(FADE_MS) == pytest.approx(0.5, abs=0.01)
    table.speaker.give_way_to(cue)
    assert table.wait(16) == 0 and not table.lay()
    assert table.wait(8000) > 0 and table.wait(FADE_MS) == pytest.approx(0.5, abs=0.01)
    assert table.lay()


def test_a_short_warning_does_not_cut_the_silence_of_a_long_one() -> None:
    table = SpeakerSteps(ambience="depot")
    table.wait(FADE_MS)
    table.speaker.give_way_to(LAST_CALL)
    table.speaker.give_way_to(TAP)
    assert table.wait(round(1000 * pygame.mixer.Sound(SOUNDS / f"{TAP}.ogg").get_length()) + 16) == 0


def test_a_warning_does_not_come_back_when_the_clock_wraps() -> None:
    table = SpeakerSteps()
    table.speaker.give_way_to("warning")
    for _ in range(3):
        table.wait(HALF // 2)
    assert table.lay()


def test_another_ambience_does_not_wait_for_one_that_fades(monkeypatch: pytest.MonkeyPatch) -> None:
    table, load, waits = SpeakerSteps(ambience="table"), pygame.mixer.music.load, []
    table.wait(FADE_MS)
    table.wait(16, at_table=False)

    def loaded(path: Path) -> None:
        waits.append(pygame.mixer.music.get_busy())
        load(path)

    monkeypatch.setattr(pygame.mixer.music, "load", loaded)
    table.wait(16)
    assert waits == [False] and pygame.mixer.music.get_busy()


def test_other_cues_are_heard_beside_the_ambience() -> None:
    table = SpeakerSteps(ambience="table")
    table.wait(FADE_MS)
    table.speaker.play("clatter")
    assert table.wait(16) > 0


def test_the_ambience_has_a_switch_and_a_volume_of_its_own_and_belongs_to_a_table() -> None:
    table = SpeakerSteps(ambience="table", volume=1, ambience_volume=8)
    assert table.wait(FADE_MS) == pytest.approx(0.8, abs=0.01)
    table.chosen = replace(table.chosen, ambience_volume=2)
    assert table.wait(16) == pytest.approx(0.2, abs=0.01)
    for change in ({"muted": True}, {"muted": False, "ambience": "off"}):
        table.chosen = replace(table.chosen, **change)
        table.wait(16)
        assert table.speaker._ambience == ""
    table.chosen = replace(table.chosen, ambience="depot")
    table.wait(16)
    assert table.speaker._ambience == "depot"
    table.wait(16, at_table=False)
    assert table.speaker._ambience == ""


def test_every_sound_is_there() -> None:
    there = {path.stem for path in SOUNDS.glob("*.ogg")}
    assert set(CUES) < there
    assert {f"ambience-{each.values[1]}" for each in PREFERENCES if each.name == "ambience"} < there


class Heard:
    """A speaker that keeps what it was to play, and how loud."""

    def __init__(self) -> None:
        self.cues: list[str] = []
        self.volume = -1

    def play(self, cue: str) -> None:
        self.cues.append(cue)

    def give_way_to(self, cue: str) -> None:
        self.cues.append(f"({cue})")

    def set_volume(self, volume: int) -> None:
        self.volume = volume

    def close(self) -> None:
        pass


def test_a_hub_with_a_speaker_is_shown_and_heard() -> None:
    heard = Heard()
    hub = HubWithSpeaker(None, heard)
    table = new_table(SMALL)
    table.output.connect(hub)
    table.mode.begin()
    table.output.set_volume(2)
    assert hub.sound(Cue("bell", 1))
    assert (heard.cues, heard.volume) == (["all_aboard", "bell"], 2)
    assert table.referee.seats[0] == SeatedPlayer("Ann")


def test_a_hub_that_sounds_by_itself_is_given_way_to() -> None:
    heard = Heard()
    assert HubWithSpeaker(None, heard, aloud=False).sound(Cue("warning", 1))
    assert heard.cues == ["(warning)"]
