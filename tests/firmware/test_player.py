"""Scores become sound: at the right frame, soon, without gaps, and flushed at the end."""

from roundhouse_hub.sound.mixer import BLOCK
from roundhouse_hub.sound.player import Player
from roundhouse_standins.audio import Audio
from roundhouse_standins.clock import VirtualClock
from roundhouse_standins.sounds import Levels

LIBRARY = {"loud": (30000, 2205), "soft": (300, 2205), "tick": (7, 10), "long": (1000, 22050)}
SCORES = {
    "bell": ((0, "soft", 256),),
    "clatter": ((0, "tick", 256), (100, "tick", 256), (137, "tick", 128)),
    "whistle": ((0, "long", 256),),
    "warning": ((0, "nobody", 256), (10, "tick", 256)),
    "refused": ((0, "tick", 256),),
    "chorus": ((0, "long", 256),) * 4,
}


class Stage:
    """A player, its amplifier and the time."""

    def __init__(self, record=True):
        self.clock = VirtualClock()
        self.audio = Audio(self.clock, record)
        self.library = Levels(**LIBRARY)
        self.player = Player(self.audio, self.library, SCORES)
        self.player.set_volume(10)

    def run(self, ms, step=5):
        for _ in range(ms // step):
            self.player.step()
            self.clock.advance(step)
        return self.audio.played

    def starts(self):
        """The milliseconds at which sound begins after silence."""
        found = []
        samples = self.audio.played
        for at in range(1, len(samples)):
            if samples[at] and not samples[at - 1]:
                found.append(round(at / 22.05))
        return found


def test_nothing_is_written_while_nothing_sounds():
    stage = Stage()
    assert stage.player.step() is None
    stage.run(100)
    assert stage.audio.frames == 0


def test_a_listener_is_told_of_each_score_that_begins():
    begun = []
    stage = Stage()
    stage.player = Player(stage.audio, stage.library, SCORES, begun.append)
    for name in ("bell", "nothing", "clatter", "bell"):
        stage.player.cue(name)
        stage.run(20)
    assert begun == ["bell", "clatter", "bell"]


def test_a_cue_from_silence_is_heard_within_20_ms():
    stage = Stage()
    stage.run(500)
    stage.player.cue("bell")
    stage.run(100)
    assert 500 <= stage.audio.first_sound_after(500) < 520


def test_a_cue_beside_another_is_heard_within_80_ms():
    stage = Stage()
    stage.player.cue("whistle")
    stage.run(150)
    stage.player.cue("bell")
    samples = stage.run(100)
    first = next(at for at in range(len(samples)) if samples[at] == 1300)
    assert 150 <= first / 22.05 < 230


def test_a_score_keeps_its_times_to_the_frame():
    stage = Stage()
    stage.player.cue("clatter")
    samples = stage.run(300)
    begins = [at for at in range(1, len(samples)) if samples[at] and not samples[at - 1]]
    assert [at - begins[0] for at in begins] == [0, 2205, 3020]
    assert samples[begins[2]] == 3


def test_two_cues_sound_together():
    stage = Stage()
    stage.player.cue("whistle")
    stage.player.cue("bell")
    assert max(stage.run(60)) == 1300


def test_a_cue_that_is_still_playing_begins_anew():
    stage = Stage()
    stage.player.cue("whistle")
    stage.run(200)
    stage.player.cue("whistle")
    samples = stage.run(200)
    assert samples[-1] == 1000
    assert stage.library.opened == ["long", "long"]


def test_what_is_left_of_a_score_that_begins_anew_is_not_played():
    stage = Stage()
    stage.player.cue("clatter")
    stage.run(10)
    stage.player.cue("clatter")
    stage.run(250)
    assert stage.library.opened == ["tick"] * 4


def test_a_refusal_is_heard_even_when_all_voices_are_taken():
    stage = Stage()
    stage.player.cue("chorus")
    stage.player.step()
    stage.player.cue("refused")
    assert max(stage.run(200)) == 4007


def test_a_sound_ends_in_silence_and_then_nothing_is_fed():
    stage = Stage()
    stage.player.cue("refused")
    stage.run(200)
    assert stage.player.silent
    assert stage.audio.frames == 2 * BLOCK
    assert stage.audio.underruns == 0


def test_a_stop_ends_everything_within_what_is_queued():
    stage = Stage()
    stage.player.cue("whistle")
    stage.player.cue("clatter")
    stage.run(50)
    stage.player.stop()
    stage.run(100)
    assert stage.player.silent
    assert stage.audio.first_sound_after(135) is None
    assert stage.audio.underruns == 0


def test_volume_zero_is_silent():
    stage = Stage()
    stage.player.set_volume(0)
    stage.player.cue("whistle")
    assert not any(stage.run(200))


def test_a_missing_sample_is_noted_once_and_the_rest_plays():
    stage = Stage()
    stage.player.cue("warning")
    stage.run(100)
    stage.player.cue("warning")
    stage.run(100)
    assert stage.player.missing == ["nobody"]
    assert len(stage.starts()) == 2


def test_a_cue_without_a_score_is_silent():
    stage = Stage()
    stage.player.cue("trumpet")
    assert stage.player.silent


def test_steps_of_up_to_55_ms_leave_no_gap_and_of_100_ms_do():
    for step, gaps in ((5, False), (55, False), (100, True)):
        stage = Stage(record=False)
        stage.player.cue("whistle")
        for _ in range(600 // step):
            stage.player.step()
            stage.clock.advance(step)
        assert (stage.audio.underruns > 0) == gaps
