"""Sounds add up, change volume by ramps, and neither clip nor click."""

from array import array

from roundhouse_hub.sound.mixer import BACKGROUND_GAIN, BLOCK, EVENING, VOLUMES, Mixer
from roundhouse_standins.constant_sounds import ConstantSound


def mixed(mixer, blocks=1):
    out = array("h", [0] * BLOCK)
    samples = []
    for _ in range(blocks):
        mixer.mix(out)
        samples.extend(out)
    return samples


def full(voices=4):
    mixer = Mixer(voices)
    mixer.set_volume(10)
    return mixer


def steepest(samples):
    return max(abs(samples[at + 1] - samples[at]) for at in range(len(samples) - 1))


def test_one_voice_passes_unchanged_at_full_gain_and_volume():
    mixer = full()
    assert mixer.play(ConstantSound(1000, 300))
    assert mixed(mixer, 2) == [1000] * 300 + [0] * 212
    assert not mixer.sounding


def test_two_voices_add_up():
    mixer = full()
    mixer.play(ConstantSound(1000, 400))
    mixer.play(ConstantSound(-300, 100))
    assert mixed(mixer, 2) == [700] * 100 + [1000] * 300 + [0] * 112


def test_a_gain_makes_a_voice_quieter():
    mixer = full()
    mixer.play(ConstantSound(1000, BLOCK), gain=64)
    assert mixed(mixer) == [250] * BLOCK


def test_a_voice_begins_at_its_own_frame():
    for delay in (0, 1, 255, 256, 700):
        mixer = full()
        mixer.play(ConstantSound(5, 10), delay=delay)
        samples = mixed(mixer, 4)
        assert samples == [0] * delay + [5] * 10 + [0] * (4 * BLOCK - delay - 10)


def test_a_step_of_the_volume_is_three_decibels_and_in_the_evening_two():
    for volumes, step in ((VOLUMES, 1.4125), (EVENING, 1.2589)):
        assert volumes[0] == 0 and len(volumes) == 11
        for volume in range(1, 10):
            assert 0.94 < volumes[volume + 1] / volumes[volume] / step < 1.06
    assert VOLUMES[10] == 65536
    assert EVENING[10] * 4 == VOLUMES[10]


def test_a_stop_fades_out_within_one_block():
    mixer = full()
    source = ConstantSound(20000, 10 * BLOCK)
    mixer.play(source)
    samples = mixed(mixer)
    mixer.stop()
    samples += mixed(mixer, 2)
    assert samples[-BLOCK:] == [0] * BLOCK
    assert steepest(samples) < 200
    assert source.closed
    assert not mixer.sounding


def test_a_stop_by_tag_leaves_the_others():
    mixer = full()
    mixer.play(ConstantSound(1000, 10 * BLOCK), tag="bell")
    mixer.play(ConstantSound(100, 10 * BLOCK), tag="clatter")
    mixer.stop("bell")
    assert mixed(mixer, 2)[-1] == 100


def test_a_delayed_sound_is_not_heard_after_a_stop():
    mixer = full()
    source = ConstantSound(1000, 10)
    mixer.play(source, delay=100)
    mixer.stop()
    assert source.closed
    assert mixed(mixer) == [0] * BLOCK


def test_loud_sums_are_compressed_and_never_clipped():
    tops = []
    for voices in range(1, 5):
        for sign in (1, -1):
            mixer = full()
            for _ in range(voices):
                mixer.play(ConstantSound(sign * 32767, BLOCK))
            top = mixed(mixer)[0] * sign
            assert 0 < top < 32767
            tops.append(top)
    assert tops[0] < tops[2] < tops[4] < tops[6]
    assert all(abs(tops[at] - tops[at + 1]) <= 1 for at in range(0, 8, 2))


def test_a_voice_of_higher_priority_steals_the_least_important():
    mixer = full(voices=2)
    low = ConstantSound(1000, 9 * BLOCK)
    lower = ConstantSound(100, 9 * BLOCK)
    mixer.play(low, priority=1)
    mixer.play(lower, priority=0)
    samples = mixed(mixer, 2)
    assert mixer.play(ConstantSound(10, 9 * BLOCK), priority=1)
    samples += mixed(mixer, 3)
    assert samples[-1] == 1010
    assert lower.closed and not low.closed
    assert steepest(samples[1:]) < 50


