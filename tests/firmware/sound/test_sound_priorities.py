"""The sounds that play among many: the newest of a group, the most important, with others ducked behind it."""

from tests.firmware.sound.player_bench import PlayerBench

from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.sound.player import CuePlayer
from roundhouse_hub.sound.scores import PRIORITIES


def test_a_cue_that_is_still_playing_starts_again():
    stage = PlayerBench()
    stage.player.cue("whistle")
    stage.run(200)
    stage.player.cue("whistle")
    samples = stage.run(200)
    assert samples[-1] == 1000
    assert stage.library.opened == ["long", "long"]


def test_the_rest_of_a_restarted_score_is_not_played():
    stage = PlayerBench()
    stage.player.cue("clatter")
    stage.run(10)
    stage.player.cue("clatter")
    stage.run(250)
    assert stage.library.opened == ["tick"] * 4


def test_a_refusal_is_heard_even_when_all_voices_are_taken():
    stage = PlayerBench()
    stage.player.cue("chorus")
    stage.player.step()
    stage.player.cue("refused")
    samples = stage.run(120)
    assert any(samples[at + 1] - samples[at] == 7 for at in range(200, 2000))


def test_a_cue_that_begins_while_many_voices_fade_out_loses_none_of_its_own():
    stage = PlayerBench()
    for _ in range(2):
        stage.player.cue("chorus")
        assert stage.run(200)[-1] == 6000
    assert stage.library.opened == ["long"] * 12


def test_a_score_that_waited_for_a_place_keeps_its_rhythm():
    stage = PlayerBench()
    stage.library.sounds["held"] = (0, RATE)
    scores = {"hold": ((0, "held", 256),) * 6, "tap": ((0, "tick", 256), (100, "tick", 256))}
    stage.player = CuePlayer(stage.audio, stage.library, scores)
    stage.player.cue("hold")
    stage.run(100)
    stage.player.cue("hold")
    stage.player.cue("tap")
    stage.run(200)
    first, second = stage.starts()
    assert second - first == 100


def test_of_a_group_only_the_newest_sounds():
    stage = PlayerBench()
    stage.player.cue("starting")
    stage.run(100)
    stage.player.cue("clatter")
    stage.run(600)
    assert stage.library.opened == ["long", "tick", "tick", "tick"]
    assert stage.player.silent


def test_a_train_continues_softly_behind_a_warning():
    stage = PlayerBench()
    stage.library.sounds["nobody"] = (20, 1500)
    stage.player.cue("whistle")
    stage.player.cue("last_call")
    samples = stage.run(150)
    assert 1000 * 112 // 256 + 20 in list(samples)
    del samples
    stage.audio.forget()
    assert stage.run(250)[-1] == 1000


def test_of_too_many_scores_the_most_important_play():
    note = ((0, "tick", 256), (300, "tick", 256))
    names = ["0", "1", "2", "3", "4", "refused", "5", "warning", "6", "finale"]
    begun = []
    stage = PlayerBench(record=False)
    stage.player = CuePlayer(stage.audio, stage.library, dict.fromkeys(names, note), begun.append)
    for name in names:
        stage.player.cue(name)
        stage.player.step()
    assert begun == names
    under_way = [each.group for each in stage.player._performances if each.score is not None]
    assert len(under_way) == 6
    assert {"refused", "warning", "arrival"} <= set(under_way)


def test_a_score_less_important_than_all_others_does_not_begin():
    scores = dict.fromkeys(PRIORITIES, ((0, "tick", 256), (300, "tick", 256)))
    scores["soft"] = ((0, "tick", 256),)
    begun = []
    stage = PlayerBench()
    stage.player = CuePlayer(stage.audio, stage.library, scores, begun.append)
    for name in ("refused", "volume", "warning", "tap", "last_call", "finale", "soft"):
        stage.player.cue(name)
    assert begun == ["refused", "volume", "warning", "tap", "last_call", "finale"]
