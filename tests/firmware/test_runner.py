"""From power-up to leaving, and everything that can go wrong in between: the hub goes on, and tells of it."""

from roundhouse_hub import memory
from roundhouse_hub.lamps.scene import CUES, ENGINE, Scene
from roundhouse_hub.link.messages import scene_message
from roundhouse_hub.link.service import PROMPT
from roundhouse_hub.recovery.faults import LAMPS, LINK, SOUND, START, TABLE, TEST
from roundhouse_hub.runner import run
from roundhouse_hub.sound.mixer import RATE
from roundhouse_standins.bench import Bench
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.sounds import Levels

SCENE = Scene("ccoo.........", "12m3.........", 1, 5)
SCORES = dict.fromkeys(CUES, ((0, "short", 256),))


def bench(**options):
    made = Bench(library=Levels(short=(8000, 600)), scores=SCORES, **options)
    made.run(200)
    return made


class Failing:
    """Stands before a part and fails `times` times in one of its methods; all else goes through."""

    def __init__(self, part, method, times, error=OSError):
        self.part = part
        self.method = method
        self.times = times
        self.error = error

    def __getattr__(self, name):
        if name == self.method and self.times:
            self.times -= 1
            return self.fail
        return getattr(self.part, name)

    def fail(self, *_):
        raise self.error(5)


def fails(made, part, method, times, error=OSError):
    setattr(made.board, part, Failing(getattr(made.board, part), method, times, error))
    if part == "pixels":
        made.app.lamps._pixels = made.board.pixels
    if part == "audio":
        made.app.player._audio = made.board.audio
    if part == "serial":
        made.app.host._serial = made.board.serial


def test_held_engine_and_slot_1_leave_for_the_prompt_without_app_or_watchdog():
    made = bench(held=(0, 12))
    assert made.runner.leave == "prompt"
    assert made.app is None
    assert not made.board.watchdog.armed
    assert made.told("hello") == []


def test_one_of_them_alone_means_nothing():
    for held in ((0,), (12,), (1, 2)):
        made = bench(held=held)
        assert made.runner.leave is None
        assert not made.app.testing
        assert made.board.watchdog.armed


def test_held_slots_1_2_and_3_start_the_self_test():
    made = bench(held=(0, 1, 2))
    assert made.app.testing


def test_a_self_test_that_fails_is_told_of_and_over():
    made = bench(held=(0, 1, 2))

    def broken(*_):
        raise ValueError("no such lamp")

    made.app._selftest.step = broken
    made.run(100)
    assert made.app.faults.entries[0][0] == TEST + 1
    assert not made.app.testing
    assert made.starts == 1


def test_lamps_that_fail_once_are_made_anew_and_show_the_same_scene():
    made = bench()
    made.host.send(scene_message(SCENE))
    made.run(100)
    fails(made, "pixels", "show", 1)
    made.run(2000)
    assert made.starts == 1
    assert made.app.lamps.scene == SCENE
    assert made.app.lamps.led
    assert made.app.faults.entries[0][:2] == [LAMPS + 1, "OSError 5"] or "EIO" in made.app.faults.entries[0][1]
    assert made.app.faults.row == 0


def test_a_sound_that_fails_once_is_noted_and_the_next_one_is_heard():
    made = bench(record=True)
    fails(made, "audio", "write", 1)
    made.send("cue", name="bell", slot=-1)
    made.run(1000)
    assert made.app.faults.entries[0][0] == SOUND + 1
    made.board.audio.forget()
    made.send("cue", name="warning", slot=-1)
    made.run(500)
    assert made.board.audio.loudest() > 0
    assert made.starts == 1


def test_a_link_that_fails_once_meets_the_host_again():
    made = bench()
    made.host.send(scene_message(SCENE))
    made.run(100)
    fails(made, "serial", "read", 1)
    made.run(1500)
    made.host.send(scene_message(Scene(SCENE.lamps, SCENE.colors, 0, 5)))
    made.run(1000)
    assert made.app.faults.entries[0][0] == LINK + 1
    assert made.app.lamps.scene.turn == 0


def test_a_press_that_the_table_cannot_bear_does_not_end_it():
    made = bench(hosted=False)

    def gesture(*_):
        raise ValueError("no such tile")

    made.app.alone.gesture = gesture
    made.tap(3)
    made.run(500)
    assert made.app.faults.entries[0][:2] == [TABLE + 1, "ValueError no such tile"]
    assert made.starts == 1


