"""Scores are played at the right frame, promptly, without underruns, and complete to the end."""

from tests.firmware.sound.player_bench import SCORES, PlayerBench

from roundhouse_hub.sound.mixer import BLOCK
from roundhouse_hub.sound.player import CuePlayer


def test_the_listener_gets_each_score_that_begins():
    begun = []
    stage = PlayerBench()
    stage.player = CuePlayer(stage.audio, stage.library, SCORES, begun.append)
    for name in ("bell", "nothing", "clatter", "bell"):
        stage.player.cue(name)
        stage.run(20)
    assert begun == ["bell", "clatter", "bell"]


def test_a_cue_from_silence_is_heard_within_20_ms():
    stage = PlayerBench()
    stage.run(500)
    stage.player.cue("bell")
    stage.run(100)
    assert 500 <= stage.audio.first_sound_after(500) < 520


def test_a_cue_beside_another_is_heard_within_80_ms():
    stage = PlayerBench()
    stage.player.cue("whistle")
    stage.run(150)
    stage.player.cue("bell")
    samples = stage.run(100)
    first = next(at for at in range(len(samples)) if samples[at] == 1300)
    assert 150 <= first / 22.05 < 230


def test_a_score_keeps_its_times_to_the_frame():
    stage = PlayerBench()
    stage.player.cue("clatter")
    samples = stage.run(300)
    begins = [at for at in range(1, len(samples)) if samples[at] and not samples[at - 1]]
    assert [at - begins[0] for at in begins] == [0, 1600, 2192]
    assert samples[begins[2]] == 4


def test_a_sound_ends_in_silence_and_then_nothing_is_fed():
    stage = PlayerBench()
    stage.player.cue("refused")
    stage.run(200)
    assert stage.player.silent
    assert stage.audio.frames == 2 * BLOCK
    assert stage.audio.underruns == 0


def test_a_stop_ends_everything_within_what_is_queued():
    stage = PlayerBench()
    stage.player.cue("whistle")
    stage.player.cue("clatter")
    stage.run(50)
    stage.player.stop()
    stage.run(100)
    assert stage.player.silent
    assert stage.audio.first_sound_after(135) is None
    assert stage.audio.underruns == 0


def test_a_missing_sample_is_noted_once_and_the_rest_plays():
    stage = PlayerBench()
    stage.player.cue("warning")
    stage.run(100)
    stage.player.cue("warning")
    stage.run(100)
    assert stage.player.missing == ["nobody"]
    assert len(stage.starts()) == 2


def test_mute_remembers_the_volume():
    stage = PlayerBench()
    stage.player.set_volume(7)
    stage.player.set_mute(True)
    assert stage.player.muted and stage.player.volume == 7
    stage.player.cue("whistle")
    assert not any(stage.run(80))
    stage.player.set_volume(10)
    stage.player.set_mute(False)
    assert not stage.player.muted
    assert stage.run(150)[-1] == 1000  # the sound went on meanwhile


def test_in_the_quiet_profile_the_evenings_scores_sound_under_its_ceiling():
    stage = PlayerBench()
    stage.player.set_quiet(True)
    assert stage.player.quiet
    stage.player.cue("whistle")
    assert max(stage.run(60)) == 63
    stage.player.stop()
    stage.player.cue("starting")  # has no other score
    stage.audio.forget()
    assert stage.run(200)[-1] == 250
    stage.player.set_quiet(False)
    stage.audio.forget()
    assert stage.run(120)[-1] == 1000


def test_a_step_that_is_late_by_what_is_queued_leaves_no_gap():
    # A step fills the queue up to less than a block; then everything else may take as long as that lasts.
    for late, underruns in ((47, 0), (65, 1)):
        stage = PlayerBench(record=False)
        stage.player.cue("whistle")
        stage.run(60)
        for _ in range(4):
            stage.clock.advance(late)
            stage.run(40)
        assert min(1, stage.audio.underruns) == underruns


def test_an_overloaded_hub_falls_silent_and_skips_cues_until_it_has_time():
    stage = PlayerBench()
    stage.player.cue("whistle")
    stage.run(200)
    stage.player.ease(3)
    stage.run(300)
    assert stage.player.silent
    stage.player.cue("whistle")
    assert stage.player.silent
    stage.player.ease(2)
    stage.player.cue("whistle")
    stage.run(200)
    assert stage.audio.underruns == 0
    assert len(stage.starts()) == 2
