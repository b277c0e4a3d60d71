"""The start of a sound, with steps as slow as a Pico's: prompt, and complete even if a collection runs just then."""

from roundhouse_hub.app import App
from roundhouse_hub.lamps.scene import CUES, REFUSED, Cue, Scene
from roundhouse_hub.link.messages import cue_message, scene_message
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.constant_sounds import ConstantLibrary
from roundhouse_standins.host_end import HostEnd
from roundhouse_standins.pico_timing import PicoTiming

COLLECTOR_MS = 14  # during play, on the emulated Pico; with a nearly full heap it would be 38
CALLED_AT = 500
SCORES = dict.fromkeys(CUES, ((0, "long", 256),))


def delay_and_underruns(phase, collected_after):
    """How long after its cue a sound begins, and how many underruns it has; the cue comes `phase` after a frame."""
    board = StandInBoard()
    effort = PicoTiming(board)
    app = App(board, library=ConstantLibrary(long=(8000, 4000)), scores=SCORES, number=30000)
    host = HostEnd(board, number=10000)
    called_at = CALLED_AT + phase
    collects_at = called_at + collected_after
    host.send(scene_message(Scene("codf" * 3 + "w", "123456789abcm", 1, 7)))
    called = False
    while board.clock.now() < called_at + 200:
        now = board.clock.now()
        if now >= called_at and not called:
            called = True
            called_at = now
            host.send(cue_message(Cue(REFUSED, -1)))
        host.step(now)
        took, wait = effort.step(app)
        board.clock.advance(max(0, wait - took))
        if board.clock.now() >= collects_at:
            collects_at = called_at + 1000
            board.clock.advance(COLLECTOR_MS)
    return board.audio.first_sound_after(called_at) - called_at, board.audio.underruns


def test_a_sound_begins_within_20_ms_while_lamps_animate():
    for phase in range(0, 20, 4):
        waited, broken = delay_and_underruns(phase, 100)
        assert waited < 20 and broken == 0


def test_a_sound_does_not_break_off_when_the_collector_runs_right_after_its_first_block():
    for phase in (4, 12, 16):
        for collected_after in range(6, 30, 3):
            waited, broken = delay_and_underruns(phase, collected_after)
            assert waited < 20 + COLLECTOR_MS and broken == 0