def test_an_error_is_shown_by_the_lamps_and_told_in_the_next_hello_and_once():
    made = bench(hosted=False)
    fails(made, "pixels", "show", 1)
    made.run(3000)
    assert made.app.lamps._fault == LAMPS + 1
    made.power_on()
    made.host.awake = made.hosted = True
    made.run(1000)
    assert made.told("hello")[0]["e"] == LAMPS + 1
    (trouble,) = made.told("trouble")
    assert "error in its lamps: OSError" in trouble["text"]
    made.run(3000)
    made.power_on()
    made.run(1000)
    assert "e" not in made.told("hello")[-1]
    assert len(made.told("trouble")) == 1


def test_a_part_that_fails_again_and_again_starts_the_hub_anew_and_three_times_means_safe_mode():
    made = bench()
    made.host.send(scene_message(SCENE))
    for crash in (1, 2, 3):
        made.host.send(scene_message(SCENE))
        made.run(100)
        fails(made, "pixels", "show", 3)
        made.run(3000)
        assert made.starts == 1 + crash
        assert made.left == ["restart"] * crash
    assert made.app.faults.safe
    made.run(2000)
    assert "e" in made.told("hello")[-1]
    assert made.told("hello")[-1]["parts"] == "l"
    assert "safe mode after 3 crashes: lamps" in made.told("trouble")[-1]["text"]


def test_an_error_outside_all_parts_starts_it_anew():
    made = bench()

    def step(_now):
        raise RuntimeError("not in any part")

    made.app.step = step
    made.run(1000)
    assert made.starts == 2
    assert made.app.faults.entries[0][:2] == [START + 1, "RuntimeError not in any part"]


def test_a_hub_that_was_well_for_a_minute_has_no_crashes_in_a_row():
    made = bench()
    for _ in range(4):
        made.host.send(scene_message(SCENE))
        made.run(100)
        fails(made, "pixels", "show", 3)
        made.run(65000)
    assert made.starts == 5
    assert not made.app.faults.safe
    assert made.app.faults.row == 0


def test_an_app_that_cannot_even_start_ends_in_safe_mode():
    made = Bench(library=Levels(), scores=SCORES, hosted=True)
    made._sounds = {"nonsense": 1}
    made.power_on()
    made.run(3000)
    assert made.left == ["restart"] * 3
    assert made.app.faults.safe
    assert made.app.faults.entries[0][0] == START + 1


def test_the_watchdog_tells_which_part_stood_still():
    made = bench()
    made.power_on(bitten=SOUND)
    made.run(1000)
    assert made.app.faults.entries[0][0] == SOUND + 1
    assert "watchdog" in made.told("trouble")[0]["text"]
    assert made.app.faults.row == 1


def test_an_amplifier_that_takes_nothing_is_not_waited_for():
    made = bench()
    made.board.audio.room = lambda: 0
    made.send("cue", name="bell", slot=-1)
    made.run(3500)
    assert made.starts == 2
    assert made.app.faults.entries[0][0] == SOUND + 1
    assert not made.board.watchdog.bites


def safe_bench():
    made = bench()
    for _ in range(3):
        made.app.faults.crashed(made.clock.now())
    made.app.faults.keep()
    made.power_on()
    made.run(500)
    assert made.app.faults.safe
    return made


def test_in_safe_mode_the_hub_answers_and_neither_sounds_nor_sets():
    made = safe_bench()
    made.send("status")
    assert made.told("status")[0]["safe"] == 1
    made.send("settings")
    assert made.told("settings")[0]["vol"] == 5
    troubles = len(made.told("trouble"))
    made.send("settings", vol=7)
    made.send("scene")
    made.send("cue", name="bell", slot=-1)
    made.send("selftest")
    made.send("dance")
    assert made.told("settings")[1]["vol"] == 5
    assert [message["text"] for message in made.told("trouble")[troubles:]] == [
        "In safe mode the hub does not know dance"
    ]
    assert made.board.audio.frames == 0


def test_safe_mode_ends_by_the_hosts_word():
    made = safe_bench()
    made.send("restart")
    made.run(1000)
    assert made.left == ["restart"]
    assert not made.app.faults.safe
    made.run(1000)
    made.send("status")
    assert made.told("status")[-1]["safe"] == 0