def test_among_equals_the_oldest_is_stolen():
    mixer = full(voices=2)
    sources = [ConstantSound(10**at, 9 * BLOCK) for at in range(3)]
    for source in sources:
        assert mixer.play(source)
        mixed(mixer)
    assert [source.closed for source in sources] == [True, False, False]
    assert mixed(mixer)[-1] == 110


def test_a_voice_that_is_fading_out_is_not_chosen_again():
    mixer = full(voices=2)
    for value in (1000, 2000, 3000):
        mixer.play(ConstantSound(value, 9 * BLOCK))
        mixed(mixer)
    mixer.play(ConstantSound(4000, 9 * BLOCK))
    mixer.play(ConstantSound(5000, 9 * BLOCK))
    assert mixed(mixer, 2)[-1] == 9000


def test_it_is_full_for_a_block_while_voices_that_fade_out_hold_the_last_places():
    mixer = full(voices=3)
    for _ in range(3):
        mixer.play(ConstantSound(1000, 9 * BLOCK))
    mixed(mixer)
    mixer.stop()
    for _ in range(Mixer.SPARE):
        assert not mixer.full
        assert mixer.play(ConstantSound(10, 9 * BLOCK))
    assert mixer.full
    assert not mixer.play(ConstantSound(10, 9 * BLOCK))
    mixed(mixer)
    assert not mixer.full
    assert mixer.play(ConstantSound(10, 9 * BLOCK))
    assert mixed(mixer)[-1] == 30


def test_other_voices_are_ducked_behind_a_more_important_one():
    mixer = full()
    mixer.play(ConstantSound(8000, 40 * BLOCK))
    samples = mixed(mixer)
    mixer.play(ConstantSound(1, 5 * BLOCK), priority=2)
    samples += mixed(mixer, 4)
    assert samples[-1] == 8000 * BACKGROUND_GAIN // 256 + 1
    samples += mixed(mixer, 20)
    assert samples[-1] == 8000
    assert steepest(samples) < 30


def test_a_ducked_voice_is_soft_from_its_first_frame():
    mixer = full()
    mixer.play(ConstantSound(0, 40 * BLOCK), priority=2)
    mixer.play(ConstantSound(8000, 4 * BLOCK), delay=300)
    samples = mixed(mixer, 3)
    assert set(samples[:300]) == {0} and set(samples[300:]) == {8000 * BACKGROUND_GAIN // 256}


def test_a_voice_of_lower_priority_is_refused():
    mixer = full(voices=1)
    mixer.play(ConstantSound(1000, 9 * BLOCK), priority=1)
    late = ConstantSound(10, 9 * BLOCK)
    assert not mixer.play(late, priority=0)
    assert late.closed
    assert mixed(mixer, 2)[-1] == 1000


def test_however_many_voices_come_in_one_block_none_is_overwritten():
    mixer = full(voices=1)
    sources = [ConstantSound(10, 9 * BLOCK) for _ in range(8)]
    mixer.play(sources[0])
    mixed(mixer)
    taken = [mixer.play(source, priority=at, delay=0) for at, source in enumerate(sources[1:])]
    assert taken[0]
    mixed(mixer, 2)
    assert sum(1 for source in sources if not source.closed) == 1


def test_a_mixer_that_may_play_fewer_voices_fades_the_least_important_ones():
    mixer = full()
    for level, priority in ((1000, 1), (2000, 0), (4000, 2), (8000, 0)):
        mixer.play(ConstantSound(level, 40 * BLOCK), priority=priority)
    mixed(mixer, 4)
    mixer.limit(2)
    samples = mixed(mixer, 14)
    assert samples[-1] == 1000 * BACKGROUND_GAIN // 256 + 4000
    assert not mixer.play(ConstantSound(1, BLOCK))
    mixer.limit(0)
    assert mixed(mixer, 2)[-1] == 0
    assert not mixer.sounding
    assert not mixer.play(ConstantSound(1, BLOCK), priority=3)
    mixer.limit(6)
    assert mixer.play(ConstantSound(500, 9 * BLOCK))
    assert mixed(mixer)[-1] == 500
