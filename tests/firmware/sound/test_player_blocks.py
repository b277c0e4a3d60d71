"""A step of the player mixes one block, unless it has to catch up."""

from roundhouse_hub.sound.mixer import BLOCK, QUEUE, RATE
from roundhouse_hub.sound.player import CuePlayer
from roundhouse_standins.constant_sounds import ConstantLibrary


class CountingAmplifier:
    def __init__(self):
        self.queued = 0
        self.sizes = []

    def room(self):
        return QUEUE - self.queued

    def write(self, _buffer, frames):
        self.sizes.append(frames // BLOCK)
        self.queued += frames


def train(amplifier):
    return CuePlayer(amplifier, ConstantLibrary(long=(1000, RATE)), {"whistle": ((0, "long", 256),)})


def sizes(*played, **how):
    """The number of blocks that each step writes if this many frames were played before it."""
    amplifier = CountingAmplifier()
    player = train(amplifier)
    player.cue("whistle")
    for frames in played:
        amplifier.queued = max(0, amplifier.queued - frames)
        player.step(**how)
    return amplifier.sizes


def test_a_step_writes_a_block_and_the_first_one_two():
    assert sizes(0, 0, 100, 300, 300) == [2, 1, 1, 1, 1]


def test_a_single_pause_is_caught_up_block_by_block_and_repeated_ones_at_once():
    assert sizes(0, 0, 0, 700, 0, 0) == [2, 1, 1, 1, 1]
    assert sizes(0, 0, 0, 700, 500, 500) == [2, 1, 1, 1, 2, 2]
    assert sizes(0, 0, 0, 700, 500, 0, 700) == [2, 1, 1, 1, 2, 1, 1]


def test_a_backlog_can_be_mixed_one_block_per_step():
    assert sizes(0, 0, 0, 700, 500, 500, at_once=False) == [2, 1, 1, 1, 1, 1]
    amplifier = CountingAmplifier()
    player = train(amplifier)
    player.cue("whistle")
    behind = []
    for frames in (0, 0, 0, 700, 500, 0, 0, 700, 600):
        amplifier.queued = max(0, amplifier.queued - frames)
        player.step(at_once=False)
        behind.append(player.behind)
    assert behind == [0, 0, 0, 0, 1, 0, 0, 0, 1]
    player.step(at_once=True)
    assert player.behind == 0


def test_no_more_is_mixed_at_once_than_what_is_queued_gives_time_for():
    # 40 frames are played while a block is mixed.
    for queued, mixed in ((30, 1), (79, 1), (80, 2), (0, 2)):  # with nothing queued it is too late anyway
        assert sizes(0, 512 - queued) == [2, mixed]


def test_a_player_is_starving_until_the_amplifier_can_outlast_a_collection():
    amplifier = CountingAmplifier()
    player = train(amplifier)
    assert not player.starving
    player.cue("whistle")
    starving = [player.starving]
    for played in (0, 0, 0, QUEUE, 0, 0):
        amplifier.queued = max(0, amplifier.queued - played)
        player.step()
        starving.append(player.starving)
    assert starving == [True, True, False, False, True, True, False]
    player.stop()
    while player.step() is not None:
        amplifier.queued = 0
    assert not player.starving