def test_safe_mode_ends_by_itself_when_all_was_well_for_five_minutes():
    made = safe_bench()
    made.run(298000)
    assert made.left == []
    made.run(3000)
    assert made.left == ["restart"]
    assert not made.app.faults.safe


def test_safe_mode_outlives_its_own_lamps_and_wears_out_nothing():
    made = safe_bench()
    writes = made.flash.writes
    fails(made, "pixels", "show", 10000)
    made.run(20000)
    made.send("status")
    assert made.told("status")[-1]["faults"] > 0
    assert made.left == []
    made.app.step = None
    for _ in range(20):
        made.run(500)
        made.app.step = None
    assert len(made.left) > 3
    assert made.flash.writes - writes <= 2


def test_in_safe_mode_ctrl_c_leaves_too():
    made = safe_bench()
    made.board.serial.host_write(b"\r\x03")
    made.run(50)
    assert made.left == ["prompt"]


def test_the_host_has_it_leave_as_a_drive_after_its_order_was_acknowledged():
    made = bench()
    made.send("cue", name="bell", slot=-1)
    made.send("bootloader")
    assert made.host.session.pending == 0
    made.run(500)
    assert made.left == ["bootloader"]


def test_ctrl_c_alone_leaves_for_the_prompt_and_among_garbage_is_nothing():
    for hosted in (True, False):
        made = bench(hosted=hosted)
        made.board.serial.host_write(b"garbage\x03\x03 and more\x03" * 5)
        made.run(500)
        assert made.left == []
        made.board.serial.host_write(b"\r\x03\r\x01")
        made.run(50)
        assert made.left == ["prompt"]
        assert made.board.serial.read(64) == b"\r\x01"


def test_run_leaves_dark_lamps_and_a_sleeping_watchdog():
    board = StandInBoard(record=False)
    rests = []

    def rest(ms):
        board.clock.advance(max(1, ms))
        rests.append(any(any(color) for color in board.pixels.now))
        if len(rests) == 200:
            board.serial.host_write(b"\x03")

    board.rest = rest
    assert run(board) == "prompt"
    assert rests[100]
    assert board.pixels.now == [(0, 0, 0)] * 13
    assert not board.watchdog.armed


def test_run_is_interrupted_where_ctrl_c_interrupts():
    board = StandInBoard(record=False)

    def rest(_ms):
        raise KeyboardInterrupt

    board.rest = rest
    assert run(board) == "prompt"
    assert not board.watchdog.armed


def test_garbage_is_collected_in_silence_when_there_is_little_room():
    made = Bench(library=Levels(short=(8000, 15 * RATE)), scores=SCORES)
    asked = []
    tidy = memory.tidy
    memory.tidy = lambda: asked.append(made.app.player.silent) is None
    try:
        made.run(20000)
        assert 3 <= len(asked) <= 5 and all(asked)
        made.send("cue", name="bell", slot=-1)
        asked.clear()
        made.run(12000)
        assert not made.app.player.silent
        assert asked == []
        made.run(5000)
        assert asked == [True]
    finally:
        memory.tidy = tidy
    enough = memory.ENOUGH
    memory.ENOUGH = 1 << 28
    try:
        assert memory.tidy() == (memory.free() > 0)
    finally:
        memory.ENOUGH = enough
    memory.ENOUGH = 0
    try:
        assert not memory.tidy()
    finally:
        memory.ENOUGH = enough


def test_a_hub_whose_steps_take_as_long_as_a_picos_rests_only_for_what_is_left():
    board = StandInBoard(record=False)  # on a Pico's heap there is no room for what is heard
    read = board.buttons.read
    rested = []

    def slow_read():
        board.clock.spend(9)
        return read()

    def rest(ms):
        rested.append(ms)
        board.clock.spend(ms)
        if len(rested) == 1:
            board.buttons.press(ENGINE)
        if len(rested) == 9:
            board.buttons.release(ENGINE)
        if len(rested) == 200:
            raise KeyboardInterrupt

    board.buttons.read = slow_read
    board.rest = rest
    assert run(board) == PROMPT
    assert max(rested[1:]) == 0
    assert board.audio.frames > 0
    assert board.audio.underruns == 0
