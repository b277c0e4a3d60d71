"""From power-up to leaving, and what the hub does between two steps of its app."""

from roundhouse_hub import health
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.service import PROMPT
from roundhouse_hub.runner import Runner, run
from roundhouse_hub.sound.mixer import RATE
from roundhouse_standins.bench import Bench, ready
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.constant_sounds import ConstantLibrary


def test_held_engine_and_slot_1_leave_for_the_prompt_without_app_or_watchdog():
    made = ready(held=(0, 12))
    assert made.runner.leave == "prompt"
    assert made.app is None
    assert not made.board.watchdog.armed
    assert made.received("hello") == []


def test_a_single_held_button_means_nothing():
    for held in ((0,), (12,), (1, 2)):
        made = ready(held=held)
        assert made.runner.leave is None
        assert not made.app.testing
        assert made.board.watchdog.armed


def test_held_slots_1_2_and_3_start_the_self_test():
    made = ready(held=(0, 1, 2))
    assert made.app.testing


def test_a_request_for_the_bootloader_is_acknowledged_first():
    made = ready()
    made.send("cue", name="bell", slot=-1)
    made.send("bootloader")
    assert made.host.session.pending == 0
    made.run(500)
    assert made.left == ["bootloader"]


def interrupt(_ms):
    raise KeyboardInterrupt


def test_run_is_interrupted_where_ctrl_c_interrupts():
    board = StandInBoard(record=False)
    board.rest = interrupt
    assert run(board) == "prompt"
    assert not board.watchdog.armed


def test_garbage_is_collected_in_silence_when_there_is_little_room():
    made = Bench(library=ConstantLibrary(short=(8000, 15 * RATE)))
    asked = []
    tidy = health.tidy

    def tidy_noted():
        asked.append(made.app.player.silent)
        return 4711

    health.tidy = tidy_noted
    try:
        made.run(1)
        assert asked == [True]  # garbage from the start
        made.run(4 * Runner.COLLECT_MS)
        assert 3 <= len(asked) <= 5 and all(asked)
        made.send("cue", name="bell", slot=-1)
        asked.clear()
        made.run(12000)
        assert not made.app.player.silent
        assert asked == []
        made.run(Runner.COLLECT_MS)
        assert asked == [True]
        assert made.app.health.free == 4711
    finally:
        health.tidy = tidy


class Heap:
    """Memory with this much free, and more after a collection."""

    def __init__(self, left):
        self.left = left

    def mem_free(self):
        return self.left

    def collect(self):
        self.left = 170000


def test_garbage_is_collected_when_memory_is_low():
    heap = health.gc
    try:
        for left, then in ((health.ENOUGH_FREE, health.ENOUGH_FREE), (health.ENOUGH_FREE - 1, 170000), (1, 170000)):
            health.gc = Heap(left)
            assert health.tidy() == then
    finally:
        health.gc = heap


class SlowButtons:
    """Buttons that take as long to read as a step takes on a Pico."""

    def __init__(self, board):
        self.read = board.buttons.read
        self.clock = board.clock

    def __call__(self):
        self.clock.spend(9)
        return self.read()


class EnginePresser:
    """A `rest` that presses the engine in the first call and releases it in the ninth; records each duration."""

    def __init__(self, board):
        self.board = board
        self.ms = []

    def __call__(self, ms):
        self.ms.append(ms)
        self.board.clock.spend(ms)
        if len(self.ms) == 1:
            self.board.buttons.press(ENGINE)
        if len(self.ms) == 9:
            self.board.buttons.release(ENGINE)
        if len(self.ms) == 200:
            raise KeyboardInterrupt


def test_the_time_of_a_step_is_subtracted_from_the_rest_after_it():
    board = StandInBoard(record=False)  # a Pico's heap has no room for recorded samples
    board.buttons.read = SlowButtons(board)
    board.rest = rests = EnginePresser(board)
    assert run(board) == PROMPT
    assert max(rests.ms[1:]) == 0
    assert board.audio.frames > 0
    assert board.audio.underruns == 0
