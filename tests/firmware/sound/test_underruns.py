"""A hub under full load: animated lamps, lines as fast as they are accepted, collections, and sound."""

from roundhouse_hub.app import App
from roundhouse_hub.lamps.scene import CUES, Cue, Scene
from roundhouse_hub.link.messages import cue_message, scene_message
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.host_end import HostEnd
from roundhouse_standins.pico_timing import PicoTiming

LONGEST_MS = 10  # for a step, which reads, draws or mixes; any two of these would take more
COLLECTOR_MS = 38  # with a nearly full heap
EVERY_MS = 150  # between two collections
FULL = 3  # lines in flight: another has to wait for an acknowledgement


class ChattyHost(HostEnd):
    """A host that always has something to send: another scene, and now and then a cue."""

    def __init__(self, board):
        HostEnd.__init__(self, board, number=10000)
        self.said = 0

    def step(self, now):
        while self.session.pending < FULL:
            self.said += 1
            lamps = "codf" * 3
            shift = self.said % 4
            self.send(scene_message(Scene(lamps[shift:] + lamps[:shift] + "w", "123456789abcm", self.said % 12, 7)))
            if not self.said % 10:  # before the last one is over: in silence settings are saved, which takes longer
                self.send(cue_message(Cue(CUES[self.said // 10 % len(CUES)], -1)))
        HostEnd.step(self, now)


def underruns(collector_ms, seconds):
    """The number of underruns, the number of scenes and cues that arrived, and the longest step."""
    board = StandInBoard(record=False)
    effort = PicoTiming(board)
    heard = []
    app = App(board, listener=heard.append, number=30000)
    talker = ChattyHost(board)
    end = seconds * 1000
    longest = 0
    collects_at = EVERY_MS
    while board.clock.now() < end:
        talker.step(board.clock.now())
        took, wait = effort.step(app)
        longest = max(longest, took)
        board.clock.advance(max(0, wait - took))
        if board.clock.now() >= collects_at:
            board.clock.advance(collector_ms)
            collects_at = board.clock.now() + EVERY_MS
    return board.audio.underruns, talker.said, len(heard), longest


def test_no_sound_breaks_off_under_traffic_frames_and_garbage_collection():
    broken, said, heard, longest = underruns(COLLECTOR_MS, 25)
    assert broken == 0
    assert said > 2500 and heard > 250
    assert 6 < longest <= LONGEST_MS


def test_a_pause_longer_than_what_is_queued_is_heard():
    assert underruns(80, 8)[0] > 0
